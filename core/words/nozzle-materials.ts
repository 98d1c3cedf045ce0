import type { Printer } from '../../schemas/generated/record.js';
import type { Enumeration } from './language.js';

/** Names of nozzle materials, apart from the other enumerations because verdicts need only these. */
export const NOZZLE_MATERIAL_NAMES = {
  brass: ['brass', '黄铜'],
  stainless_steel: ['stainless steel', '不锈钢'],
  hardened_steel: ['hardened steel', '硬化钢'],
  tungsten_carbide: ['tungsten carbide', '碳化钨'],
} satisfies Enumeration<NonNullable<Printer['nozzle_material']>>;
