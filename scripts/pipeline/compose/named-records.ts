import { foldToId, foldToKey } from '../../../core/names/fold.js';
import { printerName } from '../../../core/names/printer-name.js';
import type { NameKind, Names } from '../../../core/names/spellings.js';
import type { Printer } from '../../../schemas/generated/record.js';
import type { Dataset } from '../load/dataset.js';
import type { Records } from './records.js';
import { traditional } from './traditional.js';

/** A thing that a query can name, with all its names. */
export interface NamedRecord {
  kind: NameKind;
  id: string;
  /** The title of its page in both languages; brands and printers have no Chinese one. */
  title: readonly [en: string, zh: string];
  /** Names by weight: the id, proper names, aliases, search spellings of a symptom. */
  names: readonly string[];
  /** Possibly ambiguous names: the bare model of a printer, and model names without the size. */
  shared?: readonly string[];
}

/** Everything that a query can name; printers by popularity, then by the number of printers of their brand. */
export function namedRecords(
  { brands, printers: written, symptoms, wellKnown }: Dataset,
  { printers, materials, rules }: Pick<Records, 'printers' | 'materials' | 'rules'>,
): NamedRecord[] {
  const known = byFame(printers, wellKnown.value.printers);
  const sizes = namesWithoutSize(printers);
  const used = new Set([...written.values()].map(({ value }) => value.brand));
  return [
    ...Object.entries(brands.value)
      .filter(([id]) => used.has(id))
      .map(([id, brand]) => ({
        kind: 'brands' as const,
        id,
        title: [brand.name, ''] as const,
        names: [id, brand.name, ...(brand.aliases ?? []), ...(brand.vendors ?? [])],
      })),
    ...printers
      .map(({ id, brand, model, aliases }) => ({
        kind: 'printers' as const,
        id,
        title: [printerName({ brand, model }), ''] as const,
        // People put the brand before an alias too: `Prusa MK4 MMU3`.
        names: [id, ...[model, ...aliases].map((name) => printerName({ brand, model: name })), ...aliases],
        shared: [model, ...(sizes.get(id) ?? [])],
      }))
      .sort((a, b) => known.indexOf(a.id) - known.indexOf(b.id)),
    ...materials.map(({ id, name, name_zh, aliases }) => ({
      kind: 'materials' as const,
      id,
      title: [name, name_zh] as const,
      names: [id, name, name_zh, ...aliases],
    })),
    ...rules.map(({ id, name, name_zh, aliases }) => {
      const { en = [], zh = [] } = symptoms.get(id)?.value.spellings ?? {};
      const names = [id, name, name_zh, ...aliases, ...en, ...zh];
      return { kind: 'symptoms' as const, id, title: [name, name_zh] as const, names };
    }),
  ];
}

/** Ids of printers, best known first. */
function byFame(printers: readonly Printer[], wellKnown: readonly string[]): string[] {
  const brands = Map.groupBy(printers, ({ brand_id }) => brand_id);
  const others = [...printers].sort(
    (a, b) => (brands.get(b.brand_id)?.length ?? 0) - (brands.get(a.brand_id)?.length ?? 0) || (a.id < b.id ? -1 : 1),
  );
  return [...new Set([...wellKnown, ...others.map(({ id }) => id)])];
}

/** A size at the end of a model name. */
const SIZE = / \(?\d{3,4}(?: ?mm)?\)?$/;

/** Names of machines without the size, unless another machine has it: `Voron 2.4` is any of three. */
function namesWithoutSize(printers: readonly Printer[]): Map<string, string[]> {
  const both = (brand: string, model: string) => [model, printerName({ brand, model })];
  const own = printers.flatMap(({ brand, model, aliases }) => [model, ...aliases].flatMap((name) => both(brand, name)));
  const taken = new Set(own.map(foldToKey));
  const sized = printers.filter(({ model }) => SIZE.test(model));
  const families = Map.groupBy(sized, ({ brand, model }) => printerName({ brand, model: model.replace(SIZE, '') }));
  return new Map(
    [...families.values()].flatMap((family) =>
      family.map(({ id, brand, model }) => {
        const names = family.length > 1 ? both(brand, model.replace(SIZE, '')) : [];
        return [id, names.filter((name) => !taken.has(foldToKey(name)))] as const;
      }),
    ),
  );
}

/**
 * The list of names for the function, best-known printers first. An id always means itself. A model name of several
 * brands means all of them, but none if two other brands have families that begin with it, such as `i3`; an alias of
 * several symptoms means all of them. Chinese names are also listed in Traditional characters.
 */
export function composeNames(dataset: Dataset, records: Records): Names {
  const tables: Record<NameKind, Map<string, string[]>> = {
    brands: new Map(),
    printers: new Map(),
    materials: new Map(),
    symptoms: new Map(),
  };
  const named = namedRecords(dataset, records);
  for (const { kind, id } of named) tables[kind].set(foldToKey(id), [id]);
  for (const kind of Object.keys(tables) as NameKind[]) {
    for (const [from, to] of Object.entries(dataset.redirects.value[kind] ?? {}))
      tables[kind].set(foldToKey(from), [to]);
  }
  const fixed = new Map(Object.entries(tables).map(([kind, table]) => [kind, new Set(table.keys())]));
  for (const { kind, id, names, shared = [] } of named) {
    for (const key of new Set([...names, ...shared, ...names.flatMap(traditional)].map(foldToKey))) {
      if (key === '' || fixed.get(kind)?.has(key)) continue;
      const ids = tables[kind].get(key) ?? [];
      tables[kind].set(key, [...ids, id]);
    }
  }
  for (const key of familyNames(records)) if (!fixed.get('printers')?.has(key)) tables.printers.delete(key);
  const table = (kind: NameKind) => Object.fromEntries([...tables[kind]].sort(([a], [b]) => (a < b ? -1 : 1)));
  return {
    brands: table('brands'),
    printers: Object.fromEntries(tables.printers),
    materials: table('materials'),
    symptoms: table('symptoms'),
  };
}

/** Model names that are also the first words of models of two or more other brands, so that they are ambiguous. */
export function familyNames({ printers }: Pick<Records, 'printers'>): string[] {
  const begins = new Map<string, Set<string>>();
  for (const { brand_id, model, aliases } of printers)
    for (const words of [model, ...aliases].map((name) => foldToId(name).split('-')))
      for (let length = 1; length < words.length; length++) {
        const key = words.slice(0, length).join('');
        begins.set(key, (begins.get(key) ?? new Set()).add(brand_id));
      }
  return printers.flatMap(({ brand_id, model }) => {
    const key = foldToKey(model);
    const others = [...(begins.get(key) ?? [])].filter((brand) => brand !== brand_id);
    return others.length > 1 ? [key] : [];
  });
}
