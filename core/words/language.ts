/** A language of the texts, by the id that options, published paths and fields use. */
export type Language = 'en' | 'zh';

export interface Text {
  en: string;
  zh: string;
}

/**
 * Gives a text in one language: out of the two side by side, as where they are written or as records hold them
 * (`name`, `name_zh`), or out of a {@link Text}. Chinese that is missing is given in English.
 */
export interface Say {
  <T>(en: T, zh: T | null | undefined): T;
  (text: Text): string;
}

export interface Locale {
  language: Language;
  /** As in BCP 47, for `lang`, `hreflang` and the formats of `Intl`. */
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

/** The language that a tag of BCP 47 names; English for any but Chinese. */
export function languageOf(tag: string | undefined): Language {
  return /^zh/i.test(tag ?? '') ? 'zh' : 'en';
}

/** A text in both languages, as code writes it: `say(...pair)` gives one of the two. */
export type TextPair = readonly [en: string, zh: string];

/** What the values of an enumeration are called, in both languages. */
export type Enumeration<Value extends string = string> = Readonly<Record<Value, TextPair>>;

/** A count with its noun in English: `1 layer`, `2,000 layers`. */
export function counted(count: number, one: string, more = `${one}s`): string {
  return `${count.toLocaleString('en-GB')} ${count === 1 ? one : more}`;
}
