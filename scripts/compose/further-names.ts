import { foldToKey } from '../../core/fold.js';
import { type FurtherKind, type FurtherNames, furtherKeys, withoutMarks } from '../../core/further-names.js';
import { idsOf, type Names } from '../../core/names.js';
import { idsOfModel, idsRead, wordsOf } from '../../core/readings.js';
import { type Identifiable, meanings } from './identifiers.js';
import type { Records } from './records.js';
import { traditional } from './traditional.js';

/** Records with further names, and the brands under whose names products are known. */
export type FurtherNamed = Identifiable & Pick<Records, 'filamentBrands'>;

/** What names stand for, by how they are looked up. */
type Table = Map<string, Set<string>>;

/**
 * Names that are looked up when the list of names has nothing: those of branded filaments, which mean their material,
 * then what other systems call printers, materials and products. Names win over these, and products over identifiers;
 * what means several keeps all of them, so that nobody guesses.
 */
export function composeFurtherNames(records: FurtherNamed, names: Names): FurtherNames {
  const tables: Record<FurtherKind, Table> = { printers: new Map(), materials: new Map() };
  for (const [name, ids] of productNames(records, names)) {
    if (idsOf(names, 'materials', name).length > 0) continue;
    for (const key of furtherKeys('materials', name))
      if (!hasName(names, 'materials', key)) add(tables.materials, key, ids);
  }
  const products = new Set(tables.materials.keys());
  for (const { identifier, kind, id } of meanings(records)) {
    if (kind === 'filaments' || isMeant(names, kind, identifier)) continue;
    const key = foldToKey(identifier);
    if (key === '' || (kind === 'materials' && products.has(key))) continue;
    add(tables[kind], key, [id]);
  }
  return { printers: written(tables.printers), materials: written(tables.materials) };
}

/**
 * The names of products with the materials that they mean: with the brand under each of its names, and without it where
 * all products of that name are of one material and the name is one that means no other thing.
 */
function productNames({ filaments, filamentBrands }: FurtherNamed, names: Names): Table {
  // A brand that makes printers too is known by the names that it has there.
  const makers = Map.groupBy(Object.keys(names.brands), (key) => names.brands[key]?.[0]);
  const brands = new Map(
    filamentBrands.map(({ id, name, aliases }) => {
      const own = [name, ...aliases];
      return [id, new Set([id, ...own, ...own.flatMap(traditional), ...(makers.get(id) ?? [])])] as const;
    }),
  );
  const branded: Table = new Map();
  const bare: Table = new Map();
  for (const { id, brand, brand_id, name, material } of filaments) {
    const called = [id, ...[...(brands.get(brand_id) ?? [brand_id, brand])].map((word) => `${word} ${name}`)];
    for (const each of called) add(branded, each, [material]);
    add(bare, name, [material]);
  }
  for (const [name, materials] of bare)
    if (materials.size === 1 && isTelling(names, name)) add(branded, name, materials);
  return branded;
}

/** Whether a name says without its brand what it is: by a material in it, or as a coined word. `Silk` may be anything. */
function isTelling(names: Names, name: string): boolean {
  const words = wordsOf('materials', withoutMarks(name)).map(foldToKey);
  return words.some((word) => hasName(names, 'materials', word)) || /\p{Ll}\p{Lu}/u.test(name);
}

/** Whether a name may mean something already, be it one of several. */
function isMeant(names: Names, kind: FurtherKind, name: string): boolean {
  return (
    idsOf(names, kind, name).length > 0 ||
    idsRead(names, kind, name).length > 0 ||
    (kind === 'printers' && idsOfModel(names, name).length > 0)
  );
}

function hasName(names: Names, kind: FurtherKind, key: string): boolean {
  return Object.hasOwn(names[kind], key);
}

function add(table: Table, key: string, ids: Iterable<string>): void {
  const known = table.get(key) ?? new Set();
  for (const id of ids) known.add(id);
  table.set(key, known);
}

function written(table: Table): Record<string, string[]> {
  const entries = [...table].map(([key, ids]) => [key, [...ids].sort()] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
