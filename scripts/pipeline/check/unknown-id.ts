import { nearest } from '../../../core/names/nearest.js';
import type { Position } from '../../shared/problem.js';
import type { Fault } from '../../shared/problem-messages/messages.js';

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
): (Position & Fault<'unknown_id'>)[] {
  const exists = registry instanceof Map ? registry.has(id) : Object.hasOwn(registry, id);
  if (exists) return [];
  const ids = registry instanceof Map ? [...(registry as ReadonlyMap<string, unknown>).keys()] : Object.keys(registry);
  const suggestions = suggest(id, ids).slice(0, MOST_SUGGESTIONS);
  return [
    {
      file,
      path,
      code: 'unknown_id',
      parameters: { kind, id, suggestions, known: ids },
    },
  ];
}
