import { hash } from 'node:crypto';
import type { Content, Folder } from '../load/folder.js';
import type { Listed } from '../load/listing.js';
import type { MadeFrom, Part } from '../load/part.js';
import type { SourceKind } from '../load/source-file.js';
import { KnownParts } from './known-parts.js';
import type { Verdicts } from './verdicts.js';

/**
 * A data folder of which it is known what earlier runs found good: of each file that it fits its schema and that its
 * texts have no flaw, and of all files together that nothing is wrong.
 */
export class KnownFolder implements Folder {
  readonly path: string;
  readonly listing: Folder['listing'];
  private readonly digests = new Map<string, string>();
  /** What was read for its digest and is yet to be parsed. */
  private readonly waiting = new Map<string, Content>();

  constructor(
    private readonly folder: Folder,
    private readonly verdicts: Verdicts,
  ) {
    this.path = folder.path;
    this.listing = folder.listing;
  }

  read(file: string): Content {
    const before = this.waiting.get(file);
    this.waiting.delete(file);
    if (before) return before;
    const content = this.folder.read(file);
    this.digests.set(file, content.digest);
    return content;
  }

  /** Whether nothing is wrong with a file taken alone. False for one that was not read. */
  isGood(file: Listed): boolean {
    const digest = this.digestOf(file);
    return digest !== null && this.verdicts.isGood(digest);
  }

  /** Notes that nothing is wrong with a file taken alone. */
  add(file: Listed): void {
    const digest = this.digestOf(file);
    if (digest !== null) this.verdicts.add(digest);
  }

  /** Whether nothing is wrong with the folder, taken as a whole. */
  isGoodAsWhole(): boolean {
    return this.listing.strays.length === 0 && this.readAll() && this.verdicts.isGood(this.digestOfAll());
  }

  /** Notes that nothing is wrong with the folder, taken as a whole, after all of it was read. */
  addWhole(): void {
    this.verdicts.add(this.digestOfAll());
  }

  parts(madeFrom: MadeFrom): Part {
    return new KnownParts(this.verdicts, (kinds) => this.digestOfKinds(kinds), madeFrom).run;
  }

  private digestOfKinds(kinds: readonly SourceKind[]): string {
    const own = this.listing.files.filter(({ kind }) => kinds.includes(kind));
    return hash('sha256', own.map((one) => this.digestOf(one)).join('\n'));
  }

  /** False when a file cannot be read: whoever reads it next tells. */
  private readAll(): boolean {
    try {
      for (const { file } of this.listing.files) this.waiting.set(file, this.read(file));
      return true;
    } catch {
      return false;
    }
  }

  /** A file is judged by its kind; its path is told, and may be a part of what is wrong. */
  private digestOf({ kind, file }: Listed): string | null {
    const content = this.digests.get(file);
    return content === undefined ? null : `${kind} ${file} ${content}`;
  }

  private digestOfAll(): string {
    return hash('sha256', this.listing.files.map((one) => this.digestOf(one)).join('\n'));
  }
}
