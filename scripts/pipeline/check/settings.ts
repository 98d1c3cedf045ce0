import { nearest } from '../../../core/names/nearest.js';
import type { SettingSource } from '../../../schemas/generated/source.js';
import type { FieldProblem, Problem } from '../../shared/problem.js';
import type { Fault } from '../../shared/problem-messages/messages.js';
import type { Dataset } from '../load/dataset.js';
import { fieldAt, fieldPaths } from './overrides/fields.js';
import { valueProblem } from './schema.js';
import { suggest, unknownId } from './unknown-id.js';
import { isTooFine } from './wrong-units.js';

/** Settings whose percentage is what is left in most slicers, and what is lost in the records. */
const LEFT = ['shrinkage_xy', 'shrinkage_z'];

/**
 * Checks what each slicer says of a setting: its limits in order, its default within them, and one that records can have;
 * the same way through its menus in both languages, and a setting of the first layer that there is.
 */
export function checkSettings({ settings, slicerKeys }: Dataset): Problem[] {
  return [...settings.values()].flatMap(({ file, value }) =>
    [...judge(value), ...judgeKeys(value, slicerKeys), ...judgeMenus(value), ...judgeFirstLayer(value, settings)].map(
      (problem) => ({
        ...problem,
        file,
        rule: 'settings',
      }),
    ),
  );
}

function* judge({ id, unit, record_field, slicers }: SettingSource): Iterable<FieldProblem> {
  const field = record_field === undefined ? undefined : fieldAt(record_field);
  if (record_field !== undefined && field === undefined)
    yield {
      path: 'record_field',
      code: 'unknown_record_field',
      parameters: { field: record_field, suggestions: suggest(record_field, fieldPaths()).slice(0, 3) },
    };
  const own = field?.['x-unit'];
  // Slicers take many lengths as a percentage of another.
  const share = own === 'mm' && unit === '%';
  if (own !== undefined && unit !== 'bool' && unit !== 'enum' && own !== unit && !share)
    yield { path: 'unit', code: 'other_unit', parameters: { unit, field: record_field ?? '', own: String(own) } };
  for (const [slicer, entry] of Object.entries(slicers)) {
    if (entry.key === null) continue;
    const { default: preset, min, max, unit: own } = entry;
    const path = `slicers.${slicer}`;
    const meant = misread(preset, unit);
    if (meant !== null)
      yield {
        path: `${path}.default`,
        code: 'misread_default',
        parameters: { value: preset, unit, meant },
      };
    if (typeof preset === 'number' && preset < 0 && min === undefined)
      yield { path: `${path}.default`, code: 'default_below_zero', parameters: { value: preset } };
    const [low, high] = [min ?? Number.NEGATIVE_INFINITY, max ?? Number.POSITIVE_INFINITY];
    if (low > high) yield { path: `${path}.min`, code: 'runs_backwards', parameters: { min: low, max: high } };
    if (typeof preset !== 'number') continue;
    if (isTooFine(preset, own ?? ''))
      yield { path: `${path}.default`, code: 'default_too_fine', parameters: { value: preset, unit: own ?? '' } };
    if (preset < low || preset > high)
      yield {
        path: `${path}.default`,
        code: 'default_out_of_limits',
        parameters: { value: preset, low, high },
      };
    const others = defaultsBeside(slicers, slicer, own);
    if (
      preset > 0 &&
      others.length > 0 &&
      (preset > Math.max(...others) * TIMES_MORE || preset < Math.min(...others) / TIMES_LESS)
    )
      yield { path: `${path}.default`, code: 'default_unlike_others', parameters: { value: preset, others } };
    if (preset < low || preset > high) continue;
    // 0 often says "as another setting".
    if (field?.['x-unit'] !== unit || preset === 0 || LEFT.includes(id)) continue;
    // Cura has per cent where the others have a ratio.
    const read = own === unit ? preset : own === '%' && unit === 'ratio' ? preset / 100 : null;
    const problem = read === null ? null : valueProblem(field, read);
    if (problem) yield { ...problem, path: `${path}.default` };
  }
}

/** How many times as much, and as little, as in all other slicers a default may be: Cura purges a fraction of what others do. */
const TIMES_MORE = 10;
const TIMES_LESS = 25;

/** What the other slicers have by default in the same unit. */
function defaultsBeside(slicers: SettingSource['slicers'], slicer: string, unit: string | null | undefined): number[] {
  return Object.entries(slicers).flatMap(([id, entry]) =>
    id !== slicer && entry.key !== null && entry.unit === unit && typeof entry.default === 'number' && entry.default > 0
      ? [entry.default]
      : [],
  );
}

/**
 * What the default of a setting is meant to be, where it is something else; null for one that may be. A slicer may have a
 * choice or a figure where the records have a switch, but none that reads as another kind of value.
 */
function misread(preset: unknown, unit: SettingSource['unit']): Fault<'misread_default'>['parameters']['meant'] | null {
  const truth = typeof preset === 'string' && /^(?:true|false|yes|no|on|off|y|n)$/i.test(preset);
  if (truth && (unit === 'bool' || unit === 'enum')) return 'truth';
  if (preset === undefined || preset === null || unit === 'bool' || unit === 'enum') return null;
  if (truth) return 'number_or_truth';
  return typeof preset === 'number' || /^-?\d+(?:\.\d+)?%$/.test(String(preset)) ? null : 'number_or_share';
}

/** Largest number of letters by which an unknown key may differ from its suggestion. */
const SLIP = 2;

/** A key that its slicer does not have, but for a letter or two: tables leave out what holds no single figure. */
function* judgeKeys({ slicers }: SettingSource, slicerKeys: Dataset['slicerKeys']): Iterable<FieldProblem> {
  for (const [slicer, entry] of Object.entries(slicers)) {
    const table = slicerKeys.get(slicer)?.value.keys;
    const override = entry.key === null ? undefined : entry.filament_override;
    if (override && table && !Object.hasOwn(table, override.key))
      yield {
        path: `slicers.${slicer}.filament_override.key`,
        code: 'unknown_key',
        parameters: {
          slicer,
          key: override.key,
          suggestions: nearest(override.key, Object.keys(table))
            .slice(0, 3)
            .map(({ name }) => name),
        },
      };
  }
  for (const [slicer, { key }] of Object.entries(slicers)) {
    const table = slicerKeys.get(slicer)?.value.keys;
    if (key === null || !table || Object.hasOwn(table, key)) continue;
    const near = nearest(key, Object.keys(table)).filter(({ edits }) => edits <= SLIP);
    if (near.length > 0)
      yield {
        path: `slicers.${slicer}.key`,
        code: 'unknown_key',
        parameters: { slicer, key, suggestions: near.slice(0, 3).map(({ name }) => name) },
      };
  }
}

/** The Chinese way through the menus has the steps of the English one, and every plate a key of its own. */
function* judgeMenus({ slicers }: SettingSource): Iterable<FieldProblem> {
  for (const [slicer, entry] of Object.entries(slicers)) {
    if (entry.key === null) continue;
    const { en, zh } = entry.menu;
    const path = `slicers.${slicer}`;
    if (en.length !== zh.length)
      yield { path: `${path}.menu`, code: 'other_menu', parameters: { en: en.length, zh: zh.length } };
    const override = entry.filament_override?.menu;
    if (override && override.en.length !== override.zh.length)
      yield {
        path: `${path}.filament_override.menu`,
        code: 'other_menu',
        parameters: { en: override.en.length, zh: override.zh.length },
      };
    const keys = [entry.key, ...(entry.plates ?? []).map(({ key }) => key)];
    if (new Set(keys).size < keys.length) yield { path: `${path}.plates`, code: 'plate_key_twice' };
  }
}

function* judgeFirstLayer(
  { first_layer: id, unit }: SettingSource,
  settings: Dataset['settings'],
): Iterable<FieldProblem> {
  if (id === undefined) return;
  const setting = settings.get(id)?.value;
  if (setting === undefined) yield* unknownId('', 'first_layer', 'setting', id, settings);
  else if (setting.unit !== unit)
    yield { path: 'first_layer', code: 'first_layer_in_other_unit', parameters: { id, own: setting.unit, unit } };
}
