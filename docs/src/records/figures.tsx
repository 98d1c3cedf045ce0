import { counted } from '../../../core/words/language.js';
import type { Line } from '../../../core/words/layout.js';
import type { ProvenanceStatement } from '../../../core/words/provenance.js';
import type { Sources } from './catalogue.js';
import { Correction, type Doubt } from './correction.js';
import type { PageLocale } from './locale.js';
import { SourceNote } from './sources.js';

/** A value on a page. */
export interface Figure {
  line: Line;
  /** null: not known. */
  text: string | null;
  /** What the figure means, or what is likely where it is not known. */
  hint?: string | null;
  /** Day on which it was looked for in vain. */
  searched?: string | null;
  statements: readonly ProvenanceStatement[];
  doubt: Doubt;
}

interface Props {
  /** What an address ends with that leads to it. */
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
  const heading = <h2>{title}</h2>;
  const table = (
    <table class="figures values">
      <thead>
        <tr>
          <th scope="col">{say('Figure', '项目')}</th>
          <th scope="col">{texts.value}</th>
          <th scope="col">{texts.source}</th>
          <th scope="col">{say('Correct it', '更正')}</th>
        </tr>
      </thead>
      <tbody>
        {figures.map(({ line, text, hint, statements, doubt }) => (
          <tr key={line.path}>
            <th scope="row">{line.label}</th>
            <td class={text === null ? 'unknown' : 'value'}>
              {text ?? texts.notKnown}
              {hint && <small>{hint}</small>}
            </td>
            <td class="from">
              <SourceNote {...{ statements, sources, line, locale }} />
            </td>
            <td>
              <Correction {...{ doubt, locale }} label={line.label} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (!folded)
    return (
      <section id={id}>
        {heading}
        {table}
      </section>
    );
  return (
    <details class="group" id={id}>
      <summary>
        {heading} <small>{say(`${known} of ${figures.length} known`, `${figures.length} 项中已知 ${known} 项`)}</small>
      </summary>
      {table}
    </details>
  );
}

/** What is not known, in one line that unfolds: each with how to add it. */
export function MissingFigures({ figures, locale }: Pick<Props, 'figures' | 'locale'>) {
  const { say } = locale;
  if (figures.length === 0) return null;
  const searched = figures.filter((figure) => figure.searched);
  const last = searched
    .map((figure) => figure.searched ?? '')
    .sort()
    .at(-1);
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
        {figures.map(({ line, doubt }) => (
          <li key={line.path}>
            {line.label} <Correction {...{ doubt, locale }} label={line.label} />
          </li>
        ))}
      </ul>
    </details>
  );
}
