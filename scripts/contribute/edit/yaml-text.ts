import {
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { parseYaml } from '../../pipeline/load/yaml.js';
import { isObject, type Json } from '../../shared/tree.js';

/** The path to a value: map keys and list indices. */
export type Path = readonly (string | number)[];

/** Whether an existing entry precedes the added one. */
export type GoesBefore<T> = (there: T) => boolean;

/** Replaces the value at a path, leaving the rest of the text unchanged. @throws if there is none */
export function replaceValue(text: string, path: Path, value: string): string {
  const [from, to] = rangeOf(nodeAt(text, path));
  return text.slice(0, from) + value + text.slice(to);
}

/**
 * Adds `key: value` to the map at a path, before the first pair that does not precede it. A value that begins with a
 * newline is a block, indented as below a top-level key. In a file of only comments it becomes the first pair.
 *
 * @throws if there is no map
 */
export function addPair(
  text: string,
  path: Path,
  [key, value]: readonly [key: string, value: string],
  goesBefore: GoesBefore<string> = () => true,
): string {
  const line = value.startsWith('\n') ? `${key}:${value}` : `${key}: ${value}`;
  if (path.length === 0 && parseDocument(text).contents === null) return `${text}${line}\n`;
  const map = nodeAt(text, path);
  if (!isMap(map)) throw new Error(`${path.join('.')} is not a map`);
  const place = map.items.findIndex((pair) => !goesBefore(keyOf(pair)));
  if (map.flow) return addToFlow(text, map, line, place);
  return addLines(text, map.items.map(rangeOfPair), line, place);
}

/** Adds an item to the list at a path, before the first one that does not precede it. @throws if there is no list */
export function addItem(text: string, path: Path, item: string, goesBefore: GoesBefore<unknown> = () => true): string {
  const list = nodeAt(text, path);
  if (!isSeq(list)) throw new Error(`${path.join('.')} is not a list`);
  const place = list.items.findIndex((each) => !goesBefore((each as Node).toJSON()));
  if (list.flow) return addToFlow(text, list, item, place);
  const ranges = list.items.map((each) => {
    const [from, to] = rangeOf(each as Node);
    return [text.lastIndexOf('-', from - 1), to] as const;
  });
  return addLines(text, ranges, `- ${item.replaceAll('\n', '\n  ')}`, place);
}

/** Removes a pair from the map at a path, and the map if it becomes empty. Does nothing if there is no such pair. */
export function removePair(text: string, path: Path, key: string): string {
  const map = parseDocument(text).getIn(path, true);
  if (!isMap(map)) return text;
  const place = map.items.findIndex((pair) => keyOf(pair) === key);
  const pair = map.items[place];
  if (!pair) return text;
  if (map.items.length === 1 && path.length > 0) return removePair(text, path.slice(0, -1), String(path.at(-1)));
  const [from, to] = rangeOfPair(pair);
  if (!map.flow) return text.slice(0, lineStart(text, from)) + text.slice(lineAfter(text, to));
  const next = map.items[place + 1];
  const before = map.items[place - 1];
  if (next) return text.slice(0, from) + text.slice(rangeOfPair(next)[0]);
  return text.slice(0, before ? rangeOfPair(before)[1] : from) + text.slice(to);
}

function nodeAt(text: string, path: Path): Node {
  const document = parseDocument(text);
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  if (!node) throw new Error(`there is nothing at ${path.join('.')}`);
  return node as Node;
}

/** The start and end offsets of a node, without trailing comments and blank lines. */
function rangeOf(node: Node): readonly [from: number, to: number] {
  const [from = 0, to = 0] = node.range ?? [];
  if (!isCollection(node) || node.flow) return [from, to];
  const last = node.items.at(-1);
  if (last === undefined) return [from, to];
  return [from, isSeq(node) ? rangeOf(last as Node)[1] : rangeOfPair(last as Pair)[1]];
}

function rangeOfPair({ key, value }: Pair): readonly [from: number, to: number] {
  const [from, to] = rangeOf(key as Node);
  return [from, value ? Math.max(rangeOf(value as Node)[1], to) : to];
}

function keyOf({ key }: Pair): string {
  return isScalar(key) ? String(key.value) : '';
}

/** Adds whole lines with the indentation of their neighbours. */
function addLines(text: string, ranges: readonly (readonly [number, number])[], added: string, place: number): string {
  const before = place === -1 ? ranges.at(-1) : ranges[place - 1];
  const [start] = before ?? ranges[0] ?? [0];
  const indent = ' '.repeat(start - lineStart(text, start));
  const lines = `${indent}${added.replaceAll('\n', `\n${indent}`)}\n`;
  const offset = before ? lineAfter(text, before[1]) : lineStart(text, start);
  const head = text.slice(0, offset);
  return (head === '' || head.endsWith('\n') ? head : `${head}\n`) + lines + text.slice(offset);
}

function addToFlow(text: string, { items, range }: YAMLMap | YAMLSeq, added: string, place: number): string {
  const next = place === -1 ? undefined : items[place];
  if (next !== undefined) {
    const [from] = 'key' in (next as Pair) ? rangeOfPair(next as Pair) : rangeOf(next as Node);
    return `${text.slice(0, from)}${added}, ${text.slice(from)}`;
  }
  const end = (range?.[1] ?? 1) - 1;
  const head = text.slice(0, end).trimEnd();
  const between = items.length === 0 ? '' : head.endsWith(',') ? ' ' : ', ';
  return head + between + added + text.slice(head.length);
}

function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

/** The offset of the next line start at or after an offset. */
function lineAfter(text: string, offset: number): number {
  if (text[offset - 1] === '\n') return offset;
  const end = text.indexOf('\n', offset);
  return end === -1 ? text.length : end + 1;
}

/** Texts that never need quotation marks: ids, words, URLs. */
const PLAIN = /^(?:https?:\/\/[^\s,[\]{}#"'`]+|[\p{L}][\p{L}\p{N}_./+ -]*)$/u;

/** A value as hand-written YAML on one line: `{x: 256, y: 256}`, `[a, b]`, `"with: a colon"`. */
export function inlineYaml(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(inlineYaml).join(', ')}]`;
  if (isObject(value))
    return `{${Object.entries(value)
      .map(([key, inner]) => `${inlineYaml(key)}: ${inlineYaml(inner)}`)
      .join(', ')}}`;
  if (typeof value !== 'string') return String(value);
  return PLAIN.test(value) && !value.endsWith(' ') && readsAs(value) ? value : JSON.stringify(value);
}

/** Whether an unquoted text is parsed as that text, not as true, null or a date. */
function readsAs(text: string): boolean {
  try {
    return parseYaml(text) === text;
  } catch {
    return false;
  }
}
