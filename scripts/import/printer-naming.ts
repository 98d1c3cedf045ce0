import type { BrandsSource } from '../../schemas/generated/source.js';
import { slug } from '../shared/slug.js';

/** A machine's brand and model as this dataset writes them, and the id that follows from them. */
export interface PrinterName {
  id: string;
  brand: string;
  model: string;
}

/** Names that are not machines of their own but print modes of one: "… Copy Mode", "… Mirror", "… Duplication". */
const PRINT_MODE = /\b(copy|mirror|duplicat\w*)( mode)?\)?$/i;

export function isPrintMode(model: string): boolean {
  return PRINT_MODE.test(model);
}

/** Normalizes the vendor and model names of all sources by the tables of data/brands.yaml. */
export class PrinterNaming {
  private readonly brandOf = new Map<string, string>();

  constructor(private readonly brands: BrandsSource) {
    for (const [id, brand] of Object.entries(brands)) {
      for (const spelling of [id, brand.name, ...(brand.vendors ?? [])]) this.brandOf.set(slug(spelling), id);
    }
  }

  /** The name of a machine, or null when its vendor is in no brand's list. */
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

/** Why a machine of a maker that nobody listed yet is left out. */
export const UNKNOWN_MAKER = 'vendor without an entry in data/brands.yaml';

/**
 * The printer name of a machine, or why it is left out.
 *
 * @param excluded vendors and machines that are left out, data/sources.yaml
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

/** The machines of each printer, by its id; `leaveOut` is called for each that is none, with the reason. */
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
