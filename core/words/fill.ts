import type { Text } from './language.js';

/** What can be put into a text: a figure, a name, or a word in both languages. */
export type Filling = string | number | Text;

/** Texts that were cut at their braces before: the same few are filled a hundred thousand times in a build. */
const cut = new Map<string, readonly string[]>();

/**
 * A text in both languages in which each `{name}` is replaced by what has that name.
 *
 * @throws when the text names something that is not given
 */
export function fillText({ en, zh }: Text, fillings: Readonly<Record<string, Filling>>): Text {
  return { en: fillIn('en', en, fillings), zh: fillIn('zh', zh, fillings) };
}

function fillIn(language: keyof Text, text: string, fillings: Readonly<Record<string, Filling>>): string {
  let filled = '';
  for (const [index, piece] of piecesOf(text).entries()) {
    const isName = index % 2 === 1;
    const filling = isName ? fillings[piece] : piece;
    if (filling === undefined) throw new Error(`"${text}" lacks {${piece}}`);
    filled += typeof filling === 'object' ? filling[language] : filling;
  }
  return filled;
}

/** A text cut at its braces: every second piece is the name of what is put there. */
function piecesOf(text: string): readonly string[] {
  const known = cut.get(text);
  if (known) return known;
  const pieces = text.split(/\{(\w+)\}/);
  cut.set(text, pieces);
  return pieces;
}
