"""The files of a preset as slicers import them, with the printer that a file of PrusaSlicer contains."""

import io
import json
import math
import re
import unicodedata
import zipfile
from dataclasses import dataclass
from typing import Any, Callable, Iterator, List, Mapping, NamedTuple, Optional, Sequence, Tuple

from ..errors import PresetRefusedError
from ..generated.presets import FLAVORS, FOR_KIND, IMPORT_STEPS, NEWER_FLAVORS, SLICER_NAMES
from .values import compare_versions, number_text, version_numbers
from ..resolve import first_known

_Record = Mapping[str, Any]
Pairs = List[Tuple[str, str]]
#: Any machine: Cura's reader substitutes the definition of the active one.
_ANY_MACHINE = "fdmprinter"


class PresetFile(NamedTuple):
    """A text file of a preset; ``name`` is that of the file, or of the entry in the archive."""

    name: str
    text: str


@dataclass(frozen=True)
class Preset:
    """A preset for a slicer: ``data`` is the file to import, ``file_name`` its name."""

    slicer: str
    version: str
    name: str
    #: The slicer's own presets that it is based on.
    parents: Optional[Mapping[str, Any]]
    #: ``inherits``: over presets of the slicer; ``full``: on its own; ``overlay``: for a command line; ``profile``: Cura's.
    form: str
    #: What happened to every value: ``field``, ``value``, ``outcome``, ``keys``, ``remark`` and more.
    rows: Sequence[Mapping[str, Any]]
    #: Warnings, each with ``code``, ``text`` and ``text_zh``.
    notes: Sequence[Mapping[str, str]]
    #: The keys and texts of each part, such as ``filament``.
    values: Mapping[str, Sequence[Tuple[str, str]]]
    #: Cura: quality type and settings version.
    cura: Optional[Mapping[str, Any]]

    @property
    def files(self) -> List[PresetFile]:
        """The texts: filament and process, one configuration, or the containers of a profile."""
        if self.slicer == "prusaslicer":
            return [_prusa_file(self)]
        return list(_cura_files(self) if self.slicer == "cura" else _orca_files(self))

    @property
    def file_name(self) -> str:
        """The name of the one file that the slicer imports."""
        overlay = "-overlay" if self.form == "overlay" else ""
        end = {"prusaslicer": f"{overlay}.ini", "cura": ".curaprofile"}.get(self.slicer, ".zip")
        return f"{_file_name(self.name)}.{_file_name(self.slicer)}{end}"

    @property
    def data(self) -> bytes:
        """The content of the file: a text for PrusaSlicer, else a zip archive of the texts."""
        if self.slicer == "prusaslicer":
            return self.files[0].text.encode()
        content = io.BytesIO()
        with zipfile.ZipFile(content, "w") as archive:
            for file in self.files:
                archive.writestr(zipfile.ZipInfo(file.name), file.text.encode())
        return content.getvalue()

    def steps(self, language: str = "en") -> List[str]:
        """How to import the file, in English (``en``) or Chinese (``zh``)."""
        machine = self._parent("machine") or ""
        way = self.form if self.slicer in ("prusaslicer", "cura") else "machine_known" if machine else "machine_unknown"
        kinds = [FOR_KIND[kind][language] for kind in FOR_KIND if self.values[kind]]
        words = {"program": SLICER_NAMES[self.slicer], "machine": machine, "file": self.file_name, "name": self.name}
        words["kinds"] = {"en": " and ", "zh": "和"}[language].join(kinds)
        return [step[language].format(**words, quality=(self.cura or {}).get("quality_type")) for step in IMPORT_STEPS[way]]

    @property
    def command(self) -> Optional[str]:
        """The command that slices a model with an overlay over presets of PrusaSlicer, which takes their names since 2.9."""
        if self.form != "overlay" or compare_versions(self.version, "2.9") < 0:
            return None
        options = (("--printer-profile", "machine"), ("--print-profile", "process"), ("--material-profile", "filament"))
        named = [f"{option} {_quoted(self._parent(kind))}" for option, kind in options if self._parent(kind) is not None]
        return " ".join(["prusa-slicer", *named, f"--load {_quoted(self.file_name)}", "--export-gcode model.stl"])

    def _parent(self, kind: str) -> Any:
        return (self.parents or {}).get(kind)


def machine_section(record: _Record, printer: _Record, version: str) -> Pairs:
    """The printer of a full configuration: it homes before a print and switches off after it."""
    nozzle = next((one for one in printer["nozzles"] if one["variant"] == record["nozzle"]["variant"]), None)
    heights: _Record = nozzle["layer_height_mm"] if nozzle else {}
    height = _usable(printer, "z")
    return [
        ("printer_technology", "FFF"),
        ("bed_shape", _bed_shape(printer)),
        *_one("max_print_height", None if height is None else min(height, 1200)),  # PrusaSlicer's own limit
        *_one("nozzle_diameter", first_known(record["nozzle"]["diameter_mm"], nozzle and nozzle["diameter_mm"])),
        *_one("min_layer_height", heights.get("min")),
        *_one("max_layer_height", heights.get("max")),
        ("gcode_flavor", flavor_of(printer, version) or "marlin"),
        ("use_relative_e_distances", "1"),
        *_limits(printer),
        *_retraction(printer["retraction"]),
        ("machine_limits_usage", "time_estimate_only"),
        ("start_gcode", "G28"),
        ("end_gcode", "M104 S0\\nM140 S0\\nM107\\nM84"),
        ("layer_gcode", "G92 E0"),
    ]


def flavor_of(printer: _Record, version: str) -> Optional[str]:
    """The printer's G-code flavour in a version of PrusaSlicer; None: not known, or not in that version."""
    flavor: Optional[str] = printer["gcode_flavor"]
    return flavor if flavor in FLAVORS and not is_newer_flavor(printer, version) else None


def is_newer_flavor(printer: _Record, version: str) -> bool:
    """Whether a version of PrusaSlicer is too old for the flavour of a printer."""
    since = NEWER_FLAVORS.get(printer["gcode_flavor"] or "")
    return since is not None and compare_versions(since, version) > 0


def _usable(printer: _Record, axis: str) -> Any:
    return first_known(printer["printable_volume_mm"][axis], printer["build_volume_mm"][axis])


def _bed_shape(printer: _Record) -> str:
    x, y = _usable(printer, "x"), _usable(printer, "y")
    if x is None or y is None:
        raise PresetRefusedError("no_bed", f"{printer['brand']} {printer['model']}")
    left, front = (-x / 2, -y / 2) if printer["bed_origin"] == "center" else (0, 0)

    def corner(across: float, along: float) -> str:
        return "x".join(number_text(math.floor(at * 100 + 0.5) / 100) for at in (left + across * x, front + along * y))

    if printer["bed_shape"] != "circular":
        return ",".join([corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)])
    angles = [2 * math.pi * at / 64 for at in range(64)]
    return ",".join(corner((1 + math.cos(angle)) / 2, (1 + math.sin(angle)) / 2) for angle in angles)


def _limits(printer: _Record) -> Iterator[Tuple[str, str]]:
    """Machine limits, each for normal and silent mode."""
    speed, rate, jerk = (printer[f"max_{name}"] for name in ("speed_mm_s", "acceleration_mm_s2", "jerk_mm_s"))
    for key, values, names in (
        ("feedrate", speed, "xyze"), ("acceleration", rate, "xyze"), ("jerk", jerk, "xyze"),
        ("acceleration", rate, ("extruding", "retracting", "travel")),
    ):  # fmt: skip
        for name in names:
            yield from _one(f"machine_max_{key}_{name}", values[name], lambda text: f"{text},{text}")


#: The retraction of a printer by its key, for filaments without their own.
_RETRACTION = {
    "retract_length": "length_mm", "retract_speed": "speed_mm_s", "deretract_speed": "deretraction_speed_mm_s",
    "retract_lift": "z_hop_mm", "retract_before_travel": "min_travel_mm", "retract_restart_extra": "extra_prime_mm",
    "retract_before_wipe": "before_wipe_percent", "retract_layer_change": "on_layer_change", "wipe": "wipe",
}  # fmt: skip


def _retraction(own: _Record) -> Iterator[Tuple[str, str]]:
    for key, field in _RETRACTION.items():
        yield from _one(key, own[field], lambda text: f"{text}%" if key == "retract_before_wipe" else text)


def _one(key: str, value: Optional[float], form: Callable[[str], str] = str) -> Pairs:
    return [] if value is None else [(key, form(number_text(value)))]


def _file_name(name: str) -> str:
    plain = unicodedata.normalize("NFKD", name).lower()
    return re.sub("[^a-z0-9.]+", "-", plain).strip("-.") or "preset"


def _quoted(text: str) -> str:
    return '"' + re.sub(r'["\\$`]', r"\\\g<0>", text) + '"'


def _lines(pairs: Sequence[Tuple[str, Any]]) -> str:
    return "".join(f"{key} = {text}\n" for key, text in pairs)


def _prusa_file(of: Preset) -> PresetFile:
    ids = [(f"{kind}_settings_id", of.name) for kind in ("printer", "print", "filament")] if of.form == "full" else []
    pairs = [*of.values["machine"], *of.values["filament"], *of.values["process"], *ids]
    return PresetFile(f"{of.name}.ini", f"# Open Print Data, for PrusaSlicer {of.version}\n# {of.name}\n{_lines(pairs)}")


def _cura_files(of: Preset) -> Iterator[PresetFile]:
    """Machine settings and extruder settings; 4 is the container version that Cura need not upgrade."""
    entry = re.sub("^_|_$", "", re.sub("[^A-Za-z0-9]+", "_", of.name)).lower() or "preset"
    # Cura's reader substitutes the definition of the active machine for that of any machine.
    general = [("version", 4), ("name", of.name), ("definition", first_known(of._parent("machine"), "fdmprinter"))]
    metadata = [("type", "quality_changes"), *(of.cura or {}).items()]
    for end, kind in (("", "global"), ("_extruder_0", "extruder")):
        position = [("position", 0)] if end else []
        sections = (("general", general), ("metadata", [*metadata, *position]), ("values", of.values[kind]))
        yield PresetFile(entry + end, "\n".join(f"[{title}]\n{_lines(pairs)}" for title, pairs in sections))


def _orca_files(of: Preset) -> Iterator[PresetFile]:
    """Strings only: in lists of one for a filament, plain for a process. A version that does not parse is not imported."""
    numbers, bambu = [*version_numbers(of.version), 0, 0, 0, 0], of.slicer == "bambu_studio"
    version = ".".join(f"{one:02}" for one in numbers[:4]) if bambu else ".".join(map(str, numbers[:3]))
    for kind, key in (("filament", "filament_settings_id"), ("process", "print_settings_id")):
        parent = {} if of._parent(kind) is None else {"inherits": of._parent(kind)}
        head = {"name": of.name, "from": "User", **parent, "version": version}
        texts = {one: [text] if kind == "filament" else text for one, text in [(key, of.name), *of.values[kind]]}
        if of.values[kind]:
            yield PresetFile(f"{kind}/{of.name}.json", json.dumps({**head, **texts}, indent=4, ensure_ascii=False) + "\n")
