import type { PlacedProblem } from '../shared/problem.js';

/** What is wrong with a file that is not read: with its place, for whoever has to mend it. */
export type Unread = Pick<PlacedProblem, 'line' | 'column' | 'message' | 'allowed' | 'rule'>;

/** A file that cannot be read, or is not of the form that source files have. */
export class Unreadable extends Error {
  constructor(readonly unread: Unread) {
    super(unread.message);
    this.name = 'Unreadable';
  }
}

/** Line and column, from 1, of an offset in a text. */
export function placeOf(text: string, offset: number): Pick<Unread, 'line' | 'column'> {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}
