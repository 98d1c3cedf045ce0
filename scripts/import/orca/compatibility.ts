import { presetCondition } from '../condition.js';
import type { Report } from '../report.js';
import type { Config } from '../slic3r/fields.js';
import { list, text } from '../values.js';
import { aliasOf, LIBRARY, type Presets, type ResolvedPreset } from './presets.js';

/** A preset that fits a machine; `library` if only the shared library offers it, to every machine. */
export interface PresetFit {
  preset: ResolvedPreset;
  library: boolean;
}

/**
 * Which filament and process presets fit which machine preset, as decided by the slicer: `compatible_printers` by name;
 * else `compatible_printers_condition` within the vendor; else, without either, every machine of the vendor. A library
 * filament without a list fits every machine, except those listed by a vendor preset of the same alias.
 */
export class Compatibility {
  private readonly fits = { filament: new Map<string, PresetFit[]>(), process: new Map<string, PresetFit[]>() };

  constructor(
    tree: Presets,
    private readonly machines: readonly ResolvedPreset[],
    private readonly report: Report,
  ) {
    const filaments = tree.instances('filament');
    const served = machinesServedByVendor(filaments);
    for (const preset of filaments) {
      const library = preset.vendor === LIBRARY && list(preset.config.compatible_printers).length === 0;
      if (library) {
        const except = served.get(aliasOf(preset.name, preset.config));
        this.add(
          'filament',
          preset,
          machines.filter((machine) => !except?.has(machine.name)).map(({ name }) => name),
          true,
        );
      } else this.add('filament', preset, this.machinesOf(preset), false);
    }
    for (const preset of tree.instances('process')) this.add('process', preset, this.machinesOf(preset), false);
  }

  filaments(machine: string): readonly PresetFit[] {
    return this.fits.filament.get(machine) ?? [];
  }

  processes(machine: string): readonly PresetFit[] {
    return this.fits.process.get(machine) ?? [];
  }

  private add(
    kind: 'filament' | 'process',
    preset: ResolvedPreset,
    machines: readonly string[],
    library: boolean,
  ): void {
    for (const machine of new Set(machines)) {
      const fits = this.fits[kind].get(machine);
      if (fits) fits.push({ preset, library });
      else this.fits[kind].set(machine, [{ preset, library }]);
    }
  }

  private machinesOf(preset: ResolvedPreset): string[] {
    const named = list(preset.config.compatible_printers);
    if (named.length > 0) return named;
    const ofVendor = this.machines.filter((machine) => machine.vendor === preset.vendor);
    const source = text(preset.config.compatible_printers_condition);
    if (!source) return ofVendor.map(({ name }) => name);
    const condition = presetCondition(source, preset.name, this.report);
    return ofVendor.filter((machine) => condition((name) => configValue(machine, name))).map(({ name }) => name);
  }
}

function machinesServedByVendor(filaments: readonly ResolvedPreset[]): Map<string, Set<string>> {
  const served = new Map<string, Set<string>>();
  for (const { vendor, name, config } of filaments) {
    if (vendor === LIBRARY) continue;
    const alias = aliasOf(name, config);
    const machines = served.get(alias) ?? new Set<string>();
    for (const machine of list(config.compatible_printers)) machines.add(machine);
    served.set(alias, machines);
  }
  return served;
}

function configValue(
  machine: { name: string; config: Config },
  name: string,
): string | number | readonly (string | number)[] | undefined {
  if (name === 'printer_preset') return machine.name;
  if (name === 'num_extruders') return list(machine.config.nozzle_diameter, ',').length;
  const value = machine.config[name];
  return typeof value === 'boolean' ? String(value) : (value ?? undefined);
}
