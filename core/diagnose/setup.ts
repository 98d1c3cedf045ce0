import type { Known } from '../resolve/known.js';

/** What is said of a machine and what it prints with, in the words of the conditions; what is left out is not known. */
export interface ToldSetup {
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

/** Nothing is known. */
export const NOTHING_KNOWN: Known = knownFrom({});

/** What such words tell, without any record. Of the traits of a material and the equipment of a printer they are silent. */
export function knownFrom(told: ToldSetup): Known {
  const { structures = [], nozzle_diameter_mm: nozzle } = told;
  const words = {
    materials: told.material,
    extruder_types: told.extruder_type,
    nozzle_materials: told.nozzle_material,
    firmwares: told.firmware,
    slicers: told.slicer,
    brands: told.brand,
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
  };
}

function isBuilt(structures: readonly string[], word: string): boolean | null {
  if (structures.includes(word)) return true;
  return STRUCTURES.some((group) => group.includes(word) && structures.some((one) => group.includes(one)))
    ? false
    : null;
}
