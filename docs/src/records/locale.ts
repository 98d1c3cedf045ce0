import { type Language, LOCALES, type Locale } from '../../../core/words/language.js';
import { Writer } from '../../../core/words/values.js';
import { TEXTS, type Texts } from '../explorer/explorer-texts.js';

/** Everything on a page that depends on the language. */
export interface PageLocale extends Locale {
  /** Texts shared with the explorer. */
  texts: Texts;
  writer: Writer;
  /** The localised URL of a site path such as `/materials/pla/`. */
  to(path: string): string;
}

function localeIn(language: Language): PageLocale {
  const [locale, texts] = [LOCALES[language], TEXTS[language]];
  return { ...locale, texts, writer: new Writer(language, texts.words), to: (path) => locale.prefix + path };
}

export const PAGE_LOCALES: Readonly<Record<Language, PageLocale>> = {
  en: localeIn('en'),
  zh: localeIn('zh'),
};
