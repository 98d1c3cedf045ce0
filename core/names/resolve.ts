import { codeKeys } from '../codes/tokens.js';
import { foldToKey } from './fold.js';
import {
  type FurtherKind,
  type FurtherNames,
  type NameKind,
  type Names,
  type NameTable,
  readIds,
  tokens,
} from './spellings.js';
import { suggest } from './suggest.js';

/** Reads the lists of a release that names are looked up in. */
export interface NameLists {
  names(): Promise<Names>;
  /** Asked for only when {@link names} has nothing of that name. */
  furtherNames(): Promise<FurtherNames>;
}

/**
 * The ids that a name stands for; or, where it stands for none or for several that cannot be told apart, what to offer. A
 * code of a machine that is no symptom stands for no id, and `codeSystems` has the systems that it is of.
 */
export type Resolution =
  | { ids: readonly string[]; codeSystems?: readonly string[] }
  | { ids: null; suggestions: readonly string[]; several: boolean };

/**
 * Looks a name up as a query does: an id, a name, an alias or a redirect first; a branded filament or an identifier of
 * another system only when it is none of these, for a symptom what a machine reports; else what comes nearest.
 *
 * @throws what reading a list throws
 */
export async function resolveName(lists: NameLists, kind: NameKind, name: string): Promise<Resolution> {
  const names = await lists.names();
  const ids = idsOf(names, kind, name);
  if (ids.length > 0) return { ids };
  if (kind === 'symptoms') return resolveCode(await lists.furtherNames(), names, name);
  const further = hasFurther(kind) ? idsFurther(await lists.furtherNames(), kind, name) : [];
  if (further.length === 1) return { ids: further };
  const several = further.length > 1;
  return { ids: null, suggestions: several ? further : suggest(names, kind, name), several };
}

/** The symptoms that a code or message of a machine is; the systems of one that is none. */
function resolveCode(further: FurtherNames, names: Names, text: string): Resolution {
  const symptoms = idsOfCode(further.symptoms, text);
  if (symptoms.length === 1) return { ids: symptoms };
  if (symptoms.length > 1) return { ids: null, suggestions: symptoms, several: true };
  const codeSystems = idsOfCode(further.codes, text);
  if (codeSystems.length > 0) return { ids: [], codeSystems };
  return { ids: null, suggestions: suggest(names, 'symptoms', text), several: false };
}

function idsOfCode(table: NameTable = {}, text: string): readonly string[] {
  const key = codeKeys(text).find((one) => Object.hasOwn(table, one));
  return key === undefined ? [] : (table[key] ?? []);
}

/**
 * The ids that a name stands for: as it is in the list, or else as people write it, when that can be read in one way only
 * ({@link readIds}). Empty when nothing is called so; only what a symptom is called may stand for several.
 */
export function idsOf(names: Names, kind: NameKind, name: string): readonly string[] {
  const table = names[kind];
  const key = foldToKey(name);
  if (key === '') return [];
  if (Object.hasOwn(table, key)) return table[key] ?? [];
  const read = readIds(names, kind, name);
  return read.length === 1 || kind === 'symptoms' ? read : [];
}

/** Signs that stand behind names on spools and mean nothing. */
const MARKS = /[™®©]/gu;

/** A name as one says it. */
export function withoutMarks(name: string): string {
  return name.replace(MARKS, '');
}

/** Whether there are further names of a kind. */
export function hasFurther(kind: NameKind): kind is FurtherKind {
  return kind === 'printers' || kind === 'materials';
}

/** The ways in which a name stands among the further ones: as it is written, and without the words beside it. */
export function furtherKeys(kind: FurtherKind, name: string): string[] {
  const plain = withoutMarks(name);
  const keys = [foldToKey(plain), foldToKey(tokens(kind, plain).join(' '))];
  return [...new Set(keys)].filter((key) => key !== '');
}

/**
 * The ids that the name of a product or an identifier stands for: all that it means. To be asked only for what is no
 * name in the list of names, which win.
 */
export function idsFurther(further: FurtherNames, kind: FurtherKind, name: string): readonly string[] {
  const table = further[kind];
  const known = furtherKeys(kind, name).find((key) => Object.hasOwn(table, key));
  return known === undefined ? [] : (table[known] ?? []);
}
