import { Fragment } from 'preact';
import { useState } from 'preact/hooks';
import { printerName } from '../../../core/names/printer-name.js';
import { PRESET_BASES, PRESET_KINDS, PROCESS_CHOICES } from '../../../core/words/enumerations.js';
import type { Holder } from '../../../core/words/groups.js';
import type { Enumeration, Say } from '../../../core/words/language.js';
import type { Group, Line } from '../../../core/words/layout.js';
import { meaningWords } from '../../../core/words/meanings.js';
import {
  materialStatements,
  type ProvenanceStatement,
  printerStatements,
  profileStatements,
} from '../../../core/words/provenance.js';
import type { Writer } from '../../../core/words/values.js';
import type { Material, Printer, Profile } from '../../../schemas/generated/record.js';
import { correctAddress } from '../records/correction.js';
import { likelyText, Statement } from '../records/statement.js';
import { useLayout } from './LaidOut.js';
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

/** A printer or material as a column. */
export function recordColumn(record: Printer | Material, say: Say, writer: Writer): Column {
  if (!('brand' in record))
    return {
      name: record.name,
      record,
      statements: ({ path }) => materialStatements(record, path),
      corrects: `materials/${record.id}`,
    };
  return {
    name: printerName(record),
    record,
    statements: ({ path }) => printerStatements(record, path),
    corrects: `printers/${record.id}`,
    hint({ path }, text) {
      if (text === null) return likelyText(record, path, { say, writer });
      const meaning = meaningWords(record, path);
      return meaning && say(meaning);
    },
  };
}

/**
 * Rows hidden if unknown: most printers lack most plates and a reason for a reduced build volume; their maximum
 * temperatures state how they are known.
 */
const SELDOM_KNOWN = /_by_plate_|_reason$|^rated\.|^firmware_limit\.|^community_firmware\.|^preset_maxima\./;

/** A line of the layout with its text in each column; null: unknown. */
export interface Row {
  line: Line;
  holder: Holder;
  values: (string | null)[];
}

const isKnown = ({ values }: Row) => values.some((value) => value !== null);

/** The rows of groups of values. */
export function rowsOf(groups: readonly Group[], columns: readonly Column[], writer: Writer): Row[] {
  return groups.flatMap(({ holder, lines }) =>
    lines.map((line) => ({ line, holder, values: columns.map(({ record }) => writer.line(line, record)) })),
  );
}

interface TablesProps {
  groups: readonly Group[];
  columns: readonly Column[];
  onlyDifferences?: boolean;
  /** Folds each group and shows its number of values; unknown ones are counted but not listed. */
  folded?: boolean;
}

/** Values by group, with the advanced groups folded. */
export function ValueTables({ groups, columns, onlyDifferences = false, folded = false }: TablesProps) {
  const { writer, texts, say } = useLayout();
  const all = groups.map((group) => ({
    group,
    rows: rowsOf([group], columns, writer)
      .filter((row) => isKnown(row) || !SELDOM_KNOWN.test(row.line.path))
      .filter(({ values }) => !onlyDifferences || differs(values)),
  }));
  const tables = (some: typeof all) => (
    <div class="xp-cards">
      {some.map(({ group: { id, title }, rows }) => {
        if (rows.length === 0) return null;
        const known = rows.filter(isKnown);
        const unknown = rows.length - known.length;
        return folded ? (
          <details key={id} class="box xp-folded">
            <summary>
              <h4>{title}</h4>{' '}
              <span class="quiet">
                {say(`${rows.length}`, `${rows.length} 项`)}
                {unknown > 0 && say(`, ${unknown} not known`, `，其中 ${unknown} 项未知`)}
              </span>
            </summary>
            <ValueTable rows={known} columns={columns} />
          </details>
        ) : (
          <section key={id} class="box">
            <h4>{title}</h4>
            <ValueTable rows={rows} columns={columns} />
          </section>
        );
      })}
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

/** A table of values; each can show its sources. */
export function ValueTable({ rows, columns }: { rows: readonly Row[]; columns: readonly Column[] }) {
  const { texts } = useLayout();
  const [open, setOpen] = useState<string | null>(null);
  const several = columns.length > 1;
  return (
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
        {rows.map(({ line, holder, values }) => (
          <Fragment key={line.path}>
            <ValueRow label={line.label} different={differs(values)} marks={[differs(values) && texts.differs]}>
              {columns.map(({ hint }, i) => {
                const text = values[i] ?? null;
                const meaning = hint?.(line, text);
                return (
                  <td key={i} class={text === null ? 'xp-short xp-unknown' : text.length <= 20 ? 'xp-short' : ''}>
                    {text ?? texts.notKnown}
                    {meaning && <small class="xp-meaning">{meaning}</small>}
                  </td>
                );
              })}
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
                      <Sources line={line} statements={statements(line, holder)} corrects={corrects} />
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
}

interface SourcesProps {
  line: Line;
  statements: readonly ProvenanceStatement[];
  /** Kind and id of the record, for the correction form. */
  corrects: string;
}

/** Describes where a value comes from and links to its correction form. */
function Sources({ line, statements, corrects }: SourcesProps) {
  const tools = useLayout();
  const { writer, say, to } = tools;
  return (
    <div class="xp-sources">
      <p>{line.about}</p>
      {statements.length === 0 ? (
        <p>{say('The source does not say.', '来源没有说明。')}</p>
      ) : (
        <ul>
          {statements.map((statement, i) => (
            <li key={i}>
              {statement.kind === 'preset' ? (
                <Preset {...statement} />
              ) : (
                <Statement {...{ statement, line }} tools={{ ...tools, sources: { imported: tools.sources } }} />
              )}
            </li>
          ))}
        </ul>
      )}
      <p class="quiet">
        {say('Name in the API', 'API 中的名称') + writer.colon}
        <code>{line.path}</code>
        {' · '}
        <a
          href={correctAddress(to, corrects, line.path)}
          aria-label={`${say('Wrong?', '有误？')} ${line.label}`}
          rel="nofollow"
        >
          {say('Wrong?', '有误？')}
        </a>
      </p>
    </div>
  );
}

/** Names the preset that sets a value and how it was chosen. */
function Preset({ holder, preset, note }: Extract<ProvenanceStatement, { kind: 'preset' }>) {
  const { writer, say } = useLayout();
  const notes: Enumeration = holder === 'process' ? PROCESS_CHOICES : PRESET_BASES;
  const words = note === null ? null : notes[note];
  return (
    <>
      {writer.capital(say(...PRESET_KINDS[holder])) + writer.colon}
      <q>{preset}</q>
      {note !== null && ` – ${words ? say(...words) : note}`}
    </>
  );
}
