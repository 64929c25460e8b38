"""Security headers of every response, and the check of where a request comes from.

A browser says where a request comes from (`Sec-Fetch-Site`, `Origin`): one from another site is refused before anything else. That
protects forms and scripts alike without a token in every form (like Go's CrossOriginProtection). Requests with a bearer token carry
no cookie, so nobody can forge them.
"""

from __future__ import annotations

from urllib.parse import urlsplit

from burgrave.table.errors import NotYours

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "font-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
TRANSPORT = (b"strict-transport-security", b"max-age=31536000")
SAFE = ("GET", "HEAD", "OPTIONS")


def bearer_of(headers: dict[bytes, bytes]) -> str | None:
    """Return the bearer token of a request, None without one. Other schemes are a proxy's business."""
    scheme, *rest = headers.get(b"authorization", b"").decode("latin-1").split(None, 1) or [""]
    return (rest[0].strip() if rest else "") if scheme.lower() == "bearer" else None


def check_origin(method: str, headers: dict[bytes, bytes], base_url: str) -> None:
    """Raise NotYours when a browser says that the request was made by another site."""
    if method in SAFE or bearer_of(headers) is not None:
        return
    site = headers.get(b"sec-fetch-site", b"").decode("latin-1")
    if site:
        if site not in ("same-origin", "none"):
            raise NotYours("this request comes from another site")
        return
    origin = headers.get(b"origin", b"").decode("latin-1")
    if origin:
        hosts = {headers.get(b"host", b"").decode("latin-1")}
        if base_url:
            hosts.add(urlsplit(base_url).netloc)
        if origin == "null" or urlsplit(origin).netloc not in hosts:
            raise NotYours("this request comes from another site")
