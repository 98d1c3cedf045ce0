import { hash } from 'node:crypto';
import { type Dataset, kindsOf } from '../load/dataset.js';
import type { MadeFrom, Part } from '../load/part.js';
import type { SourceKind } from '../load/source-file.js';
import { watched } from '../shared/watched.js';
import type { Verdicts } from './verdicts.js';

type Field = keyof Dataset;

/** How the verdict of a part begins; a file's begins with its kind. */
const BEGINS = 'part ';

/**
 * The parts of the checks that found nothing in an earlier run, with what each looked at then: while that is the same,
 * it would look at the same again and find nothing. What it looks at is noticed, not stated, so that nothing is
 * forgotten.
 */
export class KnownParts {
  private readonly digests = new Map<Field, string>();
  private readonly known: ReadonlyMap<string | undefined, readonly string[]>;

  /**
   * @param digestOf the digest of all files of some kinds
   */
  constructor(
    private readonly verdicts: Verdicts,
    private readonly digestOf: (kinds: readonly SourceKind[]) => string,
    private readonly madeFrom: MadeFrom,
  ) {
    this.known = Map.groupBy(verdicts.startingWith(BEGINS), (verdict) => verdict.split(':')[0]);
  }

  readonly run: Part = (name, given, check) => {
    const begin = `${BEGINS}${name}`;
    const before = this.known.get(begin) ?? [];
    if (before.some((one) => this.isGood(begin, one))) return [];
    const looked = new Set<string>();
    const all = Object.keys(given.dataset) as Field[];
    const seen = Object.entries(given).map(([key, value]) => [
      key,
      watched(value as object, (field: string) => {
        for (const one of key === 'dataset' ? [field] : (this.madeFrom[`${key}.${field}`] ?? all)) looked.add(one);
      }),
    ]);
    const found = [...check(Object.fromEntries(seen))];
    // Where all was looked at, the verdict of the whole says as much.
    if (found.length === 0 && looked.size < all.length) this.verdicts.add(this.verdictOf(begin, [...looked].sort()));
    return found;
  };

  /** Whether a verdict is what it would be now. */
  private isGood(begin: string, verdict: string): boolean {
    const fields = verdict.split(':')[1]?.split(',') ?? [];
    return verdict === this.verdictOf(begin, fields) && this.verdicts.isGood(verdict);
  }

  private verdictOf(begin: string, fields: readonly string[]): string {
    const digests = fields.map((field) => this.digestOfField(field as Field));
    return `${begin}:${fields.join()}:${hash('sha256', digests.join())}`;
  }

  private digestOfField(field: Field): string {
    const known = this.digests.get(field) ?? this.digestOf(kindsOf(field));
    this.digests.set(field, known);
    return known;
  }
}
