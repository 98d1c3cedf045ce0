"""Values of a record in the terms of a slicer's keys: the calculations that the published mappings name."""

import math
import re
from typing import Any, Callable, List, Mapping, NamedTuple, Optional

from ..errors import PresetRefusedError
from ..generated.presets import CURA_LINES, OVERHANG_STEPS, OWN_LOWEST_FAN, PLATES, SLICER_OF_SOURCE, SMALL_RADIUS
from ..resolve import first_known, is_number

_Record = Mapping[str, Any]
#: The slicers with plates, and with a flow limit that slows down what has none.
ORCAS = ("orcaslicer", "bambu_studio")
#: More fanless layers than a part has, which means never.
_NEVER = 500
#: The types of brim whose width is stated.
BRIMS = ("outer", "inner", "outer_and_inner")


class About(NamedTuple):
    """What a calculation depends on besides the value; ``alone``: the filament preset has no parent."""

    record: _Record
    printer: _Record
    field: Optional[str]
    key: str
    changed: bool
    alone: bool


def number_text(number: float) -> str:
    """A number with at most five decimals."""
    return f"{math.floor(number * 1e5 + 0.5) / 1e5:.5f}".rstrip("0").rstrip(".")


def text_of(value: Any) -> str:
    """A value as programs write it: ``true``, ``0.4``, ``3``."""
    if isinstance(value, bool):
        return str(value).lower()
    return str(int(value)) if isinstance(value, float) and value.is_integer() else str(value)


def source_slicer(record: _Record) -> Optional[str]:
    """The slicer whose own preset a record was read from."""
    return SLICER_OF_SOURCE.get(record["provenance"]["source"])


def compare_versions(one: str, other: str) -> int:
    """Negative if the first version is older, 0 if both are the same; missing parts count as 0."""
    a, b = version_numbers(one), version_numbers(other)
    longest = max(len(a), len(b))
    first, second = (numbers + [0] * (longest - len(numbers)) for numbers in (a, b))
    return (first > second) - (first < second)


def version_numbers(version: str) -> List[int]:
    """The numbers of a version."""
    return [int(one) for one in re.findall(r"\d+", version)]


def calculate(name: str, value: Any, about: About) -> Any:
    """The value that a calculation gives; None: the key is not written. Raises PresetRefusedError if it is not known."""
    if name in _OF_ANY:
        return _OF_ANY[name](value, about)
    if name not in _OF_NUMBERS:
        raise PresetRefusedError("unknown_form", name)
    return _OF_NUMBERS[name](value, about) if is_number(value) else None


def _plate_temperature(value: Any, about: About) -> Any:
    """Only for the printer's default plate, or for every plate if that is not known; a plate's own temperature stays."""
    name, first = about.key.replace("_initial_layer", ""), about.key.endswith("_initial_layer")
    plate, usual = PLATES.get(name), about.printer["default_plate"]
    if plate is None or (usual is not None and plate != usual and not about.alone):
        return None
    own = about.record["bed_temperature_by_plate_c"][plate]["first_layer" if first else "other_layers"]
    return value if own is None or (about.changed and (plate == usual or own != 0)) else own


def _width_factor(width: float, about: About) -> Optional[float]:
    usual = about.record["process"]["line_width_mm"]["default"]
    return None if usual is None else 100 * width / usual


def _layers_high(layers: Optional[float], about: About) -> Optional[float]:
    height = about.record["process"]["layer_height_mm"]
    return None if layers is None or height is None else layers * height


def _bottom_layers(layers: float, about: About) -> Any:
    return about.record["process"]["support"]["interface_layers"] if layers < 0 else layers


def _density(line: Optional[float], space: float) -> Optional[float]:
    return None if line is None else 100 * line / (line + space)


def _share_of_nozzle(width: float, about: About) -> Optional[str]:
    nozzle = about.record["nozzle"]["diameter_mm"]
    return None if nozzle is None else f"{number_text(100 * width / nozzle)}%"


def _volume_of_filament(length: float, about: About) -> Optional[float]:
    diameter = about.record["filament_diameter_mm"]
    return 0 if length == 0 else None if diameter is None else length * math.pi * (diameter / 2) ** 2


def _brim_width_if_wanted(width: float, about: About) -> float:
    """In PrusaSlicer any width prints a brim."""
    kind = about.record["process"]["brim"]["type"]
    asks = source_slicer(about.record) == "prusaslicer" if kind is None else kind not in ("auto", "painted")
    return width if about.changed or asks else 0


def _capped_speed(speed: float, about: About) -> float:
    """Cura has no flow limit, so the speed is what the limit allows; its lines are rectangles."""
    record, feature = about.record, (about.field or "").replace("process.speed_mm_s.", "", 1)
    limit, area = record["max_volumetric_speed_mm3_s"], _thickest_line(feature, record)
    if not limit or area is None:
        return speed
    own = record["process"]["flow_ratio"][feature] if feature in ("bridge", "first_layer", "top_surface") else None
    flow = area * first_known(record["flow_ratio"], 1) * first_known(own, 1)
    most: float = math.floor(10 * limit / flow) / 10
    return min(speed, most)


def _thickest_line(feature: str, record: _Record) -> Optional[float]:
    """Cross-section of the thickest line that Cura prints at the speed of a feature, mm²."""
    process, first = record["process"], feature == "first_layer"
    widths, height = process["line_width_mm"], process["layer_height_mm"]
    if first:
        height = first_known(process["first_layer_height_mm"], height)
    usual = first_known(widths["default"], record["nozzle"]["diameter_mm"], 0)
    own = [first_known(*(widths[name] for name in names), usual) for names in CURA_LINES.get(feature, [])]
    width: float = max(own, default=0)
    known = first and widths["first_layer"] is not None and widths["default"] is not None
    return None if height is None or width <= 0 else width * (widths["first_layer"] / widths["default"] if known else 1) * height


def _fan_enabled(_: Any, about: About) -> bool:
    fan = about.record["cooling"]
    most = first_known(fan["fan_max_percent"], fan["fan_min_percent"], 1)
    return bool(first_known(fan["fan_off_first_layers"], 0) < _NEVER and most > 0)


def _ramp_layer(full: float, about: About) -> Optional[float]:
    off = first_known(about.record["cooling"]["fan_off_first_layers"], 0)
    return max(full, off + 1) if off < _NEVER else None


def _adhesion(_: Any, about: About) -> str:
    """Cura has one of them: raft before brim before skirt."""
    process = about.record["process"]
    brim = process["brim"]
    if (process["raft"]["layers"] or 0) > 0:
        return "raft"
    if brim["type"] in BRIMS and brim["width_mm"] != 0:
        return "brim"
    return "skirt" if (process["skirt"]["loops"] or 0) > 0 else "none"


def _gap_below_support(gap: float, about: About) -> Any:
    """PrusaSlicer's 0 means the distance on top; elsewhere the support would fuse to the part."""
    as_on_top = gap == 0 and not about.changed and source_slicer(about.record) == "prusaslicer"
    return about.record["process"]["support"]["top_z_distance_mm"] if as_on_top else gap


def _small_radius(_: Any, about: About) -> Optional[float]:
    """Without a radius, OrcaSlicer and Bambu Studio ignore the speed of small perimeters."""
    counts = (about.record["process"]["small_perimeter_threshold_mm"] or 0) > 0
    return SMALL_RADIUS if not counts and (about.changed or source_slicer(about.record) == "prusaslicer") else None


def _overhang_as_wall(slows_down: Any, about: About) -> Optional[float]:
    """PrusaSlicer slows down by default where the others use 0, which records omit."""
    process, step = about.record["process"], OVERHANG_STEPS.get(about.key)
    if step is None or slows_down is not True or about.changed or source_slicer(about.record) == "prusaslicer":
        return None
    speed: Optional[float] = process["speed_mm_s"]["outer_wall"]
    return speed if process["overhang"]["speed_mm_s"][step] is None else None


def _unless(own: Any, value: Any) -> Any:
    """The value if the record has none of its own for the key."""
    return value if own is None else None


_OF_ANY: Mapping[str, Callable[[Any, About], Any]] = {
    "plate_temperature": _plate_temperature,
    "fan_enabled": _fan_enabled,
    "overhang_fan_enabled": lambda _, of: of.changed or of.record["cooling"]["bridge_fan_percent"] is not None,
    "small_radius": _small_radius,
    "overhang_as_wall": _overhang_as_wall,
    "adhesion": _adhesion,
}
_OF_NUMBERS: Mapping[str, Callable[[Any, About], Any]] = {
    "width_factor": _width_factor,
    "layers_high": _layers_high,
    "bottom_layers_high": lambda n, of: _layers_high(_bottom_layers(n, of), of),
    "bottom_interface": lambda n, of: (_bottom_layers(n, of) or 0) > 0,
    "support_density": lambda n, of: _density(
        first_known(*(of.record["process"]["line_width_mm"][name] for name in ("support", "default"))), n
    ),
    "interface_density": lambda n, of: _density(of.record["process"]["line_width_mm"]["default"], n),
    "share_of_nozzle": _share_of_nozzle,
    "scale_for_shrinkage": lambda n, of: 10_000 / (100 - n),
    "volume_of_filament": _volume_of_filament,
    "brim_width_if_wanted": _brim_width_if_wanted,
    # PrusaSlicer applies the limit before the flow ratio.
    "flow_limit_before_ratio": lambda n, of: n / max(1, first_known(of.record["flow_ratio"], 1)),
    "capped_speed": _capped_speed,
    "full_fan_layer": lambda n, of: n + 1 if n < _NEVER else None,
    "ramp_layer": _ramp_layer,
    "flow_of_feature": lambda n, of: 100 * n * first_known(of.record["flow_ratio"], 1),
    "first_layer_fan": lambda n, of: 0 if n > 0 else None,
    "deretraction_as_retraction": lambda n, of: _unless(of.record["retraction"]["deretraction_speed_mm_s"], n),
    "fan_runs": lambda n, of: _unless(of.record["cooling"]["fan_always_on"], n > 0),
    "lowest_fan_as_highest": lambda n, of: _unless(of.record["cooling"]["fan_min_percent"], n) if n < OWN_LOWEST_FAN else None,
    "bridge_fan_as_max": lambda n, of: _unless(
        first_known(*(of.record["cooling"][name] for name in ("bridge_fan_percent", "overhang_fan_percent"))), n
    ),
    "gap_below_support": _gap_below_support,
    # 0 means automatic, but in Cura it would print no support at all.
    "angle_from_vertical": lambda n, of: None if n == 0 else 90 - n,
    "hole_beyond_contour": lambda n, of: n + (of.record["process"]["xy_contour_compensation_mm"] or 0),
}
