import type { Setting } from '../../../schemas/generated/record.js';
import type { SettingSource } from '../../../schemas/generated/source.js';
import { bothLanguages } from '../load/both-languages.js';
import type { Dataset } from '../load/dataset.js';
import { bySlicer, composeConditions } from './common-fields.js';
import { requirementsOf } from './requirements.js';

type SlicerName = keyof SettingSource['slicers'];

/** A slicer setting in published form. */
export function composeSetting(source: SettingSource, dataset: Dataset): Setting {
  const step = [...dataset.calibrations.values()].find(({ value }) => value.settings.includes(source.id))?.value;
  const slicer = (name: SlicerName): Setting['slicers'][SlicerName] => {
    const entry = source.slicers[name];
    const how = 'how' in entry ? entry.how : undefined;
    const keyed = 'label' in entry ? entry : undefined;
    const override = keyed?.filament_override;
    const test = step?.tests[name];
    return {
      key: entry.key,
      ...bothLanguages({ menu: keyed?.menu, label: keyed?.label }),
      unit: keyed?.unit ?? null,
      default: keyed?.default ?? null,
      min: keyed?.min ?? null,
      max: keyed?.max ?? null,
      plates: (keyed?.plates ?? []).map(({ plate, key, row }) => ({
        plate,
        key,
        ...bothLanguages({ menu_step: row }),
      })),
      workarounds: (entry.workarounds ?? []).map(({ when, how: text }) => ({
        when: composeConditions(when),
        workaround: text.en,
        workaround_zh: text.zh,
      })),
      requires: requirementsOf(dataset, name, override?.key ?? entry.key),
      filament_key: override?.key ?? null,
      ...bothLanguages({ filament_menu: override?.menu, calibration: test?.menu, note: keyed?.note, workaround: how }),
      source: keyed?.source ?? null,
    };
  };
  return {
    id: source.id,
    ...bothLanguages({ name: source.name, description: source.description }),
    scope: source.scope,
    unit: source.unit,
    record_field: source.record_field ?? null,
    observed: null,
    first_layer: source.first_layer ?? null,
    ...bothLanguages({ conversion: source.conversion }),
    slicers: bySlicer(slicer),
    firmware: { marlin: null, klipper: null, reprapfirmware: null, ...source.firmware },
    documentation: source.documentation ?? null,
  };
}
