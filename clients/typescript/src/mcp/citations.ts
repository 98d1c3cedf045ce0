import type { z } from 'zod';
import { type Language, LOCALES } from '../../../../core/words/language.js';
import type { SOURCE } from './shapes.js';

export type CitedSource = z.output<typeof SOURCE>;

/** The part of `index.json` that tells where facts are from. */
export interface Index {
  version: string;
  sources: Readonly<Record<string, Imported>>;
  /** The databases that branded filaments are read from. */
  filament_sources?: Readonly<Record<string, Imported>>;
  origins: readonly Origin[];
  licence: { spdx: { figures: string; texts: string } };
}

interface Imported {
  name: string;
  repository: string;
  commit: string;
  date: string;
  licence: string | null;
}

interface Origin {
  /** Its address without https://. */
  id: string;
  name: string;
  read: string;
  licence: string | null;
}

/** The sources of an answer, each once, numbered in the order in which they are named. */
export class Citations {
  private readonly found = new Map<string, CitedSource>();

  constructor(private readonly index: Index) {}

  /**
   * The number of a source.
   *
   * @param source id of an imported source, or the address of a page
   * @param title what the page is called, where that is known
   */
  number(source: string, title?: string): number {
    const known = this.found.get(source);
    if (known) return known.n;
    const cited = { n: this.found.size + 1, ...(this.imported(source) ?? this.page(source, title)) };
    this.found.set(source, cited);
    return cited.n;
  }

  /** All that were named, without those that nothing in the answer names any more. */
  list(used: (n: number) => boolean = () => true): CitedSource[] {
    return [...this.found.values()].filter(({ n }) => used(n));
  }

  private imported(id: string): Omit<CitedSource, 'n'> | null {
    const { sources, filament_sources: databases = {} } = this.index;
    const all = { ...databases, ...sources };
    const source = Object.hasOwn(all, id) ? all[id] : undefined;
    if (!source) return null;
    const { name, repository: url, commit, date, licence } = source;
    return { name, url, commit: commit.slice(0, 12), date, licence };
  }

  private page(url: string, title?: string): Omit<CitedSource, 'n'> {
    const address = url.replace(/^https?:\/\//, '');
    const origin = this.index.origins.find(({ id }) => address === id || address.startsWith(`${id}/`));
    const commit = /\/(?:blob|tree|raw)\/([0-9a-f]{7,40})(?:\/|$)/.exec(url)?.[1] ?? null;
    const name = title ?? origin?.name ?? url;
    const isAddress = /^https?:\/\//.test(url);
    return {
      name,
      url: isAddress ? url : null,
      commit: commit?.slice(0, 12) ?? null,
      date: origin?.read ?? null,
      licence: origin?.licence ?? null,
    };
  }
}

/** A source as a line. */
export function sourceLine({ n, name, url, commit, date, licence }: CitedSource, language: Language): string {
  const parts = [
    name === url ? null : name,
    url,
    commit && !url?.includes(commit.slice(0, 7)) ? `commit ${commit}` : null,
    date,
    licence ?? LOCALES[language].say('licence not known', '许可未知'),
  ];
  return `[${n}] ${parts.filter((part) => part !== null).join(', ')}`;
}

/** Numbers of sources as a mark after a figure. */
export function mark(numbers: readonly number[]): string {
  return numbers.length === 0 ? '' : ` [${numbers.join(',')}]`;
}
