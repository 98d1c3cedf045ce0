import { useEffect, useState } from 'preact/hooks';
import { LOCALES } from '../../../core/words/language.js';
import { SLICER_NAMES } from '../../../core/words/slicers.js';
import { LoadFailed } from '../explorer/LoadFailed.js';
import { fill } from '../explorer/texts/fill.js';
import { loadedValue, useOnDemand } from '../explorer/tools.js';
import type { FixFileProps } from '../symptom/answer.js';
import { fixAnchor } from '../symptom/view.js';
import { useShared } from '../use-shared.js';
import { BASKET, forSetup, staleChange, withFix, without } from './basket.js';
import { changeText, valuesToTry } from './change-text.js';

/** Saves the changes of a fix, together with those selected before, as a preset file for the slicer. */
export function FixFile({ answer, fix, changes }: FixFileProps) {
  const { setup, texts, language } = answer;
  const say = LOCALES[language].say;
  const { printer, material, profile, slicer } = setup;
  const key = [printer?.id, profile?.nozzle.variant, material?.id, slicer].join(' ');
  const basket = forSetup(useShared(BASKET), key);
  // Save only on request, not when re-rendered.
  const [asked, setAsked] = useState(false);
  const offered = changes
    .map((change) => ({ change, values: valuesToTry(change) }))
    .filter((one) => one.values.length > 0);
  const mine = basket.ticked.filter((one) => one.fix === fix);
  const inVain = answer.view.causes.flatMap(({ id, fixes }) =>
    fixes.filter((one) => answer.inVain.has(one.id)).map((one) => fixAnchor(id, one.id)),
  );
  const stale = staleChange(basket, inVain, fix, offered);
  // If the user's value changes, so do the steps; a change that did not help must not stay in the file.
  useEffect(() => {
    if (stale) BASKET.change((now) => without(now, stale.change.setting));
  }, [stale]);
  const shown = basket.at === fix && mine.length > 0;
  const loading = useOnDemand(shown, async () => (await import('./FixPreset.js')).FixPreset);
  const FixPreset = loadedValue(loading);
  // A preset file needs a profile.
  if (offered.length === 0 || !printer || !material || !slicer || !profile) return null;
  const take = () => {
    setAsked(true);
    for (const { change, values } of offered) {
      const value = mine.find((one) => one.change.setting === change.setting)?.value ?? values[0];
      if (value !== undefined) BASKET.change((now) => withFix(now, key, { fix, change, value }));
    }
  };
  const [main] = offered;
  const value = mine[0]?.value ?? main?.values[0] ?? null;
  return (
    <div class="an-preset">
      <p>
        <button type="button" class="button ps-download" onClick={take}>
          {fill(texts.preset.file, {
            slicer: SLICER_NAMES[slicer],
            value: main ? changeText(value, main.change, language) : '',
          })}
        </button>
      </p>
      {offered.map(({ change, values }) => {
        const own = mine.find((one) => one.change.setting === change.setting);
        const setting = say(change.name, change.name_zh);
        if (!own || values.length < 2) return null;
        return (
          <label key={change.setting} class="an-tick row">
            {fill(texts.preset.value, { setting })}{' '}
            <select
              value={String(own.value)}
              onChange={({ currentTarget }) => {
                const chosen = values.find((one) => String(one) === currentTarget.value);
                if (chosen !== undefined) BASKET.change((now) => withFix(now, key, { fix, change, value: chosen }));
              }}
            >
              {values.map((one) => (
                <option key={String(one)} value={String(one)}>
                  {changeText(one, change, language)}
                </option>
              ))}
            </select>
          </label>
        );
      })}
      <LoadFailed of={loading} texts={texts} />
      {shown && FixPreset && (
        <FixPreset
          {...{ answer, slicer, basket, asked }}
          records={{ printer, material, profile }}
          onSaved={() => setAsked(false)}
        />
      )}
    </div>
  );
}
