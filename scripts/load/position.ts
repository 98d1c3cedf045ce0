import { isMap, isPair, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import type { PlacedProblem, Problem } from '../shared/problem.js';

/**
 * Finds where problems stand in a file. The text is parsed a second time for it, with a parser that keeps
 * positions: it is ten times slower, so only files with a problem pay.
 */
export function placeProblems(text: string, problems: readonly Problem[]): PlacedProblem[] {
  const lines = new LineCounter();
  const root = parseDocument(text, { lineCounter: lines, keepSourceTokens: false }).contents;
  return problems.map((problem) => {
    const { line, col } = lines.linePos(offsetOf(root, problem.path));
    return { ...problem, line: Math.max(line, 1), column: Math.max(col, 1) };
  });
}

/** Offset of the key or item at `path`, or of the deepest part of it that exists. */
function offsetOf(root: Node | null, path: string): number {
  let node: unknown = root;
  let offset = root?.range?.[0] ?? 0;
  let rest = path;
  while (rest !== '') {
    const step = stepInto(node, rest);
    if (!step) break;
    ({ node, offset, rest } = step);
  }
  return offset;
}

/** Keys may hold dots (`0.4`), so the longest key that `rest` starts with is taken. */
function stepInto(node: unknown, rest: string): { node: unknown; offset: number; rest: string } | null {
  if (isSeq(node)) {
    const [, index = '', tail = ''] = /^(\d+)(?:\.(.*))?$/s.exec(rest) ?? [];
    const item = node.items[Number(index)] as Node | undefined;
    return index !== '' && item ? { node: item, offset: item.range?.[0] ?? 0, rest: tail } : null;
  }
  if (!isMap(node)) return null;
  const pairs = node.items
    .filter((pair) => isPair(pair) && isScalar(pair.key))
    .map((pair) => ({ pair, key: String((pair.key as { value: unknown }).value) }))
    .filter(({ key }) => rest === key || rest.startsWith(`${key}.`))
    .sort((a, b) => b.key.length - a.key.length);
  const found = pairs[0];
  if (!found) return null;
  const key = found.pair.key as { range?: [number, number, number] | null };
  return { node: found.pair.value, offset: key.range?.[0] ?? 0, rest: rest.slice(found.key.length + 1) };
}
