import stringWidth from 'string-width';

/** Terminal columns of a text: Chinese characters take two. */
export function widthOf(text: string): number {
  return stringWidth(text);
}

export function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

const HAN = '\\p{Script=Han}\\u3000-\\u303f\\uff00-\\uffef';
const OPEN = '[（「『《“‘]*';
const CLOSE = '[，。；：！？、）」』》”’…]*';

/**
 * Unbreakable parts: a Chinese character, a run of spaces, a Latin word. Closing punctuation belongs to the preceding
 * part, opening punctuation to the following one.
 */
const PIECES = new RegExp(`${OPEN}(?:\\u00a0|[^\\s${HAN}])+${CLOSE}|${OPEN}[${HAN}]${CLOSE}|[^\\S\\u00a0]+`, 'gu');

/** Keeps a number with its unit, and a sign with its number, on one line. */
const FIGURES = /(?<=\d|[≤≥]) (?=\d|°|%|mm|s\b|min\b|h\b|g\/|层|个)/gu;

function piecesOf(text: string): string[] {
  return text.replace(FIGURES, '\u00a0').match(PIECES) ?? [];
}

/** Columns of the longest unbreakable part of a text. */
export function leastWidth(text: string): number {
  return Math.max(0, ...piecesOf(text).map((piece) => widthOf(piece.trim())));
}

/** Wraps a text to a width; splits words longer than a line. */
export function wrap(text: string, width: number): string[] {
  return text.split('\n').flatMap((line) => wrapLine(line, Math.max(1, width)));
}

function wrapLine(text: string, width: number): string[] {
  if (widthOf(text) <= width) return [text];
  const lines: string[] = [];
  let line = '';
  const add = (piece: string) => {
    if (widthOf(line + piece) <= width) line += piece;
    else {
      if (line.trim() !== '') lines.push(line.trimEnd());
      line = piece.trimStart();
    }
  };
  for (const piece of piecesOf(text)) {
    add(piece);
    while (widthOf(line) > width) {
      const head = longestHead(line, width);
      lines.push(head);
      line = line.slice(head.length);
    }
  }
  if (line.trim() !== '') lines.push(line.trimEnd());
  return lines;
}

/** The beginning of a text that fits, at least one character. */
function longestHead(text: string, width: number): string {
  let head = '';
  for (const character of text) {
    if (head !== '' && widthOf(head + character) > width) break;
    head += character;
  }
  return head;
}
