import type { ImportedFilamentPreset } from '../../../schemas/generated/source.js';
import { polymerOf } from './polymer.js';

/** Presets of a product and its kin are of one polymer, or of two that are printed alike; more have copied their id. */
const MOST_POLYMERS = 3;

const KINDS = ['filament_ids', 'setting_ids'] as const;

/**
 * Puts the ids that presets of more than three polymers of a source carry among its `template_ids`: they came with the
 * file that a preset was copied from. They are no preset's name, whoever had them first.
 */
export function withoutCopiedIds(presets: readonly ImportedFilamentPreset[]): ImportedFilamentPreset[] {
  const copied = new Set(KINDS.flatMap((kind) => copiedOf(presets, kind)));
  return presets.map((preset) => {
    const { filament_ids, setting_ids, ...rest } = preset;
    const templates = [...new Set([...(filament_ids ?? []), ...(setting_ids ?? [])])].filter((id) => copied.has(id));
    if (templates.length === 0) return preset;
    const own = (ids: readonly string[] = []) => ids.filter((id) => !copied.has(id));
    const [filaments, settings] = [own(filament_ids), own(setting_ids)];
    return {
      ...rest,
      ...(filaments.length > 0 ? { filament_ids: filaments } : {}),
      ...(settings.length > 0 ? { setting_ids: settings } : {}),
      template_ids: templates.sort(),
    };
  });
}

function copiedOf(presets: readonly ImportedFilamentPreset[], kind: (typeof KINDS)[number]): string[] {
  const polymers = new Map<string, Set<string>>();
  for (const { material, [kind]: ids = [] } of presets)
    for (const id of ids) polymers.set(id, (polymers.get(id) ?? new Set()).add(polymerOf(material)));
  return [...polymers].filter(([, all]) => all.size > MOST_POLYMERS).map(([id]) => id);
}
