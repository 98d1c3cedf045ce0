import path from 'node:path';
import type { PrinterFacts } from '../../../schemas/generated/source.js';
import { filesBelow } from '../../shared/files.js';
import type { Bases } from '../bases.js';
import type { Machine, Variant } from '../machine.js';
import type { Report } from '../report.js';
import type { Config } from '../slic3r/fields.js';
import { filamentValues, namesOf } from '../slic3r/filament.js';
import { processValues } from '../slic3r/process.js';
import { boolean, list, number, positive, type Raw, text } from '../values.js';
import { machineFacts, nozzleDiameter, plateOf } from './machine.js';
import { compatibility, LIBRARY, type Presets, type ResolvedPreset, readPresetTree } from './presets.js';

interface HardwareFile {
  display_name?: string;
  printer_arch?: string;
  printer_is_enclosed?: boolean;
  print?: {
    nozzle_temp_range?: [number, number];
    bed_temp_range?: [number, number];
    bed_temperature_limit?: number;
    support_chamber_temp_edit?: boolean;
    support_chamber_temp_edit_range?: [number, number];
  };
}

const KINEMATICS = { core_xy: 'corexy' } as const;
/** `i3` means that the bed moves; it does not describe the motion of the axes. */
const STRUCTURES = { i3: 'bed_slinger' } as const;

/**
 * Hardware facts by lower-case display name, from `resources/printers/*.json` of Bambu Studio and its forks (section
 * `00.00.00.00`, which applies to every firmware version).
 */
function hardwareFacts(root: string, report: Report): Map<string, { file: string; facts: PrinterFacts }> {
  const folder = path.join(root, 'resources/printers');
  const found = new Map<string, { file: string; facts: PrinterFacts }>();
  for (const file of filesBelow(folder, '*.json')) {
    const hardware = report.json<Record<string, HardwareFile>>(folder, file)?.['00.00.00.00'];
    if (!hardware?.display_name) continue;
    const { print } = hardware;
    found.set(hardware.display_name.toLowerCase(), {
      file: `resources/printers/${file}`,
      facts: {
        kinematics: KINEMATICS[hardware.printer_arch as keyof typeof KINEMATICS] ?? null,
        structure: STRUCTURES[hardware.printer_arch as keyof typeof STRUCTURES] ?? null,
        enclosed: hardware.printer_is_enclosed ?? null,
        chamber_temperature_control: print?.support_chamber_temp_edit ?? null,
        // The limits of input fields in the vendor's slicer.
        firmware_limit: {
          max_nozzle_temperature_c: print?.nozzle_temp_range?.[1] ?? null,
          max_bed_temperature_c: print?.bed_temp_range?.[1] ?? print?.bed_temperature_limit ?? null,
          max_chamber_temperature_c:
            (print?.support_chamber_temp_edit !== false && print?.support_chamber_temp_edit_range?.[1]) || null,
        },
      },
    });
  }
  return found;
}

/**
 * Reads every machine of an Orca-family slicer (OrcaSlicer, Bambu Studio, QIDI Studio, Orca-Flashforge).
 *
 * @param root a checkout, or a folder of the same layout
 * @param vendors vendor folders to read machines of; default: all
 * @throws if there are no presets
 */
export function readOrca(root: string, vendors: readonly string[] | undefined, report: Report): Machine[] {
  return readMachines(readPresetTree(root, report), hardwareFacts(root, report), vendors, report);
}

/**
 * The machines of a slicer's presets.
 *
 * @param hardware facts by lower-case display name, from hardwareFacts()
 */
export function readMachines(
  tree: Presets,
  hardware: ReturnType<typeof hardwareFacts>,
  vendors: readonly string[] | undefined,
  report: Report,
): Machine[] {
  const presets = tree.instances('machine');
  const fits = compatibility(tree, presets, report);
  const wanted = presets.filter(({ vendor, name, config }) => {
    if (vendors && !vendors.includes(vendor)) return false;
    if (!text(config.printer_model)) report.drop('machine preset without a model', name);
    return text(config.printer_model) !== null;
  });
  const byModel = Map.groupBy(wanted, ({ vendor, config }) => `${vendor}/${text(config.printer_model)}`);
  return [...byModel].map(([key, [first, ...others]]): Machine => {
    const { vendor, config } = first as ResolvedPreset;
    const name = text(config.printer_model) ?? '';
    const model = tree.models.get(key) ?? {};
    const modelId = text(model.model_id);
    const known = hardware.get(name.toLowerCase()) ?? hardware.get(`qidi ${name}`.toLowerCase());
    return {
      vendor,
      model: name,
      ...(modelId ? { identifiers: { orca_model_id: [modelId] } } : {}),
      ...(known ? { hardware: known } : {}),
      defaultMaterials: list(model.default_materials),
      variants: [first as ResolvedPreset, ...others].map((preset) => readVariant(preset, model, fits)),
    };
  });
}

function readVariant(
  { name, config, states }: ResolvedPreset,
  model: Config,
  { filaments, processes }: ReturnType<typeof compatibility>,
): Variant {
  const diameter = nozzleDiameter(config);
  return {
    preset: name,
    name: text(config.printer_variant) ?? String(diameter ?? ''),
    nozzleDiameter: diameter,
    facts: {
      ...machineFacts(config, states),
      default_plate: plateOf(model.default_bed_type) ?? plateOf(config.default_bed_type) ?? defaultPlate(model),
    },
    layerHeight: { min: positive(config.min_layer_height), max: positive(config.max_layer_height) },
    filaments: (filaments.get(name) ?? []).map(({ preset: { vendor, name, config: filament, ids }, library }) => ({
      ...namesOf(name, filament),
      support: Boolean(boolean(filament.filament_is_support) || boolean(filament.filament_soluble)),
      library,
      values: () => filamentValues('orca', filament, config),
      ...variantsOf(filament.filament_extruder_variant),
      identity: {
        folder: vendor,
        filamentId: ids.filament,
        settingId: ids.setting,
        density: positive(filament.filament_density),
      },
    })),
    processes: (processes.get(name) ?? []).map(({ preset: { name, config: process } }) => ({
      preset: name,
      layerHeight: number(process.layer_height),
      values: () => processValues('orca', process, diameter),
      ...variantsOf(process.print_extruder_variant),
    })),
    defaultFilaments: list(config.default_filament_profile),
    defaultProcess: text(config.default_print_profile),
  };
}

/** Bambu Lab's first machines came with the cool plate; for all others, smooth PEI is assumed. */
function defaultPlate(model: Config): 'cool' | 'smooth_pei' {
  return ['BL-P001', 'BL-P002', 'C13'].includes(text(model.model_id) ?? '') ? 'cool' : 'smooth_pei';
}

/** Number of variants such as `Direct Drive Standard` and `Direct Drive High Flow`, if lists have a value for each. */
function variantsOf(raw: Raw): { variants?: number } {
  const { length } = list(raw);
  return length > 1 ? { variants: length } : {};
}

/**
 * The presets of an Orca-family slicer that users cannot select, such as the copies of `fdm_filament_abs` of most
 * vendors.
 *
 * @param root as for readOrca()
 * @throws if there are no presets
 */
export function readOrcaBases(root: string, report: Report): Bases {
  const tree = readPresetTree(root, report);
  const folderOf = (vendor: string) => (vendor === LIBRARY ? null : vendor);
  return {
    filaments: tree.bases('filament').map(({ vendor, name, config }) => ({
      ...namesOf(name, config),
      support: false,
      folder: folderOf(vendor),
      values: filamentValues('orca', config, {}),
    })),
    processes: tree.bases('process').map(({ vendor, name, config }) => ({
      preset: name,
      folder: folderOf(vendor),
      values: processValues('orca', config, null),
    })),
  };
}
