import type { Problem } from '../../../shared/problem.js';
import type { Fault } from '../../../shared/problem-messages/messages.js';
import type { SourceFile } from '../../load/source-file.js';
import { addressFault, isAddress } from './addresses.js';
import { mayBeFlawed, shown, type TextKind, textFlaws } from './flaws.js';

/** Most characters of what something is called, of an address, and of everything else. */
const LONGEST = { name: 100, address: 600, text: 500 } as const;

/** Fields that say what something is called. */
const NAMES = /(?:^|\.)(?:name|name_zh|model|aliases|spellings|vendors|prefixes|label|identifiers\.\w+\.value)(?:\.|$)/;

/** Fields that say what a page or a person says, as they do. */
const QUOTED = /(?:^|\.)(?:read|title)$/;

/** Fields of codes that stand as machines print them. */
const PRINTED =
  /^codes\.\d+\.(?:code|spellings\.\d+)$|^lines\.\d+$|^parameters\.\w+\.typical\.\d+$|^forms\.\d+\.separator$/;

/** A parameter in a text about a code, which is put in where the code is told. */
const PARAMETER = /\{([a-z][a-z0-9_]*)\}/g;

/** Checks every text of a file, and every key, for what no text has: characters that do not show, markup, blanks too many. */
export function checkTexts({ kind, file, value }: SourceFile): Problem[] {
  // What an import brought is as its source writes it: what is not seen or runs is refused there too, blanks are not ours.
  const imported = kind.startsWith('imported-');
  // Most files have no flaw at all: what each text is, and where, is only worked out in those that may.
  if (!mayHaveFlaws(value, false, imported)) return [];
  const ofCodes = kind === 'codes' || kind === 'code-system';
  return [...textsIn(value, '')].flatMap(([path, written]) => {
    const text = ofCodes ? written.replace(PARAMETER, '$1') : written;
    const printed = ofCodes && PRINTED.test(path);
    const of = printed ? 'quoted' : NAMES.test(path) ? 'name' : QUOTED.test(path) ? 'quoted' : 'prose';
    const flaws: Fault[] = [...textFlaws(text, of, imported || printed), ...tooLong(text, of)];
    const address = imported || of === 'name' || !isAddress(text) || flaws.length > 0 ? null : addressFault(text);
    if (!imported && of === 'name' && isAddressAsName(text)) flaws.push({ code: 'address_as_name' });
    else if (address) flaws.push(address);
    // Words that stand for nothing are how the table of names leaves them out.
    if (text === '' && !imported && kind !== 'material-names') flaws.push({ code: 'empty_text' });
    return flaws.map((flaw) => ({ ...flaw, file, path, rule: 'texts' }));
  });
}

function isAddressAsName(text: string): boolean {
  return isAddress(text) || /^www\.\S+\/|^[a-z0-9.-]+\.[a-z]{2,}\/\S/i.test(text);
}

/** Keys below which names stand, and perhaps other texts. */
const NAMING = new Set(['name', 'name_zh', 'model', 'aliases', 'spellings', 'vendors', 'prefixes', 'label', 'value']);

/** Whether {@link checkTexts} may find anything in a value; `name` is whether a key above it may say what something is called. */
function mayHaveFlaws(value: unknown, name: boolean, imported: boolean): boolean {
  if (typeof value === 'string') return isSuspect(value, name, imported);
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some((item) => mayHaveFlaws(item, name, imported));
  for (const key in value) {
    const named = name || NAMING.has(key);
    if (isSuspect(key, named, imported) || mayHaveFlaws(value[key as keyof typeof value], named, imported)) return true;
  }
  return false;
}

function isSuspect(text: string, name: boolean, imported: boolean): boolean {
  if (text.length > longest(text, name) || mayBeFlawed(text, imported)) return true;
  return (
    !imported && (text === '' || (name && isAddressAsName(text)) || (isAddress(text) && addressFault(text) !== null))
  );
}

function longest(text: string, name: boolean): number {
  return /^https?:/.test(text) ? LONGEST.address : name ? LONGEST.name : LONGEST.text;
}

function tooLong(text: string, of: TextKind): Fault[] {
  const most = longest(text, of === 'name');
  return text.length > most
    ? [{ code: 'long_text', parameters: { length: text.length, shown: shown(text, 0, 12), most } }]
    : [];
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
