import type { FixSource, SettingSource } from '../../../schemas/generated/source.js';
import type { Dataset } from '../../load/dataset.js';
import { looksLike } from '../slips.js';
import type { Fault } from './check.js';
import { ends, quantitiesOf } from './figures.js';

/** Ranges of the materials that a temperature is held against, by the setting that it is of. */
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
export function* judgeTemperatures(fix: FixSource, setting: SettingSource, { materials }: Dataset): Iterable<Fault> {
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
      const like = looksLike(value, { unit: '°C', min, max });
      yield {
        path: `${path}.${name}`,
        message: `${value} °C suits no ${named?.join(', ') ?? 'material'}${like === null ? '' : `: looks like ${like}`}`,
        allowed: `${lowest} to ${highest} °C, and ${MARGIN} °C beyond`,
      };
    }
  }
}
