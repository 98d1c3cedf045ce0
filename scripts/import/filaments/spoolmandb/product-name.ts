import { nameText, wordsOf } from '../words.js';

/** Where the name of the colour goes in the name of a product. */
const PLACE = '{color_name}';

/**
 * The product of a name with a place for the colour: what is around it, with the material in front where no word of it
 * says one. `Matte {color_name}` of PLA is `PLA Matte`, `PolyLite PETG {color_name}` is `PolyLite PETG`.
 *
 * @param saysMaterial whether a name alone says its polymer
 */
export function productName(template: string, material: string, saysMaterial: (name: string) => boolean): string {
  const rest = nameText(template.replace(PLACE, ' ').replace(/\(\s*\)/g, ' '))
    .replace(/\s+[-|–]+(?=\s|$)/gu, '')
    .replace(/^[-|–]+\s+/u, '')
    .trim();
  if (wordsOf(rest).length === 0) return material;
  return saysMaterial(rest) ? rest : `${material} ${rest}`;
}
