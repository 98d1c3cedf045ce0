import { readFileSync } from 'node:fs';
import { parseIni, type Section } from '../ini.js';
import type { Report } from '../report.js';

export type SectionKind = 'printer' | 'print' | 'filament';

/**
 * A PrusaSlicer vendor bundle: an ini file of sections `[printer_model:…]`, `[printer:…]`, `[print:…]` and
 * `[filament:…]`. `inherits` names several parents, separated by semicolons; the last one wins. A name in asterisks is
 * abstract, a part that users cannot select.
 */
export class Bundle {
  private readonly sections: ReadonlyMap<string, Section>;
  private readonly resolved = new Map<string, Section>();

  constructor(
    private readonly file: string,
    private readonly report: Report,
  ) {
    this.sections = parseIni(readFileSync(file, 'utf8'));
  }

  /** The section `[printer_model:<id>]`. */
  model(id: string): Section | undefined {
    return this.sections.get(`printer_model:${id}`);
  }

  /** Names of the presets of a kind that users can select. */
  names(kind: SectionKind): string[] {
    return this.sectionsOf(kind).filter((name) => !name.startsWith('*'));
  }

  /** Names of the abstract presets of a kind. */
  parts(kind: SectionKind): string[] {
    return this.sectionsOf(kind).filter((name) => name.startsWith('*'));
  }

  private sectionsOf(kind: SectionKind): string[] {
    const prefix = `${kind}:`;
    return [...this.sections.keys()].filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
  }

  /** A preset with inherited values. */
  resolve(kind: SectionKind, name: string, below: readonly string[] = []): Section {
    const key = `${kind}:${name}`;
    const known = this.resolved.get(key);
    if (known) return known;
    const raw = this.sections.get(key) ?? {};
    const config: Record<string, string> = {};
    for (const parent of names(raw.inherits)) {
      if (below.includes(parent) || parent === name)
        this.report.drop('parents that form a circle', `${this.file}: ${key}`);
      else if (!this.sections.has(`${kind}:${parent}`)) this.report.drop('missing parent', `${key} <- ${parent}`);
      else Object.assign(config, this.resolve(kind, parent, [...below, name]));
    }
    for (const [option, value] of Object.entries(raw)) {
      if (option !== 'inherits' && option !== 'renamed_from') config[option] = value;
    }
    this.resolved.set(key, config);
    return config;
  }
}

/** A list of preset names separated by semicolons, some in double quotes. */
export function names(value: string | undefined): string[] {
  return [...(value ?? '').matchAll(/\s*(?:"((?:[^"\\]|\\.)*)"|([^;]+))/g)]
    .map(([, quoted, plain]) => (quoted?.replace(/\\(.)/g, '$1') ?? plain ?? '').trim())
    .filter((name) => name !== '');
}
