import type { Profile } from '../../../schemas/generated/record.js';
import type { Withheld } from './withheld-value.js';

/**
 * The most that passes a nozzle of at most 0.25 mm, mm³/s: the highest figure of the presets that makers wrote for that
 * very nozzle. For 0.2 mm: Bambu Lab 0.5 to 2, QIDI 1 to 2, Snapmaker 2.4, Elegoo 3.2 for PLA; for 0.25 mm: FlashForge
 * Adventurer 5M 2.8, AnkerMake 3, Prusa 3. A finer nozzle passes less still. Left aside are presets that name such a
 * nozzle but state one figure for every material (FlashForge AD5X 8, Guider 4 12), or no less than for 0.4 mm.
 */
const FINE = {
  diameter_mm: 0.25,
  most_mm3_s: 3.2,
  source: 'elegoo-slicer: Elegoo PLA @0.2 nozzle',
};

/** What a high-flow nozzle passes beside a plain one of its diameter: FlashForge Guider 4, PLA through 0.4 mm, 49 and 21 mm³/s. */
const HIGH_FLOW = { factor: 49 / 21, source: 'orca-flashforge: Flashforge PLA Basic @FF G4 HF' };

/** `0.4hf`, `hf0.4` and `0.4-high-flow`, as sources name their variants. */
const IS_HIGH_FLOW = /hf|high-flow/;

/** The most that passes a nozzle, mm³/s to one decimal, and which preset says so; null where no bound is known. */
export function nozzleBound({ diameter_mm, variant }: Profile['nozzle']): { most: number; source: string } | null {
  if (diameter_mm === null || diameter_mm > FINE.diameter_mm) return null;
  if (!IS_HIGH_FLOW.test(variant)) return { most: FINE.most_mm3_s, source: FINE.source };
  return { most: Math.round(FINE.most_mm3_s * HIGH_FLOW.factor * 10) / 10, source: HIGH_FLOW.source };
}

/** A flow limit that does not pass the nozzle: the preset is one for a wider one. */
export function impassableFlow({ nozzle, max_volumetric_speed_mm3_s: flow }: Profile): Withheld[] {
  const bound = nozzleBound(nozzle);
  if (bound === null || flow === null || flow <= bound.most) return [];
  const reason = `no preset for a nozzle of ${nozzle.diameter_mm} mm uses more than ${bound.most} mm³/s: this one is for a wider nozzle`;
  return [{ field: 'max_volumetric_speed_mm3_s', reason, source: bound.source }];
}
