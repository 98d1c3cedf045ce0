import { z } from 'zod';
import type { Say } from '../../../../core/words/language.js';
import type { Setting } from '../../../../schemas/generated/record.js';

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
  /** SPDX identifier or name; null: not known. */
  licence: z.string().nullable(),
});

/** Where the answer itself is from. */
export const FROM = z.object({
  /** Version of the data. */
  release: z.string(),
  /** Files of the release, with its address where it has one. */
  records: z.array(z.string()),
  licence: z.string(),
});

export const SCALAR = z.union([z.number(), z.string(), z.boolean()]);

/** Settings that the words of a call fit besides the one that was taken. */
export const OTHER_SETTINGS = z
  .array(z.string())
  .describe('Other settings that match the words: say which one you used.');

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

/** Which setting was taken for words that fit several; nothing where they fit one. */
export function otherSettingsLines({ id }: Setting, others: readonly string[], say: Say): string[] {
  if (others.length === 0) return [];
  return [
    say(
      `Interpreted as ${id}; the words also match: ${others.join(', ')}. To use another one, pass its id.`,
      `按 ${id} 理解；也可能指：${others.join('、')}。如指另一个，请给出其标识。`,
    ),
  ];
}
