import { type Language, LOCALES } from '../../../core/words/language.js';

/** A page for Astro to build: the folder of its language in the address, and what the page is built with. */
export interface StaticPath {
  params: { locale: string | undefined; id?: string };
  props: { language: Language };
}

/** A page in both languages. */
export function inBothLanguages(): StaticPath[] {
  return Object.values(LOCALES).map(({ language, prefix }) => ({
    params: { locale: prefix.slice(1) || undefined },
    props: { language },
  }));
}

/** The pages of all records of a kind, in both languages one after the other: what both are made from is read once. */
export function eachRecord(records: ReadonlyMap<string, unknown>): StaticPath[] {
  return [...records.keys()].flatMap((id) =>
    inBothLanguages().map(({ params, props }) => ({ params: { ...params, id }, props })),
  );
}

/** Where a product stands: on its brand's page, under its own name. `<brand>--<product>` is its id. */
export function filamentPage(id: string): string {
  const [brand = '', product = ''] = id.split('--');
  return `/filaments/${brand}/#${product}`;
}
