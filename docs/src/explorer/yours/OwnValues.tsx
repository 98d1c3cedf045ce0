import { useMemo, useState } from 'preact/hooks';
import { profileValue, sameValue } from '../../../../core/read-settings/profile-value.js';
import type { SettingValue } from '../../../../core/troubleshoot/resolve/setup.js';
import { writerIn } from '../../../../core/words/record-words.js';
import type { Printer, Profile, Setting } from '../../../../schemas/generated/record.js';
import { Check } from '../../parts.js';
import { fill } from '../texts/fill.js';
import { useTools } from '../tools.js';
import { ValueRow } from '../view-parts.js';
import { OwnField } from './OwnField.js';
import { YOURS_TEXTS } from './own-file-texts.js';
import { useYours, valuesOf } from './store.js';

interface Props {
  settings: readonly Setting[];
  profile: Profile | null;
  printer: Printer | null;
}

const SCOPES = ['filament', 'process', 'printer'] as const;

/** The user's values beside those of the profile; each can be overridden. */
export function OwnValues({ settings, profile, printer }: Props) {
  const { language, say } = useTools();
  const writer = useMemo(() => writerIn(language), [language]);
  const words = YOURS_TEXTS[language];
  const yours = useYours();
  const values = valuesOf(yours);
  const [all, setAll] = useState<boolean | null>(null);
  // Typing needs every setting; for a file, the differences are enough.
  const showAll = all ?? yours.file === null;
  const rows = settings.map((setting) => {
    const own = values[setting.id];
    const theirs = profile && profileValue(setting, profile, printer);
    const different = own !== undefined && theirs !== null && !sameValue(own, theirs);
    return { setting, own, theirs, different };
  });
  // A value that the profile lacks counts as different.
  const shown = rows.filter(
    ({ setting, own, theirs, different }) =>
      showAll || different || (own !== undefined && theirs === null) || setting.id in yours.typed,
  );
  const text = (value: SettingValue | null | undefined, unit: string) => {
    if (value === null || value === undefined) return '—';
    return typeof value === 'number' ? writer.withUnit(writer.number(value), unit) : writer.any(value);
  };
  return (
    <section>
      <h3>{words.tableTitle}</h3>
      {profile === null && (
        <p class="quiet">
          {say(
            'There is no profile to compare with: choose a printer and a material that it has settings for.',
            '没有可对照的配置：请选择打印机，以及它支持的耗材。',
          )}
        </p>
      )}
      <Check label={words.onlyDifferent} checked={!showAll} change={(only) => setAll(!only)} />
      {SCOPES.map((scope) => {
        const own = shown.filter(({ setting }) => setting.scope === scope);
        if (own.length === 0) return null;
        return (
          <div key={scope} class="scroll">
            <table class="xp-table">
              <caption class="sr-only">{words.scopes[scope]}</caption>
              <thead>
                <tr>
                  <th scope="col">{words.scopes[scope]}</th>
                  <th scope="col">{say('Yours', '您的值')}</th>
                  <th scope="col">{say('Profile', '配置')}</th>
                </tr>
              </thead>
              <tbody>
                {own.map(({ setting, own: value, theirs, different }) => {
                  const name = say(setting.name, setting.name_zh);
                  return (
                    <ValueRow
                      key={setting.id}
                      label={name}
                      different={different}
                      marks={[different && words.differs, setting.id in yours.typed && words.typed]}
                    >
                      <td>
                        {setting.unit === 'enum' ? (
                          text(value, setting.unit)
                        ) : (
                          <OwnField
                            setting={setting}
                            value={value}
                            label={fill(words.ownValue, { setting: name })}
                            {...{ language, writer }}
                          />
                        )}
                      </td>
                      <td>{text(theirs, setting.unit)}</td>
                    </ValueRow>
                  );
                })}
              </tbody>
            </table>
          </div>
        );
      })}
    </section>
  );
}
