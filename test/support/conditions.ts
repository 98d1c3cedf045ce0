import type { RuleConditions } from '../../schemas/generated/record.js';

/** Conditions of a record, all null except `asked`. */
export function when(asked: Partial<NonNullable<RuleConditions>>): NonNullable<RuleConditions> {
  return {
    materials: null,
    material_traits: null,
    extruder_types: null,
    structures: null,
    equipment: null,
    nozzle_materials: null,
    nozzle_diameters_mm: null,
    firmwares: null,
    slicers: null,
    brands: null,
    ...asked,
  };
}
