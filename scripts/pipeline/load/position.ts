import { isMap, isPair, isScalar, isSeq, LineCounter, type Node, parseDocument, type Scalar, type YAMLMap } from 'yaml';
import type { LocatedProblem, Problem } from '../../shared/problem.js';
import { positionOf } from './unreadable.js';

/**
 * Adds line and column to the problems of a file. The text is parsed again with a parser that keeps positions: it is
 * ten times slower, so only files with problems pay for it.
 */
export function locateProblems(text: string, problems: readonly Problem[]): LocatedProblem[] {
  if (text.startsWith('<')) return problems.map((problem) => ({ ...problem, ...locateInSvg(text, problem.path) }));
  // Problems of the whole file are reported at line 1; for most files that needs no parser.
  if (problems.every(({ path }) => path === '') && text.endsWith('\n') && /^[{[]/.test(text))
    return problems.map((problem) => ({ ...problem, line: 1, column: 1 }));
  const lines = new LineCounter();
  // Duplicate keys have been rejected before; checking them again takes quadratic time.
  const root = parseDocument(text, { lineCounter: lines, keepSourceTokens: false, uniqueKeys: false }).contents;
  return problems.map((problem) => {
    const { line, col } = lines.linePos(offsetOf(root, problem.path));
    return { ...problem, line: Math.max(line, 1), column: Math.max(col, 1) };
  });
}

/** Position of the element with an id in an SVG file; the start of the file if there is none. */
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

/** The value at the first step of a path, and the rest of the path; null if nothing is left. */
interface Step {
  node: unknown;
  offset: number;
  rest: string | null;
}

/** Keys can contain dots (`0.4`), so the longest matching key is taken. */
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

/** Cache of a map's pairs by key, so that problems in thousands of lines are located quickly. */
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
