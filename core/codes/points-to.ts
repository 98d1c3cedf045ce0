import type { Code, Diagnosis } from '../../schemas/generated/record.js';

export type CodeEffects = Diagnosis['checks'][number]['outcomes'][number]['effects'];

/** How strongly a code points to a cause, by likelihood. */
const GRADES = { high: 'decisively', medium: 'clearly', low: 'slightly' } as const;

/** The likeliest symptoms of a code, several if they are equally likely. */
export function symptomsOfCode({ symptoms }: Pick<Code, 'symptoms'>): string[] {
  const [first] = symptoms;
  return symptoms.flatMap(({ symptom, likelihood }) => (likelihood === first?.likelihood ? [symptom] : []));
}

/** The effects of a code on causes, in the format of an answer to a check. */
export function effectsOfCode({ causes }: Pick<Code, 'causes'>): CodeEffects {
  return causes.map(({ cause, likelihood }) => ({ cause, change: 'more', grade: GRADES[likelihood] }));
}
