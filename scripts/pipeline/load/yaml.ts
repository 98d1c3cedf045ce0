import { constructFromEvents, EVENT_ID, parseEvents, SCALAR_STYLE, YAMLException } from 'js-yaml';
import { type Fault, fault, faultAt } from '../../shared/problem.js';
import { positionOf, Unreadable } from './unreadable.js';

type Event = ReturnType<typeof parseEvents>[number];

/** Maximum nesting of a source file; existing files have six levels. */
const MAX_DEPTH = 16;

/** Numbers that YAML reads differently than people, or that are not numbers: 0x1F, 010, 0o17, .inf, .nan, -0, 1e400. */
const ODD_NUMBER = /^[-+]?(?:0[0-9]|0[xob][0-9a-f]+$|\.(?:inf|nan)$|[\d.]+e[-+]?\d{3,}$)|^-0+(?:\.0*)?$/i;

/** Every number begins with a sign, a point or a digit, all of which precede letters. */
const LAST_DIGIT = '9'.charCodeAt(0);

/**
 * Parses the YAML of a source file. The format allows one document of maps, lists, texts and plain numbers: cycles,
 * aliases and ambiguous values are rejected.
 *
 * @throws {Unreadable} with the position of the first error
 */
export function parseYaml(text: string): unknown {
  const directive = DIRECTIVE.exec(text);
  if (directive)
    throw unreadable(
      text,
      directive.index + directive[0].length - 1,
      fault('directive', ['starts with a directive', 'remove it: files are YAML 1.2, without tags']),
    );
  try {
    const events = parseEvents(text, { maxDepth: MAX_DEPTH });
    for (const event of events) refuse(event, text);
    const documents = events.filter(({ type }) => type === EVENT_ID.DOCUMENT);
    if (documents.length > 1) throw twoDocuments(text);
    const [value = null] = constructFromEvents(events, { source: text });
    return value;
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const { line = 0, column = 0, position = 0 } = error.mark ?? {};
    const slip = slipAt(text, error.reason, line, position);
    if (slip) throw unreadable(text, slip.offset, slip);
    const opened = NOT_CLOSED.test(error.reason) ? openedAt(text, position) : null;
    const place = opened === null ? { line: line + 1, column: column + 1 } : positionOf(text, opened);
    throw new Unreadable({ ...place, ...parserFault(error.reason, opened !== null), rule: 'yaml' });
  }
}

/** A YAML directive before the first value of a file. */
const DIRECTIVE = /^(?:[ \t]*(?:#.*)?\r?\n)*%/;

type Slip = Fault & { offset: number };

/** The most likely mistake behind a parser error, with its position: often a line or more before the error. */
function slipAt(text: string, reason: string, line: number, position: number): Slip | null {
  if (reason.includes('complex keys')) {
    const offset = Math.max(0, text.search(/(?<=^[ \t]*)\?(?=\s)|(?<=^[ \t]*|[{,]\s*)[[{][^\]}\n]*[\]}]\s*:/m));
    return faultAt({ offset }, 'complex_key', ['has a list or a map as a key', 'a plain word before the colon']);
  }
  if (reason.includes('multiline key')) return withoutColon(text, line);
  if (!reason.startsWith('bad indentation of a mapping entry')) return null;
  const sign = text[position] ?? '';
  if (/[@`%]/.test(sign))
    return faultAt({ offset: position }, 'unquoted_sign', [
      `is not YAML: plain text cannot start with "${sign}"`,
      'put the text in quotation marks',
    ]);
  return oddIndent(text, line);
}

/** The line before a key if it lacks a colon, or a space after it. */
function withoutColon(text: string, line: number): Slip | null {
  const lines = text.split('\n');
  let at = line - 1;
  while (at >= 0 && /^\s*(?:#|$)/.test(lines[at] ?? '')) at--;
  const written = lines[at]?.trim() ?? '';
  if (at < 0 || /:(?:\s|$)/.test(written)) return null;
  return faultAt({ offset: offsetOf(lines, at) }, 'no_colon', [
    `is not YAML: "${written.slice(0, 40)}" is not a key with a value`,
    'a colon and a space between key and value',
  ]);
}

/** A block that begins with a different indent than its next lines; an odd number of spaces is the mistake. */
function oddIndent(text: string, line: number): Slip | null {
  const lines = text.split('\n');
  const indentOf = (at: number) => /^ */.exec(lines[at] ?? '')?.[0].length ?? 0;
  const expected = indentOf(line);
  let first = line;
  for (let at = line - 1; at >= 0 && (lines[at]?.trim() === '' || indentOf(at) >= expected); at--)
    if (lines[at]?.trim() !== '') first = at;
  const found = indentOf(first);
  if (found === expected || found % 2 === 0 || expected % 2 === 1) return null;
  return faultAt({ offset: offsetOf(lines, first) }, 'odd_indent', [
    `is not YAML: is indented by ${found}, but line ${line + 1} of the same map by ${expected}`,
    'the same indentation for the whole map',
  ]);
}

/** Offset of the first non-blank character of a line. */
function offsetOf(lines: readonly string[], at: number): number {
  const before = lines.slice(0, at).reduce((sum, { length }) => sum + length + 1, 0);
  return before + (/^ */.exec(lines[at] ?? '')?.[0].length ?? 0);
}

/** Parser errors for an unclosed list, map or text; they are raised somewhere after its start. */
const NOT_CLOSED = /indentation|end of the (?:stream|document)|missed comma|unexpected end/;

/** Offset of the bracket or quotation mark that is still open at an offset; null if there is none. */
function openedAt(text: string, offset: number): number | null {
  const open: { sign: string; at: number }[] = [];
  for (let at = 0; at < offset; at++) {
    const sign = text[at] ?? '';
    const begins = /[\s[{,]/.test(text[at - 1] ?? ' ');
    const last = open.at(-1)?.sign ?? '';
    if (last === '"' || last === "'") {
      if (sign === '\\' && last === '"') at++;
      else if (sign === last) open.pop();
    } else if (sign === '#' && begins) {
      at = text.indexOf('\n', at);
      if (at === -1) break;
    } else if (begins && /["'[{]/.test(sign)) open.push({ sign, at });
    else if (open.length > 0 && /[\]}]/.test(sign)) {
      // A closing bracket of the other kind shows which one is not closed.
      if ((last === '[') !== (sign === ']')) break;
      open.pop();
    }
  }
  return open.at(-1)?.at ?? null;
}

function parserFault(reason: string, open: boolean): Fault {
  if (open) return fault('not_closed', ['is not YAML: what opens here is not closed', 'close it']);
  if (reason.startsWith('nesting exceeded'))
    return fault('nested_too_deep', ['is nested too deep', `at most ${MAX_DEPTH} levels`]);
  return fault('no_yaml', [`is not YAML: ${reason}`]);
}

function refuse(event: Event, text: string): void {
  const isAlias = event.type === EVENT_ID.ALIAS;
  if (isAlias || ('anchorStart' in event && event.anchorStart >= 0))
    throw unreadable(
      text,
      event.anchorStart - 1,
      fault('alias_or_anchor', [
        `contains an ${isAlias ? 'alias' : 'anchor'}`,
        'write out the value: anchors and aliases are not allowed',
      ]),
    );
  if ('tagStart' in event && event.tagStart >= 0)
    throw unreadable(
      text,
      event.tagStart,
      fault('tag', ['contains a tag', 'remove it: the type of a value follows from its field']),
    );
  if (event.type !== EVENT_ID.SCALAR || event.style !== SCALAR_STYLE.PLAIN || event.valueStart < 0) return;
  // Most plain scalars are words.
  if (text.charCodeAt(event.valueStart) > LAST_DIGIT) return;
  const written = text.slice(event.valueStart, event.valueEnd);
  if (ODD_NUMBER.test(written))
    throw unreadable(
      text,
      event.valueStart,
      fault('ambiguous_number', [
        `"${written}" is ambiguous`,
        'a decimal number without leading zeros; or a text in quotation marks',
      ]),
    );
}

function unreadable(text: string, offset: number, fault: Fault): Unreadable {
  return new Unreadable({ ...fault, ...positionOf(text, offset), rule: 'yaml' });
}

/** The second document begins at a line of three hyphens or three dots. */
function twoDocuments(text: string): Unreadable {
  const marks = [...text.matchAll(/^(?:---|\.{3})(?=\s|$)/gm)];
  const second =
    marks.find(({ index }) => text.slice(0, index).replace(/^(?:#.*|\s*|---|\.{3})$/gm, '') !== '') ?? marks.at(-1);
  return unreadable(
    text,
    second?.index ?? 0,
    fault('second_document', ['starts a second document', 'one document per file']),
  );
}
