import { list, type Raw } from '../values.js';

/** Vendor folder of the shared library, which any vendor's filament may inherit from. */
export const LIBRARY = 'OrcaFilamentLibrary';

export type PresetKind = 'machine' | 'filament' | 'process';
export type Config = Readonly<Record<string, Raw>>;

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
