import { Fragment } from 'preact';
import { useState } from 'preact/hooks';
import type { Group, Line } from '../../../core/words/layout.js';
import { type ProvenanceStatement, profileStatements } from '../../../core/words/provenance.js';
import type { Profile } from '../../../schemas/generated/record.js';
import { useLayout } from './LaidOut.js';
import { Sources } from './Sources.js';
import { fill } from './texts/fill.js';
import { differs } from './tools.js';

export interface Column {
  /** Name of the record; the column heading if there are several. */
  name: string;
  record: unknown;
  statements: (line: Line) => ProvenanceStatement[];
  /** Kind and id of the record for the correction form; absent: no correction links. */
  corrects?: string;
  /** A short clarification of an ambiguous value, shown beside it. */
  meaning?: (line: Line) => string | null;
  /** A note shown below the row. */
  remark?: (line: Line) => string | null;
}

interface Props {
  group: Group;
  columns: readonly Column[];
  onlyDifferences?: boolean;
  /** Folds the table and shows its number of values; unknown ones are counted but not listed. */
  folded?: boolean;
}

/**
 * Rows hidden if unknown: most printers lack most plates and a reason for a reduced build volume; their maximum
 * temperatures state how they are known.
 */
const SELDOM_KNOWN = /_by_plate_|_reason$|^rated\.|^firmware_limit\.|^community_firmware\.|^preset_maxima\./;

/** A table of one group of values; each row can show its sources. */
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
        <span class="quiet">
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
  /** One profile, or two to compare. */
  profiles: readonly { name: string; profile: Profile }[];
  onlyDifferences?: boolean;
  /** Folds each group and shows its number of values; unknown ones are counted but not listed. */
  folded?: boolean;
}

/** The values of a profile by group, with the advanced groups folded. */
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
  // Groups that no source covers, or without differences, are not worth unfolding.
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
