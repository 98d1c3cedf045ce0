import { isAscii, isUtf8 } from 'node:buffer';
import { faultAt } from '../../shared/problem.js';
import { positionOf, Unreadable } from './unreadable.js';

/**
 * Characters that source files must not contain: control characters except tab and line breaks; format characters
 * (zero-width, bidirectional) and line separators; ignorable ones (fillers, variation selectors); those that look blank
 * or vary by machine (private use, unassigned); and lone surrogates.
 */
export const UNSEEN =
  /(?![\t\n\r])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Co}\p{Cn}\p{Cs}\u2800\uFFFC]/u;

/** A line break of old systems, which only some programs recognise: line numbers would be ambiguous. */
const LONE_RETURN = /\r(?!\n)/;

/** Markers of an unresolved merge conflict in git. */
const CONFLICT = /^(?:<{7}|>{7})(?: .*)?$/m;

/** Non-ASCII text: only this is searched by Unicode properties, which is ten times slower. */
const NOT_PLAIN = /[^\t\n\r -~]+/g;

/**
 * Decodes a file. Rejects invisible characters, which make names look alike or lines read differently than they are.
 *
 * @throws {Unreadable} for invalid UTF-8 and for invisible characters
 */
export function decode(bytes: Buffer): string {
  const text = decodeStrictly(bytes);
  for (const { 0: part, index } of text.matchAll(NOT_PLAIN)) {
    const unseen = UNSEEN.exec(part);
    if (unseen)
      throw new Unreadable({
        ...faultAt({ rule: 'characters' }, 'unseen_character', [
          `contains ${named(unseen[0])}, which is invisible`,
          'remove it; write a line break inside a text as a new line',
        ]),
        ...positionOf(text, index + unseen.index),
      });
  }
  // Rare characters are first searched for as plain text, which is ten times faster than a pattern.
  const lone = text.includes('\r') ? LONE_RETURN.exec(text) : null;
  if (lone)
    throw new Unreadable(
      faultAt({ ...positionOf(text, lone.index), rule: 'characters' }, 'lone_return', [
        'contains a carriage return (U+000D) that does not end a line',
        'end lines with LF, or with CR and LF',
      ]),
    );
  const conflict = text.includes('<<<<<<<') || text.includes('>>>>>>>') ? CONFLICT.exec(text) : null;
  if (conflict)
    throw new Unreadable(
      faultAt({ ...positionOf(text, conflict.index), rule: 'characters' }, 'conflict', [
        `contains a merge conflict marker of git: "${conflict[0].slice(0, 40)}"`,
        'keep one version, and remove the markers',
      ]),
    );
  return text;
}

function decodeStrictly(bytes: Buffer): string {
  if (isAscii(bytes)) return bytes.toString('latin1');
  const text = bytes.toString();
  if (isUtf8(bytes)) return text;
  // Invalid bytes are decoded as U+FFFD, which can also be in a file.
  let [at, byte] = [-1, 0];
  do {
    at = text.indexOf(REPLACEMENT, at + 1);
    byte = Buffer.byteLength(text.slice(0, at));
  } while (bytes.subarray(byte).indexOf(REPLACEMENT) === 0);
  throw new Unreadable(
    faultAt({ ...positionOf(text, at), rule: 'encoding' }, 'not_utf8', [
      `is not UTF-8: byte 0x${bytes[byte]?.toString(16).padStart(2, '0').toUpperCase() ?? ''}`,
      'save the file as UTF-8',
    ]),
  );
}

const REPLACEMENT = '\uFFFD';

/** Code point of an invisible character: `U+202E`. */
export function named(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
