import type { FixSource, SettingSource } from '../../../../schemas/generated/source.js';
import type { FieldProblem } from '../../../shared/problem.js';
import type { Dataset } from '../../load/dataset.js';
import { explainSlip } from '../wrong-units.js';
import { ends, quantitiesOf } from './quantities.js';

/** The material range that each temperature setting is checked against. */
const RANGES = {
  nozzle_temperature: 'nozzle_temperature_c',
  nozzle_temperature_first_layer: 'nozzle_temperature_c',
  bed_temperature: 'bed_temperature_c',
  bed_temperature_first_layer: 'bed_temperature_c',
  chamber_temperature: 'chamber_temperature_c',
} as const;

/** °C that a recommendation may lie beyond the range of the material it is for: sources differ by that much. */
const MARGIN = 20;

/** A temperature that a fix names lies in reach of the materials that it is for: of those named, or of any. */
export function* checkTemperatures(
  fix: FixSource,
  setting: SettingSource,
  { materials }: Dataset,
): Iterable<FieldProblem> {
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
      yield {
        path: `${path}.${name}`,
        code: 'suits_no_material',
        parameters: { value, materials: named ?? null, lowest, highest, margin: MARGIN, like },
      };
    }
  }
}

/** °C; colder than this, a figure is a room's, or a difference. */
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

type Stated = { min?: number; max?: number; value?: unknown; others?: readonly Stated[] };

/** A figure beside the adjustment that is for certain materials is one that they have: a nozzle's, a bed's, a dryer's. */
export function* checkFigureTemperatures(
  { figures, applies_to }: FixSource,
  { materials }: Dataset,
): Iterable<FieldProblem> {
  for (const [index, { what, when, quantity }] of (figures ?? []).entries()) {
    const named = when?.materials ?? applies_to?.materials;
    if (quantity.unit !== '°C' || !named) continue;
    const fields = /\bdr(?:y|ied|ying)\b/i.test(what.en) ? (['drying_temperature_c'] as const) : TEMPERATURES;
    const ranges = named.flatMap((id) =>
      fields.flatMap((field) => {
        const stated = figuresOf((materials.get(id)?.value.facts[field] ?? {}) as Stated);
        return stated.length > 0 ? [[Math.min(...stated) - MARGIN, Math.max(...stated) + MARGIN] as const] : [];
      }),
    );
    if (ranges.length === 0) continue;
    for (const [name, value] of ends(quantity)) {
      if (value <= WARM || ranges.some(([min, max]) => value >= min && value <= max)) continue;
      const [min, max] = [Math.min(...ranges.map(([low]) => low)), Math.max(...ranges.map(([, high]) => high))];
      const like = explainSlip(value, { unit: '°C', min, max });
      yield {
        path: `figures.${index}.quantity.${name}`,
        code: 'no_such_temperature',
        parameters: { value, materials: named, ranges, like },
      };
    }
  }
}

function figuresOf({ min, max, value, others = [] }: Stated): number[] {
  return [...[min, max, value].filter((one) => typeof one === 'number'), ...others.flatMap(figuresOf)];
}
