import { useId, useState } from 'preact/hooks';
import { fill } from '../explorer/texts/fill.js';
import type { BuiltStep } from './built.js';
import { formatTrial, formatValue } from './format.js';
import { parseNumber } from './number.js';
import type { CalibrationSession } from './session.js';
import { limitsOf, type Span, trialsFor, trialValues, valueAtHeight } from './trial.js';

interface Props {
  desk: CalibrationSession;
  step: BuiltStep;
  /** The value now; null: not known. */
  now: number | null;
}

/** The values to try; more than one row where no source says which machine it is. */
export function Trials({ desk, step, now }: Props) {
  const { texts, subject } = desk;
  const { setting } = step;
  const limits = limitsOf(setting, subject);
  const found = trialsFor(step.trials, subject).map(({ trial, likely }) => ({
    trial,
    what: trialValues(trial, now, limits),
    said: [trial.for, likely && texts.likely].filter(Boolean).join(' '),
  }));
  if (found.length === 0) return null;
  return (
    <div class="trials">
      <h4>{texts.try}</h4>
      {found.map(({ trial, what, said }) => (
        <div key={trial.for}>
          {what.kind !== 'beyond' && (
            <p>
              {said !== '' && `${said}${texts.colon}`}
              <strong>{formatTrial(what, setting, texts)}</strong>
            </p>
          )}
          {what.kind === 'beyond' && (
            <p class="caution">{fill(texts.cut, { most: formatValue(what.reaches, setting) })}</p>
          )}
          {what.kind === 'span' && what.cut !== null && (
            <p class="caution">{fill(texts.cut, { most: formatValue(what.cut, setting) })}</p>
          )}
          {what.kind === 'span' && step.by_height && <Height span={what.span} {...{ desk, step }} />}
        </div>
      ))}
    </div>
  );
}

/** The value that a measured height of the tower comes to. */
function Height({ span, desk, step }: { span: Span } & Omit<Props, 'now'>) {
  const { texts } = desk;
  const id = useId();
  const [text, setText] = useState('');
  const height = parseNumber(text);
  const value = height === null ? null : valueAtHeight(span, height);
  const top = Number(((span.to - span.from) / span.step).toFixed(1));
  return (
    <div class="result">
      <label for={id}>{texts.height}</label>
      <span>
        <input
          id={id}
          inputMode="decimal"
          autocomplete="off"
          value={text}
          aria-describedby={`${id}-said`}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />{' '}
        {value !== null && (
          <button type="button" onClick={() => desk.write(step, { result: String(value), kept: false })}>
            {fill(texts.take, { value: formatValue(value, step.setting) })}
          </button>
        )}
      </span>
      <div id={`${id}-said`} role="status">
        {value !== null ? (
          <p class="quiet">{`${span.from} + ${height} × ${span.step} = ${value}`}</p>
        ) : (
          text.trim() !== '' && (
            <p class="refused">{height === null ? texts.heightNoNumber : fill(texts.heightBad, { most: top })}</p>
          )
        )}
      </div>
    </div>
  );
}
