import type { Setting } from '../../../schemas/generated/record.js';
import type { SettingSource } from '../../../schemas/generated/source.js';

type SlicerName = keyof SettingSource['slicers'];

/** A slicer setting as it is published. */
export function composeSetting(source: SettingSource): Setting {
  const slicer = (name: SlicerName): Setting['slicers'][SlicerName] => {
    const entry = source.slicers[name];
    const how = 'how' in entry ? entry.how : undefined;
    const keyed = 'label' in entry ? entry : undefined;
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
      plates: (keyed?.plates ?? []).map(({ plate, key, row }) => ({ plate, key, row: row.en, row_zh: row.zh })),
      note: keyed?.note?.en ?? null,
      note_zh: keyed?.note?.zh ?? null,
      how: how?.en ?? null,
      how_zh: how?.zh ?? null,
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
