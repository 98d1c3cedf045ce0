import type { BriefIndex } from '../../../../../core/brief.js';
import { FILES, schemaPath } from '../../../../../core/paths.js';
import type { Holder, RecordKind } from '../../../../../core/show/groups.js';
import { type FieldSchema, type Group, type Line, layoutOf } from '../../../../../core/show/layout.js';
import type { Statement } from '../../../../../core/show/provenance.js';
import { titlesIn } from '../../../../../core/show/titles.js';
import type { Context } from '../command.js';
import type { Paper } from '../paper.js';
import { Footnotes } from './footnotes.js';
import { type Sources, statementWords } from './statement-words.js';
import { writerIn } from './tongue.js';

/** What is read of a release to lay a record out: labels and units stand in its schema, sources by name in its index. */
export interface Plan {
  groups: Group[];
  sources: Sources;
}

/** @throws what the client throws when the files cannot be had */
export async function planFor(kind: RecordKind, { data, language, signal }: Context): Promise<Plan> {
  const client = data();
  const [schema, { sources }] = await Promise.all([
    client.json<FieldSchema>(schemaPath(kind), { signal }),
    client.json<BriefIndex>(FILES.briefIndex, { signal }),
  ]);
  return { groups: layoutOf(kind, schema, language === 'en' ? 'en' : 'zh-CN'), sources };
}

/** How a record is shown. */
export interface Shown {
  record: unknown;
  plan: Plan;
  /** Where the value of a line is from; left out where nobody asked. */
  statementsOf?: (line: Line, holder: Holder) => Statement[];
  /** What is told of a line that has no value: what is likely, for instance. */
  instead?: (line: Line) => string | null;
  /** Whether groups for those who look closer are shown as well. */
  all: boolean;
}

/** Writes the groups of a record; a value that is not known is called so. */
export function writeRecord(paper: Paper, shown: Shown, { language, say }: Context): void {
  const writer = writerIn(language);
  const titles: Record<string, string> = titlesIn(language);
  const notes = new Footnotes();
  const { plan, statementsOf, all } = shown;
  const unknown = say('unknown', '未知');
  for (const { id, holder, further, lines } of plan.groups) {
    if (further && !all) continue;
    paper.title(titles[id] ?? id);
    paper.facts(
      lines.map((line) => {
        const value = writer.line(line, shown.record);
        const marks = (statementsOf?.(line, holder) ?? []).map((one) =>
          notes.mark(statementWords(one, line.unit, { sources: plan.sources, writer, say })),
        );
        return [line.label, value ?? shown.instead?.(line) ?? unknown, value === null ? '' : marks.join('')];
      }),
      2,
    );
  }
  if (!statementsOf) return;
  paper.title(say('Where the values are from', '数值来源'));
  notes.write(paper);
}
