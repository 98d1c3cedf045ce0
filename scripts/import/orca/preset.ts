import { list, type Raw } from '../values.js';

/** Presets of the shared library, which any vendor's filament may inherit from. */
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
  /** `filament_id` and `setting_id`; null where it has none. */
  ids: { filament: string | null; setting: string | null };
  /**
   * Whether the value of a key is said of this machine: by a preset of its own model, not by a template that
   * serves several. False where it is not known which preset a value is from.
   */
  states: (key: string) => boolean;
}

/** The presets of a slicer, however they are stored. */
export interface Presets {
  /** Printer models by `<vendor>/<name>`. */
  readonly models: ReadonlyMap<string, Model>;
  /** Presets of a kind that a user can choose. */
  instances(kind: PresetKind): ResolvedPreset[];
}

/** A printer model, which several machine presets (one a nozzle) belong to. */
export interface Model {
  vendor: string;
  name: string;
  raw: Config;
}

/** The name of a preset without the part behind `@`, or the alias that it states. */
export function aliasOf(name: string, config: Config): string {
  const alias = list(config.alias)[0];
  if (alias) return alias;
  return name.includes('@') ? name.slice(0, name.indexOf('@')).trimEnd() : name;
}
