/** The languages of the documentation. */
export type Language = 'en' | 'zh';

/** A text in both languages, side by side where it is written; gives the one that is asked for. */
export type Say = (en: string, zh: string) => string;

/** The {@link Say} of a language. */
export function sayIn(language: Language): Say {
  return (en, zh) => (language === 'en' ? en : zh);
}
