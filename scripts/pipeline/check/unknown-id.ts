import { nearest } from '../../../core/names/nearest.js';
import type { Problem } from '../../shared/problem.js';

/** A problem without the name of its check. */
export type CheckProblem = Omit<Problem, 'rule'>;

/** Most ids that are suggested. */
const MOST_SUGGESTIONS = 3;

/** The names that differ from a written one by a letter or two, the nearest first. */
export function suggest(written: string, names: Iterable<string>): string[] {
  return nearest(written, names)
    .filter(({ edits }) => edits <= Math.max(2, written.length / 3))
    .map(({ name }) => name);
}

/** That an id which a file names does not exist, with the nearest that do; nothing where it exists. */
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
    {
      file,
      path,
      message: `there is no ${kind} "${id}"`,
      allowed: suggestions.length > 0 ? `nearest: ${suggestions.join(', ')}` : whereFrom(kind, ids),
      cause: { code: 'unknown_id', kind, id, suggestions },
    },
  ];
}

/** Most ids that are all named. */
const FEW = 12;

/** Where an id that nothing is near to could be from: all of them where they are few, else how one is added. */
function whereFrom(kind: string, ids: readonly string[]): string {
  if (ids.length > 0 && ids.length <= FEW) return `one of ${ids.join(', ')}`;
  const file = FILES[kind];
  if (file !== undefined) return `an id of ${file}`;
  return ADDED.has(kind) ? `an id that there is; a new one: npm run new -- ${kind}` : 'an id that there is';
}

/** Files that list the ids of a kind. */
const FILES: Readonly<Record<string, string>> = {
  brand: 'data/brands.yaml',
  reference: 'data/references.yaml',
  source: 'data/sources.yaml',
  'brand of filament': 'data/filament-brands.yaml',
};

/** Kinds that a command adds. */
const ADDED = new Set(['printer', 'material', 'symptom', 'cause', 'fix', 'setting']);
