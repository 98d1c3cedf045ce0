import { isAscii, isUtf8 } from 'node:buffer';
import { faultAt } from '../../shared/problem.js';
import { positionOf, Unreadable } from './unreadable.js';

/**
 * What no source file holds: controls but tab and line ends, and what Unicode calls formats and separators of lines:
 * characters of no width, and those that turn the order of what stands around them. What is to be ignored where it is not
 * known (fillers, variation selectors), what shows as a blank or otherwise on each machine (private use, unassigned), and
 * half a pair.
 */
export const UNSEEN =
  /(?![\t\n\r])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Co}\p{Cn}\p{Cs}\u2800\uFFFC]/u;

/** A line end of old systems, which some programs take for one and others do not: lines would have two numbers. */
const LONE_RETURN = /\r(?!\n)/;

/** What git leaves where two changes meet. */
const CONFLICT = /^(?:<{7}|>{7})(?: .*)?$/m;

/** Whatever is not plain ASCII: only that is looked through for what Unicode calls this or that, as it takes ten times as long. */
const NOT_PLAIN = /[^\t\n\r -~]+/g;

/**
 * The text of a file. Whatever a reader would not see is refused: it makes two names that look alike, or a line that
 * reads otherwise than it is.
 *
 * @throws {Unreadable} for what is not UTF-8, and for characters that do not show
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
  // What hardly any file holds is first looked for as plain text, which is ten times faster than a pattern.
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
  // What cannot be decoded becomes U+FFFD, which a file may hold as well.
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

/** A character that does not show, as one writes about it: `U+202E`. */
export function named(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
