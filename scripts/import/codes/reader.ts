import type { SourcesSource } from '../../../schemas/generated/source.js';
import type { Report } from '../report.js';

/** A list of codes that machines report, as data/sources.yaml has it. */
export type CodeListSource = NonNullable<SourcesSource['code_sources']>[string];

/** Digits of codes in order, hexadecimal ones in capitals, by the id of their system. */
export type CodeLists = ReadonlyMap<string, readonly string[]>;

/** Reads a checkout of a list of codes, telling the report what it leaves out; throws when it is no such checkout. */
export type CodesReader = (root: string, report: Report) => CodeLists;

/** Each code once, in order. */
export function ordered(codes: Iterable<string>): string[] {
  return [...new Set(codes)].sort();
}
