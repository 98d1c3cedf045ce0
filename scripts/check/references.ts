import type { Dataset, Entry } from '../load/dataset.js';
import type { Problem } from '../shared/problem.js';

/**
 * Checks that every id that a file names exists, and that a file's id is its name. Runs before the records
 * are composed: they cannot be with a reference that leads nowhere.
 */
export function checkReferences(dataset: Dataset): Problem[] {
  return [
    ...printers(dataset),
    ...troubleshooting(dataset),
    ...materials(dataset),
    ...settings(dataset),
    ...leads(dataset),
    ...processes(dataset),
    ...fileNames(dataset),
  ].map((problem) => ({ ...problem, rule: 'references' }));
}

type Found = Omit<Problem, 'rule'>;

function missing(
  file: string,
  path: string,
  kind: string,
  id: string,
  known: ReadonlyMap<string, unknown> | object,
): Found[] {
  const exists = known instanceof Map ? known.has(id) : Object.hasOwn(known, id);
  return exists ? [] : [{ file, path, message: `there is no ${kind} "${id}"` }];
}

function* printers({ printers: all, brands, sources, materials: known, processes }: Dataset): Iterable<Found> {
  for (const { file, value: printer } of all.values()) {
    yield* missing(file, 'brand', 'brand', printer.brand, brands.value);
    if (printer.variant_of !== undefined) yield* missing(file, 'variant_of', 'printer', printer.variant_of, all);
    for (const [source, imported] of Object.entries(printer.sources)) {
      yield* missing(file, `sources.${source}`, 'source', source, sources.value.sources);
      for (const [variant, { process }] of Object.entries(imported.nozzles ?? {})) {
        if (process === undefined) continue;
        const blocks = processes.get(`${source}/${printer.brand}`)?.value.blocks ?? {};
        yield* missing(file, `sources.${source}.nozzles.${variant}.process`, 'process block', process, blocks);
      }
      for (const [material, { only, nozzles }] of Object.entries(imported.profiles ?? {})) {
        const path = `sources.${source}.profiles.${material}`;
        yield* missing(file, path, 'material', material, known);
        for (const variant of [...(only ?? []), ...Object.keys(nozzles ?? {})])
          yield* missing(file, path, 'nozzle', variant, imported.nozzles ?? {});
      }
    }
  }
}

function* troubleshooting({
  symptoms,
  causes,
  fixes,
  settings: all,
  references,
  materials: known,
  brands,
}: Dataset): Iterable<Found> {
  const cited = function* ({ file }: Entry<unknown>, path: string, ids: readonly string[]): Iterable<Found> {
    for (const id of ids) yield* missing(file, path, 'reference', id, references.value);
  };
  const conditions = function* ({ file, value }: Entry<unknown>): Iterable<Found> {
    for (const [path, when] of findKeys(value, new Set(['when', 'applies_to']))) {
      const { materials: ids = [], brands: brandIds = [] } = when as { materials?: string[]; brands?: string[] };
      for (const id of ids) yield* missing(file, `${path}.materials`, 'material', id, known);
      for (const id of brandIds) yield* missing(file, `${path}.brands`, 'brand', id, brands.value);
    }
  };
  for (const entry of symptoms.values()) {
    const { file, value: symptom } = entry;
    for (const [index, { cause, fixes: ids }] of symptom.causes.entries()) {
      yield* missing(file, `causes.${index}.cause`, 'cause', cause, causes);
      for (const id of ids) yield* missing(file, `causes.${index}.fixes`, 'fix', id, fixes);
    }
    for (const [index, id] of symptom.related.entries())
      yield* missing(file, `related.${index}`, 'symptom', id, symptoms);
    yield* cited(entry, 'references', symptom.references);
    yield* conditions(entry);
  }
  for (const entry of causes.values()) {
    yield* cited(entry, 'sources', entry.value.sources);
    yield* conditions(entry);
  }
  for (const entry of fixes.values()) {
    const { file, value: fix } = entry;
    if (fix.adjustment) yield* missing(file, 'adjustment.setting', 'setting', fix.adjustment.setting, all);
    for (const [path, sources] of findKeys(fix, new Set(['sources'])))
      if (Array.isArray(sources)) yield* cited(entry, path, sources as string[]);
    yield* conditions(entry);
  }
}

function* materials({ materials: all, references }: Dataset): Iterable<Found> {
  for (const { file, value } of all.values()) {
    for (const [path, sources] of findKeys(value, new Set(['sources']))) {
      for (const id of sources as string[]) yield* missing(file, path, 'reference', id, references.value);
    }
    for (const id of value.facts.support_for?.value ?? [])
      yield* missing(file, 'facts.support_for.value', 'material', id, all);
  }
}

function* settings({ settings: all, references }: Dataset): Iterable<Found> {
  for (const { file, value } of all.values()) {
    for (const [slicer, entry] of Object.entries(value.slicers)) {
      if ('source' in entry)
        yield* missing(file, `slicers.${slicer}.source`, 'reference', entry.source, references.value);
    }
  }
}

function* leads({ sources: { file, value }, brands }: Dataset): Iterable<Found> {
  for (const [brand, order] of Object.entries(value.leads)) {
    if (brand !== 'default') yield* missing(file, `leads.${brand}`, 'brand', brand, brands.value);
    for (const [index, source] of order.entries())
      yield* missing(file, `leads.${brand}.${index}`, 'source', source, value.sources);
  }
}

function* processes({ processes: all, sources, brands }: Dataset): Iterable<Found> {
  for (const { file, value } of all.values()) {
    yield* missing(file, 'source', 'source', value.source, sources.value.sources);
    yield* missing(file, 'brand', 'brand', value.brand, brands.value);
    const expected = `processes/${value.source}/${value.brand}.yaml`;
    if (file !== expected)
      yield { file, path: 'brand', message: `the blocks of ${value.source} and ${value.brand} belong in ${expected}` };
  }
}

function* fileNames({
  printers: all,
  materials: allMaterials,
  symptoms,
  causes,
  fixes,
  settings: allSettings,
}: Dataset): Iterable<Found> {
  for (const { file, value } of all.values()) {
    const expected = `printers/${value.brand}/${value.id.slice(value.brand.length + 1)}.yaml`;
    if (file !== expected || !value.id.startsWith(`${value.brand}-`))
      yield { file, path: 'id', message: `the id "${value.id}" belongs in ${expected}` };
  }
  for (const entries of [allMaterials, symptoms, causes, fixes, allSettings] as ReadonlyMap<
    string,
    Entry<{ id: string }>
  >[]) {
    for (const { file, value } of entries.values()) {
      const expected = `${value.id.replaceAll('_', '-')}.yaml`;
      if (!file.endsWith(`/${expected}`))
        yield { file, path: 'id', message: `the id "${value.id}" belongs in a file called ${expected}` };
    }
  }
}

/** Values under one of `keys`, anywhere in `value`, with their paths. */
function* findKeys(value: unknown, keys: ReadonlySet<string>, path = ''): Iterable<[path: string, value: unknown]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const below = path === '' ? key : `${path}.${key}`;
    if (keys.has(key)) yield [below, inner];
    else yield* findKeys(inner, keys, below);
  }
}
