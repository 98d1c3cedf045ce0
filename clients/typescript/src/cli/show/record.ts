import type { BriefIndex } from '../../../../../core/contract/brief.js';
import { FILES, schemaPath } from '../../../../../core/contract/paths.js';
import type { Holder, RecordKind } from '../../../../../core/words/groups.js';
import { type FieldSchema, type Group, type Line, layoutOf } from '../../../../../core/words/layout.js';
import type { ProvenanceStatement } from '../../../../../core/words/provenance.js';
import { writerIn } from '../../../../../core/words/record-words.js';
import type { Context } from '../command.js';
import type { TextWriter } from '../text-writer.js';
import { Footnotes } from './footnotes.js';
import { formatStatement, type Sources } from './format-statement.js';

/** What is read of a release to lay a record out: labels and units stand in its schema, sources by name in its index. */
export interface RecordLayout {
  groups: Group[];
  sources: Sources;
}

/** @throws what the client throws when the files cannot be had */
export async function loadRecordLayout(kind: RecordKind, { data, language, signal }: Context): Promise<RecordLayout> {
  const client = data();
  const [schema, { sources }] = await Promise.all([
    client.json<FieldSchema>(schemaPath(kind), { signal }),
    client.json<BriefIndex>(FILES.briefIndex, { signal }),
  ]);
  return { groups: layoutOf(kind, schema, language), sources };
}

/** How a record is shown. */
export interface Shown {
  record: unknown;
  plan: RecordLayout;
  /** Where the value of a line is from; left out where nobody asked. */
  statementsOf?: (line: Line, holder: Holder) => ProvenanceStatement[];
  /** What is told of a line that has no value: what is likely, for instance. */
  instead?: (line: Line) => string | null;
  /** Paths of the only lines that are shown, in this order and without titles. */
  only?: readonly string[];
}

/** Writes the groups of a record; a value that is not known is called so. */
export function writeRecord(paper: TextWriter, shown: Shown, { language, say }: Context): void {
  const writer = writerIn(language);
  const notes = new Footnotes();
  const { plan, statementsOf, only } = shown;
  const unknown = say('unknown', '未知');
  const row = (line: Line, holder: Holder) => {
    const value = writer.line(line, shown.record);
    const marks = (statementsOf?.(line, holder) ?? []).map((one) =>
      notes.mark(formatStatement(one, line.unit, { sources: plan.sources, writer, say })),
    );
    return [line.label, value ?? shown.instead?.(line) ?? unknown, value === null ? '' : marks.join('')];
  };
  if (only) {
    const lines = plan.groups.flatMap(({ id, title, holder, lines }) =>
      // "Outer wall" alone is no speed.
      lines.map((line) => ({
        line: id === 'speeds' ? { ...line, label: title + writer.colon + line.label } : line,
        holder,
      })),
    );
    const chosen = only.flatMap((path) => lines.filter(({ line }) => line.path === path));
    paper.gap().facts(
      chosen.map(({ line, holder }) => row(line, holder)),
      2,
    );
  } else
    for (const { title, holder, lines } of plan.groups) {
      paper.title(title);
      paper.facts(
        lines.map((line) => row(line, holder)),
        2,
      );
    }
  if (!statementsOf) return;
  paper.title(say('Sources of the values', '数值来源'));
  notes.write(paper);
}
