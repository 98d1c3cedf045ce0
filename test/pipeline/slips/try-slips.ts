import { hash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parseDocument } from 'yaml';
import { validate } from '../../../scripts/pipeline/pipeline.js';
import type { Memory } from '../../../scripts/shared/memory.js';
import { type LocatedProblem, ProblemsError } from '../../../scripts/shared/problem.js';
import { changeLines, type Slip } from './slip.js';

/**
 * What became of a slip: it was refused and told well, told badly, not seen at all, or the check itself failed. It is gone
 * where its file or lines are, and none where the file says the same with it, as in other quotation marks.
 */
export type Verdict = 'refused' | 'badly' | 'passed' | 'crashed' | 'gone' | 'none';

/** The verdict on a slip, with what was said. */
export interface Tried {
  slip: Slip;
  verdict: Verdict;
  said: string;
}

/** Most lines that are said of one slip. */
const MOST_LINES = 6;

/** Every slip of a list, in the order in which it was drawn. */
export function drawnSlips(list: string): Slip[] {
  const text = readFileSync(path.join(import.meta.dirname, list), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => JSON.parse(line) as Slip);
}

/** Makes a slip in a copy of the data; what undoes it and the line where it stands, or why it cannot be made. */
function make(folder: string, slip: Slip): { undo: () => void; line: number } | 'gone' | 'none' {
  const place = path.join(folder, slip.file);
  const kept = `${folder}.kept`;
  if (!existsSync(place)) return 'gone';
  const before = readFileSync(place);
  const undo: (() => void)[] = [];
  const put = (file: string, content: string | Uint8Array) => {
    const at = path.join(folder, file);
    const aside = `${kept}-${undo.length}`;
    renameSync(at, aside);
    writeFileSync(at, content);
    undo.push(() => renameSync(aside, at));
  };
  let line = slip.line ?? 1;
  switch (slip.whole) {
    case 'emptied':
      put(slip.file, '');
      break;
    case 'truncated':
      put(slip.file, before.subarray(0, before.length / 2));
      break;
    case 'replaced':
      put(slip.file, slip.content ?? '');
      break;
    case 'removed':
      renameSync(place, kept);
      undo.push(() => renameSync(kept, place));
      break;
    case 'renamed':
    case 'copied': {
      const to = path.join(folder, slip.to ?? '');
      if (slip.whole === 'copied') writeFileSync(to, before);
      else renameSync(place, to);
      undo.push(() => (slip.whole === 'copied' ? rmSync(to) : renameSync(to, place)));
      break;
    }
    default: {
      const changed = changeLines(before.toString(), slip);
      if (!changed) return 'gone';
      if (sayTheSame(before.toString(), changed.text)) return 'none';
      line = changed.line;
      put(slip.file, changed.text);
      if (slip.digest) redigest(folder, slip.file, changed.text, put);
    }
  }
  return {
    undo: () => {
      for (const one of undo.reverse()) one();
    },
    line,
  };
}

/** Whether two texts of a file are the same YAML. */
function sayTheSame(before: string, after: string): boolean {
  const [a, b] = [before, after].map((text) => parseDocument(text));
  if (!a || !b || a.errors.length + b.errors.length > 0) return false;
  return isDeepStrictEqual(a.toJS(), b.toJS());
}

function redigest(folder: string, file: string, text: string, put: (file: string, content: string) => void): void {
  const [source] = /^imported\/[^/]+/.exec(file) ?? [''];
  const list = `${source}/digests.json`;
  const digests = JSON.parse(readFileSync(path.join(folder, list), 'utf8')) as Record<string, string>;
  digests[file.slice(source.length + 1)] = hash('sha256', text);
  put(list, `${JSON.stringify(digests, null, 2)}\n`);
}

/** Makes a slip, lets everything be checked, and undoes it. */
export async function tried(folder: string, slip: Slip, memory: Memory): Promise<Tried> {
  const made = make(folder, slip);
  if (typeof made === 'string') return { slip, verdict: made, said: '' };
  try {
    await validate(folder, memory);
    return { slip, verdict: 'passed', said: '' };
  } catch (error) {
    if (!(error instanceof ProblemsError)) return { slip, verdict: 'crashed', said: String((error as Error).stack) };
    return { slip, verdict: isToldWell(slip, made.line, error) ? 'refused' : 'badly', said: error.message };
  } finally {
    made.undo();
  }
}

/**
 * Whether the first thing that is said is about the file that was changed, at the line that was, or one beside it; and
 * whether no more is said than one reads.
 */
function isToldWell(slip: Slip, line: number, { problems, message }: ProblemsError): boolean {
  const [first] = problems as readonly LocatedProblem[];
  const files = [slip.file, ...(slip.to === undefined ? [] : [slip.to])];
  if (!first || !files.includes(first.file)) return false;
  if (message.split('\n').length > MOST_LINES) return false;
  if (slip.anywhere || slip.whole) return true;
  return problems.some(
    (one) => files.includes(one.file) && one.line >= line - 1 && one.line <= line + Math.max(1, slip.now?.length ?? 1),
  );
}
