import { z } from 'zod';
import type { RecordKind } from '../../../../core/words/groups.js';
import type { Language } from '../../../../core/words/language.js';
import { type FieldSchema, type Line, layoutOf } from '../../../../core/words/layout.js';
import type { ProvenanceStatement } from '../../../../core/words/provenance.js';
import { writerIn } from '../../../../core/words/record-words.js';
import { valueAt } from '../../../../core/words/values.js';
import { type Citations, mark } from './citations.js';

/** A fact of a record with the numbers of its sources. */
export const FACT = z.object({
  field: z.string().describe('Path of the field in the record; the name includes the unit.'),
  value: z.unknown(),
  sources: z.array(z.number()),
});

/** What another source says of a field. */
export const OTHER = z.object({ field: z.string(), value: z.unknown(), sources: z.array(z.number()) });

export type Fact = z.output<typeof FACT>;

/** What a record tells: its facts, what is not known of it, and what others say. */
export interface Facts {
  facts: Fact[];
  /** Fields that no source states. */
  unknown: string[];
  /** What every field that was looked at is called, by its path. */
  labels: Map<string, string>;
  others: Fact[];
  lines: string[];
}

/** The facts of a record, by the groups in which the site shows them. */
export function factsOf(
  kind: Exclude<RecordKind, 'profile'>,
  record: object,
  schema: FieldSchema,
  statements: (path: string) => ProvenanceStatement[],
  citations: Citations,
  language: Language,
  isAsked: (path: string) => boolean = () => true,
): Facts {
  const writer = writerIn(language);
  const told: Facts = { facts: [], unknown: [], labels: new Map(), others: [], lines: [] };
  const said = new Set<string>();
  // What is asked most comes first: how hot it gets.
  const groups = layoutOf(kind, schema, language).toSorted(
    (a, b) => Number(b.id === 'limits') - Number(a.id === 'limits'),
  );
  const byLabel = Map.groupBy(
    groups.flatMap((group) => group.lines),
    ({ label }) => label,
  );
  for (const group of groups) {
    // "Chamber" alone does not tell the rated one from that of the firmware.
    for (const { path, label } of group.lines)
      told.labels.set(path, (byLabel.get(label)?.length ?? 0) > 1 ? `${group.title} – ${label}` : label);
    const lines = group.lines.filter(({ path }) => isAsked(path)).flatMap(factLine);
    if (lines.length > 0) told.lines.push(`${group.title}:`, ...lines);
  }
  return told;

  function factLine(line: Line): string[] {
    const text = writer.line(line, record);
    if (text === null) {
      told.unknown.push(line.path);
      return [];
    }
    const known = statements(line.path);
    const numbers = sourceNumbers(known, citations);
    told.facts.push({ field: line.path, value: valueAt(record, line.path), sources: numbers });
    for (const one of known) {
      if (one.kind !== 'other' || said.has(`${one.field} ${JSON.stringify(one.value)}`)) continue;
      said.add(`${one.field} ${JSON.stringify(one.value)}`);
      told.others.push({ field: one.field, value: one.value, sources: numbersOf(one, citations) });
    }
    return [`- ${line.label}${writer.colon}${text}${mark(numbers)}`];
  }
}

function sourceNumbers(statements: readonly ProvenanceStatement[], citations: Citations): number[] {
  const own = statements.filter(({ kind }) => kind !== 'other').flatMap((one) => numbersOf(one, citations));
  return [...new Set(own)].slice(0, 4);
}

/** The numbers of what a statement names. */
export function numbersOf(statement: ProvenanceStatement, citations: Citations): number[] {
  switch (statement.kind) {
    case 'source':
      return [citations.number(statement.id)];
    case 'curated':
    case 'corrected':
      return [citations.number(statement.source)];
    case 'figure':
    case 'other':
      return statement.references.map(({ title, url }) =>
        url ? citations.number(url, title) : citations.number(title),
      );
    case 'preset':
      return [];
  }
}
