import { z } from 'zod';
import type { Say } from '../../../../core/language.js';

/** Shapes that the answers of several tools share. */

/** A source that figures or texts are from. */
export const SOURCE = z.object({
  /** Number by which figures name it. */
  n: z.number(),
  name: z.string(),
  url: z.string().nullable(),
  commit: z.string().nullable(),
  /** Date of the commit, or on which the page was read. */
  date: z.string().nullable(),
  licence: z.string().nullable().describe('SPDX identifier or name; null: not known.'),
});

/** Where the answer itself is from. */
export const FROM = z.object({
  release: z.string().describe('Version of the data.'),
  records: z.array(z.string()).describe('Files of the release, with its address where it has one.'),
  licence: z.string(),
});

export const SCALAR = z.union([z.number(), z.string(), z.boolean()]);

/** Settings that the words of a call fit besides the one that was taken. */
export const OTHER_SETTINGS = z
  .array(z.string())
  .describe('Other settings that the words fit: say which one was taken.');

/** What was left out for length, and how to ask for it. */
export const CUT = z.array(z.string());

/** Where the answer is from, as a line. */
export function fromLine({ release, records, licence }: z.output<typeof FROM>, say: Say): string {
  const files = records.join(', ');
  return say(
    `Open Print Data ${release}${files && `: ${files}`}; ${licence}`,
    `Open Print Data ${release}${files && `：${files}`}；${licence}`,
  );
}
