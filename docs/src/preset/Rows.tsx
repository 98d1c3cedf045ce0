import type { PresetRow } from '../../../core/presets/types.js';
import type { Writer } from '../../../core/words/values.js';
import { fill } from '../explorer/texts/fill.js';
import { isCompared } from './report.js';
import type { PresetTexts } from './texts.js';

interface Props {
  rows: readonly PresetRow[];
  title: string;
  slicer: string;
  nameOf: (row: PresetRow) => string;
  writer: Writer;
  words: PresetTexts;
}

/** Rows that are written: what the slicer's own preset sets, if that is known, what is set from here, and how it is written. */
export function WrittenRows({ rows, title, slicer, nameOf, writer, words }: Props) {
  const compared = isCompared(rows);
  // A table that is wider than the window scrolls in its box, which the keyboard reaches.
  const box = { class: 'xp-scroll', role: 'group' as const, tabindex: 0, 'aria-label': title };
  return (
    <div {...box}>
      <table class="xp-table ps-table">
        <caption class="sr-only">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.setting}</th>
            {compared && <th scope="col">{fill(words.theirs, { slicer })}</th>}
            <th scope="col">{words.here}</th>
            <th scope="col">{words.key}</th>
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

/** Rows that are not written, each with the value here and the reason. */
export function OmittedRows({ rows, nameOf, writer }: Pick<Props, 'rows' | 'nameOf' | 'writer'>) {
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
