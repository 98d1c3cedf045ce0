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

/** Reads the lists of a release that names are looked up in. */
export interface NameLists {
  names(): Promise<Names>;
  /** A part of {@link names} that has this name if the list has it; left out: there are no parts. */
  namesLike?(name: string): Promise<Names>;
  /** Asked for only when {@link names} has nothing of that name. */
  furtherNames(): Promise<FurtherNames>;
  /** The products of a brand of filament, by its id; asked for only for a name that begins as that of one of them. */
  productsOf?(brand: string): Promise<readonly Coloured[]>;
  /** A file of codes of labels; null where the release has none of that name. */
  labels?(path: string): Promise<IdentifySpools | null>;
}

/**
 * The ids that a name stands for; or, where it stands for none or for several that cannot be told apart, what to offer. A
 * code of a machine that is no symptom stands for no id, and `codeSystems` has the systems that it is of. A name of one
 * branded filament stands for its material, and `filament` has its id; a colour that this has may follow.
 */
export type Resolution =
  | { ids: readonly string[]; codeSystems?: readonly string[]; filament?: string }
  | { ids: null; suggestions: readonly string[]; several: boolean };

/**
 * Looks a name up as a query does: an id, a name, an alias or a redirect first; a branded filament or an identifier of
 * another system only when it is none of these, for a symptom what a machine reports; else what comes nearest.
 *
 * @throws what reading a list throws
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
  const family = all && kind === 'materials' && isPlus(name) ? filamentsNamed(all, name) : [];
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

/** The meaning of a known name; a symptom's may be that of several, which all answer. */
function named(kind: NameKind, ids: readonly string[]): Resolution {
  return ids.length === 1 || kind === 'symptoms' ? { ids } : { ids: null, suggestions: ids, several: true };
}

/** Whether a name is that of an improved material: `ABS+` is no `ABS`, but what some brands sell under that name. */
function isPlus(name: string): boolean {
  return foldToId(name).endsWith('-plus');
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
 * The ids that a name stands for: as it is in the list, or else as people write it, when that can be read in one way
 * only ({@link readIds}). Empty when there is none; only what a symptom is called may stand for several.
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

/** Signs that are behind names on spools and mean nothing. */
const MARKS = /[™®©]/gu;

/** A name as one says it. */
export function withoutMarks(name: string): string {
  return name.replace(MARKS, '');
}

export function hasFurther(kind: NameKind): kind is FurtherKind {
  return kind === 'printers' || kind === 'materials';
}

/** The ways in which a name stands among the further ones: as it is written, and without the words beside it. */
export function furtherKeys(kind: FurtherKind, name: string): string[] {
  const plain = withoutMarks(name);
  const keys = [foldToKey(plain), foldToKey(tokens(kind, plain).join(' '))];
  return [...new Set(keys)].filter((key) => key !== '');
}

/** The spools whose label or tag carries a code. */
async function labelled({ labels }: NameLists, code: string): Promise<Spool[]> {
  const file = labels && looksLikeLabel(code) ? await labels(labelsPath(code)) : null;
  return file ? spoolsLabelled(file, code) : [];
}

/** The branded filament that the beginning of a name stands for, where the rest names a colour that it has. */
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

/** The branded filament that a name stands for; null where it is the name of none, or of several. */
export function filamentNamed(further: FurtherNames, name: string): string | null {
  const [only, ...more] = filamentsNamed(further, name);
  return only !== undefined && more.length === 0 ? only : null;
}

/** The branded filaments that have a name. */
function filamentsNamed({ filaments = {}, products = [] }: FurtherNames, name: string): string[] {
  const key = furtherKeys('materials', name).find((one) => Object.hasOwn(filaments, one));
  return (key === undefined ? [] : (filaments[key] ?? [])).flatMap((place) => products[place]?.[0] ?? []);
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
