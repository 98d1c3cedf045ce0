/* Generated from schemas/ by "npm run generate". Do not edit. */

/**
 * One fault that somebody had and solved in public: what was seen, on what setup, and what it was. The rules are measured on these; nothing of them is published. File: data/troubleshooting/cases/<id>.yaml
 */
export type CaseSource = {
  id: string;
  /**
   * Address of the thread. Its text is not copied: everything below is in words of our own.
   */
  source: string;
  /**
   * Who says that this was it. asker: a person who had the fault; maintainer: one who looks after the machine, firmware or slicer in question; several: more than one of them.
   */
  confirmed_by: 'asker' | 'maintainer' | 'several';
  /**
   * Day of the confirmation; null when the thread shows none.
   */
  date: string | null;
  /**
   * What the thread states about the machine; a key that is left out is not known.
   */
  setup?: {
    /**
     * Id of a printer, where the thread names one of ours.
     */
    printer?: string;
    /**
     * The machine as the thread names it.
     */
    printer_name?: string;
    /**
     * How the machine moves.
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
     * As the thread gives it, with the name of the slicer where it is none of the four.
     */
    slicer_version?: string;
    nozzle_diameter_mm?: number;
    /**
     * Id of a material.
     */
    material?: string;
  };
  /**
   * Ids of symptoms, the main one first; empty when none of ours fits, which `missing_symptom` then describes.
   */
  symptoms: string[];
  /**
   * What was seen, where no symptom of ours fits.
   */
  missing_symptom?: string;
  /**
   * Facts of the thread that answer a check: what was seen, measured or tried, and how it turned out.
   *
   * @minItems 1
   */
  observations: string[];
  /**
   * What the observations answer to our checks: outcome by check. Read from the observations and the setup alone, without a look at the cause.
   */
  answers?: {
    [k: string]: string;
  };
  /**
   * Id of the most specific cause that fits; null when none does, which `missing_cause` then describes.
   */
  cause: string | null;
  /**
   * What it was, where no cause of ours fits.
   */
  missing_cause?: string;
  /**
   * Id of the fix that helped; null when none of ours is it.
   */
  fix: string | null;
  /**
   * What it was or what helped, in one short sentence.
   */
  solved_by: string;
};
export type CodeParameterSource = {
  [k: string]: unknown;
} & {
  name: Text;
  values?: CodeValuesSource;
  /**
   * Of a parameter that may be anything: what it is on most machines. A query takes messages with these.
   *
   * @minItems 1
   */
  typical?: string[];
  /**
   * Of a parameter that may be anything: most words that it has, a number or a name with separators counted as what stands between blanks; left out: 1.
   */
  words?: number;
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
   * Why the definition is no product of its own.
   */
  left_out?: string;
};
/**
 * Findings of the lint that are right as they are, and why. One that no longer applies is itself a problem. File: data/exceptions.yaml
 */
export type ExceptionsSource = LintException[];
/**
 * The codes of a system that a source lists, without a word of what it says of them: their digits without prefixes and separators, hexadecimal ones in capitals, in order. Written by the import, never by hand. File: data/imported/<source>/codes/<system>.json
 */
export type ImportedCodes = string[];
/**
 * The filament presets of one slicer, one entry a product (name, vendor and material), over all printers. File: data/imported/<source>/filament-presets.json
 */
export type ImportedFilamentPresets = ImportedFilamentPreset[];
/**
 * The products of one brand as one database has them. File: data/imported/<source>/filaments/<brand>.json
 */
export type ImportedFilaments = ImportedFilament[];
/**
 * How the value is written: a word for a plain form, or one of scaled, words, names, constant and computed with what it needs.
 */
export type PresetFormSource =
  | ('number' | 'percent' | 'switch' | 'positive' | 'text')
  | {
      /**
       * Times a factor (1 where left out), plus a sum (0).
       */
      scaled?: {
        /**
         * Factor.
         */
        times?: number;
        /**
         * Added after that.
         */
        plus?: number;
      };
      /**
       * By word of the record, the word of the slicer.
       */
      words?: {
        [k: string]: string;
      };
      /**
       * A companion: this text whenever there is a value.
       */
      constant?: string;
      /**
       * Name of a calculation of core/presets/calculations.ts.
       */
      computed?: string;
      /**
       * Names of patterns: as they are where the slicer lists them, else by this table; any other has no counterpart.
       */
      names?: {
        [k: string]: string;
      };
    };
/**
 * What is likelier or less likely with a setup, before anything is asked. File: data/troubleshooting/setups.yaml
 */
export type SetupsSource = {
  id: string;
  when: Conditions;
  more?: EffectsSource;
  less?: EffectsSource;
  /**
   * Ids of symptoms that come up more often with it.
   *
   * @minItems 1
   */
  symptoms?: string[];
  why: Text;
  /**
   * Ids in references.yaml that say so; left out: an editorial judgement.
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
  material: MaterialSource;
  'material-identifiers': MaterialIdentifiersSource;
  'material-names': MaterialNamesSource;
  origins: OriginsSource;
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
 * One step from a new spool to a tuned profile. File: data/calibration/<id>.yaml
 */
export interface CalibrationSource {
  id: string;
  name: Text;
  /**
   * Ids of the steps whose results this one rests on: they come first.
   */
  after: string[];
  because: Text;
  /**
   * Id of the fix that troubleshooting rules give for it: time, hazards and cautions are there.
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
   * The value follows from the height in mm at which the print changes: the first value tried plus height times step. As `look` says and its sources do.
   */
  by_height?: true;
  /**
   * Ids of the settings that its result is written into, the one that is tried first.
   *
   * @minItems 1
   */
  settings: string[];
  /**
   * Which values to try. The first that applies; none: no figure.
   */
  trials: ({
    [k: string]: unknown;
  } & {
    when?: Conditions;
    from?: number;
    to?: number;
    /**
     * How far below the value now.
     */
    less?: number;
    /**
     * How far above the value now.
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
   * What the material is like, whichever it is: abrasive; flexible (an elastomer); warping (high or very high); open_door (wants an open printer).
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
   * Build of the printer: how it is enclosed, how its axes are driven, what moves the part.
   *
   * @minItems 1
   */
  structures?: (
    'open' | 'enclosed' | 'heated_chamber' | 'cartesian' | 'corexy' | 'delta' | 'bed_slinger' | 'z_bed' | 'fixed_bed' | 'belt'
  )[];
  /**
   * What the printer has: multi_material stands for an AMS or MMU, for several nozzles or for tools that are changed; auxiliary_fan for a second fan that blows on the part; manual_levelling and automatic_levelling for how the bed is levelled; thin_filament for one that takes filament of 1.75 mm, thick_filament for 2.85 or 3 mm.
   *
   * @minItems 1
   */
  equipment?: ('multi_material' | 'auxiliary_fan' | 'manual_levelling' | 'automatic_levelling' | 'thin_filament' | 'thick_filament')[];
  /**
   * What the nozzle is made of.
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
   * Slicers that it is about.
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
/**
 * One thing to look at, to measure or to try that tells causes apart: what to do, what it costs, what may come of it, and which causes each outcome makes more or less likely. File: data/troubleshooting/checks/<id>.yaml
 */
export interface CheckSource {
  id: string;
  /**
   * What is looked at. part: the print that went wrong; test: a print made for the check; machine: the printer; filament: the spool and its way; file: model, slicer and G-code; history: what changed, and when.
   */
  about: 'part' | 'test' | 'machine' | 'filament' | 'file' | 'history';
  do: Text;
  /**
   * Time it takes about, min.
   */
  minutes: number;
  /**
   * What it uses up. filament: some grams for a test; part: a spare part.
   */
  cost: 'nothing' | 'filament' | 'part';
  /**
   * What has to stand still for it. print: the print that is running; machine: the printer is switched off or taken apart.
   */
  stops: 'nothing' | 'print' | 'machine';
  /**
   * Left out: no. true when it is answered with the printer unplugged and cold.
   */
  power_off?: true;
  /**
   * Ids of the symptoms under which it is asked; left out: under each that has a cause that an outcome makes clearly or decisively more likely, for a question about history any more likely. A check about the part or about a test names them, for it speaks of what is seen there.
   *
   * @minItems 1
   */
  symptoms?: string[];
  applies_to?: Conditions;
  /**
   * Left out: none of its outcomes is a statement. Group under which its statements stand: what somebody tried and how it turned out; what changed before; where on the part it shows; when it comes; what the display says.
   */
  told?: 'tried' | 'changed' | 'where' | 'when' | 'display';
  /**
   * Left out: yes. false when it is never asked as a question, for hardly anybody would do it for one: it is only told.
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
    more?: EffectsSource;
    less?: EffectsSource;
  }[];
  why: Text;
  /**
   * Ids in references.yaml that say so; left out: an editorial judgement.
   *
   * @minItems 1
   */
  sources?: string[];
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
 * One system of codes or messages in which machines report faults: how its codes are written, and what their digits mean. File: data/codes/<id>/system.yaml
 */
export interface CodeSystemSource {
  /**
   * Id; it names the folder.
   */
  id: string;
  name: Text;
  /**
   * Brands whose machines report in it; left out: a firmware of many brands.
   *
   * @minItems 1
   */
  brands?: string[];
  shown: Text;
  structure: Text;
  /**
   * Where its codes were read, at the commit.
   */
  source: string;
  /**
   * The maker's own list; left out: none is known.
   */
  page?: string;
  /**
   * How codes of digits are written; left out: all are messages.
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
   * What its digits are.
   */
  digits: 'hex' | 'decimal';
  /**
   * How many digits each group has. A blank, a hyphen, an underscore or nothing may stand between groups.
   *
   * @minItems 1
   */
  groups: number[];
  /**
   * How many capital letters stand before the digits; left out: none. Codes with letters are listed as messages are; the form tells the structure of those in no list.
   */
  letters?: number;
  /**
   * Whether machines also send a hexadecimal code as one decimal number; left out: no.
   */
  as_number?: boolean;
  /**
   * What the maker prints between groups; left out: nothing, or there is one group.
   */
  separator?: '-' | '_';
  /**
   * What may stand before the digits, in any case: HMS, E, #.
   *
   * @minItems 1
   */
  prefixes?: string[];
  /**
   * What digits at a place mean, in the order in which one tells them.
   *
   * @minItems 1
   */
  parts?: CodePartSource[];
  /**
   * Address of the maker's own page about a code, with {code} where the code stands as it is printed.
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
   * Where they say how bad it is: our severity for each value.
   */
  severity?: {
    /**
     * notice: nothing is wrong; warning: it prints on, but something should be looked at; paused: it waits for somebody and can go on; stopped: the print has ended or does not begin; danger: something may burn, melt or crash.
     */
    [k: string]: 'notice' | 'warning' | 'paused' | 'stopped' | 'danger';
  };
}
/**
 * What may be written there, each with what it means. In codes of digits all are of one length, hexadecimal ones in capitals.
 */
export interface CodeValuesSource {
  [k: string]: Text;
}
/**
 * What stands in braces in codes of this system, as {slot}.
 */
export interface CodeParametersSource {
  [k: string]: CodeParameterSource;
}
/**
 * Codes or messages of one module of a machine, in one system. File: data/codes/<system>/<module>.yaml
 */
export interface CodesSource {
  /**
   * Id of the system; it names the folder.
   */
  system: string;
  /**
   * Id of the module; it names the file.
   */
  module: string;
  name: Text;
  /**
   * Where the codes were read, at the commit; a code may name another.
   */
  source: string;
  /**
   * How the machine puts the messages of this file into a line, with {message} where one stands: MCU '{mcu}' shutdown: {message}. Left out: as they are.
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
export interface CodeSource {
  /**
   * As the machine prints it. What varies stands in braces, by the name of a parameter of the system: 07{ams}-2{slot}00-0002-0001. Of a message no more than tells it from others.
   */
  code: string;
  /**
   * Other codes or messages for the same, as machines print them, with braces likewise. Case, separators and prefixes need no entry.
   *
   * @minItems 1
   */
  spellings?: string[];
  /**
   * Values that a parameter has in this code, where it has not all of them.
   */
  only?: {
    /**
     * @minItems 1
     */
    [k: string]: string[];
  };
  /**
   * notice: nothing is wrong; warning: it prints on, but something should be looked at; paused: it waits for somebody and can go on; stopped: the print has ended or does not begin; danger: something may burn, melt or crash.
   */
  severity: 'notice' | 'warning' | 'paused' | 'stopped' | 'danger';
  meaning: Text;
  at_once?: Text;
  /**
   * What it takes before the machine prints on. continues: nothing, it prints on; resume: mend what it says, then go on with the print; restart: start the machine or its firmware anew, the print is lost; repair: the owner mends or replaces a part; service: the maker's service. Left out: not known.
   */
  recovery?: 'continues' | 'resume' | 'restart' | 'repair' | 'service';
  /**
   * The symptoms that it is, the strongest first. Two of one likelihood at the top mean that nobody can tell which.
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
   * Checks to make first, in this order.
   *
   * @minItems 1
   */
  checks?: string[];
  no_symptom?: Text;
  /**
   * Printers that report it; left out: not told by the source, or all of the system.
   *
   * @minItems 1
   */
  machines?: string[];
  /**
   * Firmware that reports it, where others of the system do not.
   */
  firmware?: string;
  /**
   * Where it was read; left out: where the others of the file were.
   */
  source?: string;
  /**
   * The maker's own page about it; left out: none, or what the form of the code says.
   */
  page?: string;
}
/**
 * Which product each visible machine definition of Cura is. File: data/cura-machines.yaml
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
   * Path of the value in the file; left out: every finding of the rule in the file.
   */
  path?: string;
  /**
   * Why it is right.
   */
  reason: string;
}
/**
 * Brands of filament, by id. File: data/filament-brands.yaml
 */
export interface FilamentBrandsSource {
  [k: string]: {
    name: string;
    /**
     * Other names, in either language; how sources spell it.
     *
     * @minItems 1
     */
    aliases?: string[];
    /**
     * Lines of its products that a source writes as a brand; the name comes before those of the products.
     *
     * @minItems 1
     */
    lines?: string[];
    website?: string;
  };
}
/**
 * Corrections by hand of branded filaments, by the id of the product. File: data/filament-corrections.yaml
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
 * One fix that several causes may share. File: data/troubleshooting/fixes/<id>.yaml
 */
export interface FixSource {
  /**
   * Id; it names the file.
   */
  id: string;
  action: Text;
  instructions: Text;
  /**
   * Sentences that hold for some setups only: read after the text that they belong to.
   *
   * @minItems 1
   */
  additions?: {
    when: Conditions;
    /**
     * The text that it goes on.
     */
    part: 'instructions' | 'caution';
    text: Text;
  }[];
  /**
   * What is done: a setting, a calibration, maintenance, and so on.
   */
  kind: 'setting' | 'calibration' | 'maintenance' | 'material' | 'process' | 'model' | 'environment' | 'firmware' | 'hardware';
  /**
   * What it costs.
   */
  cost: 'free' | 'low' | 'medium' | 'high';
  /**
   * Time it takes, min; null when it is not known.
   */
  minutes: number | null;
  applies_to?: Conditions;
  /**
   * The change of a setting; left out where the fix is none.
   */
  adjustment?: {
    /**
     * Id of a file in data/settings.
     */
    setting: string;
    /**
     * What to do with the setting.
     */
    direction: 'increase' | 'decrease' | 'set' | 'enable' | 'disable' | 'tune';
    /**
     * What to set it to, for direction `set`: a figure, or a word where the setting is a choice.
     */
    target?:
      | Quantity
      | {
          option: Text;
          /**
           * What the records call it; several where any of them will do. Left out: no record tells it.
           *
           * @minItems 1
           */
          values?: string[];
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
          /**
           * The range of the material record.
           */
          material_range: 'nozzle_temperature_c' | 'bed_temperature_c' | 'chamber_temperature_c' | 'fan_percent';
        }
      | null;
    /**
     * Where to stop in a case, beside the safe range: all that apply hold.
     *
     * @minItems 1
     */
    stops?: {
      when?: Conditions;
      note?: Text;
      quantity: Quantity;
    }[];
    /**
     * Why a fix that turns a figure up or down has no safe range; not published.
     */
    no_safe_range?: string;
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
   * Left out: no. true when it dries the filament: the figures of the chosen material's record are shown with it.
   */
  dries?: true;
  /**
   * Left out: no. true when all of it is done with the printer unplugged and cold.
   */
  power_off?: true;
  /**
   * Dangers of doing it.
   *
   * @minItems 1
   */
  hazards?: ('burn' | 'electric_shock' | 'fumes' | 'fire' | 'moving_parts' | 'sharp_edges' | 'hardware_damage')[];
  caution?: Text;
  /**
   * How loud the caution is. warning: the fix, done as told, can injure somebody or ruin the machine: a box before the instructions; it names its hazards. note: all else, such as a danger that the instructions take away, a price of the fix or what every hot printer does: a quiet line after them. electric_shock and fire are always a warning.
   */
  caution_level?: 'warning' | 'note';
  /**
   * Ids in data/references.yaml.
   */
  sources: string[];
}
/**
 * A figure of a fix: one value, or a range whose open end is left out, always with its unit and where it was read.
 */
export interface Quantity {
  /**
   * The figure, where there is one alone.
   */
  value?: number;
  /**
   * Lowest; left out: the range has no lower end.
   */
  min?: number;
  /**
   * Highest; left out: the range has no upper end.
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
   * Ids in data/references.yaml; null says that the figure is general practice and no source was read.
   */
  sources: null | string[];
}
/**
 * The cases that only measure. File: data/troubleshooting/cases/held-out.yaml
 */
export interface HeldOutSource {
  /**
   * What the draw began with.
   */
  seed: string;
  /**
   * Where the third that was drawn ended.
   */
  bound: string;
  /**
   * Ids of the cases that were drawn.
   */
  cases: string[];
}
/**
 * The presets that a slicer's others start from, before anybody wrote them for a machine: those that no user can choose, those of the shared library that name no printer, Cura's materials without what they say of machines. A profile that still has their values was not tuned. File: data/imported/<source>/bases.json; never edited by hand.
 */
export interface ImportedBases {
  filaments: ImportedFilamentBase[];
  processes: ImportedProcessBase[];
}
/**
 * Presets of a material that set the same.
 */
export interface ImportedFilamentBase {
  /**
   * Id of our material, as far as name and type of the presets tell it.
   */
  material: string;
  /**
   * The presets are of a maker's filament: no base of what other presets set, only of what itself sets on a machine. Left out for generic ones.
   */
  product?: true;
  /**
   * What the presets are called.
   *
   * @minItems 1
   */
  presets: string[];
  /**
   * Vendors whose folder or bundle has a copy. Left out where the slicer itself offers it for every machine. What one vendor alone has may be made for its machines.
   *
   * @minItems 1
   */
  folders?: string[];
  values: ProfileValues;
}
/**
 * What a profile sets for the filament on this printer.
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
   * Bed temperature on the printer's default plate; by layer here, a range in a material and in a filament; there `bed_temperature_range_c` is the same.
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
   * Chamber temperature; null: not controlled or not known. One number here, a range in a material and in a filament; there `chamber_temperature_range_c` is the same.
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
    /**
     * Whether short layers are printed slower so that they can cool.
     */
    slow_down?: boolean | null;
    /**
     * Whether the outer wall keeps its speed when a layer is slowed down.
     */
    keep_outer_wall_speed?: boolean | null;
    /**
     * Whether the fan never stops while printing, at its lowest speed at least.
     */
    fan_always_on?: boolean | null;
    /**
     * Layer from which the fan may reach its full speed; it ramps up linearly until then. 0: no ramp.
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
   * Flow ratio (extrusion multiplier); one number here, a range in a filament; there `flow_ratio_range` is the same.
   */
  flow_ratio?: number | null;
  /**
   * Maximum volumetric speed; one number here and in a material, a range in a filament; there `max_volumetric_speed_range_mm3_s` is the same.
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
     * Filament pushed out in addition when it resumes; negative: less than was retracted.
     */
    extra_prime_mm?: number | null;
    /**
     * Whether the nozzle wipes along the line it has printed while it retracts.
     */
    wipe?: boolean | null;
    /**
     * Length of that wipe; PrusaSlicer works it out itself.
     */
    wipe_distance_mm?: number | null;
    /**
     * Share of the retraction that is done before the wipe begins.
     */
    before_wipe_percent?: number | null;
    /**
     * How the nozzle is lifted: straight up (normal), on a ramp (slope), on a helix (spiral), or as the slicer sees fit (auto).
     */
    z_hop_type?: 'auto' | 'normal' | 'slope' | 'spiral' | null;
  };
  /**
   * Filament diameter that the preset reckons with; of a cartridge or syringe its bore (18 mm and more), of a pellet extruder a nominal one (1.128 mm: 1 mm²).
   */
  filament_diameter_mm?: number | null;
  /**
   * Hardness that the nozzle needs at least, Rockwell C; 0: any nozzle will do.
   */
  required_nozzle_hrc?: number | null;
  /**
   * Whether the preset says that the filament wears a brass nozzle.
   */
  abrasive?: boolean | null;
  /**
   * How much smaller than designed a part comes out, which the slicer makes up for.
   */
  shrinkage_percent?: {
    /**
     * In the plane.
     */
    xy?: number | null;
    /**
     * In height.
     */
    z?: number | null;
  };
}
/**
 * Presets that set the same speeds and accelerations.
 */
export interface ImportedProcessBase {
  /**
   * What the presets are called.
   *
   * @minItems 1
   */
  presets: string[];
  /**
   * Vendors whose folder or bundle has a copy. Left out where the slicer itself offers it for every machine. What one vendor alone has may be made for its machines.
   *
   * @minItems 1
   */
  folders?: string[];
  values: ProcessValues;
}
/**
 * What the default process sets for a nozzle.
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
     * Whether support may only stand on the bed.
     */
    on_build_plate_only?: boolean | null;
    /**
     * Pattern of the support body, as the slicer names it.
     */
    pattern?: string | null;
    /**
     * Free space between the lines of the support body.
     */
    spacing_mm?: number | null;
    /**
     * Distance between support and part in the plane.
     */
    xy_distance_mm?: number | null;
    /**
     * Z distance between the part and support that stands on it; PrusaSlicer: 0 means as above the support.
     */
    bottom_z_distance_mm?: number | null;
    /**
     * Bottom interface layers; -1: as many as on top.
     */
    bottom_interface_layers?: number | null;
    /**
     * Free space between the lines of the interface; 0: solid.
     */
    interface_spacing_mm?: number | null;
    /**
     * Pattern of the interface, as the slicer names it.
     */
    interface_pattern?: string | null;
  };
  /**
   * Jerk that the process asks for; null: left to the firmware or not known.
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
   * Flow ratio by feature, on top of the filament's own; by feature here, one number in the profile itself.
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
     * Speed by how much of the line hangs free; null: not slowed down there, or not known. By overhang here, one number in a retraction. PrusaSlicer goes over smoothly from one to the next, the others take steps.
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
   * Least thickness of the top shell; 0: the layer count alone decides.
   */
  top_shell_thickness_mm?: number | null;
  /**
   * Least thickness of the bottom shell; 0: the layer count alone decides.
   */
  bottom_shell_thickness_mm?: number | null;
  /**
   * How far infill reaches into the walls.
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
   * Whether the outer wall is set apart from the inner ones for accuracy.
   */
  precise_outer_wall?: boolean | null;
  /**
   * Least width of a wall line, with the Arachne wall generator.
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
   * How far the first layer is drawn in.
   */
  elephant_foot_compensation_mm?: number | null;
  /**
   * How far the outer contour is moved outwards; negative: inwards.
   */
  xy_contour_compensation_mm?: number | null;
  /**
   * How far holes are widened; negative: narrowed.
   */
  xy_hole_compensation_mm?: number | null;
  /**
   * Details of the seam.
   */
  seam?: {
    /**
     * Gap that is left between the ends of a loop; negative: they overlap.
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
   * Detail below which contours are simplified; 0: not simplified.
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
   * `filament_vendor`; `Generic` for a preset of no product. Left out where a preset that is not called generic has only a template's `Generic`.
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
   * What it has as `filament_id` or `setting_id` and presets of more than three polymers have too: copied with a template, and no name of it.
   *
   * @minItems 1
   */
  template_ids?: string[];
  /**
   * GUIDs of a generic material in Cura's fdm_materials, one a diameter.
   *
   * @minItems 1
   */
  guids?: string[];
  /**
   * Our ids of the printers that it is made for. Left out where it is in the shared library alone, for every printer.
   *
   * @minItems 1
   */
  printers?: string[];
  /**
   * The range that its presets allow, °C; left out where they differ.
   */
  nozzle_temperature_c?: {
    min: number;
    max: number;
  };
  /**
   * Least and greatest over its presets.
   */
  flow_ratio?: {
    min: number;
    max: number;
  };
  /**
   * Least and greatest over its presets.
   */
  max_volumetric_speed_mm3_s?: {
    min: number;
    max: number;
  };
  /**
   * Left out where its presets differ.
   */
  density_g_cm3?: number;
  /**
   * Left out where its presets differ.
   */
  filament_diameter_mm?: number;
  /**
   * Fields whose value is the slicer's template: a generic preset of the polymer has it too, or presets of three vendors do; the value is left out.
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
   * Fields whose value is the one that the source gives to every product of the type; the value is left out.
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
 * What one source calls our printers beside the names of their models, by our id. File: data/imported/<source>/machine-names.json
 */
export interface ImportedMachineNames {
  [k: string]: PrinterIdentifiers;
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
/**
 * What a slicer's presets set for the printers of a brand that another source leads for: what its user has now. Facts of machines are taken from it no more than from any source that does not lead. File: data/imported/<source>/preset-values/<brand>.json; never edited by hand.
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
   * By nozzle variant, as the source calls it.
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
   * default: the machine preset names it; inferred: the named one is missing or does not fit, the nearest was taken.
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
   * Why this preset: the default of the machine, a generic one, one of the brand, one of a third party, or a fallback of the shared library.
   */
  basis: 'default' | 'generic' | 'brand' | 'third_party' | 'library';
  /**
   * Block that the slicer prints this material with, where it is not the nozzle's: Cura has a quality for each material.
   */
  process?: string;
  values: ProfileValues;
}
/**
 * The process presets of a brand that its printers use. File: data/imported/<source>/processes/<brand>.json; never edited by hand.
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
 * Names of the presets that a slicer ships for the printers of a brand, by printer id. Only of sources that are the release of a slicer, whether they lead or not. File: data/imported/<source>/presets/<brand>.json; never edited by hand.
 */
export interface ImportedPresets {
  [k: string]: ImportedPrinterPresets;
}
export interface ImportedPrinterPresets {
  /**
   * By nozzle variant, as the source calls it.
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
   * Quality types that the machine has. Cura alone.
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
   * Process preset; in Cura the quality type. Left out: there is none.
   */
  process?: string;
  /**
   * How many variants of extruder and nozzle the process preset has values for, where more than one.
   */
  variants?: number;
}
export interface ImportedFilamentParent {
  /**
   * Filament preset that stands for the material; in Cura the id of the material.
   */
  preset: string;
  /**
   * Nozzle variants, among those above.
   *
   * @minItems 1
   */
  nozzles: string[];
  /**
   * What the slicer prints the material with, where that is not the nozzle's process: Cura has a quality for each material.
   */
  process?: string;
  /**
   * How many variants of extruder and nozzle the preset has values for, where more than one.
   */
  variants?: number;
}
/**
 * What an import read about one printer. File: data/imported/<source>/printers/<id>.json; never edited by hand.
 */
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
  nozzles: {
    [k: string]: ImportedNozzle;
  };
  /**
   * By material id. Left out where another source led when this one was imported.
   */
  profiles?: {
    /**
     * @minItems 1
     */
    [k: string]: ImportedProfile[];
  };
}
/**
 * What is known of a machine.
 */
export interface PrinterFacts {
  /**
   * Build volume: what the maker states; until that is read, the slicer's figure (provenance.means says which).
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
   * Number of nozzles that a print can use; filaments fed into one nozzle (a mixing head, a multi-material unit) count as one.
   */
  extruder_count?: number | null;
  /**
   * How the filament is driven.
   */
  extruder_type?: 'direct_drive' | 'bowden' | null;
  /**
   * How the axes are driven; what carries the bed is `structure`.
   */
  kinematics?: 'cartesian' | 'corexy' | 'hybrid_corexy' | 'corexz' | 'hbot' | 'delta' | 'belt' | null;
  /**
   * Whether the build chamber is closed.
   */
  enclosed?: boolean | null;
  /**
   * Highest nozzle temperature: the lower of rated and firmware_limit, of those that are known; where neither is, community_firmware (provenance.means says which).
   */
  max_nozzle_temperature_c?: number | null;
  /**
   * Highest bed temperature: the lower of rated and firmware_limit, of those that are known; where neither is, community_firmware (provenance.means says which).
   */
  max_bed_temperature_c?: number | null;
  /**
   * Highest chamber temperature: the lower of rated and firmware_limit, of those that are known; null: not heated or not known.
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
     * Filament pushed out in addition when it resumes; negative: less than was retracted.
     */
    extra_prime_mm?: number | null;
    /**
     * Whether the nozzle wipes along the line it has printed while it retracts.
     */
    wipe?: boolean | null;
    /**
     * Length of that wipe; PrusaSlicer works it out itself.
     */
    wipe_distance_mm?: number | null;
    /**
     * Share of the retraction that is done before the wipe begins.
     */
    before_wipe_percent?: number | null;
    /**
     * How the nozzle is lifted: straight up (normal), on a ramp (slope), on a helix (spiral), or as the slicer sees fit (auto).
     */
    z_hop_type?: 'auto' | 'normal' | 'slope' | 'spiral' | null;
  };
  /**
   * Year in which it came to market: not after the newest source was read.
   */
  release_year?: number | null;
  /**
   * What moves the part: bed_slinger (the bed moves along Y, the frame is often called i3), z_bed (the bed moves up and down only), fixed_bed (the bed never moves, a gantry moves the head in all directions), delta (three arms over a fixed bed), belt (the bed is a conveyor), rotating_bed (polar). It says nothing of how the axes are driven.
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
   * Printable volume: what the leading slicer lets one use of the build volume.
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
   * Why what the slicer lets one use is not the build volume: margin (kept clear at the edges or the top), purge_area (wiping, purging, cutting), dual_heads (only one head reaches everywhere), clips (they hold the plate), travel (the axes reach no further), beyond_stated (the slicer lets one use more than is stated, up to the edge of the plate: the stated volume is the safe one), other.
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
   * Highest temperatures that the firmware or the maker's slicer can be set to. A cut-off lies above what one should print at.
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
   * Highest temperatures that firmware of users for this machine can be set to: it is not the maker's, and says nothing of what the machine comes with.
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
   * Filament diameter that it takes: 1.75, 2.85 or, on old machines, 3.
   */
  filament_diameter_mm?: number | null;
  /**
   * Kind of nozzle that it comes with, which says what fits: mk8, mk10, v6, volcano, revo, nextruder, print_core; proprietary: the maker's own.
   */
  nozzle_system?: 'mk8' | 'mk10' | 'v6' | 'volcano' | 'revo' | 'nextruder' | 'print_core' | 'proprietary' | null;
  /**
   * How the bed is levelled as it comes: manual (by screws alone) or automatic (a probe or sensor measures it).
   */
  bed_levelling?: 'manual' | 'automatic' | null;
  /**
   * Several filaments in one print, by a unit or tools of the maker's: included, optional (sold apart) or none.
   */
  multi_material?: 'none' | 'optional' | 'included' | null;
  /**
   * Whether it comes with a camera.
   */
  camera?: boolean | null;
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
   * Other names in either language that a query may use.
   */
  aliases: string[];
  /**
   * A fact that is not listed is not known. Sources that disagree are kept under `others`.
   */
  facts: {
    density_g_cm3?: {
      /**
       * The value; null where none of `others` can be right, for the reason that `note` gives.
       */
      value: number | null;
      /**
       * Ids in data/references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
      /**
       * What the figure is, or how sure.
       */
      note?: string;
      /**
       * What other sources say instead.
       *
       * @minItems 1
       */
      others?: {
        /**
         * The value, where they state one alone.
         */
        value?: number | string | boolean;
        /**
         * Lowest that they state.
         */
        min?: number;
        /**
         * Highest that they state.
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
       * What the figure is, or how sure.
       */
      note?: string;
      /**
       * What other sources say instead.
       *
       * @minItems 1
       */
      others?: {
        /**
         * The value, where they state one alone.
         */
        value?: number | string | boolean;
        /**
         * Lowest that they state.
         */
        min?: number;
        /**
         * Highest that they state.
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
       * What the figure is, or how sure.
       */
      note?: string;
      /**
       * What other sources say instead.
       *
       * @minItems 1
       */
      others?: {
        /**
         * The value, where they state one alone.
         */
        value?: number | string | boolean;
        /**
         * Lowest that they state.
         */
        min?: number;
        /**
         * Highest that they state.
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
       * What the figure is, or how sure.
       */
      note?: string;
      /**
       * What other sources say instead.
       *
       * @minItems 1
       */
      others?: {
        /**
         * The value, where they state one alone.
         */
        value?: number | string | boolean;
        /**
         * Lowest that they state.
         */
        min?: number;
        /**
         * Highest that they state.
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
       * What the figure is, or how sure.
       */
      note?: string;
      /**
       * What other sources say instead.
       *
       * @minItems 1
       */
      others?: {
        /**
         * The value, where they state one alone.
         */
        value?: number | string | boolean;
        /**
         * Lowest that they state.
         */
        min?: number;
        /**
         * Highest that they state.
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
       * The value; null where none of `others` can be right, for the reason that `note` gives.
       */
      value: number | null;
      /**
       * Ids in data/references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
      /**
       * What the figure is, or how sure.
       */
      note?: string;
      /**
       * What other sources say instead.
       *
       * @minItems 1
       */
      others?: {
        /**
         * The value, where they state one alone.
         */
        value?: number | string | boolean;
        /**
         * Lowest that they state.
         */
        min?: number;
        /**
         * Highest that they state.
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
       * What the figure is, or how sure.
       */
      note?: string;
      /**
       * What other sources say instead.
       *
       * @minItems 1
       */
      others?: {
        /**
         * The value, where they state one alone.
         */
        value?: number | string | boolean;
        /**
         * Lowest that they state.
         */
        min?: number;
        /**
         * Highest that they state.
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
       * What the figure is, or how sure.
       */
      note?: string;
      /**
       * What other sources say instead.
       *
       * @minItems 1
       */
      others?: {
        /**
         * The value, where they state one alone.
         */
        value?: number | string | boolean;
        /**
         * Lowest that they state.
         */
        min?: number;
        /**
         * Highest that they state.
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
       * What the figure is, or how sure.
       */
      note?: string;
      /**
       * What other sources say instead.
       *
       * @minItems 1
       */
      others?: {
        /**
         * The value, where they state one alone.
         */
        value?: number | string | boolean;
        /**
         * Lowest that they state.
         */
        min?: number;
        /**
         * Highest that they state.
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
       * The value; null where none of `others` can be right, for the reason that `note` gives.
       */
      value: number | null;
      /**
       * Ids in data/references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
      /**
       * What the figure is, or how sure.
       */
      note?: string;
      /**
       * What other sources say instead.
       *
       * @minItems 1
       */
      others?: {
        /**
         * The value, where they state one alone.
         */
        value?: number | string | boolean;
        /**
         * Lowest that they state.
         */
        min?: number;
        /**
         * Highest that they state.
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
       * The value; null where none of `others` can be right, for the reason that `note` gives.
       */
      value: number | null;
      /**
       * Ids in data/references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
      /**
       * What the figure is, or how sure.
       */
      note?: string;
      /**
       * What other sources say instead.
       *
       * @minItems 1
       */
      others?: {
        /**
         * The value, where they state one alone.
         */
        value?: number | string | boolean;
        /**
         * Lowest that they state.
         */
        min?: number;
        /**
         * Highest that they state.
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
       * The value; null where none of `others` can be right, for the reason that `note` gives.
       */
      value: number | null;
      /**
       * Ids in data/references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
      /**
       * What the figure is, or how sure.
       */
      note?: string;
      /**
       * What other sources say instead.
       *
       * @minItems 1
       */
      others?: {
        /**
         * The value, where they state one alone.
         */
        value?: number | string | boolean;
        /**
         * Lowest that they state.
         */
        min?: number;
        /**
         * Highest that they state.
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
       * What the figure is, or how sure.
       */
      note?: string;
      /**
       * What other sources say instead.
       *
       * @minItems 1
       */
      others?: {
        /**
         * The value, where they state one alone.
         */
        value?: number | string | boolean;
        /**
         * Lowest that they state.
         */
        min?: number;
        /**
         * Highest that they state.
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
       * What the figure is, or how sure.
       */
      note?: string;
      /**
       * What other sources say instead.
       *
       * @minItems 1
       */
      others?: {
        /**
         * The value, where they state one alone.
         */
        value?: number | string | boolean;
        /**
         * Lowest that they state.
         */
        min?: number;
        /**
         * Highest that they state.
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
       * What the figure is, or how sure.
       */
      note?: string;
      /**
       * What other sources say instead.
       *
       * @minItems 1
       */
      others?: {
        /**
         * The value, where they state one alone.
         */
        value?: number | string | boolean;
        /**
         * Lowest that they state.
         */
        min?: number;
        /**
         * Highest that they state.
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
       * The value; null where none of `others` can be right, for the reason that `note` gives.
       */
      value: number | null;
      /**
       * Ids in data/references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
      /**
       * What the figure is, or how sure.
       */
      note?: string;
      /**
       * What other sources say instead.
       *
       * @minItems 1
       */
      others?: {
        /**
         * The value, where they state one alone.
         */
        value?: number | string | boolean;
        /**
         * Lowest that they state.
         */
        min?: number;
        /**
         * Highest that they state.
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
       * What the figure is, or how sure.
       */
      note?: string;
      /**
       * What other sources say instead.
       *
       * @minItems 1
       */
      others?: {
        /**
         * The value, where they state one alone.
         */
        value?: number | string | boolean;
        /**
         * Lowest that they state.
         */
        min?: number;
        /**
         * Highest that they state.
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
       * What the figure is, or how sure.
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
       * What the figure is, or how sure.
       */
      note?: string;
    };
    tensile_modulus_mpa?: {
      /**
       * The value; null where none of `others` can be right, for the reason that `note` gives.
       */
      value: number | null;
      /**
       * Ids in data/references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
      /**
       * What the figure is, or how sure.
       */
      note?: string;
      /**
       * What other sources say instead.
       *
       * @minItems 1
       */
      others?: {
        /**
         * The value, where they state one alone.
         */
        value?: number | string | boolean;
        /**
         * Lowest that they state.
         */
        min?: number;
        /**
         * Highest that they state.
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
       * The value; null where none of `others` can be right, for the reason that `note` gives.
       */
      value: number | null;
      /**
       * Ids in data/references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
      /**
       * What the figure is, or how sure.
       */
      note?: string;
      /**
       * What other sources say instead.
       *
       * @minItems 1
       */
      others?: {
        /**
         * The value, where they state one alone.
         */
        value?: number | string | boolean;
        /**
         * Lowest that they state.
         */
        min?: number;
        /**
         * Highest that they state.
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
       * The value; null where none of `others` can be right, for the reason that `note` gives.
       */
      value: number | null;
      /**
       * Ids in data/references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
      /**
       * What the figure is, or how sure.
       */
      note?: string;
      /**
       * What other sources say instead.
       *
       * @minItems 1
       */
      others?: {
        /**
         * The value, where they state one alone.
         */
        value?: number | string | boolean;
        /**
         * Lowest that they state.
         */
        min?: number;
        /**
         * Highest that they state.
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
       * The value; null where none of `others` can be right, for the reason that `note` gives.
       */
      value: number | null;
      /**
       * Ids in data/references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
      /**
       * What the figure is, or how sure.
       */
      note?: string;
      /**
       * What other sources say instead.
       *
       * @minItems 1
       */
      others?: {
        /**
         * The value, where they state one alone.
         */
        value?: number | string | boolean;
        /**
         * Lowest that they state.
         */
        min?: number;
        /**
         * Highest that they state.
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
       * The value; null where none of `others` can be right, for the reason that `note` gives.
       */
      value: number | null;
      /**
       * Ids in data/references.yaml.
       *
       * @minItems 1
       */
      sources: string[];
      /**
       * What the figure is, or how sure.
       */
      note?: string;
      /**
       * What other sources say instead.
       *
       * @minItems 1
       */
      others?: {
        /**
         * The value, where they state one alone.
         */
        value?: number | string | boolean;
        /**
         * Lowest that they state.
         */
        min?: number;
        /**
         * Highest that they state.
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
       * What the figure is, or how sure.
       */
      note?: string;
      /**
       * What other sources say instead.
       *
       * @minItems 1
       */
      others?: {
        /**
         * The value, where they state one alone.
         */
        value?: number | string | boolean;
        /**
         * Lowest that they state.
         */
        min?: number;
        /**
         * Highest that they state.
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
       * What the figure is, or how sure.
       */
      note?: string;
      /**
       * What other sources say instead.
       *
       * @minItems 1
       */
      others?: {
        /**
         * The value, where they state one alone.
         */
        value?: number | string | boolean;
        /**
         * Lowest that they state.
         */
        min?: number;
        /**
         * Highest that they state.
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
       * What the figure is, or how sure.
       */
      note?: string;
      /**
       * What other sources say instead.
       *
       * @minItems 1
       */
      others?: {
        /**
         * The value, where they state one alone.
         */
        value?: number | string | boolean;
        /**
         * Lowest that they state.
         */
        min?: number;
        /**
         * Highest that they state.
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
       * What the figure is, or how sure.
       */
      note?: string;
    };
  };
  /**
   * What can harm, as far as sources say it.
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
       * Whether it may touch food.
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
   * Short hints for printing it.
   */
  notes?: Text[];
}
/**
 * Which of our materials each name or number of another system is, by system. File: data/material-identifiers.yaml
 */
export interface MaterialIdentifiersSource {
  openprinttag_material_type?: MaterialSystem;
  openprinttag_abbreviation?: MaterialSystem;
  spoolmandb_material?: MaterialSystem;
  open_filament_database_material?: MaterialSystem;
}
export interface MaterialSystem {
  /**
   * Ids in data/references.yaml.
   *
   * @minItems 1
   */
  sources: string[];
  /**
   * Spelled as the system spells it: every one that it has, with our material, or with the reason why it is none.
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
 * Which material a filament preset is about, read from its name and type. File: data/material-names.yaml
 */
export interface MaterialNamesSource {
  /**
   * Words, and the words they are read as; empty: they say nothing about the material. From top to bottom.
   */
  read_as: {
    [k: string]: string;
  };
  /**
   * Presets of no generic material. The first that matches wins.
   */
  ignored: IgnoredNames[];
  /**
   * The first whose words the name has is the preset's polymer.
   *
   * @minItems 1
   */
  polymers: PolymerNames[];
  /**
   * Polymers that are materials of their own although presets mark them as support or soluble.
   */
  soluble: string[];
  /**
   * A preset whose name has one of these is no support material, whatever mark it bears.
   *
   * Items: Words as names are read: small letters or digits, parted by single spaces.
   */
  not_support: string[];
  /**
   * Words of a reinforcing fibre, by what it adds to the material's id.
   */
  fibres: {
    /**
     * @minItems 1
     *
     * Items: Words as names are read: small letters or digits, parted by single spaces.
     */
    cf: string[];
    /**
     * @minItems 1
     *
     * Items: Words as names are read: small letters or digits, parted by single spaces.
     */
    gf: string[];
  };
  /**
   * Materials that are a grade of a polymer, by polymer. The first that matches wins.
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
   * Items: Words as names are read: small letters or digits, parted by single spaces.
   */
  words?: string[];
  /**
   * @minItems 1
   *
   * Items: Words as names are read: small letters or digits, parted by single spaces.
   */
  types?: string[];
  /**
   * @minItems 1
   *
   * Items: Words as names are read: small letters or digits, parted by single spaces.
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
   * Items: Words as names are read: small letters or digits, parted by single spaces.
   */
  words: string[];
  /**
   * @minItems 1
   *
   * Items: Words as names are read: small letters or digits, parted by single spaces.
   */
  types?: string[];
  grade_of?: string;
}
export interface GradeNames {
  material: string;
  /**
   * @minItems 1
   *
   * Items: Words as names are read: small letters or digits, parted by single spaces.
   */
  words: string[];
}
export interface MaterialInstead {
  material?: string;
  because: string;
}
/**
 * Every place that a fact was read at, by its address without https://: a GitHub repository (github.com/owner/name) or account, or the host of a site. File: data/origins.yaml
 */
export interface OriginsSource {
  [k: string]: {
    name: string;
    /**
     * What it is: a slicer and its presets, firmware and its configurations, a maker's pages or designs, a collection of specifications, a community's notes, a paper or a standard or what an authority publishes, a shop's pages.
     */
    kind: 'slicer' | 'firmware' | 'maker' | 'database' | 'community' | 'paper' | 'shop';
    /**
     * Day on which it was last read for the facts that cite it.
     */
    read: string;
    /**
     * The licence that it states for the files that were read, as SPDX identifier; without -only or -or-later, which a licence file does not say. Null with the reason in `unlicensed`.
     */
    licence:
      | 'AGPL-3.0'
      | 'Apache-2.0'
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
     * False for a collection whose terms do not allow what was taken from it, or that states none: its facts are to be replaced. Left out: usable.
     */
    usable?: false;
  };
}
/**
 * Which keys of the four slicers say what a value of a profile says, side by side. Type, unit, limits and words of the keys stand in data/slicer-keys and are not repeated. File: data/presets/<name>.yaml
 */
export interface PresetsSource {
  /**
   * Remarks that several rows of this file share, by a name of their own.
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
export interface PresetRowSource {
  /**
   * Path of the value in the profile, such as retraction.length_mm. The setting that names it as its record_field belongs to the row.
   */
  field?: string;
  /**
   * Id of a setting that no field of a profile holds.
   */
  setting?: string;
  orcaslicer: PresetRowSlicer;
  bambu_studio: PresetRowSlicer;
  prusaslicer: PresetRowSlicer;
  cura: PresetRowSlicer;
}
export interface PresetRowSlicer {
  keys?: {
    [k: string]: PresetFormSource;
  };
  /**
   * Why it means only nearly the same there: a text, the name of a remark above, or `conversion` for that of the setting.
   */
  near?: string | Text;
  /**
   * What to mind though it is carried over: a text, the name of a remark above, or `conversion`.
   */
  remark?: string | Text;
  /**
   * Why the slicer has no counterpart: a text, the name of a remark above, or `how` for what the setting says of that slicer.
   */
  none?: string | Text;
  /**
   * Why it stays in the printer preset: a text or the name of a remark above.
   */
  printer?: string | Text;
  machine?: {
    [k: string]: PresetFormSource;
  };
}
/**
 * What people write about one printer. File: data/printers/<brand>/<id without the brand>.yaml
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
   * Id of the machine that this one is a variant of.
   */
  variant_of?: string;
  rebrand_of?: Rebrand;
  /**
   * Id of the machine that this one is a configuration of. It inherits what does not depend on what differs.
   */
  configuration_of?: string;
  /**
   * In what a configuration differs from its machine.
   *
   * @minItems 1
   */
  differs?: ('tool_head' | 'multi_material' | 'module' | 'board' | 'firmware' | 'print_mode' | 'motion')[];
  /**
   * What the machine calls itself and others call it, by system. What slicers call it, imports bring.
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
   * Facts by hand, each with the source that was read. They go before the imported ones.
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
    nozzle_system?: CuratedFact;
    bed_levelling?: CuratedFact;
    multi_material?: CuratedFact;
    camera?: CuratedFact;
  };
  /**
   * Facts that were looked for in vain, each with the day of the last search, so that nobody looks again too soon.
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
    nozzle_system?: string;
    bed_levelling?: string;
    multi_material?: string;
    camera?: string;
  };
  /**
   * Corrections of imported values, each with its reason and source.
   *
   * @minItems 1
   */
  overrides?: Override[];
}
/**
 * The machine of another brand that this one is, sold under another name.
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
   * What stands there.
   */
  read: string;
}
export interface CuratedIdentifier {
  /**
   * Spelled as the system spells it.
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
   * A value of that field, in its unit, as the record's schema has it; null when what stands there is not credible and nothing better is known.
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
   * What other sources say instead.
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
 * Every id that was ever published; written by "npm run generate", which only adds. File: data/published-ids.yaml
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
   * A profile that was filed under another material, or went with its printer: the one that prints the same now.
   */
  profiles?: {
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
  /**
   * Id; with hyphens it names the file.
   */
  id: string;
  name: Text;
  description: Text;
  /**
   * The kind of preset that holds it.
   */
  scope: 'process' | 'filament' | 'printer';
  /**
   * Unit of the setting in the records and in fixes.
   */
  unit: '°C' | 'mm' | 'mm/s' | 'mm/s²' | 'mm³' | 'mm³/s' | 'mm³/s²' | '%' | 'ratio' | 's' | 'layers' | 'count' | '°' | 'bool' | 'enum';
  /**
   * Where the records hold its value: the kind of record and the path in it, such as profile.process.layer_height_mm. Left out: no record holds it.
   */
  record_field?: string;
  /**
   * Id of the setting that does the same on the first layer.
   */
  first_layer?: string;
  conversion?: Text;
  /**
   * Where it is in each slicer.
   */
  slicers: {
    orcaslicer:
      | {
          /**
           * Key in the configuration; null where the slicer has none.
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
             * As the Chinese interface shows it: English where its catalogue has no entry.
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
             * null where the slicer's Chinese catalogue has no entry.
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
           * Lowest that it takes, in its own unit.
           */
          min?: number | null;
          /**
           * Highest that it takes, in its own unit.
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
               * As the Chinese interface shows it: English where its catalogue has no entry.
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
          note?: Text;
          /**
           * Id in references.yaml.
           */
          source: string;
        }
      | {
          /**
           * Key in the configuration; null where the slicer has none.
           */
          key: null;
          how: Text;
        };
    bambu_studio:
      | {
          /**
           * Key in the configuration; null where the slicer has none.
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
             * As the Chinese interface shows it: English where its catalogue has no entry.
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
             * null where the slicer's Chinese catalogue has no entry.
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
           * Lowest that it takes, in its own unit.
           */
          min?: number | null;
          /**
           * Highest that it takes, in its own unit.
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
               * As the Chinese interface shows it: English where its catalogue has no entry.
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
          note?: Text;
          /**
           * Id in references.yaml.
           */
          source: string;
        }
      | {
          /**
           * Key in the configuration; null where the slicer has none.
           */
          key: null;
          how: Text;
        };
    prusaslicer:
      | {
          /**
           * Key in the configuration; null where the slicer has none.
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
             * As the Chinese interface shows it: English where its catalogue has no entry.
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
             * null where the slicer's Chinese catalogue has no entry.
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
           * Lowest that it takes, in its own unit.
           */
          min?: number | null;
          /**
           * Highest that it takes, in its own unit.
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
               * As the Chinese interface shows it: English where its catalogue has no entry.
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
          note?: Text;
          /**
           * Id in references.yaml.
           */
          source: string;
        }
      | {
          /**
           * Key in the configuration; null where the slicer has none.
           */
          key: null;
          how: Text;
        };
    cura:
      | {
          /**
           * Key in the configuration; null where the slicer has none.
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
             * As the Chinese interface shows it: English where its catalogue has no entry.
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
             * null where the slicer's Chinese catalogue has no entry.
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
           * Lowest that it takes, in its own unit.
           */
          min?: number | null;
          /**
           * Highest that it takes, in its own unit.
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
               * As the Chinese interface shows it: English where its catalogue has no entry.
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
          note?: Text;
          /**
           * Id in references.yaml.
           */
          source: string;
        }
      | {
          /**
           * Key in the configuration; null where the slicer has none.
           */
          key: null;
          how: Text;
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
 * The keys that a slicer's presets may have, as its source declares them. Facts only: what a key means stands in data/presets and data/settings. File: data/slicer-keys/<slicer>.json
 */
export interface SlicerKeysSource {
  /**
   * The slicer; it names the file.
   */
  id: 'orcaslicer' | 'bambu_studio' | 'prusaslicer' | 'cura';
  /**
   * Versions that are told apart, the newest first.
   *
   * @minItems 1
   */
  versions: SlicerVersion[];
  /**
   * Where the keys were read, the one that leads first.
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
   * Number that Cura writes into its profiles; Cura only.
   */
  setting_version?: number;
  /**
   * What was read to know which keys it has.
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
   * Version that it is.
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
   * Kind of preset that holds it; in Cura whether it is set for each extruder.
   */
  scope: 'filament' | 'process' | 'machine' | 'global' | 'extruder';
  /**
   * Type as the slicer calls it.
   */
  type: string;
  /**
   * Type in the older source, where it was another.
   */
  type_before?: string;
  /**
   * It is a list with one value for each extruder, filament or variant.
   */
  list?: true;
  /**
   * A list whose values may be nil: the printer's value then stands.
   */
  nullable?: true;
  /**
   * Unit there.
   */
  unit?: string;
  /**
   * Lowest that it takes.
   */
  min?: number;
  /**
   * Highest that it takes.
   */
  max?: number;
  /**
   * Words that it takes.
   *
   * @minItems 1
   */
  values?: string[];
  /**
   * Words that came later than the key, each with the first of the versions above that has it.
   */
  newer_values?: {
    [k: string]: string;
  };
  /**
   * Key that a percentage is of.
   */
  ratio_over?: string;
  /**
   * First of the versions above that has it. Left out: the oldest has it too.
   */
  since?: string;
  /**
   * Last of the versions above that has it. Left out: the newest has it.
   */
  until?: string;
  /**
   * Line of the first file above where it stands.
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
       * How it is laid out: a checkout of an Orca-family slicer, a folder of PrusaSlicer bundles, one slicer's folder of slicer-profiles-db, or a checkout of Cura with its materials.
       */
      kind: 'orca' | 'prusa' | 'profiles-db' | 'cura';
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
      /**
       * The slicer that it is the newest read release of: the presets that it names are there for a preset of ours to inherit from. Left out: a fork, an older release, or several mixed.
       */
      slicer?: 'orcaslicer' | 'bambu_studio' | 'prusaslicer' | 'cura';
      /**
       * As which of a printer's identifiers its names of machine models are published; left out: as none, for they are no slicer's `printer_model`.
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
   * Lists of codes that machines report; only codes are taken from them. Left out: none is imported.
   */
  code_sources?: {
    [k: string]: {
      name: string;
      /**
       * How it is laid out: Bambu Lab's answers of HMS codes as JSON, as Home Assistant integrations keep them, or a checkout of Prusa-Error-Codes.
       */
      kind: 'bambu-json' | 'prusa-error-codes';
      repository: string;
      commit: string;
      date: string;
      licence: string | null;
    };
  };
  /**
   * Databases of branded filaments; the first that knows a value leads.
   */
  filament_sources: {
    [k: string]: {
      name: string;
      /**
       * How it is laid out: a checkout of the Open Filament Database, of SpoolmanDB, or of the OpenPrintTag database.
       */
      kind: 'open-filament-database' | 'spoolmandb' | 'openprinttag';
      repository: string;
      commit: string;
      date: string;
      licence: string | null;
      /**
       * Brands of the database, as it spells them, that are not read, with the reason.
       */
      excluded?: {
        [k: string]: string;
      };
    };
  };
  /**
   * Sources by brand, the leading one first; `default` follows.
   */
  leads: {
    /**
     * For every other brand, and after the sources of a brand's own list.
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
  /**
   * Id; it names the file.
   */
  id: string;
  name: Text;
  /**
   * Other names that a query may use, by language.
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
   * What people type for it beside its names: looked up as these are, shown nowhere. Words in another order or with another ending, and articles, need no entry.
   */
  spellings?: {
    /**
     * As people who write English type it.
     */
    en: string[];
    /**
     * As people who write Chinese type it.
     */
    zh: string[];
  };
  /**
   * The kind of problem that it is.
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
   * Where one sees it, most telling place first; the category says what kind of problem it is, which one cannot see. first-layer: the layers on the plate and the side that lay on it; walls: upright faces; top: faces that look up; overhangs: undersides, overhangs and bridges; details: corners, holes, thin and small features; supports: supports and the faces that lay on them; whole-print: all of the part, or the part as a whole; printer: not on the part but at the nozzle, the extruder, the filament or the electronics.
   *
   * @minItems 1
   */
  where: ('first-layer' | 'walls' | 'top' | 'overhangs' | 'details' | 'supports' | 'whole-print' | 'printer')[];
  /**
   * When one first notices it, which is not always when it comes about. start: before or in the first layer; printing: while the print runs, by somebody who watches; finished: on the part in one's hand, or when taking it off. Several only where people meet it at each.
   *
   * @minItems 1
   */
  when: ('start' | 'printing' | 'finished')[];
  /**
   * What it looks like to somebody who knows no cause, most striking first. gaps: plastic is missing, holes and pits; strings-and-blobs: plastic where none belongs; lines-and-ripples: a regular line, wave or pattern; rough: an uneven or scarred face; deformed: bent, swollen, leaning or of the wrong size; loose-or-broken: split, snapped or come off; stuck: what should come off or move does not; colour-and-gloss: colour, shine or translucency; stops: nothing comes out, or the print ends; signal: nothing to see but a noise, a smell or a message.
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
   * low: cosmetic; medium: the part is usable with defects; high: the part is likely lost or hardware is stressed; critical: hardware or people are at risk, and stop_print says by what.
   */
  severity: 'low' | 'medium' | 'high' | 'critical';
  /**
   * Left out: no. Why the print must be stopped at once, published as an alarm: burns: heater, wiring or supply may catch fire; melts: molten plastic gets into the hotend or to its wires; crashes: the motors drive the head into the plate, the frame or the part. A print that is merely lost is none: the description says to stop it.
   */
  stop_print?: 'burns' | 'melts' | 'crashes';
  /**
   * Left out: no. true when the printer must be switched off at the wall, and may neither heat nor move before the cause is found: then only checks and fixes that are power_off too are proposed.
   */
  power_off?: true;
  description: Text;
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
     * Ids of the solved cases that the likelihood rests on, none of them held out; left out: an editorial judgement, on what the sources of the cause say.
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
 * What the texts of the trials answer to checks, by id of the trial. File: data/troubleshooting/trials/answers.yaml
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
         * Place, counted from 0, of the fact among `told` that says so.
         */
        told: number;
      };
    };
    /**
     * Places of facts that no outcome of a check takes, or not all of them.
     *
     * @minItems 1
     */
    unheard?: number[];
  };
}
/**
 * Solved faults as they were told before the cause was known; the causes stand in truths.yaml. Nothing of them is published. File: data/troubleshooting/trials/texts.yaml
 */
export interface TrialTextsSource {
  /**
   * What the draw of the halves began with.
   */
  seed: string;
  /**
   * SHA-256 of truths.yaml, in hexadecimal digits.
   */
  truths: string;
  /**
   * Ids of the half that rules, checks and likelihoods may follow; all others only measure.
   */
  tuning: string[];
  cases: {
    id: string;
    /**
     * Address of the thread. Its text is not copied: everything below is in words of our own.
     */
    source: string;
    /**
     * Day of the thread; null when it shows none.
     */
    date: string | null;
    /**
     * What the thread states about the machine; a key that is left out is not known.
     */
    setup?: {
      /**
       * Id of a printer, where the thread names one of ours.
       */
      printer?: string;
      /**
       * The machine as the thread names it.
       */
      printer_name?: string;
      /**
       * How the machine moves.
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
       * As the thread gives it, with the name of the slicer where it is none of the four.
       */
      slicer_version?: string;
      nozzle_diameter_mm?: number;
      /**
       * Id of a material.
       */
      material?: string;
    };
    /**
     * Ids of symptoms, the main one first; empty when none of ours fits, which `missing_symptom` then describes.
     */
    symptoms: string[];
    missing_symptom?: string;
    /**
     * Facts that the author told before the cause was known: what was seen, where, when, what was tried and how it turned out.
     *
     * @minItems 1
     */
    told: string[];
  }[];
}
/**
 * What the faults of the trials turned out to be, by id of the trial. File: data/troubleshooting/trials/truths.yaml
 */
export interface TrialTruthsSource {
  [k: string]: {
    /**
     * Id of the most specific cause that fits; null when none does, which `missing_cause` then describes.
     */
    cause: string | null;
    missing_cause?: string;
    /**
     * Who says that this was it, as in the solved cases.
     */
    confirmed_by: 'asker' | 'maintainer' | 'several';
    /**
     * What it was or what helped, in one short sentence.
     */
    solved_by: string;
  };
}
/**
 * The machines whose facts are looked up first, by a written rule. File: data/well-known.yaml
 */
export interface WellKnownSource {
  /**
   * What puts a machine on the list.
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
