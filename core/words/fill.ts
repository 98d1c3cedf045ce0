import type { Text } from './language.js';

/** A value for a placeholder: a figure, a name, or a word in both languages. */
export type Filling = string | number | Text;

/**
 * Fills the placeholders `{name}` of a text in both languages.
 *
 * @throws when a placeholder has no value
 */
export function fillText({ en, zh }: Text, fillings: Readonly<Record<string, Filling>>): Text {
  return { en: fillIn('en', en, fillings), zh: fillIn('zh', zh, fillings) };
}

function fillIn(language: keyof Text, text: string, fillings: Readonly<Record<string, Filling>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const filling = fillings[name];
    if (filling === undefined) throw new Error(`"${text}" lacks {${name}}`);
    return typeof filling === 'object' ? filling[language] : String(filling);
  });
}
