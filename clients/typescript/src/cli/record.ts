import { FILES, schemaPath } from '../../../../core/contract/paths.js';
import { PRESET_BASES, PRESET_KINDS, PROCESS_CHOICES } from '../../../../core/words/enumerations.js';
import type { Holder, RecordKind } from '../../../../core/words/groups.js';
import type { Enumeration } from '../../../../core/words/language.js';
import { type FieldSchema, type Group, type Line, layoutOf } from '../../../../core/words/layout.js';
import type { Link, ProvenanceStatement } from '../../../../core/words/provenance.js';
import type { BriefIndex } from '../../../../schemas/generated/record.js';
import type { Context } from './command.js';
import type { TextWriter } from './text-writer.js';

/**
 * Answers with a record: as JSON, or as text in parts of a {@link RecordPage}.
 *
 * @throws the errors of the client if files are unavailable
 */
export async function answerRecord(
  kind: RecordKind,
  record: RecordHead,
  context: Context,
  write: (page: RecordPage) => void,
): Promise<undefined> {
  const { files, output, language } = context;
  if (output.json) return output.answer(record, () => {});
  const [schema, { sources }] = await Promise.all([
    files.json<FieldSchema>(schemaPath(kind)),
    files.json<BriefIndex>(FILES.briefIndex),
  ]);
  const groups = layoutOf(kind, schema, language);
  output.write((paper) => write(new RecordPage(paper, record, groups, sources, context)));
}

interface RecordHead {
  id: string;
  warnings: readonly { message: string; message_zh: string }[];
}

interface Shown {
  /** The sources of a line's value, for `--sources`. */
  statementsOf: (line: Line, holder: Holder) => ProvenanceStatement[];
  /** The words for a line without a value. */
  instead?: (line: Line) => string | null;
  /** Paths of the lines to show, in this order and without titles; default: all. */
  only?: readonly string[];
}

/** A record as text: labels and units come from its schema, the names of sources from the index of the release. */
export class RecordPage {
  constructor(
    readonly paper: TextWriter,
    private readonly record: RecordHead,
    private readonly groups: readonly Group[],
    private readonly sources: BriefIndex['sources'],
    private readonly context: Context,
  ) {}

  names(title: string, aliases: readonly string[]): void {
    const { say } = this.context;
    const also = aliases.length > 0 ? say(`, also ${aliases.join(', ')}`, `，又名 ${aliases.join('、')}`) : '';
    this.paper.title(title).quiet(this.record.id + also);
  }

  warnings(): void {
    for (const { message, message_zh } of this.record.warnings)
      this.paper.warning(this.context.say(message, message_zh));
  }

  /** Writes the values, with `--sources` also the source of each. */
  values({ statementsOf, instead, only }: Shown): void {
    const { paper, groups } = this;
    const { say, writer, flag, orUnknown } = this.context;
    const notes = new Footnotes();
    const row = (line: Line, holder: Holder) => {
      const value = writer.line(line, this.record);
      const statements = flag('sources') ? statementsOf(line, holder) : [];
      const marks = statements.map((one) => notes.mark(this.statement(one, line.unit)));
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

  /** A source of the release in words, with the commit that was read. */
  source(id: string, commit: string | null): string {
    const { writer, say } = this.context;
    const source = this.sourceOf(id);
    const at = commit === null ? '' : say(`, commit ${commit.slice(0, 12)}`, `，提交 ${commit.slice(0, 12)}`);
    return (source?.name ?? id) + at + (source ? writer.aside.join(source.repository) : '');
  }

  private sourceOf(id: string) {
    return Object.hasOwn(this.sources, id) ? this.sources[id] : undefined;
  }

  /** The source of a value, in words with URLs. */
  private statement(statement: ProvenanceStatement, unit: string): string {
    const { writer, say, orUnknown } = this.context;
    const about = (note: string | null) => (note === null ? '' : writer.aside.join(note));
    const links = (all: readonly Link[]) =>
      all
        .map(({ title, url }) => {
          const source = this.sourceOf(title);
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
        return this.source(statement.id, statement.commit);
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
        const value = orUnknown(writer.any(statement.value, unit));
        const intro = say(`another source says ${value}: `, `另有来源为 ${value}：`);
        return intro + links(statement.references) + about(statement.note);
      }
    }
  }
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
