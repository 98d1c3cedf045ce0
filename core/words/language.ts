/** A language of the texts, by the id in options, published paths and field names. */
export type Language = 'en' | 'zh';

export interface Text {
  en: string;
  zh: string;
}

/**
 * Selects the text of one language, from a pair of arguments (`name`, `name_zh`) or a {@link Text}. Missing Chinese
 * falls back to English.
 */
export interface Say {
  <T>(en: T, zh: T | null | undefined): T;
  (text: Text): string;
}

export interface Locale {
  language: Language;
  /** The BCP 47 tag, for `lang`, `hreflang` and `Intl`. */
  tag: 'en' | 'zh-CN';
  prefix: '' | '/zh-cn';
  say: Say;
}

export const LOCALES: Readonly<Record<Language, Locale>> = {
  en: { language: 'en', tag: 'en', prefix: '', say: sayIn('en') },
  zh: { language: 'zh', tag: 'zh-CN', prefix: '/zh-cn', say: sayIn('zh') },
};

function sayIn(language: Language): Say {
  function say<T>(en: T, zh: T | null | undefined): T;
  function say(text: Text): string;
  function say(...texts: [text: Text] | [en: unknown, zh: unknown]) {
    const [en, zh] = texts.length === 1 ? [texts[0].en, texts[0].zh] : texts;
    return language === 'en' ? en : (zh ?? en);
  }
  return say;
}

export function localeOf(pathname: string): Locale {
  return /^\/zh-cn(\/|$)/.test(pathname) ? LOCALES.zh : LOCALES.en;
}

/** The language of a BCP 47 tag; English for any but Chinese. */
export function languageOf(tag: string | undefined): Language {
  return /^zh/i.test(tag ?? '') ? 'zh' : 'en';
}

/** A text in both languages: `say(...pair)` selects one. */
export type TextPair = readonly [en: string, zh: string];

/** The name of each value of an enumeration, in both languages. */
export type Enumeration<Value extends string = string> = Readonly<Record<Value, TextPair>>;

/** A number with its noun in English: `1 layer`, `2,000 layers`. */
export function counted(count: number, one: string, more = `${one}s`): string {
  return `${count.toLocaleString('en-GB')} ${count === 1 ? one : more}`;
}
