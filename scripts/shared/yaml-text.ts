import {
  Document,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  Scalar,
  visit,
} from 'yaml';
import { isObject, type Json, type JsonObject } from './tree.js';

/** The path to a value: map keys and list indices. */
export type Path = readonly (string | number)[];

/** Whether an existing entry precedes the added one. */
export type GoesBefore<T> = (there: T) => boolean;

/** Replaces the value at a path; a comment beside it stays. @throws if there is none */
export function replaceValue(text: string, path: Path, value: Json): string {
  return changed(text, (document) => {
    const [before, now] = [document.getIn(path, true), nodeOf(document, value)];
    if (!isNode(before)) throw new Error(`there is nothing at ${path.join('.')}`);
    now.comment = before.comment;
    document.setIn(path, now);
  });
}

/**
 * Adds a pair to the map at a path, before the first one that does not precede it. In a file of only comments it
 * becomes the first pair.
 *
 * @param lines levels of maps in the value that are written in lines, not between braces
 * @throws if there is no map
 */
export function addPair(
  text: string,
  path: Path,
  [key, value]: readonly [key: string, value: Json],
  goesBefore: GoesBefore<string> = () => true,
  lines = 0,
): string {
  if (path.length === 0 && parseDocument(text).contents === null) return text + fileLines({ [key]: value });
  return changed(text, (document) => {
    const map = document.getIn(path);
    if (!isMap(map)) throw new Error(`${path.join('.')} is not a map`);
    const pair = document.createPair(nodeOf(document, key), nodeOf(document, value, lines));
    insert(map.items, pair, (there) => goesBefore(keyOf(there)));
  });
}

/** Adds an item to the list at a path, as {@link addPair} does to a map. @throws if there is no list */
export function addItem(
  text: string,
  path: Path,
  item: Json,
  goesBefore: GoesBefore<unknown> = () => true,
  lines = 0,
): string {
  return changed(text, (document) => {
    const list = document.getIn(path);
    if (!isSeq<Node>(list)) throw new Error(`${path.join('.')} is not a list`);
    insert(list.items, nodeOf(document, item, lines), (there) => goesBefore(there.toJSON()));
  });
}

/** Removes a pair from the map at a path, and the map if it becomes empty. Does nothing if there is no such pair. */
export function removePair(text: string, path: Path, key: string): string {
  return changed(text, (document) => {
    const map = document.getIn(path);
    if (isMap(map) && map.delete(key) && map.items.length === 0) document.deleteIn(path);
  });
}

/** An object as the lines of a file. */
export function fileLines(fields: JsonObject): string {
  const document = new Document();
  document.contents = nodeOf(document, fields, 2);
  return written(document, '');
}

/** Adds an entry in order; a comment above all entries stays there. */
function insert<T extends Node | Pair>(entries: T[], added: T, goesBefore: (there: T) => boolean): void {
  const place = entries.findIndex((there) => !goesBefore(there));
  const [next, first] = [entries[0], added].map((entry) => (isPair(entry) ? entry.key : entry) as Node | undefined);
  if (place === 0 && next && first) {
    [first.commentBefore, next.commentBefore] = [next.commentBefore ?? null, null];
    [first.spaceBefore, next.spaceBefore] = [next.spaceBefore ?? false, false];
  }
  entries.splice(place === -1 ? entries.length : place, 0, added);
}

function keyOf({ key }: Pair): string {
  return isScalar(key) ? String(key.value) : '';
}

/** The text with its document changed: what the change does not touch stays as it is. */
function changed(text: string, change: (document: Document) => void): string {
  const document = parseDocument(text);
  change(document);
  return written(document, text);
}

/** A document as text, without line breaks; with spaces between brackets as in the text that it was read from. */
function written(document: Document, before: string): string {
  const isPadded = before.includes('{ ');
  visit(document, {
    Collection: (_, node) => {
      const padding = (node.range ? before[node.range[0] + 1] === ' ' : isMap(node) && isPadded) ? ' ' : '';
      const write: Node['toString'] = node.toString.bind(node);
      node.toString = (context, ...more) => write(context && { ...context, flowCollectionPadding: padding }, ...more);
    },
  });
  return document.toString({ lineWidth: 0 });
}

/** Texts that never need quotation marks: ids, words, URLs. */
const PLAIN = /^(?:https?:\/\/[^\s,[\]{}#"'`]+|[\p{L}](?:[\p{L}\p{N}_./+ -]*[^ ])?)$/u;

/**
 * A value as in hand-written files: the first levels of maps, lists of objects and texts in both languages are written in
 * lines, the rest between brackets.
 */
function nodeOf(document: Document, value: Json, lines = 0): Node {
  const node = document.createNode(value, { aliasDuplicateObjects: false });
  visit(node, {
    Collection: (_, one, path) => {
      const depth = path.filter(isCollection).length;
      const isListed = lines > 0 && isSeq(path.at(-1));
      one.flow = !isListed && !(isMap(one) && depth < lines) && !needsLines(one.toJSON());
    },
    Scalar: (_, one, path) => {
      const parent = path.at(-1);
      const isText = isPair(parent) && parent.value === one && ['en', 'zh'].includes(keyOf(parent));
      if (typeof one.value === 'string' && (isText || !PLAIN.test(one.value))) one.type = Scalar.QUOTE_DOUBLE;
    },
  });
  return node;
}

function needsLines(value: Json): boolean {
  if (Array.isArray(value)) return value.some(isObject);
  return isObject(value) && ('zh' in value || Object.values(value).some(needsLines));
}
