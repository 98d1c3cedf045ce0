import type { Printer } from '../../../schemas/generated/record.js';
import type { PrinterDraft } from './drafts.js';

type Likely = Printer['likely'][number];

/** An extruder type that a default retraction (mm) implies where no source states the type. */
interface Sign {
  value: Printer['extruder_type'] & string;
  holds: (retraction: number) => boolean;
}

const SIGNS: readonly Sign[] = [
  { value: 'bowden', holds: (retraction) => retraction >= 3 },
  { value: 'direct_drive', holds: (retraction) => retraction > 0 && retraction <= 1.5 },
];

/** Least share of correct inferences for a sign to be used. */
const LEAST_RIGHT = 0.95;
/** Fewest machines on which a sign must be verified. */
const LEAST_KNOWN = 20;

/**
 * Untuned retractions (mm, mm/s): OrcaSlicer's base of machine presets, fdm_machine_common, has the first in the
 * folders of 28 vendors and the second in four.
 */
const UNTUNED: readonly (readonly [length: number, speed: number])[] = [
  [1, 60],
  [5, 60],
];

/** Default retraction that somebody tuned, mm; 0 if unknown. */
function tunedRetraction({ retraction: { length_mm: length, speed_mm_s: speed } }: PrinterDraft): number {
  return UNTUNED.some((base) => base[0] === length && base[1] === speed) ? 0 : (length ?? 0);
}

/** A sign, with how often it was right among the machines of a kind of source with a known type. */
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
      const known = same.filter((printer) => printer.extruder_type !== null && sign.holds(tunedRetraction(printer)));
      const right = known.filter((one) => one.extruder_type === sign.value).length;
      return { ...sign, kind, known: known.length, right };
    }).filter(({ right, known }) => known >= LEAST_KNOWN && right / known > LEAST_RIGHT),
  );
}

/**
 * The likely extruder type of a printer of which it is unknown.
 *
 * @param sameHead the machine and its configurations with the same head: a different type of one of them rules out the
 * inference
 */
export function likelyOf(
  printer: PrinterDraft,
  signs: readonly Proven[],
  kindOf: KindOf,
  sameHead: readonly PrinterDraft[] = [],
): Likely[] {
  const shownBy = (one: PrinterDraft) =>
    signs.filter(
      ({ kind, holds }) => kind === kindOf(one) && one.extruder_type === null && holds(tunedRetraction(one)),
    );
  const typesOf = (one: PrinterDraft) => one.extruder_type ?? shownBy(one).map(({ value }) => value);
  const others = new Set(sameHead.flatMap(typesOf));
  const { length_mm: length } = printer.retraction;
  return shownBy(printer)
    .filter(({ value }) => others.size === 0 || (others.size === 1 && others.has(value)))
    .map(({ value, right, known }) => ({
      field: 'extruder_type',
      value,
      reason: `its default retraction is ${length} mm`,
      reason_zh: `其默认回抽长度为 ${length} mm`,
      correct_count: right,
      known_count: known,
    }));
}
