/* Generated from schemas/ by "npm run generate". Do not edit. */

/**
 * When it applies; null: always.
 */
export type RuleConditions = {
  /**
   * Material ids.
   */
  materials: string[] | null;
  /**
   * Extruder types.
   */
  extruder_types: string[] | null;
  /**
   * Builds of the printer.
   */
  structures: string[] | null;
  /**
   * Nozzle materials.
   */
  nozzle_materials: string[] | null;
  /**
   * Nozzle diameters.
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
   * Values that sources give for a case.
   */
  recommendations: ConditionalQuantity[];
  /**
   * Where the setting is.
   */
  slicers: {
    orcaslicer: RuleSlicerKey;
    bambu_studio: RuleSlicerKey;
    prusaslicer: RuleSlicerKey;
    cura: RuleSlicerKey;
  };
} | null;

export interface AllSchemas {
  envelope: Envelope;
  error: ApiError;
  material: Material;
  printer: Printer;
  profile: Profile;
  rule: Rule;
  setting: Setting;
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
   * Up to five nearest ids.
   */
  suggestions?: string[];
  /**
   * Where to read more.
   */
  documentation: string;
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
   * Nozzle temperature range.
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
   * Bed temperature range.
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
   * Chamber temperature range.
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
   * Drying temperature.
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
   * Drying time.
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
   * Part-cooling fan range.
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
   * Maximum volumetric speed of a standard hotend.
   */
  max_volumetric_speed_mm3_s: number | null;
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
   * Lowest hardness of a nozzle for it (HRC).
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
   * Ids of materials that it supports well.
   */
  support_for: string[] | null;
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
  provenance: MaterialProvenance;
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
  corrected: Correction[];
  /**
   * What was read.
   */
  references: Reference[];
}
export interface FigureProvenance {
  /**
   * Field.
   */
  field: string;
  /**
   * Ids of references.
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
  /**
   * Id of the machine that this one is a variant of; null for a machine of its own.
   */
  variant_of: string | null;
  /**
   * Build volume.
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
   * Number of extruders that a print can use.
   */
  extruder_count: number | null;
  /**
   * How the filament is driven.
   */
  extruder_type: 'direct_drive' | 'bowden' | null;
  /**
   * How the axes move; cartesian includes bed slingers.
   */
  kinematics: 'cartesian' | 'corexy' | 'hybrid_corexy' | 'corexz' | 'hbot' | 'delta' | 'belt' | null;
  /**
   * Whether the build chamber is closed.
   */
  enclosed: boolean | null;
  /**
   * Highest settable nozzle temperature.
   */
  max_nozzle_temperature_c: number | null;
  /**
   * Highest settable bed temperature.
   */
  max_bed_temperature_c: number | null;
  /**
   * Highest settable chamber temperature; null: not heated or not known.
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
     * Retraction speed.
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
  };
  /**
   * Year in which it came to market.
   */
  release_year: number | null;
  /**
   * Nozzle diameters with a preset, mm.
   */
  nozzle_diameters_mm: number[];
  /**
   * Nozzle diameter that the facts and default profiles are for.
   */
  default_nozzle_diameter_mm: number | null;
  /**
   * Nozzles, each with its layer-height range.
   */
  nozzles: Nozzle[];
  /**
   * Ids of the materials with a profile.
   */
  materials: string[];
  provenance: PrinterProvenance;
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
   * Layer heights that the nozzle allows.
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
 * Where the facts come from.
 */
export interface PrinterProvenance {
  /**
   * Source that leads for this printer.
   */
  source: string;
  /**
   * Its name and version.
   */
  source_name: string;
  /**
   * Where it is published.
   */
  repository: string;
  /**
   * Commit that was read.
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
  corrected: Correction1[];
  /**
   * What other sources say instead.
   */
  others: OtherValue[];
  /**
   * Profiles of the source that are not published, and why.
   */
  withheld: WithheldProfile[];
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
   * Which filament preset stands for the material: the default of the machine, a generic one, one of the brand, one of a third party, or a fallback of the shared library (untested on this machine).
   */
  basis: 'default' | 'generic' | 'brand' | 'third_party' | 'library';
  /**
   * Nozzle temperature.
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
   * Bed temperature on the printer's default plate.
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
   * Chamber temperature; null: not controlled or not known.
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
  };
  /**
   * Flow ratio (extrusion multiplier).
   */
  flow_ratio: number | null;
  /**
   * Maximum volumetric speed.
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
     * Retraction speed.
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
  };
  process: ProcessValues;
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
   * Layer height.
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
   * Print speed.
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
  };
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
  corrected: Correction2[];
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
   * low: cosmetic; medium: usable with defects; high: part lost or hardware stressed; critical: hardware or people at risk.
   */
  severity: 'low' | 'medium' | 'high' | 'critical';
  /**
   * Stop the print at once.
   */
  stop_print: boolean;
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
   * What was read.
   */
  references: Reference1[];
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
  /**
   * How to confirm it, English.
   */
  check: string;
  /**
   * How to confirm it, Chinese.
   */
  check_zh: string;
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
   * Other figures.
   */
  figures: RuleFigure[];
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
   * Ids of references.
   */
  sources: string[];
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
export interface RuleSlicerKey {
  /**
   * Key in the configuration; null: the slicer has none.
   */
  key: string | null;
  /**
   * Label in the interface, English.
   */
  label: string | null;
  /**
   * Label in the interface, Chinese.
   */
  label_zh: string | null;
  /**
   * How to do it without a key, English.
   */
  how: string | null;
  /**
   * How to do it without a key, Chinese.
   */
  how_zh: string | null;
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
