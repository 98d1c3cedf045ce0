import { Fragment } from 'preact';
import { useState } from 'preact/hooks';
import type { Holder } from '../../../core/words/groups.js';
import type { Group, Line } from '../../../core/words/layout.js';
import { type ProvenanceStatement, profileStatements } from '../../../core/words/provenance.js';
import type { Profile } from '../../../schemas/generated/record.js';
import { useLayout } from './LaidOut.js';
import { Sources } from './Sources.js';
import { fill } from './texts/fill.js';
import { differs } from './tools.js';
import { ValueRow } from './view-parts.js';

/** A record as a column of values. */
export interface Column {
  /** Name of the record; the column heading if there are several. */
  name: string;
  record: unknown;
  statements: (line: Line, holder: Holder) => ProvenanceStatement[];
  /** Kind and id of the record for the correction form. */
  corrects: string;
  /** A clarification of the value, or a likely value if it is unknown. */
  hint?: (line: Line, text: string | null) => string | null;
}

/** A profile as a column. */
export function profileColumn(name: string, profile: Profile): Column {
  return {
    name,
    record: profile,
    statements: ({ path }, holder) => profileStatements(profile, path, holder),
    corrects: `profiles/${profile.id}`,
  };
}

/**
 * Rows hidden if unknown: most printers lack most plates and a reason for a reduced build volume; their maximum
 * temperatures state how they are known.
 */
const SELDOM_KNOWN = /_by_plate_|_reason$|^rated\.|^firmware_limit\.|^community_firmware\.|^preset_maxima\./;

/** A row: a line of the layout with its text in each column; null: unknown. */
interface Row {
  line: Line;
  values: (string | null)[];
}

const isKnown = ({ values }: Row) => values.some((value) => value !== null);

interface TablesProps {
  groups: readonly Group[];
  columns: readonly Column[];
  onlyDifferences?: boolean;
  /** Folds each group and shows its number of values; unknown ones are counted but not listed. */
  folded?: boolean;
}

/** Values by group, with the advanced groups folded; each value can show its sources. */
export function ValueTables({ groups, columns, onlyDifferences = false, folded = false }: TablesProps) {
  const { writer, texts } = useLayout();
  const all = groups.map((group) => ({
    group,
    rows: group.lines
      .map((line): Row => ({ line, values: columns.map(({ record }) => writer.line(line, record)) }))
      .filter((row) => isKnown(row) || !SELDOM_KNOWN.test(row.line.path))
      .filter(({ values }) => !onlyDifferences || differs(values)),
  }));
  const tables = (some: typeof all) => (
    <div class="xp-cards">
      {some.map(({ group, rows }) => rows.length > 0 && <Table key={group.id} {...{ group, rows, columns, folded }} />)}
    </div>
  );
  // Groups that no source covers are not worth unfolding.
  const further = all.filter(({ group, rows }) => group.further && rows.some(isKnown));
  return (
    <>
      {tables(all.filter(({ group }) => !group.further))}
      {further.length > 0 && (
        <details class="xp-more">
          <summary>{texts.furtherSettings}</summary>
          {tables(further)}
        </details>
      )}
    </>
  );
}

interface TableProps {
  group: Group;
  rows: readonly Row[];
  columns: readonly Column[];
  folded: boolean;
}

function Table({ group, rows, columns, folded }: TableProps) {
  const { texts } = useLayout();
  const [open, setOpen] = useState<string | null>(null);
  const shown = folded ? rows.filter(isKnown) : rows;
  const several = columns.length > 1;
  const table = (
    <table class="xp-table">
      <thead class={several ? '' : 'sr-only'}>
        <tr>
          <th scope="col">{texts.field}</th>
          {columns.map(({ name }, i) => (
            <th key={i} scope="col">
              {several ? name : texts.value}
            </th>
          ))}
          <th scope="col">
            <span class="sr-only">{texts.source}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ line, values }) => (
          <Fragment key={line.path}>
            <ValueRow label={line.label} different={differs(values)} marks={[differs(values) && texts.differs]}>
              {columns.map(({ hint }, i) => (
                <ValueCell key={i} text={values[i] ?? null} hint={hint?.(line, values[i] ?? null)} />
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
            </ValueRow>
            {open === line.path && (
              <tr class="xp-detail">
                <td colSpan={columns.length + 2}>
                  {columns.map(({ name, statements, corrects }, i) => (
                    <div key={i}>
                      {several && <strong>{name}</strong>}
                      <Sources line={line} statements={statements(line, group.holder)} corrects={corrects} />
                    </div>
                  ))}
                </td>
              </tr>
            )}
          </Fragment>
        ))}
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
  const unknown = rows.length - shown.length;
  return (
    <details class="xp-card xp-folded">
      <summary>
        <h4>{group.title}</h4>{' '}
        <span class="quiet">
          {fill(unknown > 0 ? texts.countsWithUnknown : texts.counts, { n: rows.length, unknown })}
        </span>
      </summary>
      {table}
    </details>
  );
}

/** A cell with a value, or the word for an unknown one. */
export function ValueCell({ text, hint = null }: { text: string | null; hint?: string | null | undefined }) {
  const { texts } = useLayout();
  return (
    <td class={text === null ? 'xp-short xp-unknown' : text.length <= 20 ? 'xp-short' : ''}>
      {text ?? texts.notKnown}
      {hint !== null && <small class="xp-meaning">{hint}</small>}
    </td>
  );
}
