import type { ImportedFilamentPreset } from '../../../schemas/generated/source.js';
import type { Figures, Range } from './figures.js';

/** One filament preset, whatever machine it is used on. */
export interface Preset {
  /** The product that it is for. */
  name: string;
  /** Whose that is; null where it does not say. */
  vendor: string | null;
  material: string;
  filamentId: string | null;
  settingId: string | null;
  /** Ids of the printers that it is made for. */
  printers: Set<string>;
  figures: Figures;
}

/**
 * The presets of each product together, by name, vendor and material. One that does not say whose it is belongs to the
 * others of its name, where they agree on it.
 */
export function products(presets: readonly Preset[]): Preset[][] {
  const sameName = Map.groupBy(presets, ({ name, material }) => `${name}\n${material}`);
  return [...sameName]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, same]) => {
      const stated = [...new Set(same.map(({ vendor }) => vendor))].filter((vendor) => vendor !== null).sort();
      const only = stated.length === 1 ? (stated[0] ?? null) : null;
      const byVendor = Map.groupBy(same, ({ vendor }) => vendor ?? only);
      return [...stated, ...(byVendor.has(null) ? [null] : [])].map((vendor) =>
        (byVendor.get(vendor) ?? []).map((preset) => ({ ...preset, vendor })),
      );
    });
}

/** What the presets of one product say; where they differ, a figure is left out or has a least and a greatest value. */
export function entryOf(presets: readonly Preset[]): ImportedFilamentPreset[] {
  const [first] = presets;
  if (!first) return [];
  const given = <K extends keyof Figures>(key: K) =>
    presets.map(({ figures }) => figures[key]).filter((v) => v !== null);
  const range = agreed(given('nozzleTemperature'));
  const flow = spread(given('flowRatio'));
  const speed = spread(given('volumetricSpeed'));
  const density = agreed(given('density'));
  const diameter = agreed(given('diameter'));
  return [
    {
      name: first.name,
      ...(first.vendor === null ? {} : { vendor: first.vendor }),
      material: first.material,
      ...list(
        'filament_ids',
        presets.map(({ filamentId }) => filamentId),
      ),
      ...list(
        'setting_ids',
        presets.map(({ settingId }) => settingId),
      ),
      ...(range ? { nozzle_temperature_c: range } : {}),
      ...(flow ? { flow_ratio: flow } : {}),
      ...(speed ? { max_volumetric_speed_mm3_s: speed } : {}),
      ...(density ? { density_g_cm3: density } : {}),
      ...(diameter ? { filament_diameter_mm: diameter } : {}),
      ...list(
        'printers',
        presets.flatMap(({ printers }) => [...printers]),
      ),
    },
  ];
}

function list<K extends string>(key: K, all: readonly (string | null)[]): Partial<Record<K, string[]>> {
  const values = [...new Set(all)].filter((value) => value !== null).sort();
  return values.length === 0 ? {} : ({ [key]: values } as Record<K, string[]>);
}

/** The value of all that give one; null where they differ. */
function agreed<T>(values: readonly T[]): T | null {
  const [first] = values;
  return first !== undefined && new Set(values.map((value) => JSON.stringify(value))).size === 1 ? first : null;
}

function spread(values: readonly number[]): Range | null {
  return values.length === 0 ? null : { min: Math.min(...values), max: Math.max(...values) };
}
