import type { FilamentBrandsSource } from '../../../schemas/generated/source.js';
import { slug } from '../../shared/slug.js';
import type { CuraMaterial } from './material.js';

/** A color that is none: the file is for all of them. */
const ANY_COLOR = /^(generic|any colou?r|toutes couleurs|)$/i;

/** The color of a material, or null when its file is for all. */
export function colorOf({ color }: CuraMaterial): string | null {
  return ANY_COLOR.test(color) ? null : color;
}

/**
 * The product's name that a material's label gives: without the brand, the color and remarks; where nothing of the
 * product is left, its type.
 *
 * @param isKnown whether a text tells a material by itself; what does not gets the type behind it
 */
export function productName(material: CuraMaterial, isKnown: (text: string) => boolean): string {
  const { label, type, brand } = material;
  const taken = new Set([...wordsOf(colorOf(material) ?? ''), brand.toLowerCase()]);
  const rest = label
    .replace(/\([^)]*\)| - deprecated$|^any colou?r /gi, ' ')
    .split(/\s+/)
    .filter(
      (word, index) =>
        word !== '' && !wordsOf(word).every((part) => taken.has(part)) && !(index === 0 && isShort(word, brand)),
    )
    .join(' ');
  const ofType = new Set(wordsOf(type));
  const same = slug(rest).replaceAll('-', '') === slug(type).replaceAll('-', '');
  if (same || wordsOf(rest).every((word) => ofType.has(word))) return type;
  return isKnown(rest) ? rest : `${rest} ${type}`;
}

/** The words of a text; both spellings of gray are one. */
function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[^\s-]+/g) ?? []).map((word) => (word === 'grey' ? 'gray' : word));
}

/** `BF` for "Best Filament", `FD` for "FDplast". */
function isShort(word: string, brand: string): boolean {
  const initials = brand.split(' ').map((part) => part[0]);
  return /^[A-Z]{2}$/.test(word) && (initials.join('') === word || brand.startsWith(word));
}

/**
 * The brand of a material by its id in data/filament-brands.yaml, and what stands behind a brand that it begins with:
 * "Fiberlogy HD" is of Fiberlogy. A brand that is not there gets the id that follows from its name.
 */
export function brandOf(spelling: string, brands: FilamentBrandsSource): { id: string; line: string } {
  const key = slug(spelling).replaceAll('-', '');
  const spellings = Object.entries(brands).flatMap(([id, { name, aliases = [] }]) =>
    [id, name, ...aliases].map((other) => ({ id, other })),
  );
  const same = spellings.find(({ other }) => slug(other).replaceAll('-', '') === key);
  if (same) return { id: same.id, line: '' };
  const begun = spellings.find(({ other }) => spelling.toLowerCase().startsWith(`${other.toLowerCase()} `));
  return begun ? { id: begun.id, line: spelling.slice(begun.other.length + 1) } : { id: slug(spelling), line: '' };
}
