import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Where the questions are: of each one a query and a script that give the same answer. */
export const QUESTIONS = path.resolve(import.meta.dirname, 'questions');

/** Names of the questions. */
export function questionNames(): string[] {
  return readdirSync(QUESTIONS)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => path.basename(file, '.sql'))
    .sort();
}

/** A question as it is asked in SQL, or of a dataframe. @throws when there is no such question */
export function questionText(name: string, language: 'sql' | 'py'): string {
  return readFileSync(path.join(QUESTIONS, `${name}.${language}`), 'utf8');
}
