import { foldToId } from '../../../../core/names/fold.js';
import type { MaterialNamesSource } from '../../../../schemas/generated/source.js';

/** Marks of a trade name, which say nothing and which sources write or leave out. */
const MARKS = /[™®©℠]/gu;

/** What some sources write behind the name of every product. */
const EMPTY = new Set(['filament', 'filaments']);

/** The words of a name as names are compared; a plus that ends a word is part of it: `PLA+ Silk` is `plaplus silk`. */
export function nameTokens(name: string): string[] {
  const words: string[] = [];
  for (const word of foldToId(name.replace(MARKS, ' ')).split(/[^\p{L}\p{N}.]+/u)) {
    if (word === 'plus' && words.length > 0) words.push(`${words.pop()}plus`);
    else if (word !== '') words.push(word);
  }
  return words;
}

/**
 * The key of a product within its brand, the same whichever source writes it: its words in any order, and the words
 * of its type of material where the name leaves them out: `PolyTerra` of the type PLA is `PolyTerra PLA`.
 *
 * @param words of its name without the brand
 * @param type as the source names it, such as `PLA-CF`; empty where it names none
 */
export function productKey(words: readonly string[], type: string): string {
  return [...new Set([...words, ...missingTokens(words, type)])]
    .filter((word) => !EMPTY.has(word))
    .sort()
    .join(' ');
}

/** The words of a type of material that a name leaves out. `PLA+` says PLA too. */
export function missingTokens(words: readonly string[], type: string): string[] {
  return nameTokens(type).filter((word) => !words.some((one) => one.startsWith(word)));
}

/** Words for a fibre beside its polymer, which the material says too. */
const FIBRE = new Set(['cf', 'gf', 'carbon', 'fiber', 'fibre']);

/** What names say of the material, by the table of names: which words name a polymer, and which polymer is a grade of which. */
export class PolymerWords {
  private readonly words: ReadonlySet<string>;

  constructor(private readonly names: Pick<MaterialNamesSource, 'polymers'>) {
    this.words = new Set(
      names.polymers.flatMap(({ id, words }) => [id, ...words.map((word) => word.replaceAll(' ', ''))]),
    );
  }

  /** The words of a name that say more than its polymer and fibre: `PA12 Adura` has `adura`. */
  beside(words: readonly string[]): string[] {
    return words.filter((word) => !this.words.has(word.replace(/(plus)+$/, '')) && !FIBRE.has(word));
  }

  /** Whether one material is a grade of the other with the same fibre, as PA12-CF is of PA-CF. */
  isGradeOf(exact: string, plain: string): boolean {
    const [own, other] = [this.polymerOf(exact), this.polymerOf(plain)];
    if (!own || !other || own.grade_of !== other.id) return false;
    return exact.slice(own.id.length) === plain.slice(other.id.length);
  }

  /** Whether two materials are of one polymer, or of one and of a grade of it, whatever is in it. */
  areKin(a: string, b: string): boolean {
    const [own, other] = [this.polymerOf(a), this.polymerOf(b)];
    return (
      own !== undefined &&
      other !== undefined &&
      (own === other || own.grade_of === other.id || other.grade_of === own.id)
    );
  }

  /** Whether a material is a polymer as it is, without a fibre and of no grade. */
  isPolymer(material: string): boolean {
    return this.names.polymers.some(({ id }) => id === material);
  }

  /** A type as a source names it; of one that is no plastic, as the trade name `S-Flex` is none, the plastic of the material. */
  plainType(type: string, material: string): string {
    const words = (text: string) => ` ${(text.toLowerCase().match(/\p{L}+|\d+/gu) ?? []).join(' ')} `;
    const said = words(type);
    if (said.includes('nylon') || this.names.polymers.some(({ id }) => said.includes(words(id)))) return type;
    const fibre = /-(cf|gf)$/.exec(material)?.[0] ?? '';
    return `${this.polymerOf(material)?.id ?? material}${fibre}`.toUpperCase();
  }

  private polymerOf(material: string) {
    return this.names.polymers.find(({ id }) => material === id || material.startsWith(`${id}-`));
  }
}
