import type { ComponentType } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import type { OneChange } from '../../../core/troubleshoot/resolve/change-words.js';
import { LOCALES } from '../../../core/words/language.js';
import type { SymptomAnswer } from '../answer/answer.js';
import { fill } from '../explorer/texts/fill.js';
import { withFix, without } from './basket.js';
import { changeText, valuesToTry } from './change-text.js';
import type { FixPresetProps } from './FixPreset.js';
import { changeBasket, useBasket } from './useBasket.js';

interface Props {
  answer: SymptomAnswer;
  /** Names the fix among all of the answer. */
  fix: string;
  changes: readonly OneChange[];
}

/** Offers the changes of a fix as a preset of the slicer; several that are ticked become one. */
export function AsPreset({ answer, fix, changes }: Props) {
  const { setup, texts, language } = answer;
  const say = LOCALES[language].say;
  const { printer, material, profile, slicer } = setup;
  const key = [printer?.id, profile?.nozzle.variant, material?.id, slicer].join(' ');
  const basket = useBasket(key);
  const [FixPreset, setFixPreset] = useState<ComponentType<FixPresetProps> | null>(null);
  const [failed, setFailed] = useState(false);
  const offered = changes
    .map((change) => ({ change, values: valuesToTry(change) }))
    .filter((one) => one.values.length > 0);
  const mine = basket.ticked.filter((one) => one.fix === fix);
  const stale = mine.find(({ change, value }) => {
    const own = offered.find((one) => one.change.setting === change.setting);
    return !own?.values.includes(value);
  });
  // Another own value has other steps: what was ticked before is none of them any more.
  useEffect(() => {
    if (stale) changeBasket((now) => without(now, stale.change.setting));
  }, [stale]);
  const load = () => {
    setFailed(false);
    import('./FixPreset.js').then(
      (part) => setFixPreset(() => part.FixPreset),
      () => setFailed(true),
    );
  };
  const shown = basket.at === fix && mine.length > 0;
  useEffect(() => {
    if (shown && !FixPreset) load();
  }, [shown]);
  if (offered.length === 0) return null;
  const missing = [
    printer === null && texts.preset.printer,
    material === null && texts.preset.material,
    slicer === null && texts.preset.slicer,
  ].filter((one) => one !== false);
  if (missing.length > 0)
    return <p class="an-quiet an-preset">{fill(texts.preset.chooseFirst, { what: missing.join(texts.preset.and) })}</p>;
  // Nothing is known that a preset could be made of, which the head of the answer says.
  if (profile === null) return null;
  return (
    <div class="an-preset">
      {offered.map(({ change, values }) => (
        <Tick
          key={change.setting}
          name={say(change.name, change.name_zh)}
          value={mine.find((one) => one.change.setting === change.setting)?.value ?? null}
          onTick={(value) =>
            changeBasket((now) =>
              value === null ? without(now, change.setting) : withFix(now, key, { fix, change, value }),
            )
          }
          {...{ answer, change, values }}
        />
      ))}
      {failed && (
        <p role="alert">
          {texts.failed}{' '}
          <button type="button" class="an-button" onClick={load}>
            {texts.retry}
          </button>
        </p>
      )}
      {shown && FixPreset && <FixPreset {...{ answer, basket }} />}
    </div>
  );
}

interface TickProps {
  answer: SymptomAnswer;
  change: OneChange;
  name: string;
  values: readonly OneChange['now']['value'][];
  /** The value that is ticked; null: it is not. */
  value: OneChange['now']['value'];
  onTick: (value: NonNullable<OneChange['now']['value']> | null) => void;
}

/** A change that can be ticked, and the value that it goes to: the first step, or one after it. */
function Tick({ answer, change, name, values, value, onTick }: TickProps) {
  const { texts, language } = answer;
  const id = useId();
  const shown = (one: OneChange['now']['value']) => changeText(one, change, language);
  const [first = null] = values;
  return (
    <p class="an-tick">
      <input
        type="checkbox"
        id={id}
        checked={value !== null}
        onChange={({ currentTarget }) => onTick(currentTarget.checked ? first : null)}
      />
      <label for={id}>{fill(texts.preset.tick, { setting: name, value: shown(value ?? first) })}</label>
      {value !== null && values.length > 1 && (
        <select
          aria-label={fill(texts.preset.value, { setting: name })}
          value={String(value)}
          onChange={({ currentTarget }) => onTick(values.find((one) => String(one) === currentTarget.value) ?? null)}
        >
          {values.map((one) => (
            <option key={String(one)} value={String(one)}>
              {shown(one)}
            </option>
          ))}
        </select>
      )}
    </p>
  );
}
