import type { Diagnosis } from '../../../schemas/generated/record.js';
import { type CheckAnswer, SKIPPED, UNKNOWN, type View } from './view.js';

/** An unknown or ambiguous name in a URL. */
export interface UnresolvedName {
  kind: 'symptom' | 'answer' | 'question' | 'printer' | 'nozzle' | 'material' | 'value';
  id: string;
}

/** Whether a URL names symptoms missing from the table, which requires the names of all records. */
export function needsNames({ symptoms }: View, table: Diagnosis): boolean {
  return symptoms.some((id) => !table.symptoms.some((one) => one.id === id));
}

/**
 * Resolves a view against the table: names of symptoms become ids; unknown parts are dropped and reported.
 *
 * @param idsOf ids of the symptoms of a name; null if not needed or not available
 */
export function resolveView(
  view: View,
  table: Diagnosis,
  idsOf: ((name: string) => readonly string[]) | null,
): { view: View; dropped: UnresolvedName[] } {
  const dropped: UnresolvedName[] = [];
  const symptoms = view.symptoms.flatMap((name) => {
    if (table.symptoms.some(({ id }) => id === name)) return [name];
    const [id, ...more] = (idsOf?.(name) ?? []).filter((one) => table.symptoms.some((known) => known.id === one));
    if (id !== undefined && more.length === 0) return [id];
    dropped.push({ kind: 'symptom', id: name });
    return [];
  });
  const given = new Set<string>();
  const isNew = (answer: CheckAnswer) => {
    const known = isKnown(answer, table) && !given.has(answer.check);
    if (known) given.add(answer.check);
    else dropped.push({ kind: 'answer', id: `${answer.check}:${answer.outcome}` });
    return known;
  };
  const statements = view.statements.filter(isNew);
  const answers = view.answers.filter(isNew);
  const asked = view.ask === null || table.checks.some(({ id }) => id === view.ask);
  if (!asked) dropped.push({ kind: 'question', id: view.ask ?? '' });
  if (dropped.length === 0 && symptoms.join() === view.symptoms.join()) return { view, dropped };
  return {
    view: {
      ...view,
      symptoms: [...new Set(symptoms)],
      statements,
      answers,
      ask: asked ? view.ask : null,
    },
    dropped,
  };
}

function isKnown({ check: id, outcome }: CheckAnswer, { checks }: Diagnosis): boolean {
  const check = checks.find((one) => one.id === id);
  if (!check) return false;
  return outcome === UNKNOWN || outcome === SKIPPED || check.outcomes.some((one) => one.id === outcome);
}
