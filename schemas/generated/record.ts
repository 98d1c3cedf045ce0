/* Generated from schemas/ by "npm run generate". Do not edit. */

/**
 * When it applies: all given conditions must be true; null: always.
 */
export type BriefConditions = {
  /**
   * Material ids.
   */
  materials?: string[];
  /**
   * Properties of the material.
   */
  material_traits?: string[];
  /**
   * Extruder types.
   */
  extruder_types?: string[];
  /**
   * Structures of the printer.
   */
  structures?: string[];
  /**
   * Equipment of the printer.
   */
  equipment?: string[];
  /**
   * Nozzle materials.
   */
  nozzle_materials?: string[];
  /**
   * Nozzle diameters; a range here, a list in a printer.
   */
  nozzle_diameters_mm?: {
    /**
     * Smallest.
     */
    min: number | null;
    /**
     * Largest.
     */
    max: number | null;
  } | null;
  /**
   * Firmwares.
   */
  firmwares?: string[];
  /**
   * Slicers.
   */
  slicers?: string[];
  /**
   * Brand ids.
   */
  brands?: string[];
} | null;
/**
 * Change of a setting; null when the fix is an action.
 */
export type BriefChange = {
  /**
   * Id of the setting.
   */
  setting: string;
  /**
   * Name of the setting.
   */
  name: string;
  /**
   * Unit of the setting.
   */
  unit: string;
  /**
   * Direction of the change.
   */
  direction: 'increase' | 'decrease' | 'set' | 'enable' | 'disable' | 'tune';
  /**
   * Target value; null: no figure.
   */
  to: {
    /**
     * Lowest value; equal to the highest if it is a single value.
     */
    min: number | null;
    /**
     * Highest.
     */
    max: number | null;
  } | null;
  /**
   * Option to choose; null: no option.
   */
  option: string | null;
  /**
   * Size of each step.
   */
  steps: {
    /**
     * Lowest value; equal to the highest if it is a single value.
     */
    min: number | null;
    /**
     * Highest.
     */
    max: number | null;
    /**
     * Unit; for a step, it can be a percentage of the value.
     */
    unit: string;
    applies_to: BriefConditions;
  }[];
  /**
   * Where to stop; null: no figure, or see range_of_material.
   */
  range: {
    /**
     * Lowest value; equal to the highest if it is a single value.
     */
    min: number | null;
    /**
     * Highest.
     */
    max: number | null;
  } | null;
  /**
   * Field of the material that says where to stop; null: it does not depend on the material.
   */
  range_of_material: 'nozzle_temperature_c' | 'bed_temperature_c' | 'chamber_temperature_c' | 'fan_percent' | null;
} | null;
/**
 * The slicer's own test; null: it has none.
 */
export type CalibrationTest = {
  /**
   * Menu, English.
   */
  menu: string;
  /**
   * Menu, Chinese.
   */
  menu_zh: string;
  /**
   * Points to note; null: none, English.
   */
  note: string | null;
  /**
   * Points to note; null: none, Chinese.
   */
  note_zh: string | null;
  /**
   * Ids of references.
   */
  sources: string[];
} | null;
/**
 * When it applies; null: always.
 */
export type RuleConditions = {
  /**
   * Material ids.
   */
  materials: string[] | null;
  /**
   * Properties of the material: abrasive, flexible, warping, open_door.
   */
  material_traits: string[] | null;
  /**
   * Extruder types.
   */
  extruder_types: string[] | null;
  /**
   * Structures of the printer.
   */
  structures: string[] | null;
  /**
   * Equipment of the printer: multi_material, auxiliary_fan.
   */
  equipment: string[] | null;
  /**
   * Nozzle materials.
   */
  nozzle_materials: string[] | null;
  /**
   * Nozzle diameters; a range here, a list in a printer.
   */
  nozzle_diameters_mm: {
    /**
     * Smallest.
     */
    min: number | null;
    /**
     * Largest.
     */
    max: number | null;
  } | null;
  /**
   * Firmwares.
   */
  firmwares: string[] | null;
  /**
   * Slicers.
   */
  slicers: string[] | null;
  /**
   * Brand ids.
   */
  brands: string[] | null;
} | null;
/**
 * A step: its version and its file.
 */
export type StepLink = {
  /**
   * Version.
   */
  version: string;
  /**
   * Path of the file.
   */
  path: string;
} | null;
/**
 * How a value of the record is written in the slicer's format.
 */
export type PresetForm = PresetFormPlain | PresetFormScaled | PresetFormWords | PresetFormConstant | PresetFormComputed;
/**
 * System presets of this slicer for the printer, nozzle and material: what a preset inherits from, or changes. null: its newest release that was read does not have the printer with this nozzle.
 */
export type ParentPresets = {
  /**
   * Machine preset; in Cura the definition of the machine.
   */
  machine: string;
  /**
   * Process preset: the one that the machine preset names, otherwise the nearest standard process. In Cura the quality type for the material. null: it has none.
   */
  process: string | null;
  /**
   * Filament preset that represents the material, chosen as for the record itself; in Cura the id of the material. null: none that fits.
   */
  filament: string | null;
  /**
   * Maximum number of kinds of extruder and nozzle flow (standard, high flow) for which the process or filament preset has separate values. 1: one value for all. Above 1, a single value in a preset replaces those of all kinds.
   */
  variants: number;
} | null;
/**
 * The resulting change.
 */
export type VectorChange = {
  /**
   * Id of the setting.
   */
  setting: string;
  /**
   * Unit.
   */
  unit: string;
  /**
   * As in the rule.
   */
  direction: string;
  where: VectorWhere;
  current: VectorNow;
  step: VectorStep;
  /**
   * Possible directions.
   */
  ways?: VectorWay[];
  target: VectorTarget;
  /**
   * What sources recommend.
   */
  recommendations?: VectorFigure[];
  /**
   * Left-out figures that are for other setups.
   */
  omitted?: VectorFigureLeftOut[];
  first_layer: VectorFirstLayer;
} | null;
/**
 * Where to find it in the slicer.
 */
export type VectorWhere = {
  /**
   * Slicer.
   */
  slicer: string;
  /**
   * Key; null: none.
   */
  key: string | null;
  /**
   * The slicer's own unit, if it differs.
   */
  unit: string | null;
  /**
   * Options to set first: those not known to be set.
   */
  requires: VectorRequirement[];
} | null;
/**
 * Size of each step.
 */
export type VectorStep = {
  /**
   * Step in the unit of the setting.
   */
  size: number | null;
  as_stated: VectorSaid;
  /**
   * Steps in other sources.
   */
  others?: VectorFigure[];
} | null;
export type VectorBound = {
  /**
   * The limit.
   */
  value: number;
  /**
   * Origin of the value.
   */
  of: 'fix' | 'material' | 'printer' | 'profile' | 'flow' | 'slicer' | 'setting';
  /**
   * Field or key with the limit.
   */
  field: string | null;
} | null;
/**
 * What to set a switch or a choice to.
 */
export type VectorTarget = {
  /**
   * What to set it to.
   */
  value: number | string | boolean | null;
  /**
   * Whether it is already set.
   */
  already_set: boolean | null;
  limited_to: VectorBound;
} | null;
/**
 * The same setting on the first layer.
 */
export type VectorFirstLayer = {
  /**
   * Id of the setting.
   */
  setting: string;
  /**
   * Unit.
   */
  unit: string;
  /**
   * As in the rule.
   */
  direction: string;
  where: VectorWhere1;
  current: VectorNow1;
  step: VectorStep1;
  /**
   * Possible directions.
   */
  ways?: VectorWay[];
  target: VectorTarget1;
  /**
   * What sources recommend.
   */
  recommendations?: VectorFigure[];
  /**
   * Left-out figures that are for other setups.
   */
  omitted?: VectorFigureLeftOut1[];
} | null;
/**
 * Where to find it in the slicer.
 */
export type VectorWhere1 = {
  /**
   * Slicer.
   */
  slicer: string;
  /**
   * Key; null: none.
   */
  key: string | null;
  /**
   * The slicer's own unit, if it differs.
   */
  unit: string | null;
  /**
   * Options to set first: those not known to be set.
   */
  requires: VectorRequirement1[];
} | null;
/**
 * Size of each step.
 */
export type VectorStep1 = {
  /**
   * Step in the unit of the setting.
   */
  size: number | null;
  as_stated: VectorSaid1;
  /**
   * Steps in other sources.
   */
  others?: VectorFigure[];
} | null;
/**
 * What to set a switch or a choice to.
 */
export type VectorTarget1 = {
  /**
   * What to set it to.
   */
  value: number | string | boolean | null;
  /**
   * Whether it is already set.
   */
  already_set: boolean | null;
  limited_to: VectorBound;
} | null;
/**
 * Change of a setting; null when the fix is an action.
 */
export type Adjustment = {
  /**
   * Id of the setting.
   */
  setting: string;
  /**
   * Name of the setting, English.
   */
  setting_name: string;
  /**
   * Name of the setting, Chinese.
   */
  setting_name_zh: string;
  /**
   * Unit of the setting.
   */
  unit: string;
  /**
   * Where the records contain its value, as in the setting's own record.
   */
  record_field: string | null;
  /**
   * Direction of the change.
   */
  direction: 'increase' | 'decrease' | 'set' | 'enable' | 'disable' | 'tune';
  /**
   * What to set it to.
   */
  target: {
    quantity: null | RuleQuantity;
    /**
     * Choice, English.
     */
    option: string | null;
    /**
     * Choice, Chinese.
     */
    option_zh: string | null;
    /**
     * Value of the option in the records; several if any of them fits; null: no record contains it.
     */
    values: string[] | null;
  } | null;
  /**
   * Size of each step.
   */
  steps: ConditionalQuantity[];
  /**
   * Where to stop, for all materials.
   */
  safe_range: null | RuleQuantity;
  /**
   * Where to stop, by material; null if it does not depend on the material.
   */
  safe_range_by_material: MaterialRange[] | null;
  /**
   * Where to stop in a particular case, in addition to the safe range: all that apply are valid.
   */
  conditional_limits: ConditionalQuantity[];
  /**
   * Values that sources recommend for a case.
   */
  recommendations: ConditionalQuantity[];
  slicers: RuleSlicers;
  /**
   * The setting with the same effect on the first layer; null if there is none.
   */
  first_layer: null | FirstLayerSetting;
} | null;
/**
 * Branded filaments in the format of Spoolman's external database (ExternalFilament in its spoolman/externaldb.py), one entry per colour, weight and diameter. Spoolman requires a density: if no source states that of the product, it is the general density of its material, as `density_of` says, a field that Spoolman ignores. If neither is known, or a size has no weight, there is no entry.
 */
export type SpoolmanFilaments = SpoolmanFilament[];
/**
 * Our materials in the format of Spoolman's external database (ExternalMaterial in its spoolman/externaldb.py). Materials without a known density are left out, because Spoolman requires it.
 */
export type SpoolmanMaterials = SpoolmanMaterial[];

export interface AllSchemas {
  'brief-index': BriefIndex;
  'brief-material': BriefMaterial;
  'brief-printer': BriefPrinter;
  'brief-rule': BriefRule;
  'brief-setting': BriefSetting;
  'calibration-step': CalibrationStep;
  changes: Changes;
  'changes-index': ChangesIndex;
  code: Code;
  'code-system': CodeSystem;
  diagnosis: Diagnosis;
  'entity-tags': EntityTags;
  envelope: Envelope;
  error: ApiError;
  filament: Filament;
  'filament-brand': FilamentBrand;
  find: FindIndex;
  fit: Fit;
  'fit-matrix': FitMatrix;
  'fit-source': FitSource;
  identify: Identify;
  'identify-spools': IdentifySpools;
  index: Index;
  'listed-material': ListedMaterial;
  'listed-rule': ListedRule;
  lookup: Lookup;
  manifest: Manifest;
  material: Material;
  names: Names;
  'names-further': NamesFurther;
  'preset-mapping': PresetMapping;
  'preset-values': PresetValues;
  printer: Printer;
  'product-presets': ProductPresets;
  profile: Profile;
  redirects: Redirects;
  'resolve-vectors': ResolveVectors;
  rule: Rule;
  setting: Setting;
  'spoolman-filaments': SpoolmanFilaments;
  'spoolman-materials': SpoolmanMaterials;
  vectors: Vectors;
}
/**
 * The part of the index that a page or an assistant needs first.
 */
export interface BriefIndex {
  /**
   * Version of the data.
   */
  version: string;
  /**
   * Brands, by id.
   */
  brands: Brand[];
  /**
   * Imported sources, by id.
   */
  sources: {
    [k: string]: SourceName;
  };
  licence: LicenceIdentifiers;
}
/**
 * A brand with printers in the data.
 */
export interface Brand {
  /**
   * Id.
   */
  id: string;
  /**
   * Name.
   */
  name: string;
}
/**
 * Name and address of a source.
 */
export interface SourceName {
  /**
   * Name.
   */
  name: string;
  /**
   * Address of its repository.
   */
  repository: string;
}
/**
 * SPDX identifiers.
 */
export interface LicenceIdentifiers {
  /**
   * Of figures and mappings.
   */
  figures: string;
  /**
   * Of texts.
   */
  texts: string;
  /**
   * Of code.
   */
  code: string;
}
/**
 * A material in one language, without sources; the full record has the same id.
 */
export interface BriefMaterial {
  /**
   * Stable id; the `material` parameter of the profiles endpoint.
   */
  id: string;
  /**
   * Name in the language of the path.
   */
  name: string;
  /**
   * Chemical family.
   */
  family: string;
  /**
   * Density.
   */
  density_g_cm3: number | null;
  /**
   * Nozzle temperature range: that of good presets and of makers. A range here, by layer in a profile; `nozzle_temperature_range_c` is a range in every record.
   */
  nozzle_temperature_c: {
    /**
     * Lowest.
     */
    min: number | null;
    /**
     * Highest.
     */
    max: number | null;
  };
  /**
   * Bed temperature range: that of good presets and of makers. A range here, by layer in a profile; `bed_temperature_range_c` is always this range.
   */
  bed_temperature_c: {
    /**
     * Lowest.
     */
    min: number | null;
    /**
     * Highest.
     */
    max: number | null;
  };
  /**
   * Chamber temperature range; a range here, one number in a profile; `chamber_temperature_range_c` is always this range.
   */
  chamber_temperature_c: {
    /**
     * Lowest.
     */
    min: number | null;
    /**
     * Highest.
     */
    max: number | null;
  };
  /**
   * Glass transition temperature.
   */
  glass_transition_c: {
    /**
     * Lowest.
     */
    min: number | null;
    /**
     * Highest.
     */
    max: number | null;
  };
  /**
   * Softening or heat deflection temperature.
   */
  softening_temperature_c: number | null;
  /**
   * Drying temperature; a range here, one number in a filament; `drying_temperature_range_c` is a range in both.
   */
  drying_temperature_c: {
    /**
     * Lowest.
     */
    min: number | null;
    /**
     * Highest.
     */
    max: number | null;
  };
  /**
   * Drying time; a range here, one number in a filament; `drying_time_range_h` is a range in both.
   */
  drying_time_h: {
    /**
     * Lowest.
     */
    min: number | null;
    /**
     * Highest.
     */
    max: number | null;
  };
  /**
   * Part-cooling fan range: the maximum speeds in good presets and of makers.
   */
  fan_percent: {
    /**
     * Lowest.
     */
    min: number | null;
    /**
     * Highest.
     */
    max: number | null;
  };
  /**
   * Maximum volumetric speed of a standard hotend; one number here, a range in a filament; `max_volumetric_speed_range_mm3_s` is a range in both.
   */
  max_volumetric_speed_mm3_s: number | null;
  /**
   * Smallest nozzle that prints it reliably.
   */
  min_nozzle_diameter_mm: number | null;
  /**
   * Minimum nozzle hardness: Rockwell hardness (HRC); brass has 2, stainless steel 20, hardened steel more.
   */
  min_nozzle_hardness_hrc: number | null;
  /**
   * How readily it absorbs moisture.
   */
  hygroscopic: 'low' | 'medium' | 'high' | 'very_high' | null;
  /**
   * Tendency to warp.
   */
  warping: 'low' | 'medium' | 'high' | 'very_high' | null;
  /**
   * Whether it wears out a brass nozzle.
   */
  abrasive: boolean | null;
  /**
   * Need for an enclosure; open_door: keep it open.
   */
  enclosure: 'open_door' | 'not_needed' | 'recommended' | 'required' | 'heated_chamber' | null;
  /**
   * Solvents that dissolve it.
   */
  soluble_in: string[] | null;
  /**
   * Materials that separate cleanly from supports of it.
   */
  support_for: string[] | null;
  /**
   * Stiffness: tensile modulus of a bar printed flat (ISO 527 or ASTM D638), pulled along its layers.
   */
  tensile_modulus_mpa: number | null;
  /**
   * Tensile strength: of a bar printed flat and pulled along its layers (ISO 527 or ASTM D638). Across its layers a print is weaker.
   */
  tensile_strength_mpa: number | null;
  /**
   * Stretch before it breaks: elongation at break of a bar printed flat (ISO 527 or ASTM D638).
   */
  elongation_at_break_percent: number | null;
  /**
   * Impact strength: energy that an unnotched bar printed flat absorbs before it breaks (Charpy, ISO 179); the note names any other test.
   */
  impact_strength_kj_m2: number | null;
  /**
   * Heat deflection: temperature at which a part under a light load begins to bend (0.45 MPa, ISO 75 or ASTM D648), as printed.
   */
  heat_deflection_c: number | null;
  /**
   * Toughness: how well a part withstands impacts, as rated by its maker.
   */
  toughness: 'low' | 'medium' | 'high' | 'very_high' | null;
  /**
   * Resistance to sunlight.
   */
  uv_resistance: 'low' | 'medium' | 'high' | 'very_high' | null;
  /**
   * Price: a kilogram compared with plain PLA from the same shop; low (up to 1.3 times), medium (up to 2), high (up to 4), very_high (more).
   */
  price: 'low' | 'medium' | 'high' | 'very_high' | null;
  /**
   * Used for.
   */
  uses:
    | (
        | 'display'
        | 'prototypes'
        | 'functional'
        | 'structural'
        | 'outdoor'
        | 'heat'
        | 'impact'
        | 'flexible'
        | 'wear'
        | 'light'
        | 'chemical'
        | 'transparent'
        | 'food'
      )[]
    | null;
  classes: MaterialClasses;
  /**
   * Fumes while printing.
   */
  fumes: {
    /**
     * Fumes while printing.
     */
    level: 'low' | 'medium' | 'high' | 'toxic_when_overheated';
    /**
     * Note.
     */
    note: string;
  } | null;
  /**
   * Food contact.
   */
  food_contact: {
    /**
     * Food contact.
     */
    suitable: 'no' | 'conditional';
    /**
     * Note.
     */
    note: string;
  } | null;
  /**
   * Other useful information.
   */
  notes: string[];
}
/**
 * Rating: the figures in words, by the rules on the method page; null if the figures are not known.
 */
export interface MaterialClasses {
  /**
   * How hard it is to print.
   */
  ease: 'easy' | 'moderate' | 'hard' | 'expert' | null;
  /**
   * Stiffness of a part.
   */
  stiffness: 'flexible' | 'pliable' | 'stiff' | 'very_stiff' | null;
  /**
   * How well a part withstands impacts.
   */
  toughness: 'brittle' | 'medium' | 'tough' | 'very_tough' | null;
  /**
   * Heat at which a part keeps its shape: room (below 65 °C), warm (65 to 85 °C), hot (85 to 120 °C), very_hot (120 °C and more).
   */
  heat: 'room' | 'warm' | 'hot' | 'very_hot' | null;
  /**
   * Whether sunlight harms it.
   */
  outdoors: 'indoors' | 'some_sun' | 'outdoors' | null;
  /**
   * Whether it bends like rubber.
   */
  flexible: boolean;
}
/**
 * The facts that matter when you choose a printer; the full record has the same id.
 */
export interface BriefPrinter {
  /**
   * Stable id; the `printer` parameter of the profiles endpoint.
   */
  id: string;
  /**
   * Brand.
   */
  brand: string;
  /**
   * Id of the brand; the `brand` parameter.
   */
  brand_id: string;
  /**
   * Model name without the brand.
   */
  model: string;
  /**
   * Other names that a query may use.
   */
  aliases: string[];
  /**
   * Id of the machine that this one is a configuration of (another tool head, multi-material unit, board or firmware); null for a machine that is not a configuration.
   */
  configuration_of: string | null;
  /**
   * Build volume: as the maker states it; until that is read, the slicer's figure (see provenance.figure_kinds).
   */
  build_volume_mm: {
    /**
     * Width.
     */
    x: number | null;
    /**
     * Depth.
     */
    y: number | null;
    /**
     * Height.
     */
    z: number | null;
  };
  /**
   * Volume that the slicer allows, if it differs from the build volume; null: no different volume is known.
   */
  printable_volume_mm: {
    /**
     * Width.
     */
    x: number | null;
    /**
     * Depth.
     */
    y: number | null;
    /**
     * Height.
     */
    z: number | null;
  } | null;
  /**
   * Shape of the bed.
   */
  bed_shape: 'rectangular' | 'circular' | 'other' | null;
  /**
   * Whether the build chamber is closed.
   */
  enclosed: boolean | null;
  /**
   * Whether the slicer can control air filtration; a filter that only runs by itself does not count.
   */
  air_filtration: boolean | null;
  /**
   * Highest nozzle temperature: the lower of rated and firmware_limit, if known; if neither is known, community_firmware (see provenance.figure_kinds).
   */
  max_nozzle_temperature_c: number | null;
  /**
   * Highest bed temperature: the lower of rated and firmware_limit, if known; if neither is known, community_firmware (see provenance.figure_kinds).
   */
  max_bed_temperature_c: number | null;
  /**
   * Highest chamber temperature: the lower of rated and firmware_limit, if known; null: not heated or not known.
   */
  max_chamber_temperature_c: number | null;
  /**
   * Which of the maximum temperatures only a firmware states: it can be far above what the maker rates, so it proves nothing.
   */
  firmware_limits: ('max_nozzle_temperature_c' | 'max_bed_temperature_c' | 'max_chamber_temperature_c')[];
  /**
   * How the bed moves: bed_slinger (the bed moves along Y, the frame is often called i3), z_bed (the bed moves up and down only), fixed_bed (the bed never moves, a gantry moves the head in all directions), delta (three arms over a fixed bed), belt (the bed is a conveyor), rotating_bed (polar). It is independent of how the axes are driven.
   */
  structure: 'bed_slinger' | 'z_bed' | 'fixed_bed' | 'delta' | 'belt' | 'rotating_bed' | null;
  /**
   * How the axes are driven; for how the bed moves, see `structure`.
   */
  kinematics: 'cartesian' | 'corexy' | 'hybrid_corexy' | 'corexz' | 'hbot' | 'delta' | 'belt' | null;
  /**
   * How the filament is fed.
   */
  extruder_type: 'direct_drive' | 'bowden' | null;
  /**
   * Extruder type estimated from other figures if no source states it (for the reason, see `likely` of the full record); null: no estimate, or it is stated.
   */
  likely_extruder_type: 'direct_drive' | 'bowden' | null;
  /**
   * How tools are arranged: single (one nozzle), multi_nozzle (several nozzles in one head), idex (independent heads on one axis), tool_changer (heads that are parked and picked up).
   */
  tool_arrangement: 'single' | 'multi_nozzle' | 'idex' | 'tool_changer' | null;
  /**
   * Number of nozzles that a print can use; filaments fed into one nozzle (a mixing head, a multi-material unit) count as one.
   */
  extruder_count: number | null;
  /**
   * Nozzle diameters with a preset, mm; a list here, a range in the conditions of a rule.
   */
  nozzle_diameters_mm: number[];
  /**
   * Ids of the materials with a profile.
   */
  materials: string[];
  /**
   * Year of market launch: not after the newest source was read.
   */
  release_year: number | null;
}
/**
 * A troubleshooting rule in one language: what to look at, what to do, how far and where to stop; the full record has the same id.
 */
export interface BriefRule {
  /**
   * Stable id; the `symptom` parameter.
   */
  id: string;
  /**
   * Name in the language of the path.
   */
  name: string;
  /**
   * Description of the symptom.
   */
  description: string;
  /**
   * Stop the print immediately.
   */
  stop_print: boolean;
  /**
   * Whether to unplug the printer; it must neither heat nor move until the cause is found.
   */
  power_off: boolean;
  applies_to: BriefConditions;
  /**
   * Number of unlikely causes that only the full record has.
   */
  omitted_cause_count: number;
  /**
   * Causes, likeliest first.
   */
  causes: BriefCause[];
}
export interface BriefCause {
  /**
   * Id.
   */
  id: string;
  /**
   * Name.
   */
  name: string;
  /**
   * How likely, an editorial judgement.
   */
  likelihood: 'high' | 'medium' | 'low';
  /**
   * How to confirm it.
   */
  check: string;
  applies_to: BriefConditions;
  /**
   * Fixes in the order to try.
   */
  fixes: BriefFix[];
}
export interface BriefFix {
  /**
   * Id.
   */
  id: string;
  /**
   * The fix in a few words.
   */
  action: string;
  /**
   * What to do; null: too long for this record, see the full one.
   */
  instructions: string | null;
  applies_to: BriefConditions;
  change: BriefChange;
}
/**
 * How a setting is used: its values in the records, and the symptoms that a change of it fixes.
 */
export interface BriefSetting {
  /**
   * Id.
   */
  id: string;
  /**
   * Its values in all records; null: no record contains it.
   */
  distribution: {
    /**
     * Kind of record that is counted.
     */
    of: 'profile' | 'printer';
    /**
     * Records with a value.
     */
    known: number;
    /**
     * All records.
     */
    total: number;
    /**
     * Value below which 5 % of the records lie, in the unit of the record's field; null: not a number, or none known.
     */
    p5: number | null;
    /**
     * Median; null: not a number, or none known.
     */
    median: number | null;
    /**
     * Value below which 95 % of the records lie; null: not a number, or none known.
     */
    p95: number | null;
    /**
     * The most frequent values, the most frequent first.
     */
    common: {
      /**
       * Value.
       */
      value: number | string | boolean;
      /**
       * Number of records with this value.
       */
      count: number;
    }[];
  } | null;
  /**
   * Ids of the symptoms with a fix that changes it.
   */
  symptoms: string[];
}
/**
 * One step from a new spool to a tuned profile.
 */
export interface CalibrationStep {
  /**
   * Id.
   */
  id: string;
  /**
   * Name, English.
   */
  name: string;
  /**
   * Name, Chinese.
   */
  name_zh: string;
  /**
   * Ids of the steps that it is based on.
   */
  after: string[];
  /**
   * Why it comes at this point, English.
   */
  reason: string;
  /**
   * Why it comes at this point, Chinese.
   */
  reason_zh: string;
  /**
   * Time required.
   */
  minutes: number | null;
  /**
   * What to print if the slicer has no test of its own, English.
   */
  test_print: string;
  /**
   * What to print if the slicer has no test of its own, Chinese.
   */
  test_print_zh: string;
  /**
   * Each slicer's own test.
   */
  tests: {
    orcaslicer: CalibrationTest;
    bambu_studio: CalibrationTest;
    prusaslicer: CalibrationTest;
    cura: CalibrationTest;
  };
  /**
   * What to look at, and how to determine the value, English.
   */
  evaluation: string;
  /**
   * What to look at, and how to determine the value, Chinese.
   */
  evaluation_zh: string;
  /**
   * Whether the value follows from a height in mm on the print: the first value plus height times step.
   */
  by_height: boolean;
  /**
   * Ids of the settings where you enter the result.
   */
  settings: string[];
  /**
   * Values to try: the first entry that applies.
   */
  trials: CalibrationTrial[];
  /**
   * Hazards of the fix.
   */
  hazards: string[];
  /**
   * Points to note; null: none, English.
   */
  caution: string | null;
  /**
   * Points to note; null: none, Chinese.
   */
  caution_zh: string | null;
  /**
   * How prominent the caution is. warning: even if done as described, it can injure somebody or ruin the machine: show it before the instructions; note: show it as plain text after them; null: there is none.
   */
  caution_level: 'warning' | 'note' | null;
  /**
   * Id of the matching fix in the rules.
   */
  fix: string;
  /**
   * Drawings of the symptom; empty if there are none.
   */
  pictures: Picture[];
  /**
   * What was read.
   */
  references: Reference[];
}
export interface CalibrationTrial {
  when: RuleConditions;
  /**
   * First value, in the unit of the setting; null: see below_current, above_current or material_range.
   */
  from: number | null;
  /**
   * Last value.
   */
  to: number | null;
  /**
   * How far below the current value to start.
   */
  below_current: number | null;
  /**
   * How far above the current value to end.
   */
  above_current: number | null;
  /**
   * Field of the material that gives the range.
   */
  material_range: 'nozzle_temperature_c' | null;
  /**
   * Step from one value to the next.
   */
  step: number;
  /**
   * Ids of references.
   */
  sources: string[];
}
export interface Picture {
  /**
   * Path of the SVG file, for light and dark.
   */
  path: string;
  /**
   * What the picture shows, English.
   */
  alt: string;
  /**
   * What the picture shows, Chinese.
   */
  alt_zh: string;
}
export interface Reference {
  /**
   * Id that figures cite.
   */
  id: string;
  /**
   * Title.
   */
  title: string;
  /**
   * Address.
   */
  url: string;
  /**
   * The original, if it was read through this page.
   */
  original: string | null;
}
/**
 * What changed from one version of the data to the next, field by field.
 */
export interface Changes {
  /**
   * Version after the step.
   */
  version: string;
  /**
   * Version before the step; null for the first one.
   */
  previous_version: string | null;
  /**
   * Day of the release, YYYY-MM-DD.
   */
  date: string | null;
  previous: StepLink;
  next: StepLink;
  counts: ChangeCounts;
  sources: SourceChanges;
  /**
   * A summary for people: a change that many records share is listed once, the most frequent first.
   */
  groups: (RecordGroup | FieldGroup | ValueGroup)[];
  /**
   * Fields, as `<kind> <path>`, that the records below do not list because the file would be too large for a CDN.
   */
  omitted_fields: string[];
  /**
   * Every record that is new, removed or changed.
   */
  changes: RecordChange[];
}
/**
 * Number of new, removed and changed records of each kind.
 */
export interface ChangeCounts {
  printers: ChangeCount;
  materials: ChangeCount;
  profiles: ChangeCount;
  rules: ChangeCount;
  settings: ChangeCount;
  filaments: ChangeCount;
  fit: ChangeCount;
  codes: ChangeCount;
}
/**
 * Records of a kind.
 */
export interface ChangeCount {
  /**
   * New.
   */
  added: number;
  /**
   * Gone.
   */
  removed: number;
  /**
   * Different.
   */
  changed: number;
}
/**
 * Imported sources that are new, removed, renamed, or at another commit.
 */
export interface SourceChanges {
  /**
   * Ids.
   */
  added: string[];
  /**
   * Ids.
   */
  removed: string[];
  /**
   * The same repository at the same commit under another id.
   */
  renamed: SourceRename[];
  /**
   * With another version.
   */
  updated: SourceUpdate[];
}
/**
 * A source with a new id.
 */
export interface SourceRename {
  /**
   * Id before.
   */
  before: string;
  /**
   * Id now.
   */
  after: string;
}
/**
 * A source at another commit.
 */
export interface SourceUpdate {
  /**
   * Id.
   */
  id: string;
  /**
   * Name and commit before.
   */
  before: string;
  /**
   * Name and commit now.
   */
  after: string;
}
/**
 * New or removed records, grouped by what they belong to.
 */
export interface RecordGroup {
  /**
   * Kind of the records.
   */
  kind: 'printers' | 'materials' | 'profiles' | 'rules' | 'settings' | 'filaments' | 'fit' | 'codes';
  /**
   * Kind of change.
   */
  change: 'added' | 'removed';
  /**
   * Kind of id in `name`.
   */
  by: 'brand' | 'material' | 'kind';
  /**
   * What they belong to.
   */
  name: string;
  /**
   * Number of records.
   */
  records: number;
  /**
   * Ids, at most three.
   *
   * @maxItems 3
   */
  examples: string[];
}
/**
 * A field that no record of the kind had before, or that none has any more.
 */
export interface FieldGroup {
  /**
   * Kind of the records.
   */
  kind: 'printers' | 'materials' | 'profiles' | 'rules' | 'settings' | 'filaments' | 'fit' | 'codes';
  /**
   * Kind of change.
   */
  change: 'new_field' | 'gone_field';
  /**
   * Its path, without the parts that differ by record: `causes[].check`, `layer_height_mm.*.min`.
   */
  field: string;
  /**
   * Records with a value there.
   */
  records: number;
  /**
   * Records of the kind in that version in which it is null or missing.
   */
  unknown: number;
  /**
   * Smallest and largest value, if all are numbers.
   */
  range: number[] | null;
  /**
   * Number of different values.
   */
  distinct: number;
  /**
   * The most frequent ones, at most three.
   *
   * @maxItems 3
   */
  values: CountedValue[];
}
/**
 * A value and the number of records that have it.
 */
export interface CountedValue {
  /**
   * Value.
   */
  value: number | string | boolean | {} | unknown[] | null;
  /**
   * Records.
   */
  records: number;
}
/**
 * A field whose value changed in some records.
 */
export interface ValueGroup {
  /**
   * Kind of the records.
   */
  kind: 'printers' | 'materials' | 'profiles' | 'rules' | 'settings' | 'filaments' | 'fit' | 'codes';
  /**
   * Kind of change.
   */
  change: 'changed';
  /**
   * Its path, without the parts that differ by record: `causes[].check`, `layer_height_mm.*.min`.
   */
  field: string;
  /**
   * Records.
   */
  records: number;
  /**
   * Number of values that were null.
   */
  became_known: number;
  /**
   * Number of values that are null now.
   */
  became_unknown: number;
  /**
   * Number of different changes.
   */
  distinct: number;
  /**
   * The most frequent short changes, at most five. For lists of names, only removed (`before`) and new (`after`) names.
   *
   * @maxItems 5
   */
  values: CountedStep[];
  /**
   * Ids, at most three.
   *
   * @maxItems 3
   */
  examples: string[];
}
/**
 * A change from one value to another, and the number of records with it.
 */
export interface CountedStep {
  /**
   * Value before.
   */
  before: number | string | boolean | {} | unknown[] | null;
  /**
   * Value now.
   */
  after: number | string | boolean | {} | unknown[] | null;
  /**
   * Records.
   */
  records: number;
  /**
   * Ids, at most three.
   *
   * @maxItems 3
   */
  examples: string[];
}
/**
 * A record that is new, removed or changed.
 */
export interface RecordChange {
  /**
   * Kind of the records.
   */
  kind: 'printers' | 'materials' | 'profiles' | 'rules' | 'settings' | 'filaments' | 'fit' | 'codes';
  /**
   * Id of the record.
   */
  id: string;
  /**
   * Kind of change.
   */
  change: 'added' | 'removed' | 'changed';
  /**
   * For `changed`: each changed field that both versions have. For fields that are new or removed as a whole, see the groups.
   */
  fields?: FieldChange[];
}
/**
 * A changed value of a record.
 */
export interface FieldChange {
  /**
   * Its path; a list item with an id or a field name is in brackets: `causes[too-hot].check`.
   */
  field: string;
  /**
   * Value before; null if that version does not have the field.
   */
  before: number | string | boolean | {} | unknown[] | null;
  /**
   * Value now; null if this version does not have the field.
   */
  after: number | string | boolean | {} | unknown[] | null;
}
/**
 * The available steps from version to version: which ones lead from your version to the current one.
 */
export interface ChangesIndex {
  /**
   * Current version of the data.
   */
  version: string;
  /**
   * Oldest version that a step starts from; clients with an older version must fetch everything. Null if there is no step.
   */
  from: string | null;
  /**
   * Version after the last step: the last release. It differs from `version` if the current data has not been released.
   */
  to: string | null;
  /**
   * Oldest first; each starts from the version after the previous step.
   */
  steps: ChangesStep[];
}
/**
 * One step.
 */
export interface ChangesStep {
  /**
   * Version after the step.
   */
  version: string;
  /**
   * Version before the step; null for the first one.
   */
  previous_version: string | null;
  /**
   * Day of the release, YYYY-MM-DD.
   */
  date: string | null;
  /**
   * Path of the file.
   */
  path: string;
  /**
   * Size of the file, bytes.
   */
  bytes: number;
  counts: ChangeCounts;
  /**
   * Fields whose changes are not listed record by record.
   */
  omitted_fields: string[];
}
/**
 * A code or message that a printer uses to report a fault, and what it points to.
 */
export interface Code {
  /**
   * Id: the system and the code.
   */
  id: string;
  /**
   * Id of its system.
   */
  system: string;
  /**
   * Id of the module of the printer; null if only the structure is known.
   */
  module: string | null;
  /**
   * As the printer shows it; variable parts are in braces.
   */
  code: string;
  /**
   * Other codes and messages for the same fault.
   */
  spellings: string[];
  /**
   * Values of a parameter in this code, if not all are possible.
   */
  parameter_values: {
    [k: string]: string[];
  };
  /**
   * How it is explained. words: its own sentence; pattern: one sentence for several codes that differ only in parameters; structure: only the meaning of its digits.
   */
  explanation_kind: 'words' | 'pattern' | 'structure';
  /**
   * notice: no fault; warning: the print continues, but something needs attention; paused: it waits and can be resumed; stopped: the print has ended or does not start; danger: something may burn, melt or crash; null: not known.
   */
  severity: 'notice' | 'warning' | 'paused' | 'stopped' | 'danger' | null;
  /**
   * Meaning, English; null if only the structure is known.
   */
  meaning: string | null;
  /**
   * Meaning, Chinese; null if only the structure is known.
   */
  meaning_zh: string | null;
  /**
   * What to do immediately, English; null: it is not urgent.
   */
  immediate_action: string | null;
  /**
   * What to do immediately, Chinese; null: it is not urgent.
   */
  immediate_action_zh: string | null;
  /**
   * What is needed to continue printing. continues: nothing; resume: fix the problem, then resume the print; restart: restart the printer or its firmware; repair: the owner repairs or replaces a part; service: the maker's service; null: not known.
   */
  recovery: 'continues' | 'resume' | 'restart' | 'repair' | 'service' | null;
  /**
   * The matching symptoms, the closest first.
   */
  symptoms: CodeSymptom[];
  /**
   * The causes that it points to, most likely first.
   */
  causes: CodeCause[];
  /**
   * Ids of the checks to do first, in order.
   */
  checks: string[];
  /**
   * Why it matches no symptom, English; null if it matches one, or if only the structure is known.
   */
  no_symptom_reason: string | null;
  /**
   * Why it matches no symptom, Chinese; null if it matches one, or if only the structure is known.
   */
  no_symptom_reason_zh: string | null;
  /**
   * Ids of printers that report it; empty: not stated, or all of the system.
   */
  machines: string[];
  /**
   * Firmware that reports it, if other firmware of the system does not.
   */
  firmware: string | null;
  /**
   * Where it was read.
   */
  source: string;
  /**
   * The maker's page about it.
   */
  page: string | null;
}
export interface CodeSymptom {
  /**
   * Id of the symptom.
   */
  symptom: string;
  /**
   * How likely.
   */
  likelihood: 'high' | 'medium' | 'low';
}
export interface CodeCause {
  /**
   * Id of the cause.
   */
  cause: string;
  /**
   * How likely.
   */
  likelihood: 'high' | 'medium' | 'low';
}
/**
 * A system of codes or messages that printers use to report faults.
 */
export interface CodeSystem {
  /**
   * Id.
   */
  id: string;
  /**
   * Name, English.
   */
  name: string;
  /**
   * Name, Chinese.
   */
  name_zh: string;
  /**
   * Ids of the brands whose printers use it; empty: a firmware of many brands.
   */
  brands: string[];
  /**
   * Where you read it, English.
   */
  display_location: string;
  /**
   * Where you read it, Chinese.
   */
  display_location_zh: string;
  /**
   * Structure of its codes, English.
   */
  structure: string;
  /**
   * Structure of its codes, Chinese.
   */
  structure_zh: string;
  /**
   * Where its codes were read.
   */
  source: string;
  /**
   * Licence of that source as SPDX identifier; null: no licence is stated, or its terms were not read.
   */
  licence: string | null;
  /**
   * The maker's own list.
   */
  page: string | null;
  /**
   * Forms of numeric codes; empty if all are messages.
   */
  forms: CodeForm[];
  /**
   * Parameters in braces in codes of this system.
   */
  parameters: CodeParameter[];
  /**
   * The modules of the printer, sorted by id.
   */
  modules: CodeModule[];
  explanation_counts: CodesExplained;
}
export interface CodeForm {
  /**
   * Id.
   */
  id: string;
  /**
   * Name, English.
   */
  name: string;
  /**
   * Name, Chinese.
   */
  name_zh: string;
  /**
   * Number system of its digits.
   */
  digits: 'hex' | 'decimal';
  /**
   * Number of digits in each group.
   */
  groups: number[];
  /**
   * Number of capital letters before the digits.
   */
  letter_count: number;
  /**
   * Whether machines also send a code as one decimal number.
   */
  as_number: boolean;
  /**
   * Separator that the maker prints between groups; null: none.
   */
  separator: '-' | '_' | null;
  /**
   * Prefixes that can come before the digits.
   */
  prefixes: string[];
  /**
   * Meaning of digits by position.
   */
  parts: CodeFormPart[];
  /**
   * Address of the maker's page about a code, with {code} in place of the code.
   */
  page: string | null;
}
export interface CodeFormPart {
  /**
   * What they say, English.
   */
  name: string;
  /**
   * What they say, Chinese.
   */
  name_zh: string;
  /**
   * Position of the first letter or digit, from 0, without separators.
   */
  from: number;
  /**
   * Number of digits.
   */
  length: number;
  /**
   * Possible values with their meanings; null: any value.
   */
  values: CodeFormValue[] | null;
  /**
   * Severity of each value, if these digits indicate it.
   */
  severity: {
    [k: string]: 'notice' | 'warning' | 'paused' | 'stopped' | 'danger';
  };
}
export interface CodeFormValue {
  /**
   * As it is written.
   */
  value: string;
  /**
   * What it means, English.
   */
  meaning: string;
  /**
   * What it means, Chinese.
   */
  meaning_zh: string;
}
export interface CodeParameter {
  /**
   * Name in the braces.
   */
  id: string;
  /**
   * What it says, English.
   */
  name: string;
  /**
   * What it says, Chinese.
   */
  name_zh: string;
  /**
   * Possible values with their meanings; null: any value.
   */
  values: CodeFormValue[] | null;
  /**
   * For a parameter with any value: its value on most printers.
   */
  typical: string[];
  /**
   * For a parameter with any value: maximum number of words.
   */
  max_words: number;
}
export interface CodeModule {
  /**
   * Id.
   */
  id: string;
  /**
   * Name, English.
   */
  name: string;
  /**
   * Name, Chinese.
   */
  name_zh: string;
  /**
   * Number of codes.
   */
  code_count: number;
}
/**
 * Number of codes by kind of explanation.
 */
export interface CodesExplained {
  /**
   * Codes with their own explanation.
   */
  words: number;
  /**
   * Codes with parameters, each of which stands for several.
   */
  pattern: number;
  /**
   * Known codes of which only the structure can be interpreted.
   */
  structure: number;
}
/**
 * Data to tell causes apart: how likely they are for a symptom before any question, how a setup changes that, and the checks whose outcomes do.
 */
export interface Diagnosis {
  grades: Grades;
  /**
   * Weight of a cause under a symptom that does not list it, if there are several symptoms at once.
   */
  unlisted_weight: number;
  /**
   * Symptoms, sorted by id.
   */
  symptoms: DiagnosisSymptom[];
  /**
   * Causes, sorted by id.
   */
  causes: DiagnosisCause[];
  /**
   * Checks, sorted by id.
   */
  checks: DiagnosisCheck[];
  /**
   * What becomes more likely with a setup.
   */
  setups: DiagnosisSetup[];
}
/**
 * Factor by which an effect of each grade multiplies the weight of a cause; for “less”, the weight is divided by it.
 */
export interface Grades {
  /**
   * Factor of “slightly”.
   */
  slightly: number;
  /**
   * Factor of “clearly”.
   */
  clearly: number;
  /**
   * Factor of “decisively”.
   */
  decisively: number;
}
export interface DiagnosisSymptom {
  /**
   * Symptom id.
   */
  id: string;
  /**
   * The printer must be off until the cause is found: only checks that are also power_off are asked.
   */
  power_off: boolean;
  /**
   * Its causes, most likely first.
   */
  causes: DiagnosisPrior[];
}
export interface DiagnosisPrior {
  /**
   * Cause id.
   */
  cause: string;
  /**
   * How likely it is compared with the other causes of the symptom, before anything else is known.
   */
  weight: number;
  /**
   * Basis of the weight: a judgement of the editors, or also solved cases, which the rule names.
   */
  basis: 'editorial' | 'cases';
}
export interface DiagnosisCause {
  /**
   * Cause id.
   */
  id: string;
  /**
   * Name, English.
   */
  name: string;
  /**
   * Name, Chinese.
   */
  name_zh: string;
  applies_to: RuleConditions;
}
export interface DiagnosisCheck {
  /**
   * Check id.
   */
  id: string;
  /**
   * What you look at: the failed print, a test print, the printer, the filament, the file and its settings, or what changed before.
   */
  about: 'part' | 'test' | 'machine' | 'filament' | 'file' | 'history';
  /**
   * What to do, English.
   */
  instructions: string;
  /**
   * What to do, Chinese.
   */
  instructions_zh: string;
  /**
   * Approximate time.
   */
  minutes: number;
  /**
   * What it uses up.
   */
  cost: 'nothing' | 'filament' | 'part';
  /**
   * What has to stop for it.
   */
  interrupts: 'nothing' | 'print' | 'machine';
  /**
   * Whether it is answered with the printer unplugged and cold.
   */
  power_off: boolean;
  /**
   * Symptoms for which it is asked.
   */
  symptoms: string[];
  applies_to: RuleConditions;
  /**
   * Group of its statements: what you tried and the result, what changed before, where on the part it shows, when it happens, or what the display shows; null: it has none.
   */
  statement_group: 'tried' | 'changed' | 'where' | 'when' | 'display' | null;
  /**
   * Whether it is asked as a question; if not, only its statements are used.
   */
  is_question: boolean;
  /**
   * Possible outcomes.
   */
  outcomes: DiagnosisOutcome[];
  /**
   * Why it distinguishes these causes, English.
   */
  reason: string;
  /**
   * Why it distinguishes these causes, Chinese.
   */
  reason_zh: string;
  /**
   * Ids of references that say so; empty: a judgement of the editors.
   */
  sources: string[];
}
export interface DiagnosisOutcome {
  /**
   * Outcome id, within the check.
   */
  id: string;
  /**
   * The outcome, English.
   */
  text: string;
  /**
   * The outcome, Chinese.
   */
  text_zh: string;
  /**
   * The outcome as a statement of the owner before any question, English; null: it can only be an answer.
   */
  statement: string | null;
  /**
   * The outcome as a statement of the owner before any question, Chinese; null: it can only be an answer.
   */
  statement_zh: string | null;
  /**
   * Ids of the fixes that did not help if this outcome is stated.
   */
  failed_fixes: string[];
  /**
   * Causes that it makes more or less likely.
   */
  effects: DiagnosisEffect[];
}
export interface DiagnosisEffect {
  /**
   * Cause id.
   */
  cause: string;
  /**
   * More likely or less likely.
   */
  change: 'more' | 'less';
  /**
   * How much.
   */
  grade: 'slightly' | 'clearly' | 'decisively';
}
export interface DiagnosisSetup {
  /**
   * Id.
   */
  id: string;
  when: RuleConditions;
  /**
   * Settings that must stand so in the profile, all of them; empty: none.
   */
  profile: SetupPart[];
  /**
   * Causes that it makes more or less likely.
   */
  effects: DiagnosisEffect[];
  /**
   * Symptoms that are more common with it.
   */
  symptoms: string[];
  /**
   * Why, English.
   */
  reason: string;
  /**
   * Why, Chinese.
   */
  reason_zh: string;
  /**
   * Ids of references that say so; empty: a judgement of the editors.
   */
  sources: string[];
}
export interface SetupPart {
  /**
   * Id of the setting.
   */
  setting: string;
  /**
   * Field of the records with its value; null: none.
   */
  record_field: string | null;
  /**
   * Unit of the setting.
   */
  unit: string;
  /**
   * Lowest value; null: no lowest.
   */
  min: number | null;
  /**
   * Highest value; null: no highest.
   */
  max: number | null;
  /**
   * Choices; null: it is a figure.
   */
  values: string[] | null;
}
/**
 * Digests of files by path, nested by folder. The entity tag of a file is its digest in quotes.
 */
export interface EntityTags {
  [k: string]: string | EntityTags;
}
/**
 * Structure of every answer.
 */
export interface Envelope {
  /**
   * Whether the request succeeded.
   */
  success: boolean;
  /**
   * The records; empty on failure.
   */
  data: unknown[];
  meta: Meta;
  error?: ApiError;
}
/**
 * Counts.
 */
export interface Meta {
  /**
   * Number of matching records.
   */
  total: number;
  /**
   * Page, from 1.
   */
  page: number;
  /**
   * Records per page.
   */
  limit: number;
}
/**
 * Why a request failed.
 */
export interface ApiError {
  /**
   * Error code from a closed list.
   */
  code:
    | 'unknown_parameter'
    | 'repeated_parameter'
    | 'empty_value'
    | 'invalid_number'
    | 'out_of_range'
    | 'invalid_encoding'
    | 'unknown_brand'
    | 'unknown_printer'
    | 'unknown_material'
    | 'unknown_symptom'
    | 'ambiguous'
    | 'not_found'
    | 'method_not_allowed'
    | 'rate_limited'
    | 'uri_too_long'
    | 'range_not_satisfiable'
    | 'headers_too_large'
    | 'data_unavailable';
  /**
   * Description for people, English.
   */
  message: string;
  /**
   * Description for people, Chinese.
   */
  message_zh: string;
  /**
   * Query parameter concerned.
   */
  parameter?: string;
  /**
   * Its value.
   */
  value?: string;
  /**
   * What is allowed.
   */
  allowed?: string;
  /**
   * The allowed values one by one; only if there are few enough to list.
   */
  allowed_values?: string[];
  /**
   * Up to five nearest ids, for `not_found` paths; for `ambiguous` all records that the name stands for, best known first.
   */
  suggestions?: string[];
  /**
   * Documentation of the error.
   */
  documentation: string;
}
/**
 * A branded filament: the product named on the spool.
 */
export interface Filament {
  /**
   * Stable id: the id of the brand, as in the file name, and the name of the product.
   */
  id: string;
  /**
   * Brand.
   */
  brand: string;
  /**
   * Id of the brand, and the name of its file.
   */
  brand_id: string;
  /**
   * Name of the product, without the brand.
   */
  name: string;
  /**
   * Id of its material; `material` of profiles.
   */
  material: string;
  /**
   * Type of material as the databases and spools name it.
   */
  type: string | null;
  /**
   * Diameters on sale.
   */
  diameters_mm: number[];
  /**
   * Density.
   */
  density_g_cm3: number | null;
  /**
   * Nozzle temperatures given by its maker; a range here, by layer in a profile; `nozzle_temperature_range_c` is a range in every record.
   */
  nozzle_temperature_c: {
    min: number;
    max: number;
  } | null;
  /**
   * Bed temperatures given by its maker; a range here, by layer in a profile; `bed_temperature_range_c` is always this range.
   */
  bed_temperature_c: {
    min: number;
    max: number;
  } | null;
  /**
   * Chamber temperatures given by its maker; a range here, one number in a profile; `chamber_temperature_range_c` is always this range.
   */
  chamber_temperature_c: {
    min: number;
    max: number;
  } | null;
  /**
   * Drying temperature; one number here, a range in a material; `drying_temperature_range_c` is a range in both.
   */
  drying_temperature_c: number | null;
  /**
   * Drying time; one number here, a range in a material; `drying_time_range_h` is a range in both.
   */
  drying_time_h: number | null;
  /**
   * Minimum and maximum flow ratio in the slicers' presets for exactly this product; a range here, one number in a profile; `flow_ratio_range` is always this range.
   */
  flow_ratio: {
    min: number;
    max: number;
  } | null;
  /**
   * Minimum and maximum of the maximum volumetric speed in the slicers' presets for exactly this product; a range here, one number in a material and in a profile; `max_volumetric_speed_range_mm3_s` is also a range in a material.
   */
  max_volumetric_speed_mm3_s: {
    min: number;
    max: number;
  } | null;
  /**
   * Nozzle temperature; always a range.
   */
  nozzle_temperature_range_c: {
    /**
     * Lowest.
     */
    min: number | null;
    /**
     * Highest.
     */
    max: number | null;
  };
  /**
   * Bed temperature; always a range.
   */
  bed_temperature_range_c: {
    /**
     * Lowest.
     */
    min: number | null;
    /**
     * Highest.
     */
    max: number | null;
  };
  /**
   * Chamber temperature; always a range.
   */
  chamber_temperature_range_c: {
    /**
     * Lowest.
     */
    min: number | null;
    /**
     * Highest.
     */
    max: number | null;
  };
  /**
   * Drying temperature; always a range.
   */
  drying_temperature_range_c: {
    /**
     * Lowest.
     */
    min: number | null;
    /**
     * Highest.
     */
    max: number | null;
  };
  /**
   * Drying time; always a range.
   */
  drying_time_range_h: {
    /**
     * Lowest.
     */
    min: number | null;
    /**
     * Highest.
     */
    max: number | null;
  };
  /**
   * Maximum volumetric speed; always a range.
   */
  max_volumetric_speed_range_mm3_s: {
    /**
     * Lowest.
     */
    min: number | null;
    /**
     * Highest.
     */
    max: number | null;
  };
  /**
   * Flow ratio; always a range.
   */
  flow_ratio_range: {
    /**
     * Lowest.
     */
    min: number | null;
    /**
     * Highest.
     */
    max: number | null;
  };
  from_material: FiguresOfMaterial;
  /**
   * Technical data sheet.
   */
  data_sheet_url: string | null;
  /**
   * Safety data sheet.
   */
  safety_sheet_url: string | null;
  /**
   * Whether a database says that it is discontinued.
   */
  discontinued: boolean;
  /**
   * Colours on sale.
   */
  colours: FilamentColour[];
  identifiers: FilamentIdentifiers;
  /**
   * Ids of the printers with a slicer preset for exactly this product.
   */
  printers: string[];
  /**
   * Possible harm that could not be ruled out; mostly empty.
   */
  warnings: Warning[];
  provenance: FilamentProvenance;
}
/**
 * Figures of its material, for those that the product states none of.
 */
export interface FiguresOfMaterial {
  /**
   * Nozzle temperature range: that of good presets and of makers. A range here, by layer in a profile; `nozzle_temperature_range_c` is a range in every record.
   */
  nozzle_temperature_c?: {
    /**
     * Lowest.
     */
    min: number | null;
    /**
     * Highest.
     */
    max: number | null;
  };
  /**
   * Bed temperature range: that of good presets and of makers. A range here, by layer in a profile; `bed_temperature_range_c` is always this range.
   */
  bed_temperature_c?: {
    /**
     * Lowest.
     */
    min: number | null;
    /**
     * Highest.
     */
    max: number | null;
  };
  /**
   * Chamber temperature range; a range here, one number in a profile; `chamber_temperature_range_c` is always this range.
   */
  chamber_temperature_c?: {
    /**
     * Lowest.
     */
    min: number | null;
    /**
     * Highest.
     */
    max: number | null;
  };
  /**
   * Drying temperature; a range here, one number in a filament; `drying_temperature_range_c` is a range in both.
   */
  drying_temperature_c?: {
    /**
     * Lowest.
     */
    min: number | null;
    /**
     * Highest.
     */
    max: number | null;
  };
  /**
   * Drying time; a range here, one number in a filament; `drying_time_range_h` is a range in both.
   */
  drying_time_h?: {
    /**
     * Lowest.
     */
    min: number | null;
    /**
     * Highest.
     */
    max: number | null;
  };
  /**
   * Maximum volumetric speed of a standard hotend; one number here, a range in a filament; `max_volumetric_speed_range_mm3_s` is a range in both.
   */
  max_volumetric_speed_mm3_s?: number | null;
  /**
   * Density.
   */
  density_g_cm3?: number | null;
}
export interface FilamentColour {
  /**
   * Name of the colour, as its maker sells it.
   */
  name: string;
  /**
   * The colour as hexadecimal sRGB; several for multicolour filament; empty if no database has one.
   */
  hexes: string[];
  /**
   * Special properties, in the terms of the Open Filament Database and OpenPrintTag.
   */
  traits: string[];
  /**
   * Whether a database says that it is discontinued.
   */
  discontinued: boolean;
  /**
   * Sizes on sale.
   */
  sizes: FilamentSize[];
  identifiers: ColourIdentifiers;
}
export interface FilamentSize {
  /**
   * Diameter of the filament.
   */
  diameter_mm: number;
  /**
   * Filament on the spool.
   */
  weight_g: number | null;
  /**
   * Empty spool.
   */
  spool_weight_g: number | null;
  /**
   * Barcode of this size.
   */
  gtin: string | null;
}
/**
 * Names of this colour of the product in other systems.
 */
export interface ColourIdentifiers {
  /**
   * UUID of the variant in the Open Filament Database.
   *
   * @minItems 1
   */
  open_filament_database_uuid?: string[];
  /**
   * `material_uuid` of an OpenPrintTag.
   *
   * @minItems 1
   */
  openprinttag_material_uuid?: string[];
  /**
   * `package_uuid` of an OpenPrintTag, one per size.
   *
   * @minItems 1
   */
  openprinttag_package_uuid?: string[];
  /**
   * Ids in SpoolmanDB, one per size and diameter.
   *
   * @minItems 1
   */
  spoolmandb_id?: string[];
  /**
   * Article numbers of the maker, as labels and shops have them, one per size.
   *
   * @minItems 1
   */
  article_number?: string[];
  /**
   * Barcodes (GTIN or EAN), one per size.
   *
   * @minItems 1
   */
  gtin?: string[];
}
/**
 * Names of this product in other systems.
 */
export interface FilamentIdentifiers {
  /**
   * `filament_id` of filament presets in OrcaSlicer and its relatives; Bambu Lab's machines send it as `tray_info_idx`.
   *
   * @minItems 1
   */
  filament_id?: string[];
  /**
   * `setting_id` of filament presets in OrcaSlicer and its relatives.
   *
   * @minItems 1
   */
  setting_id?: string[];
  /**
   * What Bambu Lab's machines send as `tray_info_idx` for the filament in a tray.
   *
   * @minItems 1
   */
  bambu_tray_info_idx?: string[];
  /**
   * UUID of the filament in the Open Filament Database.
   *
   * @minItems 1
   */
  open_filament_database_uuid?: string[];
  /**
   * Brand, material and filament in the Open Filament Database, as in its folders.
   *
   * @minItems 1
   */
  open_filament_database_path?: string[];
  /**
   * GUID of a material in Cura's fdm_materials.
   *
   * @minItems 1
   */
  fdm_materials_guid?: string[];
  /**
   * Name of a filament preset in OrcaSlicer and its relatives, before the `@`.
   *
   * @minItems 1
   */
  orcaslicer_preset?: string[];
  /**
   * Names of its filament presets in PrusaSlicer, before the `@`.
   *
   * @minItems 1
   */
  prusaslicer_preset?: string[];
}
export interface Warning {
  /**
   * What it is: nozzle_too_soft (an abrasive material on a nozzle that wears), near_firmware_cutoff (within 10 °C of a limit that only the firmware states), chamber_not_controlled (a chamber temperature that the printer cannot control), drying_above_softening (drying hotter than the material softens), slicer_defaults (not tuned for this printer), outside_material_range (outside the range of the material), outside_product_range (outside the range stated for the branded filament), fan_high_for_material (the fan never below 60 % on a styrenic, a polycarbonate or a polyamide), bed_cold_for_material (ABS or ASA on a bed of 80 °C or less), nozzle_cold_for_material (PETG below 220 °C), layer_high_for_nozzle (a layer above 80 % of the nozzle), first_layer_fast (a first layer at 100 mm/s or more), retraction_long (retraction of 8 mm or more), retraction_slow (retraction below 15 mm/s), hot_without_known_maximum (265 °C or more where no maximum of the printer is known), nozzle_temperature_unknown (no nozzle temperature), bed_temperature_unknown (no bed temperature on a printer that heats its bed), infill_sparse (infill below 8 %), line_wide_for_nozzle (a line wider than 1.5 nozzles), flow_high_for_flexible (TPU above 10 mm³/s), density_of_another_material (a product’s density that no plastic of its kind has), nozzle_range_of_another_material (a product’s nozzle range of which most lies outside its material’s), nozzle_range_wide (a product’s nozzle range of more than 50 °C).
   */
  code:
    | 'nozzle_too_soft'
    | 'near_firmware_cutoff'
    | 'chamber_not_controlled'
    | 'drying_above_softening'
    | 'slicer_defaults'
    | 'outside_material_range'
    | 'outside_product_range'
    | 'fan_high_for_material'
    | 'bed_cold_for_material'
    | 'nozzle_cold_for_material'
    | 'layer_high_for_nozzle'
    | 'first_layer_fast'
    | 'first_layer_temperature_apart'
    | 'retraction_long'
    | 'retraction_slow'
    | 'hot_without_known_maximum'
    | 'nozzle_temperature_unknown'
    | 'bed_temperature_unknown'
    | 'infill_sparse'
    | 'line_wide_for_nozzle'
    | 'flow_high_for_flexible'
    | 'density_of_another_material'
    | 'nozzle_range_of_another_material'
    | 'nozzle_range_wide';
  /**
   * Field of this record that it concerns.
   */
  field: string;
  /**
   * The warning, English.
   */
  message: string;
  /**
   * The warning, Chinese.
   */
  message_zh: string;
}
/**
 * Sources of the data.
 */
export interface FilamentProvenance {
  /**
   * Ids of the sources that list the product, in order of precedence.
   */
  sources: string[];
  /**
   * Source of each value, by field.
   */
  fields: {
    [k: string]: string;
  };
  /**
   * Fields that are null because the only value in a database is the one that it gives to every product of the type.
   */
  templates: string[];
  /**
   * Different values in other sources, by field.
   */
  others: {
    [k: string]: {
      source: string;
      value: unknown;
    }[];
  };
  /**
   * Values corrected by hand; `id` if another product record was the same product.
   */
  corrected: Correction[];
}
export interface Correction {
  /**
   * Corrected field.
   */
  field: string;
  /**
   * Value in the source.
   */
  upstream_value: number | string | boolean | {} | null;
  /**
   * Why it was corrected or withheld.
   */
  reason: string;
  /**
   * Source of the right value.
   */
  source: string;
}
/**
 * A filament brand.
 */
export interface FilamentBrand {
  /**
   * Stable id; a brand that also makes printers has the same id there.
   */
  id: string;
  /**
   * Name.
   */
  name: string;
  /**
   * Other names.
   */
  aliases: string[];
  /**
   * Website.
   */
  website: string | null;
  /**
   * Number of products.
   */
  products: number;
  /**
   * Number of colours of all products.
   */
  colours: number;
  /**
   * Ids of the materials of its products.
   */
  materials: string[];
  /**
   * Whether it also makes printers.
   */
  printer_brand: boolean;
  /**
   * Path of the file with its products.
   */
  file: string;
}
/**
 * The names of every record, by kind, for a search in the browser.
 */
export interface FindIndex {
  /**
   * Symptoms.
   */
  symptoms: string[][];
  /**
   * Printers.
   */
  printers: string[][];
  /**
   * Materials.
   */
  materials: string[][];
  /**
   * Brands.
   */
  brands: string[][];
  /**
   * Branded filaments.
   */
  filaments: string[][];
  /**
   * Filament brands.
   */
  filament_brands: string[][];
  /**
   * Slicer settings.
   */
  settings: string[][];
  /**
   * Causes.
   */
  causes: string[][];
  /**
   * Calibration steps.
   */
  calibration: string[][];
}
/**
 * Whether a printer can print a material, and why. A field that is not known is absent.
 */
export interface Fit {
  /**
   * Id of the material.
   */
  material: string;
  /**
   * yes: as it is sold. with_care: if you do or observe what the reasons say. no: not as it is built, and common upgrades do not change that. unknown: too little is known.
   */
  verdict: 'yes' | 'with_care' | 'no' | 'unknown';
  /**
   * The first reason in a sentence, English; absent if there is no reason.
   */
  message?: string;
  /**
   * The first reason in a sentence, Chinese.
   */
  message_zh?: string;
  /**
   * What limits it, and what separates machines with one verdict, the most important first; empty if there is nothing.
   */
  reasons: FitReason[];
  /**
   * Id of the first profile of the pair; absent if there is none.
   */
  profile?: string;
}
/**
 * A reason for a verdict: what limits a printer with a material, or tells it from others that print it too.
 */
export interface FitReason {
  /**
   * Kind of reason, from a closed list.
   */
  code:
    | 'nozzle_too_cold'
    | 'nozzle_near_limit'
    | 'nozzle_rating_unknown'
    | 'nozzle_maximum_unknown'
    | 'cold_extrusion'
    | 'bed_too_cold'
    | 'bed_not_heated'
    | 'bed_maximum_unknown'
    | 'chamber_not_heated'
    | 'chamber_too_cold'
    | 'chamber_unknown'
    | 'chamber_heated'
    | 'chamber_passive'
    | 'not_enclosed'
    | 'enclosure_unknown'
    | 'fumes'
    | 'fumes_filtered'
    | 'ptfe_tube_limit'
    | 'nozzle_too_soft'
    | 'nozzle_hardness_unknown'
    | 'nozzle_too_small'
    | 'flexible_on_bowden'
    | 'other_filament_diameter'
    | 'untuned_profile'
    | 'no_profile';
  /**
   * Verdict of this reason alone; yes: for information, not an obstacle. The worst of all reasons is the overall verdict: no, then unknown, then with_care.
   */
  verdict: 'yes' | 'with_care' | 'no' | 'unknown';
  /**
   * What the material requires: °C for a temperature, mm for a diameter, HRC for a hardness, otherwise a word.
   */
  needs?: number | string;
  /**
   * The value of the printer, in the same unit; absent: not known, or none.
   */
  has?: number | string;
  /**
   * Kind of the printer's value: rated by its maker, allowed by its firmware or by third-party firmware, shown by the profile, only likely, or a change by the user; absent: a fact with only one meaning.
   */
  figure_kind?: 'rated' | 'firmware_limit' | 'community_firmware' | 'presets' | 'likely' | 'own';
  /**
   * Sources of both values, the material's first: positions in the list of `/api/v1/sources.json`, from 0.
   *
   * @minItems 1
   */
  sources?: number[];
}
/**
 * Which printer can print which material, without the reasons: a letter for each pair.
 */
export interface FitMatrix {
  letters: FitLetters;
  /**
   * Ids of the materials, in the order of the letters.
   */
  materials: string[];
  /**
   * By printer id: a letter for each material.
   */
  printers: {
    [k: string]: string;
  };
}
/**
 * Meaning of each letter.
 */
export interface FitLetters {
  /**
   * Yes.
   */
  y: 'yes';
  /**
   * With care.
   */
  c: 'with_care';
  /**
   * No.
   */
  n: 'no';
  /**
   * Not known.
   */
  u: 'unknown';
}
/**
 * A source of the values that verdicts compare.
 */
export interface FitSource {
  /**
   * Id of a reference of the materials, of an imported source or of a printer that shares the value; the address, if it is a page.
   */
  id: string;
  /**
   * Name of a reference or an imported source.
   */
  title?: string;
  /**
   * Address of a reference or an imported source.
   */
  url?: string;
}
/**
 * Names that machines, spools and programs use, by system and in the spelling of the system, with our ids: several if the name stands for several records.
 */
export interface Identify {
  /**
   * By system, then by identifier.
   */
  systems: {
    [k: string]: IdentifierSystem;
  };
  /**
   * Path of the files with what labels and tags of spools carry (barcodes, article numbers, UUIDs of tags). `{shard}` is the last byte, in hexadecimal, of the 32-bit FNV-1a hash of the code in lower case, without blanks, hyphens, underscores and plus signs, and without the zeros in front of a barcode.
   */
  labels: string;
  /**
   * Path of the file with the identifiers of single colours and sizes in other databases and inventories.
   */
  spools: string;
}
export interface IdentifierSystem {
  /**
   * Description of the system, and where the identifier is sent.
   */
  description: string;
  /**
   * The description, Chinese.
   */
  description_zh: string;
  /**
   * Our ids by identifier.
   */
  identifiers: {
    [k: string]: Identified;
  };
}
export interface Identified {
  /**
   * Ids of printers.
   *
   * @minItems 1
   */
  printers?: string[];
  /**
   * Ids of materials; for a product, its material.
   *
   * @minItems 1
   */
  materials?: string[];
  /**
   * Ids of filaments.
   *
   * @minItems 1
   */
  filaments?: string[];
}
/**
 * Identifiers of single colours and sizes of products, by system: the ids of the filament and its material, and the name of the colour.
 */
export interface IdentifySpools {
  /**
   * By system, then by identifier.
   */
  systems: {
    [k: string]: SpoolSystem;
  };
}
export interface SpoolSystem {
  /**
   * Description of the system.
   */
  description: string;
  /**
   * The description, Chinese.
   */
  description_zh: string;
  identifiers: {
    /**
     * @minItems 1
     */
    [k: string]: Spool[];
  };
}
export interface Spool {
  filament: string;
  material: string;
  colour: string;
}
/**
 * Index: version of the data, counts, coverage, sources, limits and the paths of everything else.
 */
export interface Index {
  /**
   * Name of the service.
   */
  name: string;
  /**
   * Version of the data: it changes if and only if an answer changes.
   */
  version: string;
  counts: Counts;
  coverage: CoverageByKind;
  /**
   * Imported sources, by id.
   */
  sources: {
    [k: string]: ImportedSource;
  };
  /**
   * Databases of branded filaments, by id; the first one with a value leads.
   */
  filament_sources: {
    [k: string]: FilamentSource;
  };
  /**
   * Every place that a fact cites.
   */
  origins: Origin[];
  licence: Licence;
  /**
   * The limits of the service.
   */
  limits: {
    [k: string]: number;
  };
  /**
   * Paths of the endpoints.
   */
  endpoints: string[];
  /**
   * Paths of the files, with variable parts in braces.
   */
  files: {
    [k: string]: string | string[];
  };
  /**
   * The brands with printers in the data.
   */
  brands: Brand1[];
  /**
   * The files that contain all data at once; none in a release without the site.
   */
  downloads: Download[];
}
/**
 * Number of published records of each kind.
 */
export interface Counts {
  /**
   * Brands.
   */
  brands: number;
  /**
   * Printers.
   */
  printers: number;
  /**
   * Materials.
   */
  materials: number;
  /**
   * Profiles.
   */
  profiles: number;
  /**
   * Pairs of a printer and a material with a profile.
   */
  printer_material_pairs: number;
  /**
   * Troubleshooting rules.
   */
  troubleshooting_rules: number;
  /**
   * Slicer settings.
   */
  settings: number;
  /**
   * Filament brands.
   */
  filament_brands: number;
  /**
   * Branded filaments.
   */
  filaments: number;
  /**
   * Colours of branded filaments.
   */
  filament_colours: number;
}
/**
 * Number of records in which each field is known.
 */
export interface CoverageByKind {
  /**
   * Fields of printers.
   */
  printers: {
    [k: string]: Coverage;
  };
  /**
   * Fields of the most common printers (see the list in data/well-known.yaml).
   */
  well_known_printers: {
    [k: string]: Coverage1;
  };
  /**
   * Fields of materials.
   */
  materials: {
    [k: string]: Coverage2;
  };
  /**
   * Fields of profiles.
   */
  profiles: {
    [k: string]: Coverage3;
  };
}
/**
 * Number of records in which a field is known.
 */
export interface Coverage {
  /**
   * Records in which it is known.
   */
  known: number;
  /**
   * All records.
   */
  total: number;
}
/**
 * Number of records in which a field is known.
 */
export interface Coverage1 {
  /**
   * Records in which it is known.
   */
  known: number;
  /**
   * All records.
   */
  total: number;
}
/**
 * Number of records in which a field is known.
 */
export interface Coverage2 {
  /**
   * Records in which it is known.
   */
  known: number;
  /**
   * All records.
   */
  total: number;
}
/**
 * Number of records in which a field is known.
 */
export interface Coverage3 {
  /**
   * Records in which it is known.
   */
  known: number;
  /**
   * All records.
   */
  total: number;
}
/**
 * A source that records were imported from.
 */
export interface ImportedSource {
  /**
   * Name with its version.
   */
  name: string;
  /**
   * Kind of folder structure: a checkout of an Orca-family slicer, a folder of PrusaSlicer bundles, one slicer's folder of slicer-profiles-db, or a checkout of Cura with its materials.
   */
  kind: 'orca' | 'prusa' | 'profiles-db' | 'cura';
  /**
   * Address of its repository.
   */
  repository: string;
  /**
   * The commit that was imported.
   */
  commit: string;
  /**
   * Its version, if it has one.
   */
  version?: string;
  /**
   * Day of the commit.
   */
  date: string;
  /**
   * Licence; null: none is stated.
   */
  licence: string | null;
  /**
   * Only these vendor folders are read; absent: all.
   */
  vendors?: string[];
  /**
   * Printers for which it is the leading source.
   */
  printers: number;
  /**
   * Profiles for which it is the leading source.
   */
  profiles: number;
}
/**
 * An imported database of branded filaments.
 */
export interface FilamentSource {
  /**
   * Name.
   */
  name: string;
  /**
   * Kind of folder structure: a checkout of the Open Filament Database, of SpoolmanDB or its community edition, or of the OpenPrintTag database.
   */
  kind: 'open-filament-database' | 'spoolmandb' | 'spoolmandb-community' | 'openprinttag';
  /**
   * Address of its repository.
   */
  repository: string;
  /**
   * The commit that was imported.
   */
  commit: string;
  /**
   * Day of the commit.
   */
  date: string;
  /**
   * Licence; null: none is stated.
   */
  licence: string | null;
  /**
   * Brands of the database that are not read, with the reason.
   */
  excluded?: {
    [k: string]: string;
  };
  /**
   * Published products that it lists.
   */
  filaments: number;
}
/**
 * A place where facts were read, and how many.
 */
export interface Origin {
  /**
   * Its address without https://.
   */
  id: string;
  /**
   * Name.
   */
  name: string;
  /**
   * Address.
   */
  url: string;
  /**
   * Kind of place: a slicer and its presets, firmware and its configurations, a maker's pages or designs, a collection of specifications, a community's notes, a paper, a standard or a publication of an authority, a shop's pages.
   */
  kind: 'slicer' | 'firmware' | 'maker' | 'database' | 'community' | 'paper' | 'shop';
  /**
   * Day on which it was last read.
   */
  last_read: string;
  /**
   * SPDX identifier; if null, unlicensed has the reason.
   */
  licence: string | null;
  /**
   * Why there is no licence; null if there is one.
   */
  unlicensed: 'none_stated' | 'not_read' | null;
  /**
   * False if its content will be replaced.
   */
  usable: boolean;
  /**
   * Facts based on it.
   */
  fact_count: number;
  /**
   * Facts of printers with their own source, based on it.
   */
  curated_count: number;
  /**
   * Its values that are kept next to the chosen one.
   */
  alternative_count: number;
  /**
   * Records that cite it.
   */
  record_count: number;
}
/**
 * Terms of use of the data.
 */
export interface Licence {
  /**
   * Licence of the code.
   */
  code: string;
  /**
   * Licence of the data in words.
   */
  data: string;
  /**
   * Path of the page about it.
   */
  notice: string;
  spdx: LicenceIdentifiers1;
}
/**
 * SPDX identifiers.
 */
export interface LicenceIdentifiers1 {
  /**
   * Of figures and mappings.
   */
  figures: string;
  /**
   * Of texts.
   */
  texts: string;
  /**
   * Of code.
   */
  code: string;
}
/**
 * A brand with printers in the data.
 */
export interface Brand1 {
  /**
   * Id.
   */
  id: string;
  /**
   * Name.
   */
  name: string;
}
/**
 * A file for bulk download.
 */
export interface Download {
  /**
   * Path.
   */
  path: string;
  /**
   * Address of exactly these bytes, which may be cached for good; after a release that changes them, it redirects to `path`. A plain web server has only `path`.
   */
  immutable_path: string;
  /**
   * Media type, without parameters.
   */
  media_type: string;
  /**
   * Size.
   */
  bytes: number;
  /**
   * SHA-256 of the content, hexadecimal.
   */
  sha256: string;
  /**
   * Content, English.
   */
  description: string;
  /**
   * The description, Chinese.
   */
  description_zh: string;
}
/**
 * The fields that a material is searched by: names and family.
 */
export interface ListedMaterial {
  /**
   * Stable id; the `material` parameter of the profiles endpoint.
   */
  id: string;
  /**
   * Name.
   */
  name: string;
  /**
   * Chinese name.
   */
  name_zh: string;
  /**
   * Chemical family.
   */
  family: string;
  /**
   * Other names that a query may use.
   */
  aliases: string[];
}
/**
 * The fields that a symptom is recognized and searched by: its rule without the causes.
 */
export interface ListedRule {
  /**
   * Stable id; the `symptom` parameter.
   */
  id: string;
  /**
   * Name, English.
   */
  name: string;
  /**
   * Name, Chinese.
   */
  name_zh: string;
  /**
   * Other names, in both languages.
   */
  aliases: string[];
  /**
   * Category.
   */
  category: string;
  /**
   * Name of the category, English.
   */
  category_name: string;
  /**
   * Name of the category, Chinese.
   */
  category_name_zh: string;
  /**
   * Description of the symptom, English.
   */
  description: string;
  /**
   * Description of the symptom, Chinese.
   */
  description_zh: string;
  /**
   * Stop the print immediately.
   */
  stop_print: boolean;
  /**
   * Whether to unplug the printer; it must neither heat nor move until the cause is found.
   */
  power_off: boolean;
  /**
   * Ids of related symptoms.
   */
  related: string[];
}
/**
 * A part of the entity tags and names, which the service reads in place of all of them. Clients read `etags.json` and `names.json`.
 */
export interface Lookup {
  /**
   * Digests of files by path, nested by folder, as `etags.json` has them.
   */
  etags: {
    [k: string]: {};
  };
  names: Names;
}
/**
 * Every name, alias and former id, folded (lower case, no separators), with the ids that it stands for.
 */
export interface Names {
  /**
   * Names of brands.
   */
  brands: {
    /**
     * @minItems 1
     */
    [k: string]: string[];
  };
  /**
   * Names of printers.
   */
  printers: {
    /**
     * @minItems 1
     */
    [k: string]: string[];
  };
  /**
   * Names of materials.
   */
  materials: {
    /**
     * @minItems 1
     */
    [k: string]: string[];
  };
  /**
   * Names of symptoms.
   */
  symptoms: {
    /**
     * @minItems 1
     */
    [k: string]: string[];
  };
}
/**
 * Every file of a release with its size and digest, so that a copy can be checked.
 */
export interface Manifest {
  /**
   * Version of the data.
   */
  version: string;
  /**
   * Number of files, without the manifest itself.
   */
  files: number;
  /**
   * Total size of all files.
   */
  bytes: number;
  /**
   * SHA-256 of the entries in the format of sha256sum, hexadecimal.
   */
  sha256: string;
  /**
   * The files, sorted by path.
   */
  entries: ManifestEntry[];
}
/**
 * A file of the release.
 */
export interface ManifestEntry {
  /**
   * Path of its address, with the leading slash.
   */
  path: string;
  /**
   * Its size.
   */
  bytes: number;
  /**
   * SHA-256 of its content, hexadecimal.
   */
  sha256: string;
}
/**
 * A generic printing material.
 */
export interface Material {
  /**
   * Stable id; the `material` parameter of the profiles endpoint.
   */
  id: string;
  /**
   * Name.
   */
  name: string;
  /**
   * Chinese name.
   */
  name_zh: string;
  /**
   * Chemical family.
   */
  family: string;
  /**
   * Base polymer.
   */
  type: string;
  /**
   * Reinforcing fibre.
   */
  fibre: 'carbon' | 'glass' | null;
  /**
   * Other names that a query may use.
   */
  aliases: string[];
  /**
   * Density.
   */
  density_g_cm3: number | null;
  /**
   * Nozzle temperature range: that of good presets and of makers. A range here, by layer in a profile; `nozzle_temperature_range_c` is a range in every record.
   */
  nozzle_temperature_c: {
    /**
     * Lowest.
     */
    min: number | null;
    /**
     * Highest.
     */
    max: number | null;
  };
  /**
   * Bed temperature range: that of good presets and of makers. A range here, by layer in a profile; `bed_temperature_range_c` is always this range.
   */
  bed_temperature_c: {
    /**
     * Lowest.
     */
    min: number | null;
    /**
     * Highest.
     */
    max: number | null;
  };
  /**
   * Chamber temperature range; a range here, one number in a profile; `chamber_temperature_range_c` is always this range.
   */
  chamber_temperature_c: {
    /**
     * Lowest.
     */
    min: number | null;
    /**
     * Highest.
     */
    max: number | null;
  };
  /**
   * Glass transition temperature.
   */
  glass_transition_c: {
    /**
     * Lowest.
     */
    min: number | null;
    /**
     * Highest.
     */
    max: number | null;
  };
  /**
   * Softening or heat deflection temperature.
   */
  softening_temperature_c: number | null;
  /**
   * Drying temperature; a range here, one number in a filament; `drying_temperature_range_c` is a range in both.
   */
  drying_temperature_c: {
    /**
     * Lowest.
     */
    min: number | null;
    /**
     * Highest.
     */
    max: number | null;
  };
  /**
   * Drying time; a range here, one number in a filament; `drying_time_range_h` is a range in both.
   */
  drying_time_h: {
    /**
     * Lowest.
     */
    min: number | null;
    /**
     * Highest.
     */
    max: number | null;
  };
  /**
   * Part-cooling fan range: the maximum speeds in good presets and of makers.
   */
  fan_percent: {
    /**
     * Lowest.
     */
    min: number | null;
    /**
     * Highest.
     */
    max: number | null;
  };
  /**
   * Maximum volumetric speed of a standard hotend; one number here, a range in a filament; `max_volumetric_speed_range_mm3_s` is a range in both.
   */
  max_volumetric_speed_mm3_s: number | null;
  /**
   * Nozzle temperature; always a range.
   */
  nozzle_temperature_range_c: {
    /**
     * Lowest.
     */
    min: number | null;
    /**
     * Highest.
     */
    max: number | null;
  };
  /**
   * Bed temperature; always a range.
   */
  bed_temperature_range_c: {
    /**
     * Lowest.
     */
    min: number | null;
    /**
     * Highest.
     */
    max: number | null;
  };
  /**
   * Chamber temperature; always a range.
   */
  chamber_temperature_range_c: {
    /**
     * Lowest.
     */
    min: number | null;
    /**
     * Highest.
     */
    max: number | null;
  };
  /**
   * Drying temperature; always a range.
   */
  drying_temperature_range_c: {
    /**
     * Lowest.
     */
    min: number | null;
    /**
     * Highest.
     */
    max: number | null;
  };
  /**
   * Drying time; always a range.
   */
  drying_time_range_h: {
    /**
     * Lowest.
     */
    min: number | null;
    /**
     * Highest.
     */
    max: number | null;
  };
  /**
   * Maximum volumetric speed; always a range.
   */
  max_volumetric_speed_range_mm3_s: {
    /**
     * Lowest.
     */
    min: number | null;
    /**
     * Highest.
     */
    max: number | null;
  };
  /**
   * Linear shrinkage.
   */
  linear_shrinkage_percent: number | null;
  /**
   * Smallest nozzle that prints it reliably.
   */
  min_nozzle_diameter_mm: number | null;
  /**
   * How readily it absorbs moisture.
   */
  hygroscopic: 'low' | 'medium' | 'high' | 'very_high' | null;
  /**
   * Tendency to warp.
   */
  warping: 'low' | 'medium' | 'high' | 'very_high' | null;
  /**
   * Whether it wears out a brass nozzle.
   */
  abrasive: boolean | null;
  /**
   * Minimum nozzle hardness: Rockwell hardness (HRC); brass has 2, stainless steel 20, hardened steel more.
   */
  min_nozzle_hardness_hrc: number | null;
  /**
   * Need for an enclosure; open_door: keep it open.
   */
  enclosure: 'open_door' | 'not_needed' | 'recommended' | 'required' | 'heated_chamber' | null;
  /**
   * Solvents that dissolve it.
   */
  soluble_in: string[] | null;
  /**
   * Materials that separate cleanly from supports of it.
   */
  support_for: string[] | null;
  /**
   * Stiffness: tensile modulus of a bar printed flat (ISO 527 or ASTM D638), pulled along its layers.
   */
  tensile_modulus_mpa: number | null;
  /**
   * Tensile strength: of a bar printed flat and pulled along its layers (ISO 527 or ASTM D638). Across its layers a print is weaker.
   */
  tensile_strength_mpa: number | null;
  /**
   * Stretch before it breaks: elongation at break of a bar printed flat (ISO 527 or ASTM D638).
   */
  elongation_at_break_percent: number | null;
  /**
   * Impact strength: energy that an unnotched bar printed flat absorbs before it breaks (Charpy, ISO 179); the note names any other test.
   */
  impact_strength_kj_m2: number | null;
  /**
   * Heat deflection: temperature at which a part under a light load begins to bend (0.45 MPa, ISO 75 or ASTM D648), as printed.
   */
  heat_deflection_c: number | null;
  /**
   * Toughness: how well a part withstands impacts, as rated by its maker.
   */
  toughness: 'low' | 'medium' | 'high' | 'very_high' | null;
  /**
   * Resistance to sunlight.
   */
  uv_resistance: 'low' | 'medium' | 'high' | 'very_high' | null;
  /**
   * Price: a kilogram compared with plain PLA from the same shop; low (up to 1.3 times), medium (up to 2), high (up to 4), very_high (more).
   */
  price: 'low' | 'medium' | 'high' | 'very_high' | null;
  /**
   * Used for.
   */
  uses:
    | (
        | 'display'
        | 'prototypes'
        | 'functional'
        | 'structural'
        | 'outdoor'
        | 'heat'
        | 'impact'
        | 'flexible'
        | 'wear'
        | 'light'
        | 'chemical'
        | 'transparent'
        | 'food'
      )[]
    | null;
  classes: MaterialClasses1;
  /**
   * Fumes while printing.
   */
  fumes: {
    /**
     * Fumes while printing.
     */
    level: 'low' | 'medium' | 'high' | 'toxic_when_overheated';
    /**
     * Note, English.
     */
    note: string;
    /**
     * Note, Chinese.
     */
    note_zh: string;
  } | null;
  /**
   * Food contact.
   */
  food_contact: {
    /**
     * Food contact.
     */
    suitable: 'no' | 'conditional';
    /**
     * Note, English.
     */
    note: string;
    /**
     * Note, Chinese.
     */
    note_zh: string;
  } | null;
  /**
   * Tips for printing it.
   */
  notes: Note[];
  /**
   * Printers with a profile for it.
   */
  printer_count: number;
  /**
   * Profiles for it.
   */
  profile_count: number;
  /**
   * Possible harm that could not be ruled out; mostly empty.
   */
  warnings: Warning1[];
  provenance: MaterialProvenance;
  identifiers: MaterialIdentifiers;
  brief: BriefPaths;
}
/**
 * Rating: the figures in words, by the rules on the method page; null if the figures are not known.
 */
export interface MaterialClasses1 {
  /**
   * How hard it is to print.
   */
  ease: 'easy' | 'moderate' | 'hard' | 'expert' | null;
  /**
   * Stiffness of a part.
   */
  stiffness: 'flexible' | 'pliable' | 'stiff' | 'very_stiff' | null;
  /**
   * How well a part withstands impacts.
   */
  toughness: 'brittle' | 'medium' | 'tough' | 'very_tough' | null;
  /**
   * Heat at which a part keeps its shape: room (below 65 °C), warm (65 to 85 °C), hot (85 to 120 °C), very_hot (120 °C and more).
   */
  heat: 'room' | 'warm' | 'hot' | 'very_hot' | null;
  /**
   * Whether sunlight harms it.
   */
  outdoors: 'indoors' | 'some_sun' | 'outdoors' | null;
  /**
   * Whether it bends like rubber.
   */
  flexible: boolean;
}
export interface Note {
  /**
   * English.
   */
  en: string;
  /**
   * Chinese.
   */
  zh: string;
}
export interface Warning1 {
  /**
   * What it is: nozzle_too_soft (an abrasive material on a nozzle that wears), near_firmware_cutoff (within 10 °C of a limit that only the firmware states), chamber_not_controlled (a chamber temperature that the printer cannot control), drying_above_softening (drying hotter than the material softens), slicer_defaults (not tuned for this printer), outside_material_range (outside the range of the material), outside_product_range (outside the range stated for the branded filament), fan_high_for_material (the fan never below 60 % on a styrenic, a polycarbonate or a polyamide), bed_cold_for_material (ABS or ASA on a bed of 80 °C or less), nozzle_cold_for_material (PETG below 220 °C), layer_high_for_nozzle (a layer above 80 % of the nozzle), first_layer_fast (a first layer at 100 mm/s or more), retraction_long (retraction of 8 mm or more), retraction_slow (retraction below 15 mm/s), hot_without_known_maximum (265 °C or more where no maximum of the printer is known), nozzle_temperature_unknown (no nozzle temperature), bed_temperature_unknown (no bed temperature on a printer that heats its bed), infill_sparse (infill below 8 %), line_wide_for_nozzle (a line wider than 1.5 nozzles), flow_high_for_flexible (TPU above 10 mm³/s), density_of_another_material (a product’s density that no plastic of its kind has), nozzle_range_of_another_material (a product’s nozzle range of which most lies outside its material’s), nozzle_range_wide (a product’s nozzle range of more than 50 °C).
   */
  code:
    | 'nozzle_too_soft'
    | 'near_firmware_cutoff'
    | 'chamber_not_controlled'
    | 'drying_above_softening'
    | 'slicer_defaults'
    | 'outside_material_range'
    | 'outside_product_range'
    | 'fan_high_for_material'
    | 'bed_cold_for_material'
    | 'nozzle_cold_for_material'
    | 'layer_high_for_nozzle'
    | 'first_layer_fast'
    | 'first_layer_temperature_apart'
    | 'retraction_long'
    | 'retraction_slow'
    | 'hot_without_known_maximum'
    | 'nozzle_temperature_unknown'
    | 'bed_temperature_unknown'
    | 'infill_sparse'
    | 'line_wide_for_nozzle'
    | 'flow_high_for_flexible'
    | 'density_of_another_material'
    | 'nozzle_range_of_another_material'
    | 'nozzle_range_wide';
  /**
   * Field of this record that it concerns.
   */
  field: string;
  /**
   * The warning, English.
   */
  message: string;
  /**
   * The warning, Chinese.
   */
  message_zh: string;
}
/**
 * Sources of the figures.
 */
export interface MaterialProvenance {
  /**
   * Sources by figure.
   */
  figures: FigureProvenance[];
  /**
   * Values that were corrected by hand.
   */
  corrected: Correction1[];
  /**
   * What was read.
   */
  references: Reference1[];
}
export interface FigureProvenance {
  /**
   * Field.
   */
  field: string;
  /**
   * Ids of references; for a range determined by profiles, also the sources of those profiles.
   */
  sources: string[];
  /**
   * Meaning or certainty of the figure.
   */
  note: string | null;
  /**
   * Different values in other sources.
   */
  others: OtherFigure[];
}
export interface OtherFigure {
  /**
   * Another value.
   */
  value: number | string | boolean | null;
  /**
   * Lowest.
   */
  min: number | null;
  /**
   * Highest.
   */
  max: number | null;
  /**
   * Ids of references.
   */
  sources: string[];
  /**
   * Why it was not chosen.
   */
  note: string | null;
}
export interface Correction1 {
  /**
   * Corrected field.
   */
  field: string;
  /**
   * Value in the source.
   */
  upstream_value: number | string | boolean | {} | null;
  /**
   * Why it was corrected or withheld.
   */
  reason: string;
  /**
   * Source of the right value.
   */
  source: string;
}
export interface Reference1 {
  /**
   * Id that figures cite.
   */
  id: string;
  /**
   * Title.
   */
  title: string;
  /**
   * Address.
   */
  url: string;
  /**
   * The original, if it was read through this page.
   */
  original: string | null;
}
/**
 * Names of this material in other systems.
 */
export interface MaterialIdentifiers {
  /**
   * `filament_id` of filament presets in OrcaSlicer and its relatives; Bambu Lab's machines send it as `tray_info_idx`.
   *
   * @minItems 1
   */
  filament_id?: string[];
  /**
   * `setting_id` of filament presets in OrcaSlicer and its relatives.
   *
   * @minItems 1
   */
  setting_id?: string[];
  /**
   * What Bambu Lab's machines send as `tray_info_idx` for the filament in a tray.
   *
   * @minItems 1
   */
  bambu_tray_info_idx?: string[];
  /**
   * Number of the material type on an OpenPrintTag.
   *
   * @minItems 1
   */
  openprinttag_material_type?: string[];
  /**
   * Abbreviation of the material type on an OpenPrintTag.
   *
   * @minItems 1
   */
  openprinttag_abbreviation?: string[];
  /**
   * Name of the material in SpoolmanDB, which Spoolman shows.
   *
   * @minItems 1
   */
  spoolmandb_material?: string[];
  /**
   * Name of the material in the Open Filament Database.
   *
   * @minItems 1
   */
  open_filament_database_material?: string[];
  /**
   * Number of the material on a TigerTag.
   *
   * @minItems 1
   */
  tigertag_material?: string[];
  /**
   * GUID of a material in Cura's fdm_materials.
   *
   * @minItems 1
   */
  fdm_materials_guid?: string[];
}
/**
 * Path of the short version of this record, a few kilobytes, in each language.
 */
export interface BriefPaths {
  /**
   * English.
   */
  en: string;
  /**
   * Chinese.
   */
  zh: string;
}
/**
 * Used if the list of names has no match: names of branded filaments, identifiers of other systems, and messages of printers, folded (lower case, no separators), with all ids that each stands for.
 */
export interface NamesFurther {
  /**
   * Identifiers of printers.
   */
  printers: {
    /**
     * @minItems 1
     */
    [k: string]: string[];
  };
  /**
   * Names of branded filaments, and identifiers of branded filaments and materials.
   */
  materials: {
    /**
     * @minItems 1
     */
    [k: string]: string[];
  };
  /**
   * Names of branded filaments, with the positions of all that each stands for in `products`, from 0.
   */
  filaments: {
    /**
     * @minItems 1
     */
    [k: string]: number[];
  };
  /**
   * The branded filaments.
   */
  products: unknown[][];
  /**
   * Codes and messages of printers that point to symptoms, in each complete spelling that is known: only letters and digits.
   */
  symptoms: {
    /**
     * @minItems 1
     */
    [k: string]: string[];
  };
  /**
   * Codes and messages of printers that point to no symptom, with the ids of their systems.
   */
  codes: {
    /**
     * @minItems 1
     */
    [k: string]: string[];
  };
}
/**
 * How to convert a record into the settings of one slicer: for every field of a profile and every setting, which keys express it, how the value is written, and what has no counterpart.
 */
export interface PresetMapping {
  /**
   * Id of the slicer.
   */
  id: 'orcaslicer' | 'bambu_studio' | 'prusaslicer' | 'cura';
  /**
   * Name of the slicer.
   */
  name: string;
  /**
   * Versions of the slicer that are distinguished, the newest first. `since` or `until` marks a key that a version does not have.
   */
  versions: PresetVersion[];
  /**
   * A source of the facts about its keys.
   */
  sources: PresetSource[];
  /**
   * One row for every printing field of a profile, and for every setting without such a field, in the order in which the keys are written. A key that an earlier row has written is not written again.
   */
  fields: PresetField[];
}
export interface PresetVersion {
  /**
   * Version, such as 2.9.
   */
  id: string;
  /**
   * Number that Cura writes into its profiles for this version; null for the others.
   */
  setting_version: number | null;
  /**
   * Sources of its keys.
   */
  source: string;
}
export interface PresetSource {
  /**
   * Repository or package.
   */
  repository: string;
  /**
   * Commit that was read; null for a package, which has a version.
   */
  commit: string | null;
  /**
   * Its version, if it states one.
   */
  version: string | null;
  /**
   * Files that were read.
   */
  files: string[];
  /**
   * Its licence, as an SPDX identifier.
   */
  licence: string;
}
export interface PresetField {
  /**
   * Path of the value in the profile, such as retraction.length_mm; null if only a setting has it.
   */
  field: string | null;
  /**
   * Id of the setting with this value, as in settings.json; null if there is none.
   */
  setting: string | null;
  /**
   * Unit of the value in the record; null for words, switches and names.
   */
  unit: string | null;
  /**
   * What happens to the value. carried: it has the same meaning there. approximated: nearly the same, as the remark says. none: the slicer has no counterpart. printer: it is in the printer preset, which stays the user's own.
   */
  outcome: 'carried' | 'approximated' | 'none' | 'printer';
  /**
   * Keys to write, the one with the value first; empty if the slicer has none. For `printer`, the keys of the printer preset: written only if that preset is written too.
   */
  keys: PresetKey[];
  /**
   * Other fields of the record that must have certain values for a changed value to take effect; mostly empty.
   */
  requires: PresetRequirement[];
  /**
   * Why it is only approximate, or why there is no counterpart, English; can also warn of a pitfall when it is carried over.
   */
  remark: string | null;
  /**
   * The remark, Chinese.
   */
  remark_zh: string | null;
}
export interface PresetKey {
  /**
   * Name of the key in the slicer.
   */
  key: string;
  /**
   * Where it is written: the filament, process or machine preset; in Cura the global settings or those of the extruder.
   */
  kind: 'filament' | 'process' | 'machine' | 'global' | 'extruder';
  /**
   * Type in the slicer, such as coFloats or float.
   */
  type: string;
  /**
   * Whether it is a list with one value for each extruder, filament or variant.
   */
  list: boolean;
  /**
   * Unit there.
   */
  unit: string | null;
  /**
   * Minimum that it accepts.
   */
  min: number | null;
  /**
   * Maximum that it accepts.
   */
  max: number | null;
  /**
   * Options that it accepts; null if it is not a choice.
   */
  values: string[] | null;
  /**
   * Options that were added later than the key, each with the first of the versions above that has it; null: there are none.
   */
  newer_values: {
    [k: string]: string;
  } | null;
  /**
   * First of the versions above that has the key; null: even the oldest has it.
   */
  first_version: string | null;
  /**
   * Last of the versions above that has the key; null: even the newest has it.
   */
  last_version: string | null;
  form: PresetForm;
}
/**
 * `number`: unchanged, with at most 5 decimals; a whole number if the type is. `percent`: followed by a percent sign. `switch`: true or false as the slicer writes them. `positive`: a switch that is on if the value is above 0. `text`: a name that both write the same way, such as that of a pattern; a name that the slicer does not list has no counterpart.
 */
export interface PresetFormPlain {
  /**
   * The form.
   */
  kind: 'number' | 'percent' | 'switch' | 'positive' | 'text';
}
/**
 * Multiplied by a factor, plus an offset: a ratio as a percentage, an angle from the other axis.
 */
export interface PresetFormScaled {
  /**
   * The form.
   */
  kind: 'scaled';
  /**
   * Factor.
   */
  factor: number;
  /**
   * Offset added afterwards.
   */
  offset: number;
}
/**
 * Word by word; true and false are also words. If the first key of a row lists no word for the value, the slicer has no counterpart; any other key is then just not written.
 */
export interface PresetFormWords {
  /**
   * The form.
   */
  kind: 'words';
  /**
   * From the word of the record to the word of the slicer.
   */
  words: {
    [k: string]: string;
  };
}
/**
 * A companion: this text whenever the record has a value.
 */
export interface PresetFormConstant {
  /**
   * The form.
   */
  kind: 'constant';
  /**
   * The text.
   */
  value: string;
}
/**
 * Calculated from several values of the record, as the remark says.
 */
export interface PresetFormComputed {
  /**
   * The form.
   */
  kind: 'computed';
  /**
   * Name of the calculation.
   */
  calculation: string;
}
export interface PresetRequirement {
  /**
   * Path of the other value in the profile.
   */
  field: string;
  /**
   * Values that it may have; the first is set if it has none of them.
   */
  values: (boolean | string)[];
}
/**
 * The values of a slicer's own presets where they differ from a profile, which was read from another source. Laid over the profile they give that slicer's own, without corrections.
 */
export interface PresetValues {
  /**
   * Id of the profile.
   */
  id: string;
  changes: ProfileChanges;
}
/**
 * The fields that differ, in the shape of a profile; objects are merged, everything else replaces the value of the profile.
 */
export interface ProfileChanges {
  [k: string]: unknown;
}
/**
 * A printer.
 */
export interface Printer {
  /**
   * Stable id; the `printer` parameter of the profiles endpoint.
   */
  id: string;
  /**
   * Brand.
   */
  brand: string;
  /**
   * Id of the brand; the `brand` parameter.
   */
  brand_id: string;
  /**
   * Model name without the brand.
   */
  model: string;
  /**
   * Other names that a query may use.
   */
  aliases: string[];
  identifiers: PrinterIdentifiers;
  /**
   * Id of the machine that this one is a variant of; null for a machine that is not a variant.
   */
  variant_of: string | null;
  /**
   * Build volume: as the maker states it; until that is read, the slicer's figure (see provenance.figure_kinds).
   */
  build_volume_mm: {
    /**
     * Width.
     */
    x: number | null;
    /**
     * Depth.
     */
    y: number | null;
    /**
     * Height.
     */
    z: number | null;
  };
  /**
   * Shape of the bed.
   */
  bed_shape: 'rectangular' | 'circular' | 'other' | null;
  /**
   * Position of X0 Y0.
   */
  bed_origin: 'corner' | 'center' | null;
  /**
   * Number of nozzles that a print can use; filaments fed into one nozzle (a mixing head, a multi-material unit) count as one.
   */
  extruder_count: number | null;
  /**
   * How the filament is fed.
   */
  extruder_type: 'direct_drive' | 'bowden' | null;
  /**
   * How the axes are driven; for how the bed moves, see `structure`.
   */
  kinematics: 'cartesian' | 'corexy' | 'hybrid_corexy' | 'corexz' | 'hbot' | 'delta' | 'belt' | null;
  /**
   * Whether the build chamber is closed.
   */
  enclosed: boolean | null;
  /**
   * Highest nozzle temperature: the lower of rated and firmware_limit, if known; if neither is known, community_firmware (see provenance.figure_kinds).
   */
  max_nozzle_temperature_c: number | null;
  /**
   * Highest bed temperature: the lower of rated and firmware_limit, if known; if neither is known, community_firmware (see provenance.figure_kinds).
   */
  max_bed_temperature_c: number | null;
  /**
   * Highest chamber temperature: the lower of rated and firmware_limit, if known; null: not heated or not known.
   */
  max_chamber_temperature_c: number | null;
  /**
   * Material of the nozzle that it comes with.
   */
  nozzle_material: 'brass' | 'stainless_steel' | 'hardened_steel' | 'tungsten_carbide' | null;
  /**
   * G-code dialect that the slicer writes.
   */
  gcode_flavor: 'marlin' | 'marlin2' | 'klipper' | 'reprapfirmware' | 'repetier' | 'reprap' | null;
  /**
   * Firmware that it ships with.
   */
  firmware: string | null;
  /**
   * Whether the slicer can control the chamber temperature.
   */
  chamber_temperature_control: boolean | null;
  /**
   * Whether it has an auxiliary fan.
   */
  auxiliary_fan: boolean | null;
  /**
   * Whether the slicer can control air filtration; a filter that only runs by itself does not count.
   */
  air_filtration: boolean | null;
  /**
   * Highest speed by axis.
   */
  max_speed_mm_s: {
    /**
     * X axis.
     */
    x: number | null;
    /**
     * Y axis.
     */
    y: number | null;
    /**
     * Z axis.
     */
    z: number | null;
    /**
     * Extruder.
     */
    e: number | null;
  };
  /**
   * Highest acceleration.
   */
  max_acceleration_mm_s2: {
    /**
     * X axis.
     */
    x: number | null;
    /**
     * Y axis.
     */
    y: number | null;
    /**
     * Z axis.
     */
    z: number | null;
    /**
     * Extruder.
     */
    e: number | null;
    /**
     * While extruding.
     */
    extruding: number | null;
    /**
     * While retracting.
     */
    retracting: number | null;
    /**
     * While travelling.
     */
    travel: number | null;
  };
  /**
   * Highest jerk by axis.
   */
  max_jerk_mm_s: {
    /**
     * X axis.
     */
    x: number | null;
    /**
     * Y axis.
     */
    y: number | null;
    /**
     * Z axis.
     */
    z: number | null;
    /**
     * Extruder.
     */
    e: number | null;
  };
  /**
   * Plate that the profiles' bed temperature is for.
   */
  default_plate: 'cool' | 'textured_cool' | 'supertack' | 'engineering' | 'smooth_pei' | 'textured_pei' | null;
  /**
   * Retraction.
   */
  retraction: {
    /**
     * Retraction length.
     */
    length_mm: number | null;
    /**
     * Retraction speed; one number here, by feature in a process.
     */
    speed_mm_s: number | null;
    /**
     * Deretraction speed; null: same as the retraction speed.
     */
    deretraction_speed_mm_s: number | null;
    /**
     * Z hop height.
     */
    z_hop_mm: number | null;
    /**
     * Shortest travel that retracts.
     */
    min_travel_mm: number | null;
    /**
     * Whether it retracts when the layer changes.
     */
    on_layer_change: boolean | null;
    /**
     * Extra filament pushed out when it resumes; negative: less than was retracted.
     */
    extra_prime_mm: number | null;
    /**
     * Whether the nozzle wipes along the line it has printed while it retracts.
     */
    wipe: boolean | null;
    /**
     * Length of that wipe; PrusaSlicer calculates it itself.
     */
    wipe_distance_mm: number | null;
    /**
     * Share of the retraction that is done before the wipe starts.
     */
    before_wipe_percent: number | null;
    /**
     * How the nozzle is lifted: straight up (normal), on a ramp (slope), on a helix (spiral), or as the slicer decides (auto).
     */
    z_hop_type: 'auto' | 'normal' | 'slope' | 'spiral' | null;
  };
  /**
   * Year of market launch: not after the newest source was read.
   */
  release_year: number | null;
  /**
   * How the bed moves: bed_slinger (the bed moves along Y, the frame is often called i3), z_bed (the bed moves up and down only), fixed_bed (the bed never moves, a gantry moves the head in all directions), delta (three arms over a fixed bed), belt (the bed is a conveyor), rotating_bed (polar). It is independent of how the axes are driven.
   */
  structure: 'bed_slinger' | 'z_bed' | 'fixed_bed' | 'delta' | 'belt' | 'rotating_bed' | null;
  /**
   * How tools are arranged: single (one nozzle), multi_nozzle (several nozzles in one head), idex (independent heads on one axis), tool_changer (heads that are parked and picked up).
   */
  tool_arrangement: 'single' | 'multi_nozzle' | 'idex' | 'tool_changer' | null;
  /**
   * Height that the machine preset adds to every Z position.
   */
  z_offset_mm: number | null;
  /**
   * Whether the bed is heated.
   */
  heated_bed: boolean | null;
  /**
   * Filament diameter that it uses: 1.75, 2.85 or, on old machines, 3.
   */
  filament_diameter_mm: number | null;
  /**
   * Heat break of the hotend as sold: ptfe_lined (a PTFE tube reaches the hot part, which limits the temperature) or all_metal.
   */
  heat_break: 'ptfe_lined' | 'all_metal' | null;
  /**
   * Nozzle system, which decides which nozzles fit: mk8, mk10, v6, volcano, revo, nextruder, print_core; proprietary: the maker's own.
   */
  nozzle_system: 'mk8' | 'mk10' | 'v6' | 'volcano' | 'revo' | 'nextruder' | 'print_core' | 'proprietary' | null;
  /**
   * How the bed is levelled on the machine as sold: manual (only by screws) or automatic (a probe or sensor measures it).
   */
  bed_levelling: 'manual' | 'automatic' | null;
  /**
   * Multiple filaments in one print, with a unit or tools of the maker: included, optional (sold separately) or none.
   */
  multi_material: 'none' | 'optional' | 'included' | null;
  /**
   * Whether it comes with a camera.
   */
  camera: boolean | null;
  /**
   * What moves the Z axis: lead_screw or timing_belt.
   */
  z_drive: 'lead_screw' | 'timing_belt' | null;
  /**
   * Number of Z motors with a driver of their own, so that firmware can align the gantry or the bed; motors that share a driver count as one.
   */
  z_motor_count: number | null;
  /**
   * What measures the bed on the machine as sold: none, inductive (a switch that senses the metal of the plate, such as a PINDA), touch (a pin that is let down, such as a BLTouch or CR Touch), nozzle_contact (the nozzle touches the plate and a load cell, strain gauge or switch feels it), eddy_current (a coil that measures the distance to the plate).
   */
  probe: 'none' | 'inductive' | 'touch' | 'nozzle_contact' | 'eddy_current' | null;
  /**
   * How the supplied build plate is held: magnetic, clips, or fixed (it is not meant to be removed).
   */
  plate_attachment: 'magnetic' | 'clips' | 'fixed' | null;
  /**
   * Whether the firmware that it ships with has pressure advance, which Marlin calls linear advance.
   */
  pressure_advance: boolean | null;
  /**
   * Nozzle diameters with a preset, mm; a list here, a range in the conditions of a rule.
   */
  nozzle_diameters_mm: number[];
  /**
   * Default nozzle diameter: the one for which the facts and default profiles apply.
   */
  default_nozzle_diameter_mm: number | null;
  /**
   * Variant of the default nozzle; one of `nozzles`, its profile comes first for each material.
   */
  default_nozzle_variant: string | null;
  /**
   * Nozzles, each with its layer-height range.
   */
  nozzles: Nozzle[];
  /**
   * Ids of the materials with a profile.
   */
  materials: string[];
  presets: PrinterPresets;
  /**
   * Printable volume: the part of the build volume that the leading slicer allows.
   */
  printable_volume_mm: {
    /**
     * Width.
     */
    x: number | null;
    /**
     * Depth.
     */
    y: number | null;
    /**
     * Height.
     */
    z: number | null;
  };
  /**
   * Why the volume in the slicer differs from the build volume: margin (kept clear at the edges or the top), purge_area (wiping, purging, cutting), dual_heads (only one head reaches the whole area), clips (they hold the plate), travel (limited axis travel), beyond_stated (the slicer allows more than is stated, up to the edge of the plate: the stated volume is the safe one), other.
   */
  printable_volume_reason: 'margin' | 'purge_area' | 'dual_heads' | 'clips' | 'travel' | 'beyond_stated' | 'other' | null;
  /**
   * Highest temperatures that the maker states.
   */
  rated: {
    /**
     * Nozzle.
     */
    max_nozzle_temperature_c: number | null;
    /**
     * Bed.
     */
    max_bed_temperature_c: number | null;
    /**
     * Chamber.
     */
    max_chamber_temperature_c: number | null;
  };
  /**
   * Highest temperatures that the firmware or the maker's slicer can be set to. A cut-off is above suitable printing temperatures.
   */
  firmware_limit: {
    /**
     * Nozzle.
     */
    max_nozzle_temperature_c: number | null;
    /**
     * Bed.
     */
    max_bed_temperature_c: number | null;
    /**
     * Chamber.
     */
    max_chamber_temperature_c: number | null;
  };
  /**
   * Highest temperatures that third-party firmware for this machine can be set to: it is not the maker's firmware, and says nothing about the machine as sold.
   */
  community_firmware: {
    /**
     * Nozzle.
     */
    max_nozzle_temperature_c: number | null;
    /**
     * Bed.
     */
    max_bed_temperature_c: number | null;
    /**
     * Chamber.
     */
    max_chamber_temperature_c: number | null;
  };
  /**
   * The maximum temperatures in presets tuned for this machine: it has been printed at these. Presets of third parties or of the shared library and slicer defaults do not count; null: no such preset.
   */
  preset_maxima: {
    /**
     * Nozzle; a value with its preset here, other shapes in other records.
     */
    nozzle_temperature_c: {
      /**
       * Temperature.
       */
      value: number | null;
      /**
       * Filament preset with this temperature.
       */
      preset: string | null;
    };
    /**
     * Bed; a value with its preset here, other shapes in other records.
     */
    bed_temperature_c: {
      /**
       * Temperature.
       */
      value: number | null;
      /**
       * Filament preset with this temperature.
       */
      preset: string | null;
    };
    /**
     * Chamber; a value with its preset here, other shapes in other records.
     */
    chamber_temperature_c: {
      /**
       * Temperature.
       */
      value: number | null;
      /**
       * Filament preset with this temperature.
       */
      preset: string | null;
    };
  };
  /**
   * Id of the machine that this one is a configuration of (another tool head, multi-material unit, board or firmware); null for a machine that is not a configuration.
   */
  configuration_of: string | null;
  /**
   * How a configuration differs from its machine.
   */
  differences: ('tool_head' | 'multi_material' | 'module' | 'board' | 'firmware' | 'print_mode' | 'motion')[];
  /**
   * Ids of the configurations of this machine.
   */
  configurations: string[];
  /**
   * Id of the original machine if another brand sells it under this name; null if none is known. `provenance.curated` names the source.
   */
  rebrand_of: string | null;
  /**
   * Ids of the printers that other brands sell under another name.
   */
  rebrands: string[];
  /**
   * Values that no source states but that other figures suggest; the fact itself stays null.
   */
  likely: Likely[];
  /**
   * Possible harm that could not be ruled out; mostly empty.
   */
  warnings: Warning2[];
  provenance: PrinterProvenance;
}
/**
 * Names of this machine in other systems.
 */
export interface PrinterIdentifiers {
  /**
   * `model_id` of the machine model in OrcaSlicer and its relatives (Bambu Studio, Creality Print, ElegooSlicer, QIDI Studio).
   *
   * @minItems 1
   */
  orca_model_id?: string[];
  /**
   * Name of the machine model in OrcaSlicer (`printer_model`).
   *
   * @minItems 1
   */
  orcaslicer_printer?: string[];
  /**
   * Name of the machine model in Bambu Studio (`printer_model`).
   *
   * @minItems 1
   */
  bambu_studio_printer?: string[];
  /**
   * Name of the machine model in Creality Print.
   *
   * @minItems 1
   */
  creality_print_printer?: string[];
  /**
   * Name of the machine model in ElegooSlicer.
   *
   * @minItems 1
   */
  elegoo_slicer_printer?: string[];
  /**
   * Name of the machine model in Anycubic Slicer Next.
   *
   * @minItems 1
   */
  anycubic_slicer_printer?: string[];
  /**
   * Name of the machine model in QIDI Studio.
   *
   * @minItems 1
   */
  qidi_studio_printer?: string[];
  /**
   * Name of the machine model in Orca-Flashforge.
   *
   * @minItems 1
   */
  orca_flashforge_printer?: string[];
  /**
   * `printer_model` in PrusaSlicer's bundles.
   *
   * @minItems 1
   */
  prusaslicer_printer?: string[];
  /**
   * Name of the machine's definition in Cura, without `.def.json`.
   *
   * @minItems 1
   */
  cura_definition?: string[];
  /**
   * Code that Bambu Lab's machines use for their own model, in MQTT and in `resources/printers` of Bambu Studio.
   *
   * @minItems 1
   */
  bambu_model_code?: string[];
  /**
   * First characters of the serial numbers of a Bambu Lab machine.
   *
   * @minItems 1
   */
  bambu_serial_prefix?: string[];
  /**
   * Number of the machine type in Prusa's firmware (M862.2) and in PrusaLink.
   *
   * @minItems 1
   */
  prusa_model_number?: string[];
  /**
   * Model string that Creality's machines report.
   *
   * @minItems 1
   */
  creality_model?: string[];
  /**
   * Model string that Elegoo's machines report.
   *
   * @minItems 1
   */
  elegoo_model?: string[];
  /**
   * Number of the model in the configuration of Anycubic's machines and in their MQTT topics (`modelId`).
   *
   * @minItems 1
   */
  anycubic_model?: string[];
  /**
   * Product number that FlashForge's machines report (`pid`).
   *
   * @minItems 1
   */
  flashforge_model?: string[];
  /**
   * Name of the sample configuration in Klipper's repository, without `.cfg`.
   *
   * @minItems 1
   */
  klipper_config?: string[];
  /**
   * Host or service name by which the machine is found on a network.
   *
   * @minItems 1
   */
  mdns_name?: string[];
}
export interface Nozzle {
  /**
   * Nozzle variant.
   */
  variant: string;
  /**
   * Nozzle diameter.
   */
  diameter_mm: number | null;
  /**
   * Layer heights that the nozzle allows; a range here, one number in a process.
   */
  layer_height_mm: {
    /**
     * Lowest.
     */
    min: number | null;
    /**
     * Highest.
     */
    max: number | null;
  };
}
/**
 * Presets that the slicers themselves ship for the printer, in the newest release that was read: machine and process presets by slicer and nozzle. The filament presets are in the profiles.
 */
export interface PrinterPresets {
  /**
   * Presets of OrcaSlicer for the machine, one for each nozzle of the record that OrcaSlicer has; empty: OrcaSlicer does not have the machine.
   */
  orcaslicer: MachinePresets[];
  /**
   * Presets of Bambu Studio for the machine, one for each nozzle of the record that Bambu Studio has; empty: Bambu Studio does not have the machine.
   */
  bambu_studio: MachinePresets[];
  /**
   * Presets of PrusaSlicer for the machine, one for each nozzle of the record that PrusaSlicer has; empty: PrusaSlicer does not have the machine.
   */
  prusaslicer: MachinePresets[];
  /**
   * Presets of Cura for the machine, one for each nozzle of the record that Cura has; empty: Cura does not have the machine.
   */
  cura: MachinePresets[];
  /**
   * Quality types that Cura has for the machine: it rejects a profile of another type. Empty if Cura does not have the machine.
   */
  cura_quality_types: string[];
}
export interface MachinePresets {
  /**
   * Nozzle variant, among those of the printer.
   */
  nozzle: string;
  /**
   * Machine preset; in Cura the definition of the machine.
   */
  machine: string;
  /**
   * Process preset: the one that the machine preset names, otherwise the nearest standard process; in Cura the quality type of the material that the machine starts with. null: it has none.
   */
  process: string | null;
}
export interface Likely {
  /**
   * Field concerned.
   */
  field: string;
  /**
   * Most likely value.
   */
  value: string | number | boolean;
  /**
   * Reason for the estimate.
   */
  reason: string;
  /**
   * Reason for the estimate, Chinese.
   */
  reason_zh: string;
  /**
   * Machines for which the value is known and as estimated.
   */
  correct_count: number;
  /**
   * Machines for which the value is known and to which the same reason applies.
   */
  known_count: number;
}
export interface Warning2 {
  /**
   * What it is: nozzle_too_soft (an abrasive material on a nozzle that wears), near_firmware_cutoff (within 10 °C of a limit that only the firmware states), chamber_not_controlled (a chamber temperature that the printer cannot control), drying_above_softening (drying hotter than the material softens), slicer_defaults (not tuned for this printer), outside_material_range (outside the range of the material), outside_product_range (outside the range stated for the branded filament), fan_high_for_material (the fan never below 60 % on a styrenic, a polycarbonate or a polyamide), bed_cold_for_material (ABS or ASA on a bed of 80 °C or less), nozzle_cold_for_material (PETG below 220 °C), layer_high_for_nozzle (a layer above 80 % of the nozzle), first_layer_fast (a first layer at 100 mm/s or more), retraction_long (retraction of 8 mm or more), retraction_slow (retraction below 15 mm/s), hot_without_known_maximum (265 °C or more where no maximum of the printer is known), nozzle_temperature_unknown (no nozzle temperature), bed_temperature_unknown (no bed temperature on a printer that heats its bed), infill_sparse (infill below 8 %), line_wide_for_nozzle (a line wider than 1.5 nozzles), flow_high_for_flexible (TPU above 10 mm³/s), density_of_another_material (a product’s density that no plastic of its kind has), nozzle_range_of_another_material (a product’s nozzle range of which most lies outside its material’s), nozzle_range_wide (a product’s nozzle range of more than 50 °C).
   */
  code:
    | 'nozzle_too_soft'
    | 'near_firmware_cutoff'
    | 'chamber_not_controlled'
    | 'drying_above_softening'
    | 'slicer_defaults'
    | 'outside_material_range'
    | 'outside_product_range'
    | 'fan_high_for_material'
    | 'bed_cold_for_material'
    | 'nozzle_cold_for_material'
    | 'layer_high_for_nozzle'
    | 'first_layer_fast'
    | 'first_layer_temperature_apart'
    | 'retraction_long'
    | 'retraction_slow'
    | 'hot_without_known_maximum'
    | 'nozzle_temperature_unknown'
    | 'bed_temperature_unknown'
    | 'infill_sparse'
    | 'line_wide_for_nozzle'
    | 'flow_high_for_flexible'
    | 'density_of_another_material'
    | 'nozzle_range_of_another_material'
    | 'nozzle_range_wide';
  /**
   * Field of this record that it concerns.
   */
  field: string;
  /**
   * The warning, English.
   */
  message: string;
  /**
   * The warning, Chinese.
   */
  message_zh: string;
}
/**
 * Sources of the facts.
 */
export interface PrinterProvenance {
  /**
   * Leading source of this printer; `curated`: no imported source has it; its facts were read by people.
   */
  source: string;
  /**
   * Its name and version.
   */
  source_name: string;
  /**
   * Where it is published; for a printer with facts read by people, the page of its first fact.
   */
  repository: string;
  /**
   * Commit that was read; empty for a printer with facts read by people.
   */
  commit: string;
  /**
   * Licence of the source; null: none stated.
   */
  licence: string | null;
  /**
   * Vendor folder or bundle in the source.
   */
  bundle: string | null;
  /**
   * Name of the machine in the source.
   */
  models: string[];
  /**
   * Machine presets that were read.
   */
  presets: string[];
  /**
   * File of the source that states hardware facts.
   */
  hardware_file: string | null;
  /**
   * Fields that people curated, each with its source.
   */
  curated: CuratedField[];
  /**
   * Values that were corrected by hand.
   */
  corrected: Correction2[];
  /**
   * Different values in other sources.
   */
  others: OtherValue[];
  /**
   * Profiles of the source that are not published, and why.
   */
  withheld: WithheldProfile[];
  figure_kinds: Means;
  /**
   * Facts that were searched for but not found, each with the day of the last search.
   */
  not_found: SearchedField[];
}
export interface CuratedField {
  /**
   * Field.
   */
  field: string;
  /**
   * What was read.
   */
  source: string;
  /**
   * Passage of the source that states it, quoted or summarized.
   */
  passage: string | null;
}
export interface Correction2 {
  /**
   * Corrected field.
   */
  field: string;
  /**
   * Value in the source.
   */
  upstream_value: number | string | boolean | {} | null;
  /**
   * Why it was corrected or withheld.
   */
  reason: string;
  /**
   * Source of the right value.
   */
  source: string;
}
export interface OtherValue {
  /**
   * Field.
   */
  field: string;
  /**
   * A value of that field, in its unit.
   */
  value: number | string | boolean | {} | null;
  /**
   * Source with this value.
   */
  source: string;
}
export interface WithheldProfile {
  /**
   * Material id.
   */
  material: string;
  /**
   * Nozzle variant; null: all.
   */
  nozzle: string | null;
  /**
   * Why.
   */
  reason: string;
}
/**
 * Meaning of figures that could have two meanings.
 */
export interface Means {
  /**
   * stated: as stated for the machine (see curated); slicer: as in the leading slicer.
   */
  build_volume_mm: 'stated' | 'slicer' | null;
  /**
   * Which limit it is.
   */
  max_nozzle_temperature_c: 'rated' | 'firmware_limit' | 'community_firmware' | null;
  /**
   * Which limit it is.
   */
  max_bed_temperature_c: 'rated' | 'firmware_limit' | 'community_firmware' | null;
  /**
   * Which limit it is.
   */
  max_chamber_temperature_c: 'rated' | 'firmware_limit' | 'community_firmware' | null;
  /**
   * stated: as stated for the machine; preset: from its own preset; template: machines of four or more makers have exactly the same value, so it is a limit in a slicer's template or a firmware's example, not a speed that the maker states.
   */
  max_speed_mm_s: 'stated' | 'preset' | 'template' | null;
  /**
   * The same for the accelerations.
   */
  max_acceleration_mm_s2: 'stated' | 'preset' | 'template' | null;
}
export interface SearchedField {
  /**
   * Field.
   */
  field: string;
  /**
   * Day of the last search.
   */
  date: string;
}
/**
 * The presets that slicers have for a branded filament, by printer and nozzle. What rows share is listed once, and a row names it by its position. Together with the file of the pair of printer and material, a row becomes a whole profile.
 */
export interface ProductPresets {
  /**
   * Id of the branded filament.
   */
  filament: string;
  /**
   * Brand and name.
   */
  name: string;
  /**
   * Id of its material.
   */
  material: string;
  /**
   * Nozzle temperatures given by its maker; a range here, by layer in a profile; `nozzle_temperature_range_c` is a range in every record.
   */
  nozzle_temperature_c: {
    min: number;
    max: number;
  } | null;
  /**
   * Bed temperatures given by its maker; a range here, by layer in a profile; `bed_temperature_range_c` is always this range.
   */
  bed_temperature_c: {
    min: number;
    max: number;
  } | null;
  base: FilamentPart;
  /**
   * The distinct sets of filament figures: what of each differs from `base`, in its shape.
   */
  parts: PartChanges[];
  /**
   * The distinct sets of effective speeds.
   */
  speeds: EffectiveSpeed[];
  /**
   * The distinct presets of the rows.
   */
  presets: ProductPreset[];
  /**
   * The distinct outcomes of checking a preset against its printer.
   */
  findings: RowFindings[];
  /**
   * A row for each printer and nozzle, by printer; the printer's default nozzle first.
   */
  rows: ProductRow[];
  /**
   * Presets that are not published, with the reason.
   */
  withheld: WithheldPreset[];
  /**
   * The sources of the rows, by id.
   */
  sources: {
    [k: string]: RowSource;
  };
  blank: BlankProfile;
}
/**
 * The figures of the first preset.
 */
export interface FilamentPart {
  /**
   * Nozzle temperature; by layer here, a range in a material and in a filament; `nozzle_temperature_range_c` is a range in every record.
   */
  nozzle_temperature_c: {
    /**
     * First layer.
     */
    first_layer: number | null;
    /**
     * All other layers.
     */
    other_layers: number | null;
  };
  /**
   * Nozzle temperature range that the filament preset recommends.
   */
  nozzle_temperature_range_c: {
    /**
     * Lowest.
     */
    min: number | null;
    /**
     * Highest.
     */
    max: number | null;
  };
  /**
   * Bed temperature on the printer's default plate; by layer here, a range in a material and in a filament, also as `bed_temperature_range_c`.
   */
  bed_temperature_c: {
    /**
     * First layer.
     */
    first_layer: number | null;
    /**
     * All other layers.
     */
    other_layers: number | null;
  };
  /**
   * Bed temperature by plate.
   */
  bed_temperature_by_plate_c: {
    /**
     * Cool plate; null: not supported or not known.
     */
    cool: {
      /**
       * First layer.
       */
      first_layer: number | null;
      /**
       * All other layers.
       */
      other_layers: number | null;
    };
    /**
     * Textured cool plate; null: not supported or not known.
     */
    textured_cool: {
      /**
       * First layer.
       */
      first_layer: number | null;
      /**
       * All other layers.
       */
      other_layers: number | null;
    };
    /**
     * SuperTack cool plate; null: not supported or not known.
     */
    supertack: {
      /**
       * First layer.
       */
      first_layer: number | null;
      /**
       * All other layers.
       */
      other_layers: number | null;
    };
    /**
     * Engineering plate; null: not supported or not known.
     */
    engineering: {
      /**
       * First layer.
       */
      first_layer: number | null;
      /**
       * All other layers.
       */
      other_layers: number | null;
    };
    /**
     * Smooth PEI or high-temperature plate; null: not supported or not known.
     */
    smooth_pei: {
      /**
       * First layer.
       */
      first_layer: number | null;
      /**
       * All other layers.
       */
      other_layers: number | null;
    };
    /**
     * Textured PEI plate; null: not supported or not known.
     */
    textured_pei: {
      /**
       * First layer.
       */
      first_layer: number | null;
      /**
       * All other layers.
       */
      other_layers: number | null;
    };
  };
  /**
   * Chamber temperature; null: not controlled or not known. One number here, a range in a material and in a filament, also as `chamber_temperature_range_c`.
   */
  chamber_temperature_c: number | null;
  /**
   * Part cooling.
   */
  cooling: {
    /**
     * Lowest part-cooling fan speed.
     */
    fan_min_percent: number | null;
    /**
     * Highest part-cooling fan speed.
     */
    fan_max_percent: number | null;
    /**
     * Fan speed on overhangs and bridges.
     */
    overhang_fan_percent: number | null;
    /**
     * Number of initial layers without part cooling.
     */
    fan_off_first_layers: number | null;
    /**
     * Layer time below which the fan runs at its lowest speed.
     */
    fan_min_below_layer_time_s: number | null;
    /**
     * Layer time below which printing slows down and the fan runs at its highest speed.
     */
    slow_down_below_layer_time_s: number | null;
    /**
     * Minimum print speed when slowed down.
     */
    min_print_speed_mm_s: number | null;
    /**
     * Auxiliary fan speed.
     */
    auxiliary_fan_percent: number | null;
    /**
     * Whether short layers are printed slower so that they can cool.
     */
    slow_down: boolean | null;
    /**
     * Whether the outer wall keeps its speed when a layer is slowed down.
     */
    keep_outer_wall_speed: boolean | null;
    /**
     * Whether the fan always runs while printing, at least at its lowest speed.
     */
    fan_always_on: boolean | null;
    /**
     * Layer at which the fan reaches full speed; it increases linearly until then. 0: no ramp.
     */
    full_fan_speed_layer: number | null;
    /**
     * Fan speed on bridges.
     */
    bridge_fan_percent: number | null;
    /**
     * Fan speed on internal bridges; null: as on other bridges, or not known.
     */
    internal_bridge_fan_percent: number | null;
    /**
     * Fan speed on support interfaces; null: no speed of their own, or not known.
     */
    support_interface_fan_percent: number | null;
  };
  /**
   * Flow ratio (extrusion multiplier); one number here, a range in a filament, also as `flow_ratio_range`.
   */
  flow_ratio: number | null;
  /**
   * Maximum volumetric speed; one number here and in a material, a range in a filament, also as `max_volumetric_speed_range_mm3_s`.
   */
  max_volumetric_speed_mm3_s: number | null;
  /**
   * Pressure advance (Klipper pressure advance, Marlin linear advance K); null: not set by the preset.
   */
  pressure_advance: number | null;
  /**
   * Retraction.
   */
  retraction: {
    /**
     * Retraction length.
     */
    length_mm: number | null;
    /**
     * Retraction speed; one number here, by feature in a process.
     */
    speed_mm_s: number | null;
    /**
     * Deretraction speed; null: same as the retraction speed.
     */
    deretraction_speed_mm_s: number | null;
    /**
     * Z hop height.
     */
    z_hop_mm: number | null;
    /**
     * Shortest travel that retracts.
     */
    min_travel_mm: number | null;
    /**
     * Whether it retracts when the layer changes.
     */
    on_layer_change: boolean | null;
    /**
     * Extra filament pushed out when it resumes; negative: less than was retracted.
     */
    extra_prime_mm: number | null;
    /**
     * Whether the nozzle wipes along the line it has printed while it retracts.
     */
    wipe: boolean | null;
    /**
     * Length of that wipe; PrusaSlicer calculates it itself.
     */
    wipe_distance_mm: number | null;
    /**
     * Share of the retraction that is done before the wipe starts.
     */
    before_wipe_percent: number | null;
    /**
     * How the nozzle is lifted: straight up (normal), on a ramp (slope), on a helix (spiral), or as the slicer decides (auto).
     */
    z_hop_type: 'auto' | 'normal' | 'slope' | 'spiral' | null;
  };
  /**
   * Filament diameter set in the preset; for a cartridge or syringe, its bore (18 mm and more); for a pellet extruder, a nominal diameter (1.128 mm: 1 mm²).
   */
  filament_diameter_mm: number | null;
  /**
   * Minimum nozzle hardness, Rockwell C; 0: any nozzle.
   */
  required_nozzle_hrc: number | null;
  /**
   * Whether the preset says that the filament wears out a brass nozzle.
   */
  abrasive: boolean | null;
  /**
   * Shrinkage of a part compared with its design, which the slicer compensates.
   */
  shrinkage_percent: {
    /**
     * In the XY plane.
     */
    xy: number | null;
    /**
     * In height.
     */
    z: number | null;
  };
}
export interface PartChanges {
  [k: string]: unknown;
}
/**
 * Print speed that is actually reached: the speed set in the process or, if it is lower, the speed that max_volumetric_speed_mm3_s allows for the cross-section of the line. Bridges, gap infill and travel are left out: their line width is not known. null: a speed, width, height or the flow limit is not known.
 */
export interface EffectiveSpeed {
  /**
   * First layer.
   */
  first_layer: number | null;
  /**
   * First-layer infill.
   */
  first_layer_infill: number | null;
  /**
   * Outer wall.
   */
  outer_wall: number | null;
  /**
   * Inner wall.
   */
  inner_wall: number | null;
  /**
   * Sparse infill.
   */
  sparse_infill: number | null;
  /**
   * Solid infill.
   */
  solid_infill: number | null;
  /**
   * Top surface.
   */
  top_surface: number | null;
  /**
   * Support.
   */
  support: number | null;
  /**
   * Support interface.
   */
  support_interface: number | null;
  /**
   * Small perimeters (holes and posts), calculated with the line width of the outer wall.
   */
  small_perimeter: number | null;
}
/**
 * A preset of a source.
 */
export interface ProductPreset {
  /**
   * Kind of filament preset that represents the material: the default of the machine, a generic one, one of the brand, one of a third party, or a fallback of the shared library (untested on this machine).
   */
  basis: 'default' | 'generic' | 'brand' | 'third_party' | 'library';
  /**
   * Origin of the figures, determined by a comparison with the presets that the slicer starts from: tuned (set for this machine and material), generic_material (the slicer's own figures for the material, with at most one change, on a machine with tuned speeds), slicer_defaults (the slicer's own figures and speeds, not tuned for this machine). Only tuned or changed figures count in the ranges of materials.
   */
  evidence: 'tuned' | 'generic_material' | 'slicer_defaults';
  /**
   * Source.
   */
  source: string;
  /**
   * Filament preset.
   */
  preset: string;
  parents: ProductParents;
}
/**
 * The preset for the product in each slicer that has one for this printer and nozzle.
 */
export interface ProductParents {
  /**
   * OrcaSlicer.
   */
  orcaslicer?: string;
  /**
   * Bambu Studio.
   */
  bambu_studio?: string;
  /**
   * PrusaSlicer.
   */
  prusaslicer?: string;
}
/**
 * The outcome for a row.
 */
export interface RowFindings {
  /**
   * Possible harm that could not be ruled out; mostly empty.
   */
  warnings: Warning3[];
  /**
   * Values that were corrected by hand.
   */
  corrected: Correction3[];
}
export interface Warning3 {
  /**
   * What it is: nozzle_too_soft (an abrasive material on a nozzle that wears), near_firmware_cutoff (within 10 °C of a limit that only the firmware states), chamber_not_controlled (a chamber temperature that the printer cannot control), drying_above_softening (drying hotter than the material softens), slicer_defaults (not tuned for this printer), outside_material_range (outside the range of the material), outside_product_range (outside the range stated for the branded filament), fan_high_for_material (the fan never below 60 % on a styrenic, a polycarbonate or a polyamide), bed_cold_for_material (ABS or ASA on a bed of 80 °C or less), nozzle_cold_for_material (PETG below 220 °C), layer_high_for_nozzle (a layer above 80 % of the nozzle), first_layer_fast (a first layer at 100 mm/s or more), retraction_long (retraction of 8 mm or more), retraction_slow (retraction below 15 mm/s), hot_without_known_maximum (265 °C or more where no maximum of the printer is known), nozzle_temperature_unknown (no nozzle temperature), bed_temperature_unknown (no bed temperature on a printer that heats its bed), infill_sparse (infill below 8 %), line_wide_for_nozzle (a line wider than 1.5 nozzles), flow_high_for_flexible (TPU above 10 mm³/s), density_of_another_material (a product’s density that no plastic of its kind has), nozzle_range_of_another_material (a product’s nozzle range of which most lies outside its material’s), nozzle_range_wide (a product’s nozzle range of more than 50 °C).
   */
  code:
    | 'nozzle_too_soft'
    | 'near_firmware_cutoff'
    | 'chamber_not_controlled'
    | 'drying_above_softening'
    | 'slicer_defaults'
    | 'outside_material_range'
    | 'outside_product_range'
    | 'fan_high_for_material'
    | 'bed_cold_for_material'
    | 'nozzle_cold_for_material'
    | 'layer_high_for_nozzle'
    | 'first_layer_fast'
    | 'first_layer_temperature_apart'
    | 'retraction_long'
    | 'retraction_slow'
    | 'hot_without_known_maximum'
    | 'nozzle_temperature_unknown'
    | 'bed_temperature_unknown'
    | 'infill_sparse'
    | 'line_wide_for_nozzle'
    | 'flow_high_for_flexible'
    | 'density_of_another_material'
    | 'nozzle_range_of_another_material'
    | 'nozzle_range_wide';
  /**
   * Field of this record that it concerns.
   */
  field: string;
  /**
   * The warning, English.
   */
  message: string;
  /**
   * The warning, Chinese.
   */
  message_zh: string;
}
export interface Correction3 {
  /**
   * Corrected field.
   */
  field: string;
  /**
   * Value in the source.
   */
  upstream_value: number | string | boolean | {} | null;
  /**
   * Why it was corrected or withheld.
   */
  reason: string;
  /**
   * Source of the right value.
   */
  source: string;
}
/**
 * A preset on a printer and nozzle.
 */
export interface ProductRow {
  /**
   * Id of the printer.
   */
  printer: string;
  nozzle: ProfileNozzle;
  /**
   * Whether it is for the printer's default nozzle; null: no source says which nozzle is the default.
   */
  default_nozzle: boolean | null;
  /**
   * Id of the profile whose process goes with it: `{printer}--{nozzle.variant}--{material}`, which name its file. The material is the product's own, or its nearest kin on this printer.
   */
  profile: string;
  /**
   * Position in `parts`, from 0.
   */
  part: number;
  /**
   * Position in `presets`, from 0.
   */
  preset: number;
  /**
   * Position in `speeds`, from 0.
   */
  speeds: number;
  /**
   * Position in `findings`, from 0.
   */
  findings: number;
}
/**
 * Nozzle.
 */
export interface ProfileNozzle {
  /**
   * Nozzle diameter.
   */
  diameter_mm: number | null;
  /**
   * Nozzle variant.
   */
  variant: string;
}
export interface WithheldPreset {
  /**
   * Id of the printer.
   */
  printer: string;
  /**
   * Nozzle variant.
   */
  nozzle: string;
  /**
   * Source.
   */
  source: string;
  /**
   * Filament preset.
   */
  preset: string;
  /**
   * Why it is withheld.
   */
  reason: string;
}
export interface RowSource {
  /**
   * Commit that was read.
   */
  commit: string;
}
/**
 * The fields of a profile that a row alone does not tell, all null.
 */
export interface BlankProfile {
  process: ProcessValues;
  presets: ProfilePresets;
}
/**
 * Settings of the default process for a nozzle.
 */
export interface ProcessValues {
  /**
   * Layer height; one number here, a range in a nozzle of a printer.
   */
  layer_height_mm: number | null;
  /**
   * First layer height.
   */
  first_layer_height_mm: number | null;
  /**
   * Line width (extrusion width).
   */
  line_width_mm: {
    /**
     * Default.
     */
    default: number | null;
    /**
     * First layer.
     */
    first_layer: number | null;
    /**
     * Outer wall.
     */
    outer_wall: number | null;
    /**
     * Inner wall.
     */
    inner_wall: number | null;
    /**
     * Top surface.
     */
    top_surface: number | null;
    /**
     * Sparse infill.
     */
    sparse_infill: number | null;
    /**
     * Solid infill.
     */
    solid_infill: number | null;
    /**
     * Support.
     */
    support: number | null;
  };
  /**
   * Number of walls (perimeters).
   */
  wall_loops: number | null;
  /**
   * Wall generator.
   */
  wall_generator: 'classic' | 'arachne' | null;
  /**
   * Seam position.
   */
  seam_position: 'nearest' | 'aligned' | 'aligned_back' | 'back' | 'random' | null;
  /**
   * Top shell layers.
   */
  top_shell_layers: number | null;
  /**
   * Bottom shell layers.
   */
  bottom_shell_layers: number | null;
  /**
   * Sparse infill density.
   */
  infill_density_percent: number | null;
  /**
   * Sparse infill pattern, as the slicer names it.
   */
  infill_pattern: string | null;
  /**
   * Print speed; by feature here, one number in a retraction.
   */
  speed_mm_s: {
    /**
     * First layer.
     */
    first_layer: number | null;
    /**
     * First-layer infill.
     */
    first_layer_infill: number | null;
    /**
     * Outer wall.
     */
    outer_wall: number | null;
    /**
     * Inner wall.
     */
    inner_wall: number | null;
    /**
     * Sparse infill.
     */
    sparse_infill: number | null;
    /**
     * Solid infill.
     */
    solid_infill: number | null;
    /**
     * Top surface.
     */
    top_surface: number | null;
    /**
     * Bridge.
     */
    bridge: number | null;
    /**
     * Gap infill.
     */
    gap_infill: number | null;
    /**
     * Support.
     */
    support: number | null;
    /**
     * Travel.
     */
    travel: number | null;
    /**
     * Internal bridge.
     */
    internal_bridge: number | null;
    /**
     * Support interface.
     */
    support_interface: number | null;
    /**
     * Small perimeters (holes and posts).
     */
    small_perimeter: number | null;
    /**
     * Travel on the first layer.
     */
    first_layer_travel: number | null;
  };
  /**
   * Acceleration.
   */
  acceleration_mm_s2: {
    /**
     * Default.
     */
    default: number | null;
    /**
     * First layer.
     */
    first_layer: number | null;
    /**
     * Outer wall.
     */
    outer_wall: number | null;
    /**
     * Inner wall.
     */
    inner_wall: number | null;
    /**
     * Top surface.
     */
    top_surface: number | null;
    /**
     * Travel.
     */
    travel: number | null;
    /**
     * Sparse infill.
     */
    sparse_infill: number | null;
    /**
     * Solid infill.
     */
    solid_infill: number | null;
    /**
     * Bridge.
     */
    bridge: number | null;
  };
  /**
   * Brim.
   */
  brim: {
    /**
     * Where the brim goes.
     */
    type: 'auto' | 'outer' | 'inner' | 'outer_and_inner' | 'none' | 'painted' | null;
    /**
     * Brim width.
     */
    width_mm: number | null;
    /**
     * Gap between brim and part.
     */
    gap_mm: number | null;
  };
  /**
   * Support.
   */
  support: {
    /**
     * Whether support is generated.
     */
    enabled: boolean | null;
    /**
     * Kind of support.
     */
    type: 'normal' | 'tree' | 'snug' | 'organic' | null;
    /**
     * Overhang angle below which support is generated, measured from the bed.
     */
    threshold_angle_deg: number | null;
    /**
     * Z distance between support and part.
     */
    top_z_distance_mm: number | null;
    /**
     * Top interface layers.
     */
    interface_layers: number | null;
    /**
     * Whether support can only stand on the bed.
     */
    on_build_plate_only: boolean | null;
    /**
     * Pattern of the support body, as the slicer names it.
     */
    pattern: string | null;
    /**
     * Spacing between the lines of the support body.
     */
    spacing_mm: number | null;
    /**
     * Horizontal distance between support and part.
     */
    xy_distance_mm: number | null;
    /**
     * Z distance between the part and the support on top of it; PrusaSlicer: 0 means the same as above the support.
     */
    bottom_z_distance_mm: number | null;
    /**
     * Bottom interface layers; -1: same number as on top.
     */
    bottom_interface_layers: number | null;
    /**
     * Spacing between the lines of the interface; 0: solid.
     */
    interface_spacing_mm: number | null;
    /**
     * Pattern of the interface, as the slicer names it.
     */
    interface_pattern: string | null;
  };
  /**
   * Jerk set by the process; null: left to the firmware or not known.
   */
  jerk_mm_s: {
    /**
     * Default.
     */
    default: number | null;
    /**
     * First layer.
     */
    first_layer: number | null;
    /**
     * Outer wall.
     */
    outer_wall: number | null;
    /**
     * Inner wall.
     */
    inner_wall: number | null;
    /**
     * Top surface.
     */
    top_surface: number | null;
    /**
     * Sparse infill.
     */
    sparse_infill: number | null;
    /**
     * Travel.
     */
    travel: number | null;
  };
  /**
   * Flow ratio by feature, multiplied by that of the filament; by feature here, one number in the profile itself.
   */
  flow_ratio: {
    /**
     * First layer.
     */
    first_layer: number | null;
    /**
     * Top surface.
     */
    top_surface: number | null;
    /**
     * Bottom surface.
     */
    bottom_surface: number | null;
    /**
     * Bridges.
     */
    bridge: number | null;
    /**
     * Internal bridges.
     */
    internal_bridge: number | null;
  };
  /**
   * Overhanging walls.
   */
  overhang: {
    /**
     * Whether overhanging walls are printed slower.
     */
    slow_down: boolean | null;
    /**
     * Speed by the share of the line that overhangs; null: not slowed down there, or not known. By overhang here, one number in a retraction. PrusaSlicer interpolates between these speeds, the others switch in steps.
     */
    speed_mm_s: {
      /**
       * A quarter of the line.
       */
      quarter: number | null;
      /**
       * Half of it.
       */
      half: number | null;
      /**
       * Three quarters of it.
       */
      three_quarters: number | null;
      /**
       * All of it.
       */
      full: number | null;
    };
    /**
     * Whether walls that may have curled up are printed slower.
     */
    slow_down_curled: boolean | null;
  };
  /**
   * Radius up to which a perimeter counts as small; PrusaSlicer has a fixed one.
   */
  small_perimeter_threshold_mm: number | null;
  /**
   * Top surface pattern, as the slicer names it.
   */
  top_surface_pattern: string | null;
  /**
   * Bottom surface pattern, as the slicer names it.
   */
  bottom_surface_pattern: string | null;
  /**
   * Solid infill pattern, as the slicer names it.
   */
  solid_infill_pattern: string | null;
  /**
   * Minimum thickness of the top shell; 0: only the number of layers counts.
   */
  top_shell_thickness_mm: number | null;
  /**
   * Minimum thickness of the bottom shell; 0: only the number of layers counts.
   */
  bottom_shell_thickness_mm: number | null;
  /**
   * Overlap of infill and walls.
   */
  infill_wall_overlap_percent: number | null;
  /**
   * Order in which walls are printed.
   */
  wall_order: 'inner_outer' | 'outer_inner' | 'inner_outer_inner' | null;
  /**
   * Whether top surfaces have one wall only.
   */
  only_one_wall_top: boolean | null;
  /**
   * Whether the first layer has one wall only.
   */
  only_one_wall_first_layer: boolean | null;
  /**
   * Whether walls thinner than two lines are printed as one line; only with the classic wall generator.
   */
  detect_thin_walls: boolean | null;
  /**
   * Whether the outer wall is moved away from the inner walls for accuracy.
   */
  precise_outer_wall: boolean | null;
  /**
   * Minimum width of a wall line, with the Arachne wall generator.
   */
  min_wall_width_mm: number | null;
  /**
   * Thinnest part of a model that is printed, with the Arachne wall generator.
   */
  min_feature_size_mm: number | null;
  /**
   * Whether bridges are printed as round strands instead of flat lines.
   */
  thick_bridges: boolean | null;
  /**
   * Whether internal bridges are printed as round strands.
   */
  thick_internal_bridges: boolean | null;
  /**
   * Whether travel goes around walls instead of across.
   */
  avoid_crossing_walls: boolean | null;
  /**
   * Inward offset of the first layer (elephant foot compensation).
   */
  elephant_foot_compensation_mm: number | null;
  /**
   * Outward offset of the outer contour; negative: inward.
   */
  xy_contour_compensation_mm: number | null;
  /**
   * Widening of holes; negative: narrowing.
   */
  xy_hole_compensation_mm: number | null;
  /**
   * Details of the seam.
   */
  seam: {
    /**
     * Gap between the ends of a loop; negative: they overlap.
     */
    gap_mm: number | null;
    /**
     * Which walls get a scarf seam.
     */
    scarf: 'none' | 'external' | 'all' | null;
  };
  /**
   * Fastest change of the flow; null: not limited or not known.
   */
  extrusion_rate_smoothing_mm3_s2: number | null;
  /**
   * Detail size below which contours are simplified; 0: not simplified.
   */
  resolution_mm: number | null;
  /**
   * Whether curves are written as arcs (G2, G3).
   */
  arc_fitting: boolean | null;
  /**
   * Ironing.
   */
  ironing: {
    /**
     * Which surfaces are ironed.
     */
    type: 'none' | 'top' | 'topmost' | 'solid' | null;
    /**
     * Speed; one number here, by feature in a process.
     */
    speed_mm_s: number | null;
    /**
     * Flow.
     */
    flow_percent: number | null;
    /**
     * Distance between the lines.
     */
    spacing_mm: number | null;
  };
  /**
   * Skirt.
   */
  skirt: {
    /**
     * Loops; 0: no skirt.
     */
    loops: number | null;
    /**
     * Distance from the part or its brim.
     */
    distance_mm: number | null;
    /**
     * Height.
     */
    height_layers: number | null;
  };
  /**
   * Raft.
   */
  raft: {
    /**
     * Layers; 0: no raft.
     */
    layers: number | null;
    /**
     * Z distance between raft and part.
     */
    contact_distance_mm: number | null;
  };
  /**
   * Whether a prime tower (wipe tower) is printed when several filaments are used.
   */
  prime_tower: boolean | null;
  /**
   * Whether a single wall rises in a spiral (vase mode).
   */
  spiral_vase: boolean | null;
  /**
   * Whether several objects are printed layer by layer or one after the other.
   */
  print_sequence: 'by_layer' | 'by_object' | null;
}
/**
 * Presets that the slicers themselves ship for the same printer, nozzle and material, by slicer, no matter which slicer this record was read from.
 */
export interface ProfilePresets {
  orcaslicer: ParentPresets;
  bambu_studio: ParentPresets;
  prusaslicer: ParentPresets;
  cura: ParentPresets;
}
/**
 * Print settings for a printer, nozzle and material.
 */
export interface Profile {
  /**
   * Stable id: printer, nozzle variant and material.
   */
  id: string;
  /**
   * Id of the printer.
   */
  printer: string;
  /**
   * Id of the material.
   */
  material: string;
  /**
   * Id of the branded filament that was asked for; null: the record is for the material.
   */
  filament: string | null;
  /**
   * Whose figures the temperatures, cooling, flow and retraction are: product_on_this_printer (a preset for this branded filament on this printer and nozzle), product (stated for the branded filament, whatever the printer), material (the material's).
   */
  figures_of: 'product_on_this_printer' | 'product' | 'material';
  nozzle: ProfileNozzle1;
  /**
   * Whether it is for the printer's default nozzle; null: no source says which nozzle is the default.
   */
  default_nozzle: boolean | null;
  /**
   * Kind of filament preset that represents the material: the default of the machine, a generic one, one of the brand, one of a third party, or a fallback of the shared library (untested on this machine).
   */
  basis: 'default' | 'generic' | 'brand' | 'third_party' | 'library';
  /**
   * Origin of the figures, determined by a comparison with the presets that the slicer starts from: tuned (set for this machine and material), generic_material (the slicer's own figures for the material, with at most one change, on a machine with tuned speeds), slicer_defaults (the slicer's own figures and speeds, not tuned for this machine). Only tuned or changed figures count in the ranges of materials.
   */
  evidence: 'tuned' | 'generic_material' | 'slicer_defaults';
  /**
   * Nozzle temperature; by layer here, a range in a material and in a filament; `nozzle_temperature_range_c` is a range in every record.
   */
  nozzle_temperature_c: {
    /**
     * First layer.
     */
    first_layer: number | null;
    /**
     * All other layers.
     */
    other_layers: number | null;
  };
  /**
   * Nozzle temperature range that the filament preset recommends.
   */
  nozzle_temperature_range_c: {
    /**
     * Lowest.
     */
    min: number | null;
    /**
     * Highest.
     */
    max: number | null;
  };
  /**
   * Bed temperature on the printer's default plate; by layer here, a range in a material and in a filament, also as `bed_temperature_range_c`.
   */
  bed_temperature_c: {
    /**
     * First layer.
     */
    first_layer: number | null;
    /**
     * All other layers.
     */
    other_layers: number | null;
  };
  /**
   * Bed temperature by plate.
   */
  bed_temperature_by_plate_c: {
    /**
     * Cool plate; null: not supported or not known.
     */
    cool: {
      /**
       * First layer.
       */
      first_layer: number | null;
      /**
       * All other layers.
       */
      other_layers: number | null;
    };
    /**
     * Textured cool plate; null: not supported or not known.
     */
    textured_cool: {
      /**
       * First layer.
       */
      first_layer: number | null;
      /**
       * All other layers.
       */
      other_layers: number | null;
    };
    /**
     * SuperTack cool plate; null: not supported or not known.
     */
    supertack: {
      /**
       * First layer.
       */
      first_layer: number | null;
      /**
       * All other layers.
       */
      other_layers: number | null;
    };
    /**
     * Engineering plate; null: not supported or not known.
     */
    engineering: {
      /**
       * First layer.
       */
      first_layer: number | null;
      /**
       * All other layers.
       */
      other_layers: number | null;
    };
    /**
     * Smooth PEI or high-temperature plate; null: not supported or not known.
     */
    smooth_pei: {
      /**
       * First layer.
       */
      first_layer: number | null;
      /**
       * All other layers.
       */
      other_layers: number | null;
    };
    /**
     * Textured PEI plate; null: not supported or not known.
     */
    textured_pei: {
      /**
       * First layer.
       */
      first_layer: number | null;
      /**
       * All other layers.
       */
      other_layers: number | null;
    };
  };
  /**
   * Chamber temperature; null: not controlled or not known. One number here, a range in a material and in a filament, also as `chamber_temperature_range_c`.
   */
  chamber_temperature_c: number | null;
  /**
   * Part cooling.
   */
  cooling: {
    /**
     * Lowest part-cooling fan speed.
     */
    fan_min_percent: number | null;
    /**
     * Highest part-cooling fan speed.
     */
    fan_max_percent: number | null;
    /**
     * Fan speed on overhangs and bridges.
     */
    overhang_fan_percent: number | null;
    /**
     * Number of initial layers without part cooling.
     */
    fan_off_first_layers: number | null;
    /**
     * Layer time below which the fan runs at its lowest speed.
     */
    fan_min_below_layer_time_s: number | null;
    /**
     * Layer time below which printing slows down and the fan runs at its highest speed.
     */
    slow_down_below_layer_time_s: number | null;
    /**
     * Minimum print speed when slowed down.
     */
    min_print_speed_mm_s: number | null;
    /**
     * Auxiliary fan speed.
     */
    auxiliary_fan_percent: number | null;
    /**
     * Whether short layers are printed slower so that they can cool.
     */
    slow_down: boolean | null;
    /**
     * Whether the outer wall keeps its speed when a layer is slowed down.
     */
    keep_outer_wall_speed: boolean | null;
    /**
     * Whether the fan always runs while printing, at least at its lowest speed.
     */
    fan_always_on: boolean | null;
    /**
     * Layer at which the fan reaches full speed; it increases linearly until then. 0: no ramp.
     */
    full_fan_speed_layer: number | null;
    /**
     * Fan speed on bridges.
     */
    bridge_fan_percent: number | null;
    /**
     * Fan speed on internal bridges; null: as on other bridges, or not known.
     */
    internal_bridge_fan_percent: number | null;
    /**
     * Fan speed on support interfaces; null: no speed of their own, or not known.
     */
    support_interface_fan_percent: number | null;
  };
  /**
   * Flow ratio (extrusion multiplier); one number here, a range in a filament, also as `flow_ratio_range`.
   */
  flow_ratio: number | null;
  /**
   * Maximum volumetric speed; one number here and in a material, a range in a filament, also as `max_volumetric_speed_range_mm3_s`.
   */
  max_volumetric_speed_mm3_s: number | null;
  /**
   * Pressure advance (Klipper pressure advance, Marlin linear advance K); null: not set by the preset.
   */
  pressure_advance: number | null;
  /**
   * Retraction.
   */
  retraction: {
    /**
     * Retraction length.
     */
    length_mm: number | null;
    /**
     * Retraction speed; one number here, by feature in a process.
     */
    speed_mm_s: number | null;
    /**
     * Deretraction speed; null: same as the retraction speed.
     */
    deretraction_speed_mm_s: number | null;
    /**
     * Z hop height.
     */
    z_hop_mm: number | null;
    /**
     * Shortest travel that retracts.
     */
    min_travel_mm: number | null;
    /**
     * Whether it retracts when the layer changes.
     */
    on_layer_change: boolean | null;
    /**
     * Extra filament pushed out when it resumes; negative: less than was retracted.
     */
    extra_prime_mm: number | null;
    /**
     * Whether the nozzle wipes along the line it has printed while it retracts.
     */
    wipe: boolean | null;
    /**
     * Length of that wipe; PrusaSlicer calculates it itself.
     */
    wipe_distance_mm: number | null;
    /**
     * Share of the retraction that is done before the wipe starts.
     */
    before_wipe_percent: number | null;
    /**
     * How the nozzle is lifted: straight up (normal), on a ramp (slope), on a helix (spiral), or as the slicer decides (auto).
     */
    z_hop_type: 'auto' | 'normal' | 'slope' | 'spiral' | null;
  };
  /**
   * Filament diameter set in the preset; for a cartridge or syringe, its bore (18 mm and more); for a pellet extruder, a nominal diameter (1.128 mm: 1 mm²).
   */
  filament_diameter_mm: number | null;
  /**
   * Minimum nozzle hardness, Rockwell C; 0: any nozzle.
   */
  required_nozzle_hrc: number | null;
  /**
   * Whether the preset says that the filament wears out a brass nozzle.
   */
  abrasive: boolean | null;
  /**
   * Shrinkage of a part compared with its design, which the slicer compensates.
   */
  shrinkage_percent: {
    /**
     * In the XY plane.
     */
    xy: number | null;
    /**
     * In height.
     */
    z: number | null;
  };
  process: ProcessValues1;
  effective_speed_mm_s: EffectiveSpeed1;
  /**
   * Possible harm that could not be ruled out; mostly empty.
   */
  warnings: Warning4[];
  presets: ProfilePresets1;
  provenance: ProfileProvenance;
}
/**
 * Nozzle.
 */
export interface ProfileNozzle1 {
  /**
   * Nozzle diameter.
   */
  diameter_mm: number | null;
  /**
   * Nozzle variant.
   */
  variant: string;
}
/**
 * Settings of the default process for a nozzle.
 */
export interface ProcessValues1 {
  /**
   * Layer height; one number here, a range in a nozzle of a printer.
   */
  layer_height_mm: number | null;
  /**
   * First layer height.
   */
  first_layer_height_mm: number | null;
  /**
   * Line width (extrusion width).
   */
  line_width_mm: {
    /**
     * Default.
     */
    default: number | null;
    /**
     * First layer.
     */
    first_layer: number | null;
    /**
     * Outer wall.
     */
    outer_wall: number | null;
    /**
     * Inner wall.
     */
    inner_wall: number | null;
    /**
     * Top surface.
     */
    top_surface: number | null;
    /**
     * Sparse infill.
     */
    sparse_infill: number | null;
    /**
     * Solid infill.
     */
    solid_infill: number | null;
    /**
     * Support.
     */
    support: number | null;
  };
  /**
   * Number of walls (perimeters).
   */
  wall_loops: number | null;
  /**
   * Wall generator.
   */
  wall_generator: 'classic' | 'arachne' | null;
  /**
   * Seam position.
   */
  seam_position: 'nearest' | 'aligned' | 'aligned_back' | 'back' | 'random' | null;
  /**
   * Top shell layers.
   */
  top_shell_layers: number | null;
  /**
   * Bottom shell layers.
   */
  bottom_shell_layers: number | null;
  /**
   * Sparse infill density.
   */
  infill_density_percent: number | null;
  /**
   * Sparse infill pattern, as the slicer names it.
   */
  infill_pattern: string | null;
  /**
   * Print speed; by feature here, one number in a retraction.
   */
  speed_mm_s: {
    /**
     * First layer.
     */
    first_layer: number | null;
    /**
     * First-layer infill.
     */
    first_layer_infill: number | null;
    /**
     * Outer wall.
     */
    outer_wall: number | null;
    /**
     * Inner wall.
     */
    inner_wall: number | null;
    /**
     * Sparse infill.
     */
    sparse_infill: number | null;
    /**
     * Solid infill.
     */
    solid_infill: number | null;
    /**
     * Top surface.
     */
    top_surface: number | null;
    /**
     * Bridge.
     */
    bridge: number | null;
    /**
     * Gap infill.
     */
    gap_infill: number | null;
    /**
     * Support.
     */
    support: number | null;
    /**
     * Travel.
     */
    travel: number | null;
    /**
     * Internal bridge.
     */
    internal_bridge: number | null;
    /**
     * Support interface.
     */
    support_interface: number | null;
    /**
     * Small perimeters (holes and posts).
     */
    small_perimeter: number | null;
    /**
     * Travel on the first layer.
     */
    first_layer_travel: number | null;
  };
  /**
   * Acceleration.
   */
  acceleration_mm_s2: {
    /**
     * Default.
     */
    default: number | null;
    /**
     * First layer.
     */
    first_layer: number | null;
    /**
     * Outer wall.
     */
    outer_wall: number | null;
    /**
     * Inner wall.
     */
    inner_wall: number | null;
    /**
     * Top surface.
     */
    top_surface: number | null;
    /**
     * Travel.
     */
    travel: number | null;
    /**
     * Sparse infill.
     */
    sparse_infill: number | null;
    /**
     * Solid infill.
     */
    solid_infill: number | null;
    /**
     * Bridge.
     */
    bridge: number | null;
  };
  /**
   * Brim.
   */
  brim: {
    /**
     * Where the brim goes.
     */
    type: 'auto' | 'outer' | 'inner' | 'outer_and_inner' | 'none' | 'painted' | null;
    /**
     * Brim width.
     */
    width_mm: number | null;
    /**
     * Gap between brim and part.
     */
    gap_mm: number | null;
  };
  /**
   * Support.
   */
  support: {
    /**
     * Whether support is generated.
     */
    enabled: boolean | null;
    /**
     * Kind of support.
     */
    type: 'normal' | 'tree' | 'snug' | 'organic' | null;
    /**
     * Overhang angle below which support is generated, measured from the bed.
     */
    threshold_angle_deg: number | null;
    /**
     * Z distance between support and part.
     */
    top_z_distance_mm: number | null;
    /**
     * Top interface layers.
     */
    interface_layers: number | null;
    /**
     * Whether support can only stand on the bed.
     */
    on_build_plate_only: boolean | null;
    /**
     * Pattern of the support body, as the slicer names it.
     */
    pattern: string | null;
    /**
     * Spacing between the lines of the support body.
     */
    spacing_mm: number | null;
    /**
     * Horizontal distance between support and part.
     */
    xy_distance_mm: number | null;
    /**
     * Z distance between the part and the support on top of it; PrusaSlicer: 0 means the same as above the support.
     */
    bottom_z_distance_mm: number | null;
    /**
     * Bottom interface layers; -1: same number as on top.
     */
    bottom_interface_layers: number | null;
    /**
     * Spacing between the lines of the interface; 0: solid.
     */
    interface_spacing_mm: number | null;
    /**
     * Pattern of the interface, as the slicer names it.
     */
    interface_pattern: string | null;
  };
  /**
   * Jerk set by the process; null: left to the firmware or not known.
   */
  jerk_mm_s: {
    /**
     * Default.
     */
    default: number | null;
    /**
     * First layer.
     */
    first_layer: number | null;
    /**
     * Outer wall.
     */
    outer_wall: number | null;
    /**
     * Inner wall.
     */
    inner_wall: number | null;
    /**
     * Top surface.
     */
    top_surface: number | null;
    /**
     * Sparse infill.
     */
    sparse_infill: number | null;
    /**
     * Travel.
     */
    travel: number | null;
  };
  /**
   * Flow ratio by feature, multiplied by that of the filament; by feature here, one number in the profile itself.
   */
  flow_ratio: {
    /**
     * First layer.
     */
    first_layer: number | null;
    /**
     * Top surface.
     */
    top_surface: number | null;
    /**
     * Bottom surface.
     */
    bottom_surface: number | null;
    /**
     * Bridges.
     */
    bridge: number | null;
    /**
     * Internal bridges.
     */
    internal_bridge: number | null;
  };
  /**
   * Overhanging walls.
   */
  overhang: {
    /**
     * Whether overhanging walls are printed slower.
     */
    slow_down: boolean | null;
    /**
     * Speed by the share of the line that overhangs; null: not slowed down there, or not known. By overhang here, one number in a retraction. PrusaSlicer interpolates between these speeds, the others switch in steps.
     */
    speed_mm_s: {
      /**
       * A quarter of the line.
       */
      quarter: number | null;
      /**
       * Half of it.
       */
      half: number | null;
      /**
       * Three quarters of it.
       */
      three_quarters: number | null;
      /**
       * All of it.
       */
      full: number | null;
    };
    /**
     * Whether walls that may have curled up are printed slower.
     */
    slow_down_curled: boolean | null;
  };
  /**
   * Radius up to which a perimeter counts as small; PrusaSlicer has a fixed one.
   */
  small_perimeter_threshold_mm: number | null;
  /**
   * Top surface pattern, as the slicer names it.
   */
  top_surface_pattern: string | null;
  /**
   * Bottom surface pattern, as the slicer names it.
   */
  bottom_surface_pattern: string | null;
  /**
   * Solid infill pattern, as the slicer names it.
   */
  solid_infill_pattern: string | null;
  /**
   * Minimum thickness of the top shell; 0: only the number of layers counts.
   */
  top_shell_thickness_mm: number | null;
  /**
   * Minimum thickness of the bottom shell; 0: only the number of layers counts.
   */
  bottom_shell_thickness_mm: number | null;
  /**
   * Overlap of infill and walls.
   */
  infill_wall_overlap_percent: number | null;
  /**
   * Order in which walls are printed.
   */
  wall_order: 'inner_outer' | 'outer_inner' | 'inner_outer_inner' | null;
  /**
   * Whether top surfaces have one wall only.
   */
  only_one_wall_top: boolean | null;
  /**
   * Whether the first layer has one wall only.
   */
  only_one_wall_first_layer: boolean | null;
  /**
   * Whether walls thinner than two lines are printed as one line; only with the classic wall generator.
   */
  detect_thin_walls: boolean | null;
  /**
   * Whether the outer wall is moved away from the inner walls for accuracy.
   */
  precise_outer_wall: boolean | null;
  /**
   * Minimum width of a wall line, with the Arachne wall generator.
   */
  min_wall_width_mm: number | null;
  /**
   * Thinnest part of a model that is printed, with the Arachne wall generator.
   */
  min_feature_size_mm: number | null;
  /**
   * Whether bridges are printed as round strands instead of flat lines.
   */
  thick_bridges: boolean | null;
  /**
   * Whether internal bridges are printed as round strands.
   */
  thick_internal_bridges: boolean | null;
  /**
   * Whether travel goes around walls instead of across.
   */
  avoid_crossing_walls: boolean | null;
  /**
   * Inward offset of the first layer (elephant foot compensation).
   */
  elephant_foot_compensation_mm: number | null;
  /**
   * Outward offset of the outer contour; negative: inward.
   */
  xy_contour_compensation_mm: number | null;
  /**
   * Widening of holes; negative: narrowing.
   */
  xy_hole_compensation_mm: number | null;
  /**
   * Details of the seam.
   */
  seam: {
    /**
     * Gap between the ends of a loop; negative: they overlap.
     */
    gap_mm: number | null;
    /**
     * Which walls get a scarf seam.
     */
    scarf: 'none' | 'external' | 'all' | null;
  };
  /**
   * Fastest change of the flow; null: not limited or not known.
   */
  extrusion_rate_smoothing_mm3_s2: number | null;
  /**
   * Detail size below which contours are simplified; 0: not simplified.
   */
  resolution_mm: number | null;
  /**
   * Whether curves are written as arcs (G2, G3).
   */
  arc_fitting: boolean | null;
  /**
   * Ironing.
   */
  ironing: {
    /**
     * Which surfaces are ironed.
     */
    type: 'none' | 'top' | 'topmost' | 'solid' | null;
    /**
     * Speed; one number here, by feature in a process.
     */
    speed_mm_s: number | null;
    /**
     * Flow.
     */
    flow_percent: number | null;
    /**
     * Distance between the lines.
     */
    spacing_mm: number | null;
  };
  /**
   * Skirt.
   */
  skirt: {
    /**
     * Loops; 0: no skirt.
     */
    loops: number | null;
    /**
     * Distance from the part or its brim.
     */
    distance_mm: number | null;
    /**
     * Height.
     */
    height_layers: number | null;
  };
  /**
   * Raft.
   */
  raft: {
    /**
     * Layers; 0: no raft.
     */
    layers: number | null;
    /**
     * Z distance between raft and part.
     */
    contact_distance_mm: number | null;
  };
  /**
   * Whether a prime tower (wipe tower) is printed when several filaments are used.
   */
  prime_tower: boolean | null;
  /**
   * Whether a single wall rises in a spiral (vase mode).
   */
  spiral_vase: boolean | null;
  /**
   * Whether several objects are printed layer by layer or one after the other.
   */
  print_sequence: 'by_layer' | 'by_object' | null;
}
/**
 * Print speed that is actually reached: the speed set in the process or, if it is lower, the speed that max_volumetric_speed_mm3_s allows for the cross-section of the line. Bridges, gap infill and travel are left out: their line width is not known. null: a speed, width, height or the flow limit is not known.
 */
export interface EffectiveSpeed1 {
  /**
   * First layer.
   */
  first_layer: number | null;
  /**
   * First-layer infill.
   */
  first_layer_infill: number | null;
  /**
   * Outer wall.
   */
  outer_wall: number | null;
  /**
   * Inner wall.
   */
  inner_wall: number | null;
  /**
   * Sparse infill.
   */
  sparse_infill: number | null;
  /**
   * Solid infill.
   */
  solid_infill: number | null;
  /**
   * Top surface.
   */
  top_surface: number | null;
  /**
   * Support.
   */
  support: number | null;
  /**
   * Support interface.
   */
  support_interface: number | null;
  /**
   * Small perimeters (holes and posts), calculated with the line width of the outer wall.
   */
  small_perimeter: number | null;
}
export interface Warning4 {
  /**
   * What it is: nozzle_too_soft (an abrasive material on a nozzle that wears), near_firmware_cutoff (within 10 °C of a limit that only the firmware states), chamber_not_controlled (a chamber temperature that the printer cannot control), drying_above_softening (drying hotter than the material softens), slicer_defaults (not tuned for this printer), outside_material_range (outside the range of the material), outside_product_range (outside the range stated for the branded filament), fan_high_for_material (the fan never below 60 % on a styrenic, a polycarbonate or a polyamide), bed_cold_for_material (ABS or ASA on a bed of 80 °C or less), nozzle_cold_for_material (PETG below 220 °C), layer_high_for_nozzle (a layer above 80 % of the nozzle), first_layer_fast (a first layer at 100 mm/s or more), retraction_long (retraction of 8 mm or more), retraction_slow (retraction below 15 mm/s), hot_without_known_maximum (265 °C or more where no maximum of the printer is known), nozzle_temperature_unknown (no nozzle temperature), bed_temperature_unknown (no bed temperature on a printer that heats its bed), infill_sparse (infill below 8 %), line_wide_for_nozzle (a line wider than 1.5 nozzles), flow_high_for_flexible (TPU above 10 mm³/s), density_of_another_material (a product’s density that no plastic of its kind has), nozzle_range_of_another_material (a product’s nozzle range of which most lies outside its material’s), nozzle_range_wide (a product’s nozzle range of more than 50 °C).
   */
  code:
    | 'nozzle_too_soft'
    | 'near_firmware_cutoff'
    | 'chamber_not_controlled'
    | 'drying_above_softening'
    | 'slicer_defaults'
    | 'outside_material_range'
    | 'outside_product_range'
    | 'fan_high_for_material'
    | 'bed_cold_for_material'
    | 'nozzle_cold_for_material'
    | 'layer_high_for_nozzle'
    | 'first_layer_fast'
    | 'first_layer_temperature_apart'
    | 'retraction_long'
    | 'retraction_slow'
    | 'hot_without_known_maximum'
    | 'nozzle_temperature_unknown'
    | 'bed_temperature_unknown'
    | 'infill_sparse'
    | 'line_wide_for_nozzle'
    | 'flow_high_for_flexible'
    | 'density_of_another_material'
    | 'nozzle_range_of_another_material'
    | 'nozzle_range_wide';
  /**
   * Field of this record that it concerns.
   */
  field: string;
  /**
   * The warning, English.
   */
  message: string;
  /**
   * The warning, Chinese.
   */
  message_zh: string;
}
/**
 * Presets that the slicers themselves ship for the same printer, nozzle and material, by slicer, no matter which slicer this record was read from.
 */
export interface ProfilePresets1 {
  orcaslicer: ParentPresets;
  bambu_studio: ParentPresets;
  prusaslicer: ParentPresets;
  cura: ParentPresets;
}
/**
 * Sources of the values.
 */
export interface ProfileProvenance {
  /**
   * Source.
   */
  source: string;
  /**
   * Commit that was read.
   */
  commit: string;
  /**
   * Machine preset.
   */
  printer_preset: string;
  /**
   * Filament preset.
   */
  filament_preset: string;
  /**
   * Process preset.
   */
  process_preset: string | null;
  /**
   * default: the machine preset names it; inferred: the nearest standard process.
   */
  process_choice: 'default' | 'inferred' | null;
  /**
   * Values that were corrected by hand.
   */
  corrected: Correction4[];
}
export interface Correction4 {
  /**
   * Corrected field.
   */
  field: string;
  /**
   * Value in the source.
   */
  upstream_value: number | string | boolean | {} | null;
  /**
   * Why it was corrected or withheld.
   */
  reason: string;
  /**
   * Source of the right value.
   */
  source: string;
}
/**
 * Ids that changed, by kind; a kind without changes can be absent.
 */
export interface Redirects {
  /**
   * Brands: the former id and the current one.
   */
  brands?: {
    [k: string]: string;
  };
  /**
   * Printers: the former id and the current one.
   */
  printers?: {
    [k: string]: string;
  };
  /**
   * Materials: the former id and the current one.
   */
  materials?: {
    [k: string]: string;
  };
  /**
   * Symptoms: the former id and the current one.
   */
  symptoms?: {
    [k: string]: string;
  };
  /**
   * Filament brands: the former id and the current one.
   */
  filament_brands?: {
    [k: string]: string;
  };
  /**
   * Branded filaments: the former id and the current one.
   */
  filaments?: {
    [k: string]: string;
  };
  /**
   * Systems of codes: the former id and the current one.
   */
  code_systems?: {
    [k: string]: string;
  };
  /**
   * Codes of machines: the former id and the current one.
   */
  codes?: {
    [k: string]: string;
  };
  /**
   * Profiles: the former id and the one that it redirects to.
   */
  profiles?: {
    [k: string]: string;
  };
}
/**
 * Rules with setups, and the expected results, for tests of an implementation.
 */
export interface ResolveVectors {
  /**
   * How to use it.
   */
  about: string;
  /**
   * Fields that are left out everywhere.
   */
  without_texts: string[];
  /**
   * The table of vectors.
   */
  vectors: ResolveVector[];
}
export interface ResolveVector {
  /**
   * Rule id.
   */
  rule: string;
  setup: VectorSetup;
  resolved: VectorResolved;
}
/**
 * Setup of the answer; null: not chosen.
 */
export interface VectorSetup {
  /**
   * Printer id.
   */
  printer: string | null;
  /**
   * Material id.
   */
  material: string | null;
  /**
   * Profile id.
   */
  profile: string | null;
  /**
   * Slicer id.
   */
  slicer: string | null;
  /**
   * The user's own values, by setting id.
   */
  user_values: {
    [k: string]: number | string | boolean;
  };
}
/**
 * The answer, without texts.
 */
export interface VectorResolved {
  /**
   * Rule.
   */
  rule: string;
  /**
   * Whether the print must be stopped.
   */
  stop_print: boolean;
  /**
   * Whether the printer must be off until the cause is found: causes then has only fixes that are power_off.
   */
  power_off: boolean;
  /**
   * Fixes that need power where the printer must be off: only for after the cause is found and repaired.
   */
  after_repair: VectorLater[];
  /**
   * Contradictions in the setup.
   */
  contradictions: VectorContradiction[];
  /**
   * Causes that apply, or may apply.
   */
  causes: VectorCause[];
  /**
   * Left-out items.
   */
  omitted: VectorLeftOut[];
  /**
   * Conflicting fixes.
   */
  conflicts: VectorConflict[];
}
export interface VectorLater {
  /**
   * Cause.
   */
  cause: string;
  /**
   * Fix.
   */
  fix: string;
}
export interface VectorContradiction {
  /**
   * Code.
   */
  code: string;
}
export interface VectorCause {
  /**
   * Cause.
   */
  id: string;
  /**
   * As in the rule.
   */
  likelihood: string;
  applies: VectorApplies;
  /**
   * Fixes.
   */
  fixes: VectorFix[];
}
export interface VectorApplies {
  /**
   * Whether it applies; if: it depends on the open conditions.
   */
  verdict: 'yes' | 'no' | 'if';
  /**
   * Conditions that are not met.
   */
  unmet_conditions: VectorCondition[];
  /**
   * Conditions that are not known.
   */
  unknown_conditions: VectorCondition[];
  /**
   * Facts that were assumed to be likely.
   */
  assumptions: VectorGuess[];
}
export interface VectorCondition {
  /**
   * The condition concerned, as in a rule's conditions.
   */
  field: string;
  /**
   * Allowed values: a list, or a range in mm.
   */
  allowed:
    | string[]
    | {
        [k: string]: unknown;
      };
}
export interface VectorGuess {
  /**
   * Field of the printer.
   */
  field: string;
  /**
   * The likely value.
   */
  value: string | number | boolean;
}
export interface VectorFix {
  /**
   * Fix.
   */
  id: string;
  applies: VectorApplies;
  /**
   * Sentences for this setup.
   */
  additions: VectorAddition[];
  change: VectorChange;
}
export interface VectorAddition {
  /**
   * The text that it continues.
   */
  part: string;
  applies: VectorApplies;
}
export interface VectorRequirement {
  /**
   * Key.
   */
  key: string;
  /**
   * Value to set; null: a number.
   */
  value: boolean | string | null;
  /**
   * Lower limit.
   */
  above: number | null;
  /**
   * Upper limit.
   */
  below: number | null;
  /**
   * Id of the setting.
   */
  setting: string | null;
  /**
   * Record field.
   */
  record_field: string | null;
  /**
   * Values that meet it; null: any number above the limit.
   */
  record_values: (boolean | string)[] | null;
}
/**
 * Current state.
 */
export interface VectorNow {
  /**
   * Current value.
   */
  value: number | string | boolean | null;
  /**
   * Origin of the value.
   */
  from: string;
  /**
   * Speed that the flow limit leaves of it, mm/s; null: all of it, or it is no speed of a known line.
   */
  reached: number | null;
  /**
   * Build plate that it is for.
   */
  plate: string | null;
}
/**
 * As in the rule.
 */
export interface VectorSaid {
  /**
   * Figure.
   */
  value: number;
  /**
   * Unit.
   */
  unit: string;
}
export interface VectorFigure {
  /**
   * Lowest.
   */
  min: number | null;
  /**
   * Highest.
   */
  max: number | null;
  /**
   * Unit.
   */
  unit: string;
  /**
   * Position in the list of the rule.
   */
  index: number;
  applies: VectorApplies;
}
export interface VectorWay {
  /**
   * Direction.
   */
  direction: 'increase' | 'decrease';
  /**
   * What can be done: take a step, switch on at the lower end, return into the range; or why there is no value to try: it is at the limit (at_bound), the record's value is beyond it (at_profile), the user's own value is (none_left), no source states a step (no_step), the current value is not known (unknown_now), or the limits leave no values (no_range). go_back is no longer used.
   */
  status: 'step' | 'begin' | 'come_back' | 'go_back' | 'at_bound' | 'at_profile' | 'none_left' | 'no_step' | 'unknown_now' | 'no_range';
  /**
   * The first value to try.
   */
  first_value: number | null;
  /**
   * The values after it.
   */
  next_values: number[];
  stop: VectorBound;
}
export interface VectorFigureLeftOut {
  /**
   * List in the rule.
   */
  list: string;
  /**
   * Position in it.
   */
  index: number;
  /**
   * Why.
   */
  unmet_conditions: VectorCondition[];
}
export interface VectorRequirement1 {
  /**
   * Key.
   */
  key: string;
  /**
   * Value to set; null: a number.
   */
  value: boolean | string | null;
  /**
   * Lower limit.
   */
  above: number | null;
  /**
   * Upper limit.
   */
  below: number | null;
  /**
   * Id of the setting.
   */
  setting: string | null;
  /**
   * Record field.
   */
  record_field: string | null;
  /**
   * Values that meet it; null: any number above the limit.
   */
  record_values: (boolean | string)[] | null;
}
/**
 * Current state.
 */
export interface VectorNow1 {
  /**
   * Current value.
   */
  value: number | string | boolean | null;
  /**
   * Origin of the value.
   */
  from: string;
  /**
   * Speed that the flow limit leaves of it, mm/s; null: all of it, or it is no speed of a known line.
   */
  reached: number | null;
  /**
   * Build plate that it is for.
   */
  plate: string | null;
}
/**
 * As in the rule.
 */
export interface VectorSaid1 {
  /**
   * Figure.
   */
  value: number;
  /**
   * Unit.
   */
  unit: string;
}
export interface VectorFigureLeftOut1 {
  /**
   * List in the rule.
   */
  list: string;
  /**
   * Position in it.
   */
  index: number;
  /**
   * Why.
   */
  unmet_conditions: VectorCondition[];
}
export interface VectorLeftOut {
  /**
   * Cause.
   */
  cause: string;
  /**
   * Fix; null: the whole cause.
   */
  fix: string | null;
  /**
   * Why.
   */
  unmet_conditions: VectorCondition[];
  /**
   * Facts that were assumed to be likely.
   */
  assumptions: VectorGuess[];
}
export interface VectorConflict {
  /**
   * Rule.
   */
  rule: string;
  /**
   * Cause.
   */
  cause: string;
  /**
   * Fix.
   */
  fix: string;
  /**
   * Setting that both change.
   */
  setting: string;
  /**
   * Its direction.
   */
  direction: string;
  with: VectorConflictWith;
}
/**
 * The other one.
 */
export interface VectorConflictWith {
  /**
   * Rule.
   */
  rule: string;
  /**
   * Cause.
   */
  cause: string;
  /**
   * Fix.
   */
  fix: string;
  /**
   * Its direction.
   */
  direction: string;
}
/**
 * A troubleshooting rule: a symptom, its causes and their fixes.
 */
export interface Rule {
  /**
   * Stable id; the `symptom` parameter.
   */
  id: string;
  /**
   * The same id.
   */
  symptom: string;
  /**
   * Name, English.
   */
  name: string;
  /**
   * Name, Chinese.
   */
  name_zh: string;
  /**
   * Other names, in both languages.
   */
  aliases: string[];
  /**
   * Category.
   */
  category: string;
  /**
   * Name of the category, English.
   */
  category_name: string;
  /**
   * Name of the category, Chinese.
   */
  category_name_zh: string;
  /**
   * Where you see it, most typical place first; `printer`: not on the part but at the nozzle, the extruder, the filament or the electronics.
   */
  where: ('first-layer' | 'walls' | 'top' | 'overhangs' | 'details' | 'supports' | 'whole-print' | 'printer')[];
  /**
   * When you first notice it. start: before or during the first layer; printing: while the print runs; finished: on the finished part or when you remove it.
   */
  when: ('start' | 'printing' | 'finished')[];
  /**
   * What it looks like, most striking feature first. stops: nothing comes out or the print ends; signal: a noise, a smell or a message.
   */
  appearance: (
    | 'gaps'
    | 'strings-and-blobs'
    | 'lines-and-ripples'
    | 'rough'
    | 'deformed'
    | 'loose-or-broken'
    | 'stuck'
    | 'colour-and-gloss'
    | 'stops'
    | 'signal'
  )[];
  /**
   * low: cosmetic; medium: usable with defects; high: part lost or hardware stressed; critical: hardware or people at risk.
   */
  severity: 'low' | 'medium' | 'high' | 'critical';
  /**
   * Stop the print immediately.
   */
  stop_print: boolean;
  /**
   * Whether to unplug the printer; it must neither heat nor move until the cause is found.
   */
  power_off: boolean;
  /**
   * Description of the symptom, English.
   */
  description: string;
  /**
   * Description of the symptom, Chinese.
   */
  description_zh: string;
  /**
   * How one sees that the symptom is gone, English.
   */
  solved: string;
  /**
   * How one sees that the symptom is gone, Chinese.
   */
  solved_zh: string;
  applies_to: RuleConditions;
  /**
   * Causes, most likely first.
   */
  causes: Cause[];
  /**
   * Ids of related symptoms.
   */
  related: string[];
  /**
   * Drawings of the symptom; empty if there are none.
   */
  pictures: Picture1[];
  /**
   * What was read.
   */
  references: Reference2[];
  brief: BriefPaths;
}
export interface Cause {
  /**
   * Id.
   */
  id: string;
  /**
   * Name, English.
   */
  name: string;
  /**
   * Name, Chinese.
   */
  name_zh: string;
  /**
   * How likely, an editorial judgement.
   */
  likelihood: 'high' | 'medium' | 'low';
  basis: LikelihoodBasis;
  /**
   * How to confirm it, English.
   */
  check: string;
  /**
   * How to confirm it, Chinese.
   */
  check_zh: string;
  /**
   * Ids of the checks in diagnose.json that can make it more likely under this symptom.
   */
  checks: string[];
  applies_to: RuleConditions;
  /**
   * Fixes in the order to try.
   */
  fixes: Fix[];
  /**
   * Ids of references.
   */
  sources: string[];
}
/**
 * Basis of the likelihood.
 */
export interface LikelihoodBasis {
  /**
   * editorial: a judgement of the editors based on the sources; cases: also based on solved cases.
   */
  kind: 'editorial' | 'cases';
  /**
   * Addresses of those cases.
   */
  cases: string[];
}
export interface Fix {
  /**
   * Id.
   */
  id: string;
  /**
   * The fix in one line, English.
   */
  action: string;
  /**
   * The fix in one line, Chinese.
   */
  action_zh: string;
  /**
   * How to do it, English.
   */
  instructions: string;
  /**
   * How to do it, Chinese.
   */
  instructions_zh: string;
  /**
   * Sentences that apply to some setups only; empty if there are none.
   */
  additions: Addition[];
  /**
   * What to look at afterwards: own for the last sentence of the instructions; symptom for whether the symptom is gone.
   */
  check: 'own' | 'symptom';
  /**
   * Id of the setting whose value it finds by a test; null: none, or it changes one itself.
   */
  finds: string | null;
  /**
   * The most that it takes.
   */
  effort: 'setting' | 'look' | 'clean' | 'test' | 'tools' | 'parts';
  /**
   * Kind of fix.
   */
  kind: string;
  /**
   * Cost.
   */
  cost: 'free' | 'low' | 'medium' | 'high';
  /**
   * Time it takes.
   */
  minutes: number | null;
  applies_to: RuleConditions;
  adjustment: Adjustment;
  /**
   * Whether it dries the filament: use the material's `drying_temperature_c` and `drying_time_h` with it.
   */
  dries_filament: boolean;
  /**
   * Other figures.
   */
  figures: RuleFigure[];
  /**
   * Whether it is done entirely with the printer unplugged and cold.
   */
  power_off: boolean;
  /**
   * Hazards of the fix.
   */
  hazards: string[];
  /**
   * What can go wrong, English.
   */
  caution: string | null;
  /**
   * What can go wrong, Chinese.
   */
  caution_zh: string | null;
  /**
   * How prominent the caution is. warning: even if done as described, it can injure somebody or ruin the machine: show it before the instructions; note: show it as plain text after them; null: there is none.
   */
  caution_level: 'warning' | 'note' | null;
  /**
   * Ids of references.
   */
  sources: string[];
}
export interface Addition {
  when: RuleConditions;
  /**
   * The text that it continues.
   */
  part: 'instructions' | 'caution';
  /**
   * The sentence, English.
   */
  text: string;
  /**
   * The sentence, Chinese.
   */
  text_zh: string;
}
export interface RuleQuantity {
  /**
   * Value.
   */
  value: number | null;
  /**
   * Lowest.
   */
  min: number | null;
  /**
   * Highest.
   */
  max: number | null;
  /**
   * Unit.
   */
  unit: string;
  /**
   * Ids of references; null: general practice.
   */
  sources: string[] | null;
}
export interface ConditionalQuantity {
  when: RuleConditions;
  /**
   * Condition in words, English.
   */
  note: string | null;
  /**
   * Condition in words, Chinese.
   */
  note_zh: string | null;
  quantity: RuleQuantity;
}
export interface MaterialRange {
  /**
   * Material id.
   */
  material: string;
  /**
   * Lowest.
   */
  min: number | null;
  /**
   * Highest.
   */
  max: number | null;
  /**
   * Unit.
   */
  unit: string;
}
/**
 * Where to find it in each slicer.
 */
export interface RuleSlicers {
  orcaslicer: RuleSlicerKey;
  bambu_studio: RuleSlicerKey;
  prusaslicer: RuleSlicerKey;
  cura: RuleSlicerKey;
}
export interface RuleSlicerKey {
  /**
   * Key in the configuration; null: the slicer has none.
   */
  key: string | null;
  /**
   * Path in the interface, from the tab or window to the field itself, English; null: the slicer has none.
   */
  menu: string[] | null;
  /**
   * Path in the interface, Chinese.
   */
  menu_zh: string[] | null;
  /**
   * Label in the interface, English.
   */
  label: string | null;
  /**
   * Label in the interface, Chinese.
   */
  label_zh: string | null;
  /**
   * Unit there.
   */
  unit: string | null;
  /**
   * Minimum that it accepts.
   */
  min: number | null;
  /**
   * Maximum that it accepts.
   */
  max: number | null;
  /**
   * Keys of the same setting for other build plates; mostly empty.
   */
  plates: PlateKey[];
  /**
   * What certain printers need instead; the first whose conditions hold. Mostly empty.
   */
  workarounds: Workaround[];
  /**
   * Options of the slicer that must be set for the key to take effect; mostly empty.
   */
  requires: Requirement[];
  /**
   * Key with which a filament preset overrides the value of the printer; null: it cannot.
   */
  filament_key: string | null;
  /**
   * Path of that key in the interface, English.
   */
  filament_menu: string[] | null;
  /**
   * Path of that key in the interface, Chinese.
   */
  filament_menu_zh: string[] | null;
  /**
   * Menu of the slicer's own test that finds the value, English; null: it has none.
   */
  calibration: string | null;
  /**
   * Menu of the slicer's own test that finds the value, Chinese.
   */
  calibration_zh: string | null;
  /**
   * What to do without a key, English.
   */
  workaround: string | null;
  /**
   * What to do without a key, Chinese.
   */
  workaround_zh: string | null;
}
export interface PlateKey {
  /**
   * Build plate, as in a printer's `default_plate`.
   */
  plate: string;
  /**
   * Key.
   */
  key: string;
  /**
   * Replacement for the second-last step of the menu, English.
   */
  menu_step: string;
  /**
   * Replacement for the second-last step of the menu, Chinese.
   */
  menu_step_zh: string;
}
export interface Workaround {
  when: RuleConditions;
  /**
   * What to do, English.
   */
  workaround: string;
  /**
   * What to do, Chinese.
   */
  workaround_zh: string;
}
/**
 * Another option of the slicer without which the key has no effect or cannot be edited.
 */
export interface Requirement {
  /**
   * Key of that option.
   */
  key: string;
  /**
   * Path in the interface, English.
   */
  menu: string[];
  /**
   * Path in the interface, Chinese.
   */
  menu_zh: string[];
  /**
   * Value to set, as the slicer writes it; null: a number, see `above` and `below`.
   */
  value: boolean | string | null;
  /**
   * Name of the value in the interface, English; null: a switch or a number.
   */
  option: string | null;
  /**
   * Name of the value in the interface, Chinese.
   */
  option_zh: string | null;
  /**
   * The number must be above this.
   */
  above: number | null;
  /**
   * The number must be below this.
   */
  below: number | null;
  /**
   * Id of the setting that has this key; null: none.
   */
  setting: string | null;
  /**
   * Where records contain the value of the option, such as profile.process.support.enabled; null: nowhere.
   */
  record_field: string | null;
  /**
   * Values of that field that meet the requirement; null: any number above `above`, or 0.
   */
  record_values: (boolean | string)[] | null;
}
export interface FirstLayerSetting {
  /**
   * Id of the setting.
   */
  setting: string;
  /**
   * Name, English.
   */
  setting_name: string;
  /**
   * Name, Chinese.
   */
  setting_name_zh: string;
  /**
   * Where the records contain its value.
   */
  record_field: string | null;
  slicers: RuleSlicers;
}
export interface RuleFigure {
  /**
   * Meaning of the figure, English.
   */
  label: string;
  /**
   * Meaning of the figure, Chinese.
   */
  label_zh: string;
  when: RuleConditions;
  /**
   * Whether nobody can do the fix without it.
   */
  needed: boolean;
  quantity: RuleQuantity;
}
export interface Picture1 {
  /**
   * Path of the SVG file, for light and dark.
   */
  path: string;
  /**
   * What the picture shows, English.
   */
  alt: string;
  /**
   * What the picture shows, Chinese.
   */
  alt_zh: string;
}
export interface Reference2 {
  /**
   * Id that figures cite.
   */
  id: string;
  /**
   * Title.
   */
  title: string;
  /**
   * Address.
   */
  url: string;
  /**
   * The original, if it was read through this page.
   */
  original: string | null;
}
/**
 * A slicer setting and its names.
 */
export interface Setting {
  /**
   * Id.
   */
  id: string;
  /**
   * Name, English.
   */
  name: string;
  /**
   * Name, Chinese.
   */
  name_zh: string;
  /**
   * What it does, English.
   */
  description: string;
  /**
   * What it does, Chinese.
   */
  description_zh: string;
  /**
   * Kind of preset that contains it.
   */
  scope: 'process' | 'filament' | 'printer';
  /**
   * Unit.
   */
  unit: string;
  /**
   * Where the records of this service contain its value: the kind of record and the path in it, such as profile.process.layer_height_mm; null if none does.
   */
  record_field: string | null;
  /**
   * The range that its values have in the records, in its unit, without the 0.1 % at each end and with the safe ranges of fixes; null: not a number, or too few records.
   */
  observed: {
    all?: {
      /**
       * Lowest value.
       */
      min: number;
      /**
       * Highest value.
       */
      max: number;
      /**
       * Records that have a value.
       */
      records: number;
    };
    /**
     * Of printers with a direct-drive extruder, where it depends on that; null: it does not, or too few.
     */
    direct_drive?: {
      /**
       * Lowest value.
       */
      min: number;
      /**
       * Highest value.
       */
      max: number;
      /**
       * Records that have a value.
       */
      records: number;
    } | null;
    /**
     * Of printers with a Bowden extruder, where it depends on that; null: it does not, or too few.
     */
    bowden?: {
      /**
       * Lowest value.
       */
      min: number;
      /**
       * Highest value.
       */
      max: number;
      /**
       * Records that have a value.
       */
      records: number;
    } | null;
    /**
     * As a multiple of the nozzle diameter; null: not a measure of a line.
     */
    of_nozzle?: {
      /**
       * Lowest value.
       */
      min: number;
      /**
       * Highest value.
       */
      max: number;
      /**
       * Records that have a value.
       */
      records: number;
    } | null;
  } | null;
  /**
   * Id of the setting with the same effect on the first layer.
   */
  first_layer: string | null;
  /**
   * Pitfall when a value is converted for another slicer, English.
   */
  conversion: string | null;
  /**
   * Pitfall when a value is converted for another slicer, Chinese.
   */
  conversion_zh: string | null;
  /**
   * Where to find it in each slicer.
   */
  slicers: {
    orcaslicer: SlicerSetting;
    bambu_studio: SlicerSetting;
    prusaslicer: SlicerSetting;
    cura: SlicerSetting;
  };
  /**
   * Command or configuration key in firmware.
   */
  firmware: {
    /**
     * Marlin.
     */
    marlin: string | null;
    /**
     * Klipper.
     */
    klipper: string | null;
    /**
     * RepRapFirmware.
     */
    reprapfirmware: string | null;
  };
  /**
   * Further reading.
   */
  documentation: string | null;
}
export interface SlicerSetting {
  /**
   * Key in the configuration; null: the slicer has none.
   */
  key: string | null;
  /**
   * Path in the interface, from the tab or window to the field itself, English; null: the slicer has none.
   */
  menu: string[] | null;
  /**
   * Path in the interface, Chinese.
   */
  menu_zh: string[] | null;
  /**
   * Label in the interface, English.
   */
  label: string | null;
  /**
   * Label in the interface, Chinese.
   */
  label_zh: string | null;
  /**
   * Unit there.
   */
  unit: string | null;
  /**
   * Default in its source code.
   */
  default: string | number | boolean | null;
  /**
   * Lowest.
   */
  min: number | null;
  /**
   * Highest.
   */
  max: number | null;
  /**
   * Keys of the same setting for other build plates; mostly empty.
   */
  plates: PlateKey1[];
  /**
   * What certain printers need instead; the first whose conditions hold. Mostly empty.
   */
  workarounds: Workaround1[];
  /**
   * Options of the slicer that must be set for the key to take effect; mostly empty.
   */
  requires: Requirement[];
  /**
   * Key with which a filament preset overrides the value of the printer; null: it cannot.
   */
  filament_key: string | null;
  /**
   * Path of that key in the interface, English.
   */
  filament_menu: string[] | null;
  /**
   * Path of that key in the interface, Chinese.
   */
  filament_menu_zh: string[] | null;
  /**
   * Menu of the slicer's own test that finds the value, English; null: it has none.
   */
  calibration: string | null;
  /**
   * Menu of the slicer's own test that finds the value, Chinese.
   */
  calibration_zh: string | null;
  /**
   * Note, English.
   */
  note: string | null;
  /**
   * Note, Chinese.
   */
  note_zh: string | null;
  /**
   * What to do without a key, English.
   */
  workaround: string | null;
  /**
   * What to do without a key, Chinese.
   */
  workaround_zh: string | null;
  /**
   * Reference.
   */
  source: string | null;
}
export interface PlateKey1 {
  /**
   * Build plate, as in a printer's `default_plate`.
   */
  plate: string;
  /**
   * Key.
   */
  key: string;
  /**
   * Replacement for the second-last step of the menu, English.
   */
  menu_step: string;
  /**
   * Replacement for the second-last step of the menu, Chinese.
   */
  menu_step_zh: string;
}
export interface Workaround1 {
  when: RuleConditions;
  /**
   * What to do, English.
   */
  workaround: string;
  /**
   * What to do, Chinese.
   */
  workaround_zh: string;
}
/**
 * A spool on sale.
 */
export interface SpoolmanFilament {
  /**
   * Stable id: the id of the product, then colour, weight in grams and diameter in hundredths of a millimetre.
   */
  id: string;
  /**
   * Brand.
   */
  manufacturer: string;
  /**
   * Product and colour.
   */
  name: string;
  /**
   * Name of our material, the same as in materials.json.
   */
  material: string;
  /**
   * Density; `density_of` says of what.
   */
  density: number;
  /**
   * Present where the density is not that of this product, but the general one of its material. Spoolman does not read it.
   */
  density_of?: 'material';
  /**
   * Filament on the spool.
   */
  weight: number;
  /**
   * Empty spool.
   */
  spool_weight?: number;
  /**
   * Material of the spool; Spoolman reads it, but no source here states it.
   */
  spool_type?: 'plastic' | 'cardboard' | 'metal';
  /**
   * Diameter of the filament.
   */
  diameter: number;
  /**
   * The colour, if there is only one: hexadecimal sRGB without #.
   */
  color_hex?: string;
  /**
   * The colours, if there are several and the direction of the colour change is known.
   *
   * @minItems 2
   */
  color_hexes?: string[];
  /**
   * Middle of the nozzle temperature range; `extruder_temp_of` says of what. Spoolman accepts one value.
   */
  extruder_temp?: number;
  /**
   * Present where the nozzle temperature is not that of this product, but the general one of its material. Spoolman does not read it.
   */
  extruder_temp_of?: 'material';
  /**
   * Middle of the bed temperature range of the product, or the upper end of a range that starts at 0: Spoolman accepts one value.
   */
  bed_temp?: number;
  /**
   * Finish.
   */
  finish?: 'matte' | 'glossy';
  /**
   * Whether the colours lie side by side in the strand or follow each other along it.
   */
  multi_color_direction?: 'coaxial' | 'longitudinal';
  /**
   * Pattern.
   */
  pattern?: 'marble' | 'sparkle';
  /**
   * Whether light passes through; absent: no source says so.
   */
  translucent?: boolean;
  /**
   * Whether it glows in the dark; absent: no source says so.
   */
  glow?: boolean;
}
/**
 * A material.
 */
export interface SpoolmanMaterial {
  /**
   * Name of our material, the same as in filaments.json.
   */
  material: string;
  /**
   * Density.
   */
  density: number;
  /**
   * Middle of the material's nozzle temperature range: Spoolman accepts one value.
   */
  extruder_temp?: number;
  /**
   * Middle of the material's bed temperature range, or the upper end of a range that starts at 0: Spoolman accepts one value.
   */
  bed_temp?: number;
}
/**
 * Requests and the answers of the service, for tests of a mirror or a client.
 */
export interface Vectors {
  /**
   * How to use it.
   */
  about: string;
  /**
   * The table of vectors.
   */
  vectors: Vector[];
}
/**
 * A request and its answer.
 */
export interface Vector {
  /**
   * Name of the vector.
   */
  name: string;
  /**
   * The rule that it demonstrates.
   */
  rule: string;
  /**
   * Whether it requests the exact path of a file, which any static server can answer.
   */
  path_form: boolean;
  request: VectorRequest;
  response: VectorResponse;
}
/**
 * The request.
 */
export interface VectorRequest {
  /**
   * HTTP method.
   */
  method: string;
  /**
   * Path and query.
   */
  url: string;
  /**
   * Headers to send.
   */
  headers?: {
    [k: string]: string;
  };
}
/**
 * Conditions that the answer must meet; anything not listed is left open.
 */
export interface VectorResponse {
  /**
   * Status.
   */
  status: number;
  /**
   * Headers by lower-case name; null: the header must be absent.
   */
  headers: {
    [k: string]: string | null;
  };
  /**
   * SHA-256 of the body, hexadecimal; null: no body; absent for errors.
   */
  sha256?: string | null;
  meta?: Meta1;
  /**
   * For an error: fields that the body must have with these values, among others.
   */
  body?: {};
  /**
   * For an error: an id that its suggestions must contain.
   */
  suggestion?: string;
}
/**
 * Counts.
 */
export interface Meta1 {
  /**
   * Number of matching records.
   */
  total: number;
  /**
   * Page, from 1.
   */
  page: number;
  /**
   * Records per page.
   */
  limit: number;
}
