"""Answers are packed in one step; what comes in pieces, is small or is packed already stays as it is."""

import gzip

import pytest

from burgrave.table.compression import MIN_BYTES, GzipSend, accepts_gzip

pytestmark = pytest.mark.anyio
LONG = b"a duchy of thirty-seven spaces " * 40
START = {"type": "http.response.start", "status": 200, "headers": [(b"content-type", b"text/html"), (b"Content-Length", b"1240")]}


async def sent(*messages):
    """The messages that `GzipSend` passes on when it gets these."""
    out = []

    async def send(message):
        out.append(message)

    packing = GzipSend(send)
    for message in messages:
        await packing(message)
    return out


def body(content, **more):
    return {"type": "http.response.body", "body": content, **more}


async def test_a_long_answer_is_packed_and_says_so():
    start, packed = await sent(START, body(LONG))
    headers = dict(start["headers"])
    assert gzip.decompress(packed["body"]) == LONG
    assert headers[b"content-encoding"] == b"gzip"
    assert headers[b"vary"] == b"accept-encoding"
    lengths = [value for name, value in start["headers"] if name.lower() == b"content-length"]
    assert lengths == [str(len(packed["body"])).encode()]


@pytest.mark.parametrize(
    "messages",
    [
        [START, body(b"x" * (MIN_BYTES - 1))],
        [START, body(b"")],
        [START, body(LONG, more_body=True), body(LONG)],
        [{**START, "headers": [(b"Content-Encoding", b"gzip")]}, body(LONG)],
    ],
    ids=["short", "empty", "a stream", "packed already"],
)
async def test_everything_else_passes_as_it_is(messages):
    assert await sent(*messages) == messages


def test_only_clients_that_accept_gzip_get_it():
    assert accepts_gzip({b"accept-encoding": b"br, gzip"})
    assert not accepts_gzip({b"accept-encoding": b"br"})
    assert not accepts_gzip({})
