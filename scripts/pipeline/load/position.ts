import { isMap, isPair, isScalar, isSeq, LineCounter, type Node, parseDocument, type Scalar, type YAMLMap } from 'yaml';
import type { LocatedProblem, Problem } from '../../shared/problem.js';
import { positionOf } from './unreadable.js';

/**
 * Finds the line and column of each problem in a file. The text is parsed a second time for it, with a parser that keeps
 * positions: it is ten times slower, so only files with a problem pay.
 */
export function locateProblems(text: string, problems: readonly Problem[]): LocatedProblem[] {
  if (text.startsWith('<')) return problems.map((problem) => ({ ...problem, ...locateInSvg(text, problem.path) }));
  // A problem of the whole file is reported at line 1; for most files that needs no parser.
  if (problems.every(({ path }) => path === '') && text.endsWith('\n') && /^[{[]/.test(text))
    return problems.map((problem) => ({ ...problem, line: 1, column: 1 }));
  const lines = new LineCounter();
  // Keys that are twice were refused before; to look for them again takes the square of their number.
  const root = parseDocument(text, { lineCounter: lines, keepSourceTokens: false, uniqueKeys: false }).contents;
  return problems.map((problem) => {
    const { line, col } = lines.linePos(offsetOf(root, problem.path));
    return { ...problem, line: Math.max(line, 1), column: Math.max(col, 1) };
  });
}

/** Where the element with an id is in an SVG file; its beginning where there is none. */
function locateInSvg(text: string, id: string): Pick<LocatedProblem, 'line' | 'column'> {
  return positionOf(text, Math.max(0, text.lastIndexOf('<', text.indexOf(` id="${id}"`))));
}

/** Offset of the key or item at `path`, or of the deepest part of it that exists. */
function offsetOf(root: Node | null, path: string): number {
  let node: unknown = root;
  let offset = root?.range?.[0] ?? 0;
  let rest: string | null = path === '' ? null : path;
  while (rest !== null) {
    const step = stepInto(node, rest);
    if (!step) break;
    ({ node, offset, rest } = step);
  }
  return offset;
}

/** The value at the first step of a path, and what is left of the path; null where it is all gone. */
interface Step {
  node: unknown;
  offset: number;
  rest: string | null;
}

/** Keys may hold dots (`0.4`), so the longest key that `rest` starts with is taken. */
function stepInto(node: unknown, rest: string): Step | null {
  if (isSeq(node)) {
    const [, index = '', tail = null] = /^(\d+)(?:\.(.*))?$/s.exec(rest) ?? [];
    const item = node.items[Number(index)] as Node | undefined;
    return index !== '' && item ? { node: item, offset: item.range?.[0] ?? 0, rest: tail } : null;
  }
  if (!isMap(node)) return null;
  const pairs = pairsOf(node);
  for (let key = rest; ; key = key.slice(0, key.lastIndexOf('.'))) {
    const found = pairs.get(key);
    if (found)
      return { node: found.node, offset: found.offset, rest: key === rest ? null : rest.slice(key.length + 1) };
    if (!key.includes('.')) return null;
  }
}

type Pairs = ReadonlyMap<string, { node: unknown; offset: number }>;

/** The pairs of a map by their keys, gathered once: a file with a slip in each of its thousand lines is placed as fast. */
const gathered = new WeakMap<YAMLMap, Pairs>();

function pairsOf(map: YAMLMap): Pairs {
  const before = gathered.get(map);
  if (before) return before;
  const pairs = new Map(
    map.items
      .filter((pair) => isPair(pair) && isScalar(pair.key))
      .map(({ key, value }) => [
        String((key as Scalar).value),
        { node: value, offset: (key as Scalar).range?.[0] ?? 0 },
      ]),
  );
  gathered.set(map, pairs);
  return pairs;
}
