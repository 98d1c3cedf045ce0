import { Fragment } from 'preact';
import { counted } from '../../../core/words/language.js';
import type { Line } from '../../../core/words/layout.js';
import type { ProvenanceStatement } from '../../../core/words/provenance.js';
import { Fold, Items } from '../parts.js';
import type { Sources } from './catalogue.js';
import { Correction } from './correction.js';
import { Section, Table } from './lists.js';
import { Statement } from './statement.js';
import { useLocale } from './use-locale.js';

/** A value shown on a page. */
export interface Figure {
  line: Line;
  /** null: unknown. */
  text: string | null;
  /** A clarification of the value, or a likely value if it is unknown. */
  hint?: string | null;
  /** Date of an unsuccessful search for it. */
  searched?: string | null;
  statements: readonly ProvenanceStatement[];
  record: string;
  field: string;
}

interface Props {
  /** Its anchor. */
  id?: string;
  title: string;
  figures: readonly Figure[];
  sources: Sources;
  /** Folded below its title, with the number of known values. */
  folded?: boolean;
}

/** Values, each with its source beside it. */
export function Figures({ id, title, figures, sources, folded = false }: Props) {
  const locale = useLocale();
  const { say, texts } = locale;
  if (figures.length === 0) return null;
  const known = figures.filter(({ text }) => text !== null).length;
  const table = (
    <Table
      class="figures values"
      heads={[say('Figure', '项目'), texts.value, texts.source, say('Correct it', '更正')]}
      rows={figures.map((figure) => [
        figure.line.label,
        <>
          {figure.text ?? <span class="unknown">{texts.notKnown}</span>}
          {figure.hint && <small>{figure.hint}</small>}
        </>,
        figure.statements.map(
          (statement, i) =>
            statement.kind !== 'preset' && (
              <div key={i} class={statement.kind === 'other' ? 'other' : undefined}>
                <Statement line={figure.line} tools={{ ...locale, sources }} statement={statement} />
              </div>
            ),
        ),
        <CorrectFigure figure={figure} />,
      ])}
    />
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
    <Section id={id} title={title}>
      {table}
    </Section>
  );
}

function CorrectFigure({ figure: { record, field, text, line } }: { figure: Figure }) {
  return <Correction known={text !== null} label={line.label} {...{ record, field }} />;
}

/** The unknown values in one line that unfolds, each with a link to add it. */
export function MissingFigures({ figures }: Pick<Props, 'figures'>) {
  const { say } = useLocale();
  if (figures.length === 0) return null;
  const searched = figures.flatMap((figure) => figure.searched ?? []).sort();
  const last = searched.at(-1);
  const unknown = say(`${counted(figures.length, 'figure')} not known`, `${figures.length} 项未知`);
  const sought = say(
    `, ${searched.length} of them searched for but not found (last on ${last})`,
    `，其中 ${searched.length} 项查找过但未找到（最近一次 ${last}）`,
  );
  return (
    <Fold class="missing" title={unknown + (last ? sought : '')}>
      <Items
        class="plain"
        of={figures.map((figure) => (
          <Fragment key={figure.line.path}>
            {figure.line.label} <CorrectFigure figure={figure} />
          </Fragment>
        ))}
      />
    </Fold>
  );
}
