import { existsSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../shared/files.js';
import type { Report } from '../report.js';
import type { Config } from '../slic3r/fields.js';
import { list, type Raw, text } from '../values.js';

/** Vendor folder of the shared library, which any vendor's filament may inherit from. */
export const LIBRARY = 'OrcaFilamentLibrary';

export type PresetKind = 'machine' | 'filament' | 'process';

export interface Preset {
  kind: PresetKind;
  vendor: string;
  name: string;
  raw: Config;
}

export interface ResolvedPreset {
  vendor: string;
  name: string;
  config: Config;
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
  /** Printer models by `<vendor>/<name>`. */
  readonly models: ReadonlyMap<string, Model>;
  /** Presets of a kind that users can select. */
  instances(kind: PresetKind): ResolvedPreset[];
}

/** A printer model; it has one machine preset per nozzle. */
export interface Model {
  vendor: string;
  name: string;
  raw: Config;
}

/** The name of a preset without the part after `@`, or the alias that it states. */
export function aliasOf(name: string, config: Config): string {
  const alias = list(config.alias)[0];
  if (alias) return alias;
  return name.includes('@') ? name.slice(0, name.indexOf('@')).trimEnd() : name;
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
 */
export class PresetTree implements Presets {
  readonly models = new Map<string, Model>();
  private readonly presets = new Map<string, Preset>();
  private readonly resolved = new Map<string, Config>();
  private readonly origins: Origins;

  /**
   * @param root folder that contains `resources/profiles`, or that folder itself
   * @throws if the folder contains no vendor file
   */
  constructor(
    root: string,
    private readonly report: Report,
  ) {
    const folder = existsSync(path.join(root, 'resources/profiles')) ? path.join(root, 'resources/profiles') : root;
    const vendors = filesBelow(folder, '*.json').filter((file) => file !== 'blacklist.json');
    if (vendors.length === 0)
      throw new Error(`${folder}: no vendor files (<Vendor>.json); is this a checkout of an Orca-family slicer?`);
    for (const file of vendors) this.loadVendor(folder, file.slice(0, -'.json'.length));
    this.origins = new Origins(
      [...this.presets.values()].filter(({ kind }) => kind === 'machine'),
      (preset) => this.parents(preset),
      (preset) => text(this.resolve(preset).printer_model),
    );
  }

  /** Presets of a kind that users can select, with inherited values. */
  instances(kind: PresetKind): ResolvedPreset[] {
    return this.choosable(kind).map((preset) => ({
      vendor: preset.vendor,
      name: preset.name,
      config: this.resolve(preset),
      ids: { filament: this.filamentId(preset), setting: text(preset.raw.setting_id) },
      states: (key) => this.origins.states(preset, key),
    }));
  }

  /** Presets of a kind that users cannot select, with inherited values: the bases of others. */
  bases(kind: PresetKind): Pick<ResolvedPreset, 'vendor' | 'name' | 'config'>[] {
    return [...this.presets.values()]
      .filter((preset) => preset.kind === kind && preset.raw.instantiation !== 'true')
      .map((preset) => ({ vendor: preset.vendor, name: preset.name, config: this.resolve(preset) }));
  }

  private choosable(kind: PresetKind): Preset[] {
    return [...this.presets.values()].filter((preset) => preset.kind === kind && preset.raw.instantiation === 'true');
  }

  /** The presets that one inherits from, in order of precedence. */
  private parents({ kind, vendor, raw }: Preset): Preset[] {
    return [...list(raw.include).reverse(), ...list(raw.inherits)]
      .map((name) => this.find(kind, vendor, name))
      .filter((preset) => preset !== undefined);
  }

  /**
   * Its `filament_id`, or that of the nearest preset in its inheritance chain. Source: `filament_id_maps` in
   * src/libslic3r/PresetBundle.cpp (read in QIDI Studio c58fdc56)
   */
  private filamentId({ kind, vendor, raw }: Preset, below: readonly Preset[] = []): string | null {
    const own = text(raw.filament_id);
    const parent = own === null && raw.inherits ? this.find(kind, vendor, String(raw.inherits)) : undefined;
    return parent && !below.includes(parent) ? this.filamentId(parent, [...below, parent]) : own;
  }

  private loadVendor(folder: string, vendor: string): void {
    const index = this.report.json<Record<string, unknown>>(folder, `${vendor}.json`);
    if (!index) return;
    const read = (file: string) => this.report.json<Config>(folder, path.join(vendor, file));
    const entries = (key: string) => (index[key] ?? []) as { name: string; sub_path: string }[];
    for (const entry of entries('machine_model_list')) {
      const raw = read(entry.sub_path);
      const name = String(raw?.name ?? entry.name);
      if (raw) this.models.set(`${vendor}/${name}`, { vendor, name, raw });
    }
    for (const kind of ['process', 'filament', 'machine'] as const) {
      for (const entry of entries(`${kind}_list`)) {
        const raw = read(entry.sub_path);
        if (!raw) continue;
        const name = String(raw.name ?? entry.name);
        const key = `${kind}/${vendor}/${name}`;
        if (this.presets.has(key))
          this.report.drop('preset with a name that its vendor uses twice', `${vendor}: ${name}`);
        else this.presets.set(key, { kind, vendor, name, raw });
      }
    }
  }

  private find(kind: PresetKind, vendor: string, name: string): Preset | undefined {
    return (
      this.presets.get(`${kind}/${vendor}/${name}`) ??
      (kind === 'filament' ? this.presets.get(`filament/${LIBRARY}/${name}`) : undefined)
    );
  }

  private resolve(preset: Preset, below: readonly Preset[] = []): Config {
    const key = `${preset.kind}/${preset.vendor}/${preset.name}`;
    const known = this.resolved.get(key);
    if (known) return known;
    const config: Record<string, Raw> = {};
    const parent = preset.raw.inherits ? this.find(preset.kind, preset.vendor, String(preset.raw.inherits)) : undefined;
    if (parent && (parent === preset || below.includes(parent))) this.report.drop('parents that form a circle', key);
    else if (parent) Object.assign(config, this.resolve(parent, [...below, preset]));
    else if (preset.raw.inherits) this.report.drop('missing parent', `${key} <- ${String(preset.raw.inherits)}`);
    for (const name of list(preset.raw.include)) {
      const included = this.find(preset.kind, preset.vendor, name);
      if (included) Object.assign(config, inheritable(included.raw));
      else this.report.drop('missing include', `${key} <- ${name}`);
    }
    Object.assign(config, inheritable(preset.raw));
    this.resolved.set(key, config);
    return config;
  }
}

function inheritable(raw: Config): Config {
  return Object.fromEntries(Object.entries(raw).filter(([key]) => !OWN_KEYS.has(key)));
}

/**
 * The origin of values in machine presets. A template that several models inherit from has values that suit most of
 * them: its switches are not facts of each.
 */
class Origins {
  private readonly models = new Map<Preset, Set<string>>();
  private readonly vendors = new Map<string, Set<string>>();

  /**
   * @param all machine presets, including templates
   * @param parents parents of a preset, in order of precedence
   * @param modelOf printer model of a machine preset
   */
  constructor(
    all: readonly Preset[],
    private readonly parents: (preset: Preset) => readonly Preset[],
    private readonly modelOf: (preset: Preset) => string | null,
  ) {
    for (const machine of all) {
      const vendors = this.vendors.get(machine.name) ?? new Set();
      this.vendors.set(machine.name, vendors.add(machine.vendor));
      const model = machine.raw.instantiation === 'true' ? modelOf(machine) : null;
      if (model === null) continue;
      for (const preset of this.line(machine)) {
        const served = this.models.get(preset) ?? new Set();
        this.models.set(preset, served.add(model));
      }
    }
  }

  /**
   * Whether the value is from a preset of the machine's own model, or from a template for no other model. A template of
   * the same name in several vendors is a copy of the slicer's own, so it states nothing.
   */
  states(machine: Preset, key: string): boolean {
    const line = this.line(machine);
    // Without a parent it may already be resolved: its own values cannot be told from inherited ones.
    if (line.length === 1) return false;
    const origin = line.find(({ raw }) => Object.hasOwn(raw, key));
    if (!origin) return false;
    if (origin.raw.instantiation === 'true') return this.modelOf(origin) === this.modelOf(machine);
    return this.models.get(origin)?.size === 1 && this.vendors.get(origin.name)?.size === 1;
  }

  /** A preset and all its ancestors, in order of precedence. */
  private line(preset: Preset, seen: Set<Preset> = new Set()): Preset[] {
    if (seen.has(preset)) return [];
    seen.add(preset);
    return [preset, ...this.parents(preset).flatMap((parent) => this.line(parent, seen))];
  }
}
