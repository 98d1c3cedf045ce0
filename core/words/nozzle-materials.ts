import type { Printer } from '../../schemas/generated/record.js';
import type { Enumeration } from './language.js';

/** What a nozzle is made of, in words: of all that printers are built like, the sentence about one that wears out says no more. */
export const NOZZLE_MATERIAL_NAMES = {
  brass: ['brass', '黄铜'],
  stainless_steel: ['stainless steel', '不锈钢'],
  hardened_steel: ['hardened steel', '硬化钢'],
  tungsten_carbide: ['tungsten carbide', '碳化钨'],
} satisfies Enumeration<NonNullable<Printer['nozzle_material']>>;
