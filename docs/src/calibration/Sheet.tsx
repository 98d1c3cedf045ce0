import { SLICER_NAMES } from '../../../core/words/slicers.js';
import { formatResult, formatSpool, formatValue } from './format.js';
import { entryOf } from './plan.js';
import type { CalibrationSession } from './session.js';
import { valueNow } from './trial.js';

/** The notes of a spool as they are printed. */
export function Sheet({ desk }: { desk: CalibrationSession }) {
  const { texts, spool, subject, place } = desk;
  if (spool === null || spool.changed === '') return null;
  return (
    <>
      <h2>
        {texts.sheet}
        {texts.colon}
        {spool.name}
      </h2>
      <p>{[formatSpool(spool, texts), place.slicer && SLICER_NAMES[place.slicer]].filter(Boolean).join(' · ')}</p>
      <table class="values">
        <thead>
          <tr>
            {[texts.step, texts.now, texts.result, texts.done, texts.note].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {desk.steps.map((step) => {
            const { result, done, note } = entryOf(spool, step);
            const now = valueNow(step.setting, subject);
            return (
              <tr key={step.id}>
                <th scope="row">{step.setting.name}</th>
                <td>{now === null ? '–' : formatValue(now, step.setting)}</td>
                <td>{formatResult(result, step.setting)}</td>
                <td>{done ? '✓' : ''}</td>
                <td>{note}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
