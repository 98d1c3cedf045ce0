"""Shapes of the records. Generated from schemas/ by "npm run generate". Do not edit."""

from typing import Any, Dict, List, Literal, Optional, TypedDict, Union


class PrinterIdentifiers(TypedDict, total=False):
    """What other systems call this machine."""

    orca_model_id: List[str]
    """`model_id` of the machine model in OrcaSlicer and its relatives (Bambu Studio, Creality Print, ElegooSlicer, QIDI Studio)."""
    orcaslicer_printer: List[str]
    """Name of the machine model in OrcaSlicer (`printer_model`)."""
    bambu_studio_printer: List[str]
    """Name of the machine model in Bambu Studio (`printer_model`)."""
    creality_print_printer: List[str]
    """Name of the machine model in Creality Print."""
    elegoo_slicer_printer: List[str]
    """Name of the machine model in ElegooSlicer."""
    anycubic_slicer_printer: List[str]
    """Name of the machine model in Anycubic Slicer Next."""
    qidi_studio_printer: List[str]
    """Name of the machine model in QIDI Studio."""
    orca_flashforge_printer: List[str]
    """Name of the machine model in Orca-Flashforge."""
    prusaslicer_printer: List[str]
    """`printer_model` in PrusaSlicer's bundles."""
    cura_definition: List[str]
    """Name of the machine's definition in Cura, without `.def.json`."""
    bambu_model_code: List[str]
    """Code by which Bambu Lab's machines name their own model, in MQTT and in `resources/printers` of Bambu Studio."""
    bambu_serial_prefix: List[str]
    """First characters of the serial numbers of a Bambu Lab machine."""
    prusa_model_number: List[str]
    """Number of the machine type in Prusa's firmware (M862.2) and in PrusaLink."""
    creality_model: List[str]
    """Model string that Creality's machines give of themselves."""
    elegoo_model: List[str]
    """Model string that Elegoo's machines give of themselves."""
    anycubic_model: List[str]
    """Number of the model in the configuration of Anycubic's machines and in their MQTT topics (`modelId`)."""
    flashforge_model: List[str]
    """Number of the product that FlashForge's machines give of themselves (`pid`)."""
    klipper_config: List[str]
    """Name of the sample configuration in Klipper's repository, without `.cfg`."""
    mdns_name: List[str]
    """Host or service name by which the machine is found on a network."""


class PrinterBuildVolumeMm(TypedDict):
    """Build volume: what the maker states; until that is read, the slicer's figure (provenance.means says which)."""

    x: Optional[float]
    """Width."""
    y: Optional[float]
    """Depth."""
    z: Optional[float]
    """Height."""


class PrinterMaxSpeedMmS(TypedDict):
    """Highest speed by axis."""

    x: Optional[float]
    """X axis."""
    y: Optional[float]
    """Y axis."""
    z: Optional[float]
    """Z axis."""
    e: Optional[float]
    """Extruder."""


class PrinterMaxAccelerationMmS2(TypedDict):
    """Highest acceleration."""

    x: Optional[float]
    """X axis."""
    y: Optional[float]
    """Y axis."""
    z: Optional[float]
    """Z axis."""
    e: Optional[float]
    """Extruder."""
    extruding: Optional[float]
    """While extruding."""
    retracting: Optional[float]
    """While retracting."""
    travel: Optional[float]
    """While travelling."""


class PrinterMaxJerkMmS(TypedDict):
    """Highest jerk by axis."""

    x: Optional[float]
    """X axis."""
    y: Optional[float]
    """Y axis."""
    z: Optional[float]
    """Z axis."""
    e: Optional[float]
    """Extruder."""


class PrinterRetraction(TypedDict):
    """Retraction."""

    length_mm: Optional[float]
    """Retraction length."""
    speed_mm_s: Optional[float]
    """Retraction speed; one number here, by feature in a process."""
    deretraction_speed_mm_s: Optional[float]
    """Deretraction speed; null: same as the retraction speed."""
    z_hop_mm: Optional[float]
    """Z hop height."""
    min_travel_mm: Optional[float]
    """Shortest travel that retracts."""
    on_layer_change: Optional[bool]
    """Whether it retracts when the layer changes."""
    extra_prime_mm: Optional[float]
    """Filament pushed out in addition when it resumes; negative: less than was retracted."""
    wipe: Optional[bool]
    """Whether the nozzle wipes along the line it has printed while it retracts."""
    wipe_distance_mm: Optional[float]
    """Length of that wipe; PrusaSlicer works it out itself."""
    before_wipe_percent: Optional[float]
    """Share of the retraction that is done before the wipe begins."""
    z_hop_type: Optional[Literal["auto", "normal", "slope", "spiral"]]
    """How the nozzle is lifted: straight up (normal), on a ramp (slope), on a helix (spiral), or as the slicer sees fit (auto)."""


class NozzleLayerHeightMm(TypedDict):
    """Layer heights that the nozzle allows; a range here, one number in a process."""

    min: Optional[float]
    """Lowest."""
    max: Optional[float]
    """Highest."""


class Nozzle(TypedDict):
    variant: str
    """Nozzle variant."""
    diameter_mm: Optional[float]
    """Nozzle diameter."""
    layer_height_mm: NozzleLayerHeightMm
    """Layer heights that the nozzle allows; a range here, one number in a process."""


class MachinePresets(TypedDict):
    nozzle: str
    """Nozzle variant, among those of the printer."""
    machine: str
    """Machine preset; in Cura the definition of the machine."""
    process: Optional[str]
    """Process preset: the one that the machine preset names, else the nearest standard one; in Cura the quality type of the material that the machine starts with. null: it has none."""


class PrinterPresets(TypedDict):
    """What the slicers themselves ship for the printer, in the newest release that was read: machine and process presets by slicer and nozzle. The filament presets stand in the profiles."""

    orcaslicer: List[MachinePresets]
    """Of OrcaSlicer, one for each nozzle of the record that it knows the machine with; empty: it does not know the machine."""
    bambu_studio: List[MachinePresets]
    """Of Bambu Studio, one for each nozzle of the record that it knows the machine with; empty: it does not know the machine."""
    prusaslicer: List[MachinePresets]
    """Of PrusaSlicer, one for each nozzle of the record that it knows the machine with; empty: it does not know the machine."""
    cura: List[MachinePresets]
    """Of Cura, one for each nozzle of the record that it knows the machine with; empty: it does not know the machine."""
    cura_quality_types: List[str]
    """Quality types that Cura has for the machine: a profile of another type is refused. Empty where Cura does not know it."""


class PrinterPrintableVolumeMm(TypedDict):
    """Printable volume: what the leading slicer lets one use of the build volume."""

    x: Optional[float]
    """Width."""
    y: Optional[float]
    """Depth."""
    z: Optional[float]
    """Height."""


class PrinterRated(TypedDict):
    """Highest temperatures that the maker states."""

    max_nozzle_temperature_c: Optional[float]
    """Nozzle."""
    max_bed_temperature_c: Optional[float]
    """Bed."""
    max_chamber_temperature_c: Optional[float]
    """Chamber."""


class PrinterFirmwareLimit(TypedDict):
    """Highest temperatures that the firmware or the maker's slicer can be set to. A cut-off lies above what one should print at."""

    max_nozzle_temperature_c: Optional[float]
    """Nozzle."""
    max_bed_temperature_c: Optional[float]
    """Bed."""
    max_chamber_temperature_c: Optional[float]
    """Chamber."""


class PrinterCommunityFirmware(TypedDict):
    """Highest temperatures that firmware of users for this machine can be set to: it is not the maker's, and says nothing of what the machine comes with."""

    max_nozzle_temperature_c: Optional[float]
    """Nozzle."""
    max_bed_temperature_c: Optional[float]
    """Bed."""
    max_chamber_temperature_c: Optional[float]
    """Chamber."""


class PrinterPresetsReachNozzleTemperatureC(TypedDict):
    """Nozzle; a value with its preset here, other shapes in other records."""

    value: Optional[float]
    """Temperature."""
    preset: Optional[str]
    """Filament preset that asks for it."""


class PrinterPresetsReachBedTemperatureC(TypedDict):
    """Bed; a value with its preset here, other shapes in other records."""

    value: Optional[float]
    """Temperature."""
    preset: Optional[str]
    """Filament preset that asks for it."""


class PrinterPresetsReachChamberTemperatureC(TypedDict):
    """Chamber; a value with its preset here, other shapes in other records."""

    value: Optional[float]
    """Temperature."""
    preset: Optional[str]
    """Filament preset that asks for it."""


class PrinterPresetsReach(TypedDict):
    """The hottest that presets which were tuned for this machine ask for: it has been printed at that. Presets of third parties, of the shared library and defaults of slicers do not count; null: no such preset."""

    nozzle_temperature_c: PrinterPresetsReachNozzleTemperatureC
    """Nozzle; a value with its preset here, other shapes in other records."""
    bed_temperature_c: PrinterPresetsReachBedTemperatureC
    """Bed; a value with its preset here, other shapes in other records."""
    chamber_temperature_c: PrinterPresetsReachChamberTemperatureC
    """Chamber; a value with its preset here, other shapes in other records."""


class Likely(TypedDict):
    field: str
    """Field that it is about."""
    value: Union[str, float, bool]
    """What it most likely is."""
    because: str
    """Because of what."""
    because_zh: str
    """The same in Chinese."""
    right: int
    """Machines of which it is known and right."""
    known: int
    """Machines of which it is known and to which the same applies."""


class Warning(TypedDict):
    code: Literal["nozzle_too_soft", "near_firmware_cutoff", "chamber_not_controlled", "drying_above_softening", "slicer_defaults", "outside_material_range", "fan_high_for_material", "bed_cold_for_material", "nozzle_cold_for_material", "layer_high_for_nozzle", "first_layer_fast", "retraction_long", "retraction_slow", "hot_without_known_maximum", "nozzle_temperature_unknown", "bed_temperature_unknown", "infill_sparse", "line_wide_for_nozzle", "flow_high_for_flexible", "density_of_another_material", "nozzle_range_of_another_material", "nozzle_range_wide"]
    """What it is: nozzle_too_soft (an abrasive material on a nozzle that wears), near_firmware_cutoff (within 10 °C of a limit that only the firmware states), chamber_not_controlled (a chamber temperature that the printer cannot control), drying_above_softening (drying hotter than the material softens), slicer_defaults (nobody tuned the profile for this printer), outside_material_range (outside the range of the material), fan_high_for_material (the fan never below 60 % on a styrenic, a polycarbonate or a polyamide), bed_cold_for_material (ABS or ASA on a bed of 80 °C or less), nozzle_cold_for_material (PETG below 220 °C), layer_high_for_nozzle (a layer above 80 % of the nozzle), first_layer_fast (a first layer at 100 mm/s or more), retraction_long (retraction of 8 mm or more), retraction_slow (retraction below 15 mm/s), hot_without_known_maximum (265 °C or more where no maximum of the printer is known), nozzle_temperature_unknown (no nozzle temperature), bed_temperature_unknown (no bed temperature on a printer that heats its bed), infill_sparse (infill below 8 %), line_wide_for_nozzle (a line wider than 1.5 nozzles), flow_high_for_flexible (TPU above 10 mm³/s), density_of_another_material (a product’s density that no plastic of its kind has), nozzle_range_of_another_material (a product’s nozzle range of which most lies outside its material’s), nozzle_range_wide (a product’s nozzle range of more than 50 °C)."""
    field: str
    """Field of this record that it is about."""
    message: str
    """What to know, in English."""
    message_zh: str
    """The same in Chinese."""


class CuratedField(TypedDict):
    field: str
    """Field."""
    source: str
    """What was read."""
    read: Optional[str]
    """What was read there."""


class Correction(TypedDict):
    field: str
    """Field that was corrected."""
    upstream_value: Optional[Union[float, str, bool, Dict[str, Any]]]
    """What the source says."""
    reason: str
    """Why it was corrected or withheld."""
    source: str
    """Where the right value was read."""


class OtherValue(TypedDict):
    field: str
    """Field."""
    value: Optional[Union[float, str, bool, Dict[str, Any]]]
    """A value of that field, in its unit."""
    source: str
    """Source that says so."""


class WithheldProfile(TypedDict):
    material: str
    """Material id."""
    nozzle: Optional[str]
    """Nozzle variant; null: all."""
    reason: str
    """Why."""


class Means(TypedDict):
    """What figures mean that could mean two things."""

    build_volume_mm: Optional[Literal["stated", "slicer"]]
    """stated: what was read of the machine (see curated); slicer: what the leading slicer has."""
    max_nozzle_temperature_c: Optional[Literal["rated", "firmware_limit", "community_firmware"]]
    """Which of them it is."""
    max_bed_temperature_c: Optional[Literal["rated", "firmware_limit", "community_firmware"]]
    """Which of them it is."""
    max_chamber_temperature_c: Optional[Literal["rated", "firmware_limit", "community_firmware"]]
    """Which of them it is."""
    max_speed_mm_s: Optional[Literal["stated", "preset", "template"]]
    """stated: what was read of the machine; preset: its own preset has it; template: machines of four or more makers have the very same, so that it is what a slicer's template or a firmware's example allows, and no speed that the maker states."""
    max_acceleration_mm_s2: Optional[Literal["stated", "preset", "template"]]
    """The same of the accelerations."""


class SearchedField(TypedDict):
    field: str
    """Field."""
    date: str
    """Day on which it was last looked for."""


class PrinterProvenance(TypedDict):
    """Where the facts come from."""

    source: str
    """Source that leads for this printer; `curated`: no source that is read knows it, and its facts were read by hand."""
    source_name: str
    """Its name and version."""
    repository: str
    """Where it is published; of a printer read by hand the page of its first fact."""
    commit: str
    """Commit that was read; empty for a printer read by hand."""
    licence: Optional[str]
    """Licence of the source; null: none stated."""
    bundle: Optional[str]
    """Vendor folder or bundle in the source."""
    models: List[str]
    """What the source calls the machine."""
    presets: List[str]
    """Machine presets that were read."""
    hardware_file: Optional[str]
    """File of the source that states hardware facts."""
    curated: List[CuratedField]
    """Fields that were curated by hand, each with its source."""
    corrected: List[Correction]
    """Values that were corrected by hand."""
    others: List[OtherValue]
    """What other sources say instead."""
    withheld: List[WithheldProfile]
    """Profiles of the source that are not published, and why."""
    means: Means
    """What figures mean that could mean two things."""
    searched: List[SearchedField]
    """Facts that were looked for and not found, each with the day of the last search."""


class Printer(TypedDict):
    """A printer."""

    id: str
    """Stable id; the `printer` parameter of the profiles endpoint."""
    brand: str
    """Brand."""
    brand_id: str
    """Id of the brand; the `brand` parameter."""
    model: str
    """Model name without the brand."""
    aliases: List[str]
    """Other names that a query may use."""
    identifiers: PrinterIdentifiers
    """What other systems call this machine."""
    variant_of: Optional[str]
    """Id of the machine that this one is a variant of; null for a machine of its own."""
    build_volume_mm: PrinterBuildVolumeMm
    """Build volume: what the maker states; until that is read, the slicer's figure (provenance.means says which)."""
    bed_shape: Optional[Literal["rectangular", "circular", "other"]]
    """Shape of the bed."""
    bed_origin: Optional[Literal["corner", "center"]]
    """Where X0 Y0 lies."""
    extruder_count: Optional[int]
    """Number of nozzles that a print can use; filaments fed into one nozzle (a mixing head, a multi-material unit) count as one."""
    extruder_type: Optional[Literal["direct_drive", "bowden"]]
    """How the filament is driven."""
    kinematics: Optional[Literal["cartesian", "corexy", "hybrid_corexy", "corexz", "hbot", "delta", "belt"]]
    """How the axes are driven; what carries the bed is `structure`."""
    enclosed: Optional[bool]
    """Whether the build chamber is closed."""
    max_nozzle_temperature_c: Optional[float]
    """Highest nozzle temperature: the lower of rated and firmware_limit, of those that are known; where neither is, community_firmware (provenance.means says which)."""
    max_bed_temperature_c: Optional[float]
    """Highest bed temperature: the lower of rated and firmware_limit, of those that are known; where neither is, community_firmware (provenance.means says which)."""
    max_chamber_temperature_c: Optional[float]
    """Highest chamber temperature: the lower of rated and firmware_limit, of those that are known; null: not heated or not known."""
    nozzle_material: Optional[Literal["brass", "stainless_steel", "hardened_steel", "tungsten_carbide"]]
    """Material of the nozzle that it comes with."""
    gcode_flavor: Optional[Literal["marlin", "marlin2", "klipper", "reprapfirmware", "repetier", "reprap"]]
    """G-code dialect that the slicer writes."""
    firmware: Optional[str]
    """Firmware that it ships with."""
    chamber_temperature_control: Optional[bool]
    """Whether the slicer may control the chamber temperature."""
    auxiliary_fan: Optional[bool]
    """Whether it has an auxiliary fan."""
    air_filtration: Optional[bool]
    """Whether the slicer can control air filtration; a filter that only runs by itself does not count."""
    max_speed_mm_s: PrinterMaxSpeedMmS
    """Highest speed by axis."""
    max_acceleration_mm_s2: PrinterMaxAccelerationMmS2
    """Highest acceleration."""
    max_jerk_mm_s: PrinterMaxJerkMmS
    """Highest jerk by axis."""
    default_plate: Optional[Literal["cool", "textured_cool", "supertack", "engineering", "smooth_pei", "textured_pei"]]
    """Plate that the profiles' bed temperature is for."""
    retraction: PrinterRetraction
    """Retraction."""
    release_year: Optional[int]
    """Year in which it came to market: not after the newest source was read."""
    structure: Optional[Literal["bed_slinger", "z_bed", "fixed_bed", "delta", "belt", "rotating_bed"]]
    """What moves the part: bed_slinger (the bed moves along Y, the frame is often called i3), z_bed (the bed moves up and down only), fixed_bed (the bed never moves, a gantry moves the head in all directions), delta (three arms over a fixed bed), belt (the bed is a conveyor), rotating_bed (polar). It says nothing of how the axes are driven."""
    tool_arrangement: Optional[Literal["single", "multi_nozzle", "idex", "tool_changer"]]
    """How tools are arranged: single (one nozzle), multi_nozzle (several nozzles in one head), idex (independent heads on one axis), tool_changer (heads that are parked and picked up)."""
    z_offset_mm: Optional[float]
    """Height that the machine preset adds to every Z position."""
    heated_bed: Optional[bool]
    """Whether the bed is heated."""
    filament_diameter_mm: Optional[float]
    """Filament diameter that it takes: 1.75, 2.85 or, on old machines, 3."""
    nozzle_system: Optional[Literal["mk8", "mk10", "v6", "volcano", "revo", "nextruder", "print_core", "proprietary"]]
    """Kind of nozzle that it comes with, which says what fits: mk8, mk10, v6, volcano, revo, nextruder, print_core; proprietary: the maker's own."""
    bed_levelling: Optional[Literal["manual", "automatic"]]
    """How the bed is levelled as it comes: manual (by screws alone) or automatic (a probe or sensor measures it)."""
    multi_material: Optional[Literal["none", "optional", "included"]]
    """Several filaments in one print, by a unit or tools of the maker's: included, optional (sold apart) or none."""
    camera: Optional[bool]
    """Whether it comes with a camera."""
    nozzle_diameters_mm: List[float]
    """Nozzle diameters with a preset, mm; a list here, a range in the conditions of a rule."""
    default_nozzle_diameter_mm: Optional[float]
    """Nozzle diameter that the facts and default profiles are for."""
    default_nozzle_variant: Optional[str]
    """Variant of the default nozzle, one of `nozzles`; the profile for it leads those of each material."""
    nozzles: List[Nozzle]
    """Nozzles, each with its layer-height range."""
    materials: List[str]
    """Ids of the materials with a profile."""
    presets: PrinterPresets
    """What the slicers themselves ship for the printer, in the newest release that was read: machine and process presets by slicer and nozzle. The filament presets stand in the profiles."""
    printable_volume_mm: PrinterPrintableVolumeMm
    """Printable volume: what the leading slicer lets one use of the build volume."""
    printable_volume_reason: Optional[Literal["margin", "purge_area", "dual_heads", "clips", "travel", "beyond_stated", "other"]]
    """Why what the slicer lets one use is not the build volume: margin (kept clear at the edges or the top), purge_area (wiping, purging, cutting), dual_heads (only one head reaches everywhere), clips (they hold the plate), travel (the axes reach no further), beyond_stated (the slicer lets one use more than is stated, up to the edge of the plate: the stated volume is the safe one), other."""
    rated: PrinterRated
    """Highest temperatures that the maker states."""
    firmware_limit: PrinterFirmwareLimit
    """Highest temperatures that the firmware or the maker's slicer can be set to. A cut-off lies above what one should print at."""
    community_firmware: PrinterCommunityFirmware
    """Highest temperatures that firmware of users for this machine can be set to: it is not the maker's, and says nothing of what the machine comes with."""
    presets_reach: PrinterPresetsReach
    """The hottest that presets which were tuned for this machine ask for: it has been printed at that. Presets of third parties, of the shared library and defaults of slicers do not count; null: no such preset."""
    configuration_of: Optional[str]
    """Id of the machine that this one is a configuration of: another tool head, multi-material unit, board or firmware; null for a machine."""
    rebrand_of: Optional[str]
    """Id of the machine of another brand that this one is, sold under another name; null where none is known. `provenance.curated` says who states it."""
    rebrands: List[str]
    """Ids of the printers that are this machine under another brand."""
    differs: List[Literal["tool_head", "multi_material", "module", "board", "firmware", "print_mode", "motion"]]
    """In what a configuration differs from its machine."""
    configurations: List[str]
    """Ids of the configurations of this machine."""
    likely: List[Likely]
    """What no source states but figures show; the fact itself stays null."""
    warnings: List[Warning]
    """What can harm and could not be settled; mostly empty."""
    provenance: PrinterProvenance
    """Where the facts come from."""


class MaterialNozzleTemperatureC(TypedDict):
    """Nozzle temperature range: what good presets and makers print it at. A range here, by layer in a profile; `nozzle_temperature_range_c` is a range in every record."""

    min: Optional[float]
    """Lowest."""
    max: Optional[float]
    """Highest."""


class MaterialBedTemperatureC(TypedDict):
    """Bed temperature range: what good presets and makers print it at. A range here, by layer in a profile; `bed_temperature_range_c` is the same range under a name of its own."""

    min: Optional[float]
    """Lowest."""
    max: Optional[float]
    """Highest."""


class MaterialChamberTemperatureC(TypedDict):
    """Chamber temperature range; a range here, one number in a profile; `chamber_temperature_range_c` is the same range under a name of its own."""

    min: Optional[float]
    """Lowest."""
    max: Optional[float]
    """Highest."""


class MaterialGlassTransitionC(TypedDict):
    """Glass transition temperature."""

    min: Optional[float]
    """Lowest."""
    max: Optional[float]
    """Highest."""


class MaterialDryingTemperatureC(TypedDict):
    """Drying temperature; a range here, one number in a filament; `drying_temperature_range_c` is a range in both."""

    min: Optional[float]
    """Lowest."""
    max: Optional[float]
    """Highest."""


class MaterialDryingTimeH(TypedDict):
    """Drying time; a range here, one number in a filament; `drying_time_range_h` is a range in both."""

    min: Optional[float]
    """Lowest."""
    max: Optional[float]
    """Highest."""


class MaterialFanPercent(TypedDict):
    """Part-cooling fan range: how high good presets and makers turn it up."""

    min: Optional[float]
    """Lowest."""
    max: Optional[float]
    """Highest."""


class MaterialNozzleTemperatureRangeC(TypedDict):
    """Nozzle temperature; always a range."""

    min: Optional[float]
    """Lowest."""
    max: Optional[float]
    """Highest."""


class MaterialBedTemperatureRangeC(TypedDict):
    """Bed temperature; always a range."""

    min: Optional[float]
    """Lowest."""
    max: Optional[float]
    """Highest."""


class MaterialChamberTemperatureRangeC(TypedDict):
    """Chamber temperature; always a range."""

    min: Optional[float]
    """Lowest."""
    max: Optional[float]
    """Highest."""


class MaterialDryingTemperatureRangeC(TypedDict):
    """Drying temperature; always a range."""

    min: Optional[float]
    """Lowest."""
    max: Optional[float]
    """Highest."""


class MaterialDryingTimeRangeH(TypedDict):
    """Drying time; always a range."""

    min: Optional[float]
    """Lowest."""
    max: Optional[float]
    """Highest."""


class MaterialMaxVolumetricSpeedRangeMm3S(TypedDict):
    """Maximum volumetric speed; always a range."""

    min: Optional[float]
    """Lowest."""
    max: Optional[float]
    """Highest."""


class MaterialClasses(TypedDict):
    """What the figures come to in words, by the written rules of the method; null where they rest on nothing known."""

    ease: Optional[Literal["easy", "moderate", "hard", "expert"]]
    """How hard it is to print."""
    stiffness: Optional[Literal["flexible", "pliable", "stiff", "very_stiff"]]
    """How much a part bends."""
    toughness: Optional[Literal["brittle", "medium", "tough", "very_tough"]]
    """How well a part takes blows."""
    heat: Optional[Literal["room", "warm", "hot", "very_hot"]]
    """What heat a part keeps its shape in: room (below 65 °C), warm (65 to 85 °C), hot (85 to 120 °C), very_hot (120 °C and more)."""
    outdoors: Optional[Literal["indoors", "some_sun", "outdoors"]]
    """Whether sunlight harms it."""
    flexible: bool
    """Whether it bends like rubber."""


class MaterialFumes(TypedDict):
    """Fumes while printing."""

    level: Literal["low", "medium", "high", "toxic_when_overheated"]
    """Fumes while printing."""
    note: str
    """Note, English."""
    note_zh: str
    """Note, Chinese."""


class MaterialFoodContact(TypedDict):
    """Food contact."""

    suitable: Literal["no", "conditional"]
    """Food contact."""
    note: str
    """Note, English."""
    note_zh: str
    """Note, Chinese."""


class Note(TypedDict):
    en: str
    """English."""
    zh: str
    """Chinese."""


class Warning2(TypedDict):
    code: Literal["nozzle_too_soft", "near_firmware_cutoff", "chamber_not_controlled", "drying_above_softening", "slicer_defaults", "outside_material_range", "fan_high_for_material", "bed_cold_for_material", "nozzle_cold_for_material", "layer_high_for_nozzle", "first_layer_fast", "retraction_long", "retraction_slow", "hot_without_known_maximum", "nozzle_temperature_unknown", "bed_temperature_unknown", "infill_sparse", "line_wide_for_nozzle", "flow_high_for_flexible", "density_of_another_material", "nozzle_range_of_another_material", "nozzle_range_wide"]
    """What it is: nozzle_too_soft (an abrasive material on a nozzle that wears), near_firmware_cutoff (within 10 °C of a limit that only the firmware states), chamber_not_controlled (a chamber temperature that the printer cannot control), drying_above_softening (drying hotter than the material softens), slicer_defaults (nobody tuned the profile for this printer), outside_material_range (outside the range of the material), fan_high_for_material (the fan never below 60 % on a styrenic, a polycarbonate or a polyamide), bed_cold_for_material (ABS or ASA on a bed of 80 °C or less), nozzle_cold_for_material (PETG below 220 °C), layer_high_for_nozzle (a layer above 80 % of the nozzle), first_layer_fast (a first layer at 100 mm/s or more), retraction_long (retraction of 8 mm or more), retraction_slow (retraction below 15 mm/s), hot_without_known_maximum (265 °C or more where no maximum of the printer is known), nozzle_temperature_unknown (no nozzle temperature), bed_temperature_unknown (no bed temperature on a printer that heats its bed), infill_sparse (infill below 8 %), line_wide_for_nozzle (a line wider than 1.5 nozzles), flow_high_for_flexible (TPU above 10 mm³/s), density_of_another_material (a product’s density that no plastic of its kind has), nozzle_range_of_another_material (a product’s nozzle range of which most lies outside its material’s), nozzle_range_wide (a product’s nozzle range of more than 50 °C)."""
    field: str
    """Field of this record that it is about."""
    message: str
    """What to know, in English."""
    message_zh: str
    """The same in Chinese."""


class OtherFigure(TypedDict):
    value: Optional[Union[float, str, bool]]
    """Another value."""
    min: Optional[float]
    """Lowest."""
    max: Optional[float]
    """Highest."""
    sources: List[str]
    """Ids of references."""
    note: Optional[str]
    """Why it was not chosen."""


class FigureProvenance(TypedDict):
    field: str
    """Field."""
    sources: List[str]
    """Ids of references; of a range that profiles decide also of the sources that these are from."""
    note: Optional[str]
    """What the figure is, or how sure."""
    others: List[OtherFigure]
    """What other sources say instead."""


class Correction2(TypedDict):
    field: str
    """Field that was corrected."""
    upstream_value: Optional[Union[float, str, bool, Dict[str, Any]]]
    """What the source says."""
    reason: str
    """Why it was corrected or withheld."""
    source: str
    """Where the right value was read."""


class Reference(TypedDict):
    id: str
    """Id that figures cite."""
    title: str
    """Title."""
    url: str
    """Address."""
    via: Optional[str]
    """The original that was read through this page."""


class MaterialProvenance(TypedDict):
    """Where the figures come from."""

    figures: List[FigureProvenance]
    """Sources by figure."""
    corrected: List[Correction2]
    """Values that were corrected by hand."""
    references: List[Reference]
    """What was read."""


class MaterialIdentifiers(TypedDict, total=False):
    """What other systems call this material."""

    filament_id: List[str]
    """`filament_id` of filament presets in OrcaSlicer and its relatives; Bambu Lab's machines send it as `tray_info_idx`."""
    setting_id: List[str]
    """`setting_id` of filament presets in OrcaSlicer and its relatives."""
    bambu_tray_info_idx: List[str]
    """What Bambu Lab's machines send as `tray_info_idx` for the filament in a tray."""
    openprinttag_material_type: List[str]
    """Number of the material type on an OpenPrintTag."""
    openprinttag_abbreviation: List[str]
    """Abbreviation of the material type on an OpenPrintTag."""
    spoolmandb_material: List[str]
    """Name of the material in SpoolmanDB, which Spoolman shows."""
    open_filament_database_material: List[str]
    """Name of the material in the Open Filament Database."""
    fdm_materials_guid: List[str]
    """GUID of a material in Cura's fdm_materials."""


class Material(TypedDict):
    """A generic printing material."""

    id: str
    """Stable id; the `material` parameter of the profiles endpoint."""
    name: str
    """Name."""
    name_zh: str
    """Chinese name."""
    family: str
    """Chemical family."""
    type: str
    """Base polymer."""
    fibre: Optional[Literal["carbon", "glass"]]
    """Reinforcing fibre."""
    aliases: List[str]
    """Other names that a query may use."""
    density_g_cm3: Optional[float]
    """Density."""
    nozzle_temperature_c: MaterialNozzleTemperatureC
    """Nozzle temperature range: what good presets and makers print it at. A range here, by layer in a profile; `nozzle_temperature_range_c` is a range in every record."""
    bed_temperature_c: MaterialBedTemperatureC
    """Bed temperature range: what good presets and makers print it at. A range here, by layer in a profile; `bed_temperature_range_c` is the same range under a name of its own."""
    chamber_temperature_c: MaterialChamberTemperatureC
    """Chamber temperature range; a range here, one number in a profile; `chamber_temperature_range_c` is the same range under a name of its own."""
    glass_transition_c: MaterialGlassTransitionC
    """Glass transition temperature."""
    softening_temperature_c: Optional[float]
    """Softening or heat deflection temperature."""
    drying_temperature_c: MaterialDryingTemperatureC
    """Drying temperature; a range here, one number in a filament; `drying_temperature_range_c` is a range in both."""
    drying_time_h: MaterialDryingTimeH
    """Drying time; a range here, one number in a filament; `drying_time_range_h` is a range in both."""
    fan_percent: MaterialFanPercent
    """Part-cooling fan range: how high good presets and makers turn it up."""
    max_volumetric_speed_mm3_s: Optional[float]
    """Maximum volumetric speed of a standard hotend; one number here, a range in a filament; `max_volumetric_speed_range_mm3_s` is a range in both."""
    nozzle_temperature_range_c: MaterialNozzleTemperatureRangeC
    """Nozzle temperature; always a range."""
    bed_temperature_range_c: MaterialBedTemperatureRangeC
    """Bed temperature; always a range."""
    chamber_temperature_range_c: MaterialChamberTemperatureRangeC
    """Chamber temperature; always a range."""
    drying_temperature_range_c: MaterialDryingTemperatureRangeC
    """Drying temperature; always a range."""
    drying_time_range_h: MaterialDryingTimeRangeH
    """Drying time; always a range."""
    max_volumetric_speed_range_mm3_s: MaterialMaxVolumetricSpeedRangeMm3S
    """Maximum volumetric speed; always a range."""
    linear_shrinkage_percent: Optional[float]
    """Linear shrinkage."""
    min_nozzle_diameter_mm: Optional[float]
    """Smallest nozzle that prints it reliably."""
    hygroscopic: Optional[Literal["low", "medium", "high", "very_high"]]
    """How readily it takes up moisture."""
    warping: Optional[Literal["low", "medium", "high", "very_high"]]
    """How much it tends to warp."""
    abrasive: Optional[bool]
    """Whether it wears a brass nozzle out."""
    min_nozzle_hardness_hrc: Optional[float]
    """Softest nozzle that lasts: Rockwell hardness (HRC); brass has 2, stainless steel 20, hardened steel more."""
    enclosure: Optional[Literal["open_door", "not_needed", "recommended", "required", "heated_chamber"]]
    """Need for an enclosure; open_door: keep it open."""
    soluble_in: Optional[List[str]]
    """What dissolves it."""
    support_for: Optional[List[str]]
    """Materials whose prints part cleanly from supports of it."""
    tensile_modulus_mpa: Optional[float]
    """Stiffness: tensile modulus of a bar printed flat (ISO 527 or ASTM D638), pulled along its layers."""
    tensile_strength_mpa: Optional[float]
    """Tensile strength: of a bar printed flat and pulled along its layers (ISO 527 or ASTM D638). Across its layers a print is weaker."""
    elongation_at_break_percent: Optional[float]
    """Stretch before it breaks: elongation at break of a bar printed flat (ISO 527 or ASTM D638)."""
    impact_strength_kj_m2: Optional[float]
    """Impact strength: energy that an unnotched bar printed flat takes up before it breaks (Charpy, ISO 179); the note says where it is another test."""
    heat_deflection_c: Optional[float]
    """Heat deflection: temperature at which a part under a light load begins to bend (0.45 MPa, ISO 75 or ASTM D648), as printed."""
    toughness: Optional[Literal["low", "medium", "high", "very_high"]]
    """Toughness: how well a part takes blows, as its maker rates it."""
    uv_resistance: Optional[Literal["low", "medium", "high", "very_high"]]
    """Resistance to sunlight."""
    price: Optional[Literal["low", "medium", "high", "very_high"]]
    """Price: a kilogram beside plain PLA of the same shop; low (up to 1.3 times), medium (up to 2), high (up to 4), very_high (more)."""
    uses: Optional[List[Literal["display", "prototypes", "functional", "structural", "outdoor", "heat", "impact", "flexible", "wear", "light", "chemical", "transparent", "food"]]]
    """Used for."""
    classes: MaterialClasses
    """What the figures come to in words, by the written rules of the method; null where they rest on nothing known."""
    fumes: MaterialFumes
    """Fumes while printing."""
    food_contact: MaterialFoodContact
    """Food contact."""
    notes: List[Note]
    """Hints for printing it."""
    printer_count: int
    """Printers with a profile for it."""
    profile_count: int
    """Profiles for it."""
    warnings: List[Warning2]
    """What can harm and could not be settled; mostly empty."""
    provenance: MaterialProvenance
    """Where the figures come from."""
    identifiers: MaterialIdentifiers
    """What other systems call this material."""


class ProfileNozzle(TypedDict):
    """Nozzle."""

    diameter_mm: Optional[float]
    """Nozzle diameter."""
    variant: str
    """Nozzle variant."""


class ProfileNozzleTemperatureC(TypedDict):
    """Nozzle temperature; by layer here, a range in a material and in a filament; `nozzle_temperature_range_c` is a range in every record."""

    first_layer: Optional[float]
    """First layer."""
    other_layers: Optional[float]
    """All other layers."""


class ProfileNozzleTemperatureRangeC(TypedDict):
    """Nozzle temperature range that the filament preset recommends."""

    min: Optional[float]
    """Lowest."""
    max: Optional[float]
    """Highest."""


class ProfileBedTemperatureC(TypedDict):
    """Bed temperature on the printer's default plate; by layer here, a range in a material and in a filament; there `bed_temperature_range_c` is the same."""

    first_layer: Optional[float]
    """First layer."""
    other_layers: Optional[float]
    """All other layers."""


class ProfileBedTemperatureByPlateCCool(TypedDict):
    """Cool plate; null: not supported or not known."""

    first_layer: Optional[float]
    """First layer."""
    other_layers: Optional[float]
    """All other layers."""


class ProfileBedTemperatureByPlateCTexturedCool(TypedDict):
    """Textured cool plate; null: not supported or not known."""

    first_layer: Optional[float]
    """First layer."""
    other_layers: Optional[float]
    """All other layers."""


class ProfileBedTemperatureByPlateCSupertack(TypedDict):
    """SuperTack cool plate; null: not supported or not known."""

    first_layer: Optional[float]
    """First layer."""
    other_layers: Optional[float]
    """All other layers."""


class ProfileBedTemperatureByPlateCEngineering(TypedDict):
    """Engineering plate; null: not supported or not known."""

    first_layer: Optional[float]
    """First layer."""
    other_layers: Optional[float]
    """All other layers."""


class ProfileBedTemperatureByPlateCSmoothPei(TypedDict):
    """Smooth PEI or high-temperature plate; null: not supported or not known."""

    first_layer: Optional[float]
    """First layer."""
    other_layers: Optional[float]
    """All other layers."""


class ProfileBedTemperatureByPlateCTexturedPei(TypedDict):
    """Textured PEI plate; null: not supported or not known."""

    first_layer: Optional[float]
    """First layer."""
    other_layers: Optional[float]
    """All other layers."""


class ProfileBedTemperatureByPlateC(TypedDict):
    """Bed temperature by plate."""

    cool: ProfileBedTemperatureByPlateCCool
    """Cool plate; null: not supported or not known."""
    textured_cool: ProfileBedTemperatureByPlateCTexturedCool
    """Textured cool plate; null: not supported or not known."""
    supertack: ProfileBedTemperatureByPlateCSupertack
    """SuperTack cool plate; null: not supported or not known."""
    engineering: ProfileBedTemperatureByPlateCEngineering
    """Engineering plate; null: not supported or not known."""
    smooth_pei: ProfileBedTemperatureByPlateCSmoothPei
    """Smooth PEI or high-temperature plate; null: not supported or not known."""
    textured_pei: ProfileBedTemperatureByPlateCTexturedPei
    """Textured PEI plate; null: not supported or not known."""


class ProfileCooling(TypedDict):
    """Part cooling."""

    fan_min_percent: Optional[int]
    """Lowest part-cooling fan speed."""
    fan_max_percent: Optional[int]
    """Highest part-cooling fan speed."""
    overhang_fan_percent: Optional[int]
    """Fan speed on overhangs and bridges."""
    fan_off_first_layers: Optional[int]
    """Layers at the start without part cooling."""
    fan_min_below_layer_time_s: Optional[float]
    """Layer time below which the fan runs at its lowest speed."""
    slow_down_below_layer_time_s: Optional[float]
    """Layer time below which printing slows down and the fan runs at its highest speed."""
    min_print_speed_mm_s: Optional[float]
    """Slowest speed that slowing down may reach."""
    auxiliary_fan_percent: Optional[int]
    """Auxiliary fan speed."""
    slow_down: Optional[bool]
    """Whether short layers are printed slower so that they can cool."""
    keep_outer_wall_speed: Optional[bool]
    """Whether the outer wall keeps its speed when a layer is slowed down."""
    fan_always_on: Optional[bool]
    """Whether the fan never stops while printing, at its lowest speed at least."""
    full_fan_speed_layer: Optional[int]
    """Layer from which the fan may reach its full speed; it ramps up linearly until then. 0: no ramp."""
    bridge_fan_percent: Optional[int]
    """Fan speed on bridges."""
    internal_bridge_fan_percent: Optional[int]
    """Fan speed on internal bridges; null: as on other bridges, or not known."""
    support_interface_fan_percent: Optional[int]
    """Fan speed on support interfaces; null: no speed of their own, or not known."""


class ProfileRetraction(TypedDict):
    """Retraction."""

    length_mm: Optional[float]
    """Retraction length."""
    speed_mm_s: Optional[float]
    """Retraction speed; one number here, by feature in a process."""
    deretraction_speed_mm_s: Optional[float]
    """Deretraction speed; null: same as the retraction speed."""
    z_hop_mm: Optional[float]
    """Z hop height."""
    min_travel_mm: Optional[float]
    """Shortest travel that retracts."""
    on_layer_change: Optional[bool]
    """Whether it retracts when the layer changes."""
    extra_prime_mm: Optional[float]
    """Filament pushed out in addition when it resumes; negative: less than was retracted."""
    wipe: Optional[bool]
    """Whether the nozzle wipes along the line it has printed while it retracts."""
    wipe_distance_mm: Optional[float]
    """Length of that wipe; PrusaSlicer works it out itself."""
    before_wipe_percent: Optional[float]
    """Share of the retraction that is done before the wipe begins."""
    z_hop_type: Optional[Literal["auto", "normal", "slope", "spiral"]]
    """How the nozzle is lifted: straight up (normal), on a ramp (slope), on a helix (spiral), or as the slicer sees fit (auto)."""


class ProfileShrinkagePercent(TypedDict):
    """How much smaller than designed a part comes out, which the slicer makes up for."""

    xy: Optional[float]
    """In the plane."""
    z: Optional[float]
    """In height."""


class ProcessValuesLineWidthMm(TypedDict):
    """Line width (extrusion width)."""

    default: Optional[float]
    """Default."""
    first_layer: Optional[float]
    """First layer."""
    outer_wall: Optional[float]
    """Outer wall."""
    inner_wall: Optional[float]
    """Inner wall."""
    top_surface: Optional[float]
    """Top surface."""
    sparse_infill: Optional[float]
    """Sparse infill."""
    solid_infill: Optional[float]
    """Solid infill."""
    support: Optional[float]
    """Support."""


class ProcessValuesSpeedMmS(TypedDict):
    """Print speed; by feature here, one number in a retraction."""

    first_layer: Optional[float]
    """First layer."""
    first_layer_infill: Optional[float]
    """First-layer infill."""
    outer_wall: Optional[float]
    """Outer wall."""
    inner_wall: Optional[float]
    """Inner wall."""
    sparse_infill: Optional[float]
    """Sparse infill."""
    solid_infill: Optional[float]
    """Solid infill."""
    top_surface: Optional[float]
    """Top surface."""
    bridge: Optional[float]
    """Bridge."""
    gap_infill: Optional[float]
    """Gap infill."""
    support: Optional[float]
    """Support."""
    travel: Optional[float]
    """Travel."""
    internal_bridge: Optional[float]
    """Internal bridge."""
    support_interface: Optional[float]
    """Support interface."""
    small_perimeter: Optional[float]
    """Small perimeters (holes and posts)."""
    first_layer_travel: Optional[float]
    """Travel on the first layer."""


class ProcessValuesAccelerationMmS2(TypedDict):
    """Acceleration."""

    default: Optional[float]
    """Default."""
    first_layer: Optional[float]
    """First layer."""
    outer_wall: Optional[float]
    """Outer wall."""
    inner_wall: Optional[float]
    """Inner wall."""
    top_surface: Optional[float]
    """Top surface."""
    travel: Optional[float]
    """Travel."""
    sparse_infill: Optional[float]
    """Sparse infill."""
    solid_infill: Optional[float]
    """Solid infill."""
    bridge: Optional[float]
    """Bridge."""


class ProcessValuesBrim(TypedDict):
    """Brim."""

    type: Optional[Literal["auto", "outer", "inner", "outer_and_inner", "none", "painted"]]
    """Where the brim goes."""
    width_mm: Optional[float]
    """Brim width."""
    gap_mm: Optional[float]
    """Gap between brim and part."""


class ProcessValuesSupport(TypedDict):
    """Support."""

    enabled: Optional[bool]
    """Whether support is generated."""
    type: Optional[Literal["normal", "tree", "snug", "organic"]]
    """Kind of support."""
    threshold_angle_deg: Optional[float]
    """Overhang angle below which support is generated, measured from the bed."""
    top_z_distance_mm: Optional[float]
    """Z distance between support and part."""
    interface_layers: Optional[int]
    """Top interface layers."""
    on_build_plate_only: Optional[bool]
    """Whether support may only stand on the bed."""
    pattern: Optional[str]
    """Pattern of the support body, as the slicer names it."""
    spacing_mm: Optional[float]
    """Free space between the lines of the support body."""
    xy_distance_mm: Optional[float]
    """Distance between support and part in the plane."""
    bottom_z_distance_mm: Optional[float]
    """Z distance between the part and support that stands on it; PrusaSlicer: 0 means as above the support."""
    bottom_interface_layers: Optional[int]
    """Bottom interface layers; -1: as many as on top."""
    interface_spacing_mm: Optional[float]
    """Free space between the lines of the interface; 0: solid."""
    interface_pattern: Optional[str]
    """Pattern of the interface, as the slicer names it."""


class ProcessValuesJerkMmS(TypedDict):
    """Jerk that the process asks for; null: left to the firmware or not known."""

    default: Optional[float]
    """Default."""
    first_layer: Optional[float]
    """First layer."""
    outer_wall: Optional[float]
    """Outer wall."""
    inner_wall: Optional[float]
    """Inner wall."""
    top_surface: Optional[float]
    """Top surface."""
    sparse_infill: Optional[float]
    """Sparse infill."""
    travel: Optional[float]
    """Travel."""


class ProcessValuesFlowRatio(TypedDict):
    """Flow ratio by feature, on top of the filament's own; by feature here, one number in the profile itself."""

    first_layer: Optional[float]
    """First layer."""
    top_surface: Optional[float]
    """Top surface."""
    bottom_surface: Optional[float]
    """Bottom surface."""
    bridge: Optional[float]
    """Bridges."""
    internal_bridge: Optional[float]
    """Internal bridges."""


class ProcessValuesOverhangSpeedMmS(TypedDict):
    """Speed by how much of the line hangs free; null: not slowed down there, or not known. By overhang here, one number in a retraction. PrusaSlicer goes over smoothly from one to the next, the others take steps."""

    quarter: Optional[float]
    """A quarter of the line."""
    half: Optional[float]
    """Half of it."""
    three_quarters: Optional[float]
    """Three quarters of it."""
    full: Optional[float]
    """All of it."""


class ProcessValuesOverhang(TypedDict):
    """Overhanging walls."""

    slow_down: Optional[bool]
    """Whether overhanging walls are printed slower."""
    speed_mm_s: ProcessValuesOverhangSpeedMmS
    """Speed by how much of the line hangs free; null: not slowed down there, or not known. By overhang here, one number in a retraction. PrusaSlicer goes over smoothly from one to the next, the others take steps."""
    slow_down_curled: Optional[bool]
    """Whether walls that may have curled up are printed slower."""


class ProcessValuesSeam(TypedDict):
    """Details of the seam."""

    gap_mm: Optional[float]
    """Gap that is left between the ends of a loop; negative: they overlap."""
    scarf: Optional[Literal["none", "external", "all"]]
    """Which walls get a scarf seam."""


class ProcessValuesIroning(TypedDict):
    """Ironing."""

    type: Optional[Literal["none", "top", "topmost", "solid"]]
    """Which surfaces are ironed."""
    speed_mm_s: Optional[float]
    """Speed; one number here, by feature in a process."""
    flow_percent: Optional[float]
    """Flow."""
    spacing_mm: Optional[float]
    """Distance between the lines."""


class ProcessValuesSkirt(TypedDict):
    """Skirt."""

    loops: Optional[int]
    """Loops; 0: no skirt."""
    distance_mm: Optional[float]
    """Distance from the part or its brim."""
    height_layers: Optional[int]
    """Height."""


class ProcessValuesRaft(TypedDict):
    """Raft."""

    layers: Optional[int]
    """Layers; 0: no raft."""
    contact_distance_mm: Optional[float]
    """Z distance between raft and part."""


class ProcessValues(TypedDict):
    """What the default process sets for a nozzle."""

    layer_height_mm: Optional[float]
    """Layer height; one number here, a range in a nozzle of a printer."""
    first_layer_height_mm: Optional[float]
    """First layer height."""
    line_width_mm: ProcessValuesLineWidthMm
    """Line width (extrusion width)."""
    wall_loops: Optional[int]
    """Number of walls (perimeters)."""
    wall_generator: Optional[Literal["classic", "arachne"]]
    """Wall generator."""
    seam_position: Optional[Literal["nearest", "aligned", "aligned_back", "back", "random"]]
    """Seam position."""
    top_shell_layers: Optional[int]
    """Top shell layers."""
    bottom_shell_layers: Optional[int]
    """Bottom shell layers."""
    infill_density_percent: Optional[float]
    """Sparse infill density."""
    infill_pattern: Optional[str]
    """Sparse infill pattern, as the slicer names it."""
    speed_mm_s: ProcessValuesSpeedMmS
    """Print speed; by feature here, one number in a retraction."""
    acceleration_mm_s2: ProcessValuesAccelerationMmS2
    """Acceleration."""
    brim: ProcessValuesBrim
    """Brim."""
    support: ProcessValuesSupport
    """Support."""
    jerk_mm_s: ProcessValuesJerkMmS
    """Jerk that the process asks for; null: left to the firmware or not known."""
    flow_ratio: ProcessValuesFlowRatio
    """Flow ratio by feature, on top of the filament's own; by feature here, one number in the profile itself."""
    overhang: ProcessValuesOverhang
    """Overhanging walls."""
    small_perimeter_threshold_mm: Optional[float]
    """Radius up to which a perimeter counts as small; PrusaSlicer has a fixed one."""
    top_surface_pattern: Optional[str]
    """Top surface pattern, as the slicer names it."""
    bottom_surface_pattern: Optional[str]
    """Bottom surface pattern, as the slicer names it."""
    solid_infill_pattern: Optional[str]
    """Solid infill pattern, as the slicer names it."""
    top_shell_thickness_mm: Optional[float]
    """Least thickness of the top shell; 0: the layer count alone decides."""
    bottom_shell_thickness_mm: Optional[float]
    """Least thickness of the bottom shell; 0: the layer count alone decides."""
    infill_wall_overlap_percent: Optional[float]
    """How far infill reaches into the walls."""
    wall_order: Optional[Literal["inner_outer", "outer_inner", "inner_outer_inner"]]
    """Order in which walls are printed."""
    only_one_wall_top: Optional[bool]
    """Whether top surfaces have one wall only."""
    only_one_wall_first_layer: Optional[bool]
    """Whether the first layer has one wall only."""
    detect_thin_walls: Optional[bool]
    """Whether walls thinner than two lines are printed as one line; only with the classic wall generator."""
    precise_outer_wall: Optional[bool]
    """Whether the outer wall is set apart from the inner ones for accuracy."""
    min_wall_width_mm: Optional[float]
    """Least width of a wall line, with the Arachne wall generator."""
    min_feature_size_mm: Optional[float]
    """Thinnest part of a model that is printed, with the Arachne wall generator."""
    thick_bridges: Optional[bool]
    """Whether bridges are printed as round strands instead of flat lines."""
    thick_internal_bridges: Optional[bool]
    """Whether internal bridges are printed as round strands."""
    avoid_crossing_walls: Optional[bool]
    """Whether travel goes around walls instead of across."""
    elephant_foot_compensation_mm: Optional[float]
    """How far the first layer is drawn in."""
    xy_contour_compensation_mm: Optional[float]
    """How far the outer contour is moved outwards; negative: inwards."""
    xy_hole_compensation_mm: Optional[float]
    """How far holes are widened; negative: narrowed."""
    seam: ProcessValuesSeam
    """Details of the seam."""
    extrusion_rate_smoothing_mm3_s2: Optional[float]
    """Fastest change of the flow; null: not limited or not known."""
    resolution_mm: Optional[float]
    """Detail below which contours are simplified; 0: not simplified."""
    arc_fitting: Optional[bool]
    """Whether curves are written as arcs (G2, G3)."""
    ironing: ProcessValuesIroning
    """Ironing."""
    skirt: ProcessValuesSkirt
    """Skirt."""
    raft: ProcessValuesRaft
    """Raft."""
    prime_tower: Optional[bool]
    """Whether a prime tower (wipe tower) is printed when several filaments are used."""
    spiral_vase: Optional[bool]
    """Whether a single wall rises in a spiral (vase mode)."""
    print_sequence: Optional[Literal["by_layer", "by_object"]]
    """Whether several objects are printed layer by layer or one after the other."""


class EffectiveSpeed(TypedDict):
    """Print speed that is really reached: the one that the process sets or, where it is lower, what max_volumetric_speed_mm3_s allows over the line's cross-section. Bridges, gap infill and travel are left out: they draw no line of a known width. null: a speed, width, height or the flow limit is not known."""

    first_layer: Optional[float]
    """First layer."""
    first_layer_infill: Optional[float]
    """First-layer infill."""
    outer_wall: Optional[float]
    """Outer wall."""
    inner_wall: Optional[float]
    """Inner wall."""
    sparse_infill: Optional[float]
    """Sparse infill."""
    solid_infill: Optional[float]
    """Solid infill."""
    top_surface: Optional[float]
    """Top surface."""
    support: Optional[float]
    """Support."""
    support_interface: Optional[float]
    """Support interface."""
    small_perimeter: Optional[float]
    """Small perimeters (holes and posts), reckoned with the outer wall's line."""


class Warning3(TypedDict):
    code: Literal["nozzle_too_soft", "near_firmware_cutoff", "chamber_not_controlled", "drying_above_softening", "slicer_defaults", "outside_material_range", "fan_high_for_material", "bed_cold_for_material", "nozzle_cold_for_material", "layer_high_for_nozzle", "first_layer_fast", "retraction_long", "retraction_slow", "hot_without_known_maximum", "nozzle_temperature_unknown", "bed_temperature_unknown", "infill_sparse", "line_wide_for_nozzle", "flow_high_for_flexible", "density_of_another_material", "nozzle_range_of_another_material", "nozzle_range_wide"]
    """What it is: nozzle_too_soft (an abrasive material on a nozzle that wears), near_firmware_cutoff (within 10 °C of a limit that only the firmware states), chamber_not_controlled (a chamber temperature that the printer cannot control), drying_above_softening (drying hotter than the material softens), slicer_defaults (nobody tuned the profile for this printer), outside_material_range (outside the range of the material), fan_high_for_material (the fan never below 60 % on a styrenic, a polycarbonate or a polyamide), bed_cold_for_material (ABS or ASA on a bed of 80 °C or less), nozzle_cold_for_material (PETG below 220 °C), layer_high_for_nozzle (a layer above 80 % of the nozzle), first_layer_fast (a first layer at 100 mm/s or more), retraction_long (retraction of 8 mm or more), retraction_slow (retraction below 15 mm/s), hot_without_known_maximum (265 °C or more where no maximum of the printer is known), nozzle_temperature_unknown (no nozzle temperature), bed_temperature_unknown (no bed temperature on a printer that heats its bed), infill_sparse (infill below 8 %), line_wide_for_nozzle (a line wider than 1.5 nozzles), flow_high_for_flexible (TPU above 10 mm³/s), density_of_another_material (a product’s density that no plastic of its kind has), nozzle_range_of_another_material (a product’s nozzle range of which most lies outside its material’s), nozzle_range_wide (a product’s nozzle range of more than 50 °C)."""
    field: str
    """Field of this record that it is about."""
    message: str
    """What to know, in English."""
    message_zh: str
    """The same in Chinese."""


class ParentPresets(TypedDict):
    """System presets of this slicer for the printer, nozzle and material: what a preset inherits from, or is laid over. null: its newest release that was read does not know the printer with this nozzle."""

    machine: str
    """Machine preset; in Cura the definition of the machine."""
    process: Optional[str]
    """Process preset: the one that the machine preset names, else the nearest standard one. In Cura the quality type for the material. null: it has none."""
    filament: Optional[str]
    """Filament preset that stands for the material, chosen as for the record itself; in Cura the id of the material. null: none that fits."""
    variants: int
    """Most kinds of extruder and nozzle flow (standard, high flow) that the process or filament preset has values of their own for. 1: one value stands for all. Above 1 a single value in a preset replaces those of all kinds."""


class ProfilePresets(TypedDict):
    """What the slicers themselves ship for the same printer, nozzle and material, by slicer, whichever of them this record was read from."""

    orcaslicer: ParentPresets
    """System presets of this slicer for the printer, nozzle and material: what a preset inherits from, or is laid over. null: its newest release that was read does not know the printer with this nozzle."""
    bambu_studio: ParentPresets
    """System presets of this slicer for the printer, nozzle and material: what a preset inherits from, or is laid over. null: its newest release that was read does not know the printer with this nozzle."""
    prusaslicer: ParentPresets
    """System presets of this slicer for the printer, nozzle and material: what a preset inherits from, or is laid over. null: its newest release that was read does not know the printer with this nozzle."""
    cura: ParentPresets
    """System presets of this slicer for the printer, nozzle and material: what a preset inherits from, or is laid over. null: its newest release that was read does not know the printer with this nozzle."""


class Correction3(TypedDict):
    field: str
    """Field that was corrected."""
    upstream_value: Optional[Union[float, str, bool, Dict[str, Any]]]
    """What the source says."""
    reason: str
    """Why it was corrected or withheld."""
    source: str
    """Where the right value was read."""


class ProfileProvenance(TypedDict):
    """Where the values come from."""

    source: str
    """Source."""
    commit: str
    """Commit that was read."""
    printer_preset: str
    """Machine preset."""
    filament_preset: str
    """Filament preset."""
    process_preset: Optional[str]
    """Process preset."""
    process_choice: Optional[Literal["default", "inferred"]]
    """default: the machine preset names it; inferred: the nearest standard one."""
    corrected: List[Correction3]
    """Values that were corrected by hand."""


class Profile(TypedDict):
    """Print settings for a printer, nozzle and material."""

    id: str
    """Stable id: printer, nozzle variant and material."""
    printer: str
    """Id of the printer."""
    material: str
    """Id of the material."""
    nozzle: ProfileNozzle
    """Nozzle."""
    default_nozzle: Optional[bool]
    """Whether it is for the printer's default nozzle; null: no source says which that is."""
    basis: Literal["default", "generic", "brand", "third_party", "library"]
    """Which filament preset stands for the material: the default of the machine, a generic one, one of the brand, one of a third party, or a fallback of the shared library (untested on this machine)."""
    evidence: Literal["tuned", "generic_material", "slicer_defaults"]
    """How the figures came to be, told by comparing them with the presets that the slicer starts from: tuned (somebody set them for this machine and material), generic_material (the slicer's own figures for the material, with one changed at most, on a machine whose speeds somebody set), slicer_defaults (the slicer's own figures and speeds: nobody tuned them for this machine). Only what is tuned, or changed, counts in the ranges of materials."""
    nozzle_temperature_c: ProfileNozzleTemperatureC
    """Nozzle temperature; by layer here, a range in a material and in a filament; `nozzle_temperature_range_c` is a range in every record."""
    nozzle_temperature_range_c: ProfileNozzleTemperatureRangeC
    """Nozzle temperature range that the filament preset recommends."""
    bed_temperature_c: ProfileBedTemperatureC
    """Bed temperature on the printer's default plate; by layer here, a range in a material and in a filament; there `bed_temperature_range_c` is the same."""
    bed_temperature_by_plate_c: ProfileBedTemperatureByPlateC
    """Bed temperature by plate."""
    chamber_temperature_c: Optional[float]
    """Chamber temperature; null: not controlled or not known. One number here, a range in a material and in a filament; there `chamber_temperature_range_c` is the same."""
    cooling: ProfileCooling
    """Part cooling."""
    flow_ratio: Optional[float]
    """Flow ratio (extrusion multiplier); one number here, a range in a filament; there `flow_ratio_range` is the same."""
    max_volumetric_speed_mm3_s: Optional[float]
    """Maximum volumetric speed; one number here and in a material, a range in a filament; there `max_volumetric_speed_range_mm3_s` is the same."""
    pressure_advance: Optional[float]
    """Pressure advance (Klipper pressure advance, Marlin linear advance K); null: not set by the preset."""
    retraction: ProfileRetraction
    """Retraction."""
    filament_diameter_mm: Optional[float]
    """Filament diameter that the preset reckons with; of a cartridge or syringe its bore (18 mm and more), of a pellet extruder a nominal one (1.128 mm: 1 mm²)."""
    required_nozzle_hrc: Optional[int]
    """Hardness that the nozzle needs at least, Rockwell C; 0: any nozzle will do."""
    abrasive: Optional[bool]
    """Whether the preset says that the filament wears a brass nozzle."""
    shrinkage_percent: ProfileShrinkagePercent
    """How much smaller than designed a part comes out, which the slicer makes up for."""
    process: ProcessValues
    """What the default process sets for a nozzle."""
    effective_speed_mm_s: EffectiveSpeed
    """Print speed that is really reached: the one that the process sets or, where it is lower, what max_volumetric_speed_mm3_s allows over the line's cross-section. Bridges, gap infill and travel are left out: they draw no line of a known width. null: a speed, width, height or the flow limit is not known."""
    warnings: List[Warning3]
    """What can harm and could not be settled; mostly empty."""
    presets: ProfilePresets
    """What the slicers themselves ship for the same printer, nozzle and material, by slicer, whichever of them this record was read from."""
    provenance: ProfileProvenance
    """Where the values come from."""


class RuleConditionsNozzleDiametersMm(TypedDict):
    """Nozzle diameters; a range here, a list in a printer."""

    min: Optional[float]
    """Smallest."""
    max: Optional[float]
    """Largest."""


class RuleConditions(TypedDict):
    """When it applies; null: always."""

    materials: Optional[List[str]]
    """Material ids."""
    material_traits: Optional[List[str]]
    """What the material is like: abrasive, flexible, warping, open_door."""
    extruder_types: Optional[List[str]]
    """Extruder types."""
    structures: Optional[List[str]]
    """Builds of the printer."""
    equipment: Optional[List[str]]
    """What the printer has: multi_material, auxiliary_fan."""
    nozzle_materials: Optional[List[str]]
    """Nozzle materials."""
    nozzle_diameters_mm: RuleConditionsNozzleDiametersMm
    """Nozzle diameters; a range here, a list in a printer."""
    firmwares: Optional[List[str]]
    """Firmwares."""
    slicers: Optional[List[str]]
    """Slicers."""
    brands: Optional[List[str]]
    """Brand ids."""


class LikelihoodBasis(TypedDict):
    """What the likelihood rests on."""

    kind: Literal["editorial", "cases"]
    """editorial: a judgement of the editors on what the sources say; cases: solved cases too."""
    cases: List[str]
    """Addresses of those cases."""


class Addition(TypedDict):
    when: RuleConditions
    """When it applies; null: always."""
    part: Literal["instructions", "caution"]
    """The text that it goes on."""
    text: str
    """The sentence, English."""
    text_zh: str
    """The sentence, Chinese."""


class RuleQuantity(TypedDict):
    value: Optional[float]
    """Value."""
    min: Optional[float]
    """Lowest."""
    max: Optional[float]
    """Highest."""
    unit: str
    """Unit."""
    sources: Optional[List[str]]
    """Ids of references; null: general practice."""


class AdjustmentTarget(TypedDict):
    """What to set it to."""

    quantity: Optional[RuleQuantity]
    option: Optional[str]
    """Choice, English."""
    option_zh: Optional[str]
    """Choice, Chinese."""
    values: Optional[List[str]]
    """What the records call the option; several where any of them will do; null: no record tells it."""


class ConditionalQuantity(TypedDict):
    when: RuleConditions
    """When it applies; null: always."""
    note: Optional[str]
    """Condition in words, English."""
    note_zh: Optional[str]
    """Condition in words, Chinese."""
    quantity: RuleQuantity


class MaterialRange(TypedDict):
    material: str
    """Material id."""
    min: Optional[float]
    """Lowest."""
    max: Optional[float]
    """Highest."""
    unit: str
    """Unit."""


class PlateKey(TypedDict):
    plate: str
    """Build plate, as in a printer's `default_plate`."""
    key: str
    """Key."""
    row: str
    """What stands in place of the last but one step of the menu, English."""
    row_zh: str
    """The same, Chinese."""


class RuleSlicerKey(TypedDict):
    key: Optional[str]
    """Key in the configuration; null: the slicer has none."""
    menu: Optional[List[str]]
    """The way to it in the interface, from the tab or window to the field itself, English; null: the slicer has none."""
    menu_zh: Optional[List[str]]
    """The way to it in the interface, Chinese."""
    label: Optional[str]
    """Label in the interface, English."""
    label_zh: Optional[str]
    """Label in the interface, Chinese."""
    unit: Optional[str]
    """Unit there."""
    min: Optional[float]
    """Lowest that it takes."""
    max: Optional[float]
    """Highest that it takes."""
    plates: List[PlateKey]
    """Keys of the same setting for other build plates; mostly empty."""
    filament_key: Optional[str]
    """Key by which a filament preset overrides the value of the printer; null: it cannot."""
    filament_menu: Optional[List[str]]
    """The way to that key in the interface, English."""
    filament_menu_zh: Optional[List[str]]
    """The way to that key in the interface, Chinese."""
    calibration: Optional[str]
    """Menu of the slicer's own test that finds the value, English; null: it has none."""
    calibration_zh: Optional[str]
    """Menu of the slicer's own test that finds the value, Chinese."""
    how: Optional[str]
    """How to do it without a key, English."""
    how_zh: Optional[str]
    """How to do it without a key, Chinese."""


class RuleSlicers(TypedDict):
    """Where it is in each slicer."""

    orcaslicer: RuleSlicerKey
    bambu_studio: RuleSlicerKey
    prusaslicer: RuleSlicerKey
    cura: RuleSlicerKey


class FirstLayerSetting(TypedDict):
    setting: str
    """Id of the setting."""
    setting_name: str
    """Name, English."""
    setting_name_zh: str
    """Name, Chinese."""
    record_field: Optional[str]
    """Where the records hold its value."""
    slicers: RuleSlicers
    """Where it is in each slicer."""


class Adjustment(TypedDict):
    """Change of a setting; null when the fix is an action."""

    setting: str
    """Id of the setting."""
    setting_name: str
    """Name of the setting, English."""
    setting_name_zh: str
    """Name of the setting, Chinese."""
    unit: str
    """Unit of the setting."""
    record_field: Optional[str]
    """Where the records hold its value, as in the setting's own record."""
    direction: Literal["increase", "decrease", "set", "enable", "disable", "tune"]
    """What to do with it."""
    target: AdjustmentTarget
    """What to set it to."""
    steps: List[ConditionalQuantity]
    """How far to go at a time."""
    safe_range: Optional[RuleQuantity]
    """Where to stop, whatever the material."""
    safe_range_by_material: Optional[List[MaterialRange]]
    """Where to stop, by material; null when it does not depend on the material."""
    stops: List[ConditionalQuantity]
    """Where to stop in a case, beside the safe range: all that apply hold."""
    recommendations: List[ConditionalQuantity]
    """Values that sources give for a case."""
    slicers: RuleSlicers
    """Where it is in each slicer."""
    first_layer: Optional[FirstLayerSetting]
    """The setting that does the same on the first layer; null when there is none."""


class RuleFigure(TypedDict):
    what: str
    """What it measures, English."""
    what_zh: str
    """What it measures, Chinese."""
    when: RuleConditions
    """When it applies; null: always."""
    quantity: RuleQuantity


class Fix(TypedDict):
    id: str
    """Id."""
    action: str
    """The fix in one line, English."""
    action_zh: str
    """The fix in one line, Chinese."""
    instructions: str
    """How to do it, English."""
    instructions_zh: str
    """How to do it, Chinese."""
    additions: List[Addition]
    """Sentences that hold for some setups only; empty when there are none."""
    kind: str
    """Kind of fix."""
    cost: Literal["free", "low", "medium", "high"]
    """Cost."""
    minutes: Optional[float]
    """Time it takes."""
    applies_to: RuleConditions
    """When it applies; null: always."""
    adjustment: Adjustment
    """Change of a setting; null when the fix is an action."""
    dries: bool
    """Whether it dries the filament: the material's `drying_temperature_c` and `drying_time_h` belong to it."""
    figures: List[RuleFigure]
    """Other figures."""
    power_off: bool
    """Whether all of it is done with the printer unplugged and cold."""
    hazards: List[str]
    """Dangers of doing it."""
    caution: Optional[str]
    """What can go wrong, English."""
    caution_zh: Optional[str]
    """What can go wrong, Chinese."""
    caution_level: Optional[Literal["warning", "note"]]
    """How loud to show the caution. warning: done as told, it can injure somebody or ruin the machine: before the instructions; note: a quiet line after them; null: there is none."""
    sources: List[str]
    """Ids of references."""


class Cause(TypedDict):
    id: str
    """Id."""
    name: str
    """Name, English."""
    name_zh: str
    """Name, Chinese."""
    likelihood: Literal["high", "medium", "low"]
    """How likely, an editorial judgement."""
    basis: LikelihoodBasis
    """What the likelihood rests on."""
    check: str
    """How to confirm it, English."""
    check_zh: str
    """How to confirm it, Chinese."""
    checks: List[str]
    """Ids of the checks in diagnose.json that can make it more likely under this symptom."""
    applies_to: RuleConditions
    """When it applies; null: always."""
    fixes: List[Fix]
    """Fixes in the order to try."""
    sources: List[str]
    """Ids of references."""


class Picture(TypedDict):
    path: str
    """Path of the SVG file, for light and dark."""
    alt: str
    """What the picture shows, English."""
    alt_zh: str
    """What the picture shows, Chinese."""


class Reference2(TypedDict):
    id: str
    """Id that figures cite."""
    title: str
    """Title."""
    url: str
    """Address."""
    via: Optional[str]
    """The original that was read through this page."""


class Rule(TypedDict):
    """A troubleshooting rule: a symptom, its causes and their fixes."""

    id: str
    """Stable id; the `symptom` parameter."""
    symptom: str
    """The same id."""
    name: str
    """Name, English."""
    name_zh: str
    """Name, Chinese."""
    aliases: List[str]
    """Other names, in both languages."""
    category: str
    """Category."""
    category_name: str
    """Name of the category, English."""
    category_name_zh: str
    """Name of the category, Chinese."""
    where: List[Literal["first-layer", "walls", "top", "overhangs", "details", "supports", "whole-print", "printer"]]
    """Where one sees it, most telling place first; `printer`: not on the part but at the nozzle, the extruder, the filament or the electronics."""
    when: List[Literal["start", "printing", "finished"]]
    """When one first notices it. start: before or in the first layer; printing: while the print runs; finished: on the finished part or when taking it off."""
    looks: List[Literal["gaps", "strings-and-blobs", "lines-and-ripples", "rough", "deformed", "loose-or-broken", "stuck", "colour-and-gloss", "stops", "signal"]]
    """What it looks like, most striking first. stops: nothing comes out or the print ends; signal: a noise, a smell or a message."""
    severity: Literal["low", "medium", "high", "critical"]
    """low: cosmetic; medium: usable with defects; high: part lost or hardware stressed; critical: hardware or people at risk."""
    stop_print: bool
    """Stop the print at once."""
    power_off: bool
    """Switch the printer off at the wall; it may neither heat nor move before the cause is found."""
    description: str
    """What one sees, English."""
    description_zh: str
    """What one sees, Chinese."""
    applies_to: RuleConditions
    """When it applies; null: always."""
    causes: List[Cause]
    """Causes, most likely first."""
    related: List[str]
    """Ids of related symptoms."""
    pictures: List[Picture]
    """Drawings of what one sees; empty when there is none."""
    references: List[Reference2]
    """What was read."""


class FitSource(TypedDict):
    """Where both sides were read."""

    needs: List[str]
    """Ids of the material's references."""
    has: Optional[str]
    """Address where the printer's figure was read, or id of the source; null where nothing was."""


class FitReason(TypedDict):
    """One thing that stands between a printer and a material."""

    code: Literal["nozzle_too_cold", "nozzle_near_limit", "nozzle_maximum_unknown", "cold_extrusion", "bed_too_cold", "bed_not_heated", "bed_maximum_unknown", "chamber_not_heated", "chamber_too_cold", "chamber_unknown", "not_enclosed", "enclosure_unknown", "fumes", "nozzle_too_soft", "nozzle_hardness_unknown", "nozzle_too_small", "flexible_on_bowden", "other_filament_diameter", "untuned_profile", "no_profile"]
    """What it is; a closed list."""
    verdict: Literal["yes", "with_care", "no", "unknown"]
    """What it alone comes to; yes: good to know, and no obstacle. The worst of all reasons is the verdict: no, then unknown, then with_care."""
    message: str
    """The reason in English."""
    message_zh: str
    """The reason in Chinese."""
    needs: Optional[Union[float, str]]
    """What the material asks for: °C of a temperature, mm of a diameter, HRC of a hardness, otherwise a word."""
    has: Optional[Union[float, str]]
    """What the printer has of it, in the same unit; null: not known, or nothing of it."""
    means: Optional[Literal["rated", "firmware_limit", "community_firmware", "presets", "likely", "own"]]
    """What the printer's figure is: rated by its maker, allowed by its firmware or by that of its users, shown by the profile, only likely, or one's own change; null: a fact that can be only one thing."""
    source: FitSource
    """Where both sides were read."""


class Fit(TypedDict):
    """Whether a printer prints a material, and why."""

    printer: str
    """Id of the printer."""
    material: str
    """Id of the material."""
    verdict: Literal["yes", "with_care", "no", "unknown"]
    """yes: as it is sold. with_care: if one does or minds what the reasons say. no: not as it is built, and no part that people usually fit changes that. unknown: what is known does not tell."""
    reasons: List[FitReason]
    """What speaks against it, the weightiest first; empty where nothing does."""
    profile: Optional[str]
    """Id of the profile that leads the pair; null where there is none."""


class CodeFormValue(TypedDict):
    value: str
    """As it is written."""
    means: str
    """What it means, English."""
    means_zh: str
    """What it means, Chinese."""


CodeFormPart = TypedDict("CodeFormPart", {"name": str, "name_zh": str, "from": int, "length": int, "values": Optional[List[CodeFormValue]], "severity": Dict[str, Literal["notice", "warning", "paused", "stopped", "danger"]]})


class CodeForm(TypedDict):
    id: str
    """Id."""
    name: str
    """Name, English."""
    name_zh: str
    """Name, Chinese."""
    digits: Literal["hex", "decimal"]
    """What its digits are."""
    groups: List[int]
    """How many digits each group has."""
    letters: int
    """How many capital letters stand before the digits."""
    as_number: bool
    """Whether machines also send a code as one decimal number."""
    separator: Optional[Literal["-", "_"]]
    """What the maker prints between groups; null: nothing."""
    prefixes: List[str]
    """What may stand before the digits."""
    parts: List[CodeFormPart]
    """What digits at a place mean."""
    page: Optional[str]
    """Address of the maker's own page about a code, with {code} where the code stands."""


class CodeParameter(TypedDict):
    id: str
    """What stands in the braces."""
    name: str
    """What it says, English."""
    name_zh: str
    """What it says, Chinese."""
    values: Optional[List[CodeFormValue]]
    """What may be written there, each with what it means; null: anything."""
    typical: List[str]
    """Of a parameter that may be anything: what it is on most machines."""
    words: int
    """Of a parameter that may be anything: most words that it has."""


class CodeModule(TypedDict):
    id: str
    """Id."""
    name: str
    """Name, English."""
    name_zh: str
    """Name, Chinese."""
    codes: int
    """How many codes it has."""


class CodesExplained(TypedDict):
    """How many codes are explained in which way."""

    words: int
    """Codes with a sentence of their own."""
    pattern: int
    """Composed codes, each of which stands for several."""
    structure: int
    """Listed codes of which only the structure tells something."""


class CodeSystem(TypedDict):
    """One system of codes or messages in which machines report faults."""

    id: str
    """Id."""
    name: str
    """Name, English."""
    name_zh: str
    """Name, Chinese."""
    brands: List[str]
    """Ids of the brands whose machines report in it; none: a firmware of many brands."""
    shown: str
    """Where one reads it, English."""
    shown_zh: str
    """Where one reads it, Chinese."""
    structure: str
    """What a code of it is made of, English."""
    structure_zh: str
    """What a code of it is made of, Chinese."""
    source: str
    """Where its codes were read."""
    licence: Optional[str]
    """Licence of that source as SPDX identifier; null: it states none, or its terms were not read."""
    page: Optional[str]
    """The maker's own list."""
    forms: List[CodeForm]
    """How codes of digits are written; none where all are messages."""
    parameters: List[CodeParameter]
    """What stands in braces in codes of this system."""
    modules: List[CodeModule]
    """The modules of the machine, in the order of their ids."""
    explained: CodesExplained
    """How many codes are explained in which way."""


class CodeSymptom(TypedDict):
    symptom: str
    """Id of the symptom."""
    likelihood: Literal["high", "medium", "low"]
    """How likely."""


class CodeCause(TypedDict):
    cause: str
    """Id of the cause."""
    likelihood: Literal["high", "medium", "low"]
    """How likely."""


class Code(TypedDict):
    """A code or message in which a machine reports a fault, and what it points to."""

    id: str
    """Id: the system and the code."""
    system: str
    """Id of its system."""
    module: Optional[str]
    """Id of the module of the machine; null where only the structure is known."""
    code: str
    """As the machine prints it; what varies stands in braces."""
    spellings: List[str]
    """Other codes and messages for the same."""
    only: Dict[str, List[str]]
    """Values that a parameter has in this code, where it has not all of them."""
    explained: Literal["words", "pattern", "structure"]
    """How it is explained. words: by a sentence of its own; pattern: by one for several codes that differ in what stands in braces; structure: only by what its digits mean."""
    severity: Optional[Literal["notice", "warning", "paused", "stopped", "danger"]]
    """notice: nothing is wrong; warning: it prints on, but something should be looked at; paused: it waits and can go on; stopped: the print has ended or does not begin; danger: something may burn, melt or crash; null: not known."""
    meaning: Optional[str]
    """What it means, English; null where only the structure is known."""
    meaning_zh: Optional[str]
    """What it means, Chinese; null where only the structure is known."""
    at_once: Optional[str]
    """What to do at once, English; null: nothing is urgent."""
    at_once_zh: Optional[str]
    """What to do at once, Chinese; null: nothing is urgent."""
    recovery: Optional[Literal["continues", "resume", "restart", "repair", "service"]]
    """What it takes before the machine prints on. continues: nothing; resume: mend what it says, then go on with the print; restart: start the machine or its firmware anew; repair: the owner mends or replaces a part; service: the maker's service; null: not known."""
    symptoms: List[CodeSymptom]
    """The symptoms that it is, the strongest first."""
    causes: List[CodeCause]
    """The causes that it points to, most likely first."""
    checks: List[str]
    """Ids of the checks to make first, in order."""
    no_symptom: Optional[str]
    """Why no symptom is meant, English; null where one is, or where only the structure is known."""
    no_symptom_zh: Optional[str]
    """Why no symptom is meant, Chinese; null where one is, or where only the structure is known."""
    machines: List[str]
    """Ids of printers that report it; none: not told, or all of the system."""
    firmware: Optional[str]
    """Firmware that reports it, where others of the system do not."""
    source: str
    """Where it was read."""
    page: Optional[str]
    """The maker's own page about it."""


class FilamentBrand(TypedDict):
    """A brand of filament."""

    id: str
    """Stable id; a brand that makes printers too has the same id there."""
    name: str
    """Name."""
    aliases: List[str]
    """Other names."""
    website: Optional[str]
    """Website."""
    products: int
    """How many products."""
    colours: int
    """How many colours of all products."""
    materials: List[str]
    """Ids of the materials of its products."""
    printer_brand: bool
    """Whether it makes printers as well."""
    file: str
    """Path of the file of its products."""


class FilamentNozzleTemperatureC(TypedDict):
    """Nozzle temperatures that its maker gives for it; a range here, by layer in a profile; `nozzle_temperature_range_c` is a range in every record."""

    min: float
    max: float


class FilamentBedTemperatureC(TypedDict):
    """Bed temperatures that its maker gives for it; a range here, by layer in a profile; `bed_temperature_range_c` is the same range under a name of its own."""

    min: float
    max: float


class FilamentChamberTemperatureC(TypedDict):
    """Chamber temperatures that its maker gives for it; a range here, one number in a profile; `chamber_temperature_range_c` is the same range under a name of its own."""

    min: float
    max: float


class FilamentFlowRatio(TypedDict):
    """Flow ratios of the slicers' presets for just this product, the least and the greatest; a range here, one number in a profile; `flow_ratio_range` is the same range under a name of its own."""

    min: float
    max: float


class FilamentMaxVolumetricSpeedMm3S(TypedDict):
    """Maximum volumetric speeds of the slicers' presets for just this product, the least and the greatest; a range here, one number in a material and in a profile; `max_volumetric_speed_range_mm3_s` is a range in a material too."""

    min: float
    max: float


class FilamentNozzleTemperatureRangeC(TypedDict):
    """Nozzle temperature; always a range."""

    min: Optional[float]
    """Lowest."""
    max: Optional[float]
    """Highest."""


class FilamentBedTemperatureRangeC(TypedDict):
    """Bed temperature; always a range."""

    min: Optional[float]
    """Lowest."""
    max: Optional[float]
    """Highest."""


class FilamentChamberTemperatureRangeC(TypedDict):
    """Chamber temperature; always a range."""

    min: Optional[float]
    """Lowest."""
    max: Optional[float]
    """Highest."""


class FilamentDryingTemperatureRangeC(TypedDict):
    """Drying temperature; always a range."""

    min: Optional[float]
    """Lowest."""
    max: Optional[float]
    """Highest."""


class FilamentDryingTimeRangeH(TypedDict):
    """Drying time; always a range."""

    min: Optional[float]
    """Lowest."""
    max: Optional[float]
    """Highest."""


class FilamentMaxVolumetricSpeedRangeMm3S(TypedDict):
    """Maximum volumetric speed; always a range."""

    min: Optional[float]
    """Lowest."""
    max: Optional[float]
    """Highest."""


class FilamentFlowRatioRange(TypedDict):
    """Flow ratio; always a range."""

    min: Optional[float]
    """Lowest."""
    max: Optional[float]
    """Highest."""


class FilamentSize(TypedDict):
    diameter_mm: float
    """Diameter of the filament."""
    weight_g: Optional[float]
    """Filament on the spool."""
    spool_weight_g: Optional[float]
    """Empty spool."""
    gtin: Optional[str]
    """Barcode of this size."""


class ColourIdentifiers(TypedDict, total=False):
    """What other systems call this colour of the product."""

    open_filament_database_uuid: List[str]
    """UUID of the variant in the Open Filament Database."""
    openprinttag_material_uuid: List[str]
    """`material_uuid` of an OpenPrintTag."""
    openprinttag_package_uuid: List[str]
    """`package_uuid` of an OpenPrintTag, one a size."""
    spoolmandb_id: List[str]
    """Ids in SpoolmanDB, one a size and diameter."""
    gtin: List[str]
    """Barcodes (GTIN or EAN), one a size."""


class FilamentColour(TypedDict):
    name: str
    """Name of the colour, as its maker sells it."""
    hexes: List[str]
    """The colour as hexadecimal sRGB; several for filament of several colours; empty where no database has one."""
    traits: List[str]
    """What is special about it, in the words of the Open Filament Database and OpenPrintTag."""
    discontinued: bool
    """Whether a database says that it is no longer sold."""
    sizes: List[FilamentSize]
    """Sizes it is sold in."""
    identifiers: ColourIdentifiers
    """What other systems call this colour of the product."""


class FilamentIdentifiers(TypedDict, total=False):
    """What other systems call this product."""

    filament_id: List[str]
    """`filament_id` of filament presets in OrcaSlicer and its relatives; Bambu Lab's machines send it as `tray_info_idx`."""
    setting_id: List[str]
    """`setting_id` of filament presets in OrcaSlicer and its relatives."""
    bambu_tray_info_idx: List[str]
    """What Bambu Lab's machines send as `tray_info_idx` for the filament in a tray."""
    open_filament_database_uuid: List[str]
    """UUID of the filament in the Open Filament Database."""
    open_filament_database_path: List[str]
    """Brand, material and filament in the Open Filament Database, as in its folders."""
    fdm_materials_guid: List[str]
    """GUID of a material in Cura's fdm_materials."""
    orcaslicer_preset: List[str]
    """Name of a filament preset in OrcaSlicer and its relatives, before the `@`."""
    prusaslicer_preset: List[str]
    """Names of its filament presets in PrusaSlicer, before the `@`."""


class Warning4(TypedDict):
    code: Literal["nozzle_too_soft", "near_firmware_cutoff", "chamber_not_controlled", "drying_above_softening", "slicer_defaults", "outside_material_range", "fan_high_for_material", "bed_cold_for_material", "nozzle_cold_for_material", "layer_high_for_nozzle", "first_layer_fast", "retraction_long", "retraction_slow", "hot_without_known_maximum", "nozzle_temperature_unknown", "bed_temperature_unknown", "infill_sparse", "line_wide_for_nozzle", "flow_high_for_flexible", "density_of_another_material", "nozzle_range_of_another_material", "nozzle_range_wide"]
    """What it is: nozzle_too_soft (an abrasive material on a nozzle that wears), near_firmware_cutoff (within 10 °C of a limit that only the firmware states), chamber_not_controlled (a chamber temperature that the printer cannot control), drying_above_softening (drying hotter than the material softens), slicer_defaults (nobody tuned the profile for this printer), outside_material_range (outside the range of the material), fan_high_for_material (the fan never below 60 % on a styrenic, a polycarbonate or a polyamide), bed_cold_for_material (ABS or ASA on a bed of 80 °C or less), nozzle_cold_for_material (PETG below 220 °C), layer_high_for_nozzle (a layer above 80 % of the nozzle), first_layer_fast (a first layer at 100 mm/s or more), retraction_long (retraction of 8 mm or more), retraction_slow (retraction below 15 mm/s), hot_without_known_maximum (265 °C or more where no maximum of the printer is known), nozzle_temperature_unknown (no nozzle temperature), bed_temperature_unknown (no bed temperature on a printer that heats its bed), infill_sparse (infill below 8 %), line_wide_for_nozzle (a line wider than 1.5 nozzles), flow_high_for_flexible (TPU above 10 mm³/s), density_of_another_material (a product’s density that no plastic of its kind has), nozzle_range_of_another_material (a product’s nozzle range of which most lies outside its material’s), nozzle_range_wide (a product’s nozzle range of more than 50 °C)."""
    field: str
    """Field of this record that it is about."""
    message: str
    """What to know, in English."""
    message_zh: str
    """The same in Chinese."""


class FilamentProvenanceOther(TypedDict):
    source: str
    value: Any


class Correction4(TypedDict):
    field: str
    """Field that was corrected."""
    upstream_value: Optional[Union[float, str, bool, Dict[str, Any]]]
    """What the source says."""
    reason: str
    """Why it was corrected or withheld."""
    source: str
    """Where the right value was read."""


class FilamentProvenance(TypedDict):
    """Where it is from."""

    sources: List[str]
    """Ids of the sources that know the product, in the order in which they lead."""
    fields: Dict[str, str]
    """Source of each value, by field."""
    templates: List[str]
    """Fields that are null because the only value a database has is the one that it gives to every product of the type."""
    others: Dict[str, List[FilamentProvenanceOther]]
    """What other sources say, by field, where they differ."""
    corrected: List[Correction4]
    """Values that were corrected by hand; `id` where another product was this one."""


class Filament(TypedDict):
    """A branded filament: what is written on the spool."""

    id: str
    """Stable id: the brand's id, which names its file, and the product's name."""
    brand: str
    """Brand, as written."""
    brand_id: str
    """Id of the brand: the name of its file."""
    name: str
    """Name of the product, without the brand."""
    material: str
    """Id of the material that it is; `material` of profiles."""
    type: Optional[str]
    """Type of material as the databases and spools name it."""
    diameters_mm: List[float]
    """Diameters that it is sold in."""
    density_g_cm3: Optional[float]
    """Density."""
    nozzle_temperature_c: FilamentNozzleTemperatureC
    """Nozzle temperatures that its maker gives for it; a range here, by layer in a profile; `nozzle_temperature_range_c` is a range in every record."""
    bed_temperature_c: FilamentBedTemperatureC
    """Bed temperatures that its maker gives for it; a range here, by layer in a profile; `bed_temperature_range_c` is the same range under a name of its own."""
    chamber_temperature_c: FilamentChamberTemperatureC
    """Chamber temperatures that its maker gives for it; a range here, one number in a profile; `chamber_temperature_range_c` is the same range under a name of its own."""
    drying_temperature_c: Optional[float]
    """Temperature to dry it at; one number here, a range in a material; `drying_temperature_range_c` is a range in both."""
    drying_time_h: Optional[float]
    """How long to dry it; one number here, a range in a material; `drying_time_range_h` is a range in both."""
    flow_ratio: FilamentFlowRatio
    """Flow ratios of the slicers' presets for just this product, the least and the greatest; a range here, one number in a profile; `flow_ratio_range` is the same range under a name of its own."""
    max_volumetric_speed_mm3_s: FilamentMaxVolumetricSpeedMm3S
    """Maximum volumetric speeds of the slicers' presets for just this product, the least and the greatest; a range here, one number in a material and in a profile; `max_volumetric_speed_range_mm3_s` is a range in a material too."""
    nozzle_temperature_range_c: FilamentNozzleTemperatureRangeC
    """Nozzle temperature; always a range."""
    bed_temperature_range_c: FilamentBedTemperatureRangeC
    """Bed temperature; always a range."""
    chamber_temperature_range_c: FilamentChamberTemperatureRangeC
    """Chamber temperature; always a range."""
    drying_temperature_range_c: FilamentDryingTemperatureRangeC
    """Drying temperature; always a range."""
    drying_time_range_h: FilamentDryingTimeRangeH
    """Drying time; always a range."""
    max_volumetric_speed_range_mm3_s: FilamentMaxVolumetricSpeedRangeMm3S
    """Maximum volumetric speed; always a range."""
    flow_ratio_range: FilamentFlowRatioRange
    """Flow ratio; always a range."""
    data_sheet_url: Optional[str]
    """Technical data sheet."""
    safety_sheet_url: Optional[str]
    """Safety data sheet."""
    discontinued: bool
    """Whether a database says that it is no longer sold."""
    colours: List[FilamentColour]
    """The colours that it is sold in."""
    identifiers: FilamentIdentifiers
    """What other systems call this product."""
    printers: List[str]
    """Ids of the printers that have a slicer preset for just this product."""
    warnings: List[Warning4]
    """What can harm and could not be settled; mostly empty."""
    provenance: FilamentProvenance
    """Where it is from."""


class Spool(TypedDict):
    filament: str
    colour: str


class SpoolSystem(TypedDict):
    description: str
    """What the system is."""
    description_zh: str
    """The same in Chinese."""
    identifiers: Dict[str, List[Spool]]


class IdentifySpools(TypedDict):
    """Identifiers of single colours and sizes of products, by system: the filament's id and the name of the colour."""

    systems: Dict[str, SpoolSystem]
    """By system, then by identifier."""
