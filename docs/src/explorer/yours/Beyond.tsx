import { valuesOutOfRange } from '../../../../core/read-settings/out-of-range.js';
import type { SettingValue } from '../../../../core/troubleshoot/resolve/setup.js';
import type { Material, Printer, Setting } from '../../../../schemas/generated/record.js';
import { fill } from '../texts/fill.js';
import { useTools } from '../tools.js';
import { YOURS_TEXTS } from './texts.js';

interface Props {
  values: Readonly<Record<string, SettingValue>>;
  settings: readonly Setting[];
  printer: Printer | null;
  material: Material | null;
}

/** Where one's own values leave the ranges of the printer and the material. */
export function Beyond({ values, settings, printer, material }: Props) {
  const { language, say, writer } = useTools();
  const words = YOURS_TEXTS[language];
  const found = valuesOutOfRange(values, printer, material);
  const byId = new Map(settings.map((setting) => [setting.id, setting]));
  return (
    <section>
      <h3>{words.beyondTitle}</h3>
      {found.length === 0 && <p>{printer && material ? words.inside : words.cannotJudge}</p>}
      {found.length > 0 && (
        <ul>
          {found.map(({ setting, value, of, end, limit }) => {
            const known = byId.get(setting);
            const shown = (n: number) => writer.withUnit(writer.number(n), known?.unit ?? '');
            const name = say(known?.name, known?.name_zh) ?? setting;
            return (
              <li key={`${setting} ${of}`}>
                {fill(words.beyond[of][end], {
                  setting: name,
                  value: shown(value),
                  limit: shown(limit),
                  material: material?.name ?? '',
                })}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
