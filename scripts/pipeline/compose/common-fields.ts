import { briefPath } from '../../../core/contract/paths.js';
import { SLICERS, type SlicerId } from '../../../core/words/slicers.js';
import type { Reference, Rule, RuleConditions } from '../../../schemas/generated/record.js';
import type { Conditions } from '../../../schemas/generated/source.js';
import type { Dataset } from '../load/dataset.js';

/** The cited pages and preset sources, each once, sorted by id. Unknown ids are left to the lint. */
export function referencesOf({ references, sources }: Dataset, ids: readonly string[]): Reference[] {
  return [...new Set(ids)].sort().flatMap((id) => {
    const presets = sources.value.sources[id];
    if (presets) return [{ id, title: presets.name, url: presets.repository, original: null }];
    const reference = references.value[id];
    return reference ? [{ id, title: reference.title, url: reference.url, original: reference.via ?? null }] : [];
  });
}

/** The paths of the short version of a record, by language. */
export function briefPaths(kind: 'materials' | 'troubleshoot', id: string): Rule['brief'] {
  return { en: briefPath(kind, 'en', id), zh: briefPath(kind, 'zh', id) };
}

/** Conditions in published form: absent fields are null. */
export function composeConditions(when: Conditions | undefined): RuleConditions {
  if (!when) return null;
  const { nozzle_diameters_mm: diameters } = when;
  return {
    materials: when.materials ?? null,
    material_traits: when.material_traits ?? null,
    extruder_types: when.extruder_types ?? null,
    structures: when.structures ?? null,
    equipment: when.equipment ?? null,
    nozzle_materials: when.nozzle_materials ?? null,
    nozzle_diameters_mm: diameters ? { min: diameters.min ?? null, max: diameters.max ?? null } : null,
    firmwares: when.firmwares ?? null,
    slicers: when.slicers ?? null,
    brands: when.brands ?? null,
  };
}

/** Calls `find` for every slicer, in the order of the slicers. */
export function bySlicer<T>(find: (slicer: SlicerId) => T): Record<SlicerId, T> {
  const found = {} as Record<SlicerId, T>;
  for (const slicer of SLICERS) found[slicer] = find(slicer);
  return found;
}
