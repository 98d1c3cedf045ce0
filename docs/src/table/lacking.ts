import type { BriefPrinter } from '../../../schemas/generated/record.js';

type Printing = Pick<BriefPrinter, 'materials'>;

/** Whether one of the printers has a profile for a material that another one lacks. */
export function materialsDiffer(compared: readonly Printing[]): boolean {
  if (compared.some(({ materials }) => materials.length === 0)) return false;
  return compared.some(({ materials }) => someLack(materials, compared).length > 0);
}

/** Of some materials, those that one of the printers has no profile for. */
export function someLack(materials: readonly string[], compared: readonly Printing[]): string[] {
  return materials.filter((id) => compared.some((other) => !other.materials.some((one) => isSameOrGrade(one, id))));
}

/** Whether one is the other, or one names no hardness and the other is a grade of it: `tpu` and `tpu-95a`. */
function isSameOrGrade(a: string, b: string): boolean {
  const plain = (id: string) => id.replace(/-\d+[ad]$/, '');
  return a === b || plain(a) === b || plain(b) === a;
}
