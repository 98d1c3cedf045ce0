/* Generated from schemas/ by "npm run generate". Do not edit. */

/**
 * A fault that somebody had and solved in public: what was seen, on what setup, and the actual cause. The rules are measured with these cases; they are not published. File: data/troubleshooting/cases/<id>.yaml
 */
export type CaseSource = {
  id: string;
  /**
   * Address of the thread. Do not copy its text: write everything below in your own words.
   */
  source: string;
  /**
   * Who confirmed the cause. asker: a person who had the fault; maintainer: a maintainer of the machine, firmware or slicer in question; several: more than one of them.
   */
  confirmed_by: 'asker' | 'maintainer' | 'several';
  /**
   * Day of the confirmation; null when the thread shows none.
   */
  date: string | null;
  /**
   * What the thread states about the machine; a missing key means not known.
   */
  setup?: {
    /**
     * Id of the printer, if the thread names one that the data has.
     */
    printer?: string;
    /**
     * The machine as the thread names it.
     */
    printer_name?: string;
    /**
     * Structure of the machine.
     */
    structure?: 'cartesian' | 'corexy' | 'delta';
    extruder_type?: 'direct_drive' | 'bowden';
    enclosed?: boolean;
    firmware?: 'marlin' | 'klipper' | 'reprapfirmware' | 'bambu';
    /**
     * As the thread gives it, with its figures.
     */
    firmware_version?: string;
    slicer?: 'orcaslicer' | 'bambu_studio' | 'prusaslicer' | 'cura';
    /**
     * As the thread states it; with the name of the slicer if it is none of the four.
     */
    slicer_version?: string;
    nozzle_diameter_mm?: number;
    /**
     * Id of a material.
     */
    material?: string;
  };
  /**
   * Ids of symptoms, the main one first; empty if none fits, which `missing_symptom` then describes.
   */
  symptoms: string[];
  /**
   * What was seen, if no existing symptom fits.
   */
  missing_symptom?: string;
  /**
   * Facts in the thread that answer a check: what was seen, measured or tried, and the result.
   *
   * @minItems 1
   */
  observations: string[];
  /**
   * Answers of the observations to our checks: outcome by check. Derive them from the observations and the setup only, without looking at the cause.
   */
  answers?: {
    [k: string]: string;
  };
  /**
   * Id of the most specific cause that fits; null if none does, which `missing_cause` then describes.
   */
  cause: string | null;
  /**
   * The actual cause, if no existing cause fits.
   */
  missing_cause?: string;
  /**
   * Id of the fix that helped; null if there is no such fix.
   */
  fix: string | null;
  /**
   * The cause or the fix that helped, in one short sentence.
   */
  solved_by: string;
};
/**
 * One thing to look at, measure or try that tells causes apart: what to do, what it costs, the possible outcomes, and which causes each outcome makes more or less likely. File: data/troubleshooting/checks/<id>.yaml
 */
export type CheckSource = {
  id: string;
  /**
   * What you look at. part: the failed print; test: a print made for the check; machine: the printer; filament: the spool and its path; file: model, slicer and G-code; history: what changed, and when.
   */
  about: 'part' | 'test' | 'machine' | 'filament' | 'file' | 'history';
  do: Text;
  /**
   * Approximate time, min.
   */
  minutes: number;
  /**
   * What it uses up. filament: some grams for a test; part: a spare part.
   */
  cost: 'nothing' | 'filament' | 'part';
  /**
   * What has to stop for it. print: the running print; machine: the printer is switched off or taken apart.
   */
  stops: 'nothing' | 'print' | 'machine';
  /**
   * true if it is answered with the printer unplugged and cold. Default: false.
   */
  power_off?: true;
  /**
   * Ids of the symptoms for which it is asked. Default: each symptom with a cause that an outcome makes clearly or decisively more likely (for a question about history: more likely in any grade). A check about the part or a test must list them, because it depends on what is seen there.
   *
   * @minItems 1
   */
  symptoms?: string[];
  applies_to?: Conditions;
  /**
   * Group of its statements: what somebody tried and the result; what changed before; where on the part it shows; when it happens; what the display shows. Leave it out if none of its outcomes is a statement.
   */
  told?: 'tried' | 'changed' | 'where' | 'when' | 'display';
  /**
   * false if it is never asked as a question because hardly anybody would do it only to answer: it can only be reported. Default: true.
   */
  asked?: false;
  /**
   * @minItems 1
   * @maxItems 10
   */
  outcomes: {
    id: string;
    text: Text;
    statement?: Text;
    /**
     * Ids of the fixes that somebody has tried in vain who says so. Each stands in one outcome.
     *
     * @minItems 1
     */
    in_vain?: string[];
    more?: EffectsSource;
    less?: EffectsSource;
  }[];
  why: Text;
  /**
   * Ids in references.yaml that say so; absent: a judgement of the editors.
   *
   * @minItems 1
   */
  sources?: string[];
};
export type CodeParameterSource = {
  [k: string]: unknown;
} & {
  name: Text;
  values?: CodeValuesSource;
  /**
   * For a parameter with any value: its value on most printers. Queries accept messages with these.
   *
   * @minItems 1
   */
  typical?: string[];
  /**
   * For a parameter with any value: maximum number of words; a number or a name with separators counts as one word. Default: 1.
   */
  words?: number;
};
export type CodeSource = {
  /**
   * As the printer shows it. Variable parts are in braces, as a parameter of the system: 07{ams}-2{slot}00-0002-0001. For a message, only as much as distinguishes it from others.
   */
  code: string;
  /**
   * Other codes or messages for the same fault, as printers show them, also with braces. Variants in case, separators and prefixes need no entry.
   *
   * @minItems 1
   */
  spellings?: string[];
  /**
   * Values of a parameter in this code, if not all are possible.
   */
  only?: {
    /**
     * @minItems 1
     */
    [k: string]: string[];
  };
  /**
   * notice: no fault; warning: the print continues, but something needs attention; paused: it waits for somebody and can be resumed; stopped: the print has ended or does not start; danger: something may burn, melt or crash.
   */
  severity: 'notice' | 'warning' | 'paused' | 'stopped' | 'danger';
  meaning: Text;
  at_once?: Text;
  /**
   * What is needed to continue printing. continues: nothing; resume: fix the problem, then resume the print; restart: restart the printer or its firmware, the print is lost; repair: the owner repairs or replaces a part; service: the maker's service. Absent: not known.
   */
  recovery?: 'continues' | 'resume' | 'restart' | 'repair' | 'service';
  /**
   * The matching symptoms, the closest first. Two with the same likelihood at the top mean that it is impossible to tell which.
   *
   * @minItems 1
   */
  symptoms?: {
    symptom: string;
    /**
     * How likely, as in the causes of a symptom.
     */
    likelihood: 'high' | 'medium' | 'low';
  }[];
  /**
   * The causes that it points to, most likely first.
   *
   * @minItems 1
   */
  causes?: {
    cause: string;
    /**
     * How likely, as in the causes of a symptom.
     */
    likelihood: 'high' | 'medium' | 'low';
  }[];
  /**
   * Checks to do first, in this order.
   *
   * @minItems 1
   */
  checks?: string[];
  no_symptom?: Text;
  /**
   * Printers that report it; absent: not stated by the source, or all of the system.
   *
   * @minItems 1
   */
  machines?: string[];
  /**
   * Firmware that reports it, if other firmware of the system does not.
   */
  firmware?: string;
  /**
   * Its source; absent: the source of the file.
   */
  source?: string;
  /**
   * The maker's page about it; absent: none, or the one of the code's form.
   */
  page?: string;
};
export type CuraMachine = {
  [k: string]: unknown;
} & {
  /**
   * Id of the printer.
   */
  id?: string;
  /**
   * Id of the brand.
   */
  brand?: string;
  /**
   * Model, without the brand.
   */
  model?: string;
  /**
   * Why the definition is not a product of its own.
   */
  left_out?: string;
};
/**
 * Findings of the lint that are correct, with the reason. An exception that no longer applies is itself a problem. File: data/exceptions.yaml
 */
export type ExceptionsSource = LintException[];
/**
 * One fix that several causes may share. File: data/troubleshooting/fixes/<id>.yaml
 */
export type FixSource = {
  /**
   * Id; it names the file.
   */
  id: string;
  action: Text;
  instructions: Text;
  /**
   * Sentences that apply to some setups only; they follow the text that they belong to.
   *
   * @minItems 1
   */
  additions?: {
    when: Conditions;
    /**
     * The text that it continues.
     */
    part: 'instructions' | 'caution';
    text: Text;
  }[];
  /**
   * What one looks at afterwards. own: what the last sentence of the instructions says, whatever the symptom; symptom: whether the symptom is gone, as its `solved` says, so the instructions must not name a symptom.
   */
  check: 'own' | 'symptom';
  /**
   * The most that it takes: to change a setting, to look at something or move it by hand, to clean or dry, to print a test, to use tools or change the firmware, to replace a part. The less it takes, the sooner it is proposed.
   */
  effort: 'setting' | 'look' | 'clean' | 'test' | 'tools' | 'parts';
  /**
   * Symptoms that it can bring, as its caution says: none of them may list it.
   */
  can_cause: string[];
  /**
   * The setting whose value it finds by a test, where it does not change one itself.
   */
  finds?: string;
  /**
   * true if it holds for any machine. A fix of hardware or firmware says this or has `applies_to`.
   */
  fits_any?: true;
  /**
   * Kind of fix: a setting, a calibration, maintenance, and so on.
   */
  kind: 'setting' | 'calibration' | 'maintenance' | 'material' | 'process' | 'model' | 'environment' | 'firmware' | 'hardware';
  /**
   * Cost.
   */
  cost: 'free' | 'low' | 'medium' | 'high';
  /**
   * Time, min; null if it is not known.
   */
  minutes: number | null;
  applies_to?: Conditions;
  /**
   * The change of a setting; absent if the fix is something else.
   */
  adjustment?: {
    /**
     * Id of a file in data/settings.
     */
    setting: string;
    /**
     * Direction of the change.
     */
    direction: 'increase' | 'decrease' | 'set' | 'enable' | 'disable' | 'tune';
    /**
     * Target for direction `set`: a figure, or a word if the setting is a choice.
     */
    target?:
      | Quantity
      | {
          option: Text;
          /**
           * Value in the records; several if any of them fits. Absent: no record contains it.
           *
           * @minItems 1
           */
          values?: string[];
        };
    /**
     * Size of each step.
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
          /**
           * The range of the material record.
           */
          material_range: 'nozzle_temperature_c' | 'bed_temperature_c' | 'chamber_temperature_c' | 'fan_percent';
        }
      | null;
    /**
     * Where to stop in a particular case, in addition to the safe range: all that apply are valid.
     *
     * @minItems 1
     */
    stops?: {
      when?: Conditions;
      note?: Text;
      quantity: Quantity;
    }[];
    /**
     * Why a fix that increases or decreases a value has no safe range; not published.
     */
    no_safe_range?: string;
    /**
     * Values that sources recommend for a case; list all sources that disagree.
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
   * Other useful figures, each with its meaning.
   *
   * @minItems 1
   */
  figures?: {
    what: Text;
    when?: Conditions;
    quantity: Quantity;
    /**
     * true if nobody can do the fix without it. Default: false.
     */
    needed?: true;
  }[];
  /**
   * true if it dries the filament: the figures of the chosen material are shown with it. Default: false.
   */
  dries?: true;
  /**
   * true if it is done entirely with the printer unplugged and cold, checking the result included. Never for a change of settings.
   */
  power_off: boolean;
  /**
   * true if it needs power and may still be listed for a symptom with power_off: it is only named there, as something for after the cause is found and repaired. Without it, such a symptom cannot list a fix that is not power_off.
   */
  after_repair: boolean;
  /**
   * Hazards of the fix.
   *
   * @minItems 1
   */
  hazards?: ('burn' | 'electric_shock' | 'fumes' | 'fire' | 'moving_parts' | 'sharp_edges' | 'hardware_damage')[];
  caution?: Text;
  /**
   * How prominent the caution is. warning: even if done as described, the fix can injure somebody or ruin the machine: shown as a box before the instructions; it must name its hazards. note: everything else, such as a danger that the instructions remove, a drawback of the fix or something true of every hot printer: shown as plain text after them. electric_shock and fire are always a warning.
   */
  caution_level?: 'warning' | 'note';
  /**
   * Ids in data/references.yaml.
   */
  sources: string[];
};
/**
 * A figure of a fix: one value, or a range whose open end is absent, always with its unit and its source.
 */
export type Quantity = {
  /**
   * The figure, if it is a single value.
   */
  value?: number;
  /**
   * Lowest value; absent: no lower limit.
   */
  min?: number;
  /**
   * Highest value; absent: no upper limit.
   */
  max?: number;
  /**
   * Unit of the figure.
   */
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
   * Ids in data/references.yaml; null: general practice, no source was read.
   */
  sources: null | string[];
};
/**
 * The codes of a system that a source lists, without any of its texts: their digits without prefixes and separators, hexadecimal ones in capitals, in order. Written by the import, never by hand. File: data/imported/<source>/codes/<system>.json
 */
export type ImportedCodes = string[];
/**
 * The filament presets of one slicer, one entry per product (name, vendor and material), over all printers. File: data/imported/<source>/filament-presets.json
 */
export type ImportedFilamentPresets = ImportedFilamentPreset[];
/**
 * The products of one brand in one database. File: data/imported/<source>/filaments/<brand>.json
 */
export type ImportedFilaments = ImportedFilament[];
export type PresetRowSource = {
  [k: string]: unknown;
} & {
  /**
   * Path of the value in the profile, such as retraction.length_mm. The setting with this record_field belongs to the row.
   */
  field?: string;
  /**
   * Id of a setting without a field in the profile.
   */
  setting?: string;
  orcaslicer: PresetRowSlicer;
  bambu_studio: PresetRowSlicer;
  prusaslicer: PresetRowSlicer;
  cura: PresetRowSlicer;
};
export type PresetRowSlicer = {
  [k: string]: unknown;
} & {
  keys?: {
    [k: string]: PresetFormSource;
  };
  /**
   * Why its meaning is only nearly the same there: a text, the name of a remark above, or `conversion` for that of the setting.
   */
  near?: string | Text;
  /**
   * Points to note although it is carried over: a text, the name of a remark above, or `conversion`.
   */
  remark?: string | Text;
  /**
   * Why the slicer has no counterpart: a text, the name of a remark above, or `how` for the setting's note about that slicer.
   */
  none?: string | Text;
  /**
   * Why it stays in the printer preset: a text or the name of a remark above.
   */
  printer?: string | Text;
  machine?: {
    [k: string]: PresetFormSource;
  };
};
/**
 * How the value is written: a word for a simple form, or one of scaled, words, names, constant and computed with its parameters.
 */
export type PresetFormSource =
  | ('number' | 'percent' | 'switch' | 'positive' | 'text')
  | {
      /**
       * Multiplied by a factor (default 1), plus an offset (default 0).
       */
      scaled?: {
        /**
         * Factor.
         */
        times?: number;
        /**
         * Offset added afterwards.
         */
        plus?: number;
      };
      /**
       * From the word of the record to the word of the slicer.
       */
      words?: {
        [k: string]: string;
      };
      /**
       * A companion key: this text if there is a value.
       */
      constant?: string;
      /**
       * Name of a calculation in core/presets/calculations.ts.
       */
      computed?: string;
      /**
       * Names of patterns: unchanged if the slicer lists them, otherwise according to this table; any other name has no counterpart.
       */
      names?: {
        [k: string]: string;
      };
    };
/**
 * What is more or less likely with a setup, before any question. File: data/troubleshooting/setups.yaml
 */
export type SetupsSource = {
  id: string;
  when?: Conditions;
  /**
   * Settings that stand so in the profile, all of them; one that is not known does not.
   *
   * @minItems 1
   */
  profile?: {
    setting: string;
    /**
     * Lowest value, in the unit of the setting.
     */
    min?: number;
    /**
     * Highest value, in the unit of the setting.
     */
    max?: number;
    /**
     * What the records call the choices; true or false for a switch.
     *
     * @minItems 1
     */
    values?: string[];
  }[];
  more?: EffectsSource;
  less?: EffectsSource;
  /**
   * Ids of symptoms that are more common with it.
   *
   * @minItems 1
   */
  symptoms?: string[];
  why: Text;
  /**
   * Ids in references.yaml that say so; absent: a judgement of the editors.
   *
   * @minItems 1
   */
  sources?: string[];
}[];

export interface AllSchemas {
  brands: BrandsSource;
  calibration: CalibrationSource;
  case: CaseSource;
  cause: CauseSource;
  check: CheckSource;
  'code-system': CodeSystemSource;
  codes: CodesSource;
  conditions: Conditions;
  'cura-machines': CuraMachinesSource;
  exceptions: ExceptionsSource;
  'filament-brands': FilamentBrandsSource;
  'filament-corrections': FilamentCorrectionsSource;
  fix: FixSource;
  'held-out': HeldOutSource;
  'imported-bases': ImportedBases;
  'imported-codes': ImportedCodes;
  'imported-digests': ImportedDigests;
  'imported-filament-presets': ImportedFilamentPresets;
  'imported-filaments': ImportedFilaments;
  'imported-machine-names': ImportedMachineNames;
  'imported-preset-values': ImportedPresetValues;
  'imported-presets': ImportedPresets;
  'imported-printer': ImportedPrinter;
  'imported-processes': ImportedProcesses;
  'imported-product-presets': ImportedProductPresets;
  material: MaterialSource;
  'material-identifiers': MaterialIdentifiersSource;
  'material-names': MaterialNamesSource;
  origins: OriginsSource;
  'other-languages': OtherLanguagesSource;
  override: Override;
  presets: PresetsSource;
  printer: PrinterSource;
  processes: ProcessesSource;
  'published-ids': PublishedIdsSource;
  quantity: Quantity;
  redirects: RedirectsSource;
  references: ReferencesSource;
  setting: SettingSource;
  setups: SetupsSource;
  'slicer-keys': SlicerKeysSource;
  sources: SourcesSource;
  symptom: SymptomSource;
  text: Text;
  'trial-answers': TrialAnswersSource;
  'trial-texts': TrialTextsSource;
  'trial-truths': TrialTruthsSource;
  'well-known': WellKnownSource;
}
/**
 * Brands, by id. File: data/brands.yaml
 */
export interface BrandsSource {
  [k: string]: {
    name: string;
    /**
     * Other names that can be used in a query, in either language.
     *
     * @minItems 1
     */
    aliases?: string[];
    /**
     * Spelling of the vendor in upstream sources, if it differs from the name.
     *
     * @minItems 1
     */
    vendors?: string[];
    /**
     * Words to remove from the start of a model name, in addition to the brand name.
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
 * One step from a new spool to a tuned profile. File: data/calibration/<id>.yaml
 */
export interface CalibrationSource {
  id: string;
  name: Text;
  /**
   * Ids of the steps whose results this one is based on: they come first.
   */
  after: string[];
  because: Text;
  /**
   * Id of the matching fix in the troubleshooting rules, with its time, hazards and cautions.
   */
  fix: string;
  print: Text;
  /**
   * The slicer's own test; null: it has none.
   */
  tests: {
    orcaslicer: {
      menu: Text;
      note?: Text;
      /**
       * Ids in references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
    } | null;
    bambu_studio: {
      menu: Text;
      note?: Text;
      /**
       * Ids in references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
    } | null;
    prusaslicer: {
      menu: Text;
      note?: Text;
      /**
       * Ids in references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
    } | null;
    cura: {
      menu: Text;
      note?: Text;
      /**
       * Ids in references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
    } | null;
  };
  look: Text;
  alt?: Text;
  /**
   * The value follows from the height in mm at which the print changes: the first value plus height times step, according to `look` and its sources.
   */
  by_height?: true;
  /**
   * Ids of the settings where you enter the result, the one to try first at the start.
   *
   * @minItems 1
   */
  settings: string[];
  /**
   * Values to try. The first entry that applies; none: no figure.
   */
  trials: ({
    [k: string]: unknown;
  } & {
    when?: Conditions;
    from?: number;
    to?: number;
    /**
     * How far below the current value to start.
     */
    less?: number;
    /**
     * How far above the current value to end.
     */
    more?: number;
    /**
     * The range of the material.
     */
    material_range?: 'nozzle_temperature_c';
    step: number;
    /**
     * Ids in references.yaml.
     *
     * @minItems 1
     */
    sources: string[];
  })[];
  /**
   * Ids in references.yaml.
   *
   * @minItems 1
   */
  sources: string[];
}
/**
 * A text in both languages of the service, side by side for translators.
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
 * When something applies. Every given key must match; a missing key matches everything.
 */
export interface Conditions {
  /**
   * Ids of materials in data/materials.
   *
   * @minItems 1
   */
  materials?: string[];
  /**
   * Properties of the material, for any material: abrasive; flexible (an elastomer); warping (high or very high); open_door (prefers an open printer).
   *
   * @minItems 1
   */
  material_traits?: ('abrasive' | 'flexible' | 'warping' | 'open_door')[];
  /**
   * How the filament is driven: direct_drive, or bowden with a tube between extruder and nozzle.
   *
   * @minItems 1
   */
  extruder_types?: ('direct_drive' | 'bowden')[];
  /**
   * Structure of the printer: its enclosure, how its axes are driven, what moves the part.
   *
   * @minItems 1
   */
  structures?: (
    'open' | 'enclosed' | 'heated_chamber' | 'cartesian' | 'corexy' | 'delta' | 'bed_slinger' | 'z_bed' | 'fixed_bed' | 'belt'
  )[];
  /**
   * Equipment of the printer: multi_material for an AMS or MMU, several nozzles or interchangeable tools; auxiliary_fan for a second fan that blows on the part; manual_levelling and automatic_levelling for the bed levelling; thin_filament for 1.75 mm filament, thick_filament for 2.85 or 3 mm; pressure_advance for a firmware with pressure advance or linear advance; lead_screws for a Z axis on lead screws, aligned_z for several Z motors that the firmware aligns; separate_probe for a probe beside the nozzle; plate_clips for a build plate held by clips.
   *
   * @minItems 1
   */
  equipment?: (
    | 'multi_material'
    | 'auxiliary_fan'
    | 'manual_levelling'
    | 'automatic_levelling'
    | 'thin_filament'
    | 'thick_filament'
    | 'pressure_advance'
    | 'lead_screws'
    | 'aligned_z'
    | 'separate_probe'
    | 'plate_clips'
  )[];
  /**
   * Material of the nozzle.
   *
   * @minItems 1
   */
  nozzle_materials?: ('brass' | 'stainless_steel' | 'hardened_steel')[];
  /**
   * Nozzle diameters, mm.
   */
  nozzle_diameters_mm?: {
    /**
     * Smallest nozzle diameter.
     */
    min?: number;
    /**
     * Largest nozzle diameter.
     */
    max?: number;
  };
  /**
   * Firmware that the printer runs.
   *
   * @minItems 1
   */
  firmwares?: ('marlin' | 'klipper' | 'reprapfirmware' | 'bambu')[];
  /**
   * Slicers concerned.
   *
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
/**
 * One cause that several symptoms may share. File: data/troubleshooting/causes/<id>.yaml
 */
export interface CauseSource {
  /**
   * Id; it names the file.
   */
  id: string;
  name: Text;
  check: Text;
  applies_to?: Conditions;
  /**
   * Ids in data/references.yaml.
   */
  sources: string[];
}
export interface EffectsSource {
  /**
   * Ids of causes.
   *
   * @minItems 1
   */
  slightly?: string[];
  /**
   * Ids of causes.
   *
   * @minItems 1
   */
  clearly?: string[];
  /**
   * Ids of causes.
   *
   * @minItems 1
   */
  decisively?: string[];
}
/**
 * A system of codes or messages that printers use to report faults: how its codes are written, and what their digits mean. File: data/codes/<id>/system.yaml
 */
export interface CodeSystemSource {
  /**
   * Id, and the name of the folder.
   */
  id: string;
  name: Text;
  /**
   * Brands whose printers use it; absent: a firmware of many brands.
   *
   * @minItems 1
   */
  brands?: string[];
  shown: Text;
  structure: Text;
  /**
   * Source of its codes, at the commit.
   */
  source: string;
  /**
   * The maker's own list; absent: none is known.
   */
  page?: string;
  /**
   * Forms of numeric codes; absent: all are messages.
   *
   * @minItems 1
   */
  forms?: CodeFormSource[];
  parameters?: CodeParametersSource;
}
export interface CodeFormSource {
  id: string;
  name: Text;
  /**
   * Number system of its digits.
   */
  digits: 'hex' | 'decimal';
  /**
   * Number of digits in each group. A space, a hyphen, an underscore or nothing can separate groups.
   *
   * @minItems 1
   */
  groups: number[];
  /**
   * Number of capital letters before the digits; absent: none. Codes with letters are listed like messages; the form explains the structure of unlisted ones.
   */
  letters?: number;
  /**
   * Whether machines also send a hexadecimal code as one decimal number; absent: no.
   */
  as_number?: boolean;
  /**
   * Separator that the maker prints between groups; absent: none, or there is one group.
   */
  separator?: '-' | '_';
  /**
   * Prefixes that can come before the digits, in any case: HMS, E, #.
   *
   * @minItems 1
   */
  prefixes?: string[];
  /**
   * Meaning of digits by position, in the order of an explanation.
   *
   * @minItems 1
   */
  parts?: CodePartSource[];
  /**
   * Address of the maker's page about a code, with {code} in place of the printed code.
   */
  page?: string;
}
export interface CodePartSource {
  name: Text;
  /**
   * Place of the first letter or digit, from 0, separators not counted.
   */
  from: number;
  length: number;
  values?: CodeValuesSource;
  /**
   * Severity of each value, if they indicate it.
   */
  severity?: {
    /**
     * notice: no fault; warning: the print continues, but something needs attention; paused: it waits for somebody and can be resumed; stopped: the print has ended or does not start; danger: something may burn, melt or crash.
     */
    [k: string]: 'notice' | 'warning' | 'paused' | 'stopped' | 'danger';
  };
}
/**
 * Possible values with their meanings. In numeric codes, all have the same length, hexadecimal ones in capitals.
 */
export interface CodeValuesSource {
  [k: string]: Text;
}
/**
 * Parameters in braces in codes of this system, as {slot}.
 */
export interface CodeParametersSource {
  [k: string]: CodeParameterSource;
}
/**
 * Codes or messages of one module of a printer, in one system. File: data/codes/<system>/<module>.yaml
 */
export interface CodesSource {
  /**
   * Id of the system, and the name of the folder.
   */
  system: string;
  /**
   * Id of the module, and the name of the file.
   */
  module: string;
  name: Text;
  /**
   * Source of the codes, at the commit; a code can name another one.
   */
  source: string;
  /**
   * The line in which the printer shows the messages of this file, with {message} in place of the message: MCU '{mcu}' shutdown: {message}. Absent: without additions.
   *
   * @minItems 1
   */
  lines?: string[];
  no_symptom?: Text;
  /**
   * @minItems 1
   */
  codes: CodeSource[];
}
/**
 * The product that each visible machine definition of Cura stands for. File: data/cura-machines.yaml
 */
export interface CuraMachinesSource {
  [k: string]: CuraMachine;
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
   * Path of the value in the file; absent: every finding of the rule in the file.
   */
  path?: string;
  /**
   * Why the value is correct.
   */
  reason: string;
}
/**
 * Filament brands, by id. File: data/filament-brands.yaml
 */
export interface FilamentBrandsSource {
  [k: string]: {
    name: string;
    /**
     * Other names, in either language, and spellings in sources.
     *
     * @minItems 1
     */
    aliases?: string[];
    /**
     * Product lines that a source lists as a brand; the name is put before those of the products.
     *
     * @minItems 1
     */
    lines?: string[];
    website?: string;
  };
}
/**
 * Manual corrections of branded filaments, by product id. File: data/filament-corrections.yaml
 */
export interface FilamentCorrectionsSource {
  /**
   * Corrections of imported values, each with its reason and source.
   *
   * @minItems 1
   */
  [k: string]: Override[];
}
/**
 * A manual correction of one imported value. The importer never changes it.
 */
export interface Override {
  /**
   * Path of the value, for example build_volume_mm.z or profiles.pla.flow_ratio.
   */
  field: string;
  /**
   * The imported value that is corrected. If an import brings a different value, the override is reported: it may no longer be needed.
   */
  was: number | string | boolean | {} | null;
  /**
   * The right value, or null if the imported one is wrong and the right one is not known.
   */
  value: number | string | boolean | {} | null;
  /**
   * Why the imported value is wrong.
   */
  reason: string;
  /**
   * Source of the right value, or of the reason to withhold it: a URL or the preset concerned.
   */
  source: string;
}
/**
 * Cases that are used only for measuring. File: data/troubleshooting/cases/held-out.yaml
 */
export interface HeldOutSource {
  /**
   * Seed of the draw.
   */
  seed: string;
  /**
   * Upper bound of the hashes of the drawn third.
   */
  bound: string;
  /**
   * Ids of the drawn cases.
   */
  cases: string[];
}
/**
 * The presets from which a slicer's other presets start, before anybody adapts them to a machine: presets that users cannot select, presets of the shared library without a printer, and Cura's materials without their machine-specific values. A profile that still has their values was not tuned. File: data/imported/<source>/bases.json; never edited by hand.
 */
export interface ImportedBases {
  filaments: ImportedFilamentBase[];
  processes: ImportedProcessBase[];
}
/**
 * Presets of a material with the same values.
 */
export interface ImportedFilamentBase {
  /**
   * Id of our material, as far as the name and type of the presets determine it.
   */
  material: string;
  /**
   * The presets are for a maker's filament: not a base for other presets, only for the maker's own presets on a machine. Absent for generic ones.
   */
  product?: true;
  /**
   * Names of the presets.
   *
   * @minItems 1
   */
  presets: string[];
  /**
   * Vendors whose folder or bundle has a copy. Absent if the slicer itself offers it for every machine. A preset of only one vendor may be made for its machines.
   *
   * @minItems 1
   */
  folders?: string[];
  values: ProfileValues;
}
/**
 * Settings of a profile for the filament on this printer.
 */
export interface ProfileValues {
  /**
   * Nozzle temperature; by layer here, a range in a material and in a filament; `nozzle_temperature_range_c` is a range in every record.
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
   * Bed temperature on the printer's default plate; by layer here, a range in a material and in a filament, also as `bed_temperature_range_c`.
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
   * Chamber temperature; null: not controlled or not known. One number here, a range in a material and in a filament, also as `chamber_temperature_range_c`.
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
     * Number of initial layers without part cooling.
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
     * Minimum print speed when slowed down.
     */
    min_print_speed_mm_s?: number | null;
    /**
     * Auxiliary fan speed.
     */
    auxiliary_fan_percent?: number | null;
    /**
     * Whether short layers are printed slower so that they can cool.
     */
    slow_down?: boolean | null;
    /**
     * Whether the outer wall keeps its speed when a layer is slowed down.
     */
    keep_outer_wall_speed?: boolean | null;
    /**
     * Whether the fan always runs while printing, at least at its lowest speed.
     */
    fan_always_on?: boolean | null;
    /**
     * Layer at which the fan reaches full speed; it increases linearly until then. 0: no ramp.
     */
    full_fan_speed_layer?: number | null;
    /**
     * Fan speed on bridges.
     */
    bridge_fan_percent?: number | null;
    /**
     * Fan speed on internal bridges; null: as on other bridges, or not known.
     */
    internal_bridge_fan_percent?: number | null;
    /**
     * Fan speed on support interfaces; null: no speed of their own, or not known.
     */
    support_interface_fan_percent?: number | null;
  };
  /**
   * Flow ratio (extrusion multiplier); one number here, a range in a filament, also as `flow_ratio_range`.
   */
  flow_ratio?: number | null;
  /**
   * Maximum volumetric speed; one number here and in a material, a range in a filament, also as `max_volumetric_speed_range_mm3_s`.
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
     * Retraction speed; one number here, by feature in a process.
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
    /**
     * Shortest travel that retracts.
     */
    min_travel_mm?: number | null;
    /**
     * Whether it retracts when the layer changes.
     */
    on_layer_change?: boolean | null;
    /**
     * Extra filament pushed out when it resumes; negative: less than was retracted.
     */
    extra_prime_mm?: number | null;
    /**
     * Whether the nozzle wipes along the line it has printed while it retracts.
     */
    wipe?: boolean | null;
    /**
     * Length of that wipe; PrusaSlicer calculates it itself.
     */
    wipe_distance_mm?: number | null;
    /**
     * Share of the retraction that is done before the wipe starts.
     */
    before_wipe_percent?: number | null;
    /**
     * How the nozzle is lifted: straight up (normal), on a ramp (slope), on a helix (spiral), or as the slicer decides (auto).
     */
    z_hop_type?: 'auto' | 'normal' | 'slope' | 'spiral' | null;
  };
  /**
   * Filament diameter set in the preset; for a cartridge or syringe, its bore (18 mm and more); for a pellet extruder, a nominal diameter (1.128 mm: 1 mm²).
   */
  filament_diameter_mm?: number | null;
  /**
   * Minimum nozzle hardness, Rockwell C; 0: any nozzle.
   */
  required_nozzle_hrc?: number | null;
  /**
   * Whether the preset says that the filament wears out a brass nozzle.
   */
  abrasive?: boolean | null;
  /**
   * Shrinkage of a part compared with its design, which the slicer compensates.
   */
  shrinkage_percent?: {
    /**
     * In the XY plane.
     */
    xy?: number | null;
    /**
     * In height.
     */
    z?: number | null;
  };
}
/**
 * Presets with the same speeds and accelerations.
 */
export interface ImportedProcessBase {
  /**
   * Names of the presets.
   *
   * @minItems 1
   */
  presets: string[];
  /**
   * Vendors whose folder or bundle has a copy. Absent if the slicer itself offers it for every machine. A preset of only one vendor may be made for its machines.
   *
   * @minItems 1
   */
  folders?: string[];
  values: ProcessValues;
}
/**
 * Settings of the default process for a nozzle.
 */
export interface ProcessValues {
  /**
   * Layer height; one number here, a range in a nozzle of a printer.
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
   * Print speed; by feature here, one number in a retraction.
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
    /**
     * Internal bridge.
     */
    internal_bridge?: number | null;
    /**
     * Support interface.
     */
    support_interface?: number | null;
    /**
     * Small perimeters (holes and posts).
     */
    small_perimeter?: number | null;
    /**
     * Travel on the first layer.
     */
    first_layer_travel?: number | null;
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
    /**
     * Sparse infill.
     */
    sparse_infill?: number | null;
    /**
     * Solid infill.
     */
    solid_infill?: number | null;
    /**
     * Bridge.
     */
    bridge?: number | null;
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
    /**
     * Gap between brim and part.
     */
    gap_mm?: number | null;
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
    /**
     * Whether support can only stand on the bed.
     */
    on_build_plate_only?: boolean | null;
    /**
     * Pattern of the support body, as the slicer names it.
     */
    pattern?: string | null;
    /**
     * Spacing between the lines of the support body.
     */
    spacing_mm?: number | null;
    /**
     * Horizontal distance between support and part.
     */
    xy_distance_mm?: number | null;
    /**
     * Z distance between the part and the support on top of it; PrusaSlicer: 0 means the same as above the support.
     */
    bottom_z_distance_mm?: number | null;
    /**
     * Bottom interface layers; -1: same number as on top.
     */
    bottom_interface_layers?: number | null;
    /**
     * Spacing between the lines of the interface; 0: solid.
     */
    interface_spacing_mm?: number | null;
    /**
     * Pattern of the interface, as the slicer names it.
     */
    interface_pattern?: string | null;
  };
  /**
   * Jerk set by the process; null: left to the firmware or not known.
   */
  jerk_mm_s?: {
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
     * Travel.
     */
    travel?: number | null;
  };
  /**
   * Flow ratio by feature, multiplied by that of the filament; by feature here, one number in the profile itself.
   */
  flow_ratio?: {
    /**
     * First layer.
     */
    first_layer?: number | null;
    /**
     * Top surface.
     */
    top_surface?: number | null;
    /**
     * Bottom surface.
     */
    bottom_surface?: number | null;
    /**
     * Bridges.
     */
    bridge?: number | null;
    /**
     * Internal bridges.
     */
    internal_bridge?: number | null;
  };
  /**
   * Overhanging walls.
   */
  overhang?: {
    /**
     * Whether overhanging walls are printed slower.
     */
    slow_down?: boolean | null;
    /**
     * Speed by the share of the line that overhangs; null: not slowed down there, or not known. By overhang here, one number in a retraction. PrusaSlicer interpolates between these speeds, the others switch in steps.
     */
    speed_mm_s?: {
      /**
       * A quarter of the line.
       */
      quarter?: number | null;
      /**
       * Half of it.
       */
      half?: number | null;
      /**
       * Three quarters of it.
       */
      three_quarters?: number | null;
      /**
       * All of it.
       */
      full?: number | null;
    };
    /**
     * Whether walls that may have curled up are printed slower.
     */
    slow_down_curled?: boolean | null;
  };
  /**
   * Radius up to which a perimeter counts as small; PrusaSlicer has a fixed one.
   */
  small_perimeter_threshold_mm?: number | null;
  /**
   * Top surface pattern, as the slicer names it.
   */
  top_surface_pattern?: string | null;
  /**
   * Bottom surface pattern, as the slicer names it.
   */
  bottom_surface_pattern?: string | null;
  /**
   * Solid infill pattern, as the slicer names it.
   */
  solid_infill_pattern?: string | null;
  /**
   * Minimum thickness of the top shell; 0: only the number of layers counts.
   */
  top_shell_thickness_mm?: number | null;
  /**
   * Minimum thickness of the bottom shell; 0: only the number of layers counts.
   */
  bottom_shell_thickness_mm?: number | null;
  /**
   * Overlap of infill and walls.
   */
  infill_wall_overlap_percent?: number | null;
  /**
   * Order in which walls are printed.
   */
  wall_order?: 'inner_outer' | 'outer_inner' | 'inner_outer_inner' | null;
  /**
   * Whether top surfaces have one wall only.
   */
  only_one_wall_top?: boolean | null;
  /**
   * Whether the first layer has one wall only.
   */
  only_one_wall_first_layer?: boolean | null;
  /**
   * Whether walls thinner than two lines are printed as one line; only with the classic wall generator.
   */
  detect_thin_walls?: boolean | null;
  /**
   * Whether the outer wall is moved away from the inner walls for accuracy.
   */
  precise_outer_wall?: boolean | null;
  /**
   * Minimum width of a wall line, with the Arachne wall generator.
   */
  min_wall_width_mm?: number | null;
  /**
   * Thinnest part of a model that is printed, with the Arachne wall generator.
   */
  min_feature_size_mm?: number | null;
  /**
   * Whether bridges are printed as round strands instead of flat lines.
   */
  thick_bridges?: boolean | null;
  /**
   * Whether internal bridges are printed as round strands.
   */
  thick_internal_bridges?: boolean | null;
  /**
   * Whether travel goes around walls instead of across.
   */
  avoid_crossing_walls?: boolean | null;
  /**
   * Inward offset of the first layer (elephant foot compensation).
   */
  elephant_foot_compensation_mm?: number | null;
  /**
   * Outward offset of the outer contour; negative: inward.
   */
  xy_contour_compensation_mm?: number | null;
  /**
   * Widening of holes; negative: narrowing.
   */
  xy_hole_compensation_mm?: number | null;
  /**
   * Details of the seam.
   */
  seam?: {
    /**
     * Gap between the ends of a loop; negative: they overlap.
     */
    gap_mm?: number | null;
    /**
     * Which walls get a scarf seam.
     */
    scarf?: 'none' | 'external' | 'all' | null;
  };
  /**
   * Fastest change of the flow; null: not limited or not known.
   */
  extrusion_rate_smoothing_mm3_s2?: number | null;
  /**
   * Detail size below which contours are simplified; 0: not simplified.
   */
  resolution_mm?: number | null;
  /**
   * Whether curves are written as arcs (G2, G3).
   */
  arc_fitting?: boolean | null;
  /**
   * Ironing.
   */
  ironing?: {
    /**
     * Which surfaces are ironed.
     */
    type?: 'none' | 'top' | 'topmost' | 'solid' | null;
    /**
     * Speed; one number here, by feature in a process.
     */
    speed_mm_s?: number | null;
    /**
     * Flow.
     */
    flow_percent?: number | null;
    /**
     * Distance between the lines.
     */
    spacing_mm?: number | null;
  };
  /**
   * Skirt.
   */
  skirt?: {
    /**
     * Loops; 0: no skirt.
     */
    loops?: number | null;
    /**
     * Distance from the part or its brim.
     */
    distance_mm?: number | null;
    /**
     * Height.
     */
    height_layers?: number | null;
  };
  /**
   * Raft.
   */
  raft?: {
    /**
     * Layers; 0: no raft.
     */
    layers?: number | null;
    /**
     * Z distance between raft and part.
     */
    contact_distance_mm?: number | null;
  };
  /**
   * Whether a prime tower (wipe tower) is printed when several filaments are used.
   */
  prime_tower?: boolean | null;
  /**
   * Whether a single wall rises in a spiral (vase mode).
   */
  spiral_vase?: boolean | null;
  /**
   * Whether several objects are printed layer by layer or one after the other.
   */
  print_sequence?: 'by_layer' | 'by_object' | null;
}
/**
 * SHA-256 of each file that an import of one source wrote, by path below data/imported/<source>. File: data/imported/<source>/digests.json
 */
export interface ImportedDigests {
  [k: string]: string;
}
export interface ImportedFilamentPreset {
  /**
   * Name of the preset before the @, without the machine, the nozzle and the diameter.
   */
  name: string;
  /**
   * `filament_vendor`; `Generic` for a preset that is not for a product. Absent if a preset not called generic only has the `Generic` of a template.
   */
  vendor?: string;
  /**
   * Id of our material.
   */
  material: string;
  /**
   * @minItems 1
   */
  filament_ids?: string[];
  /**
   * @minItems 1
   */
  setting_ids?: string[];
  /**
   * Its `filament_id` or `setting_id` if presets of more than three polymers share it: copied with a template, so it does not identify the preset.
   *
   * @minItems 1
   */
  template_ids?: string[];
  /**
   * GUIDs of a generic material in Cura's fdm_materials, one per diameter.
   *
   * @minItems 1
   */
  guids?: string[];
  /**
   * Our ids of the printers that it is made for. Absent if it is only in the shared library, for every printer.
   *
   * @minItems 1
   */
  printers?: string[];
  /**
   * The range in its presets, °C; absent if they differ.
   */
  nozzle_temperature_c?: {
    min: number;
    max: number;
  };
  /**
   * Minimum and maximum in its presets.
   */
  flow_ratio?: {
    min: number;
    max: number;
  };
  /**
   * Minimum and maximum in its presets.
   */
  max_volumetric_speed_mm3_s?: {
    min: number;
    max: number;
  };
  /**
   * Absent if its presets differ.
   */
  density_g_cm3?: number;
  /**
   * Absent if its presets differ.
   */
  filament_diameter_mm?: number;
  /**
   * Fields with the value of the slicer's template: a generic preset of the polymer also has it, or presets of three vendors do; the value is left out.
   *
   * @minItems 1
   */
  templates?: ('nozzle_temperature_c' | 'density_g_cm3')[];
}
export interface ImportedFilament {
  name: string;
  /**
   * Id of our material.
   */
  material: string;
  /**
   * Type as the source names it.
   */
  type?: string;
  density_g_cm3?: number;
  diameters_mm?: number[];
  /**
   * °C
   */
  nozzle_temperature_c?: {
    min: number;
    max: number;
  };
  /**
   * °C
   */
  bed_temperature_c?: {
    min: number;
    max: number;
  };
  /**
   * °C
   */
  chamber_temperature_c?: {
    min: number;
    max: number;
  };
  drying_temperature_c?: number;
  drying_time_h?: number;
  /**
   * Fields with the value that the source gives to every product of the type; the value is left out.
   *
   * @minItems 1
   */
  templates?: string[];
  data_sheet_url?: string;
  safety_sheet_url?: string;
  discontinued?: true;
  identifiers?: FilamentIdentifiers;
  colours?: ImportedColour[];
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
export interface ImportedColour {
  name: string;
  hexes?: string[];
  /**
   * @minItems 1
   */
  traits?: string[];
  discontinued?: true;
  sizes?: {
    diameter_mm: number;
    weight_g?: number;
    spool_weight_g?: number;
    gtin?: string;
  }[];
  identifiers?: ColourIdentifiers;
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
 * Names of our printers in one source, other than their model names, by our id. File: data/imported/<source>/machine-names.json
 */
export interface ImportedMachineNames {
  [k: string]: PrinterIdentifiers;
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
/**
 * Values in a slicer's presets for the printers of a brand for which another source leads: what users of the slicer get. As with any other source that does not lead, no machine facts are taken from it. File: data/imported/<source>/preset-values/<brand>.json; never edited by hand.
 */
export interface ImportedPresetValues {
  /**
   * By printer id.
   */
  printers: {
    [k: string]: ImportedPrinterValues;
  };
  processes: ImportedProcesses;
}
export interface ImportedPrinterValues {
  /**
   * Plate that the profiles' bed temperature is for.
   */
  default_plate?: 'cool' | 'textured_cool' | 'supertack' | 'engineering' | 'smooth_pei' | 'textured_pei' | null;
  /**
   * By nozzle variant, as the source names it.
   */
  nozzles: {
    [k: string]: ImportedNozzle;
  };
  /**
   * By material id.
   */
  profiles: {
    /**
     * @minItems 1
     */
    [k: string]: ImportedProfile[];
  };
}
/**
 * A machine preset: the machine with one nozzle.
 */
export interface ImportedNozzle {
  /**
   * Nozzle diameter.
   */
  diameter_mm: number;
  /**
   * The nozzle that the machine comes with.
   */
  default?: true;
  /**
   * Machine preset that was read.
   */
  preset: string;
  /**
   * Layer heights that the nozzle allows; a range here, one number in a process.
   */
  layer_height_mm?: {
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
   * Block in data/imported/<source>/processes/<brand>.json.
   */
  process?: string;
  /**
   * default: the machine preset names it; inferred: the named process is missing or does not fit, so the nearest was used.
   */
  process_choice?: 'default' | 'inferred';
}
/**
 * A filament preset on the nozzles that have the same values.
 */
export interface ImportedProfile {
  /**
   * Nozzle variants, among those of the printer.
   *
   * @minItems 1
   */
  nozzles: string[];
  /**
   * Filament preset that was read.
   */
  preset: string;
  /**
   * Why this preset was chosen: the default of the machine, a generic one, one of the brand, one of a third party, or a fallback of the shared library.
   */
  basis: 'default' | 'generic' | 'brand' | 'third_party' | 'library';
  /**
   * Block with which the slicer prints this material, if it is not that of the nozzle: Cura has a quality type for each material.
   */
  process?: string;
  values: ProfileValues;
}
/**
 * The process presets that the printers of a brand use. File: data/imported/<source>/processes/<brand>.json; never edited by hand.
 */
export interface ImportedProcesses {
  [k: string]: ImportedProcess;
}
export interface ImportedProcess {
  /**
   * Process preset that was read.
   */
  preset: string;
  values: ProcessValues;
}
/**
 * Names of the presets that a slicer ships for the printers of a brand, by printer id. Only for sources that are the release of a slicer, whether or not they lead. File: data/imported/<source>/presets/<brand>.json; never edited by hand.
 */
export interface ImportedPresets {
  [k: string]: ImportedPrinterPresets;
}
export interface ImportedPrinterPresets {
  /**
   * By nozzle variant, as the source names it.
   */
  nozzles: {
    [k: string]: ImportedNozzlePresets;
  };
  /**
   * By material id.
   */
  filaments?: {
    /**
     * @minItems 1
     */
    [k: string]: ImportedFilamentParent[];
  };
  /**
   * Quality types of the machine. Only for Cura.
   *
   * @minItems 1
   */
  quality_types?: string[];
}
export interface ImportedNozzlePresets {
  /**
   * Nozzle diameter.
   */
  diameter_mm: number;
  /**
   * Machine preset; in Cura the definition.
   */
  machine: string;
  /**
   * Process preset; in Cura the quality type. Absent: there is none.
   */
  process?: string;
  /**
   * Number of variants of extruder and nozzle for which the process preset has values, if more than one.
   */
  variants?: number;
}
export interface ImportedFilamentParent {
  /**
   * Filament preset that represents the material; in Cura the id of the material.
   */
  preset: string;
  /**
   * Nozzle variants, among those above.
   *
   * @minItems 1
   */
  nozzles: string[];
  /**
   * Process with which the slicer prints the material, if it is not that of the nozzle: Cura has a quality type for each material.
   */
  process?: string;
  /**
   * Number of variants of extruder and nozzle for which the preset has values, if more than one.
   */
  variants?: number;
}
/**
 * The data that an import read about one printer. File: data/imported/<source>/printers/<id>.json; never edited by hand.
 */
export interface ImportedPrinter {
  /**
   * Names of the machine in the source.
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
  nozzles: {
    [k: string]: ImportedNozzle;
  };
  /**
   * By material id. Absent if another source led when this one was imported.
   */
  profiles?: {
    /**
     * @minItems 1
     */
    [k: string]: ImportedProfile[];
  };
}
/**
 * Known facts about a machine.
 */
export interface PrinterFacts {
  /**
   * Build volume: as the maker states it; until that is read, the slicer's figure (see provenance.figure_kinds).
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
   * Position of X0 Y0.
   */
  bed_origin?: 'corner' | 'center' | null;
  /**
   * Number of nozzles that a print can use; filaments fed into one nozzle (a mixing head, a multi-material unit) count as one.
   */
  extruder_count?: number | null;
  /**
   * How the filament is fed.
   */
  extruder_type?: 'direct_drive' | 'bowden' | null;
  /**
   * How the axes are driven; for how the bed moves, see `structure`.
   */
  kinematics?: 'cartesian' | 'corexy' | 'hybrid_corexy' | 'corexz' | 'hbot' | 'delta' | 'belt' | null;
  /**
   * Whether the build chamber is closed.
   */
  enclosed?: boolean | null;
  /**
   * Highest nozzle temperature: the lower of rated and firmware_limit, if known; if neither is known, community_firmware (see provenance.figure_kinds).
   */
  max_nozzle_temperature_c?: number | null;
  /**
   * Highest bed temperature: the lower of rated and firmware_limit, if known; if neither is known, community_firmware (see provenance.figure_kinds).
   */
  max_bed_temperature_c?: number | null;
  /**
   * Highest chamber temperature: the lower of rated and firmware_limit, if known; null: not heated or not known.
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
   * Whether the slicer can control the chamber temperature.
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
     * Retraction speed; one number here, by feature in a process.
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
    /**
     * Shortest travel that retracts.
     */
    min_travel_mm?: number | null;
    /**
     * Whether it retracts when the layer changes.
     */
    on_layer_change?: boolean | null;
    /**
     * Extra filament pushed out when it resumes; negative: less than was retracted.
     */
    extra_prime_mm?: number | null;
    /**
     * Whether the nozzle wipes along the line it has printed while it retracts.
     */
    wipe?: boolean | null;
    /**
     * Length of that wipe; PrusaSlicer calculates it itself.
     */
    wipe_distance_mm?: number | null;
    /**
     * Share of the retraction that is done before the wipe starts.
     */
    before_wipe_percent?: number | null;
    /**
     * How the nozzle is lifted: straight up (normal), on a ramp (slope), on a helix (spiral), or as the slicer decides (auto).
     */
    z_hop_type?: 'auto' | 'normal' | 'slope' | 'spiral' | null;
  };
  /**
   * Year of market launch: not after the newest source was read.
   */
  release_year?: number | null;
  /**
   * How the bed moves: bed_slinger (the bed moves along Y, the frame is often called i3), z_bed (the bed moves up and down only), fixed_bed (the bed never moves, a gantry moves the head in all directions), delta (three arms over a fixed bed), belt (the bed is a conveyor), rotating_bed (polar). It is independent of how the axes are driven.
   */
  structure?: 'bed_slinger' | 'z_bed' | 'fixed_bed' | 'delta' | 'belt' | 'rotating_bed' | null;
  /**
   * How tools are arranged: single (one nozzle), multi_nozzle (several nozzles in one head), idex (independent heads on one axis), tool_changer (heads that are parked and picked up).
   */
  tool_arrangement?: 'single' | 'multi_nozzle' | 'idex' | 'tool_changer' | null;
  /**
   * Height that the machine preset adds to every Z position.
   */
  z_offset_mm?: number | null;
  /**
   * Printable volume: the part of the build volume that the leading slicer allows.
   */
  printable_volume_mm?: {
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
   * Why the volume in the slicer differs from the build volume: margin (kept clear at the edges or the top), purge_area (wiping, purging, cutting), dual_heads (only one head reaches the whole area), clips (they hold the plate), travel (limited axis travel), beyond_stated (the slicer allows more than is stated, up to the edge of the plate: the stated volume is the safe one), other.
   */
  printable_volume_reason?: 'margin' | 'purge_area' | 'dual_heads' | 'clips' | 'travel' | 'beyond_stated' | 'other' | null;
  /**
   * Highest temperatures that the maker states.
   */
  rated?: {
    /**
     * Nozzle.
     */
    max_nozzle_temperature_c?: number | null;
    /**
     * Bed.
     */
    max_bed_temperature_c?: number | null;
    /**
     * Chamber.
     */
    max_chamber_temperature_c?: number | null;
  };
  /**
   * Highest temperatures that the firmware or the maker's slicer can be set to. A cut-off is above suitable printing temperatures.
   */
  firmware_limit?: {
    /**
     * Nozzle.
     */
    max_nozzle_temperature_c?: number | null;
    /**
     * Bed.
     */
    max_bed_temperature_c?: number | null;
    /**
     * Chamber.
     */
    max_chamber_temperature_c?: number | null;
  };
  /**
   * Highest temperatures that third-party firmware for this machine can be set to: it is not the maker's firmware, and says nothing about the machine as sold.
   */
  community_firmware?: {
    /**
     * Nozzle.
     */
    max_nozzle_temperature_c?: number | null;
    /**
     * Bed.
     */
    max_bed_temperature_c?: number | null;
    /**
     * Chamber.
     */
    max_chamber_temperature_c?: number | null;
  };
  /**
   * Whether the bed is heated.
   */
  heated_bed?: boolean | null;
  /**
   * Filament diameter that it uses: 1.75, 2.85 or, on old machines, 3.
   */
  filament_diameter_mm?: number | null;
  /**
   * Heat break of the hotend as sold: ptfe_lined (a PTFE tube reaches the hot part, which limits the temperature) or all_metal.
   */
  heat_break?: 'ptfe_lined' | 'all_metal' | null;
  /**
   * Nozzle system, which decides which nozzles fit: mk8, mk10, v6, volcano, revo, nextruder, print_core; proprietary: the maker's own.
   */
  nozzle_system?: 'mk8' | 'mk10' | 'v6' | 'volcano' | 'revo' | 'nextruder' | 'print_core' | 'proprietary' | null;
  /**
   * How the bed is levelled on the machine as sold: manual (only by screws) or automatic (a probe or sensor measures it).
   */
  bed_levelling?: 'manual' | 'automatic' | null;
  /**
   * Multiple filaments in one print, with a unit or tools of the maker: included, optional (sold separately) or none.
   */
  multi_material?: 'none' | 'optional' | 'included' | null;
  /**
   * Whether it comes with a camera.
   */
  camera?: boolean | null;
  /**
   * What moves the Z axis: lead_screw or timing_belt.
   */
  z_drive?: 'lead_screw' | 'timing_belt' | null;
  /**
   * Number of Z motors with a driver of their own, so that firmware can align the gantry or the bed; motors that share a driver count as one.
   */
  z_motor_count?: number | null;
  /**
   * What measures the bed on the machine as sold: none, inductive (a switch that senses the metal of the plate, such as a PINDA), touch (a pin that is let down, such as a BLTouch or CR Touch), nozzle_contact (the nozzle touches the plate and a load cell, strain gauge or switch feels it), eddy_current (a coil that measures the distance to the plate).
   */
  probe?: 'none' | 'inductive' | 'touch' | 'nozzle_contact' | 'eddy_current' | null;
  /**
   * How the supplied build plate is held: magnetic, clips, or fixed (it is not meant to be removed).
   */
  plate_attachment?: 'magnetic' | 'clips' | 'fixed' | null;
  /**
   * Whether the firmware that it ships with has pressure advance, which Marlin calls linear advance.
   */
  pressure_advance?: boolean | null;
}
/**
 * Values in a slicer's presets for branded filaments on the printers of a brand. File: data/imported/<source>/product-presets/<brand of printers>.json; never edited by hand.
 */
export interface ImportedProductPresets {
  /**
   * Each distinct `cooling` once.
   *
   * Items: Part cooling.
   */
  cooling: {
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
     * Number of initial layers without part cooling.
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
     * Minimum print speed when slowed down.
     */
    min_print_speed_mm_s?: number | null;
    /**
     * Auxiliary fan speed.
     */
    auxiliary_fan_percent?: number | null;
    /**
     * Whether short layers are printed slower so that they can cool.
     */
    slow_down?: boolean | null;
    /**
     * Whether the outer wall keeps its speed when a layer is slowed down.
     */
    keep_outer_wall_speed?: boolean | null;
    /**
     * Whether the fan always runs while printing, at least at its lowest speed.
     */
    fan_always_on?: boolean | null;
    /**
     * Layer at which the fan reaches full speed; it increases linearly until then. 0: no ramp.
     */
    full_fan_speed_layer?: number | null;
    /**
     * Fan speed on bridges.
     */
    bridge_fan_percent?: number | null;
    /**
     * Fan speed on internal bridges; null: as on other bridges, or not known.
     */
    internal_bridge_fan_percent?: number | null;
    /**
     * Fan speed on support interfaces; null: no speed of their own, or not known.
     */
    support_interface_fan_percent?: number | null;
  }[];
  /**
   * Each distinct `retraction` once.
   *
   * Items: Retraction.
   */
  retraction: {
    /**
     * Retraction length.
     */
    length_mm?: number | null;
    /**
     * Retraction speed; one number here, by feature in a process.
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
    /**
     * Shortest travel that retracts.
     */
    min_travel_mm?: number | null;
    /**
     * Whether it retracts when the layer changes.
     */
    on_layer_change?: boolean | null;
    /**
     * Extra filament pushed out when it resumes; negative: less than was retracted.
     */
    extra_prime_mm?: number | null;
    /**
     * Whether the nozzle wipes along the line it has printed while it retracts.
     */
    wipe?: boolean | null;
    /**
     * Length of that wipe; PrusaSlicer calculates it itself.
     */
    wipe_distance_mm?: number | null;
    /**
     * Share of the retraction that is done before the wipe starts.
     */
    before_wipe_percent?: number | null;
    /**
     * How the nozzle is lifted: straight up (normal), on a ramp (slope), on a helix (spiral), or as the slicer decides (auto).
     */
    z_hop_type?: 'auto' | 'normal' | 'slope' | 'spiral' | null;
  }[];
  products: ImportedProduct[];
}
export interface ImportedProduct {
  /**
   * Name of the preset before the @, without the machine, the nozzle and the diameter, as in filament-presets.json.
   */
  name: string;
  /**
   * `filament_vendor`; absent if the preset only has the `Generic` of a template.
   */
  vendor?: string;
  /**
   * Id of our material.
   */
  material: string;
  /**
   * @minItems 1
   */
  presets: ImportedProductPreset[];
}
export interface ImportedProductPreset {
  /**
   * Whole name of the preset.
   */
  preset: string;
  values: ProfileValues;
  /**
   * Position in `cooling`, from 0.
   */
  cooling?: number;
  /**
   * Position in `retraction`, from 0.
   */
  retraction?: number;
  /**
   * By printer id, the nozzle variants as the source names them.
   */
  printers: {
    /**
     * @minItems 1
     */
    [k: string]: string[];
  };
}
/**
 * One generic printing material. File: data/materials/<id>.yaml
 */
export interface MaterialSource {
  /**
   * Id; it names the file.
   */
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
   * Other names in either language that can be used in a query.
   */
  aliases: string[];
  /**
   * A fact that is not listed is not known. Values of sources that disagree are under `others`.
   */
  facts: {
    density_g_cm3?: {
      /**
       * The value; null if none of `others` can be right, for the reason in `note`.
       */
      value: number | null;
      /**
       * Ids in data/references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
      /**
       * Meaning or certainty of the figure.
       */
      note?: string;
      /**
       * Different values in other sources.
       *
       * @minItems 1
       */
      others?: {
        /**
         * The value, if they state only one.
         */
        value?: number | string | boolean;
        /**
         * Lowest value that they state.
         */
        min?: number;
        /**
         * Highest value that they state.
         */
        max?: number;
        /**
         * Ids in data/references.yaml.
         *
         * @minItems 1
         */
        sources: string[];
        /**
         * Why it was not chosen.
         */
        note?: string;
      }[];
    };
    nozzle_temperature_c?: {
      /**
       * Lowest.
       */
      min?: number;
      /**
       * Highest.
       */
      max?: number;
      /**
       * Ids in data/references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
      /**
       * Meaning or certainty of the figure.
       */
      note?: string;
      /**
       * Different values in other sources.
       *
       * @minItems 1
       */
      others?: {
        /**
         * The value, if they state only one.
         */
        value?: number | string | boolean;
        /**
         * Lowest value that they state.
         */
        min?: number;
        /**
         * Highest value that they state.
         */
        max?: number;
        /**
         * Ids in data/references.yaml.
         *
         * @minItems 1
         */
        sources: string[];
        /**
         * Why it was not chosen.
         */
        note?: string;
      }[];
    };
    bed_temperature_c?: {
      /**
       * Lowest.
       */
      min?: number;
      /**
       * Highest.
       */
      max?: number;
      /**
       * Ids in data/references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
      /**
       * Meaning or certainty of the figure.
       */
      note?: string;
      /**
       * Different values in other sources.
       *
       * @minItems 1
       */
      others?: {
        /**
         * The value, if they state only one.
         */
        value?: number | string | boolean;
        /**
         * Lowest value that they state.
         */
        min?: number;
        /**
         * Highest value that they state.
         */
        max?: number;
        /**
         * Ids in data/references.yaml.
         *
         * @minItems 1
         */
        sources: string[];
        /**
         * Why it was not chosen.
         */
        note?: string;
      }[];
    };
    chamber_temperature_c?: {
      /**
       * Lowest.
       */
      min?: number;
      /**
       * Highest.
       */
      max?: number;
      /**
       * Ids in data/references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
      /**
       * Meaning or certainty of the figure.
       */
      note?: string;
      /**
       * Different values in other sources.
       *
       * @minItems 1
       */
      others?: {
        /**
         * The value, if they state only one.
         */
        value?: number | string | boolean;
        /**
         * Lowest value that they state.
         */
        min?: number;
        /**
         * Highest value that they state.
         */
        max?: number;
        /**
         * Ids in data/references.yaml.
         *
         * @minItems 1
         */
        sources: string[];
        /**
         * Why it was not chosen.
         */
        note?: string;
      }[];
    };
    glass_transition_c?: {
      /**
       * Lowest.
       */
      min?: number;
      /**
       * Highest.
       */
      max?: number;
      /**
       * Ids in data/references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
      /**
       * Meaning or certainty of the figure.
       */
      note?: string;
      /**
       * Different values in other sources.
       *
       * @minItems 1
       */
      others?: {
        /**
         * The value, if they state only one.
         */
        value?: number | string | boolean;
        /**
         * Lowest value that they state.
         */
        min?: number;
        /**
         * Highest value that they state.
         */
        max?: number;
        /**
         * Ids in data/references.yaml.
         *
         * @minItems 1
         */
        sources: string[];
        /**
         * Why it was not chosen.
         */
        note?: string;
      }[];
    };
    softening_temperature_c?: {
      /**
       * The value; null if none of `others` can be right, for the reason in `note`.
       */
      value: number | null;
      /**
       * Ids in data/references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
      /**
       * Meaning or certainty of the figure.
       */
      note?: string;
      /**
       * Different values in other sources.
       *
       * @minItems 1
       */
      others?: {
        /**
         * The value, if they state only one.
         */
        value?: number | string | boolean;
        /**
         * Lowest value that they state.
         */
        min?: number;
        /**
         * Highest value that they state.
         */
        max?: number;
        /**
         * Ids in data/references.yaml.
         *
         * @minItems 1
         */
        sources: string[];
        /**
         * Why it was not chosen.
         */
        note?: string;
      }[];
    };
    drying_temperature_c?: {
      /**
       * Lowest.
       */
      min?: number;
      /**
       * Highest.
       */
      max?: number;
      /**
       * Ids in data/references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
      /**
       * Meaning or certainty of the figure.
       */
      note?: string;
      /**
       * Different values in other sources.
       *
       * @minItems 1
       */
      others?: {
        /**
         * The value, if they state only one.
         */
        value?: number | string | boolean;
        /**
         * Lowest value that they state.
         */
        min?: number;
        /**
         * Highest value that they state.
         */
        max?: number;
        /**
         * Ids in data/references.yaml.
         *
         * @minItems 1
         */
        sources: string[];
        /**
         * Why it was not chosen.
         */
        note?: string;
      }[];
    };
    drying_time_h?: {
      /**
       * Lowest.
       */
      min?: number;
      /**
       * Highest.
       */
      max?: number;
      /**
       * Ids in data/references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
      /**
       * Meaning or certainty of the figure.
       */
      note?: string;
      /**
       * Different values in other sources.
       *
       * @minItems 1
       */
      others?: {
        /**
         * The value, if they state only one.
         */
        value?: number | string | boolean;
        /**
         * Lowest value that they state.
         */
        min?: number;
        /**
         * Highest value that they state.
         */
        max?: number;
        /**
         * Ids in data/references.yaml.
         *
         * @minItems 1
         */
        sources: string[];
        /**
         * Why it was not chosen.
         */
        note?: string;
      }[];
    };
    fan_percent?: {
      /**
       * Lowest.
       */
      min?: number;
      /**
       * Highest.
       */
      max?: number;
      /**
       * Ids in data/references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
      /**
       * Meaning or certainty of the figure.
       */
      note?: string;
      /**
       * Different values in other sources.
       *
       * @minItems 1
       */
      others?: {
        /**
         * The value, if they state only one.
         */
        value?: number | string | boolean;
        /**
         * Lowest value that they state.
         */
        min?: number;
        /**
         * Highest value that they state.
         */
        max?: number;
        /**
         * Ids in data/references.yaml.
         *
         * @minItems 1
         */
        sources: string[];
        /**
         * Why it was not chosen.
         */
        note?: string;
      }[];
    };
    max_volumetric_speed_mm3_s?: {
      /**
       * The value; null if none of `others` can be right, for the reason in `note`.
       */
      value: number | null;
      /**
       * Ids in data/references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
      /**
       * Meaning or certainty of the figure.
       */
      note?: string;
      /**
       * Different values in other sources.
       *
       * @minItems 1
       */
      others?: {
        /**
         * The value, if they state only one.
         */
        value?: number | string | boolean;
        /**
         * Lowest value that they state.
         */
        min?: number;
        /**
         * Highest value that they state.
         */
        max?: number;
        /**
         * Ids in data/references.yaml.
         *
         * @minItems 1
         */
        sources: string[];
        /**
         * Why it was not chosen.
         */
        note?: string;
      }[];
    };
    linear_shrinkage_percent?: {
      /**
       * The value; null if none of `others` can be right, for the reason in `note`.
       */
      value: number | null;
      /**
       * Ids in data/references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
      /**
       * Meaning or certainty of the figure.
       */
      note?: string;
      /**
       * Different values in other sources.
       *
       * @minItems 1
       */
      others?: {
        /**
         * The value, if they state only one.
         */
        value?: number | string | boolean;
        /**
         * Lowest value that they state.
         */
        min?: number;
        /**
         * Highest value that they state.
         */
        max?: number;
        /**
         * Ids in data/references.yaml.
         *
         * @minItems 1
         */
        sources: string[];
        /**
         * Why it was not chosen.
         */
        note?: string;
      }[];
    };
    min_nozzle_diameter_mm?: {
      /**
       * The value; null if none of `others` can be right, for the reason in `note`.
       */
      value: number | null;
      /**
       * Ids in data/references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
      /**
       * Meaning or certainty of the figure.
       */
      note?: string;
      /**
       * Different values in other sources.
       *
       * @minItems 1
       */
      others?: {
        /**
         * The value, if they state only one.
         */
        value?: number | string | boolean;
        /**
         * Lowest value that they state.
         */
        min?: number;
        /**
         * Highest value that they state.
         */
        max?: number;
        /**
         * Ids in data/references.yaml.
         *
         * @minItems 1
         */
        sources: string[];
        /**
         * Why it was not chosen.
         */
        note?: string;
      }[];
    };
    hygroscopic?: {
      /**
       * The value.
       */
      value: 'low' | 'medium' | 'high' | 'very_high';
      /**
       * Ids in data/references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
      /**
       * Meaning or certainty of the figure.
       */
      note?: string;
      /**
       * Different values in other sources.
       *
       * @minItems 1
       */
      others?: {
        /**
         * The value, if they state only one.
         */
        value?: number | string | boolean;
        /**
         * Lowest value that they state.
         */
        min?: number;
        /**
         * Highest value that they state.
         */
        max?: number;
        /**
         * Ids in data/references.yaml.
         *
         * @minItems 1
         */
        sources: string[];
        /**
         * Why it was not chosen.
         */
        note?: string;
      }[];
    };
    warping?: {
      /**
       * The value.
       */
      value: 'low' | 'medium' | 'high' | 'very_high';
      /**
       * Ids in data/references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
      /**
       * Meaning or certainty of the figure.
       */
      note?: string;
      /**
       * Different values in other sources.
       *
       * @minItems 1
       */
      others?: {
        /**
         * The value, if they state only one.
         */
        value?: number | string | boolean;
        /**
         * Lowest value that they state.
         */
        min?: number;
        /**
         * Highest value that they state.
         */
        max?: number;
        /**
         * Ids in data/references.yaml.
         *
         * @minItems 1
         */
        sources: string[];
        /**
         * Why it was not chosen.
         */
        note?: string;
      }[];
    };
    abrasive?: {
      /**
       * The value.
       */
      value: boolean;
      /**
       * Ids in data/references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
      /**
       * Meaning or certainty of the figure.
       */
      note?: string;
      /**
       * Different values in other sources.
       *
       * @minItems 1
       */
      others?: {
        /**
         * The value, if they state only one.
         */
        value?: number | string | boolean;
        /**
         * Lowest value that they state.
         */
        min?: number;
        /**
         * Highest value that they state.
         */
        max?: number;
        /**
         * Ids in data/references.yaml.
         *
         * @minItems 1
         */
        sources: string[];
        /**
         * Why it was not chosen.
         */
        note?: string;
      }[];
    };
    min_nozzle_hardness_hrc?: {
      /**
       * The value; null if none of `others` can be right, for the reason in `note`.
       */
      value: number | null;
      /**
       * Ids in data/references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
      /**
       * Meaning or certainty of the figure.
       */
      note?: string;
      /**
       * Different values in other sources.
       *
       * @minItems 1
       */
      others?: {
        /**
         * The value, if they state only one.
         */
        value?: number | string | boolean;
        /**
         * Lowest value that they state.
         */
        min?: number;
        /**
         * Highest value that they state.
         */
        max?: number;
        /**
         * Ids in data/references.yaml.
         *
         * @minItems 1
         */
        sources: string[];
        /**
         * Why it was not chosen.
         */
        note?: string;
      }[];
    };
    enclosure?: {
      /**
       * The value.
       */
      value: 'open_door' | 'not_needed' | 'recommended' | 'required' | 'heated_chamber';
      /**
       * Ids in data/references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
      /**
       * Meaning or certainty of the figure.
       */
      note?: string;
      /**
       * Different values in other sources.
       *
       * @minItems 1
       */
      others?: {
        /**
         * The value, if they state only one.
         */
        value?: number | string | boolean;
        /**
         * Lowest value that they state.
         */
        min?: number;
        /**
         * Highest value that they state.
         */
        max?: number;
        /**
         * Ids in data/references.yaml.
         *
         * @minItems 1
         */
        sources: string[];
        /**
         * Why it was not chosen.
         */
        note?: string;
      }[];
    };
    soluble_in?: {
      /**
       * The value.
       *
       * @minItems 1
       */
      value: ('water' | 'limonene' | 'acetone' | 'alkaline_solution' | 'ethyl_acetate' | 'isopropyl_alcohol' | 'dichloromethane')[];
      /**
       * Ids in data/references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
      /**
       * Meaning or certainty of the figure.
       */
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
      /**
       * Meaning or certainty of the figure.
       */
      note?: string;
    };
    tensile_modulus_mpa?: {
      /**
       * The value; null if none of `others` can be right, for the reason in `note`.
       */
      value: number | null;
      /**
       * Ids in data/references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
      /**
       * Meaning or certainty of the figure.
       */
      note?: string;
      /**
       * Different values in other sources.
       *
       * @minItems 1
       */
      others?: {
        /**
         * The value, if they state only one.
         */
        value?: number | string | boolean;
        /**
         * Lowest value that they state.
         */
        min?: number;
        /**
         * Highest value that they state.
         */
        max?: number;
        /**
         * Ids in data/references.yaml.
         *
         * @minItems 1
         */
        sources: string[];
        /**
         * Why it was not chosen.
         */
        note?: string;
      }[];
    };
    tensile_strength_mpa?: {
      /**
       * The value; null if none of `others` can be right, for the reason in `note`.
       */
      value: number | null;
      /**
       * Ids in data/references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
      /**
       * Meaning or certainty of the figure.
       */
      note?: string;
      /**
       * Different values in other sources.
       *
       * @minItems 1
       */
      others?: {
        /**
         * The value, if they state only one.
         */
        value?: number | string | boolean;
        /**
         * Lowest value that they state.
         */
        min?: number;
        /**
         * Highest value that they state.
         */
        max?: number;
        /**
         * Ids in data/references.yaml.
         *
         * @minItems 1
         */
        sources: string[];
        /**
         * Why it was not chosen.
         */
        note?: string;
      }[];
    };
    elongation_at_break_percent?: {
      /**
       * The value; null if none of `others` can be right, for the reason in `note`.
       */
      value: number | null;
      /**
       * Ids in data/references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
      /**
       * Meaning or certainty of the figure.
       */
      note?: string;
      /**
       * Different values in other sources.
       *
       * @minItems 1
       */
      others?: {
        /**
         * The value, if they state only one.
         */
        value?: number | string | boolean;
        /**
         * Lowest value that they state.
         */
        min?: number;
        /**
         * Highest value that they state.
         */
        max?: number;
        /**
         * Ids in data/references.yaml.
         *
         * @minItems 1
         */
        sources: string[];
        /**
         * Why it was not chosen.
         */
        note?: string;
      }[];
    };
    impact_strength_kj_m2?: {
      /**
       * The value; null if none of `others` can be right, for the reason in `note`.
       */
      value: number | null;
      /**
       * Ids in data/references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
      /**
       * Meaning or certainty of the figure.
       */
      note?: string;
      /**
       * Different values in other sources.
       *
       * @minItems 1
       */
      others?: {
        /**
         * The value, if they state only one.
         */
        value?: number | string | boolean;
        /**
         * Lowest value that they state.
         */
        min?: number;
        /**
         * Highest value that they state.
         */
        max?: number;
        /**
         * Ids in data/references.yaml.
         *
         * @minItems 1
         */
        sources: string[];
        /**
         * Why it was not chosen.
         */
        note?: string;
      }[];
    };
    heat_deflection_c?: {
      /**
       * The value; null if none of `others` can be right, for the reason in `note`.
       */
      value: number | null;
      /**
       * Ids in data/references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
      /**
       * Meaning or certainty of the figure.
       */
      note?: string;
      /**
       * Different values in other sources.
       *
       * @minItems 1
       */
      others?: {
        /**
         * The value, if they state only one.
         */
        value?: number | string | boolean;
        /**
         * Lowest value that they state.
         */
        min?: number;
        /**
         * Highest value that they state.
         */
        max?: number;
        /**
         * Ids in data/references.yaml.
         *
         * @minItems 1
         */
        sources: string[];
        /**
         * Why it was not chosen.
         */
        note?: string;
      }[];
    };
    toughness?: {
      /**
       * The value.
       */
      value: 'low' | 'medium' | 'high' | 'very_high';
      /**
       * Ids in data/references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
      /**
       * Meaning or certainty of the figure.
       */
      note?: string;
      /**
       * Different values in other sources.
       *
       * @minItems 1
       */
      others?: {
        /**
         * The value, if they state only one.
         */
        value?: number | string | boolean;
        /**
         * Lowest value that they state.
         */
        min?: number;
        /**
         * Highest value that they state.
         */
        max?: number;
        /**
         * Ids in data/references.yaml.
         *
         * @minItems 1
         */
        sources: string[];
        /**
         * Why it was not chosen.
         */
        note?: string;
      }[];
    };
    uv_resistance?: {
      /**
       * The value.
       */
      value: 'low' | 'medium' | 'high' | 'very_high';
      /**
       * Ids in data/references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
      /**
       * Meaning or certainty of the figure.
       */
      note?: string;
      /**
       * Different values in other sources.
       *
       * @minItems 1
       */
      others?: {
        /**
         * The value, if they state only one.
         */
        value?: number | string | boolean;
        /**
         * Lowest value that they state.
         */
        min?: number;
        /**
         * Highest value that they state.
         */
        max?: number;
        /**
         * Ids in data/references.yaml.
         *
         * @minItems 1
         */
        sources: string[];
        /**
         * Why it was not chosen.
         */
        note?: string;
      }[];
    };
    price?: {
      /**
       * The value.
       */
      value: 'low' | 'medium' | 'high' | 'very_high';
      /**
       * Ids in data/references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
      /**
       * Meaning or certainty of the figure.
       */
      note?: string;
      /**
       * Different values in other sources.
       *
       * @minItems 1
       */
      others?: {
        /**
         * The value, if they state only one.
         */
        value?: number | string | boolean;
        /**
         * Lowest value that they state.
         */
        min?: number;
        /**
         * Highest value that they state.
         */
        max?: number;
        /**
         * Ids in data/references.yaml.
         *
         * @minItems 1
         */
        sources: string[];
        /**
         * Why it was not chosen.
         */
        note?: string;
      }[];
    };
    uses?: {
      /**
       * The value.
       *
       * @minItems 1
       */
      value: (
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
      )[];
      /**
       * Ids in data/references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
      /**
       * Meaning or certainty of the figure.
       */
      note?: string;
    };
  };
  /**
   * Possible harm, according to sources.
   */
  safety: {
    /**
     * Fumes while printing; null: not known.
     */
    fumes: null | {
      /**
       * How bad they are.
       */
      level: 'low' | 'medium' | 'high' | 'toxic_when_overheated';
      note: Text;
      /**
       * Ids in data/references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
    };
    /**
     * Food contact; null: not known.
     */
    food_contact: null | {
      /**
       * Whether it can be used with food.
       */
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
   * Short tips for printing it.
   */
  notes?: Text[];
}
/**
 * The material that each name or number of another system stands for, by system. File: data/material-identifiers.yaml
 */
export interface MaterialIdentifiersSource {
  openprinttag_material_type?: MaterialSystem;
  openprinttag_abbreviation?: MaterialSystem;
  spoolmandb_material?: MaterialSystem;
  open_filament_database_material?: MaterialSystem;
  tigertag_material?: MaterialSystem;
}
export interface MaterialSystem {
  /**
   * Ids in data/references.yaml.
   *
   * @minItems 1
   */
  sources: string[];
  /**
   * In the spelling of the system: every identifier that it has, with our material or the reason why there is none.
   */
  identifiers: {
    [k: string]:
      | string
      | {
          /**
           * Why it is none of our materials.
           */
          left_out: string;
        };
  };
}
/**
 * The material of a filament preset, derived from its name and type. File: data/material-names.yaml
 */
export interface MaterialNamesSource {
  /**
   * Words, and their replacements; empty: they say nothing about the material. Applied from top to bottom.
   */
  read_as: {
    [k: string]: string;
  };
  /**
   * Presets that are not for a generic material. The first match wins.
   */
  ignored: IgnoredNames[];
  /**
   * The first entry whose words the name contains is the polymer of the preset.
   *
   * @minItems 1
   */
  polymers: PolymerNames[];
  /**
   * Polymers that are separate materials even if presets mark them as support or soluble.
   */
  soluble: string[];
  /**
   * A preset whose name contains one of these is not a support material, however it is marked.
   *
   * Items: Words in the form in which names are read: lower-case letters or digits, separated by single spaces.
   */
  not_support: string[];
  /**
   * Words for a reinforcing fibre, by their addition to the material's id.
   */
  fibres: {
    /**
     * @minItems 1
     *
     * Items: Words in the form in which names are read: lower-case letters or digits, separated by single spaces.
     */
    cf: string[];
    /**
     * @minItems 1
     *
     * Items: Words in the form in which names are read: lower-case letters or digits, separated by single spaces.
     */
    gf: string[];
  };
  /**
   * Materials that are a grade of a polymer, by polymer. The first match wins.
   */
  grades: {
    [k: string]: GradeNames[];
  };
  /**
   * Materials without a file in data/materials.
   */
  instead: {
    [k: string]: MaterialInstead;
  };
}
export interface IgnoredNames {
  /**
   * @minItems 1
   *
   * Items: Words in the form in which names are read: lower-case letters or digits, separated by single spaces.
   */
  words?: string[];
  /**
   * @minItems 1
   *
   * Items: Words in the form in which names are read: lower-case letters or digits, separated by single spaces.
   */
  types?: string[];
  /**
   * @minItems 1
   *
   * Items: Words in the form in which names are read: lower-case letters or digits, separated by single spaces.
   */
  except?: string[];
  /**
   * Why no material here describes it.
   */
  because: string;
}
export interface PolymerNames {
  id: string;
  /**
   * @minItems 1
   *
   * Items: Words in the form in which names are read: lower-case letters or digits, separated by single spaces.
   */
  words: string[];
  /**
   * @minItems 1
   *
   * Items: Words in the form in which names are read: lower-case letters or digits, separated by single spaces.
   */
  types?: string[];
  grade_of?: string;
}
export interface GradeNames {
  material: string;
  /**
   * @minItems 1
   *
   * Items: Words in the form in which names are read: lower-case letters or digits, separated by single spaces.
   */
  words: string[];
}
export interface MaterialInstead {
  material?: string;
  because: string;
}
/**
 * Every place where a fact was read, by its address without https://: a GitHub repository (github.com/owner/name) or account, or the host of a site. File: data/origins.yaml
 */
export interface OriginsSource {
  [k: string]: {
    name: string;
    /**
     * Kind of place: a slicer and its presets, firmware and its configurations, a maker's pages or designs, a collection of specifications, a community's notes, a paper, a standard or a publication of an authority, a shop's pages.
     */
    kind: 'slicer' | 'firmware' | 'maker' | 'database' | 'community' | 'paper' | 'shop';
    /**
     * Day on which it was last read for the facts that cite it.
     */
    read: string;
    /**
     * The licence that it states for the files that were read, as SPDX identifier; without -only or -or-later, which a licence file does not say. If null, `unlicensed` has the reason.
     */
    licence:
      | 'AGPL-3.0'
      | 'Apache-2.0'
      | 'BSD-3-Clause'
      | 'CC-BY-4.0'
      | 'CC-BY-NC-4.0'
      | 'CC-BY-NC-SA-4.0'
      | 'CC0-1.0'
      | 'GPL-2.0'
      | 'GPL-3.0'
      | 'LGPL-2.1'
      | 'LGPL-3.0'
      | 'MIT'
      | null;
    /**
     * Why there is no licence: none is stated, or its terms were not read.
     */
    unlicensed?: 'none_stated' | 'not_read';
    /**
     * False for a collection whose terms do not allow what was taken from it, or that states no terms: its facts will be replaced. Default: usable.
     */
    usable?: false;
  };
}
/**
 * What symptoms and materials are called in languages that the texts are not in, for the search alone. File: data/other-languages.yaml
 */
export interface OtherLanguagesSource {
  [k: string]: {
    /**
     * Pages where the words were read.
     *
     * @minItems 1
     */
    sources: string[];
    /**
     * Words for symptoms, by id.
     */
    symptoms: {
      /**
       * @minItems 1
       */
      [k: string]: string[];
    };
    /**
     * Words for materials, by id.
     */
    materials: {
      /**
       * @minItems 1
       */
      [k: string]: string[];
    };
  };
}
/**
 * Keys of the four slicers that correspond to a value of a profile, side by side. Type, unit, limits and options of the keys are in data/slicer-keys and not repeated here. File: data/presets/<name>.yaml
 */
export interface PresetsSource {
  /**
   * Remarks that several rows of this file share, each with a name.
   */
  remarks?: {
    [k: string]: Text;
  };
  /**
   * One for each field or setting, in the order in which the keys are written. A key that an earlier row has written is not written again.
   *
   * @minItems 1
   */
  rows: PresetRowSource[];
}
/**
 * Facts about one printer written by people. File: data/printers/<brand>/<id without the brand>.yaml
 */
export interface PrinterSource {
  /**
   * Published id; never changes (see data/redirects.yaml for exceptions).
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
   * Id of the machine that this one is a variant of.
   */
  variant_of?: string;
  rebrand_of?: Rebrand;
  /**
   * Id of the machine that this one is a configuration of. It inherits everything that the difference does not affect.
   */
  configuration_of?: string;
  /**
   * How a configuration differs from its machine.
   *
   * @minItems 1
   */
  differs?: ('tool_head' | 'multi_material' | 'module' | 'board' | 'firmware' | 'print_mode' | 'motion')[];
  /**
   * Names of the machine in its own and in other systems, by system. Names in slicers come from imports.
   */
  identifiers?: {
    bambu_model_code?: CuratedIdentifier;
    bambu_serial_prefix?: CuratedIdentifier;
    prusa_model_number?: CuratedIdentifier;
    creality_model?: CuratedIdentifier;
    elegoo_model?: CuratedIdentifier;
    anycubic_model?: CuratedIdentifier;
    flashforge_model?: CuratedIdentifier;
    klipper_config?: CuratedIdentifier;
    mdns_name?: CuratedIdentifier;
  };
  /**
   * Facts from people, each with its source. They override imported ones.
   */
  curated?: {
    build_volume_mm?: CuratedFact;
    printable_volume_mm?: CuratedFact;
    printable_volume_reason?: CuratedFact;
    structure?: CuratedFact;
    tool_arrangement?: CuratedFact;
    kinematics?: CuratedFact;
    extruder_type?: CuratedFact;
    extruder_count?: CuratedFact;
    enclosed?: CuratedFact;
    'rated.max_nozzle_temperature_c'?: CuratedFact;
    'rated.max_bed_temperature_c'?: CuratedFact;
    'rated.max_chamber_temperature_c'?: CuratedFact;
    'firmware_limit.max_nozzle_temperature_c'?: CuratedFact;
    'firmware_limit.max_bed_temperature_c'?: CuratedFact;
    'firmware_limit.max_chamber_temperature_c'?: CuratedFact;
    'community_firmware.max_nozzle_temperature_c'?: CuratedFact;
    'community_firmware.max_bed_temperature_c'?: CuratedFact;
    'community_firmware.max_chamber_temperature_c'?: CuratedFact;
    nozzle_material?: CuratedFact;
    chamber_temperature_control?: CuratedFact;
    auxiliary_fan?: CuratedFact;
    air_filtration?: CuratedFact;
    gcode_flavor?: CuratedFact;
    firmware?: CuratedFact;
    release_year?: CuratedFact;
    heated_bed?: CuratedFact;
    filament_diameter_mm?: CuratedFact;
    heat_break?: CuratedFact;
    nozzle_system?: CuratedFact;
    bed_levelling?: CuratedFact;
    multi_material?: CuratedFact;
    camera?: CuratedFact;
    z_drive?: CuratedFact;
    z_motor_count?: CuratedFact;
    probe?: CuratedFact;
    plate_attachment?: CuratedFact;
    pressure_advance?: CuratedFact;
  };
  /**
   * Facts that were searched for but not found, each with the day of the last search, so that nobody repeats it too soon.
   */
  searched?: {
    build_volume_mm?: string;
    structure?: string;
    tool_arrangement?: string;
    kinematics?: string;
    extruder_type?: string;
    extruder_count?: string;
    enclosed?: string;
    'rated.max_nozzle_temperature_c'?: string;
    'rated.max_bed_temperature_c'?: string;
    'rated.max_chamber_temperature_c'?: string;
    'firmware_limit.max_nozzle_temperature_c'?: string;
    'firmware_limit.max_bed_temperature_c'?: string;
    'firmware_limit.max_chamber_temperature_c'?: string;
    nozzle_material?: string;
    chamber_temperature_control?: string;
    auxiliary_fan?: string;
    air_filtration?: string;
    gcode_flavor?: string;
    firmware?: string;
    release_year?: string;
    heated_bed?: string;
    filament_diameter_mm?: string;
    heat_break?: string;
    nozzle_system?: string;
    bed_levelling?: string;
    multi_material?: string;
    camera?: string;
    z_drive?: string;
    z_motor_count?: string;
    probe?: string;
    plate_attachment?: string;
    pressure_advance?: string;
  };
  /**
   * Corrections of imported values, each with its reason and source.
   *
   * @minItems 1
   */
  overrides?: Override[];
}
/**
 * The original machine, if another brand sells it under this name.
 */
export interface Rebrand {
  /**
   * Id of that machine.
   */
  printer: string;
  /**
   * Address of the page or file that says so.
   */
  source: string;
  /**
   * What the source says.
   */
  read: string;
}
export interface CuratedIdentifier {
  /**
   * In the spelling of the system.
   *
   * @minItems 1
   */
  value: string[];
  /**
   * The page that was read.
   */
  source: string;
  /**
   * What was read there.
   */
  read?: string;
}
export interface CuratedFact {
  /**
   * A value of that field, in its unit, as in the record's schema; null if the published value is not credible and nothing better is known.
   */
  value: {
    [k: string]: unknown;
  };
  /**
   * The page that was read.
   */
  source: string;
  /**
   * What was read there.
   */
  read?: string;
  /**
   * Different values in other sources.
   *
   * @minItems 1
   */
  others?: {
    /**
     * The value that they state.
     */
    value: {
      [k: string]: unknown;
    };
    /**
     * The page that was read.
     */
    source: string;
    /**
     * What was read there.
     */
    read?: string;
  }[];
}
/**
 * Corrections of the process presets that the printers of a brand share. File: data/processes/<source>/<brand>.yaml
 */
export interface ProcessesSource {
  source: string;
  brand: string;
  /**
   * Corrections of imported values, each with its reason and source.
   *
   * @minItems 1
   */
  overrides: Override[];
}
/**
 * Every published id; written by "npm run generate", which only adds. File: data/published-ids.yaml
 */
export interface PublishedIdsSource {
  brands?: string[];
  printers?: string[];
  materials?: string[];
  symptoms?: string[];
  filament_brands?: string[];
  /**
   * The brand's id, two hyphens, the product.
   */
  filaments?: string[];
  code_systems?: string[];
  codes?: string[];
}
/**
 * Published ids that have been replaced, with the new ids. File: data/redirects.yaml
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
  filament_brands?: {
    [k: string]: string;
  };
  /**
   * The brand's id, two hyphens, the product.
   */
  filaments?: {
    [k: string]: string;
  };
  code_systems?: {
    [k: string]: string;
  };
  codes?: {
    [k: string]: string;
  };
  /**
   * A profile that was listed under another material, or was removed with its printer: the profile with the same values now.
   */
  profiles?: {
    [k: string]: string;
  };
}
/**
 * Sources of the troubleshooting rules, the settings and the materials. File: data/references.yaml
 */
export interface ReferencesSource {
  [k: string]: {
    title: string;
    url: string;
    /**
     * The original, if it was read through this page.
     */
    via?: string;
  };
}
/**
 * One slicer setting and its name in each slicer. File: data/settings/<id with hyphens>.yaml
 */
export interface SettingSource {
  /**
   * Id; with hyphens, the name of the file.
   */
  id: string;
  name: Text;
  description: Text;
  /**
   * Kind of preset that contains it.
   */
  scope: 'process' | 'filament' | 'printer';
  /**
   * Where a change of it shows, in the words of the place of a symptom, or all. A fix that changes it may stand only under a symptom that is seen at one of these places.
   *
   * @minItems 1
   */
  affects: ('all' | 'first-layer' | 'walls' | 'top' | 'overhangs' | 'details' | 'supports' | 'whole-print' | 'printer')[];
  /**
   * Unit of the setting in the records and in fixes.
   */
  unit: '°C' | 'mm' | 'mm/s' | 'mm/s²' | 'mm³' | 'mm³/s' | 'mm³/s²' | '%' | 'ratio' | 's' | 'layers' | 'count' | '°' | 'bool' | 'enum';
  /**
   * Where the records contain its value: the kind of record and the path in it, such as profile.process.layer_height_mm. Absent: no record contains it.
   */
  record_field?: string;
  /**
   * Id of the setting with the same effect on the first layer.
   */
  first_layer?: string;
  conversion?: Text;
  /**
   * Where to find it in each slicer.
   */
  slicers: {
    orcaslicer:
      | {
          /**
           * Key in the configuration; null if the slicer has none.
           */
          key: string;
          menu: {
            /**
             * In the English interface.
             *
             * @minItems 1
             */
            en: string[];
            /**
             * As in the Chinese interface: English if its translation has no entry.
             *
             * @minItems 1
             */
            zh: string[];
          };
          /**
           * Label in the interface.
           */
          label: {
            /**
             * In the English interface.
             */
            en: string;
            /**
             * null if the slicer's Chinese translation has no entry.
             */
            zh: string | null;
          };
          /**
           * The slicer's own unit; null for choices and switches.
           */
          unit:
            | '°C'
            | 'mm'
            | 'mm/s'
            | 'mm/s²'
            | 'mm³'
            | 'mm³/s'
            | 'mm³/s²'
            | '%'
            | 'mm or %'
            | 'mm/s or %'
            | 'ratio'
            | 's'
            | 'layers'
            | 'count'
            | '°'
            | null;
          /**
           * Default in the slicer's source, in its own unit.
           */
          default?: string | number | boolean | null;
          /**
           * Minimum that it accepts, in its own unit.
           */
          min?: number | null;
          /**
           * Maximum that it accepts, in its own unit.
           */
          max?: number | null;
          /**
           * Where a filament preset overrides the printer's value.
           */
          filament_override?: {
            /**
             * Key in the filament preset.
             */
            key: string;
            menu: {
              /**
               * In the English interface.
               *
               * @minItems 1
               */
              en: string[];
              /**
               * As in the Chinese interface: English if its translation has no entry.
               *
               * @minItems 1
               */
              zh: string[];
            };
          };
          /**
           * Keys of the same setting for other build plates.
           *
           * @minItems 1
           */
          plates?: {
            /**
             * The build plate.
             */
            plate: 'cool' | 'textured_cool' | 'supertack' | 'engineering' | 'smooth_pei' | 'textured_pei';
            /**
             * Key in the configuration.
             */
            key: string;
            row: Text;
          }[];
          /**
           * What certain printers need instead; the first whose conditions hold.
           *
           * @minItems 1
           */
          workarounds?: {
            when: Conditions;
            how: Text;
          }[];
          note?: Text;
          /**
           * Id in references.yaml.
           */
          source: string;
        }
      | {
          /**
           * Key in the configuration; null if the slicer has none.
           */
          key: null;
          how: Text;
          /**
           * What certain printers need instead; the first whose conditions hold.
           *
           * @minItems 1
           */
          workarounds?: {
            when: Conditions;
            how: Text;
          }[];
        };
    bambu_studio:
      | {
          /**
           * Key in the configuration; null if the slicer has none.
           */
          key: string;
          menu: {
            /**
             * In the English interface.
             *
             * @minItems 1
             */
            en: string[];
            /**
             * As in the Chinese interface: English if its translation has no entry.
             *
             * @minItems 1
             */
            zh: string[];
          };
          /**
           * Label in the interface.
           */
          label: {
            /**
             * In the English interface.
             */
            en: string;
            /**
             * null if the slicer's Chinese translation has no entry.
             */
            zh: string | null;
          };
          /**
           * The slicer's own unit; null for choices and switches.
           */
          unit:
            | '°C'
            | 'mm'
            | 'mm/s'
            | 'mm/s²'
            | 'mm³'
            | 'mm³/s'
            | 'mm³/s²'
            | '%'
            | 'mm or %'
            | 'mm/s or %'
            | 'ratio'
            | 's'
            | 'layers'
            | 'count'
            | '°'
            | null;
          /**
           * Default in the slicer's source, in its own unit.
           */
          default?: string | number | boolean | null;
          /**
           * Minimum that it accepts, in its own unit.
           */
          min?: number | null;
          /**
           * Maximum that it accepts, in its own unit.
           */
          max?: number | null;
          /**
           * Where a filament preset overrides the printer's value.
           */
          filament_override?: {
            /**
             * Key in the filament preset.
             */
            key: string;
            menu: {
              /**
               * In the English interface.
               *
               * @minItems 1
               */
              en: string[];
              /**
               * As in the Chinese interface: English if its translation has no entry.
               *
               * @minItems 1
               */
              zh: string[];
            };
          };
          /**
           * Keys of the same setting for other build plates.
           *
           * @minItems 1
           */
          plates?: {
            /**
             * The build plate.
             */
            plate: 'cool' | 'textured_cool' | 'supertack' | 'engineering' | 'smooth_pei' | 'textured_pei';
            /**
             * Key in the configuration.
             */
            key: string;
            row: Text;
          }[];
          /**
           * What certain printers need instead; the first whose conditions hold.
           *
           * @minItems 1
           */
          workarounds?: {
            when: Conditions;
            how: Text;
          }[];
          note?: Text;
          /**
           * Id in references.yaml.
           */
          source: string;
        }
      | {
          /**
           * Key in the configuration; null if the slicer has none.
           */
          key: null;
          how: Text;
          /**
           * What certain printers need instead; the first whose conditions hold.
           *
           * @minItems 1
           */
          workarounds?: {
            when: Conditions;
            how: Text;
          }[];
        };
    prusaslicer:
      | {
          /**
           * Key in the configuration; null if the slicer has none.
           */
          key: string;
          menu: {
            /**
             * In the English interface.
             *
             * @minItems 1
             */
            en: string[];
            /**
             * As in the Chinese interface: English if its translation has no entry.
             *
             * @minItems 1
             */
            zh: string[];
          };
          /**
           * Label in the interface.
           */
          label: {
            /**
             * In the English interface.
             */
            en: string;
            /**
             * null if the slicer's Chinese translation has no entry.
             */
            zh: string | null;
          };
          /**
           * The slicer's own unit; null for choices and switches.
           */
          unit:
            | '°C'
            | 'mm'
            | 'mm/s'
            | 'mm/s²'
            | 'mm³'
            | 'mm³/s'
            | 'mm³/s²'
            | '%'
            | 'mm or %'
            | 'mm/s or %'
            | 'ratio'
            | 's'
            | 'layers'
            | 'count'
            | '°'
            | null;
          /**
           * Default in the slicer's source, in its own unit.
           */
          default?: string | number | boolean | null;
          /**
           * Minimum that it accepts, in its own unit.
           */
          min?: number | null;
          /**
           * Maximum that it accepts, in its own unit.
           */
          max?: number | null;
          /**
           * Where a filament preset overrides the printer's value.
           */
          filament_override?: {
            /**
             * Key in the filament preset.
             */
            key: string;
            menu: {
              /**
               * In the English interface.
               *
               * @minItems 1
               */
              en: string[];
              /**
               * As in the Chinese interface: English if its translation has no entry.
               *
               * @minItems 1
               */
              zh: string[];
            };
          };
          /**
           * Keys of the same setting for other build plates.
           *
           * @minItems 1
           */
          plates?: {
            /**
             * The build plate.
             */
            plate: 'cool' | 'textured_cool' | 'supertack' | 'engineering' | 'smooth_pei' | 'textured_pei';
            /**
             * Key in the configuration.
             */
            key: string;
            row: Text;
          }[];
          /**
           * What certain printers need instead; the first whose conditions hold.
           *
           * @minItems 1
           */
          workarounds?: {
            when: Conditions;
            how: Text;
          }[];
          note?: Text;
          /**
           * Id in references.yaml.
           */
          source: string;
        }
      | {
          /**
           * Key in the configuration; null if the slicer has none.
           */
          key: null;
          how: Text;
          /**
           * What certain printers need instead; the first whose conditions hold.
           *
           * @minItems 1
           */
          workarounds?: {
            when: Conditions;
            how: Text;
          }[];
        };
    cura:
      | {
          /**
           * Key in the configuration; null if the slicer has none.
           */
          key: string;
          menu: {
            /**
             * In the English interface.
             *
             * @minItems 1
             */
            en: string[];
            /**
             * As in the Chinese interface: English if its translation has no entry.
             *
             * @minItems 1
             */
            zh: string[];
          };
          /**
           * Label in the interface.
           */
          label: {
            /**
             * In the English interface.
             */
            en: string;
            /**
             * null if the slicer's Chinese translation has no entry.
             */
            zh: string | null;
          };
          /**
           * The slicer's own unit; null for choices and switches.
           */
          unit:
            | '°C'
            | 'mm'
            | 'mm/s'
            | 'mm/s²'
            | 'mm³'
            | 'mm³/s'
            | 'mm³/s²'
            | '%'
            | 'mm or %'
            | 'mm/s or %'
            | 'ratio'
            | 's'
            | 'layers'
            | 'count'
            | '°'
            | null;
          /**
           * Default in the slicer's source, in its own unit.
           */
          default?: string | number | boolean | null;
          /**
           * Minimum that it accepts, in its own unit.
           */
          min?: number | null;
          /**
           * Maximum that it accepts, in its own unit.
           */
          max?: number | null;
          /**
           * Where a filament preset overrides the printer's value.
           */
          filament_override?: {
            /**
             * Key in the filament preset.
             */
            key: string;
            menu: {
              /**
               * In the English interface.
               *
               * @minItems 1
               */
              en: string[];
              /**
               * As in the Chinese interface: English if its translation has no entry.
               *
               * @minItems 1
               */
              zh: string[];
            };
          };
          /**
           * Keys of the same setting for other build plates.
           *
           * @minItems 1
           */
          plates?: {
            /**
             * The build plate.
             */
            plate: 'cool' | 'textured_cool' | 'supertack' | 'engineering' | 'smooth_pei' | 'textured_pei';
            /**
             * Key in the configuration.
             */
            key: string;
            row: Text;
          }[];
          /**
           * What certain printers need instead; the first whose conditions hold.
           *
           * @minItems 1
           */
          workarounds?: {
            when: Conditions;
            how: Text;
          }[];
          note?: Text;
          /**
           * Id in references.yaml.
           */
          source: string;
        }
      | {
          /**
           * Key in the configuration; null if the slicer has none.
           */
          key: null;
          how: Text;
          /**
           * What certain printers need instead; the first whose conditions hold.
           *
           * @minItems 1
           */
          workarounds?: {
            when: Conditions;
            how: Text;
          }[];
        };
  };
  /**
   * The command or configuration key that sets it in the firmware.
   */
  firmware?: {
    /**
     * In Marlin.
     */
    marlin?: string;
    /**
     * In Klipper.
     */
    klipper?: string;
    /**
     * In RepRapFirmware.
     */
    reprapfirmware?: string;
  };
  /**
   * Further reading.
   */
  documentation?: string;
}
/**
 * The keys that a slicer's presets can have, as its source declares them. Facts only: for the meaning of a key, see data/presets and data/settings. File: data/slicer-keys/<slicer>.json
 */
export interface SlicerKeysSource {
  /**
   * The slicer, and the name of the file.
   */
  id: 'orcaslicer' | 'bambu_studio' | 'prusaslicer' | 'cura';
  /**
   * Versions that are distinguished, the newest first.
   *
   * @minItems 1
   */
  versions: SlicerVersion[];
  /**
   * Sources of the keys, the leading one first.
   *
   * @minItems 1
   */
  sources: SlicerKeysOrigin[];
  /**
   * By key, in the order of the keys.
   */
  keys: {
    [k: string]: SlicerKey;
  };
}
export interface SlicerVersion {
  /**
   * Version, such as 2.9.
   */
  id: string;
  /**
   * Number that Cura writes into its profiles; only for Cura.
   */
  setting_version?: number;
  /**
   * Sources of its keys.
   */
  source: string;
}
export interface SlicerKeysOrigin {
  /**
   * Repository or package.
   */
  repository: string;
  /**
   * Commit that was read.
   */
  commit?: string;
  /**
   * Version of the package.
   */
  version?: string;
  /**
   * Files that were read.
   *
   * @minItems 1
   */
  files: string[];
  /**
   * Its licence, as an SPDX identifier.
   */
  licence: string;
}
export interface SlicerKey {
  /**
   * Kind of preset that contains it; in Cura whether it is set for each extruder.
   */
  scope: 'filament' | 'process' | 'machine' | 'global' | 'extruder';
  /**
   * Type in the source of the slicer, such as coFloat, coBools or coEnum, or float, bool or enum in Cura.
   */
  type: string;
  /**
   * Type in the older source, if it differs.
   */
  type_before?: string;
  /**
   * It is a list with one value for each extruder, filament or variant.
   */
  list?: true;
  /**
   * A list whose values can be nil: the printer's value is then used.
   */
  nullable?: true;
  /**
   * Unit there.
   */
  unit?: string;
  /**
   * Minimum that it accepts.
   */
  min?: number;
  /**
   * Maximum that it accepts.
   */
  max?: number;
  /**
   * Options that it accepts.
   *
   * @minItems 1
   */
  values?: string[];
  /**
   * Options that were added later than the key, each with the first of the versions above that has it.
   */
  newer_values?: {
    [k: string]: string;
  };
  /**
   * Key that a percentage refers to.
   */
  ratio_over?: string;
  /**
   * First of the versions above that has it. Absent: even the oldest has it.
   */
  since?: string;
  /**
   * Last of the versions above that has it. Absent: even the newest has it.
   */
  until?: string;
  /**
   * Other keys, with the value that each must have for this key to take effect or be editable: true or false, one of several options with the one to choose first, or a limit of a number.
   */
  requires?: {
    [k: string]:
      | boolean
      | string[]
      | {
          /**
           * It must be above this.
           */
          above?: number;
          /**
           * It must be below this.
           */
          below?: number;
        };
  };
  menu?: {
    /**
     * In the English interface.
     *
     * @minItems 1
     */
    en: string[];
    /**
     * As in the Chinese interface: English if its translation has no entry.
     *
     * @minItems 1
     */
    zh: string[];
  };
  /**
   * Field of a profile that has a value only while this required key is on.
   */
  given_field?: string;
  /**
   * Names of required options in the interface, by option.
   */
  labels?: {
    [k: string]: Text;
  };
  /**
   * Line in the first file above.
   */
  line?: number;
}
/**
 * Upstream sources and which one leads. File: data/sources.yaml
 */
export interface SourcesSource {
  sources: {
    [k: string]: {
      name: string;
      /**
       * Kind of folder structure: a checkout of an Orca-family slicer, a folder of PrusaSlicer bundles, one slicer's folder of slicer-profiles-db, or a checkout of Cura with its materials.
       */
      kind: 'orca' | 'prusa' | 'profiles-db' | 'cura';
      repository: string;
      /**
       * The project's own repository, which a refresh reads, where `repository` is a copy of it.
       */
      refresh_from?: string;
      commit: string;
      version?: string;
      date: string;
      licence: string | null;
      /**
       * Only these vendor folders are read; absent: all.
       *
       * @minItems 1
       */
      vendors?: string[];
      /**
       * The slicer of which this is the newest release that was read: our presets can inherit from the presets that it names. Absent: a fork, an older release, or a mix of several.
       */
      slicer?: 'orcaslicer' | 'bambu_studio' | 'prusaslicer' | 'cura';
      /**
       * System of identifiers under which its machine model names are published; absent: none, because they are not the `printer_model` of a slicer.
       */
      names_printers?:
        | 'orcaslicer_printer'
        | 'bambu_studio_printer'
        | 'creality_print_printer'
        | 'elegoo_slicer_printer'
        | 'anycubic_slicer_printer'
        | 'qidi_studio_printer'
        | 'orca_flashforge_printer';
    };
  };
  /**
   * Lists of codes that printers report; only codes are imported from them. Absent: none is imported.
   */
  code_sources?: {
    [k: string]: {
      name: string;
      /**
       * Kind of folder structure: Bambu Lab's answers of HMS codes as JSON, as stored by Home Assistant integrations, or a checkout of Prusa-Error-Codes.
       */
      kind: 'bambu-json' | 'prusa-error-codes';
      repository: string;
      /**
       * The project's own repository, which a refresh reads, where `repository` is a copy of it.
       */
      refresh_from?: string;
      commit: string;
      date: string;
      licence: string | null;
    };
  };
  /**
   * Databases of branded filaments; the first one with a value leads.
   */
  filament_sources: {
    [k: string]: {
      name: string;
      /**
       * Kind of folder structure: a checkout of the Open Filament Database, of SpoolmanDB or its community edition, or of the OpenPrintTag database.
       */
      kind: 'open-filament-database' | 'spoolmandb' | 'spoolmandb-community' | 'openprinttag';
      repository: string;
      /**
       * The project's own repository, which a refresh reads, where `repository` is a copy of it.
       */
      refresh_from?: string;
      commit: string;
      date: string;
      licence: string | null;
      /**
       * Brands of the database, in its spelling, that are not read, with the reason.
       */
      excluded?: {
        [k: string]: string;
      };
    };
  };
  /**
   * Sources by brand, the leading one first, followed by `default`.
   */
  leads: {
    /**
     * For every other brand, and after a brand's own sources.
     *
     * @minItems 1
     */
    default: string[];
    /**
     * @minItems 1
     */
    [k: string]: string[];
  };
  /**
   * Vendor folders or model names that are not printers, with the reason.
   */
  excluded: {
    [k: string]: string;
  };
}
/**
 * One symptom, as a person at the printer sees it. File: data/troubleshooting/symptoms/<id>.yaml
 */
export interface SymptomSource {
  /**
   * Id; it names the file.
   */
  id: string;
  name: Text;
  /**
   * Other names that can be used in a query, by language.
   */
  aliases: {
    /**
     * English names.
     */
    en: string[];
    /**
     * Chinese names.
     */
    zh: string[];
  };
  /**
   * Other spellings that people type: looked up like names, but shown nowhere. Another word order or word ending, or an article, needs no entry.
   */
  spellings?: {
    /**
     * As people type it in English.
     */
    en: string[];
    /**
     * As people type it in Chinese.
     */
    zh: string[];
  };
  /**
   * Kind of problem.
   */
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
   * Where you see it, most typical place first; the category describes the kind of problem, which cannot be seen. first-layer: the layers on the plate and the side that was on it; walls: upright faces; top: faces that look up; overhangs: undersides, overhangs and bridges; details: corners, holes, thin and small features; supports: supports and the faces that were on them; whole-print: all of the part, or the part as a whole; printer: not on the part but at the nozzle, the extruder, the filament or the electronics.
   *
   * @minItems 1
   */
  where: ('first-layer' | 'walls' | 'top' | 'overhangs' | 'details' | 'supports' | 'whole-print' | 'printer')[];
  /**
   * When you first notice it, which is not always when it occurs. start: before or during the first layer; printing: while the print runs, if somebody watches; finished: on the finished part, or when you remove it. Give several only if people notice it in each phase.
   *
   * @minItems 1
   */
  when: ('start' | 'printing' | 'finished')[];
  /**
   * What it looks like to somebody who does not know the cause, most striking feature first. gaps: missing plastic, holes and pits; strings-and-blobs: plastic in the wrong place; lines-and-ripples: a regular line, wave or pattern; rough: an uneven or scarred face; deformed: bent, swollen, leaning or of the wrong size; loose-or-broken: split, snapped or come off; stuck: something that should come off or move does not; colour-and-gloss: colour, shine or translucency; stops: nothing comes out, or the print ends; signal: nothing to see but a noise, a smell or a message.
   *
   * @minItems 1
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
   * low: cosmetic; medium: the part is usable with defects; high: the part is likely lost or hardware is stressed; critical: hardware or people are at risk, for the reason in stop_print.
   */
  severity: 'low' | 'medium' | 'high' | 'critical';
  /**
   * Why the print must be stopped immediately, published as an alarm: burns: heater, wiring or supply may catch fire; melts: molten plastic gets into the hotend or to its wires; crashes: the motors drive the head into the plate, the frame or the part. Not for a print that is merely lost: say in the description to stop it. null: it need not.
   */
  stop_print: 'burns' | 'melts' | 'crashes' | null;
  /**
   * true if the printer must be unplugged, and must neither heat nor move until the cause is found: only checks and fixes that are also power_off are then proposed, and every other fix that it lists must be after_repair.
   */
  power_off: boolean;
  description: Text;
  solved: Text;
  alt?: Text;
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
    /**
     * How likely it is under this symptom.
     */
    likelihood: 'high' | 'medium' | 'low';
    /**
     * Ids of the solved cases on which the likelihood is based, none of them held out; absent: a judgement of the editors, based on the sources of the cause.
     *
     * @minItems 1
     */
    cases?: string[];
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
   * Ids in data/references.yaml.
   *
   * @minItems 1
   */
  references: string[];
}
/**
 * Answers to checks in the texts of the trials, by trial id. File: data/troubleshooting/trials/answers.yaml
 */
export interface TrialAnswersSource {
  [k: string]: {
    answers?: {
      [k: string]: {
        /**
         * Id of an outcome of the check.
         */
        outcome: string;
        /**
         * Position, counted from 0, of the fact in `told` that says so.
         */
        told: number;
      };
    };
    /**
     * Positions of facts that no outcome of a check covers, or only in part.
     *
     * @minItems 1
     */
    unheard?: number[];
  };
}
/**
 * Solved faults as they were reported before the cause was known; the causes are in truths.yaml. None of this is published. File: data/troubleshooting/trials/texts.yaml
 */
export interface TrialTextsSource {
  /**
   * SHA-256 of the truths of `held` as JSON, in hexadecimal digits.
   */
  truths: string;
  /**
   * Trials that can be used to tune rules, checks and likelihoods, in the order of their ids.
   */
  tuning: TrialSource[];
  /**
   * Trials that are only for measuring, in the order of their ids.
   */
  held: TrialSource[];
}
export interface TrialSource {
  id: string;
  /**
   * Address of the thread. Do not copy its text: write everything below in your own words.
   */
  source: string;
  /**
   * Day of the thread; null when it shows none.
   */
  date: string | null;
  /**
   * What the thread states about the machine; a missing key means not known.
   */
  setup?: {
    /**
     * Id of the printer, if the thread names one that the data has.
     */
    printer?: string;
    /**
     * The machine as the thread names it.
     */
    printer_name?: string;
    /**
     * Structure of the machine.
     */
    structure?: 'cartesian' | 'corexy' | 'delta';
    extruder_type?: 'direct_drive' | 'bowden';
    enclosed?: boolean;
    firmware?: 'marlin' | 'klipper' | 'reprapfirmware' | 'bambu';
    /**
     * As the thread gives it, with its figures.
     */
    firmware_version?: string;
    slicer?: 'orcaslicer' | 'bambu_studio' | 'prusaslicer' | 'cura';
    /**
     * As the thread states it; with the name of the slicer if it is none of the four.
     */
    slicer_version?: string;
    nozzle_diameter_mm?: number;
    /**
     * Id of a material.
     */
    material?: string;
  };
  /**
   * Ids of symptoms, the main one first; empty if none fits, which `missing_symptom` then describes.
   */
  symptoms: string[];
  missing_symptom?: string;
  /**
   * Facts that the author reported before the cause was known: what was seen, where, when, what was tried and the result.
   *
   * @minItems 1
   */
  told: string[];
}
/**
 * The actual causes of the faults in the trials, by trial id. File: data/troubleshooting/trials/truths.yaml
 */
export interface TrialTruthsSource {
  [k: string]: {
    /**
     * Id of the most specific cause that fits; null if none does, which `missing_cause` then describes.
     */
    cause: string | null;
    missing_cause?: string;
    /**
     * Who confirmed the cause, as in the solved cases.
     */
    confirmed_by: 'asker' | 'maintainer' | 'several';
    /**
     * The cause or the fix that helped, in one short sentence.
     */
    solved_by: string;
  };
}
/**
 * The machines whose facts are researched first, according to a written rule. File: data/well-known.yaml
 */
export interface WellKnownSource {
  /**
   * The rule for the list.
   */
  rule: string;
  /**
   * Day on which the rule was applied.
   */
  made: string;
  /**
   * Ids of the printers.
   */
  printers: string[];
}
