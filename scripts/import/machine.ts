import type { PrinterFacts, PrinterIdentifiers, ProcessValues, ProfileValues } from '../../schemas/generated/source.js';
import type { PrinterName } from './printer-naming.js';

/** A machine as read by every importer: its nozzle variants, and the filament and process presets that fit each. */
export interface Machine {
  /** Vendor folder or bundle, as spelled by the source. */
  vendor: string;
  /** Model name as spelled by the source, with or without a leading brand. */
  model: string;
  /** Its name in this dataset, if the source has a table for it; otherwise derived from vendor and model. */
  name?: PrinterName;
  /** Bundle and its version, if the source has bundles. */
  bundle?: string;
  /** Identifiers of the source in addition to the model name. */
  identifiers?: PrinterIdentifiers;
  /** Quality types available on the machine; only Cura has them. */
  qualityTypes?: string[];
  /** Default filament presets of the vendor for the machine. */
  defaultMaterials: string[];
  /** Hardware facts from a separate file of the source. */
  hardware?: { file: string; facts: PrinterFacts };
  variants: Variant[];
}

/** A machine preset: the machine with one nozzle. */
export interface Variant {
  preset: string;
  /** The slicer's own name of the machine, if `preset` contains more than that: Cura's definition. */
  definition?: string;
  /** Name of the nozzle in the source: `0.4`, `HF0.4`, `volcano 0.6`. */
  name: string;
  /** mm; null if the preset has none. */
  nozzleDiameter: number | null;
  facts: PrinterFacts;
  /** Layer height limits of the nozzle, mm. */
  layerHeight: { min: number | null; max: number | null };
  filaments: FilamentCandidate[];
  processes: ProcessCandidate[];
  defaultFilaments: string[];
  /** Default process preset named by the machine preset; it may not exist. */
  defaultProcess: string | null;
}

/** A filament preset that fits a variant. */
export interface FilamentCandidate {
  preset: string;
  /** Preset name without the part after `@`. */
  alias: string;
  /** Filament vendor stated by the preset. */
  vendor: string;
  /** `filament_type` stated by the preset. */
  type: string;
  /** True if the preset is for a support or soluble material. */
  support: boolean;
  /** True for a preset of the shared library that names no printer. */
  library: boolean;
  values: () => ProfileValues;
  /** Number of extruder and nozzle variants that it has values for, if more than one. */
  variants?: number;
  /** Fields independent of the machine, if the slicer's vendor maintains the presets of the source. */
  identity?: PresetIdentity;
  /** Process that the slicer uses for this material, if it differs from that of the variant. */
  process?: ProcessCandidate;
}

/** The fields of a filament preset that do not depend on the machine. */
export interface PresetIdentity {
  /** Vendor folder or bundle that contains it; together with its name the key of the preset. */
  folder: string;
  /** `filament_id`, shared by all presets of a product; null if it has none. */
  filamentId: string | null;
  /** Its own `setting_id`; null if it has none. */
  settingId: string | null;
  /** g/cm³; null if unknown. */
  density: number | null;
}

/** A process preset that fits a variant. */
export interface ProcessCandidate {
  preset: string;
  /** The slicer's own name, if `preset` contains more than that: Cura's quality type. null: it has none. */
  quality?: string | null;
  /** mm */
  layerHeight: number | null;
  values: () => ProcessValues;
  /** Number of extruder and nozzle variants that it has values for, if more than one. */
  variants?: number;
}
