import type { Language } from '../../../core/language.js';

/** A page for Astro to build: the folder of its language in the address, and what the page is built with. */
export interface StaticPath {
  params: { locale: string | undefined; id?: string };
  props: { language: Language };
}

const LANGUAGES = [
  { locale: undefined, language: 'en' },
  { locale: 'zh-cn', language: 'zh' },
] as const;

/** A page in both languages. */
export function inBothLanguages(): StaticPath[] {
  return LANGUAGES.map(({ locale, language }) => ({ params: { locale }, props: { language } }));
}

/** The pages of all records of a kind, in both languages. */
export function eachRecord(records: ReadonlyMap<string, unknown>): StaticPath[] {
  return inBothLanguages().flatMap(({ params, props }) =>
    [...records.keys()].map((id) => ({ params: { ...params, id }, props })),
  );
}
