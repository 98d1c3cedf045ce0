import type { Printer } from '../../../schemas/generated/record.js';
import type { PrinterDraft } from './drafts.js';

type Likely = Printer['likely'][number];

/** A figure that implies a value that no source states. */
interface Sign {
  field: 'extruder_type';
  value: string;
  holds: (printer: PrinterDraft) => boolean;
  because: (printer: PrinterDraft) => { en: string; zh: string };
}

/** Least share of correct inferences for a sign to be used. */
const LEAST_RIGHT = 0.95;
/** Fewest machines on which a sign must be verified. */
const LEAST_KNOWN = 20;

const retraction = ({ retraction: { length_mm } }: PrinterDraft) => ({
  en: `its default retraction is ${length_mm} mm`,
  zh: `其默认回抽长度为 ${length_mm} mm`,
});

/**
 * Untuned retractions (mm, mm/s): OrcaSlicer's base of machine presets, fdm_machine_common, has the first in the
 * folders of 28 vendors and the second in four.
 */
const UNTUNED: readonly (readonly [length: number, speed: number])[] = [
  [1, 60],
  [5, 60],
];

/** Default retraction that somebody tuned, mm; null if unknown. */
function tunedRetraction({ retraction: { length_mm: length = null, speed_mm_s: speed } }: PrinterDraft): number | null {
  return UNTUNED.some((base) => base[0] === length && base[1] === speed) ? null : length;
}

const SIGNS: readonly Sign[] = [
  {
    field: 'extruder_type',
    value: 'bowden',
    holds: (printer) => (tunedRetraction(printer) ?? 0) >= 3,
    because: retraction,
  },
  {
    field: 'extruder_type',
    value: 'direct_drive',
    holds: (printer) => {
      const length = tunedRetraction(printer) ?? 0;
      return length > 0 && length <= 1.5;
    },
    because: retraction,
  },
];

/** A sign, with how often it was right among the machines of a kind of source with a known value. */
interface Proven extends Sign {
  kind: string;
  right: number;
  known: number;
}

/** The kind of a printer's leading source: signs are verified for each kind separately. */
type KindOf = (printer: PrinterDraft) => string;

/** The signs that are right often enough, counted separately for each kind of source. */
export function provenSigns(printers: readonly PrinterDraft[], kindOf: KindOf): Proven[] {
  return [...Map.groupBy(printers, kindOf)].flatMap(([kind, same]) =>
    SIGNS.map((sign) => {
      const known = same.filter((printer) => printer[sign.field] !== null && sign.holds(printer));
      const right = known.filter((one) => one[sign.field] === sign.value).length;
      return { ...sign, kind, known: known.length, right };
    }).filter(({ right, known }) => known >= LEAST_KNOWN && right / known > LEAST_RIGHT),
  );
}

/**
 * Likely values of facts of a printer that are unknown.
 *
 * @param sameHead the machine and its configurations with the same head: a different value of one of them rules out the
 * inference
 */
export function likelyOf(
  printer: PrinterDraft,
  signs: readonly Proven[],
  kindOf: KindOf,
  sameHead: readonly PrinterDraft[] = [],
): Likely[] {
  return shownBy(printer, signs, kindOf)
    .filter(({ field, value }) => sameHead.every((one) => !saysOtherwise(one, field, value, signs, kindOf)))
    .map(({ field, value, because, right, known }) => {
      const { en, zh } = because(printer);
      return { field, value, reason: en, reason_zh: zh, correct_count: right, known_count: known };
    });
}

function shownBy(printer: PrinterDraft, signs: readonly Proven[], kindOf: KindOf): Proven[] {
  return signs.filter(
    ({ field, kind, holds }) => kind === kindOf(printer) && printer[field] === null && holds(printer),
  );
}

/** Whether a printer has another value of a fact, or another likely value. */
function saysOtherwise(
  printer: PrinterDraft,
  field: Proven['field'],
  value: Proven['value'],
  signs: readonly Proven[],
  kindOf: KindOf,
): boolean {
  const known = printer[field];
  if (known !== null) return known !== value;
  return shownBy(printer, signs, kindOf).some((other) => other.field === field && other.value !== value);
}
