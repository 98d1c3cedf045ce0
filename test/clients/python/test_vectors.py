"""Replays the published vectors as calls of the client, over every kind of source."""

import hashlib
import json
import re
from urllib.parse import parse_qsl, unquote_to_bytes, urlsplit

import pytest
from conftest import SOURCES

from open_print_data import OpenPrintData, OpenPrintDataError

LISTS = {"printers", "materials", "profiles", "troubleshoot"}
VECTORS = OpenPrintData(SOURCES["a folder"]).json("/api/v1/vectors.json")["vectors"]


def call_of(vector):
    """The call of the client for a request, or why there is none."""
    request = vector["request"]
    if request["method"] != "GET":
        return "a call reads, and gives records rather than headers"
    if request.get("headers"):
        return "the client itself asks whether what it keeps still holds"
    url = urlsplit(request["url"])
    path, asks = url.path, "?" in request["url"]
    name = path.rstrip("/").rpartition("/")[2]
    if "/api/v1/".startswith(path):
        return "a folder is no file"
    if path.rstrip("/") != f"/api/v1/{name}" or name not in LISTS:
        return "the path of a file has no query" if asks else lambda data: data.source.read(path).body
    try:
        unquote_to_bytes(url.query).decode()
        lost = re.search("%(?![0-9a-fA-F]{2})", url.query)
    except UnicodeDecodeError:
        lost = True
    if lost:
        return "a text has no bytes that do not decode"
    given = parse_qsl(url.query, keep_blank_values=True)
    options = dict(given)
    if len(options) < len(given):
        return "arguments have each name once"
    if not set(options) <= {"page", "limit", "brand", "printer", "material", "symptom"} or not allowed(name, options):
        return "an argument that there is not is a TypeError of Python"
    page, limit = (number(options.pop(key, None)) for key in ("page", "limit"))
    return lambda data: getattr(data, name)(**options).page(1 if page is None else page, limit)


def allowed(name, options):
    filters = {"printers": {"brand"}, "materials": set(), "profiles": {"printer", "material"}, "troubleshoot": {"symptom"}}
    return set(options) - {"page", "limit"} <= filters[name]


def number(text):
    return int(text) if text and re.fullmatch("-?[0-9]+", text) else text


CALLS = [(vector, call_of(vector)) for vector in VECTORS]
MADE = [pytest.param(vector, call, id=vector["name"]) for vector, call in CALLS if callable(call)]


@pytest.mark.parametrize("source", list(SOURCES))
@pytest.mark.parametrize("vector, call", MADE)
def test_vector(source, vector, call, clients={}):
    data = clients.setdefault(source, OpenPrintData(SOURCES[source]))
    response = vector["response"]
    error = (response.get("body") or {}).get("error")
    if error:
        with pytest.raises(OpenPrintDataError) as raised:
            call(data)
        assert raised.value.code == error["code"]
        if error.get("parameter") and error["code"] != "not_found":
            assert raised.value.parameter == error["parameter"]
        if error["code"] != "not_found" and "suggestions" in error:
            assert list(raised.value.suggestions) == error["suggestions"]
        if "suggestion" in response:
            assert response["suggestion"] in raised.value.suggestions
        return
    answer = call(data)
    if isinstance(answer, bytes):
        assert hashlib.sha256(answer).hexdigest() == response["sha256"]
        return
    assert {"total": answer.total, "page": answer.page, "limit": answer.limit} == response["meta"]
    records = ",\n".join(json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in answer.data)
    assert digest(records, response["meta"]) == response["sha256"]


def digest(records, meta):
    """SHA-256 of the response as the service writes it."""
    lines = f"\n{records}\n" if records else "\n"
    text = f'{{"success":true,"data":[{lines}],"meta":{json.dumps(meta, separators=(",", ":"))}}}\n'
    return hashlib.sha256(text.encode()).hexdigest()


def test_most_vectors_are_calls():
    reasons = {call for _, call in CALLS if isinstance(call, str)}
    assert reasons == {
        "a call reads, and gives records rather than headers",
        "the client itself asks whether what it keeps still holds",
        "a folder is no file",
        "the path of a file has no query",
        "a text has no bytes that do not decode",
        "arguments have each name once",
        "an argument that there is not is a TypeError of Python",
    }
    assert len(MADE) > 2 * (len(CALLS) - len(MADE))


RESOLVE = OpenPrintData(SOURCES["a folder"]).json("/api/v1/vectors/resolve.json")


def bare(value):
    """A response without its texts."""
    if isinstance(value, list):
        return [bare(one) for one in value]
    if not isinstance(value, dict):
        return value
    return {key: bare(one) for key, one in value.items() if key not in RESOLVE["without_texts"]}


@pytest.mark.parametrize("vector", RESOLVE["vectors"], ids=lambda vector: f"{vector['rule']}-{vector['setup']['profile']}")
def test_resolves(vector, data=OpenPrintData(SOURCES["a folder"])):
    names = dict(vector["setup"])
    profile = names.pop("profile")
    nozzle = profile and profile[len(f"{names['printer']}--") : -len(f"--{names['material']}")]
    assert bare(data.resolve(vector["rule"], **names, nozzle=nozzle)) == vector["resolved"]


def test_resolves_by_names():
    data = OpenPrintData(SOURCES["a folder"])
    answer = data.resolve("拉丝", "P1S", "PETG", slicer="orcaslicer", user_values={"retraction_length": 0.6})
    fixes = {fix["id"]: fix for cause in answer["causes"] for fix in cause["fixes"]}
    assert answer["name"] == "Stringing" and fixes["retraction-up"]["change"]["current"]["from"] == "yours"
    with pytest.raises(OpenPrintDataError, match="slicer"):
        data.resolve("stringing", slicer="slic3r")
    with pytest.raises(OpenPrintDataError, match="nozzle"):
        data.resolve("stringing", "P1S", nozzle="wide")
