import type {
  BrandsSource,
  PrinterFacts,
  PrinterIdentifiers,
  ProcessValues,
  ProfileValues,
} from '../../schemas/generated/source.js';
import { slug } from '../shared/slug.js';

/** A machine as read by every importer: its nozzle variants, and the filament and process presets that fit each. */
export interface Machine {
  /** Vendor folder or bundle, as spelled by the source. */
  vendor: string;
  /** Model name as spelled by the source, with or without a leading brand. */
  model: string;
  /** Its name in this dataset, if the source has a table for it; otherwise derived from vendor and model. */
  name?: PrinterName;
  /** Bundle and its version, if the source has bundles. */
  bundle?: string;
  /** Identifiers of the source in addition to the model name. */
  identifiers?: PrinterIdentifiers;
  /** Quality types available on the machine; only Cura has them. */
  qualityTypes?: string[];
  /** Default filament presets of the vendor for the machine. */
  defaultMaterials: string[];
  /** Hardware facts from a separate file of the source. */
  hardware?: { file: string; facts: PrinterFacts };
  variants: Variant[];
}

/** A machine preset: the machine with one nozzle. */
export interface Variant {
  preset: string;
  /** The slicer's own name of the machine, if `preset` contains more than that: Cura's definition. */
  definition?: string;
  /** Name of the nozzle in the source: `0.4`, `HF0.4`, `volcano 0.6`. */
  name: string;
  /** mm; null if the preset has none. */
  nozzleDiameter: number | null;
  facts: PrinterFacts;
  /** Layer height limits of the nozzle, mm. */
  layerHeight: { min: number | null; max: number | null };
  filaments: FilamentCandidate[];
  processes: ProcessCandidate[];
  defaultFilaments: string[];
  /** Default process preset named by the machine preset; it may not exist. */
  defaultProcess: string | null;
}

/** A filament preset that fits a variant. */
export interface FilamentCandidate {
  preset: string;
  /** Preset name without the part after `@`. */
  alias: string;
  /** Filament vendor stated by the preset. */
  vendor: string;
  /** `filament_type` stated by the preset. */
  type: string;
  /** True if the preset is for a support or soluble material. */
  support: boolean;
  /** True for a preset of the shared library that names no printer. */
  library: boolean;
  values: () => ProfileValues;
  /** Number of extruder and nozzle variants that it has values for, if more than one. */
  variants?: number;
  /** Fields independent of the machine, if the slicer's vendor maintains the presets of the source. */
  identity?: PresetIdentity;
  /** Process that the slicer uses for this material, if it differs from that of the variant. */
  process?: ProcessCandidate;
}

/** The fields of a filament preset that do not depend on the machine. */
export interface PresetIdentity {
  /** Vendor folder or bundle that contains it; together with its name the key of the preset. */
  folder: string;
  /** `filament_id`, shared by all presets of a product; null if it has none. */
  filamentId: string | null;
  /** Its own `setting_id`; null if it has none. */
  settingId: string | null;
  /** g/cm³; null if unknown. */
  density: number | null;
}

/** A process preset that fits a variant. */
export interface ProcessCandidate {
  preset: string;
  /** The slicer's own name, if `preset` contains more than that: Cura's quality type. null: it has none. */
  quality?: string | null;
  /** mm */
  layerHeight: number | null;
  values: () => ProcessValues;
  /** Number of extruder and nozzle variants that it has values for, if more than one. */
  variants?: number;
}

/** The brand and model of a machine as spelled in this dataset, and the id derived from them. */
export interface PrinterName {
  id: string;
  brand: string;
  model: string;
}

/** Names that are print modes of a machine rather than machines: "… Copy Mode", "… Mirror", "… Duplication". */
export const PRINT_MODE = /\b(copy|mirror|duplicat\w*)( mode)?\)?$/i;

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
  if (PRINT_MODE.test(model)) return { leftOut: 'print mode listed as a machine' };
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
