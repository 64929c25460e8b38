"""The one mypyc hint we use, as a no-op where mypy_extensions is not installed."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_hints: Any) -> Any:
        """Interpreted, a hint to the compiler means nothing."""
        return lambda cls: cls
