"""Faults between a client and its source, caused by scripted servers."""

import gzip
import json
import threading
import time

import pytest
from conftest import answer, send

from open_print_data import FolderCache, OpenPrintData, ReleaseChangedError, SourceError, Web

PRINTER = answer([{"id": "p"}])
PATH = "/api/v1/printers/p.json"


def test_retries_transient_failures(serve):
    def script(handler, count):
        if count == 1:
            send(handler, 503, Retry_After="0")
        elif count == 2:
            send(handler, 200, PRINTER[:20], Content_Length=str(len(PRINTER)))  # the connection is cut
        elif count == 3:
            send(handler, 200, b'{"success": tr')
        else:
            send(handler, 200, PRINTER)

    url, asked = serve(script)
    assert OpenPrintData(url).printer("p")["id"] == "p"
    assert len(asked) == 4


@pytest.mark.parametrize(
    "status, body, code",
    [
        (500, b"", "server_error"),
        (503, b"", "data_unavailable"),
        (200, b"<html>", "broken_answer"),
        (200, b'{"a": 1}', "broken_answer"),
        (403, b"", "server_error"),
    ],
)
def test_reports_permanent_failures(serve, status, body, code):
    url, asked = serve(lambda handler, _: send(handler, status, body))
    with pytest.raises(SourceError) as raised:
        OpenPrintData(url).printer("p")
    assert raised.value.code == code
    assert len(asked) == (1 if status == 403 or body.startswith(b"{") else 4)


@pytest.mark.parametrize("packed", [False, True])
def test_rejects_a_response_larger_than_any_file(serve, packed):
    plain = b" " * (26 * 2**20)
    body, headers = (gzip.compress(plain), {"Content_Encoding": "gzip"}) if packed else (plain, {})
    url, _ = serve(lambda handler, _: send(handler, 200, body, **headers))
    with pytest.raises(SourceError, match="more than 26214400 bytes") as raised:
        OpenPrintData(Web(url, attempts=1)).printer("p")
    assert raised.value.code == "broken_answer"


def test_respects_retry_after(serve):
    url, asked = serve(lambda handler, count: send(handler, 429, Retry_After="1") if count == 1 else send(handler, body=PRINTER))
    before = time.monotonic()
    OpenPrintData(url).printer("p")
    assert time.monotonic() - before >= 1
    assert len(asked) == 2


def test_gives_up_if_retry_after_exceeds_the_timeout(serve):
    url, asked = serve(lambda handler, _: send(handler, 429, Retry_After="60"))
    with pytest.raises(SourceError) as raised:
        OpenPrintData(url, timeout=5).printer("p")
    assert (raised.value.code, raised.value.retry_after, len(asked)) == ("rate_limited", 60, 1)


def test_an_endless_429_ends(serve):
    url, asked = serve(lambda handler, _: send(handler, 429, Retry_After="0"))
    with pytest.raises(SourceError):
        OpenPrintData(url).printer("p")
    assert len(asked) == 4


def test_a_dripping_response_ends_at_the_timeout(serve):
    over = threading.Event()

    def script(handler, _):
        handler.send_response(200)
        handler.end_headers()
        for _ in range(100):
            if over.wait(0.1):
                return
            try:
                handler.wfile.write(b" ")
                handler.wfile.flush()
            except OSError:
                return

    url, _ = serve(script)
    with pytest.raises(SourceError) as raised:
        OpenPrintData(url, timeout=0.5).printer("p")
    over.set()
    assert raised.value.code == "timeout"


def test_unreachable_source(serve):
    with pytest.raises(SourceError) as raised:
        OpenPrintData("http://127.0.0.1:9", timeout=1).printer("p")
    assert raised.value.code in ("network", "timeout")


@pytest.mark.parametrize("in_folder", [False, True])
def test_revalidates_cached_responses_by_etag(serve, tmp_path, in_folder):
    def script(handler, count):
        if count == 1:
            send(handler, 200, gzip.compress(PRINTER), ETag='"a"', Content_Encoding="gzip", Cache_Control="max-age=0")
        else:
            handler.send_response(304)
            handler.end_headers()

    url, asked = serve(script)
    cache = FolderCache(str(tmp_path)) if in_folder else None
    data = OpenPrintData(url, cache=cache)
    for _ in range(2):
        assert data.printer("p")["id"] == "p"
    if in_folder:  # another program
        OpenPrintData(url, cache=FolderCache(str(tmp_path))).printer("p")
    assert asked == [(PATH, None)] + [(PATH, '"a"')] * (2 if in_folder else 1)


def test_fresh_responses_need_no_request(serve):
    url, asked = serve(lambda handler, _: send(handler, body=PRINTER, Cache_Control="public, max-age=300"))
    data = OpenPrintData(url)
    for _ in range(3):
        data.printer("p")
    assert len(asked) == 1


def test_returns_the_cached_response_if_the_source_fails(serve):
    url, _ = serve(lambda handler, count: send(handler, 200, PRINTER) if count == 1 else send(handler, 500))
    data = OpenPrintData(url)
    data.printer("p")
    assert data.printer("p")["id"] == "p"


def release(versions, totals):
    """A list of two pages in a source whose release changes as in `versions`, one per request of the index."""

    def script(handler, count):
        if handler.path.endswith("brief/index.json"):
            send(handler, body=json.dumps({"version": versions[min(count, len(versions)) - 1]}).encode())
        else:
            number = 2 if "page/2" in handler.path else 1
            send(handler, body=answer([number], totals[min(count, len(totals)) - 1], number, 1))

    return script


def test_pages_of_one_release(serve):
    url, _ = serve(release(["a"], [2]))
    assert list(OpenPrintData(url).materials()) == [1, 2]
    assert OpenPrintData(url).materials().page(2, 1).data == [2]


def named(versions):
    """A list of two pages in a source that sends the versions in `versions` with its responses."""
    asked = []

    def script(handler, _):
        asked.append(handler.path)
        number = 2 if "page/2" in handler.path else 1
        version = versions[min(len(asked), len(versions)) - 1]
        send(handler, body=answer([number], 2, number, 1), X_Data_Version=version)

    return script, asked


def test_pages_that_name_one_version_need_no_index(serve):
    script, asked = named(["a"])
    url, _ = serve(script)
    assert list(OpenPrintData(url).materials()) == [1, 2]
    assert not any("index.json" in path for path in asked)


@pytest.mark.parametrize("script", [release(["a", "b"], [2]), named(["a", "a", "b"])[0]], ids=["by the index", "by a page"])
def test_a_release_change_between_two_pages_is_reported(serve, script):
    url, _ = serve(script)
    seen = []
    with pytest.raises(ReleaseChangedError):
        for one in OpenPrintData(url).materials():
            seen.append(one)
    assert seen == [1]


def test_threads_share_a_client(serve):
    url, _ = serve(lambda handler, _: send(handler, body=PRINTER))
    data, failed = OpenPrintData(url), []

    def work():
        try:
            for _ in range(20):
                assert data.printer("p")["id"] == "p"
        except Exception as error:  # noqa: BLE001
            failed.append(error)

    threads = [threading.Thread(target=work) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failed == []


def test_a_source_ends_before_the_api():
    assert Web("http://127.0.0.1:1/x/api/v1/").name == "http://127.0.0.1:1/x"
