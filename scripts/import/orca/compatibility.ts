import { presetCondition } from '../condition.js';
import type { Report } from '../report.js';
import { aliasOf } from '../slic3r/filament.js';
import { list, text } from '../values.js';
import { LIBRARY, type Presets, type ResolvedPreset } from './presets.js';

/** A preset that fits a machine; `library` if only the shared library offers it, to every machine. */
export interface PresetFit {
  preset: ResolvedPreset;
  library: boolean;
}

/**
 * The filament and process presets that fit each machine preset, by its name, as decided by the slicer:
 * `compatible_printers` by name; else `compatible_printers_condition` within the vendor; else, without either, every
 * machine of the vendor. A library filament without a list fits every machine, except those listed by a vendor preset
 * of the same alias.
 */
export function compatibility({ instances }: Presets, machines: readonly ResolvedPreset[], report: Report) {
  const filaments = instances('filament');
  const ofVendors = Map.groupBy(
    filaments.filter(({ vendor }) => vendor !== LIBRARY),
    ({ name, config }) => aliasOf(name, config),
  );
  const machinesOf = (preset: ResolvedPreset): string[] => {
    const { vendor, name, config } = preset;
    const named = list(config.compatible_printers);
    if (named.length > 0) return named;
    const others = ofVendors.get(aliasOf(name, config)) ?? [];
    const served = new Set(others.flatMap((other) => list(other.config.compatible_printers)));
    const source = text(config.compatible_printers_condition);
    const fits = source && vendor !== LIBRARY ? presetCondition(source, name, report) : () => true;
    return machines
      .filter((machine) => (vendor === LIBRARY ? !served.has(machine.name) : machine.vendor === vendor))
      .filter((machine) => fits((key) => configValue(machine, key)))
      .map((machine) => machine.name);
  };
  const byMachine = (presets: readonly ResolvedPreset[]): ReadonlyMap<string, readonly PresetFit[]> => {
    const fits = presets.flatMap((preset) => {
      const library = preset.vendor === LIBRARY && list(preset.config.compatible_printers).length === 0;
      return [...new Set(machinesOf(preset))].map((machine) => ({ machine, preset, library }));
    });
    return Map.groupBy(fits, ({ machine }) => machine);
  };
  return { filaments: byMachine(filaments), processes: byMachine(instances('process')) };
}

function configValue({ name, config }: ResolvedPreset, key: string) {
  if (key === 'printer_preset') return name;
  if (key === 'num_extruders') return list(config.nozzle_diameter, ',').length;
  const value = config[key];
  return typeof value === 'boolean' ? String(value) : (value ?? undefined);
}
