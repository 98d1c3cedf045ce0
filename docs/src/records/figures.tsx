import type { Line } from '../../../core/show/layout.js';
import type { Statement } from '../../../core/show/provenance.js';
import type { Sources } from './catalogue.js';
import { Correction } from './correction.js';
import type { Doubt } from './doubt.js';
import { SourceNote } from './sources.js';
import type { Tongue } from './tongue.js';

/** A value on a page. */
export interface Figure {
  line: Line;
  /** null: not known. */
  text: string | null;
  /** What can be said where it is not known, such as what is likely. */
  hint?: string | null;
  statements: readonly Statement[];
  doubt: Doubt;
}

interface Props {
  title: string;
  figures: readonly Figure[];
  sources: Sources;
  tongue: Tongue;
}

/** Values, each with where it comes from beside it. What is unknown says so, and how to add it. */
export function Figures({ title, figures, sources, tongue }: Props) {
  const { say, texts } = tongue;
  return (
    <section>
      <h2>{title}</h2>

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
                <SourceNote {...{ statements, sources, line, tongue }} />
              </td>
              <td>
                <Correction {...{ doubt, tongue }} label={line.label} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
