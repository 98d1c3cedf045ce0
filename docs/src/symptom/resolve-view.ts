import type { Diagnosis } from '../../../schemas/generated/record.js';
import { type CheckAnswer, SKIPPED, UNKNOWN, type View } from './view.js';

/** An unknown or ambiguous name in a URL. */
export interface UnresolvedName {
  kind: 'symptom' | 'answer' | 'question' | 'printer' | 'nozzle' | 'material' | 'value';
  id: string;
}

/** Keeps what the table knows of a view; the rest is dropped and reported. */
export function resolveView(view: View, table: Diagnosis): { view: View; dropped: UnresolvedName[] } {
  const symptoms = view.symptoms.filter((name) => table.symptoms.some(({ id }) => id === name));
  const dropped: UnresolvedName[] = view.symptoms
    .filter((name) => !symptoms.includes(name))
    .map((id) => ({ kind: 'symptom', id }));
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
  if (dropped.length === 0) return { view, dropped };
  return { view: { ...view, symptoms, statements, answers, ask: asked ? view.ask : null }, dropped };
}

function isKnown({ check: id, outcome }: CheckAnswer, { checks }: Diagnosis): boolean {
  const check = checks.find((one) => one.id === id);
  if (!check) return false;
  return outcome === UNKNOWN || outcome === SKIPPED || check.outcomes.some((one) => one.id === outcome);
}
