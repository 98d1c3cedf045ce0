import type { MaterialNamesSource } from '../../schemas/generated/source.js';
import { PolymerWords } from '../pipeline/compose/filaments/product-key.js';
import type { FilamentCandidate } from './machine.js';

/** The material matched by a preset's name and type: its id, the reason for ignoring it, or no matching row. */
export type MaterialMatch = { material: string } | { ignored: string } | { unknown: true };

/** The fields of a filament preset that {@link MaterialNames} reads. */
export type NamedPreset = Pick<FilamentCandidate, 'alias' | 'type' | 'support'>;

/**
 * Determines the material of a filament preset with the table in data/material-names.yaml, whose first comment explains
 * how it is read. The material may not have a file.
 */
export class MaterialNames {
  readonly polymers: PolymerWords;
  private readonly known = new Map<string, MaterialMatch>();
  private readonly readAs: readonly (readonly [from: string, to: string])[];
  /** A polymer and its fibre in one word: `petcf`. */
  private readonly joined: RegExp;

  constructor(private readonly table: MaterialNamesSource) {
    this.polymers = new PolymerWords(table);
    const polymers = table.polymers.flatMap(({ words }) => words).filter((word) => /^[a-z]+$/.test(word));
    this.joined = new RegExp(`^(${polymers.join('|')})(cf|gf)$`);
    this.readAs = Object.entries(table.read_as).map(([from, to]) => [` ${from} `, to === '' ? ' ' : ` ${to} `]);
  }

  /** The cached result for a preset's name, type and support flag. */
  of({ alias, type, support }: NamedPreset): MaterialMatch {
    const key = `${alias}\0${type}\0${support}`;
    let verdict = this.known.get(key);
    if (!verdict) {
      verdict = this.judge(this.read(alias), this.read(type), support);
      this.known.set(key, verdict);
    }
    return verdict;
  }

  /** The words of a text in the form of the table, separated by single spaces. */
  private read(text: string): string {
    const words = text.toLowerCase().match(/\p{L}+|\d+|\+/gu) ?? [];
    let read = ` ${words.map((word) => (word === '+' ? 'plus' : word.replace(this.joined, '$1 $2'))).join(' ')} `;
    for (const [from, to] of this.readAs) read = read.replaceAll(from, to);
    return read.trim();
  }

  private judge(name: string, type: string, support: boolean): MaterialMatch {
    const ignored = this.table.ignored.find(
      ({ words = [], types = [], except = [] }) => (has(name, words) || types.includes(type)) && !has(name, except),
    );
    if (ignored) return { ignored: ignored.because };
    const ofName = this.table.polymers.find(({ words }) => has(name, words));
    const ofType = this.table.polymers.find(({ words, types = [] }) => has(type, words) || has(type, types));
    // The name takes precedence, unless the type is a more specific grade of it: PA and PA12.
    const polymer = !ofName || (ofType && ofType.grade_of === ofName.id) ? ofType : ofName;
    const { soluble, not_support } = this.table;
    if (support && !has(name, not_support) && !(polymer && soluble.includes(polymer.id)))
      return { ignored: 'marked as support or soluble, without a soluble polymer' };
    if (!polymer) return { unknown: true };
    // A type of another polymer is wrong or inherited from a template, so the rest of it is ignored.
    const trusted = ofType && [polymer.id, polymer.grade_of].includes(ofType.id) ? type : '';
    const material = this.compose(polymer.id, name, trusted);
    const instead = this.table.instead[material];
    if (!instead) return { material };
    return instead.material === undefined
      ? { ignored: `${material}: ${instead.because}` }
      : { material: instead.material };
  }

  private compose(polymer: string, name: string, type: string): string {
    const { fibres, grades } = this.table;
    for (const text of [name, type]) {
      const fibre = (['cf', 'gf'] as const).find((id) => has(text, fibres[id]));
      if (fibre) return `${polymer}-${fibre}`;
    }
    for (const text of [name, type]) {
      const grade = grades[polymer]?.find(({ words }) => has(text, words));
      if (grade) return grade.material;
    }
    return polymer;
  }
}

function has(text: string, phrases: readonly string[]): boolean {
  return phrases.some((phrase) => text.includes(phrase) && ` ${text} `.includes(` ${phrase} `));
}

/** The table that maps preset names to materials, and the materials that have a record. */
export interface Materials {
  names: MaterialNames;
  known: ReadonlySet<string>;
}

/** The material of a preset; null, and the reason, if it has no record. */
export function recordedMaterial(
  { names, known }: Materials,
  preset: NamedPreset,
  leaveOut: (reason: string) => void = () => {},
): string | null {
  const match = names.of(preset);
  if ('ignored' in match) leaveOut(`no record for its material: ${match.ignored}`);
  else if ('unknown' in match) leaveOut('matches no row of data/material-names.yaml: add one');
  else if (known.has(match.material)) return match.material;
  else leaveOut(`no file for the material ${match.material}`);
  return null;
}

/** The polymer prefix of a material id, without its number: `pa6-cf` gives `pa`. */
export function polymerOf(material: string): string {
  return material.replace(/[-\d].*$/, '');
}
