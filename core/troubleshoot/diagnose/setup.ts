import type { SetupFacts } from '../resolve/conditions.js';

/** A printer and what it prints with, as condition values; absent or null: unknown. */
export interface SetupInput {
  material?: string | null;
  extruder_type?: string | null;
  /** Enclosure, kinematics, and what moves the part. */
  structures?: readonly string[];
  nozzle_material?: string | null;
  nozzle_diameter_mm?: number | null;
  firmware?: string | null;
  slicer?: string | null;
  brand?: string | null;
}

/** Mutually exclusive structures: knowing one of a group rules out the others. */
const STRUCTURES = [
  ['open', 'enclosed', 'heated_chamber'],
  ['cartesian', 'corexy', 'delta'],
  ['bed_slinger', 'z_bed', 'fixed_bed', 'belt'],
];

export const NOTHING_KNOWN: SetupFacts = factsFromInput({});

/** Builds facts without records. Material traits and printer equipment stay unknown. */
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
