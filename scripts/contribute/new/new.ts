import { type Answers, askQuestions, formatHelp, type Terminal } from '../edit/questions.js';
import type { Edit } from '../edit/write-checked.js';
import { check } from './kinds/check.js';
import { material, printer } from './kinds/facts.js';
import { code, setting, source } from './kinds/references.js';
import { cause, fix, symptom } from './kinds/rules.js';
import type { NewContext, RecordKind } from './record-kind.js';

export const KINDS: Readonly<Record<string, RecordKind>> = {
  ...{ printer, material, symptom, cause, check, fix, setting, code, source },
};

export const USAGE = `usage: npm run new -- KIND [--FLAG VALUE]…   asks in a terminal for everything without a flag
       npm run new -- KIND --help             the flags of a kind
KIND is one of
${Object.entries(KINDS)
  .map(([name, { description: does }]) => `  ${name.padEnd(9)} ${does}`)
  .join('\n')}`;

/** The message for words that name no kind. Filaments have none, as they are not written by hand. */
export function unknownKind(words: readonly string[]): string {
  const imported = words[0]?.startsWith('filament')
    ? '\nFilaments and their brands are imported; docs/src/content/docs/contributing.md says how to add or correct one.'
    : '';
  return `"${words.join(' ')}" is not a kind (allowed: ${Object.keys(KINDS).join(', ')})${imported}`;
}

export function kindHelp(name: string, context: NewContext): string {
  const kind = KINDS[name];
  return kind ? `npm run new -- ${name}: ${kind.description}\n${formatHelp(kind.questions(context))}` : USAGE;
}

/**
 * The files for a new record, its own first, from flags and terminal answers.
 *
 * @param answered called with all answers before they are used
 * @throws naming what is missing or invalid
 */
export async function editsFor(
  name: string,
  flags: Answers,
  context: NewContext,
  terminal: Terminal | null,
  answered: (answers: Answers) => void = () => {},
): Promise<readonly Edit[]> {
  const kind = KINDS[name];
  if (!kind) throw new Error(USAGE);
  const answers = await askQuestions(kind.questions(context), flags, terminal);
  answered(answers);
  return kind.edits(answers, context);
}

/** The command line with all answers as flags, so that none is lost if a check fails. */
export function repeatCommand(name: string, answers: Answers): string {
  const quoted = (text: string) => (/^[\w./:-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);
  return ['npm run new --', name, ...[...answers].map(([flag, answer]) => `--${flag} ${quoted(answer)}`)].join(' ');
}
