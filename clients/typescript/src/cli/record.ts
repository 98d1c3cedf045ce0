import type { BriefIndex } from '../../../../core/contract/brief.js';
import { FILES, schemaPath } from '../../../../core/contract/paths.js';
import { PRESET_BASES, PRESET_KINDS, PROCESS_CHOICES } from '../../../../core/words/enumerations.js';
import type { Holder, RecordKind } from '../../../../core/words/groups.js';
import type { Enumeration } from '../../../../core/words/language.js';
import { type FieldSchema, type Group, type Line, layoutOf } from '../../../../core/words/layout.js';
import type { Link, ProvenanceStatement } from '../../../../core/words/provenance.js';
import type { Context } from './command.js';
import type { TextWriter } from './text-writer.js';

/** The layout of a record: labels and units come from its schema, source names from the index of the release. */
export interface RecordLayout {
  groups: Group[];
  sources: BriefIndex['sources'];
}

/**
 * Answers with a record: as JSON, or as text laid out by `write`.
 *
 * @throws the errors of the client if files are unavailable
 */
export async function answerRecord<T>(
  kind: RecordKind,
  record: T,
  { data, output, language }: Context,
  write: (paper: TextWriter, layout: RecordLayout) => void,
): Promise<undefined> {
  if (output.json) return output.answer(record, () => {});
  const [schema, { sources }] = await Promise.all([
    data.json<FieldSchema>(schemaPath(kind)),
    data.json<BriefIndex>(FILES.briefIndex),
  ]);
  output.write((paper) => write(paper, { groups: layoutOf(kind, schema, language), sources }));
}

interface Shown {
  /** The sources of a line's value, for `--sources`. */
  statementsOf: (line: Line, holder: Holder) => ProvenanceStatement[];
  /** The words for a line without a value. */
  instead?: (line: Line) => string | null;
  /** Paths of the lines to show, in this order and without titles; default: all. */
  only?: readonly string[];
}

/** Writes the groups of a record, with `--sources` also the source of each value. */
export function writeRecord(
  paper: TextWriter,
  record: unknown,
  { groups, sources }: RecordLayout,
  { statementsOf, instead, only }: Shown,
  context: Context,
): void {
  const { say, writer, flag, orUnknown } = context;
  const notes = new Footnotes();
  const row = (line: Line, holder: Holder) => {
    const value = writer.line(line, record);
    const marks = (flag('sources') ? statementsOf(line, holder) : []).map((one) =>
      notes.mark(formatStatement(one, line.unit, sources, context)),
    );
    return [line.label, value ?? orUnknown(instead?.(line) ?? null), value === null ? '' : marks.join('')];
  };
  if (only) {
    const lines = groups.flatMap(({ id, title, holder, lines }) =>
      // "Outer wall" alone does not say that it is a speed.
      lines.map((line) => ({
        line: id === 'speeds' ? { ...line, label: title + writer.colon + line.label } : line,
        holder,
      })),
    );
    const chosen = only.flatMap((path) => lines.filter(({ line }) => line.path === path));
    paper.gap().facts(chosen.map(({ line, holder }) => row(line, holder)));
  } else
    for (const { title, holder, lines } of groups) paper.title(title).facts(lines.map((line) => row(line, holder)));
  if (!flag('sources')) return;
  paper.title(say('Sources of the values', '数值来源'));
  notes.write(paper);
}

interface Named {
  id: string;
  aliases: readonly string[];
}

export function writeNames(paper: TextWriter, title: string, { id, aliases }: Named, { say }: Context): void {
  const also = aliases.length > 0 ? say(`, also ${aliases.join(', ')}`, `，又名 ${aliases.join('、')}`) : '';
  paper.title(title).quiet(id + also);
}

interface Warned {
  warnings: readonly { message: string; message_zh: string }[];
}

export function writeWarnings(paper: TextWriter, { warnings }: Warned, { say }: Context): void {
  for (const { message, message_zh } of warnings) paper.warning(say(message, message_zh));
}

/** Numbered sources; one shared by several values is written once. */
export class Footnotes {
  private readonly texts: string[] = [];

  /** The mark of a text, such as `[2]`. */
  mark(text: string): string {
    const place = this.texts.indexOf(text);
    return `[${place === -1 ? this.texts.push(text) : place + 1}]`;
  }

  write(paper: TextWriter): void {
    const width = String(this.texts.length).length;
    for (const [place, text] of this.texts.entries())
      paper.text(text, { mark: `[${place + 1}] `.padEnd(width + 3), tone: 'quiet' });
  }
}

type Sources = RecordLayout['sources'];

/** The source of a value, in words with URLs. */
function formatStatement(statement: ProvenanceStatement, unit: string, sources: Sources, context: Context): string {
  const { writer, say } = context;
  const about = (note: string | null) => (note === null ? '' : writer.aside.join(note));
  const sourceOf = (id: string) => (Object.hasOwn(sources, id) ? sources[id] : undefined);
  const links = (all: readonly Link[]) =>
    all
      .map(({ title, url }) => {
        const source = sourceOf(title);
        return [source?.name ?? title, url ?? source?.repository].filter(Boolean).join(' ');
      })
      .join(writer.semicolon);
  const cited = (title: string) => links([{ title, url: null }]);
  switch (statement.kind) {
    case 'preset': {
      const notes: Partial<Enumeration> = statement.holder === 'process' ? PROCESS_CHOICES : PRESET_BASES;
      const note = statement.note === null ? undefined : notes[statement.note];
      const preset = `${say(...PRESET_KINDS[statement.holder])} “${statement.preset}”`;
      return preset + about(note ? say(...note) : statement.note);
    }
    case 'source':
      return formatSource(statement.id, statement.commit, sources, context);
    case 'curated':
      return cited(statement.source) + about(statement.read);
    case 'corrected': {
      const was = writer.any(statement.upstream, unit) ?? say('nothing', '无');
      const why = say(
        `corrected, upstream has ${was}: ${statement.reason}`,
        `已更正，上游为 ${was}：${statement.reason}`,
      );
      return why + about(cited(statement.source));
    }
    case 'figure':
      return links(statement.references) + about(statement.note);
    case 'other': {
      const value = context.orUnknown(writer.any(statement.value, unit));
      const intro = say(`another source says ${value}: `, `另有来源为 ${value}：`);
      return intro + links(statement.references) + about(statement.note);
    }
  }
}

/** A source of the release, with the commit that was read. */
export function formatSource(
  id: string,
  commit: string | null,
  sources: Sources,
  { writer, say }: Pick<Context, 'writer' | 'say'>,
): string {
  const source = Object.hasOwn(sources, id) ? sources[id] : undefined;
  const at = commit === null ? '' : say(`, commit ${commit.slice(0, 12)}`, `，提交 ${commit.slice(0, 12)}`);
  return (source?.name ?? id) + at + (source ? writer.aside.join(source.repository) : '');
}
