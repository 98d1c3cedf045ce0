import type { Likely, Material, Printer, RuleConditions } from '../../../schemas/generated/record.js';
import { endBeyond, type Range } from '../../profiles/range.js';
import { nozzleOf, type SettingValue, type Setup } from './setup.js';
import { type SettingField, valueNow } from './value.js';

/** One condition: a field and its allowed values. */
export interface Condition {
  field: ConditionField;
  allowed: readonly string[] | Range;
}

/** Whether something applies to a setup. */
export interface Applies {
  /** `if`: it depends on `unknown_conditions`. */
  verdict: 'yes' | 'no' | 'if';
  unmet_conditions: Condition[];
  /** Conditions that the setup says nothing about. */
  unknown_conditions: Condition[];
  /** Likely values that were assumed because no source states the fact. */
  assumptions: Guess[];
}

const ALWAYS: Applies = { verdict: 'yes', unmet_conditions: [], unknown_conditions: [], assumptions: [] };

/** The conditions given, all of which must hold; empty: it applies to everything. */
export function conditionsOf(when: RuleConditions): Condition[] {
  return (Object.keys(when ?? {}) as ConditionField[]).flatMap((field) => {
    const allowed = when?.[field] ?? null;
    return allowed === null ? [] : [{ field, allowed: Array.isArray(allowed) ? allowed : rangeOf(allowed) }];
  });
}

export function judge(when: RuleConditions, setup: Setup): Applies {
  return judgeFacts(when, factsOf(setup));
}

/** Judges a condition. Every part given must hold; unknown facts are decided by what is likely. */
export function judgeFacts(when: RuleConditions, known: SetupFacts): Applies {
  if (when === null) return ALWAYS;
  const result: Applies = { verdict: 'yes', unmet_conditions: [], unknown_conditions: [], assumptions: [] };
  for (const condition of conditionsOf(when)) {
    const { field } = condition;
    const { holds, guess } =
      field === 'nozzle_diameters_mm'
        ? { holds: nozzleFits(condition.allowed as Range, known), guess: undefined }
        : anyWord(field, condition.allowed as readonly string[], known);
    if (guess) result.assumptions.push(guess);
    if (holds === false) result.unmet_conditions.push(condition);
    if (holds === null) result.unknown_conditions.push(condition);
  }
  result.verdict = result.unmet_conditions.length > 0 ? 'no' : result.unknown_conditions.length > 0 ? 'if' : 'yes';
  return result;
}

/** Whether a condition holds; null: unknown. Without a condition, it always holds. */
export function holds(when: RuleConditions, known: SetupFacts): Truth {
  const { verdict } = judgeFacts(when, known);
  return verdict === 'if' ? null : verdict === 'yes';
}

function rangeOf({ min, max }: Range): Range {
  return { min: min ?? null, max: max ?? null };
}

function anyWord(field: WordField, words: readonly string[], known: SetupFacts): FactTruth {
  const all = words.map((word) => known.is(field, word));
  return { holds: anyOf(all.map(({ holds }) => holds)), guess: all.find(({ guess }) => guess !== undefined)?.guess };
}

/** Null if no nozzle is known, or only some of those that may be fitted fit. */
function nozzleFits(range: Range, { nozzles }: SetupFacts): Truth {
  const fits = nozzles.map((size) => endBeyond(size, range) === null);
  return fits.every((one) => one === fits[0]) ? (fits[0] ?? null) : null;
}

/** Whether something is true; null: unknown. */
export type Truth = boolean | null;

/** A likely value that the records give for a fact that no source states. */
export type Guess = Pick<Likely, 'field' | 'value' | 'reason' | 'reason_zh'>;

/** Firmware as named in the rules; null: unknown, or not named by any rule. */
export function firmwareOf({ brand_id, gcode_flavor }: Printer): string | null {
  if (brand_id === 'bambu-lab') return 'bambu';
  if (gcode_flavor === 'marlin2') return 'marlin';
  // "reprap" is a dialect that several firmwares read, and no rule mentions Repetier.
  return gcode_flavor === 'reprap' || gcode_flavor === 'repetier' ? null : gcode_flavor;
}

/** The record's likely value for a fact that it does not know. */
export function guessOf({ likely }: Printer, field: string): Guess | null {
  const found = likely.find((one) => one.field === field);
  if (!found) return null;
  const { value, reason, reason_zh } = found;
  return { field, value, reason, reason_zh };
}

export function isBuilt(printer: Printer, structure: string): Truth {
  const { enclosed, kinematics, structure: moves, max_chamber_temperature_c: chamber } = printer;
  switch (structure) {
    case 'open':
      return enclosed === null ? null : !enclosed;
    case 'enclosed':
      return enclosed;
    case 'heated_chamber':
      if (chamber !== null || printer.chamber_temperature_control === true) return true;
      return enclosed === false || printer.chamber_temperature_control === false ? false : null;
    case 'cartesian':
    case 'corexy':
      if (kinematics === null) return moves === 'delta' ? false : null;
      return kinematics === structure || (kinematics === 'hybrid_corexy' && structure === 'corexy');
    default:
      return moves === null ? movesBy(kinematics, structure) : moves === structure;
  }
}

function movesBy(kinematics: Printer['kinematics'], structure: string): Truth {
  if (kinematics === null) return null;
  if (kinematics === structure) return true;
  if (kinematics === 'delta' || kinematics === 'belt') return false;
  // CoreXY and H-bot move the head along X and Y: the bed does not slide.
  if (structure === 'bed_slinger' && (kinematics === 'corexy' || kinematics === 'hbot')) return false;
  return structure === 'delta' || structure === 'belt' ? false : null;
}

/** Whether a fact is one of some values; null: unknown. */
const isOneOf = <T>(fact: T | null, ...any: T[]): Truth => (fact == null ? null : any.includes(fact));

/** Equipment that a printer's record states, by the word of a condition. */
const EQUIPMENT: Readonly<Record<string, (printer: Printer) => Truth>> = {
  auxiliary_fan: (printer) => printer.auxiliary_fan,
  manual_levelling: (printer) => isOneOf(printer.bed_levelling, 'manual'),
  automatic_levelling: (printer) => isOneOf(printer.bed_levelling, 'automatic'),
  pressure_advance: (printer) => printer.pressure_advance,
  lead_screws: (printer) => isOneOf(printer.z_drive, 'lead_screw'),
  aligned_z: ({ z_motor_count: motors }) => (motors == null ? null : motors > 1),
  separate_probe: (printer) => isOneOf(printer.probe, 'inductive', 'touch', 'eddy_current'),
  plate_clips: (printer) => isOneOf(printer.plate_attachment, 'clips'),
  // 1.75 mm, or 2.85 and 3 mm: there is nothing in between.
  thin_filament: ({ filament_diameter_mm: diameter }) => (diameter == null ? null : diameter < 2),
  thick_filament: ({ filament_diameter_mm: diameter }) => (diameter == null ? null : diameter >= 2),
};

/** Whether the printer has it. Units bought separately are in no record, so their absence is never certain. */
export function hasEquipment(printer: Printer, equipment: string): Truth {
  const stated = EQUIPMENT[equipment];
  if (stated) return stated(printer);
  const { extruder_count, tool_arrangement, differences: differs } = printer;
  const several =
    (extruder_count ?? 1) > 1 ||
    (tool_arrangement !== null && tool_arrangement !== 'single') ||
    differs.includes('multi_material');
  return several ? true : null;
}

/** Traits of a material, by the word of a condition. */
const TRAITS: Readonly<Record<string, (material: Material) => Truth>> = {
  abrasive: ({ abrasive }) => abrasive,
  flexible: ({ family }) => family === 'elastomer',
  warping: ({ warping }) => isOneOf(warping, 'high', 'very_high'),
  open_door: ({ enclosure }) => isOneOf(enclosure, 'open_door'),
};

export function isLike(material: Material, trait: string): Truth {
  return TRAITS[trait]?.(material) ?? null;
}

/** Whether any of several facts is true: one is enough; otherwise null if any is unknown. */
export function anyOf(truths: readonly Truth[]): Truth {
  if (truths.includes(true)) return true;
  return truths.includes(null) ? null : false;
}

export type ConditionField = keyof NonNullable<RuleConditions>;

/** Condition fields with words as values, such as the material or the extruder type. */
export type WordField = Exclude<ConditionField, 'nozzle_diameters_mm'>;

/** Whether something is true, and the guess that it relies on. */
export interface FactTruth {
  holds: Truth;
  guess?: Guess | undefined;
}

/** Facts about a printer and its material that conditions ask for: from records or from words alone. */
export interface SetupFacts {
  is(field: WordField, word: string): FactTruth;
  /** Diameter of the fitted nozzle, mm, or all that may be fitted; empty: unknown. */
  nozzles: readonly number[];
  /** Current value of a setting; null: unknown. */
  value(place: SettingField): SettingValue | null;
}

/** Facts of a setup from its records. A fact that no source states is decided by what is likely. */
export function factsOf(setup: Setup): SetupFacts {
  return {
    is: (field, word) => factOf(setup, field, word),
    nozzles: nozzlesOf(setup),
    value: (place) => valueNow(place, setup).value,
  };
}

function factOf({ printer, material, slicer }: Setup, field: WordField, word: string): FactTruth {
  const same = (value: string | null | undefined): FactTruth => ({ holds: value == null ? null : value === word });
  if (field === 'materials') return same(material?.id);
  if (field === 'material_traits') return { holds: material && isLike(material, word) };
  if (field === 'slicers') return same(slicer);
  if (printer === null) return { holds: null };
  switch (field) {
    case 'extruder_types': {
      if (printer.extruder_type !== null) return same(printer.extruder_type);
      const guess = guessOf(printer, 'extruder_type');
      return guess ? { holds: String(guess.value) === word, guess } : { holds: null };
    }
    case 'structures':
      return { holds: isBuilt(printer, word) };
    case 'equipment':
      return { holds: hasEquipment(printer, word) };
    case 'nozzle_materials':
      return same(printer.nozzle_material);
    case 'firmwares':
      return same(firmwareOf(printer));
    case 'brands':
      return same(printer.brand_id);
  }
}

/** All known nozzles of the printer if none is chosen. */
function nozzlesOf(setup: Setup): number[] {
  const { printer, profile, user_values: yours } = setup;
  const chosen = profile !== null || yours.nozzle_diameter !== undefined ? nozzleOf(setup) : null;
  return chosen === null ? (printer?.nozzle_diameters_mm ?? []) : [chosen];
}
