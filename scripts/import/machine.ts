import type { PrinterFacts, PrinterIdentifiers, ProcessValues, ProfileValues } from '../../schemas/generated/source.js';
import type { PrinterName } from './printer-naming.js';

/**
 * What every importer reads from its upstream, whatever the slicer: a machine, its nozzle variants,
 * and for each variant the filament and process presets that fit it.
 */
export interface Machine {
  /** Vendor folder or bundle, as the source spells it. */
  vendor: string;
  /** Model name as the source spells it, with or without the brand in front. */
  model: string;
  /** Its name here, where the source has a table for it; else it is worked out of vendor and model. */
  name?: PrinterName;
  /** Bundle and its version, where the source has such a thing. */
  bundle?: string;
  /** What the source calls it beside its model's name. */
  identifiers?: PrinterIdentifiers;
  /** Kinds of quality that it can print with: Cura alone has such a thing. */
  qualityTypes?: string[];
  /** Filament presets that the vendor offers for the machine by default. */
  defaultMaterials: string[];
  /** Hardware facts that a file of the source states beside the presets. */
  hardware?: { file: string; facts: PrinterFacts };
  variants: Variant[];
}

/** One machine preset: the machine with one nozzle. */
export interface Variant {
  preset: string;
  /** What the slicer itself calls the machine, where `preset` says more than that: Cura's definition. */
  definition?: string;
  /** How the source names the nozzle: `0.4`, `HF0.4`, `volcano 0.6`. */
  name: string;
  /** mm; null when the preset names none. */
  nozzleDiameter: number | null;
  facts: PrinterFacts;
  /** Layer heights that the nozzle allows, mm. */
  layerHeight: { min: number | null; max: number | null };
  filaments: FilamentCandidate[];
  processes: ProcessCandidate[];
  defaultFilaments: string[];
  /** Process preset that the machine preset names as its own; it need not exist. */
  defaultProcess: string | null;
}

/** A filament preset that fits a variant. */
export interface FilamentCandidate {
  preset: string;
  /** Preset name without the part behind `@`. */
  alias: string;
  /** Filament vendor as the preset states it. */
  vendor: string;
  /** `filament_type` as the preset states it. */
  type: string;
  /** True for a preset that says it is a support or soluble material. */
  support: boolean;
  /** True for a preset of the shared library that names no printer. */
  library: boolean;
  values: () => ProfileValues;
  /** How many variants of extruder and nozzle it has values for, where more than one. */
  variants?: number;
  /** What it is apart from any machine, where the source's presets are of the slicer's own making. */
  identity?: PresetIdentity;
  /** What the slicer prints this material with, where that is not the variant's process. */
  process?: ProcessCandidate;
}

/** Fields of a filament preset that do not depend on the machine. */
export interface PresetIdentity {
  /** Vendor folder or bundle that holds it; with its name the key of the preset. */
  folder: string;
  /** `filament_id`, one for all presets of a product; null when it has none. */
  filamentId: string | null;
  /** `setting_id`, its own; null when it has none. */
  settingId: string | null;
  /** g/cm³; null when it gives none. */
  density: number | null;
}

/** A process preset that fits a variant. */
export interface ProcessCandidate {
  preset: string;
  /** What the slicer itself calls it, where `preset` says more than that: Cura's kind of quality. null: it has none. */
  quality?: string | null;
  /** mm */
  layerHeight: number | null;
  values: () => ProcessValues;
  /** How many variants of extruder and nozzle it has values for, where more than one. */
  variants?: number;
}
