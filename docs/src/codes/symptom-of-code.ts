import type { Code } from '../../../schemas/generated/record.js';

/** Address of the page of a symptom that is told what the display says, without the prefix of its language. */
export function symptomOfCode(symptom: string, { system, code }: Pick<Code, 'system' | 'code'>): string {
  return `/symptoms/${symptom}/?${new URLSearchParams({ system, code })}`;
}
