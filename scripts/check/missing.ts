import { nearest } from '../../core/nearest.js';
import type { Problem } from '../shared/problem.js';

/** A problem, before the name of its check is put in. */
export type Found = Omit<Problem, 'rule'>;

/** Most ids that are named as the ones that may be meant. */
const NAMED = 3;

/** The names that somebody who wrote another one most likely meant: a slip of a letter or two, the nearest first. */
export function meant(written: string, names: Iterable<string>): string[] {
  return nearest(written, names)
    .filter(({ edits }) => edits <= Math.max(2, written.length / 3))
    .map(({ name }) => name);
}

/** That an id which a file names is not known, with the nearest that are; nothing where it is. */
export function missing(
  file: string,
  path: string,
  kind: string,
  id: string,
  known: ReadonlyMap<string, unknown> | object,
): Found[] {
  const exists = known instanceof Map ? known.has(id) : Object.hasOwn(known, id);
  if (exists) return [];
  const ids = known instanceof Map ? [...(known as ReadonlyMap<string, unknown>).keys()] : Object.keys(known);
  const near = meant(id, ids).slice(0, NAMED);
  return [
    {
      file,
      path,
      message: `there is no ${kind} "${id}"`,
      allowed: near.length > 0 ? `nearest: ${near.join(', ')}` : listed(kind, ids),
    },
  ];
}

/** Most ids that are all named. */
const FEW = 12;

/** Where an id that nothing is near to could be from: all of them where they are few, else how one is added. */
function listed(kind: string, ids: readonly string[]): string {
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
