/* Generated from schemas/ by "npm run generate". Do not edit. */

/**
 * When it applies: every condition that is given must hold; null: always.
 */
export type BriefConditions = {
  /**
   * Material ids.
   */
  materials?: string[];
  /**
   * What the material is like.
   */
  material_traits?: string[];
  /**
   * Extruder types.
   */
  extruder_types?: string[];
  /**
   * Builds of the printer.
   */
  structures?: string[];
  /**
   * What the printer has.
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
   * What to do with it.
   */
  direction: 'increase' | 'decrease' | 'set' | 'enable' | 'disable' | 'tune';
  /**
   * What to set it to; null: no figure.
   */
  to: {
    /**
     * Lowest; the same as the highest where it is one value.
     */
    min: number | null;
    /**
     * Highest.
     */
    max: number | null;
  } | null;
  /**
   * Choice to set it to; null: no choice.
   */
  option: string | null;
  /**
   * How far to go at a time.
   */
  steps: {
    /**
     * Lowest; the same as the highest where it is one value.
     */
    min: number | null;
    /**
     * Highest.
     */
    max: number | null;
    /**
     * Unit; of a step it may be per cent of the value.
     */
    unit: string;
    applies_to: BriefConditions;
  }[];
  /**
   * Where to stop; null: no figure, or see range_of_material.
   */
  range: {
    /**
     * Lowest; the same as the highest where it is one value.
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
   * Where it is, English.
   */
  menu: string;
  /**
   * Where it is, Chinese.
   */
  menu_zh: string;
  /**
   * What to mind; null: nothing, English.
   */
  note: string | null;
  /**
   * What to mind; null: nothing, Chinese.
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
   * What the material is like: abrasive, flexible, warping, open_door.
   */
  material_traits: string[] | null;
  /**
   * Extruder types.
   */
  extruder_types: string[] | null;
  /**
   * Builds of the printer.
   */
  structures: string[] | null;
  /**
   * What the printer has: multi_material, auxiliary_fan.
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
 * A step: the version that it leads to, and its file.
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
 * How a value of the record becomes the text that the slicer reads.
 */
export type PresetForm = PresetFormPlain | PresetFormScaled | PresetFormWords | PresetFormConstant | PresetFormComputed;
/**
 * System presets of this slicer for the printer, nozzle and material: what a preset inherits from, or is laid over. null: its newest release that was read does not know the printer with this nozzle.
 */
export type ParentPresets = {
  /**
   * Machine preset; in Cura the definition of the machine.
   */
  machine: string;
  /**
   * Process preset: the one that the machine preset names, else the nearest standard one. In Cura the quality type for the material. null: it has none.
   */
  process: string | null;
  /**
   * Filament preset that stands for the material, chosen as for the record itself; in Cura the id of the material. null: none that fits.
   */
  filament: string | null;
  /**
   * Most kinds of extruder and nozzle flow (standard, high flow) that the process or filament preset has values of their own for. 1: one value stands for all. Above 1 a single value in a preset replaces those of all kinds.
   */
  variants: number;
} | null;
/**
 * What it comes to.
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
  now: VectorNow;
  step: VectorStep;
  /**
   * The directions to go to.
   */
  ways?: VectorWay[];
  target: VectorTarget;
  /**
   * What sources recommend.
   */
  recommendations?: VectorFigure[];
  /**
   * Figures that are for other setups.
   */
  left_out?: VectorFigureLeftOut[];
  first_layer: VectorFirstLayer;
} | null;
/**
 * Where the slicer has it.
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
   * The slicer's own unit, where it is another.
   */
  unit: string | null;
} | null;
/**
 * How far at a time.
 */
export type VectorStep = {
  /**
   * Step in the unit of the setting.
   */
  size: number | null;
  said: VectorSaid;
  /**
   * What other sources say.
   */
  others?: VectorFigure[];
} | null;
export type VectorBound = {
  /**
   * The end.
   */
  value: number;
  /**
   * Whose it is.
   */
  of: 'fix' | 'material' | 'printer' | 'profile' | 'slicer' | 'setting';
  /**
   * Field or key that says so.
   */
  field: string | null;
} | null;
/**
 * What a switch or a choice is set to.
 */
export type VectorTarget = {
  /**
   * What to set it to.
   */
  value: number | string | boolean | null;
  /**
   * Whether it stands so already.
   */
  reached: boolean | null;
  cut: VectorBound;
} | null;
/**
 * The same on the first layer.
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
  now: VectorNow1;
  step: VectorStep1;
  /**
   * The directions to go to.
   */
  ways?: VectorWay[];
  target: VectorTarget1;
  /**
   * What sources recommend.
   */
  recommendations?: VectorFigure[];
  /**
   * Figures that are for other setups.
   */
  left_out?: VectorFigureLeftOut1[];
} | null;
/**
 * Where the slicer has it.
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
   * The slicer's own unit, where it is another.
   */
  unit: string | null;
} | null;
/**
 * How far at a time.
 */
export type VectorStep1 = {
  /**
   * Step in the unit of the setting.
   */
  size: number | null;
  said: VectorSaid1;
  /**
   * What other sources say.
   */
  others?: VectorFigure[];
} | null;
/**
 * What a switch or a choice is set to.
 */
export type VectorTarget1 = {
  /**
   * What to set it to.
   */
  value: number | string | boolean | null;
  /**
   * Whether it stands so already.
   */
  reached: boolean | null;
  cut: VectorBound;
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
   * Where the records hold its value, as in the setting's own record.
   */
  record_field: string | null;
  /**
   * What to do with it.
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
     * What the records call the option; several where any of them will do; null: no record tells it.
     */
    values: string[] | null;
  } | null;
  /**
   * How far to go at a time.
   */
  steps: ConditionalQuantity[];
  /**
   * Where to stop, whatever the material.
   */
  safe_range: null | RuleQuantity;
  /**
   * Where to stop, by material; null when it does not depend on the material.
   */
  safe_range_by_material: MaterialRange[] | null;
  /**
   * Where to stop in a case, beside the safe range: all that apply hold.
   */
  stops: ConditionalQuantity[];
  /**
   * Values that sources give for a case.
   */
  recommendations: ConditionalQuantity[];
  slicers: RuleSlicers;
  /**
   * The setting that does the same on the first layer; null when there is none.
   */
  first_layer: null | FirstLayerSetting;
} | null;
/**
 * Branded filaments as Spoolman reads them from its external database (ExternalFilament in its spoolman/externaldb.py), one entry a colour, weight and diameter. Spoolman requires a density: where no source states that of the product, it is that of its material in general, and `density_of` says so, a field that Spoolman passes over. Where neither is known, and for a size without a weight, there is no entry.
 */
export type SpoolmanFilaments = SpoolmanFilament[];
/**
 * Our materials as Spoolman reads them from its external database (ExternalMaterial in its spoolman/externaldb.py). A material whose density is not known is left out, as Spoolman requires it.
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
  identify: Identify;
  'identify-spools': IdentifySpools;
  index: Index;
  'listed-material': ListedMaterial;
  'listed-rule': ListedRule;
  manifest: Manifest;
  material: Material;
  names: Names;
  'names-further': NamesFurther;
  'preset-mapping': PresetMapping;
  printer: Printer;
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
 * The part of the index that a page needs to name things.
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
}
/**
 * A brand that there are printers of.
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
 * What a source is called and where it lies.
 */
export interface SourceName {
  /**
   * Name.
   */
  name: string;
  /**
   * Its repository.
   */
  repository: string;
}
/**
 * A material in one language, without sources; its whole record has the same id.
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
   * Nozzle temperature range: what good presets and makers print it at. A range here, by layer in a profile; `nozzle_temperature_range_c` is a range in every record.
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
   * Bed temperature range: what good presets and makers print it at. A range here, by layer in a profile; `bed_temperature_range_c` is the same range under a name of its own.
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
   * Chamber temperature range; a range here, one number in a profile; `chamber_temperature_range_c` is the same range under a name of its own.
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
   * Part-cooling fan range: how high good presets and makers turn it up.
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
   * Softest nozzle that lasts: Rockwell hardness (HRC); brass has 2, stainless steel 20, hardened steel more.
   */
  min_nozzle_hardness_hrc: number | null;
  /**
   * How readily it takes up moisture.
   */
  hygroscopic: 'low' | 'medium' | 'high' | 'very_high' | null;
  /**
   * How much it tends to warp.
   */
  warping: 'low' | 'medium' | 'high' | 'very_high' | null;
  /**
   * Whether it wears a brass nozzle out.
   */
  abrasive: boolean | null;
  /**
   * Need for an enclosure; open_door: keep it open.
   */
  enclosure: 'open_door' | 'not_needed' | 'recommended' | 'required' | 'heated_chamber' | null;
  /**
   * What dissolves it.
   */
  soluble_in: string[] | null;
  /**
   * Materials whose prints part cleanly from supports of it.
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
   * Impact strength: energy that an unnotched bar printed flat takes up before it breaks (Charpy, ISO 179); the note says where it is another test.
   */
  impact_strength_kj_m2: number | null;
  /**
   * Heat deflection: temperature at which a part under a light load begins to bend (0.45 MPa, ISO 75 or ASTM D648), as printed.
   */
  heat_deflection_c: number | null;
  /**
   * Toughness: how well a part takes blows, as its maker rates it.
   */
  toughness: 'low' | 'medium' | 'high' | 'very_high' | null;
  /**
   * Resistance to sunlight.
   */
  uv_resistance: 'low' | 'medium' | 'high' | 'very_high' | null;
  /**
   * Price: a kilogram beside plain PLA of the same shop; low (up to 1.3 times), medium (up to 2), high (up to 4), very_high (more).
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
   * What else to know.
   */
  notes: string[];
}
/**
 * What the figures come to in words, by the written rules of the method; null where they rest on nothing known.
 */
export interface MaterialClasses {
  /**
   * How hard it is to print.
   */
  ease: 'easy' | 'moderate' | 'hard' | 'expert' | null;
  /**
   * How much a part bends.
   */
  stiffness: 'flexible' | 'pliable' | 'stiff' | 'very_stiff' | null;
  /**
   * How well a part takes blows.
   */
  toughness: 'brittle' | 'medium' | 'tough' | 'very_tough' | null;
  /**
   * What heat a part keeps its shape in: room (below 65 °C), warm (65 to 85 °C), hot (85 to 120 °C), very_hot (120 °C and more).
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
 * What one chooses a printer by; its whole record has the same id.
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
   * Id of the machine that this one is a configuration of: another tool head, multi-material unit, board or firmware; null for a machine.
   */
  configuration_of: string | null;
  /**
   * Build volume: what the maker states; until that is read, the slicer's figure (provenance.means says which).
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
   * Volume that the slicer lets one use, where it is another than the build volume; null: no other one is known.
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
   * Highest nozzle temperature: the lower of rated and firmware_limit, of those that are known; where neither is, community_firmware (provenance.means says which).
   */
  max_nozzle_temperature_c: number | null;
  /**
   * Highest bed temperature: the lower of rated and firmware_limit, of those that are known; where neither is, community_firmware (provenance.means says which).
   */
  max_bed_temperature_c: number | null;
  /**
   * Highest chamber temperature: the lower of rated and firmware_limit, of those that are known; null: not heated or not known.
   */
  max_chamber_temperature_c: number | null;
  /**
   * What moves the part: bed_slinger (the bed moves along Y, the frame is often called i3), z_bed (the bed moves up and down only), fixed_bed (the bed never moves, a gantry moves the head in all directions), delta (three arms over a fixed bed), belt (the bed is a conveyor), rotating_bed (polar). It says nothing of how the axes are driven.
   */
  structure: 'bed_slinger' | 'z_bed' | 'fixed_bed' | 'delta' | 'belt' | 'rotating_bed' | null;
  /**
   * How the axes are driven; what carries the bed is `structure`.
   */
  kinematics: 'cartesian' | 'corexy' | 'hybrid_corexy' | 'corexz' | 'hbot' | 'delta' | 'belt' | null;
  /**
   * How the filament is driven.
   */
  extruder_type: 'direct_drive' | 'bowden' | null;
  /**
   * What figures show where no source states the extruder type (`likely` of the record says why); null: nothing, or it is stated.
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
   * Year in which it came to market: not after the newest source was read.
   */
  release_year: number | null;
}
/**
 * A troubleshooting rule in one language: what to look at, what to do, how far and where to stop; its whole record has the same id.
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
   * What one sees.
   */
  description: string;
  /**
   * Stop the print at once.
   */
  stop_print: boolean;
  applies_to: BriefConditions;
  /**
   * How many unlikely causes are left to the whole record.
   */
  more_causes: number;
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
   * What to do; null: only in the whole record, for want of room.
   */
  instructions: string | null;
  applies_to: BriefConditions;
  change: BriefChange;
}
/**
 * How a setting is used: which values the records give it, and which symptoms are mended by changing it.
 */
export interface BriefSetting {
  /**
   * Id.
   */
  id: string;
  /**
   * The values that all records give it; null: no record holds it.
   */
  spread: {
    /**
     * What is counted.
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
     * Value below which a twentieth of the records lies, in the unit of the record's field; null: not a number, or none known.
     */
    low: number | null;
    /**
     * Value below which half of the records lie; null: not a number, or none known.
     */
    median: number | null;
    /**
     * Value below which nineteen twentieths of the records lie; null: not a number, or none known.
     */
    high: number | null;
    /**
     * The most frequent values, the most frequent first.
     */
    common: {
      /**
       * Value.
       */
      value: number | string | boolean;
      /**
       * Records that have it.
       */
      count: number;
    }[];
  } | null;
  /**
   * Ids of the symptoms that a fix mends by changing it.
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
   * Ids of the steps that it rests on.
   */
  after: string[];
  /**
   * Why it stands where it stands, English.
   */
  because: string;
  /**
   * Why it stands where it stands, Chinese.
   */
  because_zh: string;
  /**
   * Time of a person and the printer.
   */
  minutes: number | null;
  /**
   * What to print where the slicer has no test of its own, English.
   */
  print: string;
  /**
   * What to print where the slicer has no test of its own, Chinese.
   */
  print_zh: string;
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
   * What to look at, and which value follows, English.
   */
  look: string;
  /**
   * What to look at, and which value follows, Chinese.
   */
  look_zh: string;
  /**
   * Whether the value follows from a height in mm on the print: the first value tried plus height times step.
   */
  by_height: boolean;
  /**
   * Ids of the settings that the result is written into.
   */
  settings: string[];
  /**
   * Which values to try: the first that applies.
   */
  trials: CalibrationTrial[];
  /**
   * Dangers of doing it.
   */
  hazards: string[];
  /**
   * What to mind; null: nothing, English.
   */
  caution: string | null;
  /**
   * What to mind; null: nothing, Chinese.
   */
  caution_zh: string | null;
  /**
   * How loud to show the caution. warning: done as told, it can injure somebody or ruin the machine: before the instructions; note: a quiet line after them; null: there is none.
   */
  caution_level: 'warning' | 'note' | null;
  /**
   * Id of the fix that rules give for it.
   */
  fix: string;
  /**
   * Drawings of what one sees; empty when there is none.
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
   * First value, in the unit of the setting; null: see less, more or material_range.
   */
  from: number | null;
  /**
   * Last value.
   */
  to: number | null;
  /**
   * How far below the value now.
   */
  less: number | null;
  /**
   * How far above the value now.
   */
  more: number | null;
  /**
   * Field of the material that gives the range.
   */
  material_range: 'nozzle_temperature_c' | null;
  /**
   * From one value to the next.
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
   * The original that was read through this page.
   */
  via: string | null;
}
/**
 * What changed from one version of the data to the next, field by field.
 */
export interface Changes {
  /**
   * Version that the step leads to.
   */
  version: string;
  /**
   * Version that it starts from; null for the first one.
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
   * The changes as a person reads them: what is the same in many records once, the most frequent first.
   */
  groups: (RecordGroup | FieldGroup | ValueGroup)[];
  /**
   * Fields, as `<kind> <path>`, that the records below do not list because the file would be too large for a CDN.
   */
  left_out: string[];
  /**
   * Every record that is new, gone or different.
   */
  changes: RecordChange[];
}
/**
 * How many records of each kind are new, gone or different.
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
 * Imported sources that are new, gone, called otherwise, or of another commit.
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
   * Of another version.
   */
  updated: SourceUpdate[];
}
/**
 * A source that has another id.
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
 * Records that are new or gone, by what they belong to.
 */
export interface RecordGroup {
  /**
   * Kind of the records.
   */
  kind: 'printers' | 'materials' | 'profiles' | 'rules' | 'settings' | 'filaments' | 'fit' | 'codes';
  /**
   * What became of them.
   */
  change: 'added' | 'removed';
  /**
   * What `name` is the id of.
   */
  by: 'brand' | 'material' | 'kind';
  /**
   * What they belong to.
   */
  name: string;
  /**
   * How many.
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
   * What became of it.
   */
  change: 'new_field' | 'gone_field';
  /**
   * Its path, without what differs by record: `causes[].check`, `layer_height_mm.*.min`.
   */
  field: string;
  /**
   * Records that have a value there.
   */
  records: number;
  /**
   * Records of the kind in that version where it is null or missing.
   */
  unknown: number;
  /**
   * Smallest and largest, where all values are numbers.
   */
  range: number[] | null;
  /**
   * How many different values there are.
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
 * A value and how many records have it.
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
 * A field whose value is different in some records.
 */
export interface ValueGroup {
  /**
   * Kind of the records.
   */
  kind: 'printers' | 'materials' | 'profiles' | 'rules' | 'settings' | 'filaments' | 'fit' | 'codes';
  /**
   * What became of it.
   */
  change: 'changed';
  /**
   * Its path, without what differs by record: `causes[].check`, `layer_height_mm.*.min`.
   */
  field: string;
  /**
   * Records.
   */
  records: number;
  /**
   * Values that were null.
   */
  became_known: number;
  /**
   * Values that are null now.
   */
  became_unknown: number;
  /**
   * How many different steps from one value to another there are.
   */
  distinct: number;
  /**
   * The most frequent ones that are short, at most five. Of lists of names only what is gone (`before`) and what is new (`after`).
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
 * A step from one value to another and how many records took it.
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
 * A record that is new, gone or different.
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
   * What became of it.
   */
  change: 'added' | 'removed' | 'changed';
  /**
   * For `changed`: each field that both versions know. Fields that are new or gone as such are told by the groups.
   */
  fields?: FieldChange[];
}
/**
 * A value of a record that is different.
 */
export interface FieldChange {
  /**
   * Its path; an item of a list that has an id, or names its field, stands in brackets: `causes[too-hot].check`.
   */
  field: string;
  /**
   * Value before; null where that version lacks it.
   */
  before: number | string | boolean | {} | unknown[] | null;
  /**
   * Value now; null where this version lacks it.
   */
  after: number | string | boolean | {} | unknown[] | null;
}
/**
 * The kept steps from version to version: which of them lead from the version that one has to the one that is served.
 */
export interface ChangesIndex {
  /**
   * Version of the data that is served.
   */
  version: string;
  /**
   * Oldest version that the steps start from; who has an older one fetches everything. Null where there is no step.
   */
  from: string | null;
  /**
   * Version that the last step leads to: the last release. It is not `version` where the data that is served has not been released.
   */
  to: string | null;
  /**
   * Oldest first; each starts from the version that the one before it leads to.
   */
  steps: ChangesStep[];
}
/**
 * One step.
 */
export interface ChangesStep {
  /**
   * Version that it leads to.
   */
  version: string;
  /**
   * Version that it starts from; null for the first one.
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
   * Fields that it does not tell record by record.
   */
  left_out: string[];
}
/**
 * A code or message in which a machine reports a fault, and what it points to.
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
   * Id of the module of the machine; null where only the structure is known.
   */
  module: string | null;
  /**
   * As the machine prints it; what varies stands in braces.
   */
  code: string;
  /**
   * Other codes and messages for the same.
   */
  spellings: string[];
  /**
   * Values that a parameter has in this code, where it has not all of them.
   */
  only: {
    [k: string]: string[];
  };
  /**
   * How it is explained. words: by a sentence of its own; pattern: by one for several codes that differ in what stands in braces; structure: only by what its digits mean.
   */
  explained: 'words' | 'pattern' | 'structure';
  /**
   * notice: nothing is wrong; warning: it prints on, but something should be looked at; paused: it waits and can go on; stopped: the print has ended or does not begin; danger: something may burn, melt or crash; null: not known.
   */
  severity: 'notice' | 'warning' | 'paused' | 'stopped' | 'danger' | null;
  /**
   * What it means, English; null where only the structure is known.
   */
  meaning: string | null;
  /**
   * What it means, Chinese; null where only the structure is known.
   */
  meaning_zh: string | null;
  /**
   * What to do at once, English; null: nothing is urgent.
   */
  at_once: string | null;
  /**
   * What to do at once, Chinese; null: nothing is urgent.
   */
  at_once_zh: string | null;
  /**
   * What it takes before the machine prints on. continues: nothing; resume: mend what it says, then go on with the print; restart: start the machine or its firmware anew; repair: the owner mends or replaces a part; service: the maker's service; null: not known.
   */
  recovery: 'continues' | 'resume' | 'restart' | 'repair' | 'service' | null;
  /**
   * The symptoms that it is, the strongest first.
   */
  symptoms: CodeSymptom[];
  /**
   * The causes that it points to, most likely first.
   */
  causes: CodeCause[];
  /**
   * Ids of the checks to make first, in order.
   */
  checks: string[];
  /**
   * Why no symptom is meant, English; null where one is, or where only the structure is known.
   */
  no_symptom: string | null;
  /**
   * Why no symptom is meant, Chinese; null where one is, or where only the structure is known.
   */
  no_symptom_zh: string | null;
  /**
   * Ids of printers that report it; none: not told, or all of the system.
   */
  machines: string[];
  /**
   * Firmware that reports it, where others of the system do not.
   */
  firmware: string | null;
  /**
   * Where it was read.
   */
  source: string;
  /**
   * The maker's own page about it.
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
 * One system of codes or messages in which machines report faults.
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
   * Ids of the brands whose machines report in it; none: a firmware of many brands.
   */
  brands: string[];
  /**
   * Where one reads it, English.
   */
  shown: string;
  /**
   * Where one reads it, Chinese.
   */
  shown_zh: string;
  /**
   * What a code of it is made of, English.
   */
  structure: string;
  /**
   * What a code of it is made of, Chinese.
   */
  structure_zh: string;
  /**
   * Where its codes were read.
   */
  source: string;
  /**
   * Licence of that source as SPDX identifier; null: it states none, or its terms were not read.
   */
  licence: string | null;
  /**
   * The maker's own list.
   */
  page: string | null;
  /**
   * How codes of digits are written; none where all are messages.
   */
  forms: CodeForm[];
  /**
   * What stands in braces in codes of this system.
   */
  parameters: CodeParameter[];
  /**
   * The modules of the machine, in the order of their ids.
   */
  modules: CodeModule[];
  explained: CodesExplained;
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
   * What its digits are.
   */
  digits: 'hex' | 'decimal';
  /**
   * How many digits each group has.
   */
  groups: number[];
  /**
   * How many capital letters stand before the digits.
   */
  letters: number;
  /**
   * Whether machines also send a code as one decimal number.
   */
  as_number: boolean;
  /**
   * What the maker prints between groups; null: nothing.
   */
  separator: '-' | '_' | null;
  /**
   * What may stand before the digits.
   */
  prefixes: string[];
  /**
   * What digits at a place mean.
   */
  parts: CodeFormPart[];
  /**
   * Address of the maker's own page about a code, with {code} where the code stands.
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
   * Place of the first letter or digit, from 0, separators not counted.
   */
  from: number;
  /**
   * How many digits.
   */
  length: number;
  /**
   * What may be written there, each with what it means; null: anything.
   */
  values: CodeFormValue[] | null;
  /**
   * How bad each value is, where these digits say so.
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
  means: string;
  /**
   * What it means, Chinese.
   */
  means_zh: string;
}
export interface CodeParameter {
  /**
   * What stands in the braces.
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
   * What may be written there, each with what it means; null: anything.
   */
  values: CodeFormValue[] | null;
  /**
   * Of a parameter that may be anything: what it is on most machines.
   */
  typical: string[];
  /**
   * Of a parameter that may be anything: most words that it has.
   */
  words: number;
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
   * How many codes it has.
   */
  codes: number;
}
/**
 * How many codes are explained in which way.
 */
export interface CodesExplained {
  /**
   * Codes with a sentence of their own.
   */
  words: number;
  /**
   * Composed codes, each of which stands for several.
   */
  pattern: number;
  /**
   * Listed codes of which only the structure tells something.
   */
  structure: number;
}
/**
 * How causes are told apart: what is likely for a symptom before anything is asked, what a setup changes in it, and the checks whose outcomes do.
 */
export interface Diagnosis {
  grades: Grades;
  /**
   * Weight of a cause under a symptom that does not list it, where several symptoms are seen at once.
   */
  unlisted_weight: number;
  /**
   * Symptoms, in the order of their ids.
   */
  symptoms: DiagnosisSymptom[];
  /**
   * Causes, in the order of their ids.
   */
  causes: DiagnosisCause[];
  /**
   * Checks, in the order of their ids.
   */
  checks: DiagnosisCheck[];
  /**
   * What a setup makes likelier.
   */
  setups: DiagnosisSetup[];
}
/**
 * By how much an effect of each grade multiplies the weight of a cause; it divides where the change is “less”.
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
   * The printer must be off until the cause is found: only checks that are power_off too are asked.
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
   * How likely it is before anything else is known, beside the other causes of the symptom.
   */
  weight: number;
  /**
   * What the weight rests on: a judgement of the editors, or solved cases too, which the rule names.
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
   * What is looked at: the print that went wrong, a test print, the printer, the filament, the file and its settings, or what changed before.
   */
  about: 'part' | 'test' | 'machine' | 'filament' | 'file' | 'history';
  /**
   * What to do, English.
   */
  do: string;
  /**
   * What to do, Chinese.
   */
  do_zh: string;
  /**
   * Time it takes about.
   */
  minutes: number;
  /**
   * What it uses up.
   */
  cost: 'nothing' | 'filament' | 'part';
  /**
   * What has to stand still for it.
   */
  stops: 'nothing' | 'print' | 'machine';
  /**
   * Whether it is answered with the printer unplugged and cold.
   */
  power_off: boolean;
  /**
   * Symptoms under which it is asked.
   */
  symptoms: string[];
  applies_to: RuleConditions;
  /**
   * Group of its statements: what somebody tried and how it turned out, what changed before, where on the part it shows, when it comes, or what the display says; null: it has none.
   */
  told: 'tried' | 'changed' | 'where' | 'when' | 'display' | null;
  /**
   * Whether it is asked as a question; where it is not, its statements alone are heard.
   */
  asked: boolean;
  /**
   * What may come of it.
   */
  outcomes: DiagnosisOutcome[];
  /**
   * Why it tells these causes apart, English.
   */
  why: string;
  /**
   * Why it tells these causes apart, Chinese.
   */
  why_zh: string;
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
   * What came of it, English.
   */
  text: string;
  /**
   * What came of it, Chinese.
   */
  text_zh: string;
  /**
   * The outcome as an owner tells it unasked, English; null: it is only an answer.
   */
  statement: string | null;
  /**
   * The outcome as an owner tells it unasked, Chinese; null: it is only an answer.
   */
  statement_zh: string | null;
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
   * By how much.
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
   * Causes that it makes more or less likely.
   */
  effects: DiagnosisEffect[];
  /**
   * Symptoms that come up more often with it.
   */
  symptoms: string[];
  /**
   * Why, English.
   */
  why: string;
  /**
   * Why, Chinese.
   */
  why_zh: string;
  /**
   * Ids of references that say so; empty: a judgement of the editors.
   */
  sources: string[];
}
/**
 * Digests of files by path, a folder within another. The entity tag of a file is its digest in quotes.
 */
export interface EntityTags {
  [k: string]: string | EntityTags;
}
/**
 * What every answer looks like.
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
   * Records that match.
   */
  total: number;
  /**
   * Page, from 1.
   */
  page: number;
  /**
   * Records a page.
   */
  limit: number;
}
/**
 * Why a request failed.
 */
export interface ApiError {
  /**
   * What went wrong: a closed list.
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
    | 'not_found'
    | 'method_not_allowed'
    | 'rate_limited'
    | 'uri_too_long'
    | 'headers_too_large'
    | 'data_unavailable';
  /**
   * For people, English.
   */
  message: string;
  /**
   * For people, Chinese.
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
   * What is allowed, each value by itself; only where there are so few that all can be named.
   */
  allowed_values?: string[];
  /**
   * Up to five nearest ids, of `not_found` paths; of an identifier or a product that means several, all of them.
   */
  suggestions?: string[];
  /**
   * Where to read more.
   */
  documentation: string;
}
/**
 * A branded filament: what is written on the spool.
 */
export interface Filament {
  /**
   * Stable id: the brand's id, which names its file, and the product's name.
   */
  id: string;
  /**
   * Brand, as written.
   */
  brand: string;
  /**
   * Id of the brand: the name of its file.
   */
  brand_id: string;
  /**
   * Name of the product, without the brand.
   */
  name: string;
  /**
   * Id of the material that it is; `material` of profiles.
   */
  material: string;
  /**
   * Type of material as the databases and spools name it.
   */
  type: string | null;
  /**
   * Diameters that it is sold in.
   */
  diameters_mm: number[];
  /**
   * Density.
   */
  density_g_cm3: number | null;
  /**
   * Nozzle temperatures that its maker gives for it; a range here, by layer in a profile; `nozzle_temperature_range_c` is a range in every record.
   */
  nozzle_temperature_c: {
    min: number;
    max: number;
  } | null;
  /**
   * Bed temperatures that its maker gives for it; a range here, by layer in a profile; `bed_temperature_range_c` is the same range under a name of its own.
   */
  bed_temperature_c: {
    min: number;
    max: number;
  } | null;
  /**
   * Chamber temperatures that its maker gives for it; a range here, one number in a profile; `chamber_temperature_range_c` is the same range under a name of its own.
   */
  chamber_temperature_c: {
    min: number;
    max: number;
  } | null;
  /**
   * Temperature to dry it at; one number here, a range in a material; `drying_temperature_range_c` is a range in both.
   */
  drying_temperature_c: number | null;
  /**
   * How long to dry it; one number here, a range in a material; `drying_time_range_h` is a range in both.
   */
  drying_time_h: number | null;
  /**
   * Flow ratios of the slicers' presets for just this product, the least and the greatest; a range here, one number in a profile; `flow_ratio_range` is the same range under a name of its own.
   */
  flow_ratio: {
    min: number;
    max: number;
  } | null;
  /**
   * Maximum volumetric speeds of the slicers' presets for just this product, the least and the greatest; a range here, one number in a material and in a profile; `max_volumetric_speed_range_mm3_s` is a range in a material too.
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
  /**
   * Technical data sheet.
   */
  data_sheet_url: string | null;
  /**
   * Safety data sheet.
   */
  safety_sheet_url: string | null;
  /**
   * Whether a database says that it is no longer sold.
   */
  discontinued: boolean;
  /**
   * The colours that it is sold in.
   */
  colours: FilamentColour[];
  identifiers: FilamentIdentifiers;
  /**
   * Ids of the printers that have a slicer preset for just this product.
   */
  printers: string[];
  /**
   * What can harm and could not be settled; mostly empty.
   */
  warnings: Warning[];
  provenance: FilamentProvenance;
}
export interface FilamentColour {
  /**
   * Name of the colour, as its maker sells it.
   */
  name: string;
  /**
   * The colour as hexadecimal sRGB; several for filament of several colours; empty where no database has one.
   */
  hexes: string[];
  /**
   * What is special about it, in the words of the Open Filament Database and OpenPrintTag.
   */
  traits: string[];
  /**
   * Whether a database says that it is no longer sold.
   */
  discontinued: boolean;
  /**
   * Sizes it is sold in.
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
 * What other systems call this colour of the product.
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
   * `package_uuid` of an OpenPrintTag, one a size.
   *
   * @minItems 1
   */
  openprinttag_package_uuid?: string[];
  /**
   * Ids in SpoolmanDB, one a size and diameter.
   *
   * @minItems 1
   */
  spoolmandb_id?: string[];
  /**
   * Barcodes (GTIN or EAN), one a size.
   *
   * @minItems 1
   */
  gtin?: string[];
}
/**
 * What other systems call this product.
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
   * What it is: nozzle_too_soft (an abrasive material on a nozzle that wears), near_firmware_cutoff (within 10 °C of a limit that only the firmware states), chamber_not_controlled (a chamber temperature that the printer cannot control), drying_above_softening (drying hotter than the material softens), slicer_defaults (nobody tuned the profile for this printer), outside_material_range (outside the range of the material), fan_high_for_material (the fan never below 60 % on a styrenic, a polycarbonate or a polyamide), bed_cold_for_material (ABS or ASA on a bed of 80 °C or less), nozzle_cold_for_material (PETG below 220 °C), layer_high_for_nozzle (a layer above 80 % of the nozzle), first_layer_fast (a first layer at 100 mm/s or more), retraction_long (retraction of 8 mm or more), retraction_slow (retraction below 15 mm/s), hot_without_known_maximum (265 °C or more where no maximum of the printer is known), nozzle_temperature_unknown (no nozzle temperature), bed_temperature_unknown (no bed temperature on a printer that heats its bed), infill_sparse (infill below 8 %), line_wide_for_nozzle (a line wider than 1.5 nozzles), flow_high_for_flexible (TPU above 10 mm³/s), density_of_another_material (a product’s density that no plastic of its kind has), nozzle_range_of_another_material (a product’s nozzle range of which most lies outside its material’s), nozzle_range_wide (a product’s nozzle range of more than 50 °C).
   */
  code:
    | 'nozzle_too_soft'
    | 'near_firmware_cutoff'
    | 'chamber_not_controlled'
    | 'drying_above_softening'
    | 'slicer_defaults'
    | 'outside_material_range'
    | 'fan_high_for_material'
    | 'bed_cold_for_material'
    | 'nozzle_cold_for_material'
    | 'layer_high_for_nozzle'
    | 'first_layer_fast'
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
   * Field of this record that it is about.
   */
  field: string;
  /**
   * What to know, in English.
   */
  message: string;
  /**
   * The same in Chinese.
   */
  message_zh: string;
}
/**
 * Where it is from.
 */
export interface FilamentProvenance {
  /**
   * Ids of the sources that know the product, in the order in which they lead.
   */
  sources: string[];
  /**
   * Source of each value, by field.
   */
  fields: {
    [k: string]: string;
  };
  /**
   * Fields that are null because the only value a database has is the one that it gives to every product of the type.
   */
  templates: string[];
  /**
   * What other sources say, by field, where they differ.
   */
  others: {
    [k: string]: {
      source: string;
      value: unknown;
    }[];
  };
  /**
   * Values that were corrected by hand; `id` where another product was this one.
   */
  corrected: Correction[];
}
export interface Correction {
  /**
   * Field that was corrected.
   */
  field: string;
  /**
   * What the source says.
   */
  upstream_value: number | string | boolean | {} | null;
  /**
   * Why it was corrected or withheld.
   */
  reason: string;
  /**
   * Where the right value was read.
   */
  source: string;
}
/**
 * A brand of filament.
 */
export interface FilamentBrand {
  /**
   * Stable id; a brand that makes printers too has the same id there.
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
   * How many products.
   */
  products: number;
  /**
   * How many colours of all products.
   */
  colours: number;
  /**
   * Ids of the materials of its products.
   */
  materials: string[];
  /**
   * Whether it makes printers as well.
   */
  printer_brand: boolean;
  /**
   * Path of the file of its products.
   */
  file: string;
}
/**
 * What every record is called, by kind, for a search in the browser.
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
   * Brands of filament.
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
 * Whether a printer prints a material, and why.
 */
export interface Fit {
  /**
   * Id of the printer.
   */
  printer: string;
  /**
   * Id of the material.
   */
  material: string;
  /**
   * yes: as it is sold. with_care: if one does or minds what the reasons say. no: not as it is built, and no part that people usually fit changes that. unknown: what is known does not tell.
   */
  verdict: 'yes' | 'with_care' | 'no' | 'unknown';
  /**
   * What speaks against it, the weightiest first; empty where nothing does.
   */
  reasons: FitReason[];
  /**
   * Id of the profile that leads the pair; null where there is none.
   */
  profile: string | null;
}
/**
 * One thing that stands between a printer and a material.
 */
export interface FitReason {
  /**
   * What it is; a closed list.
   */
  code:
    | 'nozzle_too_cold'
    | 'nozzle_near_limit'
    | 'nozzle_maximum_unknown'
    | 'cold_extrusion'
    | 'bed_too_cold'
    | 'bed_not_heated'
    | 'bed_maximum_unknown'
    | 'chamber_not_heated'
    | 'chamber_too_cold'
    | 'chamber_unknown'
    | 'not_enclosed'
    | 'enclosure_unknown'
    | 'fumes'
    | 'nozzle_too_soft'
    | 'nozzle_hardness_unknown'
    | 'nozzle_too_small'
    | 'flexible_on_bowden'
    | 'other_filament_diameter'
    | 'untuned_profile'
    | 'no_profile';
  /**
   * What it alone comes to; yes: good to know, and no obstacle. The worst of all reasons is the verdict: no, then unknown, then with_care.
   */
  verdict: 'yes' | 'with_care' | 'no' | 'unknown';
  /**
   * The reason in English.
   */
  message: string;
  /**
   * The reason in Chinese.
   */
  message_zh: string;
  /**
   * What the material asks for: °C of a temperature, mm of a diameter, HRC of a hardness, otherwise a word.
   */
  needs: number | string | null;
  /**
   * What the printer has of it, in the same unit; null: not known, or nothing of it.
   */
  has: number | string | null;
  /**
   * What the printer's figure is: rated by its maker, allowed by its firmware or by that of its users, shown by the profile, only likely, or one's own change; null: a fact that can be only one thing.
   */
  means: 'rated' | 'firmware_limit' | 'community_firmware' | 'presets' | 'likely' | 'own' | null;
  source: FitSource;
}
/**
 * Where both sides were read.
 */
export interface FitSource {
  /**
   * Ids of the material's references.
   */
  needs: string[];
  /**
   * Address where the printer's figure was read, or id of the source; null where nothing was.
   */
  has: string | null;
}
/**
 * Which printer prints which material, without the reasons: a letter for each pair.
 */
export interface FitMatrix {
  letters: FitLetters;
  /**
   * Ids of the materials, in the order of the letters.
   */
  materials: string[];
  /**
   * By id of the printer: a letter for each material.
   */
  printers: {
    [k: string]: string;
  };
}
/**
 * What each letter stands for.
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
 * What machines, spools and programs call things, by system and as the system spells it, with our ids: several where it means several.
 */
export interface Identify {
  /**
   * By system, then by identifier.
   */
  systems: {
    [k: string]: IdentifierSystem;
  };
  /**
   * Path of the file with the identifiers of single colours and sizes: tags, barcodes, inventories.
   */
  spools: string;
}
export interface IdentifierSystem {
  /**
   * What the system is and where the identifier is sent.
   */
  description: string;
  /**
   * The same in Chinese.
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
   * Ids of materials; of a product, the material that it is.
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
 * Identifiers of single colours and sizes of products, by system: the filament's id and the name of the colour.
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
   * What the system is.
   */
  description: string;
  /**
   * The same in Chinese.
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
  colour: string;
}
/**
 * What there is: version of the data, counts, coverage, sources, limits and the paths of everything else.
 */
export interface Index {
  /**
   * Name of the service.
   */
  name: string;
  /**
   * Version of the data: it changes exactly when an answer does.
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
   * Databases of branded filaments, by id; the first that knows a value leads.
   */
  filament_sources: {
    [k: string]: FilamentSource;
  };
  /**
   * Every place that a fact is cited from.
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
   * Paths of the files, with the parts that vary in braces.
   */
  files: {
    [k: string]: string | string[];
  };
  /**
   * The brands that there are printers of.
   */
  brands: Brand1[];
  /**
   * The files that hold everything at once; none in a release without the site.
   */
  downloads: Download[];
}
/**
 * How many of everything is published.
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
   * Printers times the materials that each has a profile of.
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
   * Brands of filament.
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
 * How many records know each field.
 */
export interface CoverageByKind {
  /**
   * Fields of printers.
   */
  printers: {
    [k: string]: Coverage;
  };
  /**
   * Fields of the machines that most people have (see the list in data/well-known.yaml).
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
 * How many records know a field.
 */
export interface Coverage {
  /**
   * Records that know it.
   */
  known: number;
  /**
   * All records.
   */
  total: number;
}
/**
 * How many records know a field.
 */
export interface Coverage1 {
  /**
   * Records that know it.
   */
  known: number;
  /**
   * All records.
   */
  total: number;
}
/**
 * How many records know a field.
 */
export interface Coverage2 {
  /**
   * Records that know it.
   */
  known: number;
  /**
   * All records.
   */
  total: number;
}
/**
 * How many records know a field.
 */
export interface Coverage3 {
  /**
   * Records that know it.
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
   * How it is laid out: a checkout of an Orca-family slicer, a folder of PrusaSlicer bundles, one slicer's folder of slicer-profiles-db, or a checkout of Cura with its materials.
   */
  kind: 'orca' | 'prusa' | 'profiles-db' | 'cura';
  /**
   * Its repository.
   */
  repository: string;
  /**
   * The commit that was imported.
   */
  commit: string;
  /**
   * Its version, where it has one.
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
   * Only these vendor folders are read; left out: all.
   */
  vendors?: string[];
  /**
   * Printers that it leads.
   */
  printers: number;
  /**
   * Profiles that it leads.
   */
  profiles: number;
}
/**
 * A database of branded filaments that was imported.
 */
export interface FilamentSource {
  /**
   * Name.
   */
  name: string;
  /**
   * How it is laid out: a checkout of the Open Filament Database, of SpoolmanDB, or of the OpenPrintTag database.
   */
  kind: 'open-filament-database' | 'spoolmandb' | 'openprinttag';
  /**
   * Its repository.
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
   * Published products that it knows.
   */
  filaments: number;
}
/**
 * A place that facts were read at, and how much rests on it.
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
   * What it is: a slicer and its presets, firmware and its configurations, a maker's pages or designs, a collection of specifications, a community's notes, a paper or a standard or what an authority publishes, a shop's pages.
   */
  kind: 'slicer' | 'firmware' | 'maker' | 'database' | 'community' | 'paper' | 'shop';
  /**
   * Day on which it was last read.
   */
  read: string;
  /**
   * SPDX identifier; null with the reason in unlicensed.
   */
  licence: string | null;
  /**
   * Why there is no licence; null where there is one.
   */
  unlicensed: 'none_stated' | 'not_read' | null;
  /**
   * False for what is to be replaced.
   */
  usable: boolean;
  /**
   * Facts that rest on it.
   */
  facts: number;
  /**
   * Those of printers with a source of their own.
   */
  curated: number;
  /**
   * Values of it that are kept beside the one that leads.
   */
  beside: number;
  /**
   * Records that cite it.
   */
  records: number;
}
/**
 * What a user may do with the data.
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
  spdx: LicenceIdentifiers;
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
 * A brand that there are printers of.
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
 * A file that holds much at once.
 */
export interface Download {
  /**
   * Path.
   */
  path: string;
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
   * What it holds.
   */
  description: string;
  /**
   * The same in Chinese.
   */
  description_zh: string;
}
/**
 * What a material is found by: its names and family.
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
 * What a symptom is recognised and found by: its rule without the causes.
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
   * What one sees, English.
   */
  description: string;
  /**
   * What one sees, Chinese.
   */
  description_zh: string;
  /**
   * Stop the print at once.
   */
  stop_print: boolean;
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
   * How many files there are, without the manifest itself.
   */
  files: number;
  /**
   * What they have together.
   */
  bytes: number;
  /**
   * SHA-256 of the entries as sha256sum reads them, hexadecimal.
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
   * Path of its address, from the slash.
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
   * Nozzle temperature range: what good presets and makers print it at. A range here, by layer in a profile; `nozzle_temperature_range_c` is a range in every record.
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
   * Bed temperature range: what good presets and makers print it at. A range here, by layer in a profile; `bed_temperature_range_c` is the same range under a name of its own.
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
   * Chamber temperature range; a range here, one number in a profile; `chamber_temperature_range_c` is the same range under a name of its own.
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
   * Part-cooling fan range: how high good presets and makers turn it up.
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
   * How readily it takes up moisture.
   */
  hygroscopic: 'low' | 'medium' | 'high' | 'very_high' | null;
  /**
   * How much it tends to warp.
   */
  warping: 'low' | 'medium' | 'high' | 'very_high' | null;
  /**
   * Whether it wears a brass nozzle out.
   */
  abrasive: boolean | null;
  /**
   * Softest nozzle that lasts: Rockwell hardness (HRC); brass has 2, stainless steel 20, hardened steel more.
   */
  min_nozzle_hardness_hrc: number | null;
  /**
   * Need for an enclosure; open_door: keep it open.
   */
  enclosure: 'open_door' | 'not_needed' | 'recommended' | 'required' | 'heated_chamber' | null;
  /**
   * What dissolves it.
   */
  soluble_in: string[] | null;
  /**
   * Materials whose prints part cleanly from supports of it.
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
   * Impact strength: energy that an unnotched bar printed flat takes up before it breaks (Charpy, ISO 179); the note says where it is another test.
   */
  impact_strength_kj_m2: number | null;
  /**
   * Heat deflection: temperature at which a part under a light load begins to bend (0.45 MPa, ISO 75 or ASTM D648), as printed.
   */
  heat_deflection_c: number | null;
  /**
   * Toughness: how well a part takes blows, as its maker rates it.
   */
  toughness: 'low' | 'medium' | 'high' | 'very_high' | null;
  /**
   * Resistance to sunlight.
   */
  uv_resistance: 'low' | 'medium' | 'high' | 'very_high' | null;
  /**
   * Price: a kilogram beside plain PLA of the same shop; low (up to 1.3 times), medium (up to 2), high (up to 4), very_high (more).
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
   * Hints for printing it.
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
   * What can harm and could not be settled; mostly empty.
   */
  warnings: Warning1[];
  provenance: MaterialProvenance;
  identifiers: MaterialIdentifiers;
}
/**
 * What the figures come to in words, by the written rules of the method; null where they rest on nothing known.
 */
export interface MaterialClasses1 {
  /**
   * How hard it is to print.
   */
  ease: 'easy' | 'moderate' | 'hard' | 'expert' | null;
  /**
   * How much a part bends.
   */
  stiffness: 'flexible' | 'pliable' | 'stiff' | 'very_stiff' | null;
  /**
   * How well a part takes blows.
   */
  toughness: 'brittle' | 'medium' | 'tough' | 'very_tough' | null;
  /**
   * What heat a part keeps its shape in: room (below 65 °C), warm (65 to 85 °C), hot (85 to 120 °C), very_hot (120 °C and more).
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
   * What it is: nozzle_too_soft (an abrasive material on a nozzle that wears), near_firmware_cutoff (within 10 °C of a limit that only the firmware states), chamber_not_controlled (a chamber temperature that the printer cannot control), drying_above_softening (drying hotter than the material softens), slicer_defaults (nobody tuned the profile for this printer), outside_material_range (outside the range of the material), fan_high_for_material (the fan never below 60 % on a styrenic, a polycarbonate or a polyamide), bed_cold_for_material (ABS or ASA on a bed of 80 °C or less), nozzle_cold_for_material (PETG below 220 °C), layer_high_for_nozzle (a layer above 80 % of the nozzle), first_layer_fast (a first layer at 100 mm/s or more), retraction_long (retraction of 8 mm or more), retraction_slow (retraction below 15 mm/s), hot_without_known_maximum (265 °C or more where no maximum of the printer is known), nozzle_temperature_unknown (no nozzle temperature), bed_temperature_unknown (no bed temperature on a printer that heats its bed), infill_sparse (infill below 8 %), line_wide_for_nozzle (a line wider than 1.5 nozzles), flow_high_for_flexible (TPU above 10 mm³/s), density_of_another_material (a product’s density that no plastic of its kind has), nozzle_range_of_another_material (a product’s nozzle range of which most lies outside its material’s), nozzle_range_wide (a product’s nozzle range of more than 50 °C).
   */
  code:
    | 'nozzle_too_soft'
    | 'near_firmware_cutoff'
    | 'chamber_not_controlled'
    | 'drying_above_softening'
    | 'slicer_defaults'
    | 'outside_material_range'
    | 'fan_high_for_material'
    | 'bed_cold_for_material'
    | 'nozzle_cold_for_material'
    | 'layer_high_for_nozzle'
    | 'first_layer_fast'
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
   * Field of this record that it is about.
   */
  field: string;
  /**
   * What to know, in English.
   */
  message: string;
  /**
   * The same in Chinese.
   */
  message_zh: string;
}
/**
 * Where the figures come from.
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
   * Ids of references; of a range that profiles decide also of the sources that these are from.
   */
  sources: string[];
  /**
   * What the figure is, or how sure.
   */
  note: string | null;
  /**
   * What other sources say instead.
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
   * Field that was corrected.
   */
  field: string;
  /**
   * What the source says.
   */
  upstream_value: number | string | boolean | {} | null;
  /**
   * Why it was corrected or withheld.
   */
  reason: string;
  /**
   * Where the right value was read.
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
   * The original that was read through this page.
   */
  via: string | null;
}
/**
 * What other systems call this material.
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
   * GUID of a material in Cura's fdm_materials.
   *
   * @minItems 1
   */
  fdm_materials_guid?: string[];
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
 * What is looked up when the list of names has nothing: names of branded filaments, identifiers of other systems, and what machines report, folded (lower case, no separators), with all ids that each means.
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
   * Names of branded filaments, and identifiers of those and of materials.
   */
  materials: {
    /**
     * @minItems 1
     */
    [k: string]: string[];
  };
  /**
   * Codes and messages of machines that point to symptoms, in each spelling that is known as a whole: letters and digits alone.
   */
  symptoms: {
    /**
     * @minItems 1
     */
    [k: string]: string[];
  };
  /**
   * Codes and messages of machines that point to no symptom, with the ids of their systems.
   */
  codes: {
    /**
     * @minItems 1
     */
    [k: string]: string[];
  };
}
/**
 * How a record becomes the settings of one slicer: for every field of a profile and every setting, which keys say the same, how the value is written, and what has no counterpart.
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
   * Versions of the slicer that are told apart, the newest first. A key that a version lacks says so by `since` or `until`.
   */
  versions: PresetVersion[];
  /**
   * Where the facts of its keys were read.
   */
  sources: PresetSource[];
  /**
   * One row for every field of a profile with a value to print with, and for every setting that no field holds, in the order in which the keys are written. A key that an earlier row has written is not written again.
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
   * What was read to know its keys.
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
   * Version that it is, where it says one.
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
   * Path of the value in the profile, such as retraction.length_mm; null where only a setting has it.
   */
  field: string | null;
  /**
   * Id of the setting with this value, as in settings.json; null where there is none.
   */
  setting: string | null;
  /**
   * Unit of our value; null for words, switches and names.
   */
  unit: string | null;
  /**
   * What becomes of the value. carried: it means the same there. approximated: nearly, as the remark says. none: the slicer has no counterpart. printer: it is in the printer preset, which stays the user's.
   */
  outcome: 'carried' | 'approximated' | 'none' | 'printer';
  /**
   * Keys to write, the one that holds the value first; empty where the slicer has none. For `printer` the keys of the printer preset: written only where that preset is written too.
   */
  keys: PresetKey[];
  /**
   * Why it is only near, or why there is none, English; may also tell a trap of what is carried over.
   */
  remark: string | null;
  /**
   * The same in Chinese.
   */
  remark_zh: string | null;
}
export interface PresetKey {
  /**
   * Key as the slicer calls it.
   */
  key: string;
  /**
   * Where it is written: the filament, process or machine preset; in Cura the global settings or those of the extruder.
   */
  kind: 'filament' | 'process' | 'machine' | 'global' | 'extruder';
  /**
   * Type as the slicer calls it, such as coFloats or float.
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
   * Lowest that it takes.
   */
  min: number | null;
  /**
   * Highest that it takes.
   */
  max: number | null;
  /**
   * Words that it takes; null where it takes others than words.
   */
  values: string[] | null;
  /**
   * Words that came later than the key, each with the first of the versions above that has it; null: there is none.
   */
  newer_values: {
    [k: string]: string;
  } | null;
  /**
   * First of the versions above that has the key; null: all have it from the oldest on.
   */
  since: string | null;
  /**
   * Last of the versions above that has the key; null: the newest still has it.
   */
  until: string | null;
  form: PresetForm;
}
/**
 * `number`: as it is, with at most 5 decimals; whole where the type is. `percent`: with a percent sign behind it. `switch`: true or false as the slicer writes them. `positive`: a switch that is on where the value is above 0. `text`: a name that both write alike, such as that of a pattern; one that the slicer does not list has no counterpart.
 */
export interface PresetFormPlain {
  /**
   * The form.
   */
  as: 'number' | 'percent' | 'switch' | 'positive' | 'text';
}
/**
 * Times a factor, plus a sum: a ratio as percent, an angle from the other axis.
 */
export interface PresetFormScaled {
  /**
   * The form.
   */
  as: 'scaled';
  /**
   * Factor.
   */
  times: number;
  /**
   * Added after that.
   */
  plus: number;
}
/**
 * Word by word, true and false as words too. Where the first key of a row lists no word for the value, the slicer has no counterpart; any other key is then only not written.
 */
export interface PresetFormWords {
  /**
   * The form.
   */
  as: 'words';
  /**
   * By word of the record, the word of the slicer.
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
  as: 'constant';
  /**
   * The text.
   */
  value: string;
}
/**
 * Worked out from several values of the record, as the remark says.
 */
export interface PresetFormComputed {
  /**
   * The form.
   */
  as: 'computed';
  /**
   * Name of the calculation.
   */
  by: string;
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
   * Id of the machine that this one is a variant of; null for a machine of its own.
   */
  variant_of: string | null;
  /**
   * Build volume: what the maker states; until that is read, the slicer's figure (provenance.means says which).
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
   * Where X0 Y0 lies.
   */
  bed_origin: 'corner' | 'center' | null;
  /**
   * Number of nozzles that a print can use; filaments fed into one nozzle (a mixing head, a multi-material unit) count as one.
   */
  extruder_count: number | null;
  /**
   * How the filament is driven.
   */
  extruder_type: 'direct_drive' | 'bowden' | null;
  /**
   * How the axes are driven; what carries the bed is `structure`.
   */
  kinematics: 'cartesian' | 'corexy' | 'hybrid_corexy' | 'corexz' | 'hbot' | 'delta' | 'belt' | null;
  /**
   * Whether the build chamber is closed.
   */
  enclosed: boolean | null;
  /**
   * Highest nozzle temperature: the lower of rated and firmware_limit, of those that are known; where neither is, community_firmware (provenance.means says which).
   */
  max_nozzle_temperature_c: number | null;
  /**
   * Highest bed temperature: the lower of rated and firmware_limit, of those that are known; where neither is, community_firmware (provenance.means says which).
   */
  max_bed_temperature_c: number | null;
  /**
   * Highest chamber temperature: the lower of rated and firmware_limit, of those that are known; null: not heated or not known.
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
   * Whether the slicer may control the chamber temperature.
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
     * Filament pushed out in addition when it resumes; negative: less than was retracted.
     */
    extra_prime_mm: number | null;
    /**
     * Whether the nozzle wipes along the line it has printed while it retracts.
     */
    wipe: boolean | null;
    /**
     * Length of that wipe; PrusaSlicer works it out itself.
     */
    wipe_distance_mm: number | null;
    /**
     * Share of the retraction that is done before the wipe begins.
     */
    before_wipe_percent: number | null;
    /**
     * How the nozzle is lifted: straight up (normal), on a ramp (slope), on a helix (spiral), or as the slicer sees fit (auto).
     */
    z_hop_type: 'auto' | 'normal' | 'slope' | 'spiral' | null;
  };
  /**
   * Year in which it came to market: not after the newest source was read.
   */
  release_year: number | null;
  /**
   * What moves the part: bed_slinger (the bed moves along Y, the frame is often called i3), z_bed (the bed moves up and down only), fixed_bed (the bed never moves, a gantry moves the head in all directions), delta (three arms over a fixed bed), belt (the bed is a conveyor), rotating_bed (polar). It says nothing of how the axes are driven.
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
   * Filament diameter that it takes: 1.75, 2.85 or, on old machines, 3.
   */
  filament_diameter_mm: number | null;
  /**
   * Kind of nozzle that it comes with, which says what fits: mk8, mk10, v6, volcano, revo, nextruder, print_core; proprietary: the maker's own.
   */
  nozzle_system: 'mk8' | 'mk10' | 'v6' | 'volcano' | 'revo' | 'nextruder' | 'print_core' | 'proprietary' | null;
  /**
   * How the bed is levelled as it comes: manual (by screws alone) or automatic (a probe or sensor measures it).
   */
  bed_levelling: 'manual' | 'automatic' | null;
  /**
   * Several filaments in one print, by a unit or tools of the maker's: included, optional (sold apart) or none.
   */
  multi_material: 'none' | 'optional' | 'included' | null;
  /**
   * Whether it comes with a camera.
   */
  camera: boolean | null;
  /**
   * Nozzle diameters with a preset, mm; a list here, a range in the conditions of a rule.
   */
  nozzle_diameters_mm: number[];
  /**
   * Nozzle diameter that the facts and default profiles are for.
   */
  default_nozzle_diameter_mm: number | null;
  /**
   * Variant of the default nozzle, one of `nozzles`; the profile for it leads those of each material.
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
   * Printable volume: what the leading slicer lets one use of the build volume.
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
   * Why what the slicer lets one use is not the build volume: margin (kept clear at the edges or the top), purge_area (wiping, purging, cutting), dual_heads (only one head reaches everywhere), clips (they hold the plate), travel (the axes reach no further), beyond_stated (the slicer lets one use more than is stated, up to the edge of the plate: the stated volume is the safe one), other.
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
   * Highest temperatures that the firmware or the maker's slicer can be set to. A cut-off lies above what one should print at.
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
   * Highest temperatures that firmware of users for this machine can be set to: it is not the maker's, and says nothing of what the machine comes with.
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
   * The hottest that presets which were tuned for this machine ask for: it has been printed at that. Presets of third parties, of the shared library and defaults of slicers do not count; null: no such preset.
   */
  presets_reach: {
    /**
     * Nozzle; a value with its preset here, other shapes in other records.
     */
    nozzle_temperature_c: {
      /**
       * Temperature.
       */
      value: number | null;
      /**
       * Filament preset that asks for it.
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
       * Filament preset that asks for it.
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
       * Filament preset that asks for it.
       */
      preset: string | null;
    };
  };
  /**
   * Id of the machine that this one is a configuration of: another tool head, multi-material unit, board or firmware; null for a machine.
   */
  configuration_of: string | null;
  /**
   * Id of the machine of another brand that this one is, sold under another name; null where none is known. `provenance.curated` says who states it.
   */
  rebrand_of: string | null;
  /**
   * Ids of the printers that are this machine under another brand.
   */
  rebrands: string[];
  /**
   * In what a configuration differs from its machine.
   */
  differs: ('tool_head' | 'multi_material' | 'module' | 'board' | 'firmware' | 'print_mode' | 'motion')[];
  /**
   * Ids of the configurations of this machine.
   */
  configurations: string[];
  /**
   * What no source states but figures show; the fact itself stays null.
   */
  likely: Likely[];
  /**
   * What can harm and could not be settled; mostly empty.
   */
  warnings: Warning2[];
  provenance: PrinterProvenance;
}
/**
 * What other systems call this machine.
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
   * Code by which Bambu Lab's machines name their own model, in MQTT and in `resources/printers` of Bambu Studio.
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
   * Model string that Creality's machines give of themselves.
   *
   * @minItems 1
   */
  creality_model?: string[];
  /**
   * Model string that Elegoo's machines give of themselves.
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
   * Number of the product that FlashForge's machines give of themselves (`pid`).
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
 * What the slicers themselves ship for the printer, in the newest release that was read: machine and process presets by slicer and nozzle. The filament presets stand in the profiles.
 */
export interface PrinterPresets {
  /**
   * Of OrcaSlicer, one for each nozzle of the record that it knows the machine with; empty: it does not know the machine.
   */
  orcaslicer: MachinePresets[];
  /**
   * Of Bambu Studio, one for each nozzle of the record that it knows the machine with; empty: it does not know the machine.
   */
  bambu_studio: MachinePresets[];
  /**
   * Of PrusaSlicer, one for each nozzle of the record that it knows the machine with; empty: it does not know the machine.
   */
  prusaslicer: MachinePresets[];
  /**
   * Of Cura, one for each nozzle of the record that it knows the machine with; empty: it does not know the machine.
   */
  cura: MachinePresets[];
  /**
   * Quality types that Cura has for the machine: a profile of another type is refused. Empty where Cura does not know it.
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
   * Process preset: the one that the machine preset names, else the nearest standard one; in Cura the quality type of the material that the machine starts with. null: it has none.
   */
  process: string | null;
}
export interface Likely {
  /**
   * Field that it is about.
   */
  field: string;
  /**
   * What it most likely is.
   */
  value: string | number | boolean;
  /**
   * Because of what.
   */
  because: string;
  /**
   * The same in Chinese.
   */
  because_zh: string;
  /**
   * Machines of which it is known and right.
   */
  right: number;
  /**
   * Machines of which it is known and to which the same applies.
   */
  known: number;
}
export interface Warning2 {
  /**
   * What it is: nozzle_too_soft (an abrasive material on a nozzle that wears), near_firmware_cutoff (within 10 °C of a limit that only the firmware states), chamber_not_controlled (a chamber temperature that the printer cannot control), drying_above_softening (drying hotter than the material softens), slicer_defaults (nobody tuned the profile for this printer), outside_material_range (outside the range of the material), fan_high_for_material (the fan never below 60 % on a styrenic, a polycarbonate or a polyamide), bed_cold_for_material (ABS or ASA on a bed of 80 °C or less), nozzle_cold_for_material (PETG below 220 °C), layer_high_for_nozzle (a layer above 80 % of the nozzle), first_layer_fast (a first layer at 100 mm/s or more), retraction_long (retraction of 8 mm or more), retraction_slow (retraction below 15 mm/s), hot_without_known_maximum (265 °C or more where no maximum of the printer is known), nozzle_temperature_unknown (no nozzle temperature), bed_temperature_unknown (no bed temperature on a printer that heats its bed), infill_sparse (infill below 8 %), line_wide_for_nozzle (a line wider than 1.5 nozzles), flow_high_for_flexible (TPU above 10 mm³/s), density_of_another_material (a product’s density that no plastic of its kind has), nozzle_range_of_another_material (a product’s nozzle range of which most lies outside its material’s), nozzle_range_wide (a product’s nozzle range of more than 50 °C).
   */
  code:
    | 'nozzle_too_soft'
    | 'near_firmware_cutoff'
    | 'chamber_not_controlled'
    | 'drying_above_softening'
    | 'slicer_defaults'
    | 'outside_material_range'
    | 'fan_high_for_material'
    | 'bed_cold_for_material'
    | 'nozzle_cold_for_material'
    | 'layer_high_for_nozzle'
    | 'first_layer_fast'
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
   * Field of this record that it is about.
   */
  field: string;
  /**
   * What to know, in English.
   */
  message: string;
  /**
   * The same in Chinese.
   */
  message_zh: string;
}
/**
 * Where the facts come from.
 */
export interface PrinterProvenance {
  /**
   * Source that leads for this printer; `curated`: no source that is read knows it, and its facts were read by hand.
   */
  source: string;
  /**
   * Its name and version.
   */
  source_name: string;
  /**
   * Where it is published; of a printer read by hand the page of its first fact.
   */
  repository: string;
  /**
   * Commit that was read; empty for a printer read by hand.
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
   * What the source calls the machine.
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
   * Fields that were curated by hand, each with its source.
   */
  curated: CuratedField[];
  /**
   * Values that were corrected by hand.
   */
  corrected: Correction2[];
  /**
   * What other sources say instead.
   */
  others: OtherValue[];
  /**
   * Profiles of the source that are not published, and why.
   */
  withheld: WithheldProfile[];
  means: Means;
  /**
   * Facts that were looked for and not found, each with the day of the last search.
   */
  searched: SearchedField[];
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
   * What was read there.
   */
  read: string | null;
}
export interface Correction2 {
  /**
   * Field that was corrected.
   */
  field: string;
  /**
   * What the source says.
   */
  upstream_value: number | string | boolean | {} | null;
  /**
   * Why it was corrected or withheld.
   */
  reason: string;
  /**
   * Where the right value was read.
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
   * Source that says so.
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
 * What figures mean that could mean two things.
 */
export interface Means {
  /**
   * stated: what was read of the machine (see curated); slicer: what the leading slicer has.
   */
  build_volume_mm: 'stated' | 'slicer' | null;
  /**
   * Which of them it is.
   */
  max_nozzle_temperature_c: 'rated' | 'firmware_limit' | 'community_firmware' | null;
  /**
   * Which of them it is.
   */
  max_bed_temperature_c: 'rated' | 'firmware_limit' | 'community_firmware' | null;
  /**
   * Which of them it is.
   */
  max_chamber_temperature_c: 'rated' | 'firmware_limit' | 'community_firmware' | null;
  /**
   * stated: what was read of the machine; preset: its own preset has it; template: machines of four or more makers have the very same, so that it is what a slicer's template or a firmware's example allows, and no speed that the maker states.
   */
  max_speed_mm_s: 'stated' | 'preset' | 'template' | null;
  /**
   * The same of the accelerations.
   */
  max_acceleration_mm_s2: 'stated' | 'preset' | 'template' | null;
}
export interface SearchedField {
  /**
   * Field.
   */
  field: string;
  /**
   * Day on which it was last looked for.
   */
  date: string;
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
  nozzle: ProfileNozzle;
  /**
   * Whether it is for the printer's default nozzle; null: no source says which that is.
   */
  default_nozzle: boolean | null;
  /**
   * Which filament preset stands for the material: the default of the machine, a generic one, one of the brand, one of a third party, or a fallback of the shared library (untested on this machine).
   */
  basis: 'default' | 'generic' | 'brand' | 'third_party' | 'library';
  /**
   * How the figures came to be, told by comparing them with the presets that the slicer starts from: tuned (somebody set them for this machine and material), generic_material (the slicer's own figures for the material, with one changed at most, on a machine whose speeds somebody set), slicer_defaults (the slicer's own figures and speeds: nobody tuned them for this machine). Only what is tuned, or changed, counts in the ranges of materials.
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
   * Bed temperature on the printer's default plate; by layer here, a range in a material and in a filament; there `bed_temperature_range_c` is the same.
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
   * Chamber temperature; null: not controlled or not known. One number here, a range in a material and in a filament; there `chamber_temperature_range_c` is the same.
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
     * Layers at the start without part cooling.
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
     * Slowest speed that slowing down may reach.
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
     * Whether the fan never stops while printing, at its lowest speed at least.
     */
    fan_always_on: boolean | null;
    /**
     * Layer from which the fan may reach its full speed; it ramps up linearly until then. 0: no ramp.
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
   * Flow ratio (extrusion multiplier); one number here, a range in a filament; there `flow_ratio_range` is the same.
   */
  flow_ratio: number | null;
  /**
   * Maximum volumetric speed; one number here and in a material, a range in a filament; there `max_volumetric_speed_range_mm3_s` is the same.
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
     * Filament pushed out in addition when it resumes; negative: less than was retracted.
     */
    extra_prime_mm: number | null;
    /**
     * Whether the nozzle wipes along the line it has printed while it retracts.
     */
    wipe: boolean | null;
    /**
     * Length of that wipe; PrusaSlicer works it out itself.
     */
    wipe_distance_mm: number | null;
    /**
     * Share of the retraction that is done before the wipe begins.
     */
    before_wipe_percent: number | null;
    /**
     * How the nozzle is lifted: straight up (normal), on a ramp (slope), on a helix (spiral), or as the slicer sees fit (auto).
     */
    z_hop_type: 'auto' | 'normal' | 'slope' | 'spiral' | null;
  };
  /**
   * Filament diameter that the preset reckons with; of a cartridge or syringe its bore (18 mm and more), of a pellet extruder a nominal one (1.128 mm: 1 mm²).
   */
  filament_diameter_mm: number | null;
  /**
   * Hardness that the nozzle needs at least, Rockwell C; 0: any nozzle will do.
   */
  required_nozzle_hrc: number | null;
  /**
   * Whether the preset says that the filament wears a brass nozzle.
   */
  abrasive: boolean | null;
  /**
   * How much smaller than designed a part comes out, which the slicer makes up for.
   */
  shrinkage_percent: {
    /**
     * In the plane.
     */
    xy: number | null;
    /**
     * In height.
     */
    z: number | null;
  };
  process: ProcessValues;
  effective_speed_mm_s: EffectiveSpeed;
  /**
   * What can harm and could not be settled; mostly empty.
   */
  warnings: Warning3[];
  presets: ProfilePresets;
  provenance: ProfileProvenance;
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
/**
 * What the default process sets for a nozzle.
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
     * Whether support may only stand on the bed.
     */
    on_build_plate_only: boolean | null;
    /**
     * Pattern of the support body, as the slicer names it.
     */
    pattern: string | null;
    /**
     * Free space between the lines of the support body.
     */
    spacing_mm: number | null;
    /**
     * Distance between support and part in the plane.
     */
    xy_distance_mm: number | null;
    /**
     * Z distance between the part and support that stands on it; PrusaSlicer: 0 means as above the support.
     */
    bottom_z_distance_mm: number | null;
    /**
     * Bottom interface layers; -1: as many as on top.
     */
    bottom_interface_layers: number | null;
    /**
     * Free space between the lines of the interface; 0: solid.
     */
    interface_spacing_mm: number | null;
    /**
     * Pattern of the interface, as the slicer names it.
     */
    interface_pattern: string | null;
  };
  /**
   * Jerk that the process asks for; null: left to the firmware or not known.
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
   * Flow ratio by feature, on top of the filament's own; by feature here, one number in the profile itself.
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
     * Speed by how much of the line hangs free; null: not slowed down there, or not known. By overhang here, one number in a retraction. PrusaSlicer goes over smoothly from one to the next, the others take steps.
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
   * Least thickness of the top shell; 0: the layer count alone decides.
   */
  top_shell_thickness_mm: number | null;
  /**
   * Least thickness of the bottom shell; 0: the layer count alone decides.
   */
  bottom_shell_thickness_mm: number | null;
  /**
   * How far infill reaches into the walls.
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
   * Whether the outer wall is set apart from the inner ones for accuracy.
   */
  precise_outer_wall: boolean | null;
  /**
   * Least width of a wall line, with the Arachne wall generator.
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
   * How far the first layer is drawn in.
   */
  elephant_foot_compensation_mm: number | null;
  /**
   * How far the outer contour is moved outwards; negative: inwards.
   */
  xy_contour_compensation_mm: number | null;
  /**
   * How far holes are widened; negative: narrowed.
   */
  xy_hole_compensation_mm: number | null;
  /**
   * Details of the seam.
   */
  seam: {
    /**
     * Gap that is left between the ends of a loop; negative: they overlap.
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
   * Detail below which contours are simplified; 0: not simplified.
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
 * Print speed that is really reached: the one that the process sets or, where it is lower, what max_volumetric_speed_mm3_s allows over the line's cross-section. Bridges, gap infill and travel are left out: they draw no line of a known width. null: a speed, width, height or the flow limit is not known.
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
   * Small perimeters (holes and posts), reckoned with the outer wall's line.
   */
  small_perimeter: number | null;
}
export interface Warning3 {
  /**
   * What it is: nozzle_too_soft (an abrasive material on a nozzle that wears), near_firmware_cutoff (within 10 °C of a limit that only the firmware states), chamber_not_controlled (a chamber temperature that the printer cannot control), drying_above_softening (drying hotter than the material softens), slicer_defaults (nobody tuned the profile for this printer), outside_material_range (outside the range of the material), fan_high_for_material (the fan never below 60 % on a styrenic, a polycarbonate or a polyamide), bed_cold_for_material (ABS or ASA on a bed of 80 °C or less), nozzle_cold_for_material (PETG below 220 °C), layer_high_for_nozzle (a layer above 80 % of the nozzle), first_layer_fast (a first layer at 100 mm/s or more), retraction_long (retraction of 8 mm or more), retraction_slow (retraction below 15 mm/s), hot_without_known_maximum (265 °C or more where no maximum of the printer is known), nozzle_temperature_unknown (no nozzle temperature), bed_temperature_unknown (no bed temperature on a printer that heats its bed), infill_sparse (infill below 8 %), line_wide_for_nozzle (a line wider than 1.5 nozzles), flow_high_for_flexible (TPU above 10 mm³/s), density_of_another_material (a product’s density that no plastic of its kind has), nozzle_range_of_another_material (a product’s nozzle range of which most lies outside its material’s), nozzle_range_wide (a product’s nozzle range of more than 50 °C).
   */
  code:
    | 'nozzle_too_soft'
    | 'near_firmware_cutoff'
    | 'chamber_not_controlled'
    | 'drying_above_softening'
    | 'slicer_defaults'
    | 'outside_material_range'
    | 'fan_high_for_material'
    | 'bed_cold_for_material'
    | 'nozzle_cold_for_material'
    | 'layer_high_for_nozzle'
    | 'first_layer_fast'
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
   * Field of this record that it is about.
   */
  field: string;
  /**
   * What to know, in English.
   */
  message: string;
  /**
   * The same in Chinese.
   */
  message_zh: string;
}
/**
 * What the slicers themselves ship for the same printer, nozzle and material, by slicer, whichever of them this record was read from.
 */
export interface ProfilePresets {
  orcaslicer: ParentPresets;
  bambu_studio: ParentPresets;
  prusaslicer: ParentPresets;
  cura: ParentPresets;
}
/**
 * Where the values come from.
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
   * default: the machine preset names it; inferred: the nearest standard one.
   */
  process_choice: 'default' | 'inferred' | null;
  /**
   * Values that were corrected by hand.
   */
  corrected: Correction3[];
}
export interface Correction3 {
  /**
   * Field that was corrected.
   */
  field: string;
  /**
   * What the source says.
   */
  upstream_value: number | string | boolean | {} | null;
  /**
   * Why it was corrected or withheld.
   */
  reason: string;
  /**
   * Where the right value was read.
   */
  source: string;
}
/**
 * Ids that changed, by kind; a kind without any may be left out.
 */
export interface Redirects {
  /**
   * Brands: the former id, and the one of today.
   */
  brands?: {
    [k: string]: string;
  };
  /**
   * Printers: the former id, and the one of today.
   */
  printers?: {
    [k: string]: string;
  };
  /**
   * Materials: the former id, and the one of today.
   */
  materials?: {
    [k: string]: string;
  };
  /**
   * Symptoms: the former id, and the one of today.
   */
  symptoms?: {
    [k: string]: string;
  };
  /**
   * Brands of filament: the former id, and the one of today.
   */
  filament_brands?: {
    [k: string]: string;
  };
  /**
   * Branded filaments: the former id, and the one of today.
   */
  filaments?: {
    [k: string]: string;
  };
  /**
   * Systems of codes: the former id, and the one of today.
   */
  code_systems?: {
    [k: string]: string;
  };
  /**
   * Codes of machines: the former id, and the one of today.
   */
  codes?: {
    [k: string]: string;
  };
  /**
   * Profiles: the former id, and the one that it leads to.
   */
  profiles?: {
    [k: string]: string;
  };
}
/**
 * Rules with setups, and what each comes to, for tests of an implementation.
 */
export interface ResolveVectors {
  /**
   * How to use it.
   */
  about: string;
  /**
   * Fields that were left out everywhere.
   */
  without_texts: string[];
  /**
   * The table.
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
 * What the answer is for; null: not chosen.
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
   * Values of one's own, by setting id.
   */
  yours: {
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
   * What rules the setup out.
   */
  contradictions: VectorContradiction[];
  /**
   * Causes that hold, or may.
   */
  causes: VectorCause[];
  /**
   * What was left out.
   */
  left_out: VectorLeftOut[];
  /**
   * Fixes that go against each other.
   */
  conflicts: VectorConflict[];
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
   * Whether it applies; if: it hangs on the open conditions.
   */
  verdict: 'yes' | 'no' | 'if';
  /**
   * Conditions that are not met.
   */
  unmet: VectorCondition[];
  /**
   * Conditions of which nothing is known.
   */
  open: VectorCondition[];
  /**
   * What was taken for likely.
   */
  likely: VectorGuess[];
}
export interface VectorCondition {
  /**
   * What is asked about, as in a rule's conditions.
   */
  field: string;
  /**
   * What is allowed: a list, or a range in mm.
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
   * What is likely.
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
   * Text that it goes on.
   */
  part: string;
  applies: VectorApplies;
}
/**
 * What stands now.
 */
export interface VectorNow {
  /**
   * Value that stands.
   */
  value: number | string | boolean | null;
  /**
   * Whose it is.
   */
  from: string;
  /**
   * Build plate that it is for.
   */
  plate: string | null;
}
/**
 * As the rule has it.
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
   * Place in the list of the rule.
   */
  index: number;
  applies: VectorApplies;
}
export interface VectorWay {
  /**
   * Which way.
   */
  direction: 'increase' | 'decrease';
  /**
   * What can be done: take a step, switch on at the lower end, come back into the range; or why there is no value to try: it stands at the end (at_bound), the record's value lies beyond it (at_profile), one's own does (none_left), no source says how far (no_step), the value now is not known (unknown_now), or the ends leave nothing (no_range). go_back is given no more.
   */
  status: 'step' | 'begin' | 'come_back' | 'go_back' | 'at_bound' | 'at_profile' | 'none_left' | 'no_step' | 'unknown_now' | 'no_range';
  /**
   * The value to try first.
   */
  try: number | null;
  /**
   * The values after it.
   */
  next: number[];
  stop: VectorBound;
}
export interface VectorFigureLeftOut {
  /**
   * List of the rule.
   */
  list: string;
  /**
   * Place in it.
   */
  index: number;
  /**
   * Why.
   */
  unmet: VectorCondition[];
}
/**
 * What stands now.
 */
export interface VectorNow1 {
  /**
   * Value that stands.
   */
  value: number | string | boolean | null;
  /**
   * Whose it is.
   */
  from: string;
  /**
   * Build plate that it is for.
   */
  plate: string | null;
}
/**
 * As the rule has it.
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
   * List of the rule.
   */
  list: string;
  /**
   * Place in it.
   */
  index: number;
  /**
   * Why.
   */
  unmet: VectorCondition[];
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
  unmet: VectorCondition[];
  /**
   * What was taken for likely.
   */
  likely: VectorGuess[];
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
   * Which way it goes.
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
   * Which way it goes.
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
   * Where one sees it, most telling place first; `printer`: not on the part but at the nozzle, the extruder, the filament or the electronics.
   */
  where: ('first-layer' | 'walls' | 'top' | 'overhangs' | 'details' | 'supports' | 'whole-print' | 'printer')[];
  /**
   * When one first notices it. start: before or in the first layer; printing: while the print runs; finished: on the finished part or when taking it off.
   */
  when: ('start' | 'printing' | 'finished')[];
  /**
   * What it looks like, most striking first. stops: nothing comes out or the print ends; signal: a noise, a smell or a message.
   */
  looks: (
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
   * Stop the print at once.
   */
  stop_print: boolean;
  /**
   * Switch the printer off at the wall; it may neither heat nor move before the cause is found.
   */
  power_off: boolean;
  /**
   * What one sees, English.
   */
  description: string;
  /**
   * What one sees, Chinese.
   */
  description_zh: string;
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
   * Drawings of what one sees; empty when there is none.
   */
  pictures: Picture1[];
  /**
   * What was read.
   */
  references: Reference2[];
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
 * What the likelihood rests on.
 */
export interface LikelihoodBasis {
  /**
   * editorial: a judgement of the editors on what the sources say; cases: solved cases too.
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
   * Sentences that hold for some setups only; empty when there are none.
   */
  additions: Addition[];
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
   * Whether it dries the filament: the material's `drying_temperature_c` and `drying_time_h` belong to it.
   */
  dries: boolean;
  /**
   * Other figures.
   */
  figures: RuleFigure[];
  /**
   * Whether all of it is done with the printer unplugged and cold.
   */
  power_off: boolean;
  /**
   * Dangers of doing it.
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
   * How loud to show the caution. warning: done as told, it can injure somebody or ruin the machine: before the instructions; note: a quiet line after them; null: there is none.
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
   * The text that it goes on.
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
 * Where it is in each slicer.
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
   * The way to it in the interface, from the tab or window to the field itself, English; null: the slicer has none.
   */
  menu: string[] | null;
  /**
   * The way to it in the interface, Chinese.
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
   * Lowest that it takes.
   */
  min: number | null;
  /**
   * Highest that it takes.
   */
  max: number | null;
  /**
   * Keys of the same setting for other build plates; mostly empty.
   */
  plates: PlateKey[];
  /**
   * Key by which a filament preset overrides the value of the printer; null: it cannot.
   */
  filament_key: string | null;
  /**
   * The way to that key in the interface, English.
   */
  filament_menu: string[] | null;
  /**
   * The way to that key in the interface, Chinese.
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
   * How to do it without a key, English.
   */
  how: string | null;
  /**
   * How to do it without a key, Chinese.
   */
  how_zh: string | null;
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
   * What stands in place of the last but one step of the menu, English.
   */
  row: string;
  /**
   * The same, Chinese.
   */
  row_zh: string;
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
   * Where the records hold its value.
   */
  record_field: string | null;
  slicers: RuleSlicers;
}
export interface RuleFigure {
  /**
   * What it measures, English.
   */
  what: string;
  /**
   * What it measures, Chinese.
   */
  what_zh: string;
  when: RuleConditions;
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
   * The original that was read through this page.
   */
  via: string | null;
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
   * Kind of preset that holds it.
   */
  scope: 'process' | 'filament' | 'printer';
  /**
   * Unit.
   */
  unit: string;
  /**
   * Where this service's records hold its value: the kind of record and the path in it, such as profile.process.layer_height_mm; null when none does.
   */
  record_field: string | null;
  /**
   * Id of the setting that does the same on the first layer.
   */
  first_layer: string | null;
  /**
   * The trap when a value is carried to another slicer, English.
   */
  conversion: string | null;
  /**
   * The trap when a value is carried to another slicer, Chinese.
   */
  conversion_zh: string | null;
  /**
   * Where it is in each slicer.
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
   * The way to it in the interface, from the tab or window to the field itself, English; null: the slicer has none.
   */
  menu: string[] | null;
  /**
   * The way to it in the interface, Chinese.
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
   * Default in its source.
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
   * Key by which a filament preset overrides the value of the printer; null: it cannot.
   */
  filament_key: string | null;
  /**
   * The way to that key in the interface, English.
   */
  filament_menu: string[] | null;
  /**
   * The way to that key in the interface, Chinese.
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
   * How to do it without a key, English.
   */
  how: string | null;
  /**
   * How to do it without a key, Chinese.
   */
  how_zh: string | null;
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
   * What stands in place of the last but one step of the menu, English.
   */
  row: string;
  /**
   * The same, Chinese.
   */
  row_zh: string;
}
/**
 * A spool that one can buy.
 */
export interface SpoolmanFilament {
  /**
   * Stable id: that of the product, then colour, weight in grams and diameter in hundredths of a millimetre.
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
   * Density, of what `density_of` says.
   */
  density: number;
  /**
   * Whether the density is stated for this product, or is that of its material in general. Spoolman does not read it.
   */
  density_of?: 'product' | 'material';
  /**
   * Filament on the spool.
   */
  weight: number;
  /**
   * Empty spool.
   */
  spool_weight?: number;
  /**
   * What the spool is made of; Spoolman reads it, no source that is read here says it.
   */
  spool_type?: 'plastic' | 'cardboard' | 'metal';
  /**
   * Diameter of the filament.
   */
  diameter: number;
  /**
   * The colour, where it is one: hexadecimal sRGB without #.
   */
  color_hex?: string;
  /**
   * The colours, where there are several and it is known how they change.
   *
   * @minItems 2
   */
  color_hexes?: string[];
  /**
   * Middle of a range of nozzle temperatures, of what `extruder_temp_of` says: Spoolman takes one.
   */
  extruder_temp?: number;
  /**
   * Whether the nozzle temperature is stated for this product, or is that of its material in general. Spoolman does not read it.
   */
  extruder_temp_of?: 'product' | 'material';
  /**
   * Middle of the range of bed temperatures that is stated for the product, or the upper end of one that begins at 0: Spoolman takes one.
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
   * Whether light gets through; left out: no source says so.
   */
  translucent?: boolean;
  /**
   * Whether it glows in the dark; left out: no source says so.
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
   * Middle of the material's range of nozzle temperatures: Spoolman takes one.
   */
  extruder_temp?: number;
  /**
   * Middle of the material's range of bed temperatures, or the upper end of one that begins at 0: Spoolman takes one.
   */
  bed_temp?: number;
}
/**
 * Requests and the answers that the service gives to them, for tests of a mirror or a client.
 */
export interface Vectors {
  /**
   * How to use it.
   */
  about: string;
  /**
   * The table.
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
   * The rule that it shows.
   */
  rule: string;
  /**
   * Whether it asks for the exact path of a file, which any static server answers.
   */
  path_form: boolean;
  request: VectorRequest;
  response: VectorResponse;
}
/**
 * What to ask.
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
 * What must be true of the answer; what is not listed is left open.
 */
export interface VectorResponse {
  /**
   * Status.
   */
  status: number;
  /**
   * Headers by lower-case name; null: it must not be there.
   */
  headers: {
    [k: string]: string | null;
  };
  /**
   * SHA-256 of the body, hexadecimal; null: no body; left out for errors.
   */
  sha256?: string | null;
  meta?: Meta1;
  /**
   * Of an error: fields that the body must have with these values, among others.
   */
  body?: {};
  /**
   * Of an error: an id that is among its suggestions.
   */
  suggests?: string;
}
/**
 * Counts.
 */
export interface Meta1 {
  /**
   * Records that match.
   */
  total: number;
  /**
   * Page, from 1.
   */
  page: number;
  /**
   * Records a page.
   */
  limit: number;
}
