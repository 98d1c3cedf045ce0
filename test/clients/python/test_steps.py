"""Measures the cost of hostile texts in executed lines instead of seconds."""

import sys

import pytest
from conftest import SOURCES

from open_print_data import BadArgumentError, OpenPrintData
from open_print_data.codes import Codes
from open_print_data.names import ids_of
from open_print_data.search import find, findables, suggest

HOSTILE = [
    "\ufdfa" * 200,
    "\ufdfa" * 13,
    "a " * 100,
    "a(" + "b " * 90 + ")c",
    "ender3" * 33,
    "打印机" * 66,
    "拓a" * 100,
    "aeionrstl" * 4,
]


def lines_of(call):
    """The number of lines of the package that a call executes."""
    count = 0

    def local(frame, event, arg):
        nonlocal count
        count += event == "line"
        return local

    sys.settrace(lambda frame, *_: local if "open_print_data" in frame.f_code.co_filename else None)
    try:
        call()
    finally:
        sys.settrace(None)
    return count


@pytest.fixture(scope="module")
def release():
    """The release in a folder."""
    return OpenPrintData(SOURCES["a folder"])


@pytest.mark.parametrize("text", HOSTILE)
def test_costs_little_more_than_a_misspelt_name(release, text):
    names, items = release.json("/api/v1/names.json"), findables(release.json("/api/v1/brief/find.json"))
    ordinary = lines_of(lambda: find("creality endr 3 v2", items))
    for kind in names:
        assert lines_of(lambda: (ids_of(names, kind, text), suggest(names, kind, text))) < 2 * ordinary
    for query in (text, text * 50):
        assert lines_of(lambda: find(query, items)) < 2 * ordinary


def test_a_name_that_is_too_long_when_folded_is_refused(release):
    with pytest.raises(BadArgumentError) as raised:
        release.printer("\ufdfa" * 100)
    assert (raised.value.code, raised.value.parameter) == ("out_of_range", "printer")


def test_a_code_is_found_before_a_long_partial_match(release):
    systems = list(release._pages("codes"))
    codes = Codes(systems, [code for system in systems for code in release._pages(f"codes/{system['id']}")])
    text = "unable to parse Error on 'mcu': missing x. " + "Error on " + "-" * 20_000
    assert "klipper" in {code["system"] for code in codes.find(text)}
