import type { SettingSource } from '../../schemas/generated/source.js';
import type { Dataset } from '../load/dataset.js';
import type { Problem } from '../shared/problem.js';
import { fieldAt } from './overrides/fields.js';
import { valueProblem } from './schema.js';

/** What is wrong, before its file and the rule are put in. */
type Fault = Pick<Problem, 'path' | 'message' | 'allowed'>;

/** Settings whose percentage is what is left in most slicers, and what is lost in the records. */
const LEFT = ['shrinkage_xy', 'shrinkage_z'];

/**
 * Checks what each slicer says of a setting: its limits in order, its default within them, and one that records can have;
 * the same way through its menus in both languages, and a setting of the first layer that there is.
 */
export function checkSettings({ settings }: Dataset): Problem[] {
  return [...settings.values()].flatMap(({ file, value }) =>
    [...judge(value), ...judgeMenus(value), ...judgeFirstLayer(value, settings)].map((problem) => ({
      ...problem,
      file,
      rule: 'settings',
    })),
  );
}

function* judge({ id, unit, record_field, slicers }: SettingSource): Iterable<Fault> {
  const field = record_field === undefined ? undefined : fieldAt(record_field);
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
    const [low, high] = [min ?? Number.NEGATIVE_INFINITY, max ?? Number.POSITIVE_INFINITY];
    if (low > high) yield { path: `${path}.min`, message: `runs from ${low} to ${high}`, allowed: 'min not above max' };
    if (typeof preset !== 'number') continue;
    if (preset < low || preset > high)
      yield {
        path: `${path}.default`,
        message: `${preset} is not within the slicer's own limits`,
        allowed: `${low} to ${high}`,
      };
    // 0 often says "as another setting".
    const problem =
      field?.['x-unit'] === unit && own === unit && preset !== 0 && !LEFT.includes(id)
        ? valueProblem(field, preset)
        : null;
    if (problem) yield { ...problem, path: `${path}.default` };
  }
}

/**
 * What the default of a setting is meant to be, where it is something else; null for one that may be. A slicer may have a
 * choice or a figure where the records have a switch, but none that reads as another kind of value.
 */
function misread(preset: unknown, unit: SettingSource['unit']): string | null {
  if (typeof preset === 'string' && /^(?:true|false|yes|no|on|off|y|n)$/i.test(preset)) return 'true or false';
  if (preset === undefined || preset === null || unit === 'bool' || unit === 'enum') return null;
  return typeof preset === 'number' || /^-?\d+(?:\.\d+)?%$/.test(String(preset))
    ? null
    : 'a number, or a percentage such as "50%"';
}

/** The Chinese way through the menus has the steps of the English one, and every plate a key of its own. */
function* judgeMenus({ slicers }: SettingSource): Iterable<Fault> {
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

function* judgeFirstLayer({ first_layer: id, unit }: SettingSource, settings: Dataset['settings']): Iterable<Fault> {
  if (id === undefined) return;
  const setting = settings.get(id)?.value;
  if (setting?.unit !== unit)
    yield { path: 'first_layer', message: setting ? `${id} is in ${setting.unit}` : `no setting ${id}`, allowed: unit };
}
