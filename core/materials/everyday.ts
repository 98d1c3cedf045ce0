import type { Material } from '../../schemas/generated/record.js';

/** What nearly everybody asks for, in the order in which people come to it. */
export const EVERYDAY = ['pla', 'petg', 'tpu', 'abs', 'asa', 'pc', 'pa'] as const;

export function everydayFirst<M extends Pick<Material, 'name' | 'printer_count'>>(materials: Iterable<M>): M[] {
  return [...materials].sort((a, b) => b.printer_count - a.printer_count || (a.name < b.name ? -1 : 1));
}
