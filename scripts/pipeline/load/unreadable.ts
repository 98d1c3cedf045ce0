import type { Fault } from '../../shared/problem.js';

/** Why a file cannot be read, with its line and column. */
export type ReadProblem = Fault & { line: number; column: number; rule: string };

/** A file that cannot be read, or is not in the format of source files. */
export class Unreadable extends Error {
  constructor(readonly unread: ReadProblem) {
    super(unread.message);
    this.name = 'Unreadable';
  }
}

/** Line and column, from 1, of an offset in a text. */
export function positionOf(text: string, offset: number): Pick<ReadProblem, 'line' | 'column'> {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}
