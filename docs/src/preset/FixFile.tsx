import { useEffect, useState } from 'preact/hooks';
import type { FixView } from '../../../core/troubleshoot/resolve/rule-view.js';
import { SLICER_NAMES } from '../../../core/words/slicers.js';
import { LoadFailed } from '../explorer/LoadFailed.js';
import { loadedValue, useOnDemand } from '../explorer/tools.js';
import { useAnswer } from '../symptom/answer.js';
import { fixAnchor } from '../symptom/view.js';
import { useShared } from '../use-shared.js';
import { BASKET, forSetup, staleChange, withFix, without } from './basket.js';
import { changeText, valuesToTry } from './change-text.js';

/** Saves the changes of a fix, together with those selected before, as a preset file for the slicer. */
export function FixFile({ cause, fix }: { cause: string; fix: FixView }) {
  const { setup, texts, language, say, view, inVain } = useAnswer();
  const { printer, material, profile, slicer } = setup;
  const key = [printer?.id, profile?.nozzle.variant, material?.id, slicer].join(' ');
  const at = fixAnchor(cause, fix.id);
  const basket = forSetup(useShared(BASKET), key);
  // Save only on request, not when re-rendered.
  const [asked, setAsked] = useState(false);
  const offered = fix.changes
    .map(({ change }) => ({ change, values: valuesToTry(change) }))
    .filter((one) => one.values.length > 0);
  const mine = basket.ticked.filter((one) => one.fix === at);
  const tried = view.causes.flatMap(({ id, fixes }) =>
    fixes.filter((one) => inVain.has(one.id)).map((one) => fixAnchor(id, one.id)),
  );
  const stale = staleChange(basket, tried, at, offered);
  // If the user's value changes, so do the steps; a change that did not help must not stay in the file.
  useEffect(() => {
    if (stale) BASKET.change((now) => without(now, stale.change.setting));
  }, [stale]);
  const shown = basket.at === at && mine.length > 0;
  const loading = useOnDemand(shown, async () => (await import('./FixPreset.js')).FixPreset);
  const FixPreset = loadedValue(loading);
  const [main] = offered;
  // A preset file needs a profile.
  if (!main || !printer || !material || !slicer || !profile) return null;
  const take = () => {
    setAsked(true);
    for (const { change, values } of offered) {
      const value = mine.find((one) => one.change.setting === change.setting)?.value ?? values[0];
      if (value !== undefined) BASKET.change((now) => withFix(now, key, { fix: at, change, value }));
    }
  };
  const name = SLICER_NAMES[slicer];
  const value = changeText(mine[0]?.value ?? main.values[0] ?? null, main.change, language);
  return (
    <div class="an-preset">
      <p>
        <button type="button" class="button ps-download" onClick={take}>
          {say(`File for ${name}: ${value}`, `${name} 文件：${value}`)}
        </button>
      </p>
      {offered.map(({ change, values }) => {
        const own = mine.find((one) => one.change.setting === change.setting);
        if (!own || values.length < 2) return null;
        return (
          <label key={change.setting} class="an-tick row">
            {say(`Value in the file: ${change.name}`, `文件中的值：${change.name_zh}`)}{' '}
            <select
              value={String(own.value)}
              onChange={({ currentTarget }) => {
                const chosen = values.find((one) => String(one) === currentTarget.value);
                if (chosen !== undefined) BASKET.change((now) => withFix(now, key, { fix: at, change, value: chosen }));
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
          {...{ slicer, basket, asked }}
          records={{ printer, material, profile }}
          onSaved={() => setAsked(false)}
        />
      )}
    </div>
  );
}
