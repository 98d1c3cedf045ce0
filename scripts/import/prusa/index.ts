import path from 'node:path';
import { filesBelow, foldersIn } from '../../shared/files.js';
import type { Bases } from '../bases.js';
import { type Condition, presetCondition, type Scope } from '../condition.js';
import type { Section } from '../ini.js';
import type { Machine, Variant } from '../machine.js';
import type { Report } from '../report.js';
import type { Config } from '../slic3r/fields.js';
import { filamentValues, namesOf } from '../slic3r/filament.js';
import { processValues } from '../slic3r/process.js';
import { bed, boolean, list, number, positive } from '../values.js';
import { Bundle, names } from './bundle.js';
import { machineFacts, pressureAdvance } from './presets.js';

/**
 * Reads every FFF machine of a folder of PrusaSlicer vendor bundles (`<Vendor>/<version>.ini`), the newest version of
 * each vendor.
 *
 * @throws if there is no bundle
 */
export function readPrusa(root: string, vendors: readonly string[] | undefined, report: Report): Machine[] {
  const bundles = bundlesOf(root, vendors, report);
  if (bundles.length === 0) throw new Error(`${root}: no vendor bundles (<Vendor>/<version>.ini)`);
  return bundles.flatMap((bundle) => readBundle(bundle, report));
}

/** The newest bundle of each vendor, sorted by folder. */
function bundlesOf(root: string, vendors: readonly string[] | undefined, report: Report) {
  return foldersIn(root).flatMap((vendor) => {
    const versions = filesBelow(path.join(root, vendor), '*.ini').map((file) => path.basename(file, '.ini'));
    const version = versions.sort(byVersion).at(-1);
    if (version === undefined || (vendors && !vendors.includes(vendor))) return [];
    return [{ vendor, version, bundle: new Bundle(path.join(root, vendor, `${version}.ini`), report) }];
  });
}

/** Compares versions such as `1.0.9`, `1.0.10-alpha1` and `1.0.10`: a pre-release precedes its release. */
function byVersion(a: string, b: string): number {
  const [one, other] = [a, b].map((version) => (version.includes('-') ? version : `${version}~`));
  return (one ?? '').localeCompare(other ?? '', 'en', { numeric: true });
}

function readBundle({ vendor, version, bundle }: ReturnType<typeof bundlesOf>[number], report: Report): Machine[] {
  const offered = (kind: 'filament' | 'print') =>
    bundle.names(kind).map((name) => {
      const config = bundle.resolve(kind, name);
      const { compatible_printers_condition: source } = config;
      return { name, config, fits: source ? presetCondition(source, name, report) : () => true };
    });
  const presets = { filaments: offered('filament'), processes: offered('print') };
  const machines = bundle.names('printer').flatMap((preset) => {
    const config = withNozzle(bundle.resolve('printer', preset));
    if (config.printer_technology === 'SLA') return [];
    const id = config.printer_model ?? '';
    const model = bundle.model(id);
    if (model && bed(config.bed_shape)) return [{ preset, config, id, model }];
    report.drop(`machine preset without a ${model ? 'bed shape' : 'model'}`, preset);
    return [];
  });
  return [...Map.groupBy(machines, ({ id }) => id)].map(([id, same]) => ({
    vendor,
    model: same[0]?.model.name ?? id,
    bundle: `${vendor} ${version}`,
    identifiers: { prusaslicer_printer: [id] },
    defaultMaterials: names(same[0]?.model.default_materials),
    variants: same.map(({ preset, config }) => readVariant(preset, config, vendor, presets)),
  }));
}

/** A preset of a bundle, and whether it fits a printer. */
interface Offered {
  name: string;
  config: Section;
  fits: Condition;
}

function readVariant(
  preset: string,
  machine: Section,
  vendor: string,
  { filaments, processes }: Record<'filaments' | 'processes', readonly Offered[]>,
): Variant {
  const scope = scopeOf(machine);
  const diameter = number(machine.nozzle_diameter);
  const fitting = (presets: readonly Offered[]) => presets.filter(({ fits }) => fits(scope));
  return {
    preset,
    name: machine.printer_variant ?? '',
    nozzleDiameter: diameter,
    facts: machineFacts(machine),
    layerHeight: { min: positive(machine.min_layer_height), max: positive(machine.max_layer_height) },
    filaments: fitting(filaments).map(({ name, config }) => ({
      ...namesOf(name, config),
      support: boolean(config.filament_soluble) === true,
      library: false,
      values: () => filamentValues('prusa', withAdvance(config, scope), machine),
      identity: { folder: vendor, filamentId: null, settingId: null, density: positive(config.filament_density) },
    })),
    processes: fitting(processes).map(({ name, config }) => ({
      preset: name,
      layerHeight: number(config.layer_height),
      values: () => processValues('prusa', config, diameter),
    })),
    defaultFilaments: names(machine.default_filament_profile),
    defaultProcess: names(machine.default_print_profile)[0] ?? null,
  };
}

/** Some presets only have the nozzle diameter in the name of their variant, but conditions refer to it. */
function withNozzle(config: Section): Section {
  const named = /[\d.]+/.exec(config.printer_variant ?? '')?.[0];
  return config.nozzle_diameter || named === undefined ? config : { ...config, nozzle_diameter: named };
}

/** A filament preset with its pressure advance, s, which its G-code sets. */
function withAdvance(filament: Section, scope: Scope): Config {
  return { ...filament, pressure_advance: pressureAdvance(filament.start_filament_gcode, scope) };
}

function scopeOf(config: Section): Scope {
  const lists = new Set(['nozzle_diameter', 'min_layer_height', 'max_layer_height', 'nozzle_high_flow']);
  return (name) => {
    if (name === 'num_extruders') return list(config.nozzle_diameter, ',').length;
    const value = config[name];
    if (value === undefined) return undefined;
    return lists.has(name) ? value.split(',') : value.replaceAll('\\n', '\n');
  };
}

/** The bundle of filaments for every machine. */
const TEMPLATES = 'Templates';

/**
 * The abstract presets of PrusaSlicer's bundles, with names in asterisks, and its filament templates.
 *
 * @param root as for readPrusa()
 */
export function readPrusaBases(root: string, report: Report): Bases {
  const bundles = bundlesOf(root, undefined, report).map(({ vendor, bundle }) => ({
    bundle,
    folder: vendor === TEMPLATES ? null : vendor,
  }));
  // Conditions on the machine in the G-code of a base see no values.
  const noScope = () => undefined;
  return {
    filaments: bundles.flatMap(({ folder, bundle }) =>
      [...bundle.parts('filament'), ...(folder === null ? bundle.names('filament') : [])].map((preset) => {
        const config = bundle.resolve('filament', preset);
        const values = filamentValues('prusa', withAdvance(config, noScope), {});
        return { ...namesOf(preset.replaceAll('*', ''), config), preset, support: false, folder, values };
      }),
    ),
    processes: bundles.flatMap(({ folder, bundle }) =>
      bundle.parts('print').map((preset) => {
        const config = bundle.resolve('print', preset);
        return { preset, folder, values: processValues('prusa', config, number(config.nozzle_diameter)) };
      }),
    ),
  };
}
