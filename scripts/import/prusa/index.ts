import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PrinterFacts } from '../../../schemas/generated/source.js';
import { filesBelow, foldersIn } from '../../shared/files.js';
import type { Bases } from '../bases.js';
import { type Condition, compileCondition, presetCondition, type Scope } from '../expression.js';
import type { Machine, Variant } from '../machine.js';
import { FLAVORS, motionLimits } from '../orca/machine.js';
import type { Report } from '../report.js';
import type { Config } from '../slic3r/fields.js';
import { filamentValues, namesOf, retraction } from '../slic3r/filament.js';
import { processValues } from '../slic3r/process.js';
import { bed, boolean, list, number, oneOf, parseIni, positive, type Section, side } from '../values.js';

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
      [...bundle.names('filament', true), ...(folder === null ? bundle.names('filament') : [])].map((preset) => {
        const config = bundle.resolve('filament', preset);
        const values = filamentValues('prusa', withAdvance(config, noScope), {});
        return { ...namesOf(preset.replaceAll('*', ''), config), preset, support: false, folder, values };
      }),
    ),
    processes: bundles.flatMap(({ folder, bundle }) =>
      bundle.names('print', true).map((preset) => {
        const config = bundle.resolve('print', preset);
        return { preset, folder, values: processValues('prusa', config, number(config.nozzle_diameter)) };
      }),
    ),
  };
}

export function machineFacts(config: Section): PrinterFacts {
  const outline = bed(config.bed_shape);
  return {
    build_volume_mm: { x: side(outline?.x), y: side(outline?.y), z: positive(config.max_print_height) },
    bed_shape: outline?.shape ?? null,
    bed_origin: outline?.origin ?? null,
    extruder_count: boolean(config.single_extruder_multi_material)
      ? 1
      : Math.max(1, list(config.nozzle_diameter, ',').length),
    gcode_flavor: oneOf(config.gcode_flavor, FLAVORS),
    ...motionLimits(config, 'feedrate'),
    retraction: retraction('prusa', config),
    z_offset_mm: number(config.z_offset),
  };
}

/**
 * Expands the `{if …}…{elsif …}…{else}…{endif}` of a PrusaSlicer G-code template for one printer. Other placeholders
 * stay unchanged. @throws if a condition cannot be parsed
 */
export function expandTemplate(template: string, scope: Scope): string {
  const output: string[] = [];
  // Each open {if}: whether the enclosing block is active, whether a branch was taken, whether this branch is active.
  const open: { outer: boolean; taken: boolean; active: boolean }[] = [];
  const active = () => open.at(-1)?.active ?? true;
  for (const part of template.split(/(\{(?:if|elsif)\b(?:[^{}"]|"[^"]*")*\}|\{else\}|\{endif\})/)) {
    const keyword = /^\{(if|elsif|else|endif)\b/.exec(part)?.[1];
    const condition = () => compileCondition(part.slice(1, -1).replace(/^(if|elsif)/, ''))(scope);
    const block = open.at(-1);
    if (keyword === 'if') {
      const outer = active();
      const holds = outer && condition();
      open.push({ outer, taken: holds, active: holds });
    } else if (keyword === 'elsif' && block) {
      block.active = block.outer && !block.taken && condition();
      block.taken ||= block.active;
    } else if (keyword === 'else' && block) {
      block.active = block.outer && !block.taken;
      block.taken = true;
    } else if (keyword === 'endif') open.pop();
    else if (keyword === undefined && active()) output.push(part);
  }
  return output.join('');
}

const COMMANDS = [
  /^M572\s.*?\bS(\d*\.?\d+)/,
  /^M900\s.*?\bK(\d*\.?\d+)/,
  /^SET_PRESSURE_ADVANCE\s.*?\bADVANCE=(\d*\.?\d+)/i,
];

/** Highest plausible value, s. Marlin's first linear advance (1.0) had K in other units, 10 to 200. */
const MAX_PRESSURE_ADVANCE_S = 2;

/** Models with linear advance 1.0, although templates send them values for 1.5, as for the MK2.5 in the same notes. */
const LINEAR_ADVANCE_1_0 = ['MK2S', 'MK2SMM'];

/**
 * Pressure advance, s, set by a filament's start G-code on a printer: `M572 S` (RepRapFirmware, Prusa), `M900 K`
 * (Marlin linear advance 1.5) or `SET_PRESSURE_ADVANCE ADVANCE=` (Klipper). Null if there is none, if the template
 * cannot be parsed, or if the printer's firmware uses other units.
 */
export function pressureAdvance(gcode: string | undefined, scope: Scope): number | null {
  if (!gcode || LINEAR_ADVANCE_1_0.includes(String(scope('printer_model')))) return null;
  const source = gcode.replace(/^"|"$/g, '').replaceAll('\\n', '\n').replaceAll('\\"', '"');
  let lines: string[];
  try {
    lines = expandTemplate(source, scope).split('\n');
  } catch {
    return null;
  }
  let found: number | null = null;
  for (const line of lines) {
    if (/;\s*reset\b/i.test(line)) continue; // `M900 K0 ; reset LA` clears the value of the filament before
    for (const command of COMMANDS) {
      const value = command.exec(line.trim())?.[1];
      if (value !== undefined && Number(value) <= MAX_PRESSURE_ADVANCE_S) found = Number(value);
    }
  }
  return found;
}

export type SectionKind = 'printer' | 'print' | 'filament';

/**
 * A PrusaSlicer vendor bundle: an ini file of sections `[printer_model:…]`, `[printer:…]`, `[print:…]` and
 * `[filament:…]`. `inherits` names several parents, separated by semicolons; the last one wins. A name in asterisks is
 * abstract, a part that users cannot select.
 */
export class Bundle {
  private readonly sections: ReadonlyMap<string, Section>;
  private readonly resolved = new Map<string, Section>();

  constructor(
    private readonly file: string,
    private readonly report: Report,
  ) {
    this.sections = parseIni(readFileSync(file, 'utf8'));
  }

  model(id: string): Section | undefined {
    return this.sections.get(`printer_model:${id}`);
  }

  /** Names of the presets of a kind: those that users can select, or the abstract ones. */
  names(kind: SectionKind, areParts = false): string[] {
    const names = [...this.sections.keys()].flatMap((key) =>
      key.startsWith(`${kind}:`) ? key.slice(kind.length + 1) : [],
    );
    return names.filter((name) => name.startsWith('*') === areParts);
  }

  /** A preset with inherited values. */
  resolve(kind: SectionKind, name: string, below: readonly string[] = []): Section {
    const key = `${kind}:${name}`;
    const known = this.resolved.get(key);
    if (known) return known;
    const raw = this.sections.get(key) ?? {};
    const config: Record<string, string> = {};
    for (const parent of names(raw.inherits)) {
      if (below.includes(parent) || parent === name) this.report.drop('circular parents', `${this.file}: ${key}`);
      else if (!this.sections.has(`${kind}:${parent}`)) this.report.drop('missing parent', `${key} <- ${parent}`);
      else Object.assign(config, this.resolve(kind, parent, [...below, name]));
    }
    const { inherits: _, renamed_from: __, ...own } = raw;
    Object.assign(config, own);
    this.resolved.set(key, config);
    return config;
  }
}

/** A list of preset names separated by semicolons, some in double quotes. */
export function names(value: string | undefined): string[] {
  return [...(value ?? '').matchAll(/\s*(?:"((?:[^"\\]|\\.)*)"|([^;]+))/g)]
    .map(([, quoted, plain]) => (quoted?.replace(/\\(.)/g, '$1') ?? plain ?? '').trim())
    .filter((name) => name !== '');
}
