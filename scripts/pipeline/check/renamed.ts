import { faultAt, type Problem } from '../../shared/problem.js';
import type { Dataset } from '../load/dataset.js';

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
