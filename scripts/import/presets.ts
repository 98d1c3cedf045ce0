import type {
  ImportedFilamentParent,
  ImportedNozzlePresets,
  ImportedPresets,
  ImportedPrinterPresets,
  ImportedProfile,
} from '../../schemas/generated/source.js';
import type { Assembled, AssembledPrinter, Processes } from './assemble.js';
import type { Machine } from './machine.js';

/**
 * The names of a slicer's presets for each printer: those that profiles would be read from if the source led for every
 * printer. By path below the source's folder.
 *
 * @param assembled all machines of the source, assembled as if it led for all of them
 * @param isPrinter whether this dataset has a printer
 * @param before brands that had such a file: one without printers is written empty, as its old names are wrong
 */
export function presetFiles(
  { printers, processes }: Assembled,
  isPrinter: (id: string) => boolean,
  before: Iterable<string> = [],
): Map<string, ImportedPresets> {
  const byBrand = new Map<string, ImportedPresets>([...before].map((brand) => [brand, {}]));
  for (const printer of printers) {
    if (!isPrinter(printer.id)) continue;
    const own = byBrand.get(printer.brand) ?? {};
    byBrand.set(printer.brand, own);
    own[printer.id] = presetsOf(printer, processes);
  }
  return new Map([...byBrand].map(([brand, own]) => [`presets/${brand}.json`, own]));
}

function presetsOf({ brand, imported, machines }: AssembledPrinter, processes: Processes): ImportedPrinterPresets {
  const called = new Called(machines);
  const blockOf = (id: string | undefined) => (id === undefined ? undefined : processes.get(brand)?.get(id)?.preset);
  const nozzles = Object.entries(imported.nozzles).map(([variant, { diameter_mm, preset, process }]) => {
    const own: ImportedNozzlePresets = {
      diameter_mm,
      machine: called.machine(preset),
      ...called.process(blockOf(process)),
    };
    return [variant, own] as const;
  });
  const filaments = Object.entries(imported.profiles ?? {}).map(
    ([material, groups]) => [material, filamentsOf(groups, blockOf, called)] as const,
  );
  const qualityTypes = [...new Set(machines.flatMap((machine) => machine.qualityTypes ?? []))];
  return {
    nozzles: Object.fromEntries(nozzles),
    ...(filaments.length > 0 ? { filaments: Object.fromEntries(filaments) } : {}),
    ...(qualityTypes.length > 0 ? { quality_types: qualityTypes } : {}),
  };
}

/** The filament presets of a material; nozzles are merged even if the preset has different values on them. */
function filamentsOf(
  groups: readonly ImportedProfile[],
  blockOf: (id: string | undefined) => string | undefined,
  called: Called,
): ImportedFilamentParent[] {
  const byName = new Map<string, ImportedFilamentParent>();
  for (const { preset, nozzles, process } of groups) {
    const { process: own } = called.process(blockOf(process));
    const key = JSON.stringify([preset, own]);
    const known = byName.get(key);
    if (known) known.nozzles = [...known.nozzles, ...nozzles].sort();
    else
      byName.set(key, { preset, nozzles: [...nozzles], ...(own ? { process: own } : {}), ...called.filament(preset) });
  }
  return [...byName.values()];
}

/** The slicer's own names of the presets of some machines, and their variants. */
class Called {
  private readonly machines = new Map<string, string>();
  private readonly processes = new Map<string, { process?: string; variants?: number }>();
  private readonly filaments = new Map<string, { variants?: number }>();

  constructor(machines: readonly Machine[]) {
    for (const { preset, definition = preset, processes, filaments } of machines.flatMap(({ variants }) => variants)) {
      this.machines.set(preset, definition);
      const own = filaments.flatMap(({ process }) => process ?? []);
      for (const { preset: name, quality = name, variants } of [...processes, ...own])
        this.processes.set(name, {
          ...(quality === null ? {} : { process: quality }),
          ...(variants === undefined ? {} : { variants }),
        });
      for (const { preset: name, variants } of filaments)
        this.filaments.set(name, variants === undefined ? {} : { variants });
    }
  }

  machine(preset: string): string {
    return this.machines.get(preset) ?? preset;
  }

  process(preset: string | undefined): { process?: string; variants?: number } {
    return preset === undefined ? {} : (this.processes.get(preset) ?? { process: preset });
  }

  filament(preset: string): { variants?: number } {
    return this.filaments.get(preset) ?? {};
  }
}
