import type { Setting } from '../../../schemas/generated/record.js';
import type { CalibrationSource, SettingSource } from '../../../schemas/generated/source.js';

type SlicerName = keyof SettingSource['slicers'];

/** A slicer setting as it is published. @param calibrations the steps of a calibration, whose tests find values */
export function composeSetting(source: SettingSource, calibrations: Iterable<CalibrationSource>): Setting {
  const step = [...calibrations].find(({ settings }) => settings.includes(source.id));
  const slicer = (name: SlicerName): Setting['slicers'][SlicerName] => {
    const entry = source.slicers[name];
    const how = 'how' in entry ? entry.how : undefined;
    const keyed = 'label' in entry ? entry : undefined;
    const override = keyed?.filament_override;
    const test = step?.tests[name];
    return {
      key: entry.key,
      menu: keyed?.menu.en ?? null,
      menu_zh: keyed?.menu.zh ?? null,
      label: keyed?.label.en ?? null,
      label_zh: keyed?.label.zh ?? null,
      unit: keyed?.unit ?? null,
      default: keyed?.default ?? null,
      min: keyed?.min ?? null,
      max: keyed?.max ?? null,
      plates: (keyed?.plates ?? []).map(({ plate, key, row }) => ({
        plate,
        key,
        menu_step: row.en,
        menu_step_zh: row.zh,
      })),
      filament_key: override?.key ?? null,
      filament_menu: override?.menu.en ?? null,
      filament_menu_zh: override?.menu.zh ?? null,
      calibration: test?.menu.en ?? null,
      calibration_zh: test?.menu.zh ?? null,
      note: keyed?.note?.en ?? null,
      note_zh: keyed?.note?.zh ?? null,
      workaround: how?.en ?? null,
      workaround_zh: how?.zh ?? null,
      source: keyed?.source ?? null,
    };
  };
  return {
    id: source.id,
    name: source.name.en,
    name_zh: source.name.zh,
    description: source.description.en,
    description_zh: source.description.zh,
    scope: source.scope,
    unit: source.unit,
    record_field: source.record_field ?? null,
    observed: null,
    first_layer: source.first_layer ?? null,
    conversion: source.conversion?.en ?? null,
    conversion_zh: source.conversion?.zh ?? null,
    slicers: {
      orcaslicer: slicer('orcaslicer'),
      bambu_studio: slicer('bambu_studio'),
      prusaslicer: slicer('prusaslicer'),
      cura: slicer('cura'),
    },
    firmware: {
      marlin: source.firmware?.marlin ?? null,
      klipper: source.firmware?.klipper ?? null,
      reprapfirmware: source.firmware?.reprapfirmware ?? null,
    },
    documentation: source.documentation ?? null,
  };
}
