import { nearest } from '../../../core/names/nearest.js';
import { type CheckProblem, faultAt, type Problem } from '../../shared/problem.js';
import type { Dataset } from '../load/dataset.js';

/** The items with the key of an earlier one, each with that one. */
export function* repeated<T>(items: Iterable<T>, keyOf: (item: T) => string): Iterable<[item: T, first: T]> {
  const known = new Map<string, T>();
  for (const item of items) {
    const key = keyOf(item);
    const first = known.get(key);
    if (first === undefined) known.set(key, item);
    else yield [item, first];
  }
}

const MOST_SUGGESTIONS = 3;

/** The names within a few edits of a written one, nearest first. */
export function suggest(written: string, names: Iterable<string>): string[] {
  return nearest(written, names)
    .filter(({ edits }) => edits <= Math.max(2, written.length / 3))
    .map(({ name }) => name);
}

/** The nearest names as a hint: `nearest: pla, pla-cf`; undefined if none is near. */
export function nearestOf(written: string, names: Iterable<string>, separator = ', '): string | undefined {
  const near = suggest(written, names).slice(0, MOST_SUGGESTIONS);
  return near.length === 0 ? undefined : `nearest: ${near.join(separator)}`;
}

/** Reports an id that does not exist, with the nearest existing ones; empty if it exists. */
export function unknownId(
  file: string,
  path: string,
  kind: string,
  id: string,
  registry: ReadonlyMap<string, unknown> | object,
): CheckProblem[] {
  const exists = registry instanceof Map ? registry.has(id) : Object.hasOwn(registry, id);
  if (exists) return [];
  const ids = registry instanceof Map ? [...(registry as ReadonlyMap<string, unknown>).keys()] : Object.keys(registry);
  const suggestions = suggest(id, ids).slice(0, MOST_SUGGESTIONS);
  return [
    faultAt({ file, path, unknown: { kind, id, suggestions } }, 'unknown_id', [
      `there is no ${kind} "${id}"`,
      nearestOf(id, ids) ?? whereFrom(kind, ids),
    ]),
  ];
}

const FEW = 12;

/** The hint for an id without near matches: the whole list if short, else how to add one. */
function whereFrom(kind: string, ids: readonly string[]): string {
  if (ids.length > 0 && ids.length <= FEW) return `one of ${ids.join(', ')}`;
  const file = FILES[kind];
  if (file !== undefined) return `an id in ${file}`;
  return ADDED.has(kind) ? `an existing id; for a new one: npm run new -- ${kind}` : 'an existing id';
}

/** Files that list the ids of a kind. */
const FILES: Readonly<Record<string, string>> = {
  brand: 'data/brands.yaml',
  reference: 'data/references.yaml',
  source: 'data/sources.yaml',
  'filament brand': 'data/filament-brands.yaml',
};

const ADDED = new Set(['printer', 'material', 'symptom', 'cause', 'fix', 'setting']);

/** From this many places on, a renamed id is more likely than the same slip in each of them. */
const MANY = 2;

/**
 * Reports a renamed list entry once, at the list, instead of each place that names it. An entry counts as renamed if
 * several places name a missing id, or one names a published id, and nothing names the nearest existing one.
 */
export function mergeRenamed(found: readonly Problem[], dataset: Dataset): Problem[] {
  const byId = Map.groupBy(found, ({ unknown }) => (unknown ? `${unknown.kind} ${unknown.id}` : ''));
  return [...byId.values()].flatMap((places) => {
    const [first] = places;
    if (!first?.unknown) return places;
    const { kind, id, suggestions } = first.unknown;
    const list = listOf(kind, dataset);
    if (!list) return places;
    const published = list.published?.includes(id) ?? false;
    const added = published ? Object.keys(list.value).filter((one) => !list.published?.includes(one)) : [];
    const now = [...suggestions, ...added].find((one) => Object.hasOwn(list.value, one) && !list.isNamed(one));
    if (now === undefined || (places.length < MANY && !published)) return places;
    return [
      faultAt({ file: list.file, path: `${list.below}${now}`, rule: 'references' }, 'renamed_id', [
        `nothing names the ${kind} "${now}", and ${places.length === 1 ? '1 place names' : `${places.length} places name`} "${id}"`,
        `"${id}" again, or the new id in all of them`,
      ]),
    ];
  });
}

interface List {
  file: string;
  value: object;
  /** The prefix of its entries' paths. */
  below: string;
  isNamed(id: string): boolean;
  published?: readonly string[] | undefined;
}

function listOf(kind: string, dataset: Dataset): List | null {
  const { brands, filamentBrands, references, sources, publishedIds, printers, imported } = dataset;
  if (kind === 'brand')
    return {
      ...brands,
      below: '',
      isNamed: (id) => [...printers.values()].some(({ value }) => value.brand === id),
      published: publishedIds.value.brands,
    };
  if (kind === 'filament brand')
    return {
      ...filamentBrands,
      below: '',
      isNamed: (id) => [...imported.values()].some(({ filaments }) => filaments.has(id)),
      published: publishedIds.value.filament_brands,
    };
  if (kind === 'source')
    return { file: sources.file, value: sources.value.sources, below: 'sources.', isNamed: (id) => imported.has(id) };
  if (kind === 'reference') {
    const { materials, settings, symptoms, causes, fixes, checks, setups, calibrations, materialIdentifiers } = dataset;
    const citing = [materials, settings, symptoms, causes, fixes, checks, calibrations].flatMap((all) => [
      ...all.values(),
    ]);
    const text = JSON.stringify([...citing, setups, materialIdentifiers]);
    return { ...references, below: '', isNamed: (id) => text.includes(`"${id}"`) };
  }
  return null;
}
