import type { IdentifySpools, Spool } from '../../schemas/generated/record.js';
import { codeKeys } from '../codes/tokens.js';
import { foldToId, foldToKey } from './fold.js';
import { labelsPath, looksLikeLabel, spoolsLabelled } from './labels.js';
import {
  type FurtherKind,
  type FurtherNames,
  type NameKind,
  type Names,
  type NameTable,
  readIds,
  tokens,
} from './spellings.js';
import { type Coloured, colourCalled, colourEnds } from './spool-colour.js';
import { suggest } from './suggest.js';

/** Loads the lists of a release for name lookups. */
export interface NameLists {
  names(): Promise<Names>;
  /** A part of {@link names} that contains this name if the whole list does; absent: there are no parts. */
  namesLike?(name: string): Promise<Names>;
  /** Loaded only if {@link names} does not contain the name. */
  furtherNames(): Promise<FurtherNames>;
  /** Products of a filament brand, by its id; loaded only for a name that begins with one of them. */
  productsOf?(brand: string): Promise<readonly Coloured[]>;
  /** A file of label codes; null if the release does not have it. */
  labels?(path: string): Promise<IdentifySpools | null>;
}

/**
 * The ids that a name stands for, or suggestions if there are none or several that cannot be told apart. A machine code
 * that is not a symptom has no ids but `codeSystems`, the systems that it belongs to. A name of one branded filament,
 * optionally with one of its colours, stands for its material, and `filament` is its id.
 */
export type Resolution =
  | { ids: readonly string[]; codeSystems?: readonly string[]; filament?: string }
  | { ids: null; suggestions: readonly string[]; several: boolean };

/**
 * Looks up a name: first an id, name, alias or redirect; then a branded filament or an identifier of another system, or
 * for a symptom a machine's code or message; otherwise suggests the nearest names.
 *
 * @throws if reading a list fails
 */
export async function resolveName(lists: NameLists, kind: NameKind, name: string): Promise<Resolution> {
  const key = foldToKey(name);
  const near = key === '' ? undefined : (await lists.namesLike?.(name))?.[kind];
  if (near && Object.hasOwn(near, key)) return named(kind, near[key] ?? []);
  const names = await lists.names();
  const ids = namedIds(names, kind, name);
  if (ids.length > 0) return named(kind, ids);
  if (kind === 'symptoms') return resolveCode(await lists.furtherNames(), names, name);
  const all = hasFurther(kind) ? await lists.furtherNames() : undefined;
  const further = all && hasFurther(kind) ? idsFurther(all, kind, name) : [];
  // An improved material, `ABS+`, is not `ABS`, but a product name of some brands.
  const isPlus = kind === 'materials' && foldToId(name).endsWith('-plus');
  const family = all && isPlus ? filamentsNamed(all, name) : [];
  if (family.length > 1) return { ids: null, suggestions: family, several: true };
  if (further.length === 1) {
    const filament = all && kind === 'materials' ? filamentNamed(all, name) : null;
    return { ids: further, ...(filament === null ? {} : { filament }) };
  }
  const spool = all && kind === 'materials' ? await spoolWithColour(all, lists, name) : null;
  if (spool && further.length === 0) return spool;
  const spools = kind === 'materials' && further.length === 0 ? await labelled(lists, name) : [];
  const [material, ...others] = new Set(spools.map((one) => one.material));
  if (material !== undefined && others.length > 0)
    return { ids: null, suggestions: [material, ...others], several: true };
  const [filament, ...more] = new Set(spools.map((one) => one.filament));
  if (material !== undefined) return { ids: [material], ...(more.length === 0 && filament ? { filament } : {}) };
  const several = further.length > 1;
  return { ids: null, suggestions: several ? further : suggest(names, kind, name), several };
}

/** The resolution of a known name; for symptoms, several ids are valid together. */
function named(kind: NameKind, ids: readonly string[]): Resolution {
  return ids.length === 1 || kind === 'symptoms' ? { ids } : { ids: null, suggestions: ids, several: true };
}

/** The symptoms of a machine's code or message, or else the systems that it belongs to. */
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
 * The ids that a name stands for: as in the list, or as people write it if that is unambiguous ({@link readIds}). Empty
 * if there are none; only names of symptoms may stand for several.
 */
export function idsOf(names: Names, kind: NameKind, name: string): readonly string[] {
  return named(kind, namedIds(names, kind, name)).ids ?? [];
}

/** All ids that a name may stand for. */
export function namedIds(names: Names, kind: NameKind, name: string): readonly string[] {
  const table = names[kind];
  const key = foldToKey(name);
  if (key === '') return [];
  return Object.hasOwn(table, key) ? (table[key] ?? []) : readIds(names, kind, name);
}

/** Symbols in names on spools, without meaning. */
const MARKS = /[™®©]/gu;

/** A name without trademark symbols. */
export function withoutMarks(name: string): string {
  return name.replace(MARKS, '');
}

export function hasFurther(kind: NameKind): kind is FurtherKind {
  return kind === 'printers' || kind === 'materials';
}

/** The keys under which a name may be in the further names: as written, and without surrounding words. */
export function furtherKeys(kind: FurtherKind, name: string): string[] {
  const plain = withoutMarks(name);
  const keys = [foldToKey(plain), foldToKey(tokens(kind, plain).join(' '))];
  return [...new Set(keys)].filter((key) => key !== '');
}

/** The spools with a code on their label or tag. */
async function labelled({ labels }: NameLists, code: string): Promise<Spool[]> {
  const file = labels && looksLikeLabel(code) ? await labels(labelsPath(code)) : null;
  return file ? spoolsLabelled(file, code) : [];
}

/** The branded filament at the beginning of a name, if the rest is one of its colours. */
async function spoolWithColour(
  further: FurtherNames,
  { productsOf }: NameLists,
  name: string,
): Promise<{ ids: string[]; filament: string } | null> {
  if (!productsOf) return null;
  for (const { product, colour } of colourEnds(withoutMarks(name))) {
    const filament = filamentNamed(further, product);
    const [, brand = '', material = ''] = further.products?.find(([id]) => id === filament) ?? [];
    if (filament === null || brand === '') continue;
    const own = (await productsOf(brand)).find(({ id }) => id === filament);
    if (own && colourCalled(own, colour) !== null) return { ids: [material], filament };
  }
  return null;
}

/** The branded filament with a name; null if there are none or several. */
export function filamentNamed(further: FurtherNames, name: string): string | null {
  const [only, ...more] = filamentsNamed(further, name);
  return only !== undefined && more.length === 0 ? only : null;
}

/** The branded filaments with a name. */
function filamentsNamed({ filaments = {}, products = [] }: FurtherNames, name: string): string[] {
  const key = furtherKeys('materials', name).find((one) => Object.hasOwn(filaments, one));
  return (key === undefined ? [] : (filaments[key] ?? [])).flatMap((place) => products[place]?.[0] ?? []);
}

/**
 * All ids that a product name or an identifier stands for. Only for names that are not in the list of names, which
 * takes precedence.
 */
export function idsFurther(further: FurtherNames, kind: FurtherKind, name: string): readonly string[] {
  const table = further[kind];
  const known = furtherKeys(kind, name).find((key) => Object.hasOwn(table, key));
  return known === undefined ? [] : (table[known] ?? []);
}
