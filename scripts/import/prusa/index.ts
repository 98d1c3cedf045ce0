import path from 'node:path';
import { filesBelow, foldersIn } from '../../shared/files.js';
import type { Bases, FilamentBase, ProcessBase } from '../bases.js';
import { presetCondition, type Scope } from '../condition.js';
import type { Section } from '../ini.js';
import type { Machine, Variant } from '../machine.js';
import type { Report } from '../report.js';
import type { Config } from '../slic3r/fields.js';
import { filamentValues } from '../slic3r/filament.js';
import { processValues } from '../slic3r/process.js';
import { bed, boolean, filamentType, list, number, positive, text } from '../values.js';
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
  return bundles.flatMap(({ vendor, version, bundle }) => readBundle(bundle, vendor, version, report));
}

/** The newest bundle of each vendor, sorted by folder. */
export function bundlesOf(
  root: string,
  vendors: readonly string[] | undefined,
  report: Report,
): { vendor: string; version: string; bundle: Bundle }[] {
  return foldersIn(root).flatMap((vendor) => {
    if (vendors && !vendors.includes(vendor)) return [];
    const file = filesBelow(path.join(root, vendor), '*.ini').sort(byVersion).at(-1);
    if (!file) return [];
    const bundle = new Bundle(path.join(root, vendor, file), report);
    return [{ vendor, version: path.basename(file, '.ini'), bundle }];
  });
}

/** Compares versions such as `1.0.9`, `1.0.10-alpha1` and `1.0.10`: a pre-release precedes its release. */
function byVersion(a: string, b: string): number {
  const split = (file: string) => /^([^-]*)-?(.*)$/s.exec(path.basename(file, '.ini'))?.slice(1) ?? [];
  const [[releaseA = '', preA = ''], [releaseB = '', preB = '']] = [split(a), split(b)];
  const natural = (x: string, y: string) => x.localeCompare(y, 'en', { numeric: true });
  return natural(releaseA, releaseB) || Number(preA === '') - Number(preB === '') || natural(preA, preB);
}

function readBundle(bundle: Bundle, vendor: string, version: string, report: Report): Machine[] {
  const presets = (kind: 'filament' | 'print') =>
    bundle.names(kind).map((name) => {
      const config = bundle.resolve(kind, name);
      const { compatible_printers_condition: source } = config;
      return { name, config, fits: source ? presetCondition(source, name, report) : () => true };
    });
  const filaments = presets('filament');
  const processes = presets('print');
  const machines = new Map<string, Machine>();
  for (const preset of bundle.names('printer')) {
    const config = withNozzle(bundle.resolve('printer', preset));
    if (config.printer_technology === 'SLA') continue;
    const model = config.printer_model === undefined ? undefined : bundle.model(config.printer_model);
    if (!config.printer_model || !model) {
      report.drop('machine preset without a model', preset);
      continue;
    }
    if (!bed(config.bed_shape)) {
      report.drop('machine preset without a bed shape', preset);
      continue;
    }
    let machine = machines.get(config.printer_model);
    if (!machine) {
      machine = {
        vendor,
        model: model.name ?? config.printer_model,
        bundle: `${vendor} ${version}`,
        identifiers: { prusaslicer_printer: [config.printer_model] },
        defaultMaterials: names(model.default_materials),
        variants: [],
      };
      machines.set(config.printer_model, machine);
    }
    const scope = scopeOf(config);
    const variant: Variant = {
      preset,
      name: config.printer_variant ?? '',
      nozzleDiameter: number(config.nozzle_diameter),
      facts: machineFacts(config),
      layerHeight: { min: positive(config.min_layer_height), max: positive(config.max_layer_height) },
      filaments: filaments
        .filter(({ fits }) => fits(scope))
        .map(({ name, config: filament }) => ({
          preset: name,
          alias: name.includes('@') ? name.slice(0, name.indexOf('@')).trimEnd() : name,
          vendor: text(filament.filament_vendor) ?? '',
          type: filamentType(filament.filament_type),
          support: boolean(filament.filament_soluble) === true,
          library: false,
          values: () => filamentValues('prusa', withAdvance(filament, scope), config),
          identity: {
            folder: vendor,
            filamentId: null,
            settingId: null,
            density: positive(filament.filament_density),
          },
        })),
      processes: processes
        .filter(({ fits }) => fits(scope))
        .map(({ name, config: process }) => ({
          preset: name,
          layerHeight: number(process.layer_height),
          values: () => processValues('prusa', process, number(config.nozzle_diameter)),
        })),
      defaultFilaments: names(config.default_filament_profile),
      defaultProcess: names(config.default_print_profile)[0] ?? null,
    };
    machine.variants.push(variant);
  }
  return [...machines.values()];
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
  const filaments: FilamentBase[] = [];
  const processes: ProcessBase[] = [];
  for (const { vendor, bundle } of bundlesOf(root, undefined, report)) {
    const folder = vendor === TEMPLATES ? null : vendor;
    for (const preset of filamentsOf(bundle, folder)) {
      const config = bundle.resolve('filament', preset);
      filaments.push({
        preset,
        alias: preset.replaceAll('*', '').split('@')[0]?.trimEnd() ?? '',
        type: filamentType(config.filament_type),
        support: false,
        vendor: config.filament_vendor ?? '',
        folder,
        // Conditions on the machine in the G-code of a base see no values.
        values: filamentValues(
          'prusa',
          withAdvance(config, () => undefined),
          {},
        ),
      });
    }
    for (const preset of bundle.parts('print')) {
      const config = bundle.resolve('print', preset);
      processes.push({ preset, folder, values: processValues('prusa', config, number(config.nozzle_diameter)) });
    }
  }
  return { filaments, processes };
}

function filamentsOf(bundle: Bundle, folder: string | null): string[] {
  return [...bundle.parts('filament'), ...(folder === null ? bundle.names('filament') : [])];
}
