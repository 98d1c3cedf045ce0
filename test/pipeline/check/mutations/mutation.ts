import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FROZEN_DATA } from '../../../support/data.js';

/** A mistake in one file of the frozen data, and the expected message. */
export interface Mutation {
  /** Kind of mistake. */
  of: string;
  /** Short description, the name of its test. */
  what: string;
  /** Path below the data folder. */
  file: string;
  /** The new content; null: the file is gone. */
  content: Uint8Array | string | null;
  /** Expected line in the message; null: unknown, and then 1. */
  line: number | null;
  /** Expected text in the message; null: not a mistake, no message. */
  words: readonly string[] | null;
  /** Expected file in the message, if another. */
  told?: string;
  /** Maximum number of messages; absent: three. */
  most?: number;
}

/** A file of the frozen data. */
export function frozen(file: string): string {
  return readFileSync(path.join(FROZEN_DATA, file), 'utf8');
}

interface Slip extends Pick<Mutation, 'of' | 'what' | 'file' | 'words'>, Partial<Pick<Mutation, 'line' | 'told'>> {}

/** Replaces `find` by `put`, once. The line is that of the change unless given. @throws if not found */
export function replaced(slip: Slip, find: string, put: string): Mutation {
  const text = frozen(slip.file);
  const at = text.indexOf(find);
  if (at === -1) throw new Error(`${slip.file} has no ${find}`);
  let same = 0;
  while (same < find.length && find[same] === put[same]) same++;
  const content = text.slice(0, at) + put + text.slice(at + find.length);
  return { line: content.slice(0, at + same).split('\n').length, ...slip, content };
}

/** A text of the frozen data as in its file, without quotation marks, to insert into. */
export interface FrozenText {
  field: string;
  file: string;
  written: string;
  /** Its content. */
  text: string;
}

/** Texts of every kind that people write. */
export const TEXTS: readonly FrozenText[] = (
  [
    ['name of a brand', 'brands.yaml', 'name: Acme Labs', 'Acme Labs'],
    ['alias of a brand', 'brands.yaml', 'Apex Machines'],
    ['model', 'printers/acme-labs/one.yaml', 'model: One', 'One'],
    ['alias of a printer', 'printers/acme-labs/one.yaml', '[AL One]', 'AL One'],
    ['what was read', 'printers/acme-labs/one.yaml', '"picture of the door"'],
    ['reason', 'printers/acme-labs/one.yaml', 'reason: The preset misses a digit.', 'The preset misses a digit.'],
    ['name of a material', 'materials/pla.yaml', 'name: PLA', 'PLA'],
    ['note of a fact', 'materials/pla.yaml', '"convection oven"'],
    ['note', 'materials/pla.yaml', '"Leave the lid off when the bed is hot."'],
    ['name of a symptom', 'troubleshooting/symptoms/stringing.yaml', 'en: "Stringing"', 'Stringing'],
    ['alias of a symptom', 'troubleshooting/symptoms/stringing.yaml', '"fuzzy print"'],
    [
      'description',
      'troubleshooting/symptoms/stringing.yaml',
      '"Thin threads hang between separate features after travel moves."',
    ],
    [
      'instructions',
      'troubleshooting/fixes/dry-filament.yaml',
      '"Put the spool into a dryer until the popping is gone."',
    ],
  ] as const
).map(([field, file, written, text = written.replaceAll('"', '')]) => ({ field, file, written, text }));

/** Replaces the text at a place, double-quoted as in YAML. */
export function rewritten(
  of: string,
  what: string,
  place: FrozenText,
  change: (text: string) => string,
  words: Mutation['words'],
): Mutation {
  const text = change(place.text);
  const quoted = `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n').replaceAll('\t', '\\t')}"`;
  const inside = place.written.startsWith('"') ? place.written.slice(1, -1) : place.text;
  const put = place.written
    .replace(place.written.startsWith('"') ? place.written : inside, () => quoted)
    .replace(/""(.*)""/s, '"$1"');
  return { ...replaced({ of, what: `${what}: ${place.field}`, file: place.file, words }, place.written, put) };
}
