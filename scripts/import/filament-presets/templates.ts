import type { ImportedFilamentPreset } from '../../../schemas/generated/source.js';

/** Fields that slicers fill in by template: every preset has them, whoever sells the filament. */
const FILLED_IN = ['nozzle_temperature_c', 'density_g_cm3'] as const;

/** So many vendors do not all find the same by themselves. */
const SEVERAL = 3;

/**
 * Takes out of vendors' presets what is the slicer's template: a value that a generic preset of the same polymer has
 * too, or that the presets of several vendors share. `templates` tells of it. Generic presets keep theirs.
 */
export function withoutTemplates(presets: readonly ImportedFilamentPreset[]): ImportedFilamentPreset[] {
  const vendors = new Map<string, Set<string>>();
  const keyOf = (preset: ImportedFilamentPreset, field: (typeof FILLED_IN)[number]) =>
    JSON.stringify([preset.material.split('-')[0], field, preset[field]]);
  for (const preset of presets) {
    for (const field of FILLED_IN) {
      if (preset[field] === undefined || preset.vendor === undefined) continue;
      const key = keyOf(preset, field);
      vendors.set(key, (vendors.get(key) ?? new Set()).add(preset.vendor));
    }
  }
  return presets.map((preset) => {
    if (preset.vendor === 'Generic') return preset;
    const templates = FILLED_IN.filter((field) => {
      const sharing = preset[field] === undefined ? undefined : vendors.get(keyOf(preset, field));
      return sharing !== undefined && (sharing.has('Generic') || sharing.size >= SEVERAL);
    });
    const kept = { ...preset };
    for (const field of templates) delete kept[field];
    return templates.length > 0 ? { ...kept, templates } : kept;
  });
}
