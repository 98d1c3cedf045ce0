import { foldToId } from '../../../../core/names/fold.js';
import type { MaterialNamesSource } from '../../../../schemas/generated/source.js';

/** Trademark signs, which only some sources write. */
const MARKS = /[™®©℠]/gu;

/** Words that some sources append to every name. */
const EMPTY = new Set(['filament', 'filaments']);

/** The words of a name for comparison; a plus sign belongs to its word: `PLA+ Silk` is `plaplus silk`. */
export function nameTokens(name: string): string[] {
  const words: string[] = [];
  for (const word of foldToId(name.replace(MARKS, ' ')).split(/[^\p{L}\p{N}.]+/u)) {
    if (word === 'plus' && words.length > 0) words.push(`${words.pop()}plus`);
    else if (word !== '') words.push(word);
  }
  return words;
}

/**
 * The key of a product within its brand, equal for all sources: its words in any order, plus missing words of the
 * material type: `PolyTerra` of the type PLA is `PolyTerra PLA`.
 *
 * @param words of its name without the brand
 * @param type as in the source, such as `PLA-CF`; empty if none
 */
export function productKey(words: readonly string[], type: string): string {
  return [...new Set([...words, ...missingTokens(words, type)])]
    .filter((word) => !EMPTY.has(word))
    .sort()
    .join(' ');
}

/** The words of a material type that a name lacks. `PLA+` includes PLA. */
export function missingTokens(words: readonly string[], type: string): string[] {
  return nameTokens(type).filter((word) => !words.some((one) => one.startsWith(word)));
}

/** Fibre words, which the material states too. */
const FIBRE = new Set(['cf', 'gf', 'carbon', 'fiber', 'fibre']);

/** Parses materials in names with the table of names: the words for polymers, and the grades of polymers. */
export class PolymerWords {
  private readonly words: ReadonlySet<string>;

  constructor(private readonly names: Pick<MaterialNamesSource, 'polymers'>) {
    this.words = new Set(
      names.polymers.flatMap(({ id, words }) => [id, ...words.map((word) => word.replaceAll(' ', ''))]),
    );
  }

  /** The words of a name besides its polymer and fibre: `PA12 Adura` has `adura`. */
  beside(words: readonly string[]): string[] {
    return words.filter((word) => !this.words.has(word.replace(/(plus)+$/, '')) && !FIBRE.has(word));
  }

  /** Whether one material is a grade of the other with the same fibre, such as PA12-CF of PA-CF. */
  isGradeOf(exact: string, plain: string): boolean {
    const [own, other] = [this.polymerOf(exact), this.polymerOf(plain)];
    if (!own || !other || own.grade_of !== other.id) return false;
    return exact.slice(own.id.length) === plain.slice(other.id.length);
  }

  /** Whether two materials have the same polymer, or one is a grade of the other, with any fillers. */
  areKin(a: string, b: string): boolean {
    const [own, other] = [this.polymerOf(a), this.polymerOf(b)];
    return (
      own !== undefined &&
      other !== undefined &&
      (own === other || own.grade_of === other.id || other.grade_of === own.id)
    );
  }

  /** Whether a material is a plain polymer, without fibre. */
  isPolymer(material: string): boolean {
    return this.names.polymers.some(({ id }) => id === material);
  }

  /** The type in a source; if it names no plastic, such as the trade name `S-Flex`, the plastic of the material. */
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
