import pytest


@pytest.fixture(params=["2011", "special"])
def edition(request: pytest.FixtureRequest) -> str:
    """Return each edition in turn, for rules that both books print."""
    return str(request.param)
