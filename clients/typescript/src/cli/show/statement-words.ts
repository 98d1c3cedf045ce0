import type { BriefIndex } from '../../../../../core/brief.js';
import type { Say } from '../../../../../core/language.js';
import type { Link, Statement } from '../../../../../core/show/provenance.js';
import type { Writer } from '../../../../../core/show/values.js';

/** What sources are called, by id. */
export type Sources = BriefIndex['sources'];

/** What the words of a statement are made with. */
export interface Wording {
  sources: Sources;
  writer: Writer;
  say: Say;
}

const HOLDERS: Readonly<Record<'filament' | 'process' | 'machine', readonly [en: string, zh: string]>> = {
  filament: ['filament preset', '耗材预设'],
  process: ['process preset', '工艺预设'],
  machine: ['machine preset', '机器预设'],
};

/** What a preset stands for: `basis` and `process_choice` of a profile. */
const NOTES: Readonly<Record<string, readonly [string, string]>> = {
  default: ['the machine’s own choice', '机器自身的选择'],
  generic: ['a generic one', '通用预设'],
  brand: ['of the printer’s brand', '打印机品牌的预设'],
  third_party: ['of a third party', '第三方预设'],
  library: ['of the slicer’s shared library, not tested on this machine', '切片软件共享库的预设，未在该机器上验证'],
  inferred: ['the nearest standard one', '最接近的标准预设'],
};

/** What is known about where a value is from, in words with addresses. */
export function statementWords(statement: Statement, unit: string, wording: Wording): string {
  const { writer, say } = wording;
  const about = (note: string | null) => (note === null ? '' : writer.aside.join(note));
  switch (statement.kind) {
    case 'preset': {
      const note = statement.note === null ? undefined : NOTES[statement.note];
      const told = `${say(...HOLDERS[statement.holder])} “${statement.preset}”`;
      return told + about(note ? say(...note) : statement.note);
    }
    case 'source':
      return sourceWords(statement.id, statement.commit, wording);
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
      const told = say(`another source has ${value}: `, `另有来源为 ${value}：`);
      return told + linkWords(statement.references, wording) + about(statement.note);
    }
  }
}

/** A source of the release, what was read of it and where. */
export function sourceWords(id: string, commit: string | null, { sources, writer, say }: Wording): string {
  const source = Object.hasOwn(sources, id) ? sources[id] : undefined;
  const at = commit === null ? '' : say(`, commit ${commit.slice(0, 12)}`, `，提交 ${commit.slice(0, 12)}`);
  return (source?.name ?? id) + at + (source ? writer.aside.join(source.repository) : '');
}

function linkWords(links: readonly Link[], { sources, writer }: Wording): string {
  return links
    .map(({ title, url }) => {
      const source = Object.hasOwn(sources, title) ? sources[title] : undefined;
      const address = url ?? source?.repository ?? null;
      return (source?.name ?? title) + (address === null ? '' : ` ${address}`);
    })
    .join(writer.semicolon);
}

function cited(source: string, { sources }: Wording): string {
  const known = Object.hasOwn(sources, source) ? sources[source] : undefined;
  return known ? `${known.name} ${known.repository}` : source;
}
