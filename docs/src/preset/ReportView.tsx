import { rowNames } from '../../../core/presets/row-names.js';
import type { ComposedPreset, PresetRow } from '../../../core/presets/types.js';
import { SLICER_NAMES } from '../../../core/words/slicers.js';
import type { Writer } from '../../../core/words/values.js';
import { useLayout } from '../explorer/LaidOut.js';
import { fill } from '../explorer/texts/fill.js';
import { Fold } from '../parts.js';
import { headingOf, isCompared, reportOf } from './report.js';

/** Maximum number of rows initially open: more would push the rest off the page. */
const FEW = 24;

/** The full report: changed and unchanged rows, and omitted ones with the reason. */
export function ReportView({ composed }: { composed: ComposedPreset }) {
  const { writer, layout } = useLayout();
  const { rows, version, form } = composed;
  const slicer = SLICER_NAMES[composed.slicer];
  const compared = isCompared(rows);
  const { changes, same, rest, approximated } = reportOf(rows);
  const nameOf = rowNames(rows, {
    groups: layout.profile,
    settings: layout.settings,
    word: (value) => writer.word(value),
    colon: writer.colon,
    aside: writer.aside,
  });
  const { say } = writer;
  const shared = { slicer, nameOf, writer };
  const parts = [
    {
      rows: changes,
      title: compared
        ? say('What changes in {slicer}: {n}', '在 {slicer} 中的改变：{n} 项')
        : say('What the file sets in {slicer}: {n}', '文件在 {slicer} 中设置：{n} 项'),
      Rows: WrittenRows,
      open: changes.length <= FEW,
    },
    { rows: same, title: say('The same in both: {n}', '两边相同：{n} 项'), Rows: WrittenRows },
    { rows: approximated, title: say('Of these, approximated: {n}', '其中只能近似：{n} 项'), Rows: OmittedRows },
    ...rest.map(({ why, rows }) => ({ rows, title: say(...headingOf(why, form)), Rows: OmittedRows })),
  ].map((part) => ({ open: false, ...part, title: fill(part.title, { slicer, version, n: part.rows.length }) }));
  return parts.map(
    ({ rows, title, Rows, open }, i) =>
      rows.length > 0 && (
        <Fold key={i} {...{ title, open }}>
          {rows === changes && !compared && (
            <p class="quiet">
              {say(
                `${slicer} has no preset here to compare these values with.`,
                `这里没有可与这些值比较的 ${slicer} 自带预设。`,
              )}
            </p>
          )}
          <Rows {...{ rows, title }} {...shared} />
        </Fold>
      ),
  );
}

interface RowsProps {
  rows: readonly PresetRow[];
  title: string;
  slicer: string;
  nameOf: (row: PresetRow) => string;
  writer: Writer;
}

/** Written rows: the value of the slicer's own preset if known, the value set here, and the written keys. */
function WrittenRows({ rows, title, slicer, nameOf, writer }: RowsProps) {
  const { say } = writer;
  const compared = isCompared(rows);
  // A keyboard-accessible scroll container for a wide table.
  const box = { class: 'scroll', role: 'group' as const, tabindex: 0, 'aria-label': title };
  return (
    <div {...box}>
      <table class="xp-table ps-table">
        <caption class="sr-only">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{say('Setting', '设置')}</th>
            {compared && <th scope="col">{say(`Preset of ${slicer}`, `${slicer} 的预设`)}</th>}
            <th scope="col">{say('Value here', '来自本站')}</th>
            <th scope="col">{say('Written as', '写入为')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const remark = writer.say(row.remark, row.remark_zh);
            return (
              <tr key={row.field ?? row.setting}>
                <th scope="row">
                  {nameOf(row)}
                  {remark && <small class="xp-meaning">{remark}</small>}
                </th>
                {compared && <td>{shown(row.theirs, row, writer)}</td>}
                <td>{shown(row.value, row, writer)}</td>
                <td>
                  {row.keys.map(({ kind, key, text }) => (
                    <code key={`${kind} ${key}`}>{`${key} = ${text}`}</code>
                  ))}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Omitted rows, each with its value and the reason. */
function OmittedRows({ rows, nameOf, writer }: RowsProps) {
  return (
    <ul class="ps-left">
      {rows.map((row) => {
        const remark = writer.say(row.remark, row.remark_zh);
        return (
          <li key={row.field ?? row.setting}>
            <strong>{nameOf(row)}</strong>
            {row.value !== null && `${writer.colon}${shown(row.value, row, writer)}`}
            {remark && <span class="xp-meaning">{remark}</span>}
          </li>
        );
      })}
    </ul>
  );
}

function shown(value: PresetRow['value'], { unit }: PresetRow, writer: Writer): string {
  return writer.any(value, unit ?? '') ?? '—';
}
