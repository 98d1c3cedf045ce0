import type { RuleConditions } from '../../../schemas/generated/record.js';
import type { Conditions } from '../../../schemas/generated/source.js';

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
