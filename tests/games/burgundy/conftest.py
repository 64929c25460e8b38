import pytest


@pytest.fixture(params=["2011", "special"])
def edition(request: pytest.FixtureRequest) -> str:
    """For rules that both books print: the test runs once for each edition."""
    return str(request.param)
