import { rowNames } from '../../../core/presets/row-names.js';
import type { ComposedPreset } from '../../../core/presets/types.js';
import { SLICER_NAMES } from '../../../core/words/slicers.js';
import { useLayout } from '../explorer/LaidOut.js';
import { fill } from '../explorer/texts/fill.js';
import { useTools } from '../explorer/tools.js';
import { OmittedRows, WrittenRows } from './Rows.js';
import { isCompared, reportOf } from './report.js';
import { type PresetTexts, restText } from './texts.js';

/** Rows that are shown without being asked for: more of them would hide the rest of the page. */
const FEW = 24;

interface Props {
  composed: ComposedPreset;
  /** What settings are called, by id. */
  settings: Readonly<Record<string, string>>;
  words: PresetTexts;
}

/** All that became of the profile: what changes, what stays the same, and what is left out and why. */
export function ReportView({ composed, settings, words }: Props) {
  const { writer } = useTools();
  const layout = useLayout();
  const { rows, version, form } = composed;
  const slicer = SLICER_NAMES[composed.slicer];
  const compared = isCompared(rows);
  const { changes, same, rest, approximated } = reportOf(rows);
  const nameOf = rowNames(rows, {
    groups: layout.profile,
    settings,
    word: (value) => writer.word(value),
    colon: writer.colon,
    aside: writer.aside,
  });
  const shared = { slicer, nameOf, writer, words };
  const title = fill(compared ? words.changes : words.written, { slicer, n: changes.length });
  const sameTitle = fill(words.same, { n: same.length });
  return (
    <>
      {changes.length > 0 && (
        <details open={changes.length <= FEW}>
          <summary>{title}</summary>
          {!compared && <p class="xp-quiet">{fill(words.theirsUnknown, { slicer })}</p>}
          <WrittenRows rows={changes} title={title} {...shared} />
        </details>
      )}
      {same.length > 0 && (
        <details>
          <summary>{sameTitle}</summary>
          <WrittenRows rows={same} title={sameTitle} {...shared} />
        </details>
      )}
      {approximated.length > 0 && (
        <details>
          <summary>{fill(words.approximated, { n: approximated.length })}</summary>
          <OmittedRows rows={approximated} {...shared} />
        </details>
      )}
      {rest.map(({ why, rows: left }) => (
        <details key={why}>
          <summary>{fill(restText(words, why, form), { slicer, version, n: left.length })}</summary>
          <OmittedRows rows={left} {...shared} />
        </details>
      ))}
    </>
  );
}
