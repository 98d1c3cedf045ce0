import { useEffect, useMemo, useRef } from 'preact/hooks';
import { listAt } from '../../../../clients/typescript/src/lists.js';
import { FILES } from '../../../../core/contract/paths.js';
import {
  checkSetup,
  checkSummary,
  checkTitle,
  type Finding,
  findingText,
} from '../../../../core/profiles/check-value/check-setup.js';
import type { SettingValue, Setup } from '../../../../core/troubleshoot/resolve/setup.js';
import { type Language, LOCALES } from '../../../../core/words/language.js';
import { writerIn } from '../../../../core/words/record-words.js';
import type { Setting } from '../../../../schemas/generated/record.js';
import { loadedValue, useLoaded, useTools } from '../tools.js';
import { YOURS_TEXTS } from './own-file-texts.js';
import styles from './report.css?inline';
import { updateYours, useYours, valuesOf } from './store.js';
import { useShownProfile } from './useOwnFile.js';

/** Reports dangerous and unusual values of the user at the top of the explorer. */
export function Report() {
  const { files, place, language, say } = useTools();
  const words = YOURS_TEXTS[language];
  const yours = useYours();
  const { printer, material, profile } = useShownProfile();
  const settings = loadedValue(useLoaded('settings', () => listAt<Setting>(files, FILES.settings).all()));
  const top = useRef<HTMLElement>(null);
  const name = yours.file?.reading.ok ? yours.file.name : null;
  // The file may have been dropped far below the report.
  useEffect(() => {
    if (name !== null) top.current?.scrollIntoView({ block: 'start' });
  }, [name, settings === null]);
  const setup: Setup = { printer, material, profile, slicer: place.slicer, user_values: valuesOf(yours) };
  const check = useMemo(
    () => settings && checkSetup(settings, setup),
    [settings, yours, printer, material, profile, place.slicer],
  );
  if (!settings || !check || (name === null && Object.keys(yours.typed).length === 0)) return null;
  const { verdict, checked } = checkSummary(check, language);
  const bad = check.findings.filter(({ severity }) => severity !== 'slowed');
  const slowed = check.findings.filter(({ severity }) => severity === 'slowed');
  // Each with the value of the profile and a button that applies it.
  const list = (findings: readonly Finding[]) => (
    <ul class="own-findings">
      {findings.map((one) => (
        <li key={one.setting} data-severity={one.severity}>
          {findingText(one, settings, setup, language)}{' '}
          {one.severity !== 'slowed' && one.profile !== null && (
            <TakeValue setting={one.setting} value={one.profile} unit={one.unit} language={language} />
          )}
        </li>
      ))}
    </ul>
  );
  return (
    <section ref={top} class="xp-report note" data-worst={bad[0]?.severity} aria-labelledby="own-report">
      <style>{styles}</style>
      <div role="status">
        <h2 id="own-report">{checkTitle(name ?? words.tableTitle, setup, yours.nozzle, verdict, language)}</h2>
      </div>
      {bad.length > 0 && list(bad)}
      {printer && material ? (
        <p class="quiet">{checked}</p>
      ) : (
        <p>
          {say(
            'Choose a printer and a material above to see whether values are outside their ranges.',
            '请在上方选择打印机和耗材，才能判断数值是否超出范围。',
          )}
        </p>
      )}
      {slowed.length > 0 && (
        <details>
          <summary>
            {say(`Slowed down by the flow limit (${slowed.length})`, `被流量上限降速（${slowed.length}）`)}
          </summary>
          {list(slowed)}
        </details>
      )}
    </section>
  );
}

interface TakeProps {
  setting: string;
  value: SettingValue;
  unit: string;
  language: Language;
}

/** A button that replaces the user's value with that of the profile. */
export function TakeValue({ setting, value, unit, language }: TakeProps) {
  const { typed } = useYours();
  const text = writerIn(language).any(value, unit) ?? '';
  return (
    <button type="button" class="own-take" onClick={() => updateYours({ typed: { ...typed, [setting]: value } })}>
      {LOCALES[language].say(`Take the profile’s ${text}`, `改用配置的 ${text}`)}
    </button>
  );
}
