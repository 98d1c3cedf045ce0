import { type Language, LOCALES } from '../../../core/words/language.js';
import type { Code } from '../../../schemas/generated/record.js';

/** A page for Astro to build: its route parameters and props. */
export interface StaticPath {
  params: { locale: string | undefined; kind?: string; id?: string };
  props: { language: Language };
}

/** A page in both languages; `params` are its other route parameters. */
export function inBothLanguages(params: Omit<StaticPath['params'], 'locale'> = {}): StaticPath[] {
  return Object.values(LOCALES).map(({ language, prefix }) => ({
    params: { ...params, locale: prefix.slice(1) || undefined },
    props: { language },
  }));
}

/** The pages of all records of a kind, with both languages of a record in succession so that its data is read once. */
export function eachRecord(records: ReadonlyMap<string, unknown>, params: { kind?: string } = {}): StaticPath[] {
  return [...records.keys()].flatMap((id) => inBothLanguages({ ...params, id }));
}

/** Brands with at most this many products share a page per initial letter, as their own would be nearly empty. */
const FEW_PRODUCTS = 7;

/** The letter that a filament brand is listed under. */
export function brandInitial(brand: string): string {
  const [first = ''] = brand;
  return /[a-z]/.test(first) ? first : '0-9';
}

/** Last path part of the page for a brand with this many products. */
export function filamentBrandKey(brand: string, products: number): string {
  return products > FEW_PRODUCTS ? brand : brandInitial(brand);
}

/** Path of a filament brand or product (`<brand>--<product>`), given the number of products of the brand. */
export function filamentPage(id: string, products: number): string {
  const [brand = '', product] = id.split('--');
  const key = filamentBrandKey(brand, products);
  if (key !== brand) return `/filaments/${key}/#${id}`;
  return product === undefined ? `/filaments/${key}/` : `/filaments/${key}/#${product}`;
}

/** Anchor of a material's products on the page of a filament brand; products have their own ids as anchors. */
export function materialAnchor(material: string): string {
  return `material-${material}`;
}

/** Path of a symptom's page for a displayed error code, without the language prefix. */
export function symptomOfCode(symptom: string, { system, code }: Pick<Code, 'system' | 'code'>): string {
  return `/symptoms/${symptom}/?${new URLSearchParams({ system, code })}`;
}
