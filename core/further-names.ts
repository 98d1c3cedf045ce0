import { foldToKey } from './fold.js';
import type { FurtherKind, FurtherNames, NameKind } from './name-list.js';
import { wordsOf } from './readings.js';

export type { FurtherKind, FurtherNames } from './name-list.js';

/** Signs that stand behind names on spools and mean nothing. */
const MARKS = /[™®©]/gu;

/** A name as one says it. */
export function withoutMarks(name: string): string {
  return name.replace(MARKS, '');
}

/** Whether there are further names of a kind. */
export function hasFurther(kind: NameKind): kind is FurtherKind {
  return kind === 'printers' || kind === 'materials';
}

/** The ways in which a name stands among the further ones: as it is written, and without the words beside it. */
export function furtherKeys(kind: FurtherKind, name: string): string[] {
  const plain = withoutMarks(name);
  const keys = [foldToKey(plain), foldToKey(wordsOf(kind, plain).join(' '))];
  return [...new Set(keys)].filter((key) => key !== '');
}

/**
 * The ids that the name of a product or an identifier stands for: all that it means. To be asked only for what is no
 * name in the list of names, which win.
 */
export function idsFurther(further: FurtherNames, kind: FurtherKind, name: string): readonly string[] {
  const table = further[kind];
  const known = furtherKeys(kind, name).find((key) => Object.hasOwn(table, key));
  return known === undefined ? [] : (table[known] ?? []);
}
