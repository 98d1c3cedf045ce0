import { existsSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../shared/files.js';
import { presetCondition } from '../expression.js';
import type { Report } from '../report.js';
import type { Config } from '../slic3r/fields.js';
import { aliasOf } from '../slic3r/filament.js';
import { list, text } from '../values.js';

/** Vendor folder of the shared library, which any vendor's filament may inherit from. */
export const LIBRARY = 'OrcaFilamentLibrary';

export type PresetKind = 'machine' | 'filament' | 'process';

/** A preset with inherited values. */
interface Resolved {
  vendor: string;
  name: string;
  config: Config;
}

export interface ResolvedPreset extends Resolved {
  /** `filament_id` and `setting_id`; null if absent. */
  ids: { filament: string | null; setting: string | null };
  /**
   * Whether the value of a key is specific to this machine: from a preset of its own model, not from a template for
   * several. False if the origin of the value is unknown.
   */
  states: (key: string) => boolean;
}

/** The presets of a slicer, however they are stored. */
export interface Presets {
  /** The settings of printer models by `<vendor>/<name>`; a model has one machine preset per nozzle. */
  models: ReadonlyMap<string, Config>;
  /** Presets of a kind that users can select. */
  instances: (kind: PresetKind) => ResolvedPreset[];
}

/** A preset as in its file. */
interface Preset {
  kind: PresetKind;
  vendor: string;
  name: string;
  raw: Config;
}

/** Keys that describe a preset itself and are not inherited. */
const OWN_KEYS = new Set(
  'type name inherits from setting_id instantiation filament_id include description url is_custom_defined version user_id'.split(
    ' ',
  ),
);

/**
 * The preset tree of an Orca-family slicer: `resources/profiles/<Vendor>.json` lists the presets of
 * `<Vendor>/{machine,filament,process}`. `inherits` is by name within the vendor; filaments may also inherit from the
 * shared library. Bambu Studio adds `include`, whose own keys override the parent's.
 *
 * @param root folder that contains `resources/profiles`, or that folder itself
 * @throws if the folder contains no vendor file
 */
export function readPresetTree(root: string, report: Report): Presets & { bases: (kind: PresetKind) => Resolved[] } {
  const { models, presets } = readVendors(root, report);
  const select = (kind: PresetKind, isChoosable: boolean) =>
    [...presets.values()].filter((preset) => preset.kind === kind && canChoose(preset) === isChoosable);
  const inherited = inheritance(presets, report);
  const states = originsIn(presets, inherited);
  const resolve = (preset: Preset): Resolved => {
    const { vendor, name } = preset;
    return { vendor, name, config: inherited(preset).config };
  };
  return {
    models,
    instances: (kind) =>
      select(kind, true).map((preset) => {
        // Source: `filament_id_maps` in src/libslic3r/PresetBundle.cpp (read in QIDI Studio c58fdc56)
        const ids = inherited(preset).line.map(({ raw }) => text(raw.filament_id));
        return {
          ...resolve(preset),
          ids: { filament: ids.find((id) => id !== null) ?? null, setting: text(preset.raw.setting_id) },
          states: (key) => states(preset, key),
        };
      }),
    bases: (kind) => select(kind, false).map(resolve),
  };
}

/** Whether users can select a preset; others are bases of presets. */
function canChoose({ raw }: Preset): boolean {
  return raw.instantiation === 'true';
}

/** The models and presets of every vendor, by `<vendor>/<name>` and by `<kind>/<vendor>/<name>`. */
function readVendors(root: string, report: Report) {
  const folder = existsSync(path.join(root, 'resources/profiles')) ? path.join(root, 'resources/profiles') : root;
  const files = filesBelow(folder, '*.json').filter((file) => file !== 'blacklist.json');
  if (files.length === 0)
    throw new Error(`${folder}: no vendor files (<Vendor>.json); is this a checkout of an Orca-family slicer?`);
  const models = new Map<string, Config>();
  const presets = new Map<string, Preset>();
  for (const file of files) {
    const vendor = file.slice(0, -'.json'.length);
    const index = report.json<Record<string, { name: string; sub_path: string }[] | undefined>>(folder, file) ?? {};
    for (const kind of ['machine_model', 'process', 'filament', 'machine'] as const)
      for (const entry of index[`${kind}_list`] ?? []) {
        const raw = report.json<Config>(folder, path.join(vendor, entry.sub_path));
        if (!raw) continue;
        const name = String(raw.name ?? entry.name);
        const key = `${kind}/${vendor}/${name}`;
        if (kind === 'machine_model') models.set(`${vendor}/${name}`, raw);
        else if (presets.has(key)) report.drop('preset with a name that its vendor uses twice', `${vendor}: ${name}`);
        else presets.set(key, { kind, vendor, name, raw });
      }
  }
  return { models, presets };
}

/** Resolves the inheritance of a preset: itself and its ancestors in order of precedence, with the merged values. */
type Inherited = (preset: Preset) => { line: readonly Preset[]; config: Config };

function inheritance(presets: ReadonlyMap<string, Preset>, report: Report): Inherited {
  const known = new Map<Preset, ReturnType<Inherited>>();
  const find = (kind: PresetKind, vendor: string, name: string) =>
    presets.get(`${kind}/${vendor}/${name}`) ??
    (kind === 'filament' ? presets.get(`filament/${LIBRARY}/${name}`) : undefined);
  const inherited = (preset: Preset, below: readonly Preset[] = []): ReturnType<Inherited> => {
    const done = known.get(preset);
    if (done) return done;
    const { kind, vendor, name, raw } = preset;
    const key = `${kind}/${vendor}/${name}`;
    const parent = raw.inherits ? find(kind, vendor, String(raw.inherits)) : undefined;
    const isCircular = parent !== undefined && [...below, preset].includes(parent);
    if (isCircular) report.drop('circular parents', key);
    else if (raw.inherits && !parent) report.drop('missing parent', `${key} <- ${raw.inherits}`);
    const included = list(raw.include).flatMap((other) => {
      const found = find(kind, vendor, other);
      if (!found) report.drop('missing include', `${key} <- ${other}`);
      return found ?? [];
    });
    const above = parent && !isCircular ? inherited(parent, [...below, preset]) : { line: [], config: {} };
    const own = [...included, preset].flatMap((one) => Object.entries(one.raw).filter(([key]) => !OWN_KEYS.has(key)));
    const result = {
      line: [preset, ...included.reverse(), ...above.line],
      config: { ...above.config, ...Object.fromEntries(own) },
    };
    known.set(preset, result);
    return result;
  };
  return inherited;
}

/**
 * Whether the value of a key in a machine preset is from a preset of the machine's own model, or from a template for no
 * other model. A template that several models inherit from has values that suit most of them: its switches are not
 * facts of each. One of the same name in several vendors is a copy of the slicer's own, so it states nothing.
 */
function originsIn(presets: ReadonlyMap<string, Preset>, inherited: Inherited) {
  const machines = [...presets.values()].filter(({ kind }) => kind === 'machine');
  const modelOf = (preset: Preset) => text(inherited(preset).config.printer_model);
  const models = new Map<Preset, Set<string>>();
  for (const machine of machines.filter(canChoose)) {
    const model = modelOf(machine);
    if (model !== null)
      for (const preset of inherited(machine).line) models.set(preset, (models.get(preset) ?? new Set()).add(model));
  }
  const named = Map.groupBy(machines, ({ name }) => name);
  return (machine: Preset, key: string): boolean => {
    const { line } = inherited(machine);
    const origin = line.find(({ raw }) => Object.hasOwn(raw, key));
    // Without a parent it may already be resolved: its own values cannot be told from inherited ones.
    if (line.length === 1 || !origin) return false;
    if (canChoose(origin)) return modelOf(origin) === modelOf(machine);
    return models.get(origin)?.size === 1 && named.get(origin.name)?.length === 1;
  };
}

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
