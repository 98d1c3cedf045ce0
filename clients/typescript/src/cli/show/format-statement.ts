import type { BriefIndex } from '../../../../../core/contract/brief.js';
import { PRESET_BASES, PRESET_KINDS, PROCESS_CHOICES } from '../../../../../core/words/enumerations.js';
import type { Enumeration, Say } from '../../../../../core/words/language.js';
import type { Link, ProvenanceStatement } from '../../../../../core/words/provenance.js';
import type { Writer } from '../../../../../core/words/values.js';

/** What sources are called, by id. */
export type Sources = BriefIndex['sources'];

/** What the words of a statement are made with. */
export interface StatementContext {
  sources: Sources;
  writer: Writer;
  say: Say;
}

/** What is known about where a value is from, in words with addresses. */
export function formatStatement(statement: ProvenanceStatement, unit: string, wording: StatementContext): string {
  const { writer, say } = wording;
  const about = (note: string | null) => (note === null ? '' : writer.aside.join(note));
  switch (statement.kind) {
    case 'preset': {
      const notes: Partial<Enumeration> = statement.holder === 'process' ? PROCESS_CHOICES : PRESET_BASES;
      const note = statement.note === null ? undefined : notes[statement.note];
      const told = `${say(...PRESET_KINDS[statement.holder])} “${statement.preset}”`;
      return told + about(note ? say(...note) : statement.note);
    }
    case 'source':
      return formatSource(statement.id, statement.commit, wording);
    case 'curated':
      return cited(statement.source, wording) + about(statement.read);
    case 'corrected': {
      const was = writer.any(statement.upstream, unit) ?? say('nothing', '无');
      const why = say(
        `corrected, upstream has ${was}: ${statement.reason}`,
        `已更正，上游为 ${was}：${statement.reason}`,
      );
      return why + about(cited(statement.source, wording));
    }
    case 'figure':
      return linkWords(statement.references, wording) + about(statement.note);
    case 'other': {
      const value = writer.any(statement.value, unit) ?? say('unknown', '未知');
      const told = say(`another source says ${value}: `, `另有来源为 ${value}：`);
      return told + linkWords(statement.references, wording) + about(statement.note);
    }
  }
}

/** A source of the release, what was read of it and where. */
export function formatSource(id: string, commit: string | null, { sources, writer, say }: StatementContext): string {
  const source = Object.hasOwn(sources, id) ? sources[id] : undefined;
  const at = commit === null ? '' : say(`, commit ${commit.slice(0, 12)}`, `，提交 ${commit.slice(0, 12)}`);
  return (source?.name ?? id) + at + (source ? writer.aside.join(source.repository) : '');
}

function linkWords(links: readonly Link[], { sources, writer }: StatementContext): string {
  return links
    .map(({ title, url }) => {
      const source = Object.hasOwn(sources, title) ? sources[title] : undefined;
      const address = url ?? source?.repository ?? null;
      return (source?.name ?? title) + (address === null ? '' : ` ${address}`);
    })
    .join(writer.semicolon);
}

function cited(source: string, { sources }: StatementContext): string {
  const known = Object.hasOwn(sources, source) ? sources[source] : undefined;
  return known ? `${known.name} ${known.repository}` : source;
}
