import { originOf } from '../../../core/names/origin.js';
import { counted } from '../../../core/words/language.js';
import type { Line } from '../../../core/words/layout.js';
import type { Link, ProvenanceStatement } from '../../../core/words/provenance.js';
import type { Sources } from './catalogue.js';
import { Correction } from './correction.js';
import { Head, Separated } from './lists.js';
import type { PageLocale } from './locale.js';

/** A value on a page. */
export interface Figure {
  line: Line;
  /** null: not known. */
  text: string | null;
  /** The meaning of the figure, or a likely value where it is not known. */
  hint?: string | null;
  /** Day on which it was looked for in vain. */
  searched?: string | null;
  statements: readonly ProvenanceStatement[];
  record: string;
  field: string;
}

interface Props {
  /** The fragment of the address that leads to it. */
  id?: string;
  title: string;
  figures: readonly Figure[];
  sources: Sources;
  locale: PageLocale;
  /** Folded under its title, with how many figures are known. */
  folded?: boolean;
}

/** Values, each with where it comes from beside it. */
export function Figures({ id, title, figures, sources, locale, folded = false }: Props) {
  const { say, texts } = locale;
  if (figures.length === 0) return null;
  const known = figures.filter(({ text }) => text !== null).length;
  const table = (
    <table class="figures values">
      <Head titles={[say('Figure', '项目'), texts.value, texts.source, say('Correct it', '更正')]} />
      <tbody>
        {figures.map((figure) => (
          <tr key={figure.line.path}>
            <th scope="row">{figure.line.label}</th>
            <td class={figure.text === null ? 'unknown' : 'value'}>
              {figure.text ?? texts.notKnown}
              {figure.hint && <small>{figure.hint}</small>}
            </td>
            <td class="from">
              <SourceNote {...{ figure, sources, locale }} />
            </td>
            <td>
              <CorrectFigure figure={figure} locale={locale} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  return folded ? (
    <details class="group" id={id}>
      <summary>
        <h2>{title}</h2>{' '}
        <small>{say(`${known} of ${figures.length} known`, `${figures.length} 项中已知 ${known} 项`)}</small>
      </summary>
      {table}
    </details>
  ) : (
    <section id={id}>
      <h2>{title}</h2>
      {table}
    </section>
  );
}

function CorrectFigure({ figure: { record, field, text, line }, locale }: { figure: Figure; locale: PageLocale }) {
  return <Correction known={text !== null} label={line.label} {...{ record, field, locale }} />;
}

/** The unknown figures in one line that unfolds, each with a way to add it. */
export function MissingFigures({ figures, locale }: Pick<Props, 'figures' | 'locale'>) {
  const { say } = locale;
  if (figures.length === 0) return null;
  const searched = figures.flatMap((figure) => figure.searched ?? []).sort();
  const last = searched.at(-1);
  return (
    <details class="missing">
      <summary>
        {say(`${counted(figures.length, 'figure')} not known`, `${figures.length} 项未知`)}
        {last &&
          say(
            `, ${searched.length} of them searched for but not found (last on ${last})`,
            `，其中 ${searched.length} 项查找过但未找到（最近一次 ${last}）`,
          )}
      </summary>
      <ul class="plain">
        {figures.map((figure) => (
          <li key={figure.line.path}>
            {figure.line.label} <CorrectFigure figure={figure} locale={locale} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Where a value comes from, in a few words: the page that was read, the preset of a slicer, or a correction. */
function SourceNote({ figure: { line, statements }, sources, locale }: SourceProps & { figure: Figure }) {
  const { say, texts, writer } = locale;
  const shown = (value: unknown) => shownValue(value, line.unit, locale) ?? texts.notKnown;
  const note = (statement: ProvenanceStatement) => {
    switch (statement.kind) {
      case 'preset':
        return null;
      case 'curated':
        return (
          <>
            <Named title={statement.source} {...{ sources, locale }} />
            {statement.read !== null && statement.source.startsWith('http') && <small> – {statement.read}</small>}
          </>
        );
      case 'source':
        return (
          <>
            {say('Preset: ', '预设：')}
            <Named title={statement.id} {...{ sources, locale }} />
          </>
        );
      case 'corrected':
        return (
          <>
            {say('Corrected from ', '已更正，原值 ')}
            {shown(statement.upstream)}
            {writer.colon}
            <small lang="en">{statement.reason}</small>
          </>
        );
      case 'figure':
        return (
          <>
            <Links links={statement.references} {...{ sources, locale }} />
            {statement.note !== null && <small lang="en"> – {statement.note}</small>}
          </>
        );
      case 'other':
        return (
          <>
            {say('Elsewhere ', '另有 ')}
            {subfield(statement.field, line.path)}
            {shown(statement.value)}
            {writer.colon}
            <Links links={statement.references} {...{ sources, locale }} />
          </>
        );
    }
  };
  return statements.map((statement, i) => {
    const content = note(statement);
    return (
      content && (
        <div key={i} class={statement.kind === 'other' ? 'other' : undefined}>
          {content}
        </div>
      )
    );
  });
}

type SourceProps = Pick<Props, 'sources' | 'locale'>;

/** What another source says, in the unit of the line: sides of a box as one writes them. */
function shownValue(value: unknown, unit: string, { writer }: PageLocale): string | null {
  if (typeof value !== 'object' || value === null || !('x' in value)) return writer.any(value, unit);
  const sides = Object.values(value).map((side) => writer.any(side) ?? '?');
  return writer.withUnit(sides.join(' × '), unit);
}

/** Which part of the line's value is meant, where it is not the whole: "z ". */
function subfield(field: string, path: string): string {
  return field.startsWith(`${path}.`) ? `${field.slice(path.length + 1).replace(/_/g, ' ')} ` : '';
}

/** Links to what was read. */
function Links({ links, sources, locale }: SourceProps & { links: readonly Link[] }) {
  return (
    <Separated by={locale.writer.comma}>
      {links.map(({ title, url }) => (
        <Named key={title} {...{ title, sources, locale }} address={url ?? undefined} />
      ))}
    </Separated>
  );
}

/** A page that was read with the day, a source of the release with its day, or a machine by its id. */
function Named({ title, address = /^https?:/.test(title) ? title : undefined, ...props }: NamedProps) {
  const { sources, locale } = props;
  const { say } = locale;
  const source = address === title || address === undefined ? sources.imported[title] : undefined;
  if (source)
    return (
      <>
        <a href={source.repository}>{source.name.replace(/ \(.*\)$/, '')}</a>
        {say(', ', '，')}
        <time>{source.date}</time>
      </>
    );
  // A configuration has what the machine has that it is one of.
  if (address === undefined)
    return /^[a-z0-9-]+$/.test(title) ? <a href={locale.to(`/printers/${title}/`)}>{title}</a> : title;
  const day = sources.readOn.get(originOf(address));
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

type NamedProps = SourceProps & { title: string; address?: string | undefined };

/** An address in short: the host and the last part of the path, or the repository at GitHub. */
function shortened(address: string): string {
  const { hostname, pathname } = new URL(address);
  const folders = pathname.split('/').filter((folder) => folder !== '');
  if (hostname === 'github.com') return folders.slice(0, 2).join('/');
  const last = folders.slice(-1).map((folder) => decodeURIComponent(folder).slice(0, 40));
  return [hostname.replace(/^www\./, ''), ...last].join(' … ');
}
