import { type Language, LOCALES } from '../../../core/words/language.js';
import type { Code } from '../../../schemas/generated/record.js';

/** A page for Astro to build: the parts of its address, and what the page is built with. */
export interface StaticPath {
  params: { locale: string | undefined; kind?: string; id?: string };
  props: { language: Language };
}

/** A page in both languages; `params` are the other parts of its address. */
export function inBothLanguages(params: Omit<StaticPath['params'], 'locale'> = {}): StaticPath[] {
  return Object.values(LOCALES).map(({ language, prefix }) => ({
    params: { ...params, locale: prefix.slice(1) || undefined },
    props: { language },
  }));
}

/** The pages of all records of a kind, in both languages one after the other: what both are made from is read once. */
export function eachRecord(records: ReadonlyMap<string, unknown>, params: { kind?: string } = {}): StaticPath[] {
  return [...records.keys()].flatMap((id) => inBothLanguages({ ...params, id }));
}

/** Brands with at most so many products share the page of their first letter: one of their own would be mostly frame. */
const FEW_PRODUCTS = 7;

/** The letter under which a brand of filament is looked for. */
export function brandInitial(brand: string): string {
  const [first = ''] = brand;
  return /[a-z]/.test(first) ? first : '0-9';
}

/** The last part of the address of the page with the products of a brand, which has so many. */
export function filamentBrandKey(brand: string, products: number): string {
  return products > FEW_PRODUCTS ? brand : brandInitial(brand);
}

/** Address of a brand of filament, or of a product (`<brand>--<product>`), whose brand has so many products. */
export function filamentPage(id: string, products: number): string {
  const [brand = '', product] = id.split('--');
  const key = filamentBrandKey(brand, products);
  if (key !== brand) return `/filaments/${key}/#${id}`;
  return product === undefined ? `/filaments/${key}/` : `/filaments/${key}/#${product}`;
}

/** Address of a symptom's page for the code on the display, without the prefix of its language. */
export function symptomOfCode(symptom: string, { system, code }: Pick<Code, 'system' | 'code'>): string {
  return `/symptoms/${symptom}/?${new URLSearchParams({ system, code })}`;
}
