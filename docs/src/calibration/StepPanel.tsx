import { Fragment } from 'preact';
import { useState } from 'preact/hooks';
import { type Fact, Facts } from '../parts.js';
import type { BuiltStep } from './built.js';
import type { CalibrationTexts } from './calibration-texts.js';
import {
  currentValue,
  formatTrial,
  formatValue,
  limitsOf,
  type Span,
  stepsBefore,
  type TrialRecords,
  trialsFor,
  trialValues,
  valueAtHeight,
} from './trial.js';

interface Props {
  step: BuiltStep;
  steps: readonly BuiltStep[];
  records: TrialRecords;
  texts: CalibrationTexts;
}

/** Shows the current value of a step for a setup, and the values to try. */
export function StepPanel({ step, steps, records, texts }: Props) {
  const { setting } = step;
  const { say } = texts;
  const cutText = (most: string) =>
    say(`Not above ${most}: that is the maximum of the printer.`, `不要超过 ${most}：这是打印机的上限。`);
  const current = currentValue(setting, records);
  const limits = limitsOf(setting, records);
  const earlier = stepsBefore(step, steps).flatMap(({ id, setting: other }) => {
    const value = currentValue(other, records);
    return value === null ? [] : [{ id, name: other.name, text: formatValue(value, other) }];
  });
  const now: Fact = [
    say('Current value', '当前值') + texts.colon + setting.name,
    current === null ? <span class="unknown">{say('not known', '未知')}</span> : formatValue(current, setting),
  ];
  const before: Fact = [
    say(
      'Print this test with your results of the earlier steps; the profile has',
      '打印此测试时使用前面各步的结果；配置中的值为',
    ),
    earlier.map(({ id, name, text }) => (
      <Fragment key={id}>
        <a href={`#${id}`}>{name}</a> {text}
      </Fragment>
    )),
  ];
  // Several trials may apply if the printer's construction is unknown.
  const trials = trialsFor(step.trials, records).map(({ trial, likely }) => ({
    values: trialValues(trial, current, limits),
    when: [trial.for, likely && say('(probably)', '（推测）')].filter(Boolean).join(' '),
  }));
  return (
    <>
      <h3>{texts.title}</h3>
      <Facts rows={earlier.length > 0 ? [now, before] : [now]} />
      <div class="trials">
        {trials.length > 0 && <h4>{say('Values to try', '要试的数值')}</h4>}
        {trials.map(({ values, when }) => {
          const most = values.kind === 'beyond' ? values.reaches : values.kind === 'span' ? values.cut : null;
          return (
            <div key={when}>
              {values.kind !== 'beyond' && (
                <p>
                  {when !== '' && `${when}${texts.colon}`}
                  <strong>{formatTrial(values, setting, texts)}</strong>
                </p>
              )}
              {most !== null && <p class="caution">{cutText(formatValue(most, setting))}</p>}
              {values.kind === 'span' && step.by_height && <Height span={values.span} {...{ step, texts }} />}
            </div>
          );
        })}
      </div>
    </>
  );
}

/** Converts a measured height on the tower to its value. */
function Height({ span, step, texts }: { span: Span } & Pick<Props, 'step' | 'texts'>) {
  // Panels are rendered separately, so useId would repeat ids across them.
  const id = `${step.id}-height`;
  const [text, setText] = useState('');
  const typed = text.trim().replace(',', '.');
  const height = Number(typed);
  const value = valueAtHeight(span, height);
  const top = Number(((span.to - span.from) / span.step).toFixed(1));
  return (
    <div class="height">
      <label for={id}>{texts.height}</label>
      <input
        id={id}
        inputMode="decimal"
        autocomplete="off"
        value={text}
        aria-describedby={`${id}-value`}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div id={`${id}-value`} role="status">
        {typed === '' ? null : Number.isNaN(height) ? (
          <p class="refused">{texts.say('This is not a number.', '这不是数字。')}</p>
        ) : value === null ? (
          <p class="refused">{texts.say(`The tower ends at ${top} mm.`, `塔高只有 ${top} mm。`)}</p>
        ) : (
          <p>
            {`${span.from} + ${height} × ${span.step} = `}
            <strong>{formatValue(value, step.setting)}</strong>
          </p>
        )}
      </div>
    </div>
  );
}
