import type { SourceFile } from '../../load/source-file.js';
import type { Problem } from '../../shared/problem.js';
import { mayBeFlawed, textFlaws } from './flaws.js';

/** Most characters of what something is called, of an address, and of everything else. */
const LONGEST = { name: 100, address: 600, text: 500 } as const;

/** Fields that say what something is called. */
const NAMES = /(?:^|\.)(?:name|name_zh|model|aliases|vendors|prefixes|label)(?:\.|$)/;

/** Whether a key says what something is called. There are few keys, each in thousands of places. */
function isName(key: string): boolean {
  const known = NAMED.get(key) ?? NAMES.test(key);
  NAMED.set(key, known);
  return known;
}

const NAMED = new Map<string, boolean>();

/** Checks every text of a file, and every key, for what no text has: characters that do not show, markup, blanks too many. */
export function checkTexts({ kind, file, value }: SourceFile): Problem[] {
  // What an import brought is as its source writes it: what is not seen or runs is refused there too, blanks are not ours.
  const imported = kind.startsWith('imported-');
  // Most files have no flaw at all: where each text stands is only worked out in those that may.
  if (!mayHaveFlaws(value, false, imported)) return [];
  return [...textsIn(value, '')].flatMap(([path, text]) => {
    const name = NAMES.test(path);
    const flaws = [...textFlaws(text, name, imported), ...tooLong(text, name)];
    return flaws.map(({ message, allowed }) => ({ file, path, message, allowed, rule: 'texts' }));
  });
}

function tooLong(text: string, name: boolean) {
  const most = mostOf(text, name);
  return text.length > most ? [{ message: `has ${text.length} characters`, allowed: `at most ${most}` }] : [];
}

function mostOf(text: string, name: boolean): number {
  return /^https?:/.test(text) ? LONGEST.address : name ? LONGEST.name : LONGEST.text;
}

/** Whether {@link checkTexts} can find anything in a value; `name` is whether a key above it says what something is called. */
function mayHaveFlaws(value: unknown, name: boolean, imported: boolean): boolean {
  if (typeof value === 'string') return isSuspect(value, name, imported);
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some((item) => mayHaveFlaws(item, name, imported));
  for (const key in value) {
    const named = name || isName(key);
    if (isSuspect(key, named, imported) || mayHaveFlaws(value[key as keyof typeof value], named, imported)) return true;
  }
  return false;
}

function isSuspect(text: string, name: boolean, imported: boolean): boolean {
  return text.length > mostOf(text, name) || mayBeFlawed(text, name, imported);
}

/** Every text with its path; a key is at the path of its value. */
function* textsIn(value: unknown, path: string): Iterable<[path: string, text: string]> {
  if (typeof value === 'string') yield [path, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const below = path === '' ? key : `${path}.${key}`;
    if (!Array.isArray(value)) yield [below, key];
    yield* textsIn(inner, below);
  }
}
