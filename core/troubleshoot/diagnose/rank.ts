import type { Code, Diagnosis } from '../../../schemas/generated/record.js';
import { effectsOfCode } from '../../codes/points-to.js';
import { holds, type SetupFacts } from '../resolve/conditions.js';
import { NOTHING_KNOWN } from './setup.js';

export interface DiagnosisQuery {
  /** Ids of the observed symptoms, the main one first. */
  symptoms: readonly string[];
  setup?: SetupFacts;
  /** Outcome by check; null: asked, but unknown. */
  answers?: Readonly<Record<string, string | null>>;
  /** Error codes reported by the machine; each affects its causes like an answer. */
  codes?: readonly Pick<Code, 'id' | 'causes'>[];
  /** Outcome by check, for statements made before any question. They count as answers. */
  statements?: Readonly<Record<string, string>>;
}

export interface RankReason {
  kind: 'setup' | 'check' | 'code';
  /** Id of the setup, check or code. */
  id: string;
  /** Factor applied to the weight; above 1: likelier. */
  factor: number;
}

/** A cause with its share of the total weight. */
export interface Ranked {
  cause: string;
  /** Share from 0 to 1; the shares of all causes sum to 1. */
  share: number;
  reasons: RankReason[];
}

/** The parts of the table needed for ranking. */
export interface RankTable extends Pick<Diagnosis, 'grades' | 'unlisted_weight' | 'checks'> {
  symptoms: readonly {
    id: string;
    causes: readonly Pick<Diagnosis['symptoms'][number]['causes'][number], 'cause' | 'weight'>[];
  }[];
  causes: readonly Pick<Diagnosis['causes'][number], 'id' | 'applies_to'>[];
  setups: readonly (Pick<Diagnosis['setups'][number], 'id' | 'when' | 'effects' | 'reason' | 'reason_zh'> & {
    /** Absent: no conditions on the profile. */
    profile?: Diagnosis['setups'][number]['profile'];
  })[];
}

/** Causes with a smaller share do not justify reading another rule. */
const WORTH_READING = 0.02;

type Check = Diagnosis['checks'][number];
type SetupPart = Diagnosis['setups'][number]['profile'][number];
type Effects = Check['outcomes'][number]['effects'];

function found<T extends { id: string }>(what: string, all: readonly T[], id: string): T {
  const one = all.find((item) => item.id === id);
  if (one) return one;
  const known = all.map((item) => item.id).toSorted();
  throw new RangeError(`there is no ${what} "${id}"; allowed: ${known.join(', ')}`);
}

/** Finds a check by id. @throws {RangeError} if there is none */
export function checkOf(table: Pick<Diagnosis, 'checks'>, id: string): Check {
  return found('check', table.checks, id);
}

export function factorOf(table: Pick<Diagnosis, 'grades'>, effects: Effects, cause: string): number {
  const effect = effects.find((one) => one.cause === cause);
  if (!effect) return 1;
  const factor = table.grades[effect.grade];
  return effect.change === 'more' ? factor : 1 / factor;
}

/**
 * Ranks the causes of the observed symptoms, most likely first. A cause's weight is its weight for the symptom,
 * multiplied over several symptoms, times the factors of all matching setups, codes and answers. Causes ruled out by
 * the setup are omitted, unknown facts change nothing, and a cause that no symptom lists is included if the answers
 * clearly point to it. Ties are in the order of the symptom, then of the ids.
 *
 * @throws {RangeError} for an unknown symptom, check or outcome
 */
export function rankCauses(
  table: RankTable,
  { symptoms, setup = NOTHING_KNOWN, answers = {}, codes = [], statements: stated = {} }: DiagnosisQuery,
): Ranked[] {
  const seen = [...new Set(symptoms)].map((id) => found('symptom', table.symptoms, id));
  const said = codes.map(({ id, causes }): Move => ({ kind: 'code', id, effects: effectsOfCode({ causes }) }));
  const known = [...answerMoves(table, { ...answers, ...stated }), ...said];
  const moves = [...setupMoves(table, setup), ...known];
  const own = seen.flatMap(({ causes }) => causes.map(({ cause }) => cause));
  const listed = [...new Set([...own, ...spokenFor(table, known)])];
  const possible = listed.filter((id) => holds(found('cause', table.causes, id).applies_to, setup) !== false);
  const logs = possible.map((cause, place) => {
    const reasons = moves.flatMap(({ kind, id, effects }): RankReason[] => {
      const factor = factorOf(table, effects, cause);
      return factor === 1 ? [] : [{ kind, id, factor }];
    });
    const priors = seen.map(
      ({ causes }) => causes.find((prior) => prior.cause === cause)?.weight ?? table.unlisted_weight,
    );
    const log = sum([...priors, ...reasons.map(({ factor }) => factor)].map(Math.log));
    return { cause, reasons, place, log };
  });
  const highest = Math.max(...logs.map(({ log }) => log));
  const total = sum(logs.map(({ log }) => Math.exp(log - highest)));
  // Rounded for comparison, since the order of summation changes the last digits.
  return logs
    .map(({ cause, reasons, place, log }) => ({ cause, reasons, place, share: Math.exp(log - highest) / total }))
    .sort((a, b) => rounded(b.share) - rounded(a.share) || a.place - b.place)
    .map(({ cause, reasons, share }) => ({ cause, share, reasons }));
}

/** Whether any known fact affected a cause: until then, the shares say no more than the rule does. */
export function isMoved(ranked: readonly Ranked[]): boolean {
  return ranked.some(({ reasons }) => reasons.length > 0);
}

/** Causes that all answers together make clearly more likely, sorted by id. */
function spokenFor(table: RankTable, answers: readonly Move[]): string[] {
  const named = new Set(answers.flatMap(({ effects }) => effects.map(({ cause }) => cause)));
  return [...named]
    .filter(
      (cause) => answers.reduce((all, { effects }) => all * factorOf(table, effects, cause), 1) >= table.grades.clearly,
    )
    .toSorted();
}

/** The symptom whose rule covers a cause: the first observed that lists it, else the likeliest; undefined: none. */
export function symptomListing({ symptoms }: Diagnosis, seen: readonly string[], cause: string): string | undefined {
  const weightOf = (id: string) =>
    symptoms.find((one) => one.id === id)?.causes.find((one) => one.cause === cause)?.weight ?? 0;
  const [likeliest] = symptoms.map(({ id }) => id).toSorted((a, b) => weightOf(b) - weightOf(a));
  const best = seen.find((id) => weightOf(id) > 0) ?? likeliest;
  return best !== undefined && weightOf(best) > 0 ? best : undefined;
}

/** Further symptoms whose rules cover likely causes that the first one does not list, in the order of those causes. */
export function furtherSymptoms(table: Diagnosis, seen: readonly string[], ranked: readonly Ranked[]): string[] {
  const likely = ranked.filter(({ share }) => share >= WORTH_READING);
  const listing = new Set(likely.flatMap(({ cause }) => symptomListing(table, seen, cause) ?? []));
  return [...listing].filter((id) => id !== seen[0]);
}

/** Sorts causes by a ranking, each from the first list that has it; unranked causes of the first list come last. */
export function inOrderOf<Cause extends { id: string }>(
  ranked: readonly { cause: string }[],
  [own = [], ...others]: readonly (readonly Cause[])[],
): Cause[] {
  const all = [...own, ...others.flat()];
  const causes = ranked.flatMap(({ cause }) => all.find(({ id }) => id === cause) ?? []);
  return [...causes, ...own.filter(({ id }) => !causes.some((one) => one.id === id))];
}

function rounded(share: number): number {
  return Math.round(share * 1e9);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

interface Move {
  kind: RankReason['kind'];
  id: string;
  effects: Effects;
}

// `profile` is absent in older releases.
function setupMoves(table: RankTable, setup: SetupFacts): Move[] {
  return table.setups
    .filter(({ when, profile }) => holds(when, setup) === true && (profile ?? []).every((part) => stands(part, setup)))
    .map(({ id, effects }) => ({ kind: 'setup', id, effects }));
}

/** Whether a setting is known to have a value that a setup requires. */
function stands({ min, max, values, ...place }: SetupPart, setup: SetupFacts): boolean {
  const now = setup.value(place);
  if (now === null) return false;
  return values ? values.includes(String(now)) : Number(now) >= (min ?? -Infinity) && Number(now) <= (max ?? Infinity);
}

function answerMoves(table: RankTable, answers: NonNullable<DiagnosisQuery['answers']>): Move[] {
  return Object.entries(answers).flatMap(([id, outcome]): Move[] => {
    const check = checkOf(table, id);
    return outcome === null
      ? []
      : [{ kind: 'check', id, effects: found(`outcome of ${id}`, check.outcomes, outcome).effects }];
  });
}

/** Formats a share as whole per cent, never as 0 or 100: `<1`, `>99`. */
export function percent(share: number): string {
  const whole = Math.round(share * 100);
  return whole < 1 ? '<1' : whole > 99 ? '>99' : String(whole);
}
