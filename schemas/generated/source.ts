/* Generated from schemas/ by "npm run generate". Do not edit. */

/**
 * Findings of the lint that are right as they are, and why. One that no longer applies is itself a problem. File: data/exceptions.yaml
 */
export type ExceptionsSource = LintException[];

export interface AllSchemas {
  brands: BrandsSource;
  cause: CauseSource;
  conditions: Conditions;
  exceptions: ExceptionsSource;
  fix: FixSource;
  material: MaterialSource;
  override: Override;
  printer: PrinterSource;
  processes: ProcessesSource;
  'published-ids': PublishedIdsSource;
  quantity: Quantity;
  redirects: RedirectsSource;
  references: ReferencesSource;
  setting: SettingSource;
  sources: SourcesSource;
  symptom: SymptomSource;
  text: Text;
}
/**
 * Brands, by id. File: data/brands.yaml
 */
export interface BrandsSource {
  [k: string]: {
    name: string;
    /**
     * Other names that a query may use, in either language.
     *
     * @minItems 1
     */
    aliases?: string[];
    /**
     * How upstream sources spell the vendor, where that is not the name.
     *
     * @minItems 1
     */
    vendors?: string[];
    /**
     * Words to take off the front of a model name, beside the name itself.
     *
     * @minItems 1
     */
    prefixes?: string[];
    /**
     * Model names as sources write them, and the name to use.
     */
    models?: {
      [k: string]: string;
    };
  };
}
/**
 * One cause that several symptoms may share. File: data/troubleshooting/causes/<id>.yaml
 */
export interface CauseSource {
  id: string;
  name: Text;
  check: Text;
  applies_to?: Conditions;
  /**
   * Ids in references.yaml.
   */
  sources: string[];
}
/**
 * One text in both languages of the service, side by side so that a translator sees both.
 */
export interface Text {
  /**
   * English.
   */
  en: string;
  /**
   * Simplified Chinese.
   */
  zh: string;
}
/**
 * When something applies. Every key that is given must match; a key that is left out matches everything.
 */
export interface Conditions {
  /**
   * Ids of materials in data/materials.
   *
   * @minItems 1
   */
  materials?: string[];
  /**
   * @minItems 1
   */
  extruder_types?: ('direct_drive' | 'bowden')[];
  /**
   * Build of the printer: how it is enclosed, how it moves.
   *
   * @minItems 1
   */
  structures?: ('open' | 'enclosed' | 'heated_chamber' | 'cartesian' | 'corexy' | 'delta')[];
  /**
   * @minItems 1
   */
  nozzle_materials?: ('brass' | 'stainless_steel' | 'hardened_steel')[];
  nozzle_diameters_mm?: {
    min?: number;
    max?: number;
  };
  /**
   * @minItems 1
   */
  firmwares?: ('marlin' | 'klipper' | 'reprapfirmware' | 'bambu')[];
  /**
   * @minItems 1
   */
  slicers?: ('orcaslicer' | 'bambu_studio' | 'prusaslicer' | 'cura')[];
  /**
   * Ids of brands in data/brands.yaml.
   *
   * @minItems 1
   */
  brands?: string[];
}
export interface LintException {
  /**
   * Name of the rule.
   */
  rule: string;
  /**
   * Path of the file below data/.
   */
  file: string;
  /**
   * Path of the value in the file; left out: every finding of the rule in the file.
   */
  path?: string;
  /**
   * Why it is right.
   */
  reason: string;
}
/**
 * One fix that several causes may share. File: data/troubleshooting/fixes/<id>.yaml
 */
export interface FixSource {
  id: string;
  action: Text;
  instructions: Text;
  kind: 'setting' | 'calibration' | 'maintenance' | 'material' | 'process' | 'model' | 'environment' | 'firmware' | 'hardware';
  cost: 'free' | 'low' | 'medium' | 'high';
  /**
   * Time it takes, min; null when it is not known.
   */
  minutes: number | null;
  applies_to?: Conditions;
  adjustment?: {
    /**
     * Id of a file in data/settings.
     */
    setting: string;
    direction: 'increase' | 'decrease' | 'set' | 'enable' | 'disable' | 'tune';
    /**
     * What to set it to, for direction `set`: a figure, or a word where the setting is a choice.
     */
    target?:
      | Quantity
      | {
          option: Text;
        };
    /**
     * How far to go at a time.
     *
     * @minItems 1
     */
    steps?: {
      when?: Conditions;
      note?: Text;
      quantity: Quantity;
    }[];
    /**
     * Where to stop. `material_range` names a range of the material record, which the build fills in for each material.
     */
    safe_range?:
      | Quantity
      | {
          material_range: 'nozzle_temperature_c' | 'bed_temperature_c' | 'chamber_temperature_c' | 'fan_percent';
        }
      | null;
    /**
     * Values that sources give for a case; sources that disagree are all listed.
     *
     * @minItems 1
     */
    recommendations?: {
      when?: Conditions;
      note?: Text;
      quantity: Quantity;
    }[];
  };
  /**
   * Other figures worth knowing, each with what it measures.
   *
   * @minItems 1
   */
  figures?: {
    what: Text;
    when?: Conditions;
    quantity: Quantity;
  }[];
  /**
   * @minItems 1
   */
  hazards?: ('burn' | 'electric_shock' | 'fumes' | 'fire' | 'moving_parts' | 'sharp_edges' | 'hardware_damage')[];
  caution?: Text;
  /**
   * Ids in references.yaml.
   */
  sources: string[];
}
/**
 * A figure of a fix: one value, or a range whose open end is left out, always with its unit and where it was read.
 */
export interface Quantity {
  value?: number;
  min?: number;
  max?: number;
  unit:
    | '°C'
    | 'mm'
    | 'mm/s'
    | 'mm/s²'
    | 'mm³'
    | 'mm³/s'
    | 'mm³/s²'
    | '%'
    | '% of nozzle diameter'
    | '% of the current value'
    | 'ratio'
    | 's'
    | 'min'
    | 'h'
    | 'layers'
    | 'count'
    | '°'
    | 'Hz'
    | 'turns'
    | 'grit'
    | '% relative humidity';
  /**
   * Ids in references.yaml; null says that the figure is general practice and no source was read.
   */
  sources: null | string[];
}
/**
 * One generic printing material. File: data/materials/<id>.yaml
 */
export interface MaterialSource {
  id: string;
  /**
   * Short name as printed on a spool, for example PA6-CF.
   */
  name: string;
  /**
   * Chinese name.
   */
  name_zh: string;
  /**
   * Chemical family.
   */
  family:
    | 'pla'
    | 'copolyester'
    | 'styrenic'
    | 'polycarbonate'
    | 'polyamide'
    | 'elastomer'
    | 'polyolefin'
    | 'soluble'
    | 'high_performance'
    | 'acrylic'
    | 'other';
  /**
   * Base polymer, for example PA6 for PA6-CF.
   */
  type: string;
  /**
   * Reinforcing fibre; null when there is none.
   */
  fibre: 'carbon' | 'glass' | null;
  /**
   * Other names in either language that a query may use.
   */
  aliases: string[];
  /**
   * A fact that is not listed is not known. Sources that disagree are kept under `others`.
   */
  facts: {
    density_g_cm3?: {
      value: number;
      /**
       * Ids in data/references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
      note?: string;
      /**
       * What other sources say instead.
       *
       * @minItems 1
       */
      others?: {
        value?: number | string | boolean;
        min?: number;
        max?: number;
        /**
         * Ids in data/references.yaml.
         *
         * @minItems 1
         */
        sources: string[];
        note?: string;
      }[];
    };
    nozzle_temperature_c?: {
      min?: number;
      max?: number;
      /**
       * Ids in data/references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
      note?: string;
      /**
       * What other sources say instead.
       *
       * @minItems 1
       */
      others?: {
        value?: number | string | boolean;
        min?: number;
        max?: number;
        /**
         * Ids in data/references.yaml.
         *
         * @minItems 1
         */
        sources: string[];
        note?: string;
      }[];
    };
    bed_temperature_c?: {
      min?: number;
      max?: number;
      /**
       * Ids in data/references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
      note?: string;
      /**
       * What other sources say instead.
       *
       * @minItems 1
       */
      others?: {
        value?: number | string | boolean;
        min?: number;
        max?: number;
        /**
         * Ids in data/references.yaml.
         *
         * @minItems 1
         */
        sources: string[];
        note?: string;
      }[];
    };
    chamber_temperature_c?: {
      min?: number;
      max?: number;
      /**
       * Ids in data/references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
      note?: string;
      /**
       * What other sources say instead.
       *
       * @minItems 1
       */
      others?: {
        value?: number | string | boolean;
        min?: number;
        max?: number;
        /**
         * Ids in data/references.yaml.
         *
         * @minItems 1
         */
        sources: string[];
        note?: string;
      }[];
    };
    glass_transition_c?: {
      min?: number;
      max?: number;
      /**
       * Ids in data/references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
      note?: string;
      /**
       * What other sources say instead.
       *
       * @minItems 1
       */
      others?: {
        value?: number | string | boolean;
        min?: number;
        max?: number;
        /**
         * Ids in data/references.yaml.
         *
         * @minItems 1
         */
        sources: string[];
        note?: string;
      }[];
    };
    softening_temperature_c?: {
      value: number;
      /**
       * Ids in data/references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
      note?: string;
      /**
       * What other sources say instead.
       *
       * @minItems 1
       */
      others?: {
        value?: number | string | boolean;
        min?: number;
        max?: number;
        /**
         * Ids in data/references.yaml.
         *
         * @minItems 1
         */
        sources: string[];
        note?: string;
      }[];
    };
    drying_temperature_c?: {
      min?: number;
      max?: number;
      /**
       * Ids in data/references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
      note?: string;
      /**
       * What other sources say instead.
       *
       * @minItems 1
       */
      others?: {
        value?: number | string | boolean;
        min?: number;
        max?: number;
        /**
         * Ids in data/references.yaml.
         *
         * @minItems 1
         */
        sources: string[];
        note?: string;
      }[];
    };
    drying_time_h?: {
      min?: number;
      max?: number;
      /**
       * Ids in data/references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
      note?: string;
      /**
       * What other sources say instead.
       *
       * @minItems 1
       */
      others?: {
        value?: number | string | boolean;
        min?: number;
        max?: number;
        /**
         * Ids in data/references.yaml.
         *
         * @minItems 1
         */
        sources: string[];
        note?: string;
      }[];
    };
    fan_percent?: {
      min?: number;
      max?: number;
      /**
       * Ids in data/references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
      note?: string;
      /**
       * What other sources say instead.
       *
       * @minItems 1
       */
      others?: {
        value?: number | string | boolean;
        min?: number;
        max?: number;
        /**
         * Ids in data/references.yaml.
         *
         * @minItems 1
         */
        sources: string[];
        note?: string;
      }[];
    };
    max_volumetric_speed_mm3_s?: {
      value: number;
      /**
       * Ids in data/references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
      note?: string;
      /**
       * What other sources say instead.
       *
       * @minItems 1
       */
      others?: {
        value?: number | string | boolean;
        min?: number;
        max?: number;
        /**
         * Ids in data/references.yaml.
         *
         * @minItems 1
         */
        sources: string[];
        note?: string;
      }[];
    };
    linear_shrinkage_percent?: {
      value: number;
      /**
       * Ids in data/references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
      note?: string;
      /**
       * What other sources say instead.
       *
       * @minItems 1
       */
      others?: {
        value?: number | string | boolean;
        min?: number;
        max?: number;
        /**
         * Ids in data/references.yaml.
         *
         * @minItems 1
         */
        sources: string[];
        note?: string;
      }[];
    };
    min_nozzle_diameter_mm?: {
      value: number;
      /**
       * Ids in data/references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
      note?: string;
      /**
       * What other sources say instead.
       *
       * @minItems 1
       */
      others?: {
        value?: number | string | boolean;
        min?: number;
        max?: number;
        /**
         * Ids in data/references.yaml.
         *
         * @minItems 1
         */
        sources: string[];
        note?: string;
      }[];
    };
    hygroscopic?: {
      value: 'low' | 'medium' | 'high' | 'very_high';
      /**
       * Ids in data/references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
      note?: string;
      /**
       * What other sources say instead.
       *
       * @minItems 1
       */
      others?: {
        value?: number | string | boolean;
        min?: number;
        max?: number;
        /**
         * Ids in data/references.yaml.
         *
         * @minItems 1
         */
        sources: string[];
        note?: string;
      }[];
    };
    warping?: {
      value: 'low' | 'medium' | 'high' | 'very_high';
      /**
       * Ids in data/references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
      note?: string;
      /**
       * What other sources say instead.
       *
       * @minItems 1
       */
      others?: {
        value?: number | string | boolean;
        min?: number;
        max?: number;
        /**
         * Ids in data/references.yaml.
         *
         * @minItems 1
         */
        sources: string[];
        note?: string;
      }[];
    };
    abrasive?: {
      value: boolean;
      /**
       * Ids in data/references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
      note?: string;
      /**
       * What other sources say instead.
       *
       * @minItems 1
       */
      others?: {
        value?: number | string | boolean;
        min?: number;
        max?: number;
        /**
         * Ids in data/references.yaml.
         *
         * @minItems 1
         */
        sources: string[];
        note?: string;
      }[];
    };
    min_nozzle_hardness_hrc?: {
      value: number;
      /**
       * Ids in data/references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
      note?: string;
      /**
       * What other sources say instead.
       *
       * @minItems 1
       */
      others?: {
        value?: number | string | boolean;
        min?: number;
        max?: number;
        /**
         * Ids in data/references.yaml.
         *
         * @minItems 1
         */
        sources: string[];
        note?: string;
      }[];
    };
    enclosure?: {
      value: 'open_door' | 'not_needed' | 'recommended' | 'required' | 'heated_chamber';
      /**
       * Ids in data/references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
      note?: string;
      /**
       * What other sources say instead.
       *
       * @minItems 1
       */
      others?: {
        value?: number | string | boolean;
        min?: number;
        max?: number;
        /**
         * Ids in data/references.yaml.
         *
         * @minItems 1
         */
        sources: string[];
        note?: string;
      }[];
    };
    soluble_in?: {
      /**
       * @minItems 1
       */
      value: ('water' | 'limonene' | 'acetone' | 'alkaline_solution' | 'ethyl_acetate' | 'isopropyl_alcohol' | 'dichloromethane')[];
      /**
       * Ids in data/references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
      note?: string;
    };
    support_for?: {
      /**
       * Ids of materials.
       *
       * @minItems 1
       */
      value: string[];
      /**
       * Ids in data/references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
      note?: string;
    };
  };
  safety: {
    fumes: null | {
      level: 'low' | 'medium' | 'high' | 'toxic_when_overheated';
      note: Text;
      /**
       * Ids in data/references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
    };
    food_contact: null | {
      suitable: 'no' | 'conditional';
      note: Text;
      /**
       * Ids in data/references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
    };
  };
  /**
   * Short hints for printing it.
   */
  notes?: Text[];
  profile_defaults?: ProfileValues;
}
/**
 * What a profile sets for the filament on this printer.
 */
export interface ProfileValues {
  /**
   * Nozzle temperature.
   */
  nozzle_temperature_c?: {
    /**
     * First layer.
     */
    first_layer?: number | null;
    /**
     * All other layers.
     */
    other_layers?: number | null;
  };
  /**
   * Nozzle temperature range that the filament preset recommends.
   */
  nozzle_temperature_range_c?: {
    /**
     * Lowest.
     */
    min?: number | null;
    /**
     * Highest.
     */
    max?: number | null;
  };
  /**
   * Bed temperature on the printer's default plate.
   */
  bed_temperature_c?: {
    /**
     * First layer.
     */
    first_layer?: number | null;
    /**
     * All other layers.
     */
    other_layers?: number | null;
  };
  /**
   * Bed temperature by plate.
   */
  bed_temperature_by_plate_c?: {
    /**
     * Cool plate; null: not supported or not known.
     */
    cool?: {
      /**
       * First layer.
       */
      first_layer?: number | null;
      /**
       * All other layers.
       */
      other_layers?: number | null;
    };
    /**
     * Textured cool plate; null: not supported or not known.
     */
    textured_cool?: {
      /**
       * First layer.
       */
      first_layer?: number | null;
      /**
       * All other layers.
       */
      other_layers?: number | null;
    };
    /**
     * SuperTack cool plate; null: not supported or not known.
     */
    supertack?: {
      /**
       * First layer.
       */
      first_layer?: number | null;
      /**
       * All other layers.
       */
      other_layers?: number | null;
    };
    /**
     * Engineering plate; null: not supported or not known.
     */
    engineering?: {
      /**
       * First layer.
       */
      first_layer?: number | null;
      /**
       * All other layers.
       */
      other_layers?: number | null;
    };
    /**
     * Smooth PEI or high-temperature plate; null: not supported or not known.
     */
    smooth_pei?: {
      /**
       * First layer.
       */
      first_layer?: number | null;
      /**
       * All other layers.
       */
      other_layers?: number | null;
    };
    /**
     * Textured PEI plate; null: not supported or not known.
     */
    textured_pei?: {
      /**
       * First layer.
       */
      first_layer?: number | null;
      /**
       * All other layers.
       */
      other_layers?: number | null;
    };
  };
  /**
   * Chamber temperature; null: not controlled or not known.
   */
  chamber_temperature_c?: number | null;
  /**
   * Part cooling.
   */
  cooling?: {
    /**
     * Lowest part-cooling fan speed.
     */
    fan_min_percent?: number | null;
    /**
     * Highest part-cooling fan speed.
     */
    fan_max_percent?: number | null;
    /**
     * Fan speed on overhangs and bridges.
     */
    overhang_fan_percent?: number | null;
    /**
     * Layers at the start without part cooling.
     */
    fan_off_first_layers?: number | null;
    /**
     * Layer time below which the fan runs at its lowest speed.
     */
    fan_min_below_layer_time_s?: number | null;
    /**
     * Layer time below which printing slows down and the fan runs at its highest speed.
     */
    slow_down_below_layer_time_s?: number | null;
    /**
     * Slowest speed that slowing down may reach.
     */
    min_print_speed_mm_s?: number | null;
    /**
     * Auxiliary fan speed.
     */
    auxiliary_fan_percent?: number | null;
  };
  /**
   * Flow ratio (extrusion multiplier).
   */
  flow_ratio?: number | null;
  /**
   * Maximum volumetric speed.
   */
  max_volumetric_speed_mm3_s?: number | null;
  /**
   * Pressure advance (Klipper pressure advance, Marlin linear advance K); null: not set by the preset.
   */
  pressure_advance?: number | null;
  /**
   * Retraction.
   */
  retraction?: {
    /**
     * Retraction length.
     */
    length_mm?: number | null;
    /**
     * Retraction speed.
     */
    speed_mm_s?: number | null;
    /**
     * Deretraction speed; null: same as the retraction speed.
     */
    deretraction_speed_mm_s?: number | null;
    /**
     * Z hop height.
     */
    z_hop_mm?: number | null;
  };
}
/**
 * A correction by hand of one imported value. The importer never touches it.
 */
export interface Override {
  /**
   * Path of the value, for example build_volume_mm.z or profiles.pla.flow_ratio.
   */
  field: string;
  /**
   * The imported value that is corrected. When the import brings another one, the override is reported: it may no longer be needed.
   */
  was: number | string | boolean | {} | null;
  /**
   * The right value, or null when the imported one is wrong and the right one is not known.
   */
  value: number | string | boolean | {} | null;
  /**
   * Why the imported value is wrong.
   */
  reason: string;
  /**
   * Where the right value, or the reason to withhold it, was read: a URL or the preset concerned.
   */
  source: string;
}
/**
 * One printer. File: data/printers/<brand>/<id without the brand>.yaml
 */
export interface PrinterSource {
  /**
   * Published id; never changes (data/redirects.yaml when it must).
   */
  id: string;
  /**
   * Id in data/brands.yaml.
   */
  brand: string;
  /**
   * Model name without the brand.
   */
  model: string;
  /**
   * Other names that a query may use.
   *
   * @minItems 1
   */
  aliases?: string[];
  /**
   * Id of the machine that this one is a variant of: another toolhead, firmware or filament changer.
   */
  variant_of?: string;
  /**
   * Hardware facts by hand, each with the source that was read. They go before the imported ones.
   */
  curated?: {
    build_volume_mm?: {
      /**
       * Build volume.
       */
      value: {
        /**
         * Width.
         */
        x?: number | null;
        /**
         * Depth.
         */
        y?: number | null;
        /**
         * Height.
         */
        z?: number | null;
      };
      source: string;
      /**
       * What was read there.
       */
      read?: string;
      /**
       * What other sources say instead.
       *
       * @minItems 1
       */
      others?: {
        value: unknown;
        source: string;
        read?: string;
      }[];
    };
    kinematics?: {
      /**
       * How the axes move; cartesian includes bed slingers.
       */
      value: 'cartesian' | 'corexy' | 'hybrid_corexy' | 'corexz' | 'hbot' | 'delta' | 'belt' | null;
      source: string;
      /**
       * What was read there.
       */
      read?: string;
      /**
       * What other sources say instead.
       *
       * @minItems 1
       */
      others?: {
        value: unknown;
        source: string;
        read?: string;
      }[];
    };
    extruder_type?: {
      /**
       * How the filament is driven.
       */
      value: 'direct_drive' | 'bowden' | null;
      source: string;
      /**
       * What was read there.
       */
      read?: string;
      /**
       * What other sources say instead.
       *
       * @minItems 1
       */
      others?: {
        value: unknown;
        source: string;
        read?: string;
      }[];
    };
    enclosed?: {
      /**
       * Whether the build chamber is closed.
       */
      value: boolean | null;
      source: string;
      /**
       * What was read there.
       */
      read?: string;
      /**
       * What other sources say instead.
       *
       * @minItems 1
       */
      others?: {
        value: unknown;
        source: string;
        read?: string;
      }[];
    };
    max_nozzle_temperature_c?: {
      /**
       * Highest settable nozzle temperature.
       */
      value: number | null;
      source: string;
      /**
       * What was read there.
       */
      read?: string;
      /**
       * What other sources say instead.
       *
       * @minItems 1
       */
      others?: {
        value: unknown;
        source: string;
        read?: string;
      }[];
    };
    max_bed_temperature_c?: {
      /**
       * Highest settable bed temperature.
       */
      value: number | null;
      source: string;
      /**
       * What was read there.
       */
      read?: string;
      /**
       * What other sources say instead.
       *
       * @minItems 1
       */
      others?: {
        value: unknown;
        source: string;
        read?: string;
      }[];
    };
    max_chamber_temperature_c?: {
      /**
       * Highest settable chamber temperature; null: not heated or not known.
       */
      value: number | null;
      source: string;
      /**
       * What was read there.
       */
      read?: string;
      /**
       * What other sources say instead.
       *
       * @minItems 1
       */
      others?: {
        value: unknown;
        source: string;
        read?: string;
      }[];
    };
    firmware?: {
      /**
       * Firmware that it ships with.
       */
      value: string | null;
      source: string;
      /**
       * What was read there.
       */
      read?: string;
      /**
       * What other sources say instead.
       *
       * @minItems 1
       */
      others?: {
        value: unknown;
        source: string;
        read?: string;
      }[];
    };
    release_year?: {
      /**
       * Year in which it came to market.
       */
      value: number | null;
      source: string;
      /**
       * What was read there.
       */
      read?: string;
      /**
       * What other sources say instead.
       *
       * @minItems 1
       */
      others?: {
        value: unknown;
        source: string;
        read?: string;
      }[];
    };
  };
  /**
   * @minItems 1
   */
  overrides?: Override[];
  /**
   * Written by the importer, one entry a source. The source that leads for the brand (data/sources.yaml) gives the values, the others are kept for comparison.
   */
  sources: {
    [k: string]: ImportedPrinter;
  };
}
export interface ImportedPrinter {
  /**
   * Names that the source gives the machine.
   *
   * @minItems 1
   */
  models: string[];
  /**
   * Vendor folder or bundle in the source.
   */
  bundle?: string;
  /**
   * File in the source that states hardware facts.
   */
  hardware_file?: string;
  facts?: PrinterFacts;
  /**
   * By nozzle variant.
   */
  nozzles?: {
    [k: string]: ImportedNozzle;
  };
  /**
   * By material id: what differs from the profile_defaults of the material.
   */
  profiles?: {
    [k: string]: ImportedProfile;
  };
}
/**
 * What is known of a machine.
 */
export interface PrinterFacts {
  /**
   * Build volume.
   */
  build_volume_mm?: {
    /**
     * Width.
     */
    x?: number | null;
    /**
     * Depth.
     */
    y?: number | null;
    /**
     * Height.
     */
    z?: number | null;
  };
  /**
   * Shape of the bed.
   */
  bed_shape?: 'rectangular' | 'circular' | 'other' | null;
  /**
   * Where X0 Y0 lies.
   */
  bed_origin?: 'corner' | 'center' | null;
  /**
   * Number of extruders that a print can use.
   */
  extruder_count?: number | null;
  /**
   * How the filament is driven.
   */
  extruder_type?: 'direct_drive' | 'bowden' | null;
  /**
   * How the axes move; cartesian includes bed slingers.
   */
  kinematics?: 'cartesian' | 'corexy' | 'hybrid_corexy' | 'corexz' | 'hbot' | 'delta' | 'belt' | null;
  /**
   * Whether the build chamber is closed.
   */
  enclosed?: boolean | null;
  /**
   * Highest settable nozzle temperature.
   */
  max_nozzle_temperature_c?: number | null;
  /**
   * Highest settable bed temperature.
   */
  max_bed_temperature_c?: number | null;
  /**
   * Highest settable chamber temperature; null: not heated or not known.
   */
  max_chamber_temperature_c?: number | null;
  /**
   * Material of the nozzle that it comes with.
   */
  nozzle_material?: 'brass' | 'stainless_steel' | 'hardened_steel' | 'tungsten_carbide' | null;
  /**
   * G-code dialect that the slicer writes.
   */
  gcode_flavor?: 'marlin' | 'marlin2' | 'klipper' | 'reprapfirmware' | 'repetier' | 'reprap' | null;
  /**
   * Firmware that it ships with.
   */
  firmware?: string | null;
  /**
   * Whether the slicer may control the chamber temperature.
   */
  chamber_temperature_control?: boolean | null;
  /**
   * Whether it has an auxiliary fan.
   */
  auxiliary_fan?: boolean | null;
  /**
   * Whether the slicer can control air filtration; a filter that only runs by itself does not count.
   */
  air_filtration?: boolean | null;
  /**
   * Highest speed by axis.
   */
  max_speed_mm_s?: {
    /**
     * X axis.
     */
    x?: number | null;
    /**
     * Y axis.
     */
    y?: number | null;
    /**
     * Z axis.
     */
    z?: number | null;
    /**
     * Extruder.
     */
    e?: number | null;
  };
  /**
   * Highest acceleration.
   */
  max_acceleration_mm_s2?: {
    /**
     * X axis.
     */
    x?: number | null;
    /**
     * Y axis.
     */
    y?: number | null;
    /**
     * Z axis.
     */
    z?: number | null;
    /**
     * Extruder.
     */
    e?: number | null;
    /**
     * While extruding.
     */
    extruding?: number | null;
    /**
     * While retracting.
     */
    retracting?: number | null;
    /**
     * While travelling.
     */
    travel?: number | null;
  };
  /**
   * Highest jerk by axis.
   */
  max_jerk_mm_s?: {
    /**
     * X axis.
     */
    x?: number | null;
    /**
     * Y axis.
     */
    y?: number | null;
    /**
     * Z axis.
     */
    z?: number | null;
    /**
     * Extruder.
     */
    e?: number | null;
  };
  /**
   * Plate that the profiles' bed temperature is for.
   */
  default_plate?: 'cool' | 'textured_cool' | 'supertack' | 'engineering' | 'smooth_pei' | 'textured_pei' | null;
  /**
   * Retraction.
   */
  retraction?: {
    /**
     * Retraction length.
     */
    length_mm?: number | null;
    /**
     * Retraction speed.
     */
    speed_mm_s?: number | null;
    /**
     * Deretraction speed; null: same as the retraction speed.
     */
    deretraction_speed_mm_s?: number | null;
    /**
     * Z hop height.
     */
    z_hop_mm?: number | null;
  };
  /**
   * Year in which it came to market.
   */
  release_year?: number | null;
}
export interface ImportedNozzle {
  diameter_mm: number;
  /**
   * The nozzle that the machine comes with.
   */
  default?: true;
  preset: string;
  layer_height_mm?: {
    min?: number | null;
    max?: number | null;
  };
  /**
   * Block in data/processes/<source>/<brand>.yaml.
   */
  process?: string;
  /**
   * default: the machine preset names it; inferred: the named one is missing or does not fit, the nearest was taken.
   */
  process_choice?: 'default' | 'inferred';
}
export interface ImportedProfile {
  /**
   * Filament preset that was read.
   */
  preset: string;
  /**
   * Why this preset: the default of the machine, a generic one, one of the brand, one of a third party, or a fallback of the shared library.
   */
  basis: 'default' | 'generic' | 'brand' | 'third_party' | 'library';
  /**
   * The nozzle variants that have this profile; left out: all.
   *
   * @minItems 1
   */
  only?: string[];
  /**
   * Nozzle temperature.
   */
  nozzle_temperature_c?: {
    /**
     * First layer.
     */
    first_layer?: number | null;
    /**
     * All other layers.
     */
    other_layers?: number | null;
  };
  /**
   * Nozzle temperature range that the filament preset recommends.
   */
  nozzle_temperature_range_c?: {
    /**
     * Lowest.
     */
    min?: number | null;
    /**
     * Highest.
     */
    max?: number | null;
  };
  /**
   * Bed temperature on the printer's default plate.
   */
  bed_temperature_c?: {
    /**
     * First layer.
     */
    first_layer?: number | null;
    /**
     * All other layers.
     */
    other_layers?: number | null;
  };
  /**
   * Bed temperature by plate.
   */
  bed_temperature_by_plate_c?: {
    /**
     * Cool plate; null: not supported or not known.
     */
    cool?: {
      /**
       * First layer.
       */
      first_layer?: number | null;
      /**
       * All other layers.
       */
      other_layers?: number | null;
    };
    /**
     * Textured cool plate; null: not supported or not known.
     */
    textured_cool?: {
      /**
       * First layer.
       */
      first_layer?: number | null;
      /**
       * All other layers.
       */
      other_layers?: number | null;
    };
    /**
     * SuperTack cool plate; null: not supported or not known.
     */
    supertack?: {
      /**
       * First layer.
       */
      first_layer?: number | null;
      /**
       * All other layers.
       */
      other_layers?: number | null;
    };
    /**
     * Engineering plate; null: not supported or not known.
     */
    engineering?: {
      /**
       * First layer.
       */
      first_layer?: number | null;
      /**
       * All other layers.
       */
      other_layers?: number | null;
    };
    /**
     * Smooth PEI or high-temperature plate; null: not supported or not known.
     */
    smooth_pei?: {
      /**
       * First layer.
       */
      first_layer?: number | null;
      /**
       * All other layers.
       */
      other_layers?: number | null;
    };
    /**
     * Textured PEI plate; null: not supported or not known.
     */
    textured_pei?: {
      /**
       * First layer.
       */
      first_layer?: number | null;
      /**
       * All other layers.
       */
      other_layers?: number | null;
    };
  };
  /**
   * Chamber temperature; null: not controlled or not known.
   */
  chamber_temperature_c?: number | null;
  /**
   * Part cooling.
   */
  cooling?: {
    /**
     * Lowest part-cooling fan speed.
     */
    fan_min_percent?: number | null;
    /**
     * Highest part-cooling fan speed.
     */
    fan_max_percent?: number | null;
    /**
     * Fan speed on overhangs and bridges.
     */
    overhang_fan_percent?: number | null;
    /**
     * Layers at the start without part cooling.
     */
    fan_off_first_layers?: number | null;
    /**
     * Layer time below which the fan runs at its lowest speed.
     */
    fan_min_below_layer_time_s?: number | null;
    /**
     * Layer time below which printing slows down and the fan runs at its highest speed.
     */
    slow_down_below_layer_time_s?: number | null;
    /**
     * Slowest speed that slowing down may reach.
     */
    min_print_speed_mm_s?: number | null;
    /**
     * Auxiliary fan speed.
     */
    auxiliary_fan_percent?: number | null;
  };
  /**
   * Flow ratio (extrusion multiplier).
   */
  flow_ratio?: number | null;
  /**
   * Maximum volumetric speed.
   */
  max_volumetric_speed_mm3_s?: number | null;
  /**
   * Pressure advance (Klipper pressure advance, Marlin linear advance K); null: not set by the preset.
   */
  pressure_advance?: number | null;
  /**
   * Retraction.
   */
  retraction?: {
    /**
     * Retraction length.
     */
    length_mm?: number | null;
    /**
     * Retraction speed.
     */
    speed_mm_s?: number | null;
    /**
     * Deretraction speed; null: same as the retraction speed.
     */
    deretraction_speed_mm_s?: number | null;
    /**
     * Z hop height.
     */
    z_hop_mm?: number | null;
  };
  /**
   * By nozzle variant: what differs there.
   */
  nozzles?: {
    [k: string]: ImportedNozzleProfile;
  };
}
export interface ImportedNozzleProfile {
  preset?: string;
  basis?: 'default' | 'generic' | 'brand' | 'third_party' | 'library';
  /**
   * Nozzle temperature.
   */
  nozzle_temperature_c?: {
    /**
     * First layer.
     */
    first_layer?: number | null;
    /**
     * All other layers.
     */
    other_layers?: number | null;
  };
  /**
   * Nozzle temperature range that the filament preset recommends.
   */
  nozzle_temperature_range_c?: {
    /**
     * Lowest.
     */
    min?: number | null;
    /**
     * Highest.
     */
    max?: number | null;
  };
  /**
   * Bed temperature on the printer's default plate.
   */
  bed_temperature_c?: {
    /**
     * First layer.
     */
    first_layer?: number | null;
    /**
     * All other layers.
     */
    other_layers?: number | null;
  };
  /**
   * Bed temperature by plate.
   */
  bed_temperature_by_plate_c?: {
    /**
     * Cool plate; null: not supported or not known.
     */
    cool?: {
      /**
       * First layer.
       */
      first_layer?: number | null;
      /**
       * All other layers.
       */
      other_layers?: number | null;
    };
    /**
     * Textured cool plate; null: not supported or not known.
     */
    textured_cool?: {
      /**
       * First layer.
       */
      first_layer?: number | null;
      /**
       * All other layers.
       */
      other_layers?: number | null;
    };
    /**
     * SuperTack cool plate; null: not supported or not known.
     */
    supertack?: {
      /**
       * First layer.
       */
      first_layer?: number | null;
      /**
       * All other layers.
       */
      other_layers?: number | null;
    };
    /**
     * Engineering plate; null: not supported or not known.
     */
    engineering?: {
      /**
       * First layer.
       */
      first_layer?: number | null;
      /**
       * All other layers.
       */
      other_layers?: number | null;
    };
    /**
     * Smooth PEI or high-temperature plate; null: not supported or not known.
     */
    smooth_pei?: {
      /**
       * First layer.
       */
      first_layer?: number | null;
      /**
       * All other layers.
       */
      other_layers?: number | null;
    };
    /**
     * Textured PEI plate; null: not supported or not known.
     */
    textured_pei?: {
      /**
       * First layer.
       */
      first_layer?: number | null;
      /**
       * All other layers.
       */
      other_layers?: number | null;
    };
  };
  /**
   * Chamber temperature; null: not controlled or not known.
   */
  chamber_temperature_c?: number | null;
  /**
   * Part cooling.
   */
  cooling?: {
    /**
     * Lowest part-cooling fan speed.
     */
    fan_min_percent?: number | null;
    /**
     * Highest part-cooling fan speed.
     */
    fan_max_percent?: number | null;
    /**
     * Fan speed on overhangs and bridges.
     */
    overhang_fan_percent?: number | null;
    /**
     * Layers at the start without part cooling.
     */
    fan_off_first_layers?: number | null;
    /**
     * Layer time below which the fan runs at its lowest speed.
     */
    fan_min_below_layer_time_s?: number | null;
    /**
     * Layer time below which printing slows down and the fan runs at its highest speed.
     */
    slow_down_below_layer_time_s?: number | null;
    /**
     * Slowest speed that slowing down may reach.
     */
    min_print_speed_mm_s?: number | null;
    /**
     * Auxiliary fan speed.
     */
    auxiliary_fan_percent?: number | null;
  };
  /**
   * Flow ratio (extrusion multiplier).
   */
  flow_ratio?: number | null;
  /**
   * Maximum volumetric speed.
   */
  max_volumetric_speed_mm3_s?: number | null;
  /**
   * Pressure advance (Klipper pressure advance, Marlin linear advance K); null: not set by the preset.
   */
  pressure_advance?: number | null;
  /**
   * Retraction.
   */
  retraction?: {
    /**
     * Retraction length.
     */
    length_mm?: number | null;
    /**
     * Retraction speed.
     */
    speed_mm_s?: number | null;
    /**
     * Deretraction speed; null: same as the retraction speed.
     */
    deretraction_speed_mm_s?: number | null;
    /**
     * Z hop height.
     */
    z_hop_mm?: number | null;
  };
}
/**
 * Process blocks that the printers of a brand share. File: data/processes/<source>/<brand>.yaml
 */
export interface ProcessesSource {
  source: string;
  brand: string;
  common?: ProcessValues;
  /**
   * @minItems 1
   */
  overrides?: Override[];
  blocks: {
    [k: string]: ProcessBlock;
  };
}
/**
 * What the default process sets for a nozzle.
 */
export interface ProcessValues {
  /**
   * Layer height.
   */
  layer_height_mm?: number | null;
  /**
   * First layer height.
   */
  first_layer_height_mm?: number | null;
  /**
   * Line width (extrusion width).
   */
  line_width_mm?: {
    /**
     * Default.
     */
    default?: number | null;
    /**
     * First layer.
     */
    first_layer?: number | null;
    /**
     * Outer wall.
     */
    outer_wall?: number | null;
    /**
     * Inner wall.
     */
    inner_wall?: number | null;
    /**
     * Top surface.
     */
    top_surface?: number | null;
    /**
     * Sparse infill.
     */
    sparse_infill?: number | null;
    /**
     * Solid infill.
     */
    solid_infill?: number | null;
    /**
     * Support.
     */
    support?: number | null;
  };
  /**
   * Number of walls (perimeters).
   */
  wall_loops?: number | null;
  /**
   * Wall generator.
   */
  wall_generator?: 'classic' | 'arachne' | null;
  /**
   * Seam position.
   */
  seam_position?: 'nearest' | 'aligned' | 'aligned_back' | 'back' | 'random' | null;
  /**
   * Top shell layers.
   */
  top_shell_layers?: number | null;
  /**
   * Bottom shell layers.
   */
  bottom_shell_layers?: number | null;
  /**
   * Sparse infill density.
   */
  infill_density_percent?: number | null;
  /**
   * Sparse infill pattern, as the slicer names it.
   */
  infill_pattern?: string | null;
  /**
   * Print speed.
   */
  speed_mm_s?: {
    /**
     * First layer.
     */
    first_layer?: number | null;
    /**
     * First-layer infill.
     */
    first_layer_infill?: number | null;
    /**
     * Outer wall.
     */
    outer_wall?: number | null;
    /**
     * Inner wall.
     */
    inner_wall?: number | null;
    /**
     * Sparse infill.
     */
    sparse_infill?: number | null;
    /**
     * Solid infill.
     */
    solid_infill?: number | null;
    /**
     * Top surface.
     */
    top_surface?: number | null;
    /**
     * Bridge.
     */
    bridge?: number | null;
    /**
     * Gap infill.
     */
    gap_infill?: number | null;
    /**
     * Support.
     */
    support?: number | null;
    /**
     * Travel.
     */
    travel?: number | null;
  };
  /**
   * Acceleration.
   */
  acceleration_mm_s2?: {
    /**
     * Default.
     */
    default?: number | null;
    /**
     * First layer.
     */
    first_layer?: number | null;
    /**
     * Outer wall.
     */
    outer_wall?: number | null;
    /**
     * Inner wall.
     */
    inner_wall?: number | null;
    /**
     * Top surface.
     */
    top_surface?: number | null;
    /**
     * Travel.
     */
    travel?: number | null;
  };
  /**
   * Brim.
   */
  brim?: {
    /**
     * Where the brim goes.
     */
    type?: 'auto' | 'outer' | 'inner' | 'outer_and_inner' | 'none' | 'painted' | null;
    /**
     * Brim width.
     */
    width_mm?: number | null;
  };
  /**
   * Support.
   */
  support?: {
    /**
     * Whether support is generated.
     */
    enabled?: boolean | null;
    /**
     * Kind of support.
     */
    type?: 'normal' | 'tree' | 'snug' | 'organic' | null;
    /**
     * Overhang angle below which support is generated, measured from the bed.
     */
    threshold_angle_deg?: number | null;
    /**
     * Z distance between support and part.
     */
    top_z_distance_mm?: number | null;
    /**
     * Top interface layers.
     */
    interface_layers?: number | null;
  };
}
export interface ProcessBlock {
  /**
   * Process preset that was read.
   */
  preset: string;
  /**
   * Layer height.
   */
  layer_height_mm?: number | null;
  /**
   * First layer height.
   */
  first_layer_height_mm?: number | null;
  /**
   * Line width (extrusion width).
   */
  line_width_mm?: {
    /**
     * Default.
     */
    default?: number | null;
    /**
     * First layer.
     */
    first_layer?: number | null;
    /**
     * Outer wall.
     */
    outer_wall?: number | null;
    /**
     * Inner wall.
     */
    inner_wall?: number | null;
    /**
     * Top surface.
     */
    top_surface?: number | null;
    /**
     * Sparse infill.
     */
    sparse_infill?: number | null;
    /**
     * Solid infill.
     */
    solid_infill?: number | null;
    /**
     * Support.
     */
    support?: number | null;
  };
  /**
   * Number of walls (perimeters).
   */
  wall_loops?: number | null;
  /**
   * Wall generator.
   */
  wall_generator?: 'classic' | 'arachne' | null;
  /**
   * Seam position.
   */
  seam_position?: 'nearest' | 'aligned' | 'aligned_back' | 'back' | 'random' | null;
  /**
   * Top shell layers.
   */
  top_shell_layers?: number | null;
  /**
   * Bottom shell layers.
   */
  bottom_shell_layers?: number | null;
  /**
   * Sparse infill density.
   */
  infill_density_percent?: number | null;
  /**
   * Sparse infill pattern, as the slicer names it.
   */
  infill_pattern?: string | null;
  /**
   * Print speed.
   */
  speed_mm_s?: {
    /**
     * First layer.
     */
    first_layer?: number | null;
    /**
     * First-layer infill.
     */
    first_layer_infill?: number | null;
    /**
     * Outer wall.
     */
    outer_wall?: number | null;
    /**
     * Inner wall.
     */
    inner_wall?: number | null;
    /**
     * Sparse infill.
     */
    sparse_infill?: number | null;
    /**
     * Solid infill.
     */
    solid_infill?: number | null;
    /**
     * Top surface.
     */
    top_surface?: number | null;
    /**
     * Bridge.
     */
    bridge?: number | null;
    /**
     * Gap infill.
     */
    gap_infill?: number | null;
    /**
     * Support.
     */
    support?: number | null;
    /**
     * Travel.
     */
    travel?: number | null;
  };
  /**
   * Acceleration.
   */
  acceleration_mm_s2?: {
    /**
     * Default.
     */
    default?: number | null;
    /**
     * First layer.
     */
    first_layer?: number | null;
    /**
     * Outer wall.
     */
    outer_wall?: number | null;
    /**
     * Inner wall.
     */
    inner_wall?: number | null;
    /**
     * Top surface.
     */
    top_surface?: number | null;
    /**
     * Travel.
     */
    travel?: number | null;
  };
  /**
   * Brim.
   */
  brim?: {
    /**
     * Where the brim goes.
     */
    type?: 'auto' | 'outer' | 'inner' | 'outer_and_inner' | 'none' | 'painted' | null;
    /**
     * Brim width.
     */
    width_mm?: number | null;
  };
  /**
   * Support.
   */
  support?: {
    /**
     * Whether support is generated.
     */
    enabled?: boolean | null;
    /**
     * Kind of support.
     */
    type?: 'normal' | 'tree' | 'snug' | 'organic' | null;
    /**
     * Overhang angle below which support is generated, measured from the bed.
     */
    threshold_angle_deg?: number | null;
    /**
     * Z distance between support and part.
     */
    top_z_distance_mm?: number | null;
    /**
     * Top interface layers.
     */
    interface_layers?: number | null;
  };
}
/**
 * Every id that was ever published; written by "npm run generate", which only adds. File: data/published-ids.yaml
 */
export interface PublishedIdsSource {
  brands?: string[];
  printers?: string[];
  materials?: string[];
  symptoms?: string[];
}
/**
 * Published ids that have been replaced, and by what. File: data/redirects.yaml
 */
export interface RedirectsSource {
  brands?: {
    [k: string]: string;
  };
  printers?: {
    [k: string]: string;
  };
  materials?: {
    [k: string]: string;
  };
  symptoms?: {
    [k: string]: string;
  };
}
/**
 * What was read for the troubleshooting rules, the settings and the materials. File: data/references.yaml
 */
export interface ReferencesSource {
  [k: string]: {
    title: string;
    url: string;
    /**
     * The original that was read through this page, when it was not read itself.
     */
    via?: string;
  };
}
/**
 * One slicer setting and what it is called in each slicer. File: data/settings/<id with hyphens>.yaml
 */
export interface SettingSource {
  id: string;
  name: Text;
  description: Text;
  /**
   * The kind of preset that holds it.
   */
  scope: 'process' | 'filament' | 'printer';
  unit: '°C' | 'mm' | 'mm/s' | 'mm/s²' | 'mm³' | 'mm³/s' | 'mm³/s²' | '%' | 'ratio' | 's' | 'layers' | 'count' | '°' | 'bool' | 'enum';
  conversion?: Text;
  slicers: {
    orcaslicer:
      | {
          key: string;
          label: {
            en: string;
            /**
             * null where the slicer's Chinese catalogue has no entry.
             */
            zh: string | null;
          };
          /**
           * The slicer's own unit; null for choices and switches.
           */
          unit: string | null;
          /**
           * Default in the slicer's source, in its own unit.
           */
          default?: string | number | boolean | null;
          min?: number | null;
          max?: number | null;
          note?: Text;
          /**
           * Id in references.yaml.
           */
          source: string;
        }
      | {
          key: null;
          how: Text;
        };
    bambu_studio:
      | {
          key: string;
          label: {
            en: string;
            /**
             * null where the slicer's Chinese catalogue has no entry.
             */
            zh: string | null;
          };
          /**
           * The slicer's own unit; null for choices and switches.
           */
          unit: string | null;
          /**
           * Default in the slicer's source, in its own unit.
           */
          default?: string | number | boolean | null;
          min?: number | null;
          max?: number | null;
          note?: Text;
          /**
           * Id in references.yaml.
           */
          source: string;
        }
      | {
          key: null;
          how: Text;
        };
    prusaslicer:
      | {
          key: string;
          label: {
            en: string;
            /**
             * null where the slicer's Chinese catalogue has no entry.
             */
            zh: string | null;
          };
          /**
           * The slicer's own unit; null for choices and switches.
           */
          unit: string | null;
          /**
           * Default in the slicer's source, in its own unit.
           */
          default?: string | number | boolean | null;
          min?: number | null;
          max?: number | null;
          note?: Text;
          /**
           * Id in references.yaml.
           */
          source: string;
        }
      | {
          key: null;
          how: Text;
        };
    cura:
      | {
          key: string;
          label: {
            en: string;
            /**
             * null where the slicer's Chinese catalogue has no entry.
             */
            zh: string | null;
          };
          /**
           * The slicer's own unit; null for choices and switches.
           */
          unit: string | null;
          /**
           * Default in the slicer's source, in its own unit.
           */
          default?: string | number | boolean | null;
          min?: number | null;
          max?: number | null;
          note?: Text;
          /**
           * Id in references.yaml.
           */
          source: string;
        }
      | {
          key: null;
          how: Text;
        };
  };
  /**
   * The command or configuration key that sets it in the firmware.
   */
  firmware?: {
    marlin?: string;
    klipper?: string;
    reprapfirmware?: string;
  };
  documentation?: string;
}
/**
 * Upstream sources and which one leads. File: data/sources.yaml
 */
export interface SourcesSource {
  sources: {
    [k: string]: {
      name: string;
      kind: 'orca' | 'prusa';
      repository: string;
      commit: string;
      version?: string;
      date: string;
      licence: string | null;
      /**
       * Only these vendor folders are read; left out: all.
       *
       * @minItems 1
       */
      vendors?: string[];
    };
  };
  /**
   * Sources by brand, the leading one first; `default` follows.
   */
  leads: {
    /**
     * @minItems 1
     */
    [k: string]: string[];
  };
  /**
   * Vendor folders or model names that are no printers, with the reason.
   */
  excluded: {
    [k: string]: string;
  };
}
/**
 * One symptom, as a person at the printer sees it. File: data/troubleshooting/symptoms/<id>.yaml
 */
export interface SymptomSource {
  id: string;
  name: Text;
  aliases: {
    en: string[];
    zh: string[];
  };
  category:
    | 'first-layer'
    | 'extrusion'
    | 'surface'
    | 'material'
    | 'dimensional'
    | 'mechanical'
    | 'structural'
    | 'bridging-overhang'
    | 'support'
    | 'model'
    | 'failure'
    | 'electronics'
    | 'multi-material';
  /**
   * low: cosmetic; medium: the part is usable with defects; high: the part is likely lost or hardware is stressed; critical: hardware or people are at risk.
   */
  severity: 'low' | 'medium' | 'high' | 'critical';
  /**
   * true when the print must be stopped at once.
   */
  stop_print: boolean;
  description: Text;
  applies_to?: Conditions;
  /**
   * Most likely first.
   *
   * @minItems 1
   */
  causes: {
    /**
     * Id of a file in data/troubleshooting/causes.
     */
    cause: string;
    likelihood: 'high' | 'medium' | 'low';
    /**
     * Ids of fixes in the order to try for this symptom: cheap and likely first.
     *
     * @minItems 1
     */
    fixes: string[];
  }[];
  /**
   * Ids of symptoms; the relation goes both ways.
   */
  related: string[];
  /**
   * Ids in references.yaml.
   */
  references: string[];
}
