import type { Edit } from '../edit/attempt.js';
import { answersTo, helpOf } from '../edit/questions.js';
import type { Terminal } from '../edit/terminal.js';
import type { Kind, Known } from './kind.js';
import { cause } from './kinds/cause.js';
import { fix } from './kinds/fix.js';
import { material } from './kinds/material.js';
import { printer } from './kinds/printer.js';
import { setting } from './kinds/setting.js';
import { source } from './kinds/source.js';
import { symptom } from './kinds/symptom.js';

/** What can be added. */
export const KINDS: Readonly<Record<string, Kind>> = { printer, material, symptom, cause, fix, setting, source };

/** What the command does, without a kind. */
export const USAGE = `usage: npm run new -- KIND [--FLAG VALUE]…   asks on a terminal for what no flag says
       npm run new -- KIND --help             the flags of a kind
KIND is one of
${Object.entries(KINDS)
  .map(([name, { does }]) => `  ${name.padEnd(9)} ${does}`)
  .join('\n')}`;

/** What can be said of a kind with flags. */
export function kindHelp(name: string, known: Known): string {
  const kind = KINDS[name];
  return kind ? `npm run new -- ${name}: ${kind.does}\n${helpOf(kind.questions(known))}` : USAGE;
}

/**
 * The files that a new thing needs, the one of its own first, from flags and from what somebody answers.
 *
 * @throws naming what is missing or wrong
 */
export async function editsFor(
  name: string,
  flags: ReadonlyMap<string, string>,
  known: Known,
  terminal: Terminal | null,
): Promise<readonly Edit[]> {
  const kind = KINDS[name];
  if (!kind) throw new Error(USAGE);
  return kind.edits(await answersTo(kind.questions(known), flags, terminal), known);
}
