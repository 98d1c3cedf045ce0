import type { Text } from './language.js';

/** A value for a placeholder: a figure, a name, or a word in both languages. */
export type Filling = string | number | Text;

/** Templates already split at their braces: a build fills the same few a hundred thousand times. */
const cut = new Map<string, readonly string[]>();

/**
 * Fills the placeholders `{name}` of a text in both languages.
 *
 * @throws when a placeholder has no value
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

/** A text split at its braces: every second piece is the name of a placeholder. */
function piecesOf(text: string): readonly string[] {
  const known = cut.get(text);
  if (known) return known;
  const pieces = text.split(/\{(\w+)\}/);
  cut.set(text, pieces);
  return pieces;
}
