import stringWidth from 'string-width';

/** Columns that a text takes in a terminal: Chinese characters take two. */
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
 * What may not be parted: a Chinese character, a run of blanks, a Latin word. Marks that close belong to what is before
 * them, those that open to what follows.
 */
const PIECES = new RegExp(`${OPEN}(?:\\u00a0|[^\\s${HAN}])+${CLOSE}|${OPEN}[${HAN}]${CLOSE}|[^\\S\\u00a0]+`, 'gu');

/** A figure and its unit, a sign and its figure: they stay on one line. */
const FIGURES = /(?<=\d|[≤≥]) (?=\d|°|%|mm|s\b|min\b|h\b|g\/|层|个)/gu;

function piecesOf(text: string): string[] {
  return text.replace(FIGURES, '\u00a0').match(PIECES) ?? [];
}

/** Columns that the longest part of a text takes that should not be parted. */
export function leastWidth(text: string): number {
  return Math.max(0, ...piecesOf(text).map((piece) => widthOf(piece.trim())));
}

/** A text in lines of at most a width; a word that is longer than a line is parted. */
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

/** As much of a text as fits, at least one character. */
function longestHead(text: string, width: number): string {
  let head = '';
  for (const character of text) {
    if (head !== '' && widthOf(head + character) > width) break;
    head += character;
  }
  return head;
}
