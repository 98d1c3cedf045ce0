import { type Language, LOCALES, type Locale } from '../../../core/words/language.js';
import { Writer } from '../../../core/words/values.js';
import { TEXTS, type Texts } from '../explorer/explorer-texts.js';

/** The kinds of records that have a page each: the first part of its address. */
export const KINDS = ['printers', 'brands', 'materials', 'symptoms', 'causes', 'settings'] as const;
export type Kind = (typeof KINDS)[number];

/** Everything that depends on the language of a page. */
export interface PageLocale extends Locale {
  /** The words that the pages share with the explorer. */
  texts: Texts;
  writer: Writer;
  /** The address of a path of the site, such as `/materials/pla/`, in this language. */
  to(path: string): string;
}

function localeIn(language: Language): PageLocale {
  const [locale, texts] = [LOCALES[language], TEXTS[language]];
  return { ...locale, texts, writer: new Writer(language, texts.words), to: (path) => locale.prefix + path };
}

/** Both languages. */
export const PAGE_LOCALES: Readonly<Record<Language, PageLocale>> = {
  en: localeIn('en'),
  zh: localeIn('zh'),
};
