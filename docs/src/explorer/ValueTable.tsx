import { type ComponentChildren, Fragment } from 'preact';
import { useState } from 'preact/hooks';
import type { Group, Line } from '../../../core/words/layout.js';
import type { ProvenanceStatement } from '../../../core/words/provenance.js';
import { differs } from './differs.js';
import { useLayout } from './LaidOut.js';
import { Sources } from './Sources.js';
import { fill } from './texts/fill.js';
import { useTools } from './tools.js';

/** One column of values. */
export interface Column {
  /** What the record is called; heads the column when there are several. */
  name: string;
  record: unknown;
  statements: (line: Line) => ProvenanceStatement[];
  /** The record as a correction names it, kind and id; without it nothing leads to the form. */
  corrects?: string;
  /** What a value means that could mean two things, in a word or two; stands beside it. */
  meaning?: (line: Line) => string | null;
  /** What is said of a line without being its value; stands below it. */
  remark?: (line: Line) => ComponentChildren;
}

interface Props {
  group: Group;
  columns: readonly Column[];
  onlyDifferences?: boolean;
  /** Folded, with how much it holds; what is not known is counted and not listed. */
  folded?: boolean;
}

/**
 * Lines that are only there when something is known: a printer has few of the many plates, and seldom a reason for
 * using less than its build volume; its highest temperatures stand as what they are known as.
 */
const SELDOM_KNOWN = /_by_plate_|_reason$|^rated\.|^firmware_limit\.|^community_firmware\.|^presets_reach\./;

/** A group of values as a table; every line can show where it comes from. */
export function ValueTable({ group, columns, onlyDifferences = false, folded = false }: Props) {
  const { writer } = useTools();
  const { texts } = useLayout();
  const [open, setOpen] = useState<string | null>(null);
  const all = group.lines
    .map((line) => ({ line, values: columns.map(({ record }) => writer.line(line, record)) }))
    .filter(({ line, values }) => {
      if (SELDOM_KNOWN.test(line.path) && values.every((value) => value === null)) return false;
      return !onlyDifferences || differs(values);
    });
  if (all.length === 0) return null;
  const isKnown = ({ values }: (typeof all)[number]) => values.some((value) => value !== null);
  const lines = folded ? all.filter(isKnown) : all;
  const table = (
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
          const remarks = columns.flatMap(({ name, remark }) => {
            const said = remark?.(line) ?? null;
            return said === null ? [] : [{ name, said }];
          });
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
                    {value !== null && <Meaning of={columns[i]} line={line} />}
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
              {remarks.length > 0 && (
                <tr class="xp-remark">
                  <td colSpan={columns.length + 2}>
                    {remarks.map(({ name, said }) => (
                      <p key={name}>
                        {columns.length > 1 && <strong>{name} </strong>}
                        {said}
                      </p>
                    ))}
                  </td>
                </tr>
              )}
              {open === line.path && (
                <tr class="xp-detail">
                  <td colSpan={columns.length + 2}>
                    {columns.map(({ name, statements, corrects }, i) => (
                      <div key={i}>
                        {columns.length > 1 && <strong>{name}</strong>}
                        <Sources line={line} statements={statements(line)} corrects={corrects} />
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
  );
  if (!folded)
    return (
      <section class="xp-card">
        <h4>{group.title}</h4>
        {table}
      </section>
    );
  const unknown = all.length - lines.length;
  return (
    <details class="xp-card xp-folded">
      <summary>
        <h4>{group.title}</h4>{' '}
        <span class="xp-quiet">
          {fill(unknown > 0 ? texts.countsWithUnknown : texts.counts, { n: all.length, unknown })}
        </span>
      </summary>
      {table}
    </details>
  );
}

function Meaning({ of, line }: { of: Column | undefined; line: Line }) {
  const meaning = of?.meaning?.(line) ?? null;
  return meaning === null ? null : <small class="xp-meaning">{meaning}</small>;
}
