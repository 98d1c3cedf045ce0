import { nearest } from '../../../core/names/nearest.js';
import type { SettingSource } from '../../../schemas/generated/source.js';
import type { FieldProblem, Problem } from '../../shared/problem.js';
import type { Dataset } from '../load/dataset.js';
import { fieldAt, fieldPaths } from './overrides/fields.js';
import { valueProblem } from './schema.js';
import { suggest, unknownId } from './unknown-id.js';
import { explainDecimals } from './wrong-units.js';

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
  if (record_field !== undefined && field === undefined) {
    const near = suggest(record_field, fieldPaths()).slice(0, 3);
    yield {
      path: 'record_field',
      message: `there is no field "${record_field}"`,
      allowed: near.length > 0 ? `nearest: ${near.join(', ')}` : 'a field of the records, such as profile.flow_ratio',
    };
  }
  const own = field?.['x-unit'];
  // Slicers take many lengths as a percentage of another.
  const share = own === 'mm' && unit === '%';
  if (own !== undefined && unit !== 'bool' && unit !== 'enum' && own !== unit && !share)
    yield { path: 'unit', message: `"${unit}" is not the unit of ${record_field}`, allowed: String(own) };
  for (const [slicer, entry] of Object.entries(slicers)) {
    if (entry.key === null) continue;
    const { default: preset, min, max, unit: own } = entry;
    const path = `slicers.${slicer}`;
    const kind = misread(preset, unit);
    if (kind !== null)
      yield {
        path: `${path}.default`,
        message: `${JSON.stringify(preset)} is no default of a setting of ${unit}`,
        allowed: kind,
      };
    if (typeof preset === 'number' && preset < 0 && min === undefined)
      yield { path: `${path}.default`, message: `${preset} is below 0`, allowed: "0 or more, or the slicer's own min" };
    const [low, high] = [min ?? Number.NEGATIVE_INFINITY, max ?? Number.POSITIVE_INFINITY];
    if (low > high) yield { path: `${path}.min`, message: `runs from ${low} to ${high}`, allowed: 'min not above max' };
    if (typeof preset !== 'number') continue;
    const fine = explainDecimals(preset, own ?? '');
    if (fine !== null) yield { path: `${path}.default`, message: fine, allowed: 'the default as the slicer has it' };
    if (preset < low || preset > high)
      yield {
        path: `${path}.default`,
        message: `${preset} is not within the slicer's own limits`,
        allowed: `${low} to ${high}`,
      };
    if (preset < low || preset > high) continue;
    // 0 often says "as another setting".
    if (field?.['x-unit'] !== unit || preset === 0 || LEFT.includes(id)) continue;
    // Cura has per cent where the others have a ratio.
    const read = own === unit ? preset : own === '%' && unit === 'ratio' ? preset / 100 : null;
    const problem = read === null ? null : valueProblem(field, read);
    if (problem) yield { ...problem, path: `${path}.default` };
  }
}

/**
 * What the default of a setting is meant to be, where it is something else; null for one that may be. A slicer may have a
 * choice or a figure where the records have a switch, but none that reads as another kind of value.
 */
function misread(preset: unknown, unit: SettingSource['unit']): string | null {
  const truth = typeof preset === 'string' && /^(?:true|false|yes|no|on|off|y|n)$/i.test(preset);
  if (truth && (unit === 'bool' || unit === 'enum')) return 'true or false';
  if (preset === undefined || preset === null || unit === 'bool' || unit === 'enum') return null;
  if (truth) return `a number, or true or false without quotation marks where the slicer has a switch`;
  return typeof preset === 'number' || /^-?\d+(?:\.\d+)?%$/.test(String(preset))
    ? null
    : 'a number, or a percentage such as "50%"';
}

/** Largest number of letters by which an unknown key may differ from its suggestion. */
const SLIP = 2;

/** A key that its slicer does not have, but for a letter or two: tables leave out what holds no single figure. */
function* judgeKeys({ slicers }: SettingSource, slicerKeys: Dataset['slicerKeys']): Iterable<FieldProblem> {
  for (const [slicer, { key }] of Object.entries(slicers)) {
    const table = slicerKeys.get(slicer)?.value.keys;
    if (key === null || !table || Object.hasOwn(table, key)) continue;
    const near = nearest(key, Object.keys(table)).filter(({ edits }) => edits <= SLIP);
    if (near.length > 0)
      yield {
        path: `slicers.${slicer}.key`,
        message: `there is no key of ${slicer} "${key}"`,
        allowed: `nearest: ${near
          .slice(0, 3)
          .map(({ name }) => name)
          .join(', ')}`,
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
      yield { path: `${path}.menu`, message: `${zh.length} steps in Chinese`, allowed: `${en.length}, as in English` };
    const keys = [entry.key, ...(entry.plates ?? []).map(({ key }) => key)];
    if (new Set(keys).size < keys.length)
      yield { path: `${path}.plates`, message: 'names a key twice', allowed: 'one key for each plate' };
  }
}

function* judgeFirstLayer(
  { first_layer: id, unit }: SettingSource,
  settings: Dataset['settings'],
): Iterable<FieldProblem> {
  if (id === undefined) return;
  const setting = settings.get(id)?.value;
  if (setting?.unit !== unit)
    yield setting
      ? { path: 'first_layer', message: `${id} is in ${setting.unit}`, allowed: unit }
      : (unknownId('', 'first_layer', 'setting', id, settings)[0] as FieldProblem);
}
