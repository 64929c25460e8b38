"""The one mypyc hint we use, as a no-op where mypy_extensions is not installed."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_hints: Any) -> Any:
        """Return a decorator that does nothing: the hint is for the compiler only."""
        return lambda cls: cls
