import { originOf } from '../../../core/names/origin.js';
import type { Locale } from '../../../core/words/language.js';
import type { Line } from '../../../core/words/layout.js';
import type { Link, ProvenanceStatement } from '../../../core/words/provenance.js';
import type { Writer } from '../../../core/words/values.js';
import type { Printer } from '../../../schemas/generated/record.js';
import { Separated } from '../parts.js';
import type { Sources } from './catalogue.js';

/** The formatting tools and sources for statements. */
export interface StatementTools extends Pick<Locale, 'say' | 'prefix'> {
  writer: Writer;
  sources: Sources;
}

interface Props {
  statement: Exclude<ProvenanceStatement, { kind: 'preset' }>;
  line: Line;
  tools: StatementTools;
}

/** Summarises where a value comes from: a web page, a source of the release, or a correction. */
export function Statement({ statement, line, tools }: Props) {
  const { say, writer } = tools;
  const shown = (value: unknown) => shownValue(value, line.unit, writer) ?? say('not known', '未知');
  switch (statement.kind) {
    case 'curated':
      return (
        <>
          <Named title={statement.source} tools={tools} />
          {statement.source.startsWith('http') && <Note text={statement.read} />}
        </>
      );
    case 'source':
      return (
        <>
          {say('Preset: ', '预设：')}
          <Named title={statement.id} tools={tools} />
          {!tools.sources.imported[statement.id]?.date && <Note text={statement.commit?.slice(0, 12)} />}
        </>
      );
    case 'corrected':
      return (
        <>
          {say('Corrected from ', '已更正，原值 ')}
          {shown(statement.upstream)}
          {writer.colon}
          <small lang="en">{statement.reason}</small>{' '}
          {statement.source.startsWith('http') ? <Named title={statement.source} tools={tools} /> : statement.source}
        </>
      );
    case 'figure':
      return (
        <>
          <Links links={statement.references} tools={tools} />
          <Note text={statement.note} />
        </>
      );
    case 'other':
      return (
        <>
          {say('Elsewhere ', '另有 ')}
          {subfield(statement.field, line.path)}
          {shown(statement.value)}
          {writer.colon}
          <Links links={statement.references} tools={tools} />
        </>
      );
  }
}

function Note({ text }: { text: string | null | undefined }) {
  return text != null && <small lang="en"> – {text}</small>;
}

/** The value of another source in the unit of the row; formats dimensions as usual. */
function shownValue(value: unknown, unit: string, writer: Writer): string | null {
  if (typeof value !== 'object' || value === null || !('x' in value)) return writer.any(value, unit);
  const sides = Object.values(value).map((side) => writer.any(side) ?? '?');
  return writer.withUnit(sides.join(' × '), unit);
}

/** The part of the row's value that a field refers to ("z "), or an empty string for the whole value. */
function subfield(field: string, path: string): string {
  return field.startsWith(`${path}.`) ? `${field.slice(path.length + 1).replace(/_/g, ' ')} ` : '';
}

/** Links to the sources. */
function Links({ links, tools }: { links: readonly Link[]; tools: StatementTools }) {
  return (
    <Separated by={tools.writer.comma}>
      {links.map(({ title, url }) => (
        <Named key={title} {...{ title, tools }} address={url ?? undefined} />
      ))}
    </Separated>
  );
}

/** A web page or source of the release with its date, or a printer linked by id. */
function Named({ title, address = /^https?:/.test(title) ? title : undefined, tools }: NamedProps) {
  const { say, prefix, sources } = tools;
  const source = address === title || address === undefined ? sources.imported[title] : undefined;
  if (source)
    return (
      <>
        <a href={source.repository}>{source.name.replace(/ \(.*\)$/, '')}</a>
        {source.date !== undefined && (
          <>
            {say(', ', '，')}
            <time>{source.date}</time>
          </>
        )}
      </>
    );
  // A configuration inherits the values of its base machine.
  if (address === undefined)
    return /^[a-z0-9-]+$/.test(title) ? <a href={`${prefix}/printers/${title}/`}>{title}</a> : title;
  const day = sources.readOn?.get(originOf(address));
  return (
    <>
      <a href={address}>{title === address ? shortened(title) : title}</a>
      {day !== undefined && (
        <>
          {say(', read ', '，查阅于 ')}
          <time>{day}</time>
        </>
      )}
    </>
  );
}

interface NamedProps {
  title: string;
  address?: string | undefined;
  tools: StatementTools;
}

/** A short form of a URL: the host and the last part of the path, or the GitHub repository. */
function shortened(address: string): string {
  const { hostname, pathname } = new URL(address);
  const folders = pathname.split('/').filter((folder) => folder !== '');
  if (hostname === 'github.com') return folders.slice(0, 2).join('/');
  const last = folders.slice(-1).map((folder) => decodeURIComponent(folder).slice(0, 40));
  return [hostname.replace(/^www\./, ''), ...last].join(' … ');
}

/** The inferred value of a field that no source states, with the reasoning; null if there is none. */
export function likelyText(
  { likely }: Printer,
  path: string,
  { say, writer }: Pick<StatementTools, 'say' | 'writer'>,
): string | null {
  const found = likely.find(({ field }) => field === path);
  if (!found) return null;
  const { reason, reason_zh, correct_count: right, known_count: known } = found;
  const value = writer.any(found.value);
  return say(
    `Likely ${value}: ${reason}. True of ${right} of ${known} printers for which it is known.`,
    `可能是${value}：${reason_zh}。在已知的 ${known} 台中有 ${right} 台符合。`,
  );
}
