import { foldToKey } from '../../functions/query/fold.js';
import type { NameKind, Names } from '../../functions/query/names.js';
import type { Records } from '../compose/records.js';
import type { Dataset } from '../load/dataset.js';

/** A thing that a query can name, with everything that it is called. */
export interface Named {
  kind: NameKind;
  id: string;
  /** Names in order of weight: the id itself, its proper names, its aliases. */
  names: readonly string[];
}

/** Everything that a query can name. */
export function allNamed({ brands }: Dataset, { printers, materials, rules }: Records): Named[] {
  const used = new Set(printers.map(({ brand_id }) => brand_id));
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
      names: [id, `${brand} ${model}`, ...aliases, model],
    })),
    ...materials.map(({ id, name, name_zh, aliases }) => ({
      kind: 'materials' as const,
      id,
      names: [id, name, name_zh, ...aliases],
    })),
    ...rules.map(({ id, name, name_zh, aliases }) => ({
      kind: 'symptoms' as const,
      id,
      names: [id, name, name_zh, ...aliases],
    })),
  ];
}

/**
 * The list of names for the function. An id always means itself. A model name without its brand means a printer
 * only when no other brand has the same; a symptom's alias may mean several, and then all of them answer.
 */
export function composeNames(dataset: Dataset, records: Records): Names {
  const tables: Record<NameKind, Map<string, string[]>> = {
    brands: new Map(),
    printers: new Map(),
    materials: new Map(),
    symptoms: new Map(),
  };
  const named = allNamed(dataset, records);
  for (const { kind, id } of named) tables[kind].set(foldToKey(id), [id]);
  for (const [kind, redirects] of Object.entries(dataset.redirects.value) as [NameKind, Record<string, string>][]) {
    for (const [from, to] of Object.entries(redirects)) tables[kind].set(foldToKey(from), [to]);
  }
  const fixed = new Map(Object.entries(tables).map(([kind, table]) => [kind, new Set(table.keys())]));
  for (const { kind, id, names } of named) {
    for (const key of new Set(names.map(foldToKey))) {
      if (key === '' || fixed.get(kind)?.has(key)) continue;
      const ids = tables[kind].get(key) ?? [];
      tables[kind].set(key, [...ids, id]);
    }
  }
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
