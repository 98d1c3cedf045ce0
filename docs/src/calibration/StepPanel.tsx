import { useId, useState } from 'preact/hooks';
import { printerName } from '../../../core/names/printer-name.js';
import { fill } from '../explorer/texts/fill.js';
import type { BuiltStep } from './built.js';
import { checkResult } from './check-result.js';
import { formatValue } from './format.js';
import { LENGTHS } from './notes.js';
import { changedSince, entryOf, stepsBefore, stepValue } from './plan.js';
import type { CalibrationSession } from './session.js';
import { Trials } from './Trials.js';
import { limitsOf, valueNow } from './trial.js';

interface Props {
  desk: CalibrationSession;
  step: BuiltStep;
}

/** What somebody has, tries and writes down in a step. */
export function StepPanel({ desk, step }: Props) {
  const { texts, spool, subject } = desk;
  if (spool === null) return null;
  const { setting } = step;
  const entry = entryOf(spool, step);
  const now = valueNow(setting, subject);
  const earlier = stepsBefore(step, desk.steps)
    .map((one) => stepValue(one, spool, subject))
    .filter(({ value }) => value !== null);
  return (
    <>
      <h3>{texts.title}</h3>
      {changedSince(step, desk.steps, spool, subject).map(({ step: other, before: was, now }) => (
        <p key={other.id} class="caution">
          {fill(texts.moved, {
            name: other.setting.name,
            before: formatValue(was, other.setting),
            now: formatValue(now, other.setting),
          })}
        </p>
      ))}
      <dl class="facts">
        <div>
          <dt>
            {texts.now}
            {texts.colon}
            {setting.name}
          </dt>
          <dd class={now === null ? 'unknown' : ''}>{now === null ? texts.notKnown : formatValue(now, setting)}</dd>
        </div>
        {earlier.length > 0 && (
          <div>
            <dt>{texts.with}</dt>
            {earlier.map(({ step: { id, setting: other }, value, measured }) => (
              <dd key={id}>
                <a href={`#${id}`}>{other.name}</a> {formatValue(value ?? 0, other)}{' '}
                <small>{measured ? texts.ofYours : texts.ofProfile}</small>
              </dd>
            ))}
          </div>
        )}
      </dl>
      <Trials key={`${spool.printer.id} ${spool.material.id}`} {...{ desk, step, now }} />
      <Result {...{ desk, step }} />
      <label class="note">
        <span>{texts.note}</span>
        <textarea
          rows={2}
          maxLength={LENGTHS.note}
          value={entry.note}
          onInput={({ currentTarget }) => desk.write(step, { note: currentTarget.value })}
        />
      </label>
      <label class="done">
        <input
          type="checkbox"
          checked={entry.done}
          onChange={({ currentTarget }) => desk.write(step, { done: currentTarget.checked })}
        />
        {texts.done}
      </label>
    </>
  );
}

/** The value that came out. What is refused says why, and can be kept. */
function Result({ desk, step }: Props) {
  const { texts, spool, subject } = desk;
  const id = useId();
  // Nobody is told that 23 is too cold while they write 235.
  const [writing, setWriting] = useState(false);
  const { setting } = step;
  const { result, kept } = entryOf(spool, step);
  const limits = limitsOf(setting, subject);
  const { refusal } = checkResult(result, limits);
  const { min, max } = limits.material ?? {};
  const said =
    refusal &&
    fill(texts.refused[refusal], {
      example: formatValue(valueNow(setting, subject) ?? step.trials[0]?.step ?? 1, setting),
      material: subject.material?.name ?? '',
      printer: subject.printer ? printerName(subject.printer) : '',
      range: [min, max].map((end) => (end == null ? '' : formatValue(end, setting))).join('–'),
      most: limits.printer === null ? '' : formatValue(limits.printer, setting),
    });
  return (
    <div class="result">
      <label for={id}>
        {texts.result}
        {texts.colon}
        {setting.name}
      </label>
      <span>
        <input
          id={id}
          inputMode="decimal"
          autocomplete="off"
          maxLength={LENGTHS.result}
          value={result}
          aria-invalid={refusal !== null && !kept && !writing}
          aria-describedby={`${id}-said`}
          onInput={({ currentTarget }) => {
            setWriting(true);
            desk.write(step, { result: currentTarget.value, kept: false });
          }}
          onBlur={() => setWriting(false)}
        />{' '}
        {fill(setting.shown, { n: '' }).trim()}
      </span>
      <div id={`${id}-said`} role="status">
        {said && !writing && (
          <p class={kept ? 'quiet' : 'refused'}>
            {said}{' '}
            {kept ? (
              texts.keptAnyway
            ) : (
              <button type="button" onClick={() => desk.write(step, { kept: true })}>
                {texts.keep}
              </button>
            )}
          </p>
        )}
      </div>
    </div>
  );
}
