import { foldToId, foldToKey } from '../../../core/names/fold.js';
import { printerName } from '../../../core/names/printer-name.js';
import type { NameKind, Names } from '../../../core/names/spellings.js';
import type { Dataset } from '../load/dataset.js';
import type { LintRecords, Records } from './records.js';
import { traditional } from './traditional.js';

/** A thing that a query can name, with everything that it is called. */
export interface NamedRecord {
  kind: NameKind;
  id: string;
  /** Names in order of weight: the id itself, its proper names, its aliases, what people type for a symptom. */
  names: readonly string[];
}

/** Everything that a query can name. */
export function namedRecords(
  { brands, printers: written, symptoms }: Dataset,
  { printers, materials, rules }: Pick<LintRecords, 'printers' | 'materials' | 'rules'>,
): NamedRecord[] {
  const used = new Set([...written.values()].map(({ value }) => value.brand));
  return [
    ...Object.entries(brands.value)
      .filter(([id]) => used.has(id))
      .map(([id, brand]) => ({
        kind: 'brands' as const,
        id,
        names: [id, brand.name, ...(brand.aliases ?? []), ...(brand.vendors ?? [])],
      })),
    ...printers.map(({ id, brand, model, aliases }) => ({
      kind: 'printers' as const,
      id,
      // People write the brand before an alias as well: `Prusa MK4 MMU3`.
      names: [id, ...[model, ...aliases].map((name) => printerName({ brand, model: name })), ...aliases, model],
    })),
    ...materials.map(({ id, name, name_zh, aliases }) => ({
      kind: 'materials' as const,
      id,
      names: [id, name, name_zh, ...aliases],
    })),
    ...rules.map(({ id, name, name_zh, aliases }) => {
      const { en = [], zh = [] } = symptoms.get(id)?.value.spellings ?? {};
      return { kind: 'symptoms' as const, id, names: [id, name, name_zh, ...aliases, ...en, ...zh] };
    }),
  ];
}

/**
 * The list of names for the function. An id always means itself. A model name without its brand means a printer
 * only when no other brand has the same, nor two others whole families that begin so, as `i3` does; a symptom's alias may
 * mean several, and then all of them answer. Chinese names stand in Traditional characters as well.
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
  for (const { kind, id, names } of named) {
    for (const key of new Set([...names, ...names.flatMap(traditional)].map(foldToKey))) {
      if (key === '' || fixed.get(kind)?.has(key)) continue;
      const ids = tables[kind].get(key) ?? [];
      tables[kind].set(key, [...ids, id]);
    }
  }
  for (const key of familyNames(records)) if (!fixed.get('printers')?.has(key)) tables.printers.delete(key);
  const unambiguous = (kind: NameKind) =>
    [...tables[kind]].filter(([, ids]) => kind === 'symptoms' || ids.length === 1);
  const table = (kind: NameKind) => Object.fromEntries(unambiguous(kind).sort(([a], [b]) => (a < b ? -1 : 1)));
  return {
    brands: table('brands'),
    printers: table('printers'),
    materials: table('materials'),
    symptoms: table('symptoms'),
  };
}

/** The models whose name is the first words of models of two other brands or more: who says no more may mean any of them. */
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
