import { nearest } from '../../../core/names/nearest.js';
import { counted } from '../../../core/words/language.js';
import { type CheckProblem, faultAt } from '../../shared/problem.js';

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
  const file = LISTS[kind]?.file;
  if (file !== undefined) return `an id in data/${file}`;
  return ADDED.has(kind) ? `an existing id; for a new one: npm run new -- ${kind}` : 'an existing id';
}

/** Files that list the ids of a kind, and the prefix of their paths. */
const LISTS: Readonly<Record<string, { file: string; below: string }>> = {
  brand: { file: 'brands.yaml', below: '' },
  reference: { file: 'references.yaml', below: '' },
  source: { file: 'sources.yaml', below: 'sources.' },
  'filament brand': { file: 'filament-brands.yaml', below: '' },
};

const ADDED = new Set(['printer', 'material', 'symptom', 'cause', 'fix', 'setting']);

/** From this many places on, a renamed id is more likely than the same slip in each of them. */
const MANY = 2;

/**
 * Reports a renamed list entry once, at the list, instead of each place that names it: several places or the path of a
 * file name a missing id, and none the nearest existing one.
 *
 * @param named the existing ids that are named, each after its kind
 */
export function mergeRenamed(found: readonly CheckProblem[], named: ReadonlySet<string>): CheckProblem[] {
  const byId = Map.groupBy(found, ({ unknown }) => `${unknown?.kind} ${unknown?.id}`);
  return [...byId.values()].flatMap((places) => {
    const { kind = '', id, suggestions = [] } = places[0]?.unknown ?? {};
    // Nobody writes the paths of imported files by hand.
    const isSlip = places.length < MANY && places[0]?.path !== '';
    const now = suggestions.find((one) => !named.has(`${kind} ${one}`));
    const list = LISTS[kind];
    if (!list || now === undefined || isSlip) return places;
    return [
      faultAt({ file: list.file, path: `${list.below}${now}` }, 'renamed_id', [
        `nothing names the ${kind} "${now}", but "${id}" is named in ${counted(places.length, 'place')}`,
        `"${id}" again, or the new id in all of them`,
      ]),
    ];
  });
}
