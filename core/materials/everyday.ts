import type { Material } from '../../schemas/generated/record.js';

/** The most popular materials, in the order in which users usually encounter them. */
export const EVERYDAY = ['pla', 'petg', 'tpu', 'abs', 'asa', 'pc', 'pa'] as const;

export function everydayFirst<M extends Pick<Material, 'name' | 'printer_count'>>(materials: Iterable<M>): M[] {
  return [...materials].sort((a, b) => b.printer_count - a.printer_count || (a.name < b.name ? -1 : 1));
}
