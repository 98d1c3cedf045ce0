import type { FixSource, SettingSource } from '../../../../schemas/generated/source.js';
import { type CheckProblem, type FieldProblem, faultAt } from '../../../shared/problem.js';
import type { Dataset } from '../../load/dataset.js';
import { allFigures, type StatedFigures } from '../materials.js';
import { explainSlip } from '../wrong-units.js';
import { checkFigures, ends, quantitiesOf } from './figures.js';
import { checkSafeRange } from './safe-range.js';

/**
 * Checks that the figures and texts of each fix are consistent: units and values that the setting can have, a safe
 * range, temperatures that suit its materials, and a direction that matches the text.
 */
export function checkFixes(dataset: Dataset): CheckProblem[] {
  return [...dataset.fixes.values()].flatMap(({ file, value: fix }) => {
    const setting = dataset.settings.get(fix.adjustment?.setting ?? '')?.value;
    const faults = [
      ...checkFigures(fix, setting),
      ...(setting ? checkSafeRange(fix, setting, dataset) : []),
      ...(setting ? checkTemperatures(fix, setting, dataset) : []),
      ...checkFigureTemperatures(fix, dataset),
      ...checkDirection(fix),
    ];
    // A figure outside the bounds of its setting is not reported again as unsuitable for a material.
    const seen = new Set<string>();
    const first = faults.filter(({ path }) => !seen.has(path) && seen.add(path));
    return first.map((fault) => ({ ...fault, file }));
  });
}

type Direction = 'increase' | 'decrease';

/** Unambiguous verbs in both languages. */
const VERBS = {
  en: {
    increase: /\b(raise|increase)\b/i,
    decrease: /\b(lower|reduce|decrease)\b/i,
  },
  zh: {
    increase: /提高|增大|增加|调高|上调|加大/,
    decrease: /降低|减小|减少|调低|下调/,
  },
} as const;

/** Checks that the title of a fix states the direction of its adjustment, in both languages. */
function* checkDirection({ action, adjustment }: FixSource): Iterable<FieldProblem> {
  const direction = adjustment?.direction;
  if (direction !== 'increase' && direction !== 'decrease') return;
  const said = (['en', 'zh'] as const).map(
    (language) => [language, directionOf(action[language], VERBS[language])] as const,
  );
  const other = said.filter(([, one]) => one !== null && one !== direction);
  // If no text states the direction, the direction itself is wrong.
  if (other.length > 0 && !said.some(([, one]) => one === direction))
    yield faultAt({ path: 'adjustment.direction' }, 'other_direction_than_action', [
      `has the direction ${direction}, but the action says ${other[0]?.[1] ?? ''}`,
      'the same direction in both',
    ]);
  else
    for (const [language, one] of other)
      yield faultAt({ path: `action.${language}` }, 'other_direction_in_action', [
        `says ${one ?? ''}, but the direction of the adjustment is ${direction}`,
        'the same direction in both',
      ]);
}

/** The direction of the first unambiguous verb; later ones describe the purpose. */
function directionOf(text: string, { increase, decrease }: Record<Direction, RegExp>): Direction | null {
  const up = text.search(increase);
  const down = text.search(decrease);
  if (up === -1 && down === -1) return null;
  return down === -1 || (up !== -1 && up < down) ? 'increase' : 'decrease';
}

/** The material range that each temperature setting is checked against. */
const RANGES = {
  nozzle_temperature: 'nozzle_temperature_c',
  nozzle_temperature_first_layer: 'nozzle_temperature_c',
  bed_temperature: 'bed_temperature_c',
  bed_temperature_first_layer: 'bed_temperature_c',
  chamber_temperature: 'chamber_temperature_c',
} as const;

/** °C that a recommendation may be outside the material's range: sources differ by that much. */
const MARGIN = 20;

/** Checks that temperatures of a fix suit its materials: those named, or any. */
function* checkTemperatures(fix: FixSource, setting: SettingSource, { materials }: Dataset): Iterable<FieldProblem> {
  const field = RANGES[setting.id as keyof typeof RANGES];
  if (!fix.adjustment || field === undefined) return;
  for (const { path, quantity, is, materials: own } of quantitiesOf(fix.adjustment)) {
    if (is === 'step') continue;
    const named = own ?? fix.applies_to?.materials;
    const ranges = [...materials.values()]
      .filter(({ value: { id } }) => named?.includes(id) ?? true)
      .map(({ value: { facts } }) => facts[field]);
    const lowest = Math.min(...ranges.flatMap((range) => range?.min ?? []));
    const highest = Math.max(...ranges.flatMap((range) => range?.max ?? []));
    if (!Number.isFinite(lowest) || !Number.isFinite(highest)) continue;
    const [min, max] = [lowest - MARGIN, highest + MARGIN];
    for (const [name, value] of ends(quantity)) {
      if (value >= min && value <= max) continue;
      const like = explainSlip(value, { unit: '°C', min, max });
      yield faultAt({ path: `${path}.${name}` }, 'suits_no_material', [
        `${value} °C does not suit ${(named ?? null)?.join(', ') ?? 'any material'}${like}`,
        `${lowest} to ${highest} °C, with a margin of ${MARGIN} °C`,
      ]);
    }
  }
}

/** °C; lower figures are room temperatures, or differences. */
const WARM = 40;

/** Facts of a material in °C. */
const TEMPERATURES = [
  'nozzle_temperature_c',
  'bed_temperature_c',
  'chamber_temperature_c',
  'drying_temperature_c',
  'glass_transition_c',
  'softening_temperature_c',
  'heat_deflection_c',
] as const;

/** Checks that °C figures for certain materials match one of their temperatures: nozzle, bed, drying and others. */
function* checkFigureTemperatures({ figures, applies_to }: FixSource, { materials }: Dataset): Iterable<FieldProblem> {
  for (const [index, { what, when, quantity }] of (figures ?? []).entries()) {
    const named = when?.materials ?? applies_to?.materials;
    if (quantity.unit !== '°C' || !named) continue;
    const fields = /\bdr(?:y|ied|ying)\b/i.test(what.en) ? (['drying_temperature_c'] as const) : TEMPERATURES;
    const ranges = named.flatMap((id) =>
      fields.flatMap((field) => {
        const stated = allFigures((materials.get(id)?.value.facts[field] ?? {}) as StatedFigures);
        return stated.length > 0 ? [[Math.min(...stated) - MARGIN, Math.max(...stated) + MARGIN] as const] : [];
      }),
    );
    if (ranges.length === 0) continue;
    for (const [name, value] of ends(quantity)) {
      if (value <= WARM || ranges.some(([min, max]) => value >= min && value <= max)) continue;
      const [min, max] = [Math.min(...ranges.map(([low]) => low)), Math.max(...ranges.map(([, high]) => high))];
      const like = explainSlip(value, { unit: '°C', min, max });
      yield faultAt({ path: `figures.${index}.quantity.${name}` }, 'no_such_temperature', [
        `${value} °C does not match the temperatures of ${named.join(', ')}${like}`,
        ranges.map(([low, high]) => `${low} to ${high} °C`).join(', '),
      ]);
    }
  }
}
