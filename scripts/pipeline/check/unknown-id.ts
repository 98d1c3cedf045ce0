import { nearest } from '../../../core/names/nearest.js';
import { type CheckProblem, faultAt } from '../../shared/problem.js';

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
