import { useId, useState } from 'preact/hooks';
import type { SettingValue } from '../../../../core/troubleshoot/resolve/setup.js';
import { type Language, LOCALES } from '../../../../core/words/language.js';
import type { Writer } from '../../../../core/words/values.js';
import type { Setting } from '../../../../schemas/generated/record.js';
import { updateYours, useYours } from './store.js';

interface Props {
  setting: Pick<Setting, 'id' | 'unit'>;
  /** Undefined: unknown. */
  value: SettingValue | undefined;
  label: string;
  language: Language;
  writer: Writer;
}

/** An input for the user's own value: a number or a boolean. Clearing it restores the value of the file. */
export function OwnField({ setting, value, label, language, writer }: Props) {
  const { say } = LOCALES[language];
  const { typed } = useYours();
  const [wrong, setWrong] = useState(false);
  const hint = useId();
  const tell = (own: SettingValue | null) => {
    const { [setting.id]: _, ...others } = typed;
    updateYours({ typed: own === null ? others : { ...others, [setting.id]: own } });
  };
  if (setting.unit === 'bool')
    return (
      <select
        class="xp-own"
        aria-label={label}
        value={value === undefined ? '' : String(value)}
        onChange={({ currentTarget: { value: chosen } }) => tell(chosen === '' ? null : chosen === 'true')}
      >
        <option value="">{say('not given', '未填写')}</option>
        <option value="true">{say('yes', '是')}</option>
        <option value="false">{say('no', '否')}</option>
      </select>
    );
  return (
    <>
      <input
        class="xp-own"
        inputMode="decimal"
        autocomplete="off"
        aria-label={label}
        aria-invalid={wrong}
        aria-describedby={wrong ? hint : undefined}
        value={typeof value === 'number' ? String(Math.round(value * 1000) / 1000) : ''}
        onChange={({ currentTarget }) => {
          const text = currentTarget.value.trim().replace(',', '.');
          const n = Number(text);
          setWrong(!Number.isFinite(n));
          if (text === '') tell(null);
          else if (Number.isFinite(n)) tell(n);
        }}
      />{' '}
      <span class="quiet">{writer.withUnit('', setting.unit).trim()}</span>
      {wrong && (
        <span id={hint} role="alert">
          {say('That is not a number.', '这不是数字。')}
        </span>
      )}
    </>
  );
}
