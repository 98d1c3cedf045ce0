"""Profiles of branded filaments, computed from two files as in the service."""

from typing import Any, Dict, List, Mapping, Optional, Sequence

from .generated.words import BEYOND, OUTSIDE, OUTSIDE_PRODUCT, ROOM_TEMPERATURE_C
from .names import further_keys

#: A branded filament in the list of names: id, brand, material, name, nozzle and bed temperature ranges.
Spool = Sequence[Any]
_Record = Dict[str, Any]


def spool_named(further: Mapping[str, Any], name: str) -> Optional[Spool]:
    """The branded filament with a name; None if there is none or several."""
    spools = spools_named(further, name)
    return spools[0] if len(spools) == 1 else None


def spools_named(further: Mapping[str, Any], name: str) -> List[Spool]:
    """The branded filaments with a name."""
    named = further.get("filaments", {})
    places: List[int] = next((named[key] for key in further_keys("materials", name) if key in named), [])
    return [further["products"][place] for place in places]


def pair_material(presets: Optional[_Record], printer: str, material: str) -> str:
    """The material of the profiles that the rows for a printer are based on."""
    row = next((one for one in (presets or {"rows": []})["rows"] if one["printer"] == printer), None)
    return str(row["profile"][len(f"{printer}--{row['nozzle']['variant']}--") :]) if row else material


def spool_profiles(spool: Spool, presets: Optional[_Record], pair: Sequence[_Record]) -> List[_Record]:
    """The profiles of a branded filament on a printer: its own presets, and for other nozzles those of its material, marked as such."""
    rows = {row["profile"]: row for row in presets["rows"]} if presets else {}
    return [
        _with_row(presets, rows[one["id"]], one) if presets and one["id"] in rows else _as_material(spool, one)
        for one in pair
        if one["id"] in rows or one["material"] == spool[2]
    ]


def spool_rows(presets: _Record) -> List[_Record]:
    """The rows of a branded filament on all printers, without process values."""
    return [_with_row(presets, row, None) for row in presets["rows"]]


def _as_material(spool: Spool, profile: _Record) -> _Record:
    own = {"filament": spool[0], "figures_of": "material"}
    return {**profile, **own, "warnings": profile["warnings"] + _outside(spool, profile)}


def _outside(spool: Spool, profile: _Record) -> List[_Record]:
    warnings = []
    for field, ends in (("nozzle_temperature_c", spool[4]), ("bed_temperature_c", spool[5])):
        value = profile[field]["other_layers"]
        if value is None or ends is None or ends[0] <= value <= ends[1]:
            continue
        if field == "bed_temperature_c" and ends[1] <= ROOM_TEMPERATURE_C:
            continue
        end, limit = ("min", ends[0]) if value < ends[0] else ("max", ends[1])
        figures = {"value": value, "by": abs(value - limit), "limit": limit, "product": spool[3]}
        texts = {
            f"message{suffix}": OUTSIDE_PRODUCT[language].format(
                what=OUTSIDE[field][language], side=BEYOND[end]["side"][language], end=BEYOND[end]["end"][language], **figures
            )
            for suffix, language in (("", "en"), ("_zh", "zh"))
        }
        warnings.append({"code": "outside_product_range", "field": f"{field}.other_layers", **texts})
    return warnings


def _with_row(presets: _Record, row: _Record, base: Optional[_Record]) -> _Record:
    preset, findings = presets["presets"][row["preset"]], presets["findings"][row["findings"]]
    own, before = base or presets["blank"], base["provenance"] if base else {}
    parents = {
        slicer: {**parent, "filament": preset["parents"][slicer]} if parent and slicer in preset["parents"] else parent
        for slicer, parent in own["presets"].items()
    }
    return {
        "id": f"{row['printer']}--{row['nozzle']['variant']}--{presets['filament']}",
        "printer": row["printer"],
        "material": presets["material"],
        "filament": presets["filament"],
        "figures_of": "product_on_this_printer",
        **{key: row[key] for key in ("nozzle", "default_nozzle")},
        **{key: preset[key] for key in ("basis", "evidence")},
        **merged(presets["base"], presets["parts"][row["part"]]),
        "process": own["process"],
        "effective_speed_mm_s": presets["speeds"][row["speeds"]],
        "warnings": findings["warnings"],
        "presets": parents,
        "provenance": {
            "source": preset["source"],
            "commit": presets["sources"][preset["source"]]["commit"],
            "printer_preset": before.get("printer_preset", ""),
            "filament_preset": preset["preset"],
            "process_preset": before.get("process_preset"),
            "process_choice": before.get("process_choice"),
            "corrected": findings["corrected"]
            + [one for one in before.get("corrected", []) if one["field"].startswith("process.")],
        },
    }


def merged(base: _Record, changes: _Record) -> _Record:
    """``base`` with the leaves of ``changes``."""
    inner = {key: merged(base[key], value) for key, value in changes.items() if isinstance(value, dict)}
    return {**base, **changes, **inner}
