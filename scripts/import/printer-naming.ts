import type { BrandsSource } from '../../schemas/generated/source.js';
import { slug } from '../shared/slug.js';

/** The brand and model of a machine as spelled in this dataset, and the id derived from them. */
export interface PrinterName {
  id: string;
  brand: string;
  model: string;
}

/** Names that are print modes of a machine rather than machines: "… Copy Mode", "… Mirror", "… Duplication". */
const PRINT_MODE = /\b(copy|mirror|duplicat\w*)( mode)?\)?$/i;

export function isPrintMode(model: string): boolean {
  return PRINT_MODE.test(model);
}

/** Normalises the vendor and model names of all sources with the tables of data/brands.yaml. */
export class PrinterNaming {
  private readonly brandOf = new Map<string, string>();

  constructor(private readonly brands: BrandsSource) {
    for (const [id, brand] of Object.entries(brands)) {
      for (const spelling of [id, brand.name, ...(brand.vendors ?? [])]) this.brandOf.set(slug(spelling), id);
    }
  }

  /** The name of a machine, or null if its vendor belongs to no listed brand. */
  normalize(vendor: string, model: string): PrinterName | null {
    const brand = this.brandOf.get(slug(vendor));
    const entry = brand === undefined ? undefined : this.brands[brand];
    if (brand === undefined || !entry) return null;
    let name = model.replace(/\s+/g, ' ').trim();
    const prefixes = [...(entry.prefixes ?? []), entry.name, ...(entry.vendors ?? [])].sort(
      (a, b) => b.length - a.length,
    );
    const prefix = prefixes.find(
      (word) =>
        name.length > word.length &&
        name.toLowerCase().startsWith(word.toLowerCase()) &&
        /[\s\d-]/.test(name[word.length] ?? ''),
    );
    if (prefix) name = name.slice(prefix.length).replace(/^[\s-]+/, '');
    const spelling = slug(name);
    if (entry.models && Object.hasOwn(entry.models, spelling)) name = entry.models[spelling] ?? name;
    return { id: `${brand}-${slug(name)}`, brand, model: name };
  }
}

/** Reason for leaving out a machine of an unlisted vendor. */
export const UNKNOWN_MAKER = 'vendor without an entry in data/brands.yaml';

/**
 * The printer name of a machine, or the reason for leaving it out.
 *
 * @param excluded vendors and machines left out by data/sources.yaml
 */
export function printerNameOf(
  { vendor, model, name }: { vendor: string; model: string; name?: PrinterName | undefined },
  names: PrinterNaming,
  excluded: Readonly<Record<string, string>>,
): { name: PrinterName } | { leftOut: string } {
  if (Object.hasOwn(excluded, vendor) || Object.hasOwn(excluded, `${vendor}: ${model}`))
    return { leftOut: 'vendor or machine excluded in data/sources.yaml' };
  if (isPrintMode(model)) return { leftOut: 'print mode listed as a machine' };
  const normalized = name ?? names.normalize(vendor, model);
  return normalized ? { name: normalized } : { leftOut: UNKNOWN_MAKER };
}

/** The machines of each printer, by id; calls `leaveOut` with the reason for each other one. */
export function machinesByPrinter<T extends Parameters<typeof printerNameOf>[0]>(
  machines: readonly T[],
  names: PrinterNaming,
  excluded: Readonly<Record<string, string>>,
  leaveOut: (reason: string, machine: T) => void = () => {},
): Map<string, { name: PrinterName; machines: T[] }> {
  const printers = new Map<string, { name: PrinterName; machines: T[] }>();
  for (const machine of machines) {
    const verdict = printerNameOf(machine, names, excluded);
    if ('leftOut' in verdict) leaveOut(verdict.leftOut, machine);
    else {
      const { name } = verdict;
      const known = printers.get(name.id) ?? { name, machines: [] };
      printers.set(name.id, known);
      known.machines.push(machine);
    }
  }
  return printers;
}
