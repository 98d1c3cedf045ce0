"""The client over a folder: names, nozzles, verdicts, spools, identifiers and the search."""

import asyncio
import io
import json
import zipfile

import pytest

from open_print_data import (
    BadArgumentError,
    Folder,
    MissingFileError,
    NoProfileError,
    OpenPrintData,
    PresetRefusedError,
    Reading,
    Since,
    UnknownNameError,
    UnknownNozzleError,
)
from open_print_data.names import labels_path
from open_print_data.presets.files import machine_section


@pytest.fixture
def data(release):
    return OpenPrintData(release)


def test_default_profile_is_for_the_default_nozzle(data):
    profile = data.profile("P1S", "petg")
    assert profile["id"] == data.profiles("bambu-lab-p1s", "petg").page(1, 1).data[0]["id"]
    assert profile["nozzle"]["variant"] == data.printer("P1S")["default_nozzle_variant"]


@pytest.mark.parametrize("nozzle", ["0.6", 0.6, "0.6 mm"])
def test_spellings_of_a_nozzle(data, nozzle):
    assert data.profile("bambu-lab-p1s", "petg", nozzle)["nozzle"]["diameter_mm"] == 0.6


def test_missing_profile(data):
    with pytest.raises(NoProfileError) as raised:
        data.profile("a1 mini", "asa")
    assert "pla" in raised.value.suggestions
    with pytest.raises(UnknownNozzleError) as nozzle:
        data.profile("p1s", "petg", 0.5)
    assert "0.4" in nozzle.value.suggestions


def test_a_verdict_has_its_reasons(data):
    fit = data.fit("a1 mini", "asa")
    assert fit["verdict"] == "no"
    assert "bed_too_cold" in [reason["code"] for reason in fit["reasons"]]
    sources = list(data.fit_sources())
    assert all(sources[n]["id"] for reason in fit["reasons"] for n in reason.get("sources", []))


def test_short_versions_in_one_language(data):
    assert data.json(data.material("PETG")["brief"]["zh"])["data"] == [data.brief_material("PETG", "zh")]
    rule = data.brief_rule("拉丝")
    assert rule["id"] == "stringing"
    assert rule["causes"]


def test_spools_and_identifiers(data):
    assert data.filament("Polymaker PolyTerra PLA")["material"] == "pla"
    assert data.printer("C12")["id"] == "bambu-lab-p1s"
    assert {"pla"} == {one for found in data.identify("GFA00") for one in found.materials}
    assert data.identify("GFA00", "bambu_tray_info_idx")[0].filaments
    assert data.identify("nothing at all") == []
    assert labels_path("8594173675001") == labels_path("0 8594173675001") == "/api/v1/identify/labels/d5.json"
    with pytest.raises(UnknownNameError) as raised:
        data.filaments("Prusamnt")
    assert "prusament" in raised.value.suggestions


@pytest.mark.parametrize(
    "text, code",
    [
        ("Error: 0300-0D00-0001-0003", "bambu-hms-0300-0d00-0001-0003"),
        ("hms_0300_0d00_0001_0003", "bambu-hms-0300-0d00-0001-0003"),
        ("#12201", "prusa-printer-201"),
        ("[ERROR] MCU 'mcu' shutdown: Timer too close\nThis often indicates", "klipper-timer-too-close"),
        ("Heater extruder not heating at expected rate", "klipper-heater-heater-not-heating-at-expected-rate"),
        ("12", None),
        ("nothing that a machine says", None),
    ],
)
def test_reported_codes(data, text, code):
    assert next((one["id"] for one in data.code(text)), None) == code


def test_codes_of_one_system(data):
    assert data.code("Timer too close", ["klipper"]) and data.code("Timer too close", ["prusa"]) == []


@pytest.mark.parametrize(
    "text, filament, colour",
    [
        ("Prusament PETG Jet Black", "prusament--petg", "Jet Black"),
        ("bambu pla basic jade white", "bambu-lab--pla-basic", "Jade White"),
        ("esun pla+ white cold", "esun--pla-plus", "Cold White"),
        ("Prusament PETG Nowhere Black", "prusament--petg", None),
    ],
)
def test_colours_are_names(data, text, filament, colour):
    first, *others = data.find(text)
    assert (first.id, first.colour, first.sure) == (filament, colour, colour is not None)
    assert filament not in [one.id for one in others]


@pytest.mark.parametrize(
    "call, code",
    [
        (lambda data: data.printer(""), "empty_value"),
        (lambda data: data.printer("x" * 300), "out_of_range"),
        (lambda data: data.printer(None), "invalid_value"),
        (lambda data: data.printers().page(0), "out_of_range"),
        (lambda data: data.printers().page(1, 1.5), "invalid_number"),
        (lambda data: data.find("p1s", kinds=["toasters"]), "invalid_value"),
        (lambda data: data.identify("x", "toaster"), "invalid_value"),
        (lambda data: data.json("/../secret"), "invalid_value"),
        (lambda data: data.brief_rule("stringing", "de"), "invalid_value"),
        (lambda data: OpenPrintData(""), "invalid_value"),
    ],
)
def test_invalid_arguments(data, call, code):
    with pytest.raises(BadArgumentError) as raised:
        call(data)
    assert raised.value.code == code


def test_pages_are_iterators(data):
    pages = data.printers().pages()
    first = next(pages)
    assert len(first.data) == first.limit == 50
    assert sum(len(page.data) for page in pages) == first.total - 50


def test_with_asyncio(data):
    async def both():
        return await asyncio.gather(*(asyncio.to_thread(data.printer, name) for name in ("P1S", "MK4S")))

    assert [one["id"] for one in asyncio.run(both())] == ["bambu-lab-p1s", "prusa-mk4s"]


@pytest.mark.parametrize("name", ["nozzle_temperature", "Nozzle temperature", "喷嘴温度", "nozzle-temperature"])
def test_a_setting_by_any_of_its_names(data, name):
    assert data.setting(name)["id"] == "nozzle_temperature"


def test_a_setting_by_the_key_of_a_slicer(data):
    for one in data.settings():
        key = one["slicers"]["prusaslicer"]["key"]
        if key and sum(other["slicers"]["prusaslicer"]["key"] == key for other in data.settings()) == 1:
            try:
                assert data.setting(key)["id"] in (one["id"], key)
            except UnknownNameError as error:
                assert error.several and one["id"] in error.suggestions
    with pytest.raises(UnknownNameError) as raised:
        data.setting("nozle temperatur")
    assert "nozzle_temperature" in raised.value.suggestions


def test_changes_since_a_version():
    """A custom source with steps as the service publishes them."""
    index = {"version": "dd", "from": "aa", "to": "dd", "steps": [{"version": v, "path": f"/api/v1/changes/{v}.json"} for v in ("bb", "cc", "dd")]}
    files = {"/api/v1/index.json": {"version": "dd"}, "/api/v1/changes/index.json": index}
    files.update({step["path"]: {"version": step["version"]} for step in index["steps"]})

    class Given:
        name = "given"

        def __init__(self, files):
            self.files = files

        def read(self, path, after=0):
            if path not in self.files:
                raise MissingFileError(path)
            return Reading(json.dumps(self.files[path]).encode(), 0)

    data = OpenPrintData(Given(files))
    assert [step["version"] for step in data.since("bb").steps] == ["cc", "dd"]
    assert len(data.since("aa").steps) == 3
    assert data.since("dd") == Since("unchanged", "dd")
    assert data.since("0a") == Since("everything", "dd", reason="unknown_version")
    stale = OpenPrintData(Given({**files, "/api/v1/changes/index.json": {**index, "to": "cc"}}))
    assert stale.since("aa").reason == "not_released"
    without = OpenPrintData(Given({"/api/v1/index.json": {"version": "dd"}}))
    assert (without.since("aa").reason, without.since("dd").status) == ("no_steps", "unchanged")


def test_a_preset_for_a_slicer(data):
    preset = data.preset("P1S", "PETG", "Orca Slicer", fixes=[{"symptom": "拉丝", "fix": "retraction-up", "value": 0.9}])
    assert preset.form == "inherits" and preset.file_name.endswith(".orcaslicer.zip")
    assert [json.loads(file.text)["filament_retraction_length"] for file in preset.files] == [["0.9"]]
    assert preset.file_name in preset.steps()[1] and preset.file_name in preset.steps("zh")[1]
    assert zipfile.ZipFile(io.BytesIO(preset.data)).namelist() == [file.name for file in preset.files]
    whole = data.preset("MK4S", "PETG", "prusaslicer")
    assert whole.data.decode() == whole.files[0].text and "bed_shape = 0x0,250x0,250x210,0x210\n" in whole.files[0].text


def test_refused_presets(data):
    with pytest.raises(PresetRefusedError) as raised:
        data.preset("P1S", "PETG", "orcaslicer", fixes=[{"symptom": "stringing", "fix": "retraction-up", "value": 50}])
    assert raised.value.code == "outside_safe_range" and raised.value.allowed and "50 mm" in str(raised.value)
    for options in ({"slicer": "slic3r"}, {"form": "half"}, {"fixes": ["stringing/retraction-up"]}, {"fixes": [{"fix": "x"}]}):
        with pytest.raises(BadArgumentError, match=next(iter(options))):
            data.preset("P1S", "PETG", **{"slicer": "orcaslicer", **options})


RETRACTION = [{"symptom": "stringing", "fix": "retraction-up"}]


def with_mapping(release, change):
    """A client with a changed row for the retraction length in its mapping for OrcaSlicer."""
    folder = Folder(release)
    mapping = json.loads(folder.read("/api/v1/presets/orcaslicer.json").body)
    change(next(one for one in mapping["data"][0]["fields"] if one["setting"] == "retraction_length"))

    class Changed:
        name = "changed"

        def read(self, path, after=0):
            return Reading(json.dumps(mapping).encode(), 0) if "/presets/" in path else folder.read(path, after)

    return OpenPrintData(Changed())


def test_a_fix_sets_required_fields(release):
    """A mapping may name another field without which a changed value has no effect."""
    wipe = OpenPrintData(release).profile("P1S", "PETG")["retraction"]["wipe"]
    needed = {"requires": [{"field": "retraction.wipe", "values": [not wipe]}]}
    preset = with_mapping(release, lambda row: row.update(needed)).preset("P1S", "PETG", "orcaslicer", fixes=RETRACTION)
    assert dict(preset.values["filament"])["filament_wipe"] == str(int(not wipe))


@pytest.mark.parametrize(
    "change, code",
    [
        (lambda row: row["keys"][0].update(form={"kind": "computed", "calculation": "future"}), "unknown_form"),
        (lambda row: row.update(setting="gone"), "unknown_setting"),
    ],
)
def test_unsupported_mapping(release, change, code):
    with pytest.raises(PresetRefusedError) as raised:
        with_mapping(release, change).preset("P1S", "PETG", "orcaslicer", fixes=RETRACTION)
    assert raised.value.code == code


def test_a_bed_of_unknown_size_cannot_be_written(data):
    unknown = {"x": None, "y": None, "z": None}
    printer = {**data.printer("MK4S"), "printable_volume_mm": unknown, "build_volume_mm": unknown}
    with pytest.raises(PresetRefusedError, match="MK4S"):
        machine_section(data.profile("MK4S", "PETG"), printer, "2.9")
