import type { SetupFacts } from '../resolve/facts.js';

/** A machine and what it prints with, in the values of the conditions; what is left out is not known. */
export interface SetupInput {
  material?: string | null;
  extruder_type?: string | null;
  /** How it is enclosed, how its axes are driven and what moves the part. */
  structures?: readonly string[];
  nozzle_material?: string | null;
  nozzle_diameter_mm?: number | null;
  firmware?: string | null;
  slicer?: string | null;
  brand?: string | null;
}

/** Words of a structure that exclude each other: one that is known tells that the others are not so. */
const STRUCTURES = [
  ['open', 'enclosed', 'heated_chamber'],
  ['cartesian', 'corexy', 'delta'],
  ['bed_slinger', 'z_bed', 'fixed_bed', 'belt'],
];

export const NOTHING_KNOWN: SetupFacts = factsFromInput({});

/** The facts of such a description, without records. Traits of the material and equipment of the printer stay unknown. */
export function factsFromInput(input: SetupInput): SetupFacts {
  const { structures = [], nozzle_diameter_mm: nozzle } = input;
  const words = {
    materials: input.material,
    extruder_types: input.extruder_type,
    nozzle_materials: input.nozzle_material,
    firmwares: input.firmware,
    slicers: input.slicer,
    brands: input.brand,
    material_traits: null,
    equipment: null,
  };
  return {
    is(field, word) {
      if (field === 'structures') return { holds: isBuilt(structures, word) };
      const own = words[field];
      return { holds: own == null ? null : own === word };
    },
    nozzles: nozzle == null ? [] : [nozzle],
    value: () => null,
  };
}

function isBuilt(structures: readonly string[], word: string): boolean | null {
  if (structures.includes(word)) return true;
  return STRUCTURES.some((group) => group.includes(word) && structures.some((one) => group.includes(one)))
    ? false
    : null;
}
