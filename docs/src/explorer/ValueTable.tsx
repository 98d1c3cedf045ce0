import { Fragment } from 'preact';
import { useState } from 'preact/hooks';
import type { Group, Line } from './layout.js';
import type { Statement } from './provenance.js';
import { Sources } from './Sources.js';
import { fill } from './texts/fill.js';
import { useTools } from './tools.js';

/** One column of values. */
export interface Column {
  /** What the record is called; heads the column when there are several. */
  name: string;
  record: unknown;
  statements: (line: Line) => Statement[];
}

interface Props {
  group: Group;
  columns: readonly Column[];
  onlyDifferences?: boolean;
}

/** Whether the columns say different things in a line; what one of them does not know is no difference. */
export function differs(texts: readonly (string | null)[]): boolean {
  return texts.every((text) => text !== null) && texts.some((text) => text !== texts[0]);
}

/** A group of values as a table; every line can show where it comes from. */
export function ValueTable({ group, columns, onlyDifferences = false }: Props) {
  const { texts, writer } = useTools();
  const [open, setOpen] = useState<string | null>(null);
  const lines = group.lines
    .map((line) => ({ line, values: columns.map(({ record }) => writer.line(line, record)) }))
    .filter(({ line, values }) => {
      // A printer has few of the many plates.
      if (line.path.includes('_by_plate_') && values.every((value) => value === null)) return false;
      return !onlyDifferences || differs(values);
    });
  if (lines.length === 0) return null;
  const titles: Record<string, string> = texts.groups;
  return (
    <section class="xp-card">
      <h4>{titles[group.id] ?? group.id}</h4>
      <table class="xp-table">
        <thead class={columns.length === 1 ? 'sr-only' : ''}>
          <tr>
            <th scope="col">{texts.field}</th>
            {columns.map(({ name }, i) => (
              <th key={i} scope="col">
                {columns.length === 1 ? texts.value : name}
              </th>
            ))}
            <th scope="col">
              <span class="sr-only">{texts.source}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ line, values }) => {
            const different = differs(values);
            return (
              <Fragment key={line.path}>
                <tr class={different ? 'xp-differs' : ''}>
                  <th scope="row">
                    {line.label}
                    {different && <span class="xp-mark">{texts.differs}</span>}
                  </th>
                  {values.map((value, i) => (
                    <td key={i} class={value === null ? 'xp-short xp-unknown' : value.length <= 20 ? 'xp-short' : ''}>
                      {value ?? texts.notKnown}
                    </td>
                  ))}
                  <td>
                    <button
                      type="button"
                      class="xp-why"
                      aria-expanded={open === line.path}
                      aria-label={fill(texts.sourceOf, { label: line.label })}
                      onClick={() => setOpen(open === line.path ? null : line.path)}
                    >
                      ?
                    </button>
                  </td>
                </tr>
                {open === line.path && (
                  <tr class="xp-detail">
                    <td colSpan={columns.length + 2}>
                      {columns.map(({ name, statements }, i) => (
                        <div key={i}>
                          {columns.length > 1 && <strong>{name}</strong>}
                          <Sources line={line} statements={statements(line)} />
                        </div>
                      ))}
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
