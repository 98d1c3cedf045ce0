import type { Printer } from '../../../schemas/generated/record.js';
import { at, isObject, type Json } from '../../shared/tree.js';
import type { Extent, OtherMachine } from './machine.js';
import type { Pair } from './match.js';

/** What can be compared, by the name of the option. */
export const FIELDS = ['build_volume_mm', 'temperatures', 'kinematics'] as const;
export type Field = (typeof FIELDS)[number];

/** By how much figures may differ without a third source: a margin at the edge, a rounded limit. */
const TOLERANCE = { mm: 5, '°C': 10 } as const;

/**
 * `same`: ours was read in their repository, so that nothing is compared. `agrees`, or differs: `near` by no more than
 * the tolerance, `settled` by more, but the record keeps their value beside one that was decided, else `open`.
 */
export const VERDICTS = ['open', 'settled', 'near', 'agrees', 'same'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** One fact of one machine, compared with one file. */
export interface FactComparison {
  printer: string;
  /** Path of the fact in the record. */
  field: string;
  ours: Json;
  /** Where ours comes from. */
  origin: string;
  theirs: Json;
  /** Theirs is only the most that ours can be. */
  limit: boolean;
  file: string;
  /** By how much, in mm or °C; null where values are not figures. */
  difference: number | null;
  verdict: Verdict;
}

interface Statement {
  field: string;
  theirs: Json;
  /** Theirs is only the most that ours can be. */
  limit?: boolean;
  unit?: keyof typeof TOLERANCE;
}

/** Compares every fact of one machine that both sides state. `own` matches origins that were read in their repository. */
export function compareFacts({ printer, machine }: Pair, fields: readonly Field[], own: RegExp): FactComparison[] {
  const all = fields.flatMap((field) => statements(field, printer, machine));
  return all.flatMap(({ field, theirs, limit = false, unit }) => {
    const ours = at(printer, field);
    const gap = difference(ours, theirs, limit);
    if (gap === null) return [];
    const origin = originOf(printer, field);
    const judgement = { printer: printer.id, field, ours, origin, theirs, limit, file: machine.file };
    const verdict = (): Verdict => {
      if (own.test(origin)) return 'same';
      if (gap === 0) return 'agrees';
      if (unit && gap <= TOLERANCE[unit]) return 'near';
      return isSettled(printer, field, theirs) ? 'settled' : 'open';
    };
    return [{ ...judgement, difference: unit ? gap : null, verdict: verdict() }];
  });
}

/** Judgements with those that weigh most first: other kinematics, then by how often the tolerance is exceeded. */
export function largestFirst(judgements: readonly FactComparison[]): FactComparison[] {
  const weight = ({ field, difference: by, verdict }: FactComparison) => {
    if (by === null) return verdict === 'agrees' ? 0 : Number.POSITIVE_INFINITY;
    return by / (field.endsWith('_mm') ? TOLERANCE.mm : TOLERANCE['°C']);
  };
  return judgements.toSorted((a, b) => compare(weight(b), weight(a)) || compare(a.printer, b.printer));
}

function compare(a: number | string, b: number | string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function statements(field: Field, printer: Printer, machine: OtherMachine): Statement[] {
  if (field === 'kinematics') return machine.kinematics ? [{ field, theirs: machine.kinematics }] : [];
  if (field === 'build_volume_mm') {
    const { build_volume_mm, travel_mm } = machine;
    return [
      ...(build_volume_mm ? [{ field, theirs: { ...build_volume_mm }, unit: 'mm' as const }] : []),
      ...(travel_mm ? [{ field, theirs: { ...travel_mm }, limit: true, unit: 'mm' as const }] : []),
    ];
  }
  return (['max_nozzle_temperature_c', 'max_bed_temperature_c'] as const).flatMap((name) => {
    const theirs = machine[name];
    if (theirs === undefined) return [];
    // A settable limit is compared with the firmware's limit; a rating only says what can be reached.
    const known = printer.firmware_limit[name] !== null;
    return [{ field: `${known ? 'firmware_limit' : 'rated'}.${name}`, theirs, limit: !known, unit: '°C' as const }];
  });
}

/** How far ours is from theirs, 0 when they agree; null when one of them says nothing. Words differ by infinity. */
function difference(ours: Json, theirs: Json, limit: boolean): number | null {
  if (isObject(ours) && isObject(theirs)) {
    const gaps = (['x', 'y', 'z'] satisfies (keyof Extent)[])
      .map((axis) => difference(ours[axis] ?? null, theirs[axis] ?? null, limit))
      .filter((gap) => gap !== null);
    return gaps.length === 0 ? null : Math.max(...gaps);
  }
  if (ours === null || theirs === null) return null;
  if (typeof ours === 'number' && typeof theirs === 'number')
    return Number((limit ? Math.max(ours - theirs, 0) : Math.abs(ours - theirs)).toFixed(2));
  return ours === theirs ? 0 : Number.POSITIVE_INFINITY;
}

function originOf(printer: Printer, field: string): string {
  const { curated, corrected, source, presets } = printer.provenance;
  const concerns = (item: { field: string }) => concern(item.field, field);
  return (corrected.find(concerns) ?? curated.find(concerns))?.source ?? `${source}: ${presets[0] ?? ''}`;
}

/** True when the record keeps their value, or all of its parts, beside one that was decided by hand. */
function isSettled(printer: Printer, field: string, theirs: Json): boolean {
  const { curated, corrected, others } = printer.provenance;
  if (![...curated, ...corrected].some((item) => concern(item.field, field))) return false;
  const isKept = (path: string, value: Json): boolean =>
    others.some((other) => other.field === path && difference(other.value as Json, value, false) === 0);
  if (isKept(field, theirs)) return true;
  const ours = at(printer, field);
  if (!isObject(theirs) || !isObject(ours)) return false;
  return Object.entries(theirs).every(([axis, value]) => ours[axis] === value || isKept(`${field}.${axis}`, value));
}

/** Whether one of two field paths is the other or a part of it. */
function concern(a: string, b: string): boolean {
  return a === b || a.startsWith(`${b}.`) || b.startsWith(`${a}.`);
}
