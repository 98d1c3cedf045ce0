import type { Line } from '../../../core/words/layout.js';
import type { Link, ProvenanceStatement } from '../../../core/words/provenance.js';
import { originOf } from '../../../scripts/shared/origin.js';
import type { Sources } from './catalogue.js';
import type { PageLocale } from './locale.js';

interface Props {
  statements: readonly ProvenanceStatement[];
  sources: Sources;
  line: Line;
  locale: PageLocale;
}

/** Where a value comes from, in a few words: the page that was read, the preset of a slicer, or a correction. */
export function SourceNote({ statements, sources, line, locale }: Props) {
  const { say, texts } = locale;
  const shown = (value: unknown) => shownValue(value, line.unit, locale) ?? texts.notKnown;
  const noted = (statement: ProvenanceStatement, i: number) => {
    switch (statement.kind) {
      case 'preset':
        return null;
      case 'curated':
        return (
          <div key={i}>
            <Named title={statement.source} {...{ sources, locale }} />
            {statement.read !== null && statement.source.startsWith('http') && <small> – {statement.read}</small>}
          </div>
        );
      case 'source':
        return (
          <div key={i}>
            {say('Preset: ', '预设：')}
            <Named title={statement.id} {...{ sources, locale }} />
          </div>
        );
      case 'corrected':
        return (
          <div key={i}>
            {say('Corrected from ', '已更正，原值 ')}
            {shown(statement.upstream)}
            {say(': ', '：')}
            <small lang="en">{statement.reason}</small>
          </div>
        );
      case 'figure':
        return (
          <div key={i}>
            <Links links={statement.references} {...{ sources, locale }} />
            {statement.note !== null && <small lang="en"> – {statement.note}</small>}
          </div>
        );
      case 'other':
        return (
          <div key={i} class="other">
            {say('Elsewhere ', '另有 ')}
            {part(statement.field, line.path)}
            {shown(statement.value)}
            {say(': ', '：')}
            <Links links={statement.references} {...{ sources, locale }} />
          </div>
        );
    }
  };
  return statements.map(noted);
}

/** What another source says, in the unit of the line: sides of a box as one writes them. */
function shownValue(value: unknown, unit: string, { writer }: PageLocale): string | null {
  if (typeof value === 'object' && value !== null && 'x' in value)
    return writer.withUnit(
      Object.values(value)
        .map((side) => writer.any(side) ?? '?')
        .join(' × '),
      unit,
    );
  return writer.any(value, unit);
}

/** Which part of the line's value is meant, where it is not the whole: "z ". */
function part(field: string, path: string): string {
  return field.startsWith(`${path}.`) ? `${field.slice(path.length + 1).replace(/_/g, ' ')} ` : '';
}

/** Links to what was read. */
export function Links({ links, sources, locale }: { links: readonly Link[] } & Pick<Props, 'sources' | 'locale'>) {
  return links.map(({ title, url }, i) => (
    <span key={title}>
      {i > 0 && locale.say(', ', '、')}
      {url === null ? (
        <Named {...{ title, sources, locale }} />
      ) : (
        <Page address={url} {...{ title, sources, locale }} />
      )}
    </span>
  ));
}

/** A source of the release by its id, with its day; a page by its address; or a machine by its id. */
function Named({ title, sources, locale }: { title: string } & Pick<Props, 'sources' | 'locale'>) {
  const source = sources.imported[title];
  if (source)
    return (
      <>
        <a href={source.repository}>{source.name.replace(/ \(.*\)$/, '')}</a>
        {locale.say(', ', '，')}
        <time>{source.date}</time>
      </>
    );
  if (/^https?:/.test(title)) return <Page address={title} title={shortened(title)} {...{ sources, locale }} />;
  // A configuration has what the machine has that it is one of.
  return /^[a-z0-9-]+$/.test(title) ? <a href={locale.to(`/printers/${title}/`)}>{title}</a> : title;
}

/** A page that was read, with the day. */
function Page({
  address,
  title,
  sources,
  locale,
}: { address: string; title: string } & Pick<Props, 'sources' | 'locale'>) {
  const day = sources.readOn.get(originOf(address));
  return (
    <>
      <a href={address}>{title}</a>
      {day !== undefined && (
        <>
          {locale.say(', read ', '，查阅于 ')}
          <time>{day}</time>
        </>
      )}
    </>
  );
}

/** An address as one tells pages apart: the host and what it is about, the repository at GitHub. */
export function shortened(address: string): string {
  const { hostname, pathname } = new URL(address);
  const parts = pathname.split('/').filter((part) => part !== '');
  if (hostname === 'github.com') return parts.slice(0, 2).join('/');
  return [hostname.replace(/^www\./, ''), ...parts.slice(-1).map((part) => decodeURIComponent(part).slice(0, 40))].join(
    ' … ',
  );
}
