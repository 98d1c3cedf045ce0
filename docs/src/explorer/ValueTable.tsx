import { type ComponentChildren, Fragment } from 'preact';
import { useState } from 'preact/hooks';
import type { Group, Line } from '../../../core/words/layout.js';
import { type ProvenanceStatement, profileStatements } from '../../../core/words/provenance.js';
import type { Profile } from '../../../schemas/generated/record.js';
import { useLayout } from './LaidOut.js';
import { Sources } from './Sources.js';
import { fill } from './texts/fill.js';
import { differs } from './tools.js';

/** One column of values. */
export interface Column {
  /** Name of the record; heads the column when there are several. */
  name: string;
  record: unknown;
  statements: (line: Line) => ProvenanceStatement[];
  /** The record as a correction names it, kind and id; without it nothing leads to the form. */
  corrects?: string;
  /** The meaning of an ambiguous value in a word or two, shown beside it. */
  meaning?: (line: Line) => string | null;
  /** A remark, shown below the line. */
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
 * using less than its build volume; its highest temperatures say how they are known.
 */
const SELDOM_KNOWN = /_by_plate_|_reason$|^rated\.|^firmware_limit\.|^community_firmware\.|^preset_maxima\./;

/** A group of values as a table; every line can show where it comes from. */
export function ValueTable({ group, columns, onlyDifferences = false, folded = false }: Props) {
  const { writer, texts } = useLayout();
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
            const text = remark?.(line) ?? null;
            return text === null ? [] : [{ name, text }];
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
                    {value !== null && <Meaning text={columns[i]?.meaning?.(line)} />}
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
                    {remarks.map(({ name, text }) => (
                      <p key={name}>
                        {columns.length > 1 && <strong>{name} </strong>}
                        {text}
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

function Meaning({ text }: { text: string | null | undefined }) {
  return text == null ? null : <small class="xp-meaning">{text}</small>;
}

interface ProfileProps {
  groups: readonly Group[];
  /** One profile, or two side by side. */
  profiles: readonly { name: string; profile: Profile }[];
  onlyDifferences?: boolean;
  /** Whether each group is folded, with how much it holds; what is not known is counted, not listed. */
  folded?: boolean;
}

/** The values of a profile in groups; those for a closer look are folded away. */
export function ProfileTables({ groups, profiles, onlyDifferences = false, folded = false }: ProfileProps) {
  const { writer, texts } = useLayout();
  const tables = (some: readonly Group[]) => (
    <div class="xp-cards">
      {some.map((group) => (
        <ValueTable
          key={group.id}
          group={group}
          onlyDifferences={onlyDifferences}
          folded={folded}
          columns={profiles.map(({ name, profile }) => ({
            name,
            record: profile,
            corrects: `profiles/${profile.id}`,
            statements: ({ path }) => profileStatements(profile, path, group.holder),
          }))}
        />
      ))}
    </div>
  );
  // A group that no source says anything about, or in which nothing differs, is not worth unfolding for.
  const further = groups.filter(({ further, lines }) => {
    if (!further) return false;
    const values = lines.map((line) => profiles.map(({ profile }) => writer.line(line, profile)));
    return values.some((texts) => (onlyDifferences ? differs(texts) : texts.some((text) => text !== null)));
  });
  return (
    <>
      {tables(groups.filter(({ further }) => !further))}
      {further.length > 0 && (
        <details class="xp-more">
          <summary>{texts.furtherSettings}</summary>
          {tables(further)}
        </details>
      )}
    </>
  );
}
