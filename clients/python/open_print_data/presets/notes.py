"""The warnings of a preset."""

from typing import Any, Callable, Iterator, List, Mapping, Optional, Sequence, Tuple

from ..generated.presets import KINDS_ZH, PRESET_NOTES, SLICER_NAMES
from ..resolve import is_number
from .files import Preset, flavor_of, is_newer_flavor
from .rows import Text, fill, scalar
from .values import ORCAS, number_text, source_slicer

_Record = Mapping[str, Any]

def notes_on(
    preset: Preset, printer: _Record, before: _Record, record: _Record, fix: bool, assumed: bool
) -> Iterator[Tuple[str, Text]]:
    """The warnings by code. ``before`` and ``record``: without and with the changes of fixes; ``fix``: only these are written;
    ``assumed``: the quality type of Cura is."""
    slicer, form, orca = preset.slicer, preset.form, preset.slicer in ORCAS
    parents: _Record = preset.parents or {}

    def note(code: str, what: str = "", what_zh: Optional[str] = None) -> Tuple[str, Text]:
        return code, fill(PRESET_NOTES[code], what, what_zh)

    if fix:
        for code, texts in (("done", _done(preset.rows, before)), ("past_it", _past(preset.rows, before))):
            if texts:
                yield note(code, ", ".join(texts), "、".join(texts))
    elif form == "full" or (form == "inherits" and not parents["filament"]):
        heat = record["nozzle_temperature_c"]
        if heat["other_layers"] is None or heat["first_layer"] is None:
            what = ("nozzle temperature", "喷嘴温度")
            if heat["other_layers"] is not None:
                what = ("nozzle temperature of the first layer", "首层喷嘴温度")
            yield note("nozzle_temperature" if orca else "unheated", *what)
        if orca and record["max_volumetric_speed_mm3_s"] is None:
            yield note("flow_limit")
    if source_slicer(record) == slicer and not fix:
        yield note("own_slicer", SLICER_NAMES[slicer])
    if form == "inherits":
        named = [parents[kind] for kind in ("machine", "process", "filament")]
        yield note("inherits", " · ".join(one for one in named if one is not None))
        lacking = [kind for kind in ("process", "filament") if parents[kind] is None]
        if lacking:
            yield note("parts", " or ".join(lacking), "或".join(KINDS_ZH[kind] for kind in lacking))
    if form == "overlay":
        yield note("overlay")
    if form == "full":
        yield from [note("full")] if orca else _alone_in_prusa(note, preset, printer)
    if preset.cura:
        yield note("quality_assumed" if assumed else "quality_type", preset.cura["quality_type"])
    if (parents.get("variants") or 1) > 1:
        yield note("variants", str(parents["variants"]))
    if (printer["extruder_count"] or 1) > 1:
        yield note("extruders", str(printer["extruder_count"]))
    bare = all(plate["other_layers"] is None for plate in record["bed_temperature_by_plate_c"].values())
    if orca and not fix and bare and printer["default_plate"] is None and record["bed_temperature_c"]["other_layers"] is not None:
        yield note("plates")


def _done(rows: Sequence[_Record], before: _Record) -> List[str]:
    changed = [row for row in rows if row["changed"] and row["field"] is not None and row["keys"]]
    keys = [row["keys"][0] for row in changed if row["value"] == scalar(before, row["field"])]
    return [f"{key['key']} = {key['text']}" for key in keys]


def _past(rows: Sequence[_Record], before: _Record) -> List[str]:
    """Values that a fix moves one way for the record, but the other way or not at all for the slicer's own preset."""
    past = []
    for row in rows:
        value, theirs, now = row["value"], row["theirs"], scalar(before, row["field"])
        if not row["changed"] or not row["keys"] or not all(map(is_number, (value, theirs, now))):
            continue
        if (value - now) * (value - theirs) <= 0 and value != now:
            unit = "" if row["unit"] is None else f" {row['unit']}"
            past.append(f"{row['keys'][0]['key']} {number_text(theirs)} → {number_text(value)}{unit}")
    return past


def _alone_in_prusa(
    note: Callable[..., Tuple[str, Text]], of: Preset, printer: _Record
) -> Iterator[Tuple[str, Text]]:
    yield note("prusa_full")
    yield note("own_start")
    if "filament_diameter" not in dict(of.values["filament"]):
        yield note("diameter")
    shape, origin = printer["bed_shape"], printer["bed_origin"]
    if shape in (None, "other") or origin is None:
        kind, kind_zh = ("a round one", "圆形") if shape == "circular" else ("a rectangle", "矩形")
        place, place_zh = ("its middle", "中心") if origin == "center" else ("its corner", "角")
        yield note("bed_shape", f"{kind} with the origin in {place}", f"以{place_zh}为原点的{kind_zh}")
    if "max_print_height" not in dict(of.values["machine"]):
        yield note("height")
    if is_newer_flavor(printer, of.version):
        yield note("flavor_older", str(printer["gcode_flavor"]))
    elif flavor_of(printer, of.version) is None:
        yield note("flavor")
