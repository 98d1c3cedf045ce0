"""Shapes of the records. Generated from schemas/ by "npm run generate". Do not edit."""

from typing import Any, Dict, List, Literal, Optional, TypedDict, Union


class PrinterIdentifiers(TypedDict, total=False):
    """Names of this machine in other systems."""

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
    """Code that Bambu Lab's machines use for their own model, in MQTT and in `resources/printers` of Bambu Studio."""
    bambu_serial_prefix: List[str]
    """First characters of the serial numbers of a Bambu Lab machine."""
    prusa_model_number: List[str]
    """Number of the machine type in Prusa's firmware (M862.2) and in PrusaLink."""
    creality_model: List[str]
    """Model string that Creality's machines report."""
    elegoo_model: List[str]
    """Model string that Elegoo's machines report."""
    anycubic_model: List[str]
    """Number of the model in the configuration of Anycubic's machines and in their MQTT topics (`modelId`)."""
    flashforge_model: List[str]
    """Product number that FlashForge's machines report (`pid`)."""
    klipper_config: List[str]
    """Name of the sample configuration in Klipper's repository, without `.cfg`."""
    mdns_name: List[str]
    """Host or service name by which the machine is found on a network."""


class PrinterBuildVolumeMm(TypedDict):
    """Build volume: as the maker states it; until that is read, the slicer's figure (see provenance.figure_kinds)."""

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
    """Extra filament pushed out when it resumes; negative: less than was retracted."""
    wipe: Optional[bool]
    """Whether the nozzle wipes along the line it has printed while it retracts."""
    wipe_distance_mm: Optional[float]
    """Length of that wipe; PrusaSlicer calculates it itself."""
    before_wipe_percent: Optional[float]
    """Share of the retraction that is done before the wipe starts."""
    z_hop_type: Optional[Literal["auto", "normal", "slope", "spiral"]]
    """How the nozzle is lifted: straight up (normal), on a ramp (slope), on a helix (spiral), or as the slicer decides (auto)."""


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
    """Process preset: the one that the machine preset names, otherwise the nearest standard process; in Cura the quality type of the material that the machine starts with. null: it has none."""


class PrinterPresets(TypedDict):
    """Presets that the slicers themselves ship for the printer, in the newest release that was read: machine and process presets by slicer and nozzle. The filament presets are in the profiles."""

    orcaslicer: List[MachinePresets]
    """Presets of OrcaSlicer for the machine, one for each nozzle of the record that OrcaSlicer has; empty: OrcaSlicer does not have the machine."""
    bambu_studio: List[MachinePresets]
    """Presets of Bambu Studio for the machine, one for each nozzle of the record that Bambu Studio has; empty: Bambu Studio does not have the machine."""
    prusaslicer: List[MachinePresets]
    """Presets of PrusaSlicer for the machine, one for each nozzle of the record that PrusaSlicer has; empty: PrusaSlicer does not have the machine."""
    cura: List[MachinePresets]
    """Presets of Cura for the machine, one for each nozzle of the record that Cura has; empty: Cura does not have the machine."""
    cura_quality_types: List[str]
    """Quality types that Cura has for the machine: it rejects a profile of another type. Empty if Cura does not have the machine."""


class PrinterPrintableVolumeMm(TypedDict):
    """Printable volume: the part of the build volume that the leading slicer allows."""

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
    """Highest temperatures that the firmware or the maker's slicer can be set to. A cut-off is above suitable printing temperatures."""

    max_nozzle_temperature_c: Optional[float]
    """Nozzle."""
    max_bed_temperature_c: Optional[float]
    """Bed."""
    max_chamber_temperature_c: Optional[float]
    """Chamber."""


class PrinterCommunityFirmware(TypedDict):
    """Highest temperatures that third-party firmware for this machine can be set to: it is not the maker's firmware, and says nothing about the machine as sold."""

    max_nozzle_temperature_c: Optional[float]
    """Nozzle."""
    max_bed_temperature_c: Optional[float]
    """Bed."""
    max_chamber_temperature_c: Optional[float]
    """Chamber."""


class PrinterPresetMaximaNozzleTemperatureC(TypedDict):
    """Nozzle; a value with its preset here, other shapes in other records."""

    value: Optional[float]
    """Temperature."""
    preset: Optional[str]
    """Filament preset with this temperature."""


class PrinterPresetMaximaBedTemperatureC(TypedDict):
    """Bed; a value with its preset here, other shapes in other records."""

    value: Optional[float]
    """Temperature."""
    preset: Optional[str]
    """Filament preset with this temperature."""


class PrinterPresetMaximaChamberTemperatureC(TypedDict):
    """Chamber; a value with its preset here, other shapes in other records."""

    value: Optional[float]
    """Temperature."""
    preset: Optional[str]
    """Filament preset with this temperature."""


class PrinterPresetMaxima(TypedDict):
    """The maximum temperatures in presets tuned for this machine: it has been printed at these. Presets of third parties or of the shared library and slicer defaults do not count; null: no such preset."""

    nozzle_temperature_c: PrinterPresetMaximaNozzleTemperatureC
    """Nozzle; a value with its preset here, other shapes in other records."""
    bed_temperature_c: PrinterPresetMaximaBedTemperatureC
    """Bed; a value with its preset here, other shapes in other records."""
    chamber_temperature_c: PrinterPresetMaximaChamberTemperatureC
    """Chamber; a value with its preset here, other shapes in other records."""


class Likely(TypedDict):
    field: str
    """Field concerned."""
    value: Union[str, float, bool]
    """Most likely value."""
    reason: str
    """Reason for the estimate."""
    reason_zh: str
    """Reason for the estimate, Chinese."""
    correct_count: int
    """Machines for which the value is known and as estimated."""
    known_count: int
    """Machines for which the value is known and to which the same reason applies."""


class Warning(TypedDict):
    code: Literal["nozzle_too_soft", "near_firmware_cutoff", "chamber_not_controlled", "drying_above_softening", "slicer_defaults", "outside_material_range", "outside_product_range", "fan_high_for_material", "bed_cold_for_material", "nozzle_cold_for_material", "layer_high_for_nozzle", "first_layer_fast", "first_layer_temperature_apart", "retraction_long", "retraction_slow", "hot_without_known_maximum", "nozzle_temperature_unknown", "bed_temperature_unknown", "infill_sparse", "line_wide_for_nozzle", "flow_high_for_flexible", "density_of_another_material", "nozzle_range_of_another_material", "nozzle_range_wide"]
    """What it is: nozzle_too_soft (an abrasive material on a nozzle that wears), near_firmware_cutoff (within 10 °C of a limit that only the firmware states), chamber_not_controlled (a chamber temperature that the printer cannot control), drying_above_softening (drying hotter than the material softens), slicer_defaults (not tuned for this printer), outside_material_range (outside the range of the material), outside_product_range (outside the range stated for the branded filament), fan_high_for_material (the fan never below 60 % on a styrenic, a polycarbonate or a polyamide), bed_cold_for_material (ABS or ASA on a bed of 80 °C or less), nozzle_cold_for_material (PETG below 220 °C), layer_high_for_nozzle (a layer above 80 % of the nozzle), first_layer_fast (a first layer at 100 mm/s or more), retraction_long (retraction of 8 mm or more), retraction_slow (retraction below 15 mm/s), hot_without_known_maximum (265 °C or more where no maximum of the printer is known), nozzle_temperature_unknown (no nozzle temperature), bed_temperature_unknown (no bed temperature on a printer that heats its bed), infill_sparse (infill below 8 %), line_wide_for_nozzle (a line wider than 1.5 nozzles), flow_high_for_flexible (TPU above 10 mm³/s), density_of_another_material (a product’s density that no plastic of its kind has), nozzle_range_of_another_material (a product’s nozzle range of which most lies outside its material’s), nozzle_range_wide (a product’s nozzle range of more than 50 °C)."""
    field: str
    """Field of this record that it concerns."""
    message: str
    """The warning, English."""
    message_zh: str
    """The warning, Chinese."""


class CuratedField(TypedDict):
    field: str
    """Field."""
    source: str
    """What was read."""
    passage: Optional[str]
    """Passage of the source that states it, quoted or summarized."""


class Correction(TypedDict):
    field: str
    """Corrected field."""
    upstream_value: Optional[Union[float, str, bool, Dict[str, Any]]]
    """Value in the source."""
    reason: str
    """Why it was corrected or withheld."""
    source: str
    """Source of the right value."""


class OtherValue(TypedDict):
    field: str
    """Field."""
    value: Optional[Union[float, str, bool, Dict[str, Any]]]
    """A value of that field, in its unit."""
    source: str
    """Source with this value."""


class WithheldProfile(TypedDict):
    material: str
    """Material id."""
    nozzle: Optional[str]
    """Nozzle variant; null: all."""
    reason: str
    """Why."""


class Means(TypedDict):
    """Meaning of figures that could have two meanings."""

    build_volume_mm: Optional[Literal["stated", "slicer"]]
    """stated: as stated for the machine (see curated); slicer: as in the leading slicer."""
    max_nozzle_temperature_c: Optional[Literal["rated", "firmware_limit", "community_firmware"]]
    """Which limit it is."""
    max_bed_temperature_c: Optional[Literal["rated", "firmware_limit", "community_firmware"]]
    """Which limit it is."""
    max_chamber_temperature_c: Optional[Literal["rated", "firmware_limit", "community_firmware"]]
    """Which limit it is."""
    max_speed_mm_s: Optional[Literal["stated", "preset", "template"]]
    """stated: as stated for the machine; preset: from its own preset; template: machines of four or more makers have exactly the same value, so it is a limit in a slicer's template or a firmware's example, not a speed that the maker states."""
    max_acceleration_mm_s2: Optional[Literal["stated", "preset", "template"]]
    """The same for the accelerations."""


class SearchedField(TypedDict):
    field: str
    """Field."""
    date: str
    """Day of the last search."""


class PrinterProvenance(TypedDict):
    """Sources of the facts."""

    source: str
    """Leading source of this printer; `curated`: no imported source has it; its facts were read by people."""
    source_name: str
    """Its name and version."""
    repository: str
    """Where it is published; for a printer with facts read by people, the page of its first fact."""
    commit: str
    """Commit that was read; empty for a printer with facts read by people."""
    licence: Optional[str]
    """Licence of the source; null: none stated."""
    bundle: Optional[str]
    """Vendor folder or bundle in the source."""
    models: List[str]
    """Name of the machine in the source."""
    presets: List[str]
    """Machine presets that were read."""
    hardware_file: Optional[str]
    """File of the source that states hardware facts."""
    curated: List[CuratedField]
    """Fields that people curated, each with its source."""
    corrected: List[Correction]
    """Values that were corrected by hand."""
    others: List[OtherValue]
    """Different values in other sources."""
    withheld: List[WithheldProfile]
    """Profiles of the source that are not published, and why."""
    figure_kinds: Means
    """Meaning of figures that could have two meanings."""
    not_found: List[SearchedField]
    """Facts that were searched for but not found, each with the day of the last search."""


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
    """Names of this machine in other systems."""
    variant_of: Optional[str]
    """Id of the machine that this one is a variant of; null for a machine that is not a variant."""
    build_volume_mm: PrinterBuildVolumeMm
    """Build volume: as the maker states it; until that is read, the slicer's figure (see provenance.figure_kinds)."""
    bed_shape: Optional[Literal["rectangular", "circular", "other"]]
    """Shape of the bed."""
    bed_origin: Optional[Literal["corner", "center"]]
    """Position of X0 Y0."""
    extruder_count: Optional[int]
    """Number of nozzles that a print can use; filaments fed into one nozzle (a mixing head, a multi-material unit) count as one."""
    extruder_type: Optional[Literal["direct_drive", "bowden"]]
    """How the filament is fed."""
    kinematics: Optional[Literal["cartesian", "corexy", "hybrid_corexy", "corexz", "hbot", "delta", "belt"]]
    """How the axes are driven; for how the bed moves, see `structure`."""
    enclosed: Optional[bool]
    """Whether the build chamber is closed."""
    max_nozzle_temperature_c: Optional[float]
    """Highest nozzle temperature: the lower of rated and firmware_limit, if known; if neither is known, community_firmware (see provenance.figure_kinds)."""
    max_bed_temperature_c: Optional[float]
    """Highest bed temperature: the lower of rated and firmware_limit, if known; if neither is known, community_firmware (see provenance.figure_kinds)."""
    max_chamber_temperature_c: Optional[float]
    """Highest chamber temperature: the lower of rated and firmware_limit, if known; null: not heated or not known."""
    nozzle_material: Optional[Literal["brass", "stainless_steel", "hardened_steel", "tungsten_carbide"]]
    """Material of the nozzle that it comes with."""
    gcode_flavor: Optional[Literal["marlin", "marlin2", "klipper", "reprapfirmware", "repetier", "reprap"]]
    """G-code dialect that the slicer writes."""
    firmware: Optional[str]
    """Firmware that it ships with."""
    chamber_temperature_control: Optional[bool]
    """Whether the slicer can control the chamber temperature."""
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
    """Year of market launch: not after the newest source was read."""
    structure: Optional[Literal["bed_slinger", "z_bed", "fixed_bed", "delta", "belt", "rotating_bed"]]
    """How the bed moves: bed_slinger (the bed moves along Y, the frame is often called i3), z_bed (the bed moves up and down only), fixed_bed (the bed never moves, a gantry moves the head in all directions), delta (three arms over a fixed bed), belt (the bed is a conveyor), rotating_bed (polar). It is independent of how the axes are driven."""
    tool_arrangement: Optional[Literal["single", "multi_nozzle", "idex", "tool_changer"]]
    """How tools are arranged: single (one nozzle), multi_nozzle (several nozzles in one head), idex (independent heads on one axis), tool_changer (heads that are parked and picked up)."""
    z_offset_mm: Optional[float]
    """Height that the machine preset adds to every Z position."""
    heated_bed: Optional[bool]
    """Whether the bed is heated."""
    filament_diameter_mm: Optional[float]
    """Filament diameter that it uses: 1.75, 2.85 or, on old machines, 3."""
    heat_break: Optional[Literal["ptfe_lined", "all_metal"]]
    """Heat break of the hotend as sold: ptfe_lined (a PTFE tube reaches the hot part, which limits the temperature) or all_metal."""
    nozzle_system: Optional[Literal["mk8", "mk10", "v6", "volcano", "revo", "nextruder", "print_core", "proprietary"]]
    """Nozzle system, which decides which nozzles fit: mk8, mk10, v6, volcano, revo, nextruder, print_core; proprietary: the maker's own."""
    bed_levelling: Optional[Literal["manual", "automatic"]]
    """How the bed is levelled on the machine as sold: manual (only by screws) or automatic (a probe or sensor measures it)."""
    multi_material: Optional[Literal["none", "optional", "included"]]
    """Multiple filaments in one print, with a unit or tools of the maker: included, optional (sold separately) or none."""
    camera: Optional[bool]
    """Whether it comes with a camera."""
    z_drive: Optional[Literal["lead_screw", "timing_belt"]]
    """What moves the Z axis: lead_screw or timing_belt."""
    z_motor_count: Optional[int]
    """Number of Z motors with a driver of their own, so that firmware can align the gantry or the bed; motors that share a driver count as one."""
    probe: Optional[Literal["none", "inductive", "touch", "nozzle_contact", "eddy_current"]]
    """What measures the bed on the machine as sold: none, inductive (a switch that senses the metal of the plate, such as a PINDA), touch (a pin that is let down, such as a BLTouch or CR Touch), nozzle_contact (the nozzle touches the plate and a load cell, strain gauge or switch feels it), eddy_current (a coil that measures the distance to the plate)."""
    plate_attachment: Optional[Literal["magnetic", "clips", "fixed"]]
    """How the supplied build plate is held: magnetic, clips, or fixed (it is not meant to be removed)."""
    pressure_advance: Optional[bool]
    """Whether the firmware that it ships with has pressure advance, which Marlin calls linear advance."""
    nozzle_diameters_mm: List[float]
    """Nozzle diameters with a preset, mm; a list here, a range in the conditions of a rule."""
    default_nozzle_diameter_mm: Optional[float]
    """Default nozzle diameter: the one for which the facts and default profiles apply."""
    default_nozzle_variant: Optional[str]
    """Variant of the default nozzle; one of `nozzles`, its profile comes first for each material."""
    nozzles: List[Nozzle]
    """Nozzles, each with its layer-height range."""
    materials: List[str]
    """Ids of the materials with a profile."""
    presets: PrinterPresets
    """Presets that the slicers themselves ship for the printer, in the newest release that was read: machine and process presets by slicer and nozzle. The filament presets are in the profiles."""
    printable_volume_mm: PrinterPrintableVolumeMm
    """Printable volume: the part of the build volume that the leading slicer allows."""
    printable_volume_reason: Optional[Literal["margin", "purge_area", "dual_heads", "clips", "travel", "beyond_stated", "other"]]
    """Why the volume in the slicer differs from the build volume: margin (kept clear at the edges or the top), purge_area (wiping, purging, cutting), dual_heads (only one head reaches the whole area), clips (they hold the plate), travel (limited axis travel), beyond_stated (the slicer allows more than is stated, up to the edge of the plate: the stated volume is the safe one), other."""
    rated: PrinterRated
    """Highest temperatures that the maker states."""
    firmware_limit: PrinterFirmwareLimit
    """Highest temperatures that the firmware or the maker's slicer can be set to. A cut-off is above suitable printing temperatures."""
    community_firmware: PrinterCommunityFirmware
    """Highest temperatures that third-party firmware for this machine can be set to: it is not the maker's firmware, and says nothing about the machine as sold."""
    preset_maxima: PrinterPresetMaxima
    """The maximum temperatures in presets tuned for this machine: it has been printed at these. Presets of third parties or of the shared library and slicer defaults do not count; null: no such preset."""
    configuration_of: Optional[str]
    """Id of the machine that this one is a configuration of (another tool head, multi-material unit, board or firmware); null for a machine that is not a configuration."""
    differences: List[Literal["tool_head", "multi_material", "module", "board", "firmware", "print_mode", "motion"]]
    """How a configuration differs from its machine."""
    configurations: List[str]
    """Ids of the configurations of this machine."""
    rebrand_of: Optional[str]
    """Id of the original machine if another brand sells it under this name; null if none is known. `provenance.curated` names the source."""
    rebrands: List[str]
    """Ids of the printers that other brands sell under another name."""
    likely: List[Likely]
    """Values that no source states but that other figures suggest; the fact itself stays null."""
    warnings: List[Warning]
    """Possible harm that could not be ruled out; mostly empty."""
    provenance: PrinterProvenance
    """Sources of the facts."""


class MaterialNozzleTemperatureC(TypedDict):
    """Nozzle temperature range: that of good presets and of makers. A range here, by layer in a profile; `nozzle_temperature_range_c` is a range in every record."""

    min: Optional[float]
    """Lowest."""
    max: Optional[float]
    """Highest."""


class MaterialBedTemperatureC(TypedDict):
    """Bed temperature range: that of good presets and of makers. A range here, by layer in a profile; `bed_temperature_range_c` is always this range."""

    min: Optional[float]
    """Lowest."""
    max: Optional[float]
    """Highest."""


class MaterialChamberTemperatureC(TypedDict):
    """Chamber temperature range; a range here, one number in a profile; `chamber_temperature_range_c` is always this range."""

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
    """Part-cooling fan range: the maximum speeds in good presets and of makers."""

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
    """Rating: the figures in words, by the rules on the method page; null if the figures are not known."""

    ease: Optional[Literal["easy", "moderate", "hard", "expert"]]
    """How hard it is to print."""
    stiffness: Optional[Literal["flexible", "pliable", "stiff", "very_stiff"]]
    """Stiffness of a part."""
    toughness: Optional[Literal["brittle", "medium", "tough", "very_tough"]]
    """How well a part withstands impacts."""
    heat: Optional[Literal["room", "warm", "hot", "very_hot"]]
    """Heat at which a part keeps its shape: room (below 65 °C), warm (65 to 85 °C), hot (85 to 120 °C), very_hot (120 °C and more)."""
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
    code: Literal["nozzle_too_soft", "near_firmware_cutoff", "chamber_not_controlled", "drying_above_softening", "slicer_defaults", "outside_material_range", "outside_product_range", "fan_high_for_material", "bed_cold_for_material", "nozzle_cold_for_material", "layer_high_for_nozzle", "first_layer_fast", "first_layer_temperature_apart", "retraction_long", "retraction_slow", "hot_without_known_maximum", "nozzle_temperature_unknown", "bed_temperature_unknown", "infill_sparse", "line_wide_for_nozzle", "flow_high_for_flexible", "density_of_another_material", "nozzle_range_of_another_material", "nozzle_range_wide"]
    """What it is: nozzle_too_soft (an abrasive material on a nozzle that wears), near_firmware_cutoff (within 10 °C of a limit that only the firmware states), chamber_not_controlled (a chamber temperature that the printer cannot control), drying_above_softening (drying hotter than the material softens), slicer_defaults (not tuned for this printer), outside_material_range (outside the range of the material), outside_product_range (outside the range stated for the branded filament), fan_high_for_material (the fan never below 60 % on a styrenic, a polycarbonate or a polyamide), bed_cold_for_material (ABS or ASA on a bed of 80 °C or less), nozzle_cold_for_material (PETG below 220 °C), layer_high_for_nozzle (a layer above 80 % of the nozzle), first_layer_fast (a first layer at 100 mm/s or more), retraction_long (retraction of 8 mm or more), retraction_slow (retraction below 15 mm/s), hot_without_known_maximum (265 °C or more where no maximum of the printer is known), nozzle_temperature_unknown (no nozzle temperature), bed_temperature_unknown (no bed temperature on a printer that heats its bed), infill_sparse (infill below 8 %), line_wide_for_nozzle (a line wider than 1.5 nozzles), flow_high_for_flexible (TPU above 10 mm³/s), density_of_another_material (a product’s density that no plastic of its kind has), nozzle_range_of_another_material (a product’s nozzle range of which most lies outside its material’s), nozzle_range_wide (a product’s nozzle range of more than 50 °C)."""
    field: str
    """Field of this record that it concerns."""
    message: str
    """The warning, English."""
    message_zh: str
    """The warning, Chinese."""


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
    """Ids of references; for a range determined by profiles, also the sources of those profiles."""
    note: Optional[str]
    """Meaning or certainty of the figure."""
    others: List[OtherFigure]
    """Different values in other sources."""


class Correction2(TypedDict):
    field: str
    """Corrected field."""
    upstream_value: Optional[Union[float, str, bool, Dict[str, Any]]]
    """Value in the source."""
    reason: str
    """Why it was corrected or withheld."""
    source: str
    """Source of the right value."""


class Reference(TypedDict):
    id: str
    """Id that figures cite."""
    title: str
    """Title."""
    url: str
    """Address."""
    original: Optional[str]
    """The original, if it was read through this page."""


class MaterialProvenance(TypedDict):
    """Sources of the figures."""

    figures: List[FigureProvenance]
    """Sources by figure."""
    corrected: List[Correction2]
    """Values that were corrected by hand."""
    references: List[Reference]
    """What was read."""


class MaterialIdentifiers(TypedDict, total=False):
    """Names of this material in other systems."""

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
    tigertag_material: List[str]
    """Number of the material on a TigerTag."""
    fdm_materials_guid: List[str]
    """GUID of a material in Cura's fdm_materials."""


class BriefPaths(TypedDict):
    """Path of the short version of this record, a few kilobytes, in each language."""

    en: str
    """English."""
    zh: str
    """Chinese."""


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
    """Nozzle temperature range: that of good presets and of makers. A range here, by layer in a profile; `nozzle_temperature_range_c` is a range in every record."""
    bed_temperature_c: MaterialBedTemperatureC
    """Bed temperature range: that of good presets and of makers. A range here, by layer in a profile; `bed_temperature_range_c` is always this range."""
    chamber_temperature_c: MaterialChamberTemperatureC
    """Chamber temperature range; a range here, one number in a profile; `chamber_temperature_range_c` is always this range."""
    glass_transition_c: MaterialGlassTransitionC
    """Glass transition temperature."""
    softening_temperature_c: Optional[float]
    """Softening or heat deflection temperature."""
    drying_temperature_c: MaterialDryingTemperatureC
    """Drying temperature; a range here, one number in a filament; `drying_temperature_range_c` is a range in both."""
    drying_time_h: MaterialDryingTimeH
    """Drying time; a range here, one number in a filament; `drying_time_range_h` is a range in both."""
    fan_percent: MaterialFanPercent
    """Part-cooling fan range: the maximum speeds in good presets and of makers."""
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
    """How readily it absorbs moisture."""
    warping: Optional[Literal["low", "medium", "high", "very_high"]]
    """Tendency to warp."""
    abrasive: Optional[bool]
    """Whether it wears out a brass nozzle."""
    min_nozzle_hardness_hrc: Optional[float]
    """Minimum nozzle hardness: Rockwell hardness (HRC); brass has 2, stainless steel 20, hardened steel more."""
    enclosure: Optional[Literal["open_door", "not_needed", "recommended", "required", "heated_chamber"]]
    """Need for an enclosure; open_door: keep it open."""
    soluble_in: Optional[List[str]]
    """Solvents that dissolve it."""
    support_for: Optional[List[str]]
    """Materials that separate cleanly from supports of it."""
    tensile_modulus_mpa: Optional[float]
    """Stiffness: tensile modulus of a bar printed flat (ISO 527 or ASTM D638), pulled along its layers."""
    tensile_strength_mpa: Optional[float]
    """Tensile strength: of a bar printed flat and pulled along its layers (ISO 527 or ASTM D638). Across its layers a print is weaker."""
    elongation_at_break_percent: Optional[float]
    """Stretch before it breaks: elongation at break of a bar printed flat (ISO 527 or ASTM D638)."""
    impact_strength_kj_m2: Optional[float]
    """Impact strength: energy that an unnotched bar printed flat absorbs before it breaks (Charpy, ISO 179); the note names any other test."""
    heat_deflection_c: Optional[float]
    """Heat deflection: temperature at which a part under a light load begins to bend (0.45 MPa, ISO 75 or ASTM D648), as printed."""
    toughness: Optional[Literal["low", "medium", "high", "very_high"]]
    """Toughness: how well a part withstands impacts, as rated by its maker."""
    uv_resistance: Optional[Literal["low", "medium", "high", "very_high"]]
    """Resistance to sunlight."""
    price: Optional[Literal["low", "medium", "high", "very_high"]]
    """Price: a kilogram compared with plain PLA from the same shop; low (up to 1.3 times), medium (up to 2), high (up to 4), very_high (more)."""
    uses: Optional[List[Literal["display", "prototypes", "functional", "structural", "outdoor", "heat", "impact", "flexible", "wear", "light", "chemical", "transparent", "food"]]]
    """Used for."""
    classes: MaterialClasses
    """Rating: the figures in words, by the rules on the method page; null if the figures are not known."""
    fumes: MaterialFumes
    """Fumes while printing."""
    food_contact: MaterialFoodContact
    """Food contact."""
    notes: List[Note]
    """Tips for printing it."""
    printer_count: int
    """Printers with a profile for it."""
    profile_count: int
    """Profiles for it."""
    warnings: List[Warning2]
    """Possible harm that could not be ruled out; mostly empty."""
    provenance: MaterialProvenance
    """Sources of the figures."""
    identifiers: MaterialIdentifiers
    """Names of this material in other systems."""
    brief: BriefPaths
    """Path of the short version of this record, a few kilobytes, in each language."""


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
    """Bed temperature on the printer's default plate; by layer here, a range in a material and in a filament, also as `bed_temperature_range_c`."""

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
    """Number of initial layers without part cooling."""
    fan_min_below_layer_time_s: Optional[float]
    """Layer time below which the fan runs at its lowest speed."""
    slow_down_below_layer_time_s: Optional[float]
    """Layer time below which printing slows down and the fan runs at its highest speed."""
    min_print_speed_mm_s: Optional[float]
    """Minimum print speed when slowed down."""
    auxiliary_fan_percent: Optional[int]
    """Auxiliary fan speed."""
    slow_down: Optional[bool]
    """Whether short layers are printed slower so that they can cool."""
    keep_outer_wall_speed: Optional[bool]
    """Whether the outer wall keeps its speed when a layer is slowed down."""
    fan_always_on: Optional[bool]
    """Whether the fan always runs while printing, at least at its lowest speed."""
    full_fan_speed_layer: Optional[int]
    """Layer at which the fan reaches full speed; it increases linearly until then. 0: no ramp."""
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
    """Extra filament pushed out when it resumes; negative: less than was retracted."""
    wipe: Optional[bool]
    """Whether the nozzle wipes along the line it has printed while it retracts."""
    wipe_distance_mm: Optional[float]
    """Length of that wipe; PrusaSlicer calculates it itself."""
    before_wipe_percent: Optional[float]
    """Share of the retraction that is done before the wipe starts."""
    z_hop_type: Optional[Literal["auto", "normal", "slope", "spiral"]]
    """How the nozzle is lifted: straight up (normal), on a ramp (slope), on a helix (spiral), or as the slicer decides (auto)."""


class ProfileShrinkagePercent(TypedDict):
    """Shrinkage of a part compared with its design, which the slicer compensates."""

    xy: Optional[float]
    """In the XY plane."""
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
    """Whether support can only stand on the bed."""
    pattern: Optional[str]
    """Pattern of the support body, as the slicer names it."""
    spacing_mm: Optional[float]
    """Spacing between the lines of the support body."""
    xy_distance_mm: Optional[float]
    """Horizontal distance between support and part."""
    bottom_z_distance_mm: Optional[float]
    """Z distance between the part and the support on top of it; PrusaSlicer: 0 means the same as above the support."""
    bottom_interface_layers: Optional[int]
    """Bottom interface layers; -1: same number as on top."""
    interface_spacing_mm: Optional[float]
    """Spacing between the lines of the interface; 0: solid."""
    interface_pattern: Optional[str]
    """Pattern of the interface, as the slicer names it."""


class ProcessValuesJerkMmS(TypedDict):
    """Jerk set by the process; null: left to the firmware or not known."""

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
    """Flow ratio by feature, multiplied by that of the filament; by feature here, one number in the profile itself."""

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
    """Speed by the share of the line that overhangs; null: not slowed down there, or not known. By overhang here, one number in a retraction. PrusaSlicer interpolates between these speeds, the others switch in steps."""

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
    """Speed by the share of the line that overhangs; null: not slowed down there, or not known. By overhang here, one number in a retraction. PrusaSlicer interpolates between these speeds, the others switch in steps."""
    slow_down_curled: Optional[bool]
    """Whether walls that may have curled up are printed slower."""


class ProcessValuesSeam(TypedDict):
    """Details of the seam."""

    gap_mm: Optional[float]
    """Gap between the ends of a loop; negative: they overlap."""
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
    """Settings of the default process for a nozzle."""

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
    """Jerk set by the process; null: left to the firmware or not known."""
    flow_ratio: ProcessValuesFlowRatio
    """Flow ratio by feature, multiplied by that of the filament; by feature here, one number in the profile itself."""
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
    """Minimum thickness of the top shell; 0: only the number of layers counts."""
    bottom_shell_thickness_mm: Optional[float]
    """Minimum thickness of the bottom shell; 0: only the number of layers counts."""
    infill_wall_overlap_percent: Optional[float]
    """Overlap of infill and walls."""
    wall_order: Optional[Literal["inner_outer", "outer_inner", "inner_outer_inner"]]
    """Order in which walls are printed."""
    only_one_wall_top: Optional[bool]
    """Whether top surfaces have one wall only."""
    only_one_wall_first_layer: Optional[bool]
    """Whether the first layer has one wall only."""
    detect_thin_walls: Optional[bool]
    """Whether walls thinner than two lines are printed as one line; only with the classic wall generator."""
    precise_outer_wall: Optional[bool]
    """Whether the outer wall is moved away from the inner walls for accuracy."""
    min_wall_width_mm: Optional[float]
    """Minimum width of a wall line, with the Arachne wall generator."""
    min_feature_size_mm: Optional[float]
    """Thinnest part of a model that is printed, with the Arachne wall generator."""
    thick_bridges: Optional[bool]
    """Whether bridges are printed as round strands instead of flat lines."""
    thick_internal_bridges: Optional[bool]
    """Whether internal bridges are printed as round strands."""
    avoid_crossing_walls: Optional[bool]
    """Whether travel goes around walls instead of across."""
    elephant_foot_compensation_mm: Optional[float]
    """Inward offset of the first layer (elephant foot compensation)."""
    xy_contour_compensation_mm: Optional[float]
    """Outward offset of the outer contour; negative: inward."""
    xy_hole_compensation_mm: Optional[float]
    """Widening of holes; negative: narrowing."""
    seam: ProcessValuesSeam
    """Details of the seam."""
    extrusion_rate_smoothing_mm3_s2: Optional[float]
    """Fastest change of the flow; null: not limited or not known."""
    resolution_mm: Optional[float]
    """Detail size below which contours are simplified; 0: not simplified."""
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
    """Print speed that is actually reached: the speed set in the process or, if it is lower, the speed that max_volumetric_speed_mm3_s allows for the cross-section of the line. Bridges, gap infill and travel are left out: their line width is not known. null: a speed, width, height or the flow limit is not known."""

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
    """Small perimeters (holes and posts), calculated with the line width of the outer wall."""


class Warning3(TypedDict):
    code: Literal["nozzle_too_soft", "near_firmware_cutoff", "chamber_not_controlled", "drying_above_softening", "slicer_defaults", "outside_material_range", "outside_product_range", "fan_high_for_material", "bed_cold_for_material", "nozzle_cold_for_material", "layer_high_for_nozzle", "first_layer_fast", "first_layer_temperature_apart", "retraction_long", "retraction_slow", "hot_without_known_maximum", "nozzle_temperature_unknown", "bed_temperature_unknown", "infill_sparse", "line_wide_for_nozzle", "flow_high_for_flexible", "density_of_another_material", "nozzle_range_of_another_material", "nozzle_range_wide"]
    """What it is: nozzle_too_soft (an abrasive material on a nozzle that wears), near_firmware_cutoff (within 10 °C of a limit that only the firmware states), chamber_not_controlled (a chamber temperature that the printer cannot control), drying_above_softening (drying hotter than the material softens), slicer_defaults (not tuned for this printer), outside_material_range (outside the range of the material), outside_product_range (outside the range stated for the branded filament), fan_high_for_material (the fan never below 60 % on a styrenic, a polycarbonate or a polyamide), bed_cold_for_material (ABS or ASA on a bed of 80 °C or less), nozzle_cold_for_material (PETG below 220 °C), layer_high_for_nozzle (a layer above 80 % of the nozzle), first_layer_fast (a first layer at 100 mm/s or more), retraction_long (retraction of 8 mm or more), retraction_slow (retraction below 15 mm/s), hot_without_known_maximum (265 °C or more where no maximum of the printer is known), nozzle_temperature_unknown (no nozzle temperature), bed_temperature_unknown (no bed temperature on a printer that heats its bed), infill_sparse (infill below 8 %), line_wide_for_nozzle (a line wider than 1.5 nozzles), flow_high_for_flexible (TPU above 10 mm³/s), density_of_another_material (a product’s density that no plastic of its kind has), nozzle_range_of_another_material (a product’s nozzle range of which most lies outside its material’s), nozzle_range_wide (a product’s nozzle range of more than 50 °C)."""
    field: str
    """Field of this record that it concerns."""
    message: str
    """The warning, English."""
    message_zh: str
    """The warning, Chinese."""


class ParentPresets(TypedDict):
    """System presets of this slicer for the printer, nozzle and material: what a preset inherits from, or changes. null: its newest release that was read does not have the printer with this nozzle."""

    machine: str
    """Machine preset; in Cura the definition of the machine."""
    process: Optional[str]
    """Process preset: the one that the machine preset names, otherwise the nearest standard process. In Cura the quality type for the material. null: it has none."""
    filament: Optional[str]
    """Filament preset that represents the material, chosen as for the record itself; in Cura the id of the material. null: none that fits."""
    variants: int
    """Maximum number of kinds of extruder and nozzle flow (standard, high flow) for which the process or filament preset has separate values. 1: one value for all. Above 1, a single value in a preset replaces those of all kinds."""


class ProfilePresets(TypedDict):
    """Presets that the slicers themselves ship for the same printer, nozzle and material, by slicer, no matter which slicer this record was read from."""

    orcaslicer: ParentPresets
    """System presets of this slicer for the printer, nozzle and material: what a preset inherits from, or changes. null: its newest release that was read does not have the printer with this nozzle."""
    bambu_studio: ParentPresets
    """System presets of this slicer for the printer, nozzle and material: what a preset inherits from, or changes. null: its newest release that was read does not have the printer with this nozzle."""
    prusaslicer: ParentPresets
    """System presets of this slicer for the printer, nozzle and material: what a preset inherits from, or changes. null: its newest release that was read does not have the printer with this nozzle."""
    cura: ParentPresets
    """System presets of this slicer for the printer, nozzle and material: what a preset inherits from, or changes. null: its newest release that was read does not have the printer with this nozzle."""


class Correction3(TypedDict):
    field: str
    """Corrected field."""
    upstream_value: Optional[Union[float, str, bool, Dict[str, Any]]]
    """Value in the source."""
    reason: str
    """Why it was corrected or withheld."""
    source: str
    """Source of the right value."""


class ProfileProvenance(TypedDict):
    """Sources of the values."""

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
    """default: the machine preset names it; inferred: the nearest standard process."""
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
    filament: Optional[str]
    """Id of the branded filament that was asked for; null: the record is for the material."""
    figures_of: Literal["product_on_this_printer", "product", "material"]
    """Whose figures the temperatures, cooling, flow and retraction are: product_on_this_printer (a preset for this branded filament on this printer and nozzle), product (stated for the branded filament, whatever the printer), material (the material's)."""
    nozzle: ProfileNozzle
    """Nozzle."""
    default_nozzle: Optional[bool]
    """Whether it is for the printer's default nozzle; null: no source says which nozzle is the default."""
    basis: Literal["default", "generic", "brand", "third_party", "library"]
    """Kind of filament preset that represents the material: the default of the machine, a generic one, one of the brand, one of a third party, or a fallback of the shared library (untested on this machine)."""
    evidence: Literal["tuned", "generic_material", "slicer_defaults"]
    """Origin of the figures, determined by a comparison with the presets that the slicer starts from: tuned (set for this machine and material), generic_material (the slicer's own figures for the material, with at most one change, on a machine with tuned speeds), slicer_defaults (the slicer's own figures and speeds, not tuned for this machine). Only tuned or changed figures count in the ranges of materials."""
    nozzle_temperature_c: ProfileNozzleTemperatureC
    """Nozzle temperature; by layer here, a range in a material and in a filament; `nozzle_temperature_range_c` is a range in every record."""
    nozzle_temperature_range_c: ProfileNozzleTemperatureRangeC
    """Nozzle temperature range that the filament preset recommends."""
    bed_temperature_c: ProfileBedTemperatureC
    """Bed temperature on the printer's default plate; by layer here, a range in a material and in a filament, also as `bed_temperature_range_c`."""
    bed_temperature_by_plate_c: ProfileBedTemperatureByPlateC
    """Bed temperature by plate."""
    chamber_temperature_c: Optional[float]
    """Chamber temperature; null: not controlled or not known. One number here, a range in a material and in a filament, also as `chamber_temperature_range_c`."""
    cooling: ProfileCooling
    """Part cooling."""
    flow_ratio: Optional[float]
    """Flow ratio (extrusion multiplier); one number here, a range in a filament, also as `flow_ratio_range`."""
    max_volumetric_speed_mm3_s: Optional[float]
    """Maximum volumetric speed; one number here and in a material, a range in a filament, also as `max_volumetric_speed_range_mm3_s`."""
    pressure_advance: Optional[float]
    """Pressure advance (Klipper pressure advance, Marlin linear advance K); null: not set by the preset."""
    retraction: ProfileRetraction
    """Retraction."""
    filament_diameter_mm: Optional[float]
    """Filament diameter set in the preset; for a cartridge or syringe, its bore (18 mm and more); for a pellet extruder, a nominal diameter (1.128 mm: 1 mm²)."""
    required_nozzle_hrc: Optional[int]
    """Minimum nozzle hardness, Rockwell C; 0: any nozzle."""
    abrasive: Optional[bool]
    """Whether the preset says that the filament wears out a brass nozzle."""
    shrinkage_percent: ProfileShrinkagePercent
    """Shrinkage of a part compared with its design, which the slicer compensates."""
    process: ProcessValues
    """Settings of the default process for a nozzle."""
    effective_speed_mm_s: EffectiveSpeed
    """Print speed that is actually reached: the speed set in the process or, if it is lower, the speed that max_volumetric_speed_mm3_s allows for the cross-section of the line. Bridges, gap infill and travel are left out: their line width is not known. null: a speed, width, height or the flow limit is not known."""
    warnings: List[Warning3]
    """Possible harm that could not be ruled out; mostly empty."""
    presets: ProfilePresets
    """Presets that the slicers themselves ship for the same printer, nozzle and material, by slicer, no matter which slicer this record was read from."""
    provenance: ProfileProvenance
    """Sources of the values."""


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
    """Properties of the material: abrasive, flexible, warping, open_door."""
    extruder_types: Optional[List[str]]
    """Extruder types."""
    structures: Optional[List[str]]
    """Structures of the printer."""
    equipment: Optional[List[str]]
    """Equipment of the printer: multi_material, auxiliary_fan."""
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
    """Basis of the likelihood."""

    kind: Literal["editorial", "cases"]
    """editorial: a judgement of the editors based on the sources; cases: also based on solved cases."""
    cases: List[str]
    """Addresses of those cases."""


class Addition(TypedDict):
    when: RuleConditions
    """When it applies; null: always."""
    part: Literal["instructions", "caution"]
    """The text that it continues."""
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
    """Value of the option in the records; several if any of them fits; null: no record contains it."""


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
    menu_step: str
    """Replacement for the second-last step of the menu, English."""
    menu_step_zh: str
    """Replacement for the second-last step of the menu, Chinese."""


class Workaround(TypedDict):
    when: RuleConditions
    """When it applies; null: always."""
    workaround: str
    """What to do, English."""
    workaround_zh: str
    """What to do, Chinese."""


class Requirement(TypedDict):
    """Another option of the slicer without which the key has no effect or cannot be edited."""

    key: str
    """Key of that option."""
    menu: List[str]
    """Path in the interface, English."""
    menu_zh: List[str]
    """Path in the interface, Chinese."""
    value: Optional[Union[bool, str]]
    """Value to set, as the slicer writes it; null: a number, see `above` and `below`."""
    option: Optional[str]
    """Name of the value in the interface, English; null: a switch or a number."""
    option_zh: Optional[str]
    """Name of the value in the interface, Chinese."""
    above: Optional[float]
    """The number must be above this."""
    below: Optional[float]
    """The number must be below this."""
    setting: Optional[str]
    """Id of the setting that has this key; null: none."""
    record_field: Optional[str]
    """Where records contain the value of the option, such as profile.process.support.enabled; null: nowhere."""
    record_values: Optional[List[Union[bool, str]]]
    """Values of that field that meet the requirement; null: any number above `above`, or 0."""


class RuleSlicerKey(TypedDict):
    key: Optional[str]
    """Key in the configuration; null: the slicer has none."""
    menu: Optional[List[str]]
    """Path in the interface, from the tab or window to the field itself, English; null: the slicer has none."""
    menu_zh: Optional[List[str]]
    """Path in the interface, Chinese."""
    label: Optional[str]
    """Label in the interface, English."""
    label_zh: Optional[str]
    """Label in the interface, Chinese."""
    unit: Optional[str]
    """Unit there."""
    min: Optional[float]
    """Minimum that it accepts."""
    max: Optional[float]
    """Maximum that it accepts."""
    plates: List[PlateKey]
    """Keys of the same setting for other build plates; mostly empty."""
    workarounds: List[Workaround]
    """What certain printers need instead; the first whose conditions hold. Mostly empty."""
    requires: List[Requirement]
    """Options of the slicer that must be set for the key to take effect; mostly empty."""
    filament_key: Optional[str]
    """Key with which a filament preset overrides the value of the printer; null: it cannot."""
    filament_menu: Optional[List[str]]
    """Path of that key in the interface, English."""
    filament_menu_zh: Optional[List[str]]
    """Path of that key in the interface, Chinese."""
    calibration: Optional[str]
    """Menu of the slicer's own test that finds the value, English; null: it has none."""
    calibration_zh: Optional[str]
    """Menu of the slicer's own test that finds the value, Chinese."""
    workaround: Optional[str]
    """What to do without a key, English."""
    workaround_zh: Optional[str]
    """What to do without a key, Chinese."""


class RuleSlicers(TypedDict):
    """Where to find it in each slicer."""

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
    """Where the records contain its value."""
    slicers: RuleSlicers
    """Where to find it in each slicer."""


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
    """Where the records contain its value, as in the setting's own record."""
    direction: Literal["increase", "decrease", "set", "enable", "disable", "tune"]
    """Direction of the change."""
    target: AdjustmentTarget
    """What to set it to."""
    steps: List[ConditionalQuantity]
    """Size of each step."""
    safe_range: Optional[RuleQuantity]
    """Where to stop, for all materials."""
    safe_range_by_material: Optional[List[MaterialRange]]
    """Where to stop, by material; null if it does not depend on the material."""
    conditional_limits: List[ConditionalQuantity]
    """Where to stop in a particular case, in addition to the safe range: all that apply are valid."""
    recommendations: List[ConditionalQuantity]
    """Values that sources recommend for a case."""
    slicers: RuleSlicers
    """Where to find it in each slicer."""
    first_layer: Optional[FirstLayerSetting]
    """The setting with the same effect on the first layer; null if there is none."""


class RuleFigure(TypedDict):
    label: str
    """Meaning of the figure, English."""
    label_zh: str
    """Meaning of the figure, Chinese."""
    when: RuleConditions
    """When it applies; null: always."""
    needed: bool
    """Whether nobody can do the fix without it."""
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
    """Sentences that apply to some setups only; empty if there are none."""
    check: Literal["own", "symptom"]
    """What to look at afterwards: own for the last sentence of the instructions; symptom for whether the symptom is gone."""
    finds: Optional[str]
    """Id of the setting whose value it finds by a test; null: none, or it changes one itself."""
    effort: Literal["setting", "look", "clean", "test", "tools", "parts"]
    """The most that it takes."""
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
    dries_filament: bool
    """Whether it dries the filament: use the material's `drying_temperature_c` and `drying_time_h` with it."""
    figures: List[RuleFigure]
    """Other figures."""
    power_off: bool
    """Whether it is done entirely with the printer unplugged and cold."""
    hazards: List[str]
    """Hazards of the fix."""
    caution: Optional[str]
    """What can go wrong, English."""
    caution_zh: Optional[str]
    """What can go wrong, Chinese."""
    caution_level: Optional[Literal["warning", "note"]]
    """How prominent the caution is. warning: even if done as described, it can injure somebody or ruin the machine: show it before the instructions; note: show it as plain text after them; null: there is none."""
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
    """Basis of the likelihood."""
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
    original: Optional[str]
    """The original, if it was read through this page."""


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
    """Where you see it, most typical place first; `printer`: not on the part but at the nozzle, the extruder, the filament or the electronics."""
    when: List[Literal["start", "printing", "finished"]]
    """When you first notice it. start: before or during the first layer; printing: while the print runs; finished: on the finished part or when you remove it."""
    appearance: List[Literal["gaps", "strings-and-blobs", "lines-and-ripples", "rough", "deformed", "loose-or-broken", "stuck", "colour-and-gloss", "stops", "signal"]]
    """What it looks like, most striking feature first. stops: nothing comes out or the print ends; signal: a noise, a smell or a message."""
    severity: Literal["low", "medium", "high", "critical"]
    """low: cosmetic; medium: usable with defects; high: part lost or hardware stressed; critical: hardware or people at risk."""
    stop_print: bool
    """Stop the print immediately."""
    power_off: bool
    """Whether to unplug the printer; it must neither heat nor move until the cause is found."""
    description: str
    """Description of the symptom, English."""
    description_zh: str
    """Description of the symptom, Chinese."""
    solved: str
    """How one sees that the symptom is gone, English."""
    solved_zh: str
    """How one sees that the symptom is gone, Chinese."""
    applies_to: RuleConditions
    """When it applies; null: always."""
    causes: List[Cause]
    """Causes, most likely first."""
    related: List[str]
    """Ids of related symptoms."""
    pictures: List[Picture]
    """Drawings of the symptom; empty if there are none."""
    references: List[Reference2]
    """What was read."""
    brief: BriefPaths
    """Path of the short version of this record, a few kilobytes, in each language."""


class FitReason(TypedDict, total=False):
    """A reason for a verdict: what limits a printer with a material, or tells it from others that print it too."""

    code: Literal["nozzle_too_cold", "nozzle_near_limit", "nozzle_rating_unknown", "nozzle_maximum_unknown", "cold_extrusion", "bed_too_cold", "bed_not_heated", "bed_maximum_unknown", "chamber_not_heated", "chamber_too_cold", "chamber_unknown", "chamber_heated", "chamber_passive", "not_enclosed", "enclosure_unknown", "fumes", "fumes_filtered", "ptfe_tube_limit", "nozzle_too_soft", "nozzle_hardness_unknown", "nozzle_too_small", "flexible_on_bowden", "other_filament_diameter", "untuned_profile", "no_profile"]
    """Kind of reason, from a closed list."""
    verdict: Literal["yes", "with_care", "no", "unknown"]
    """Verdict of this reason alone; yes: for information, not an obstacle. The worst of all reasons is the overall verdict: no, then unknown, then with_care."""
    needs: Union[float, str]
    """What the material requires: °C for a temperature, mm for a diameter, HRC for a hardness, otherwise a word."""
    has: Union[float, str]
    """The value of the printer, in the same unit; absent: not known, or none."""
    figure_kind: Literal["rated", "firmware_limit", "community_firmware", "presets", "likely", "own"]
    """Kind of the printer's value: rated by its maker, allowed by its firmware or by third-party firmware, shown by the profile, only likely, or a change by the user; absent: a fact with only one meaning."""
    sources: List[int]
    """Sources of both values, the material's first: positions in the list of `/api/v1/sources.json`, from 0."""


class Fit(TypedDict, total=False):
    """Whether a printer can print a material, and why. A field that is not known is absent."""

    material: str
    """Id of the material."""
    verdict: Literal["yes", "with_care", "no", "unknown"]
    """yes: as it is sold. with_care: if you do or observe what the reasons say. no: not as it is built, and common upgrades do not change that. unknown: too little is known."""
    message: str
    """The first reason in a sentence, English; absent if there is no reason."""
    message_zh: str
    """The first reason in a sentence, Chinese."""
    reasons: List[FitReason]
    """What limits it, and what separates machines with one verdict, the most important first; empty if there is nothing."""
    profile: str
    """Id of the first profile of the pair; absent if there is none."""


class FitSource(TypedDict, total=False):
    """A source of the values that verdicts compare."""

    id: str
    """Id of a reference of the materials, of an imported source or of a printer that shares the value; the address, if it is a page."""
    title: str
    """Name of a reference or an imported source."""
    url: str
    """Address of a reference or an imported source."""


class CodeFormValue(TypedDict):
    value: str
    """As it is written."""
    meaning: str
    """What it means, English."""
    meaning_zh: str
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
    """Number system of its digits."""
    groups: List[int]
    """Number of digits in each group."""
    letter_count: int
    """Number of capital letters before the digits."""
    as_number: bool
    """Whether machines also send a code as one decimal number."""
    separator: Optional[Literal["-", "_"]]
    """Separator that the maker prints between groups; null: none."""
    prefixes: List[str]
    """Prefixes that can come before the digits."""
    parts: List[CodeFormPart]
    """Meaning of digits by position."""
    page: Optional[str]
    """Address of the maker's page about a code, with {code} in place of the code."""


class CodeParameter(TypedDict):
    id: str
    """Name in the braces."""
    name: str
    """What it says, English."""
    name_zh: str
    """What it says, Chinese."""
    values: Optional[List[CodeFormValue]]
    """Possible values with their meanings; null: any value."""
    typical: List[str]
    """For a parameter with any value: its value on most printers."""
    max_words: int
    """For a parameter with any value: maximum number of words."""


class CodeModule(TypedDict):
    id: str
    """Id."""
    name: str
    """Name, English."""
    name_zh: str
    """Name, Chinese."""
    code_count: int
    """Number of codes."""


class CodesExplained(TypedDict):
    """Number of codes by kind of explanation."""

    words: int
    """Codes with their own explanation."""
    pattern: int
    """Codes with parameters, each of which stands for several."""
    structure: int
    """Known codes of which only the structure can be interpreted."""


class CodeSystem(TypedDict):
    """A system of codes or messages that printers use to report faults."""

    id: str
    """Id."""
    name: str
    """Name, English."""
    name_zh: str
    """Name, Chinese."""
    brands: List[str]
    """Ids of the brands whose printers use it; empty: a firmware of many brands."""
    display_location: str
    """Where you read it, English."""
    display_location_zh: str
    """Where you read it, Chinese."""
    structure: str
    """Structure of its codes, English."""
    structure_zh: str
    """Structure of its codes, Chinese."""
    source: str
    """Where its codes were read."""
    licence: Optional[str]
    """Licence of that source as SPDX identifier; null: no licence is stated, or its terms were not read."""
    page: Optional[str]
    """The maker's own list."""
    forms: List[CodeForm]
    """Forms of numeric codes; empty if all are messages."""
    parameters: List[CodeParameter]
    """Parameters in braces in codes of this system."""
    modules: List[CodeModule]
    """The modules of the printer, sorted by id."""
    explanation_counts: CodesExplained
    """Number of codes by kind of explanation."""


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
    """A code or message that a printer uses to report a fault, and what it points to."""

    id: str
    """Id: the system and the code."""
    system: str
    """Id of its system."""
    module: Optional[str]
    """Id of the module of the printer; null if only the structure is known."""
    code: str
    """As the printer shows it; variable parts are in braces."""
    spellings: List[str]
    """Other codes and messages for the same fault."""
    parameter_values: Dict[str, List[str]]
    """Values of a parameter in this code, if not all are possible."""
    explanation_kind: Literal["words", "pattern", "structure"]
    """How it is explained. words: its own sentence; pattern: one sentence for several codes that differ only in parameters; structure: only the meaning of its digits."""
    severity: Optional[Literal["notice", "warning", "paused", "stopped", "danger"]]
    """notice: no fault; warning: the print continues, but something needs attention; paused: it waits and can be resumed; stopped: the print has ended or does not start; danger: something may burn, melt or crash; null: not known."""
    meaning: Optional[str]
    """Meaning, English; null if only the structure is known."""
    meaning_zh: Optional[str]
    """Meaning, Chinese; null if only the structure is known."""
    immediate_action: Optional[str]
    """What to do immediately, English; null: it is not urgent."""
    immediate_action_zh: Optional[str]
    """What to do immediately, Chinese; null: it is not urgent."""
    recovery: Optional[Literal["continues", "resume", "restart", "repair", "service"]]
    """What is needed to continue printing. continues: nothing; resume: fix the problem, then resume the print; restart: restart the printer or its firmware; repair: the owner repairs or replaces a part; service: the maker's service; null: not known."""
    symptoms: List[CodeSymptom]
    """The matching symptoms, the closest first."""
    causes: List[CodeCause]
    """The causes that it points to, most likely first."""
    checks: List[str]
    """Ids of the checks to do first, in order."""
    no_symptom_reason: Optional[str]
    """Why it matches no symptom, English; null if it matches one, or if only the structure is known."""
    no_symptom_reason_zh: Optional[str]
    """Why it matches no symptom, Chinese; null if it matches one, or if only the structure is known."""
    machines: List[str]
    """Ids of printers that report it; empty: not stated, or all of the system."""
    firmware: Optional[str]
    """Firmware that reports it, if other firmware of the system does not."""
    source: str
    """Where it was read."""
    page: Optional[str]
    """The maker's page about it."""


class BriefMaterialNozzleTemperatureC(TypedDict):
    """Nozzle temperature range: that of good presets and of makers. A range here, by layer in a profile; `nozzle_temperature_range_c` is a range in every record."""

    min: Optional[float]
    """Lowest."""
    max: Optional[float]
    """Highest."""


class BriefMaterialBedTemperatureC(TypedDict):
    """Bed temperature range: that of good presets and of makers. A range here, by layer in a profile; `bed_temperature_range_c` is always this range."""

    min: Optional[float]
    """Lowest."""
    max: Optional[float]
    """Highest."""


class BriefMaterialChamberTemperatureC(TypedDict):
    """Chamber temperature range; a range here, one number in a profile; `chamber_temperature_range_c` is always this range."""

    min: Optional[float]
    """Lowest."""
    max: Optional[float]
    """Highest."""


class BriefMaterialGlassTransitionC(TypedDict):
    """Glass transition temperature."""

    min: Optional[float]
    """Lowest."""
    max: Optional[float]
    """Highest."""


class BriefMaterialDryingTemperatureC(TypedDict):
    """Drying temperature; a range here, one number in a filament; `drying_temperature_range_c` is a range in both."""

    min: Optional[float]
    """Lowest."""
    max: Optional[float]
    """Highest."""


class BriefMaterialDryingTimeH(TypedDict):
    """Drying time; a range here, one number in a filament; `drying_time_range_h` is a range in both."""

    min: Optional[float]
    """Lowest."""
    max: Optional[float]
    """Highest."""


class BriefMaterialFanPercent(TypedDict):
    """Part-cooling fan range: the maximum speeds in good presets and of makers."""

    min: Optional[float]
    """Lowest."""
    max: Optional[float]
    """Highest."""


class MaterialClasses2(TypedDict):
    """Rating: the figures in words, by the rules on the method page; null if the figures are not known."""

    ease: Optional[Literal["easy", "moderate", "hard", "expert"]]
    """How hard it is to print."""
    stiffness: Optional[Literal["flexible", "pliable", "stiff", "very_stiff"]]
    """Stiffness of a part."""
    toughness: Optional[Literal["brittle", "medium", "tough", "very_tough"]]
    """How well a part withstands impacts."""
    heat: Optional[Literal["room", "warm", "hot", "very_hot"]]
    """Heat at which a part keeps its shape: room (below 65 °C), warm (65 to 85 °C), hot (85 to 120 °C), very_hot (120 °C and more)."""
    outdoors: Optional[Literal["indoors", "some_sun", "outdoors"]]
    """Whether sunlight harms it."""
    flexible: bool
    """Whether it bends like rubber."""


class BriefMaterialFumes(TypedDict):
    """Fumes while printing."""

    level: Literal["low", "medium", "high", "toxic_when_overheated"]
    """Fumes while printing."""
    note: str
    """Note."""


class BriefMaterialFoodContact(TypedDict):
    """Food contact."""

    suitable: Literal["no", "conditional"]
    """Food contact."""
    note: str
    """Note."""


class BriefMaterial(TypedDict):
    """A material in one language, without sources; the full record has the same id."""

    id: str
    """Stable id; the `material` parameter of the profiles endpoint."""
    name: str
    """Name in the language of the path."""
    family: str
    """Chemical family."""
    density_g_cm3: Optional[float]
    """Density."""
    nozzle_temperature_c: BriefMaterialNozzleTemperatureC
    """Nozzle temperature range: that of good presets and of makers. A range here, by layer in a profile; `nozzle_temperature_range_c` is a range in every record."""
    bed_temperature_c: BriefMaterialBedTemperatureC
    """Bed temperature range: that of good presets and of makers. A range here, by layer in a profile; `bed_temperature_range_c` is always this range."""
    chamber_temperature_c: BriefMaterialChamberTemperatureC
    """Chamber temperature range; a range here, one number in a profile; `chamber_temperature_range_c` is always this range."""
    glass_transition_c: BriefMaterialGlassTransitionC
    """Glass transition temperature."""
    softening_temperature_c: Optional[float]
    """Softening or heat deflection temperature."""
    drying_temperature_c: BriefMaterialDryingTemperatureC
    """Drying temperature; a range here, one number in a filament; `drying_temperature_range_c` is a range in both."""
    drying_time_h: BriefMaterialDryingTimeH
    """Drying time; a range here, one number in a filament; `drying_time_range_h` is a range in both."""
    fan_percent: BriefMaterialFanPercent
    """Part-cooling fan range: the maximum speeds in good presets and of makers."""
    max_volumetric_speed_mm3_s: Optional[float]
    """Maximum volumetric speed of a standard hotend; one number here, a range in a filament; `max_volumetric_speed_range_mm3_s` is a range in both."""
    min_nozzle_diameter_mm: Optional[float]
    """Smallest nozzle that prints it reliably."""
    min_nozzle_hardness_hrc: Optional[float]
    """Minimum nozzle hardness: Rockwell hardness (HRC); brass has 2, stainless steel 20, hardened steel more."""
    hygroscopic: Optional[Literal["low", "medium", "high", "very_high"]]
    """How readily it absorbs moisture."""
    warping: Optional[Literal["low", "medium", "high", "very_high"]]
    """Tendency to warp."""
    abrasive: Optional[bool]
    """Whether it wears out a brass nozzle."""
    enclosure: Optional[Literal["open_door", "not_needed", "recommended", "required", "heated_chamber"]]
    """Need for an enclosure; open_door: keep it open."""
    soluble_in: Optional[List[str]]
    """Solvents that dissolve it."""
    support_for: Optional[List[str]]
    """Materials that separate cleanly from supports of it."""
    tensile_modulus_mpa: Optional[float]
    """Stiffness: tensile modulus of a bar printed flat (ISO 527 or ASTM D638), pulled along its layers."""
    tensile_strength_mpa: Optional[float]
    """Tensile strength: of a bar printed flat and pulled along its layers (ISO 527 or ASTM D638). Across its layers a print is weaker."""
    elongation_at_break_percent: Optional[float]
    """Stretch before it breaks: elongation at break of a bar printed flat (ISO 527 or ASTM D638)."""
    impact_strength_kj_m2: Optional[float]
    """Impact strength: energy that an unnotched bar printed flat absorbs before it breaks (Charpy, ISO 179); the note names any other test."""
    heat_deflection_c: Optional[float]
    """Heat deflection: temperature at which a part under a light load begins to bend (0.45 MPa, ISO 75 or ASTM D648), as printed."""
    toughness: Optional[Literal["low", "medium", "high", "very_high"]]
    """Toughness: how well a part withstands impacts, as rated by its maker."""
    uv_resistance: Optional[Literal["low", "medium", "high", "very_high"]]
    """Resistance to sunlight."""
    price: Optional[Literal["low", "medium", "high", "very_high"]]
    """Price: a kilogram compared with plain PLA from the same shop; low (up to 1.3 times), medium (up to 2), high (up to 4), very_high (more)."""
    uses: Optional[List[Literal["display", "prototypes", "functional", "structural", "outdoor", "heat", "impact", "flexible", "wear", "light", "chemical", "transparent", "food"]]]
    """Used for."""
    classes: MaterialClasses2
    """Rating: the figures in words, by the rules on the method page; null if the figures are not known."""
    fumes: BriefMaterialFumes
    """Fumes while printing."""
    food_contact: BriefMaterialFoodContact
    """Food contact."""
    notes: List[str]
    """Other useful information."""


class BriefConditionsNozzleDiametersMm(TypedDict):
    """Nozzle diameters; a range here, a list in a printer."""

    min: Optional[float]
    """Smallest."""
    max: Optional[float]
    """Largest."""


class BriefConditions(TypedDict):
    """When it applies: all given conditions must be true; null: always."""

    materials: List[str]
    """Material ids."""
    material_traits: List[str]
    """Properties of the material."""
    extruder_types: List[str]
    """Extruder types."""
    structures: List[str]
    """Structures of the printer."""
    equipment: List[str]
    """Equipment of the printer."""
    nozzle_materials: List[str]
    """Nozzle materials."""
    nozzle_diameters_mm: BriefConditionsNozzleDiametersMm
    """Nozzle diameters; a range here, a list in a printer."""
    firmwares: List[str]
    """Firmwares."""
    slicers: List[str]
    """Slicers."""
    brands: List[str]
    """Brand ids."""


class BriefChangeTo(TypedDict):
    """Target value; null: no figure."""

    min: Optional[float]
    """Lowest value; equal to the highest if it is a single value."""
    max: Optional[float]
    """Highest."""


class BriefChangeStep(TypedDict):
    min: Optional[float]
    """Lowest value; equal to the highest if it is a single value."""
    max: Optional[float]
    """Highest."""
    unit: str
    """Unit; for a step, it can be a percentage of the value."""
    applies_to: BriefConditions
    """When it applies: all given conditions must be true; null: always."""


class BriefChangeRange(TypedDict):
    """Where to stop; null: no figure, or see range_of_material."""

    min: Optional[float]
    """Lowest value; equal to the highest if it is a single value."""
    max: Optional[float]
    """Highest."""


class BriefChange(TypedDict):
    """Change of a setting; null when the fix is an action."""

    setting: str
    """Id of the setting."""
    name: str
    """Name of the setting."""
    unit: str
    """Unit of the setting."""
    direction: Literal["increase", "decrease", "set", "enable", "disable", "tune"]
    """Direction of the change."""
    to: BriefChangeTo
    """Target value; null: no figure."""
    option: Optional[str]
    """Option to choose; null: no option."""
    steps: List[BriefChangeStep]
    """Size of each step."""
    range: BriefChangeRange
    """Where to stop; null: no figure, or see range_of_material."""
    range_of_material: Optional[Literal["nozzle_temperature_c", "bed_temperature_c", "chamber_temperature_c", "fan_percent"]]
    """Field of the material that says where to stop; null: it does not depend on the material."""


class BriefFix(TypedDict):
    id: str
    """Id."""
    action: str
    """The fix in a few words."""
    instructions: Optional[str]
    """What to do; null: too long for this record, see the full one."""
    applies_to: BriefConditions
    """When it applies: all given conditions must be true; null: always."""
    change: BriefChange
    """Change of a setting; null when the fix is an action."""


class BriefCause(TypedDict):
    id: str
    """Id."""
    name: str
    """Name."""
    likelihood: Literal["high", "medium", "low"]
    """How likely, an editorial judgement."""
    check: str
    """How to confirm it."""
    applies_to: BriefConditions
    """When it applies: all given conditions must be true; null: always."""
    fixes: List[BriefFix]
    """Fixes in the order to try."""


class BriefRule(TypedDict):
    """A troubleshooting rule in one language: what to look at, what to do, how far and where to stop; the full record has the same id."""

    id: str
    """Stable id; the `symptom` parameter."""
    name: str
    """Name in the language of the path."""
    description: str
    """Description of the symptom."""
    stop_print: bool
    """Stop the print immediately."""
    power_off: bool
    """Whether to unplug the printer; it must neither heat nor move until the cause is found."""
    applies_to: BriefConditions
    """When it applies: all given conditions must be true; null: always."""
    omitted_cause_count: int
    """Number of unlikely causes that only the full record has."""
    causes: List[BriefCause]
    """Causes, likeliest first."""


class FilamentBrand(TypedDict):
    """A filament brand."""

    id: str
    """Stable id; a brand that also makes printers has the same id there."""
    name: str
    """Name."""
    aliases: List[str]
    """Other names."""
    website: Optional[str]
    """Website."""
    products: int
    """Number of products."""
    colours: int
    """Number of colours of all products."""
    materials: List[str]
    """Ids of the materials of its products."""
    printer_brand: bool
    """Whether it also makes printers."""
    file: str
    """Path of the file with its products."""


class FilamentNozzleTemperatureC(TypedDict):
    """Nozzle temperatures given by its maker; a range here, by layer in a profile; `nozzle_temperature_range_c` is a range in every record."""

    min: float
    max: float


class FilamentBedTemperatureC(TypedDict):
    """Bed temperatures given by its maker; a range here, by layer in a profile; `bed_temperature_range_c` is always this range."""

    min: float
    max: float


class FilamentChamberTemperatureC(TypedDict):
    """Chamber temperatures given by its maker; a range here, one number in a profile; `chamber_temperature_range_c` is always this range."""

    min: float
    max: float


class FilamentFlowRatio(TypedDict):
    """Minimum and maximum flow ratio in the slicers' presets for exactly this product; a range here, one number in a profile; `flow_ratio_range` is always this range."""

    min: float
    max: float


class FilamentMaxVolumetricSpeedMm3S(TypedDict):
    """Minimum and maximum of the maximum volumetric speed in the slicers' presets for exactly this product; a range here, one number in a material and in a profile; `max_volumetric_speed_range_mm3_s` is also a range in a material."""

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


class FiguresOfMaterial(TypedDict, total=False):
    """Figures of its material, for those that the product states none of."""

    nozzle_temperature_c: BriefMaterialNozzleTemperatureC
    """Nozzle temperature range: that of good presets and of makers. A range here, by layer in a profile; `nozzle_temperature_range_c` is a range in every record."""
    bed_temperature_c: BriefMaterialBedTemperatureC
    """Bed temperature range: that of good presets and of makers. A range here, by layer in a profile; `bed_temperature_range_c` is always this range."""
    chamber_temperature_c: BriefMaterialChamberTemperatureC
    """Chamber temperature range; a range here, one number in a profile; `chamber_temperature_range_c` is always this range."""
    drying_temperature_c: BriefMaterialDryingTemperatureC
    """Drying temperature; a range here, one number in a filament; `drying_temperature_range_c` is a range in both."""
    drying_time_h: BriefMaterialDryingTimeH
    """Drying time; a range here, one number in a filament; `drying_time_range_h` is a range in both."""
    max_volumetric_speed_mm3_s: Optional[float]
    """Maximum volumetric speed of a standard hotend; one number here, a range in a filament; `max_volumetric_speed_range_mm3_s` is a range in both."""
    density_g_cm3: Optional[float]
    """Density."""


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
    """Names of this colour of the product in other systems."""

    open_filament_database_uuid: List[str]
    """UUID of the variant in the Open Filament Database."""
    openprinttag_material_uuid: List[str]
    """`material_uuid` of an OpenPrintTag."""
    openprinttag_package_uuid: List[str]
    """`package_uuid` of an OpenPrintTag, one per size."""
    spoolmandb_id: List[str]
    """Ids in SpoolmanDB, one per size and diameter."""
    article_number: List[str]
    """Article numbers of the maker, as labels and shops have them, one per size."""
    gtin: List[str]
    """Barcodes (GTIN or EAN), one per size."""


class FilamentColour(TypedDict):
    name: str
    """Name of the colour, as its maker sells it."""
    hexes: List[str]
    """The colour as hexadecimal sRGB; several for multicolour filament; empty if no database has one."""
    traits: List[str]
    """Special properties, in the terms of the Open Filament Database and OpenPrintTag."""
    discontinued: bool
    """Whether a database says that it is discontinued."""
    sizes: List[FilamentSize]
    """Sizes on sale."""
    identifiers: ColourIdentifiers
    """Names of this colour of the product in other systems."""


class FilamentIdentifiers(TypedDict, total=False):
    """Names of this product in other systems."""

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
    code: Literal["nozzle_too_soft", "near_firmware_cutoff", "chamber_not_controlled", "drying_above_softening", "slicer_defaults", "outside_material_range", "outside_product_range", "fan_high_for_material", "bed_cold_for_material", "nozzle_cold_for_material", "layer_high_for_nozzle", "first_layer_fast", "first_layer_temperature_apart", "retraction_long", "retraction_slow", "hot_without_known_maximum", "nozzle_temperature_unknown", "bed_temperature_unknown", "infill_sparse", "line_wide_for_nozzle", "flow_high_for_flexible", "density_of_another_material", "nozzle_range_of_another_material", "nozzle_range_wide"]
    """What it is: nozzle_too_soft (an abrasive material on a nozzle that wears), near_firmware_cutoff (within 10 °C of a limit that only the firmware states), chamber_not_controlled (a chamber temperature that the printer cannot control), drying_above_softening (drying hotter than the material softens), slicer_defaults (not tuned for this printer), outside_material_range (outside the range of the material), outside_product_range (outside the range stated for the branded filament), fan_high_for_material (the fan never below 60 % on a styrenic, a polycarbonate or a polyamide), bed_cold_for_material (ABS or ASA on a bed of 80 °C or less), nozzle_cold_for_material (PETG below 220 °C), layer_high_for_nozzle (a layer above 80 % of the nozzle), first_layer_fast (a first layer at 100 mm/s or more), retraction_long (retraction of 8 mm or more), retraction_slow (retraction below 15 mm/s), hot_without_known_maximum (265 °C or more where no maximum of the printer is known), nozzle_temperature_unknown (no nozzle temperature), bed_temperature_unknown (no bed temperature on a printer that heats its bed), infill_sparse (infill below 8 %), line_wide_for_nozzle (a line wider than 1.5 nozzles), flow_high_for_flexible (TPU above 10 mm³/s), density_of_another_material (a product’s density that no plastic of its kind has), nozzle_range_of_another_material (a product’s nozzle range of which most lies outside its material’s), nozzle_range_wide (a product’s nozzle range of more than 50 °C)."""
    field: str
    """Field of this record that it concerns."""
    message: str
    """The warning, English."""
    message_zh: str
    """The warning, Chinese."""


class FilamentProvenanceOther(TypedDict):
    source: str
    value: Any


class Correction4(TypedDict):
    field: str
    """Corrected field."""
    upstream_value: Optional[Union[float, str, bool, Dict[str, Any]]]
    """Value in the source."""
    reason: str
    """Why it was corrected or withheld."""
    source: str
    """Source of the right value."""


class FilamentProvenance(TypedDict):
    """Sources of the data."""

    sources: List[str]
    """Ids of the sources that list the product, in order of precedence."""
    fields: Dict[str, str]
    """Source of each value, by field."""
    templates: List[str]
    """Fields that are null because the only value in a database is the one that it gives to every product of the type."""
    others: Dict[str, List[FilamentProvenanceOther]]
    """Different values in other sources, by field."""
    corrected: List[Correction4]
    """Values corrected by hand; `id` if another product record was the same product."""


class Filament(TypedDict):
    """A branded filament: the product named on the spool."""

    id: str
    """Stable id: the id of the brand, as in the file name, and the name of the product."""
    brand: str
    """Brand."""
    brand_id: str
    """Id of the brand, and the name of its file."""
    name: str
    """Name of the product, without the brand."""
    material: str
    """Id of its material; `material` of profiles."""
    type: Optional[str]
    """Type of material as the databases and spools name it."""
    diameters_mm: List[float]
    """Diameters on sale."""
    density_g_cm3: Optional[float]
    """Density."""
    nozzle_temperature_c: FilamentNozzleTemperatureC
    """Nozzle temperatures given by its maker; a range here, by layer in a profile; `nozzle_temperature_range_c` is a range in every record."""
    bed_temperature_c: FilamentBedTemperatureC
    """Bed temperatures given by its maker; a range here, by layer in a profile; `bed_temperature_range_c` is always this range."""
    chamber_temperature_c: FilamentChamberTemperatureC
    """Chamber temperatures given by its maker; a range here, one number in a profile; `chamber_temperature_range_c` is always this range."""
    drying_temperature_c: Optional[float]
    """Drying temperature; one number here, a range in a material; `drying_temperature_range_c` is a range in both."""
    drying_time_h: Optional[float]
    """Drying time; one number here, a range in a material; `drying_time_range_h` is a range in both."""
    flow_ratio: FilamentFlowRatio
    """Minimum and maximum flow ratio in the slicers' presets for exactly this product; a range here, one number in a profile; `flow_ratio_range` is always this range."""
    max_volumetric_speed_mm3_s: FilamentMaxVolumetricSpeedMm3S
    """Minimum and maximum of the maximum volumetric speed in the slicers' presets for exactly this product; a range here, one number in a material and in a profile; `max_volumetric_speed_range_mm3_s` is also a range in a material."""
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
    from_material: FiguresOfMaterial
    """Figures of its material, for those that the product states none of."""
    data_sheet_url: Optional[str]
    """Technical data sheet."""
    safety_sheet_url: Optional[str]
    """Safety data sheet."""
    discontinued: bool
    """Whether a database says that it is discontinued."""
    colours: List[FilamentColour]
    """Colours on sale."""
    identifiers: FilamentIdentifiers
    """Names of this product in other systems."""
    printers: List[str]
    """Ids of the printers with a slicer preset for exactly this product."""
    warnings: List[Warning4]
    """Possible harm that could not be ruled out; mostly empty."""
    provenance: FilamentProvenance
    """Sources of the data."""


class Spool(TypedDict):
    filament: str
    material: str
    colour: str


class SpoolSystem(TypedDict):
    description: str
    """Description of the system."""
    description_zh: str
    """The description, Chinese."""
    identifiers: Dict[str, List[Spool]]


class IdentifySpools(TypedDict):
    """Identifiers of single colours and sizes of products, by system: the ids of the filament and its material, and the name of the colour."""

    systems: Dict[str, SpoolSystem]
    """By system, then by identifier."""


class SettingObservedAll(TypedDict):
    min: float
    """Lowest value."""
    max: float
    """Highest value."""
    records: int
    """Records that have a value."""


class SettingObserved(TypedDict):
    """The range that its values have in the records, in its unit, without the 0.1 % at each end and with the safe ranges of fixes; null: not a number, or too few records."""

    all: SettingObservedAll
    direct_drive: Optional[SettingObservedAll]
    """Of printers with a direct-drive extruder, where it depends on that; null: it does not, or too few."""
    bowden: Optional[SettingObservedAll]
    """Of printers with a Bowden extruder, where it depends on that; null: it does not, or too few."""
    of_nozzle: Optional[SettingObservedAll]
    """As a multiple of the nozzle diameter; null: not a measure of a line."""


class PlateKey2(TypedDict):
    plate: str
    """Build plate, as in a printer's `default_plate`."""
    key: str
    """Key."""
    menu_step: str
    """Replacement for the second-last step of the menu, English."""
    menu_step_zh: str
    """Replacement for the second-last step of the menu, Chinese."""


class Workaround2(TypedDict):
    when: RuleConditions
    """When it applies; null: always."""
    workaround: str
    """What to do, English."""
    workaround_zh: str
    """What to do, Chinese."""


class SlicerSetting(TypedDict):
    key: Optional[str]
    """Key in the configuration; null: the slicer has none."""
    menu: Optional[List[str]]
    """Path in the interface, from the tab or window to the field itself, English; null: the slicer has none."""
    menu_zh: Optional[List[str]]
    """Path in the interface, Chinese."""
    label: Optional[str]
    """Label in the interface, English."""
    label_zh: Optional[str]
    """Label in the interface, Chinese."""
    unit: Optional[str]
    """Unit there."""
    default: Optional[Union[str, float, bool]]
    """Default in its source code."""
    min: Optional[float]
    """Lowest."""
    max: Optional[float]
    """Highest."""
    plates: List[PlateKey2]
    """Keys of the same setting for other build plates; mostly empty."""
    workarounds: List[Workaround2]
    """What certain printers need instead; the first whose conditions hold. Mostly empty."""
    requires: List[Requirement]
    """Options of the slicer that must be set for the key to take effect; mostly empty."""
    filament_key: Optional[str]
    """Key with which a filament preset overrides the value of the printer; null: it cannot."""
    filament_menu: Optional[List[str]]
    """Path of that key in the interface, English."""
    filament_menu_zh: Optional[List[str]]
    """Path of that key in the interface, Chinese."""
    calibration: Optional[str]
    """Menu of the slicer's own test that finds the value, English; null: it has none."""
    calibration_zh: Optional[str]
    """Menu of the slicer's own test that finds the value, Chinese."""
    note: Optional[str]
    """Note, English."""
    note_zh: Optional[str]
    """Note, Chinese."""
    workaround: Optional[str]
    """What to do without a key, English."""
    workaround_zh: Optional[str]
    """What to do without a key, Chinese."""
    source: Optional[str]
    """Reference."""


class SettingSlicers(TypedDict):
    """Where to find it in each slicer."""

    orcaslicer: SlicerSetting
    bambu_studio: SlicerSetting
    prusaslicer: SlicerSetting
    cura: SlicerSetting


class SettingFirmware(TypedDict):
    """Command or configuration key in firmware."""

    marlin: Optional[str]
    """Marlin."""
    klipper: Optional[str]
    """Klipper."""
    reprapfirmware: Optional[str]
    """RepRapFirmware."""


class Setting(TypedDict):
    """A slicer setting and its names."""

    id: str
    """Id."""
    name: str
    """Name, English."""
    name_zh: str
    """Name, Chinese."""
    description: str
    """What it does, English."""
    description_zh: str
    """What it does, Chinese."""
    scope: Literal["process", "filament", "printer"]
    """Kind of preset that contains it."""
    unit: str
    """Unit."""
    record_field: Optional[str]
    """Where the records of this service contain its value: the kind of record and the path in it, such as profile.process.layer_height_mm; null if none does."""
    observed: SettingObserved
    """The range that its values have in the records, in its unit, without the 0.1 % at each end and with the safe ranges of fixes; null: not a number, or too few records."""
    first_layer: Optional[str]
    """Id of the setting with the same effect on the first layer."""
    conversion: Optional[str]
    """Pitfall when a value is converted for another slicer, English."""
    conversion_zh: Optional[str]
    """Pitfall when a value is converted for another slicer, Chinese."""
    slicers: SettingSlicers
    """Where to find it in each slicer."""
    firmware: SettingFirmware
    """Command or configuration key in firmware."""
    documentation: Optional[str]
    """Further reading."""


class StepLink(TypedDict):
    """A step: its version and its file."""

    version: str
    """Version."""
    path: str
    """Path of the file."""


class ChangeCount(TypedDict):
    """Records of a kind."""

    added: int
    """New."""
    removed: int
    """Gone."""
    changed: int
    """Different."""


class ChangeCounts(TypedDict):
    """Number of new, removed and changed records of each kind."""

    printers: ChangeCount
    """Records of a kind."""
    materials: ChangeCount
    """Records of a kind."""
    profiles: ChangeCount
    """Records of a kind."""
    rules: ChangeCount
    """Records of a kind."""
    settings: ChangeCount
    """Records of a kind."""
    filaments: ChangeCount
    """Records of a kind."""
    fit: ChangeCount
    """Records of a kind."""
    codes: ChangeCount
    """Records of a kind."""


class SourceRename(TypedDict):
    """A source with a new id."""

    before: str
    """Id before."""
    after: str
    """Id now."""


class SourceUpdate(TypedDict):
    """A source at another commit."""

    id: str
    """Id."""
    before: str
    """Name and commit before."""
    after: str
    """Name and commit now."""


class SourceChanges(TypedDict):
    """Imported sources that are new, removed, renamed, or at another commit."""

    added: List[str]
    """Ids."""
    removed: List[str]
    """Ids."""
    renamed: List[SourceRename]
    """The same repository at the same commit under another id."""
    updated: List[SourceUpdate]
    """With another version."""


class RecordGroup(TypedDict):
    """New or removed records, grouped by what they belong to."""

    kind: Literal["printers", "materials", "profiles", "rules", "settings", "filaments", "fit", "codes"]
    """Kind of the records."""
    change: Literal["added", "removed"]
    """Kind of change."""
    by: Literal["brand", "material", "kind"]
    """Kind of id in `name`."""
    name: str
    """What they belong to."""
    records: int
    """Number of records."""
    examples: List[str]
    """Ids, at most three."""


class CountedValue(TypedDict):
    """A value and the number of records that have it."""

    value: Optional[Union[float, str, bool, Dict[str, Any], List[Any]]]
    """Value."""
    records: int
    """Records."""


class FieldGroup(TypedDict):
    """A field that no record of the kind had before, or that none has any more."""

    kind: Literal["printers", "materials", "profiles", "rules", "settings", "filaments", "fit", "codes"]
    """Kind of the records."""
    change: Literal["new_field", "gone_field"]
    """Kind of change."""
    field: str
    """Its path, without the parts that differ by record: `causes[].check`, `layer_height_mm.*.min`."""
    records: int
    """Records with a value there."""
    unknown: int
    """Records of the kind in that version in which it is null or missing."""
    range: Optional[List[float]]
    """Smallest and largest value, if all are numbers."""
    distinct: int
    """Number of different values."""
    values: List[CountedValue]
    """The most frequent ones, at most three."""


class CountedStep(TypedDict):
    """A change from one value to another, and the number of records with it."""

    before: Optional[Union[float, str, bool, Dict[str, Any], List[Any]]]
    """Value before."""
    after: Optional[Union[float, str, bool, Dict[str, Any], List[Any]]]
    """Value now."""
    records: int
    """Records."""
    examples: List[str]
    """Ids, at most three."""


class ValueGroup(TypedDict):
    """A field whose value changed in some records."""

    kind: Literal["printers", "materials", "profiles", "rules", "settings", "filaments", "fit", "codes"]
    """Kind of the records."""
    change: Literal["changed"]
    """Kind of change."""
    field: str
    """Its path, without the parts that differ by record: `causes[].check`, `layer_height_mm.*.min`."""
    records: int
    """Records."""
    became_known: int
    """Number of values that were null."""
    became_unknown: int
    """Number of values that are null now."""
    distinct: int
    """Number of different changes."""
    values: List[CountedStep]
    """The most frequent short changes, at most five. For lists of names, only removed (`before`) and new (`after`) names."""
    examples: List[str]
    """Ids, at most three."""


class FieldChange(TypedDict):
    """A changed value of a record."""

    field: str
    """Its path; a list item with an id or a field name is in brackets: `causes[too-hot].check`."""
    before: Optional[Union[float, str, bool, Dict[str, Any], List[Any]]]
    """Value before; null if that version does not have the field."""
    after: Optional[Union[float, str, bool, Dict[str, Any], List[Any]]]
    """Value now; null if this version does not have the field."""


class RecordChange(TypedDict, total=False):
    """A record that is new, removed or changed."""

    kind: Literal["printers", "materials", "profiles", "rules", "settings", "filaments", "fit", "codes"]
    """Kind of the records."""
    id: str
    """Id of the record."""
    change: Literal["added", "removed", "changed"]
    """Kind of change."""
    fields: List[FieldChange]
    """For `changed`: each changed field that both versions have. For fields that are new or removed as a whole, see the groups."""


class Changes(TypedDict):
    """What changed from one version of the data to the next, field by field."""

    version: str
    """Version after the step."""
    previous_version: Optional[str]
    """Version before the step; null for the first one."""
    date: Optional[str]
    """Day of the release, YYYY-MM-DD."""
    previous: StepLink
    """A step: its version and its file."""
    next: StepLink
    """A step: its version and its file."""
    counts: ChangeCounts
    """Number of new, removed and changed records of each kind."""
    sources: SourceChanges
    """Imported sources that are new, removed, renamed, or at another commit."""
    groups: List[Union[RecordGroup, FieldGroup, ValueGroup]]
    """A summary for people: a change that many records share is listed once, the most frequent first."""
    omitted_fields: List[str]
    """Fields, as `<kind> <path>`, that the records below do not list because the file would be too large for a CDN."""
    changes: List[RecordChange]
    """Every record that is new, removed or changed."""
