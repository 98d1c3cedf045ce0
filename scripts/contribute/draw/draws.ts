import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dump, load } from 'js-yaml';
import { type Fact, KINDS, type KindName } from './sample.js';

/** Where seeds, samples and verdicts are kept. */
export const DRAWS = path.resolve(import.meta.dirname, '../../../docs/draws');

/** A seed, written down before anything was drawn by it. */
export interface Draw {
  id: string;
  seed: string;
  written: string;
}

/**
 * What another source than the cited one says of a fact. `right`: it says the same. `wrong`: it says something else, which
 * nobody disputes. `told`: so too, but the record carries a warning on this field. `unknown`: none was found that says
 * anything, or they disagree.
 */
export const VERDICTS = ['right', 'wrong', 'told', 'unknown'] as const;

export type Verdict = (typeof VERDICTS)[number];

export interface JudgedFact extends Fact {
  /** Missing until it is judged. */
  verdict?: Verdict;
  /** Where it was read. */
  page?: string;
  /** What stands there, or why the verdict is what it is. */
  read?: string;
}

/** A file of a draw: the sample of one kind, and what was found. */
export interface Sample {
  /** Version of the data that it was drawn from. */
  version: string;
  facts: JudgedFact[];
}

/** The draws, in the order in which they were made. */
export const readDraws = (folder = DRAWS): Draw[] =>
  (load(readFileSync(path.join(folder, 'draws.yaml'), 'utf8')) as { draws: Draw[] }).draws;

export const samplePath = (draw: string, kind: KindName, folder = DRAWS) => path.join(folder, draw, `${kind}.yaml`);

/** The sample of a kind, or null before it is drawn. */
export function readSample(draw: string, kind: KindName, folder = DRAWS): Sample | null {
  const file = samplePath(draw, kind, folder);
  return existsSync(file) ? (load(readFileSync(file, 'utf8')) as Sample) : null;
}

/** A sample as its file holds it: a fact a line. */
export const sampleText = (sample: Sample): string => dump(sample, { flowLevel: 2, lineWidth: -1 });

/** How many facts of a kind there are, and how many by verdict. */
export interface Tally extends Record<Verdict, number> {
  kind: KindName;
  records: number;
  facts: number;
}

/**
 * What a draw found, a line for each kind that is judged.
 *
 * @throws when a fact of a judged kind has no verdict, or one that nobody can look up
 */
export function tallies(draw: string, folder = DRAWS): Tally[] {
  return (Object.keys(KINDS) as KindName[]).flatMap((kind) => {
    const facts = readSample(draw, kind, folder)?.facts ?? [];
    if (facts.every(({ verdict }) => verdict === undefined)) return [];
    for (const { record, field, verdict, page } of facts) {
      const place = `${samplePath(draw, kind, folder)}: ${record} ${field}`;
      if (!verdict || !VERDICTS.includes(verdict))
        throw new Error(`${place}: verdict is ${verdict}; allowed: ${VERDICTS.join(', ')}`);
      if (verdict !== 'unknown' && !page)
        throw new Error(`${place}: ${verdict}, but without the page where it was read`);
    }
    const count = (of: Verdict) => facts.filter(({ verdict }) => verdict === of).length;
    const counts = Object.fromEntries(VERDICTS.map((verdict) => [verdict, count(verdict)])) as Record<Verdict, number>;
    return [{ kind, records: new Set(facts.map(({ record }) => record)).size, facts: facts.length, ...counts }];
  });
}
