import { fill } from '../explorer/texts/fill.js';
import type { DiagnoseTexts } from './texts.js';

/** What a diagnosis came to, in words. */
export interface DiagnosisSummary {
  symptoms: readonly string[];
  /** Empty: none is chosen. */
  setup: string;
  answers: readonly { check: string; outcome: string }[];
  /** Most likely first. */
  causes: readonly { name: string; percent: string }[];
  address: string;
}

/** A diagnosis as plain text, as one puts it into a forum. */
export function formatDiagnosis(
  { symptoms, setup, answers, causes, address }: DiagnosisSummary,
  { title, text, setup: setupName, answers: answersName, setupNone, share }: DiagnoseTexts,
  colon: string,
): string {
  const head = (name: string, value: string) => `${name}${colon}${value}`;
  const numbered = (lines: readonly string[]) => lines.map((line, i) => `${i + 1}. ${line}`);
  return [
    title,
    '',
    head(text.symptoms, symptoms.join(' + ')),
    head(setupName, setup || setupNone),
    '',
    head(answersName, answers.length === 0 ? text.noAnswers : '').trimEnd(),
    ...numbered(answers.map(({ check, outcome }) => `${check} -> ${outcome}`)),
    '',
    head(text.causes, '').trimEnd(),
    ...numbered(causes.map(({ name, percent }) => `${name} ${fill(share, { n: percent })}`)),
    '',
    address,
    '',
  ].join('\n');
}
