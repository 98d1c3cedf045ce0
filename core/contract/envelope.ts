import type { Meta } from '../../schemas/generated/record.js';

export type { Meta };

/**
 * The envelope of every answer: one record per line, so that a window can be cut without parsing.
 *
 *     {"success":true,"data":[
 *     {…},
 *     {…}
 *     ],"meta":{"total":2,"page":1,"limit":50}}
 */
const HEAD = '{"success":true,"data":[';

/** Separates two records of an answer. */
export const SEPARATOR = ',\n';

/** The text before and after the records of an answer. */
export function frame(records: number, { total, page, limit }: Meta): { before: string; after: string } {
  const after = `],"meta":{"total":${total},"page":${page},"limit":${limit}}}\n`;
  return { before: `${HEAD}\n`, after: records > 0 ? `\n${after}` : after };
}

export function wholeAnswer(records: readonly string[]): string {
  return writeAnswer(records, { total: records.length, page: 1, limit: records.length });
}

/** Wraps records, each already serialised on one line, in an answer. */
export function writeAnswer(records: readonly string[], meta: Meta): string {
  const { before, after } = frame(records.length, meta);
  return `${before}${records.join(SEPARATOR)}${after}`;
}

/**
 * Splits an answer into its records, as text, and its total.
 *
 * @throws when the text is incomplete: a truncated file must not pass for an empty list
 */
export function readAnswer(answer: string): { records: string[]; total: number } {
  const start = answer.indexOf('\n');
  const end = answer.lastIndexOf('\n],"meta":{');
  const total = /"total":(\d+)/.exec(answer.slice(end))?.[1];
  if (!answer.startsWith(HEAD) || end === -1 || total === undefined || !answer.endsWith('}}\n'))
    throw new Error('the file is not a complete answer');
  const body = answer.slice(start + 1, Math.max(start + 1, end));
  return { records: body === '' ? [] : body.split('\n').map((line) => line.replace(/,$/, '')), total: Number(total) };
}
