import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Most verdicts that are kept: those of a few branches. */
const MOST = 20_000;

/**
 * What earlier runs found nothing wrong with, by digests, kept in one file. That something is good is all that is kept:
 * what is wrong is found anew each time. The file may be deleted at any time; one that is damaged, or was written by
 * other checks, counts as none.
 */
export class Verdicts {
  private readonly before: readonly string[];
  private readonly good: Set<string>;
  private readonly met = new Set<string>();

  /**
   * @param place of the file
   * @param code digest of everything that judges
   */
  constructor(
    private readonly place: string,
    private readonly code: string,
  ) {
    this.before = readGood(place, code);
    this.good = new Set(this.before);
  }

  /** Whether an earlier run, or this one, found the thing of this digest good. */
  isGood(digest: string): boolean {
    const known = this.good.has(digest);
    if (known) this.met.add(digest);
    return known;
  }

  /** What is known to be good, of the digests that start so. */
  startingWith(start: string): string[] {
    return [...this.good].filter((digest) => digest.startsWith(start));
  }

  /** Notes that nothing is wrong with the thing of this digest. */
  add(digest: string): void {
    this.good.add(digest);
    this.met.add(digest);
  }

  /** Writes what is known, the latest first. Where that fails, the next run judges again. */
  save(): void {
    if (this.good.size === this.before.length) return;
    const good = [...this.met.union(this.good)].slice(0, MOST);
    try {
      mkdirSync(path.dirname(this.place), { recursive: true });
      // Another run may read it at the same time: it finds the old file or the new one.
      const beside = `${this.place}.${process.pid}`;
      writeFileSync(beside, JSON.stringify({ code: this.code, good }));
      renameSync(beside, this.place);
    } catch {
      // A folder that cannot be written, such as in a container, has no cache.
    }
  }
}

function readGood(place: string, code: string): string[] {
  try {
    const kept = JSON.parse(readFileSync(place, 'utf8')) as { code?: unknown; good?: unknown } | null;
    if (kept?.code !== code || !Array.isArray(kept.good)) return [];
    return kept.good.filter((digest) => typeof digest === 'string');
  } catch {
    return []; // none, or damaged
  }
}
