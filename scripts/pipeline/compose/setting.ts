import type { SlicerId } from '../../../core/words/slicers.js';
import type { PresetRequirement, Requirement, Setting } from '../../../schemas/generated/record.js';
import type { PresetFormSource, SettingSource, SlicerKey } from '../../../schemas/generated/source.js';
import { ownValue } from '../../shared/tree.js';
import { bothLanguages } from '../load/both-languages.js';
import type { Dataset } from '../load/dataset.js';
import { bySlicer, composeConditions } from './common-fields.js';

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

/** Where records contain the value of an option, and the values that meet a requirement; null: any above the limit. */
interface Known {
  field: string;
  values: (boolean | string)[] | null;
}

/** Options that a key of a slicer requires, with their menus and where records contain their values. */
export function requirementsOf(dataset: Dataset, slicer: SlicerId, key: string | null): Requirement[] {
  const keys = dataset.slicerKeys.get(slicer)?.value.keys ?? {};
  const wanted = (key !== null && ownValue(keys, key)?.requires) || {};
  return Object.entries(wanted).map(([name, wish]) => {
    const setting = settingWith(dataset, slicer, name);
    const entry = setting?.slicers[slicer];
    const option = Array.isArray(wish) ? (wish[0] ?? null) : null;
    const given = ownValue(keys, name)?.given_field;
    const known = given === undefined ? knownOf(dataset, slicer, name, wish) : { field: given, values: null };
    const menu = (entry && 'menu' in entry ? entry.menu : undefined) ?? ownValue(keys, name)?.menu;
    return {
      key: name,
      menu: menu?.en ?? [],
      menu_zh: menu?.zh ?? [],
      value: typeof wish === 'boolean' ? wish : option,
      ...bothLanguages({ option: option === null ? null : ownValue(keys, name)?.labels?.[option] }),
      above: limitOf(wish, 'above'),
      below: limitOf(wish, 'below'),
      setting: setting?.id ?? null,
      record_field: known && `profile.${known.field}`,
      record_values: known?.values ?? null,
    };
  });
}

/** The other fields of a record that must have certain values for a setting to take effect in a slicer. */
export function requiredFields(dataset: Dataset, slicer: SlicerId, setting: SettingSource): PresetRequirement[] {
  const entry = setting.slicers[slicer];
  const key = ('filament_override' in entry ? entry.filament_override?.key : undefined) ?? entry.key;
  return requirementsOf(dataset, slicer, key).flatMap(({ record_field: field, record_values: values }) =>
    field === null || values === null ? [] : [{ field: field.replace(/^profile\./, ''), values }],
  );
}

type Wish = NonNullable<SlicerKey['requires']>[string];

function settingWith({ settings }: Dataset, slicer: SlicerId, key: string): SettingSource | undefined {
  return [...settings.values()].find(({ value: { slicers } }) => slicers[slicer].key === key)?.value;
}

function limitOf(wish: Wish, end: 'above' | 'below'): number | null {
  return typeof wish === 'object' && !Array.isArray(wish) ? (wish[end] ?? null) : null;
}

/** The field whose row in the mapping writes an option, if its form can be read backwards. */
function knownOf({ presets }: Dataset, slicer: SlicerId, key: string, wish: Wish): Known | null {
  for (const { value } of presets.values())
    for (const { field, [slicer]: entry } of value.rows) {
      const form = entry.keys && ownValue(entry.keys, key);
      const values = form === undefined ? undefined : backwards(form, wish);
      if (field !== undefined && values !== undefined) return { field, values };
    }
  return null;
}

/** The values of a record that a form writes as wanted; null: any above the limit; undefined: not known. */
function backwards(form: PresetFormSource, wish: Wish): Known['values'] | undefined {
  if (form === 'switch' && typeof wish === 'boolean') return [wish];
  if (form === 'positive' && wish === true) return null;
  if (form === 'number' && limitOf(wish, 'above') !== null) return null;
  const texts = typeof wish === 'boolean' ? [wish ? '1' : '0'] : Array.isArray(wish) ? wish : [];
  if (typeof form !== 'object' || form.words === undefined || texts.length === 0) return undefined;
  const words = Object.entries(form.words).filter(([, text]) => texts.includes(text));
  // In the order of preference.
  return words.sort((a, b) => texts.indexOf(a[1]) - texts.indexOf(b[1])).map(([word]) => word);
}
