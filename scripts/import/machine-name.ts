import type { Machine } from './machine.js';
import { isPrintMode, type Name, type Names } from './names.js';

/**
 * The name of a machine here, or why it has none.
 *
 * @param excluded vendors and machines that are left out, data/sources.yaml
 */
export function nameOf(
  { vendor, model, name }: Machine,
  names: Names,
  excluded: Readonly<Record<string, string>>,
): { name: Name } | { leftOut: string } {
  if (Object.hasOwn(excluded, vendor) || Object.hasOwn(excluded, `${vendor}: ${model}`))
    return { leftOut: 'vendor or machine that is excluded in data/sources.yaml' };
  if (isPrintMode(model)) return { leftOut: 'print mode that is listed as a machine' };
  const known = name ?? names.of(vendor, model);
  return known ? { name: known } : { leftOut: 'vendor without an entry in data/brands.yaml' };
}
