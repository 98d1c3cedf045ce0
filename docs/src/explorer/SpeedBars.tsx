import type { Group } from '../../../core/words/layout.js';
import { valueAt } from '../../../core/words/values.js';
import { useLayout } from './LaidOut.js';
import { useTools } from './tools.js';

interface Props {
  group: Group;
  /** What is drawn, with names when there are several. */
  columns: readonly { name: string; record: unknown }[];
}

/** The values of a group as bars on one scale: speeds, to see what is slow beside what. */
export function SpeedBars({ group, columns }: Props) {
  const { writer } = useTools();
  const { texts } = useLayout();
  const rows = group.lines
    .map((line) => ({ line, values: columns.map(({ record }) => valueAt(record, line.path) as number | null) }))
    .filter(({ values }) => values.some((value) => value !== null));
  const most = Math.max(...rows.flatMap(({ values }) => values.map((value) => value ?? 0)));
  if (rows.length === 0 || most === 0) return null;
  return (
    <section class="xp-card xp-wide">
      <h3>{texts.speedChart}</h3>
      {columns.length > 1 && (
        <ul class="xp-legend">
          {columns.map(({ name }, i) => (
            <li key={name} class={`xp-key-bar-${i}`}>
              {name}
            </li>
          ))}
        </ul>
      )}
      <dl class="xp-bars">
        {rows.map(({ line, values }) => (
          <div key={line.path}>
            <dt>{line.label}</dt>
            {values.map((value, i) => (
              <dd key={i}>
                <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                  <rect class={`xp-bar-${i}`} width={((value ?? 0) / most) * 100} height="10" />
                </svg>
                <span>{value === null ? texts.notKnown : writer.withUnit(writer.number(value), line.unit)}</span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
