import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Files } from '../../clients/typescript/src/files.js';
import { folder } from '../../clients/typescript/src/folder.js';
import { checkFile } from '../../clients/typescript/src/parts/file-setup.js';
import { findingText, type SetupCheck } from '../../core/profiles/check-value/check-setup.js';
import { fileFromBytes, type InputFile } from '../../core/read-settings/input-file.js';
import type { Setup } from '../../core/troubleshoot/resolve/setup.js';
import type { Setting } from '../../schemas/generated/record.js';
import { publishedSettings, settingsOf } from './read-file.js';
import { shared } from './shared.js';

/** Small files as users have them, with the expected findings, which are the same on the page and in the command. */
export const FOLDER = path.resolve(import.meta.dirname, '../fixtures/what-files-say');

export interface Said {
  program: string | null;
  printer: string | null;
  material: string | null;
  nozzle: number | null;
  slicer?: string | null;
  /** Some of the values read. */
  values?: Record<string, unknown>;
  notes?: readonly string[];
  /** Severity and setting of each finding. */
  findings?: readonly string[];
}

type Recognised = [program: string | null, printer: string | null, material: string | null, nozzle: number | null];

/** A row of the table: program, printer, material and nozzle of a file, and more. */
const file = (name: string, ...[program, printer, material, nozzle, more]: [...Recognised, Partial<Said>?]) =>
  [name, { program, printer, material, nozzle, ...more }] as const;

export const CASES: readonly (readonly [file: string, said: Said])[] = [
  file('m1-nozzle-in-name.json', null, 'bambu-lab-a1', 'pla-silk', 0.2, {
    slicer: 'orcaslicer',
    values: { nozzle_temperature: 226, max_volumetric_speed: 1.8 },
  }),
  file('m2-bundle.ini', 'PrusaSlicer 2.7.4', 'prusa-mk3s', 'pla', null, {
    slicer: 'prusaslicer',
    // Nothing from printer presets that are not active.
    values: { nozzle_temperature: 211, retraction_length: undefined, nozzle_diameter: undefined },
    notes: ['others', 'active_missing', 'active_missing', 'changes_only'],
  }),
  file('fourth.gcode', 'BambuStudio 02.08.02.60', 'bambu-lab-p1s', 'pla', 0.4, {
    values: { nozzle_temperature: 221, bed_temperature: 56 },
    notes: ['prints'],
  }),
  file('hyphen.gcode', 'Elegoo-Slicer 1.1.4.2', 'elegoo-centauri-carbon', 'petg', 0.4, { notes: ['fork'] }),
  file('elegoo_header.gcode', 'ElegooSlicer 1.1.4.2', 'elegoo-centauri-carbon', 'petg', 0.4, {
    values: { nozzle_temperature: 242, bed_temperature: 71, layer_height: 0.2 },
  }),
  file('flashprint.gcode', 'FlashPrint 2.4.4', 'flashforge-adventurer-5m-pro', 'pla', null, {
    slicer: null,
    values: { layer_height: 0.2, nozzle_temperature: 222, bed_temperature: 52, wall_count: 2 },
  }),
  file('cxengine.gcode', 'Creality Print 4.3.7.6619', 'creality-k1-max', 'pla', 0.4, {
    slicer: null,
    values: { layer_height: 0.2, nozzle_temperature_first_layer: 215, bed_temperature_first_layer: 55 },
  }),
  file('creality_print.gcode', 'Creality Slicer', 'creality-ender-3-v2', null, null, {
    slicer: 'cura',
    values: { layer_height: 0.2, nozzle_temperature_first_layer: 210, bed_temperature_first_layer: 50 },
  }),
  file('bridge95.gcode', 'PrusaSlicer 2.6.0+win64', 'creality-ender-3-pro', 'pla', 0.4, {
    findings: ['dangerous bridge_flow'],
  }),
  file('quality.inst.cfg', 'Cura', null, 'petg', 0.4, { values: { layer_height: 0.2 } }),
  file('acme_petgcf.xml.fdm_material', 'Cura', null, 'petg-cf', null, {
    values: { nozzle_temperature: 255, bed_temperature: 75, retraction_length: 0.7 },
  }),
  file('printer.cfg', 'Klipper', null, null, 0.4, {
    slicer: null,
    values: { pressure_advance: 0.045, retraction_length: 0.8, retraction_speed: 35 },
    notes: ['klipper_others'],
  }),
  file('kisslicer.gcode', 'KISSlicer 2.0.6', 'creality-ender-3-pro', 'petg', 0.6, {
    slicer: null,
    values: {
      ...{ nozzle_temperature: 240, bed_temperature: 80, layer_height: 0.25, wall_count: 3, line_width: 0.6 },
      ...{ retraction_length: 5, retraction_speed: 40, z_hop: 0.2, travel_speed: 150, first_layer_speed: 20 },
      ...{ outer_wall_speed: 15, inner_wall_speed: 30, infill_speed: 45, max_volumetric_speed: 8 },
      first_layer_height: undefined,
    },
    findings: ['unusual nozzle_temperature_first_layer'],
  }),
  file('simplify3d.gcode', 'Simplify3D 4.1.2', 'prusa-mk3', 'petg', 0.4, {
    slicer: null,
    values: {
      ...{ nozzle_temperature: 250, nozzle_temperature_first_layer: 240, bed_temperature: 85 },
      ...{ infill_speed: 50, travel_speed: 150, retraction_speed: 40, retraction_length: 0.8, flow_ratio: 0.95 },
    },
  }),
  file('ideamaker-second.gcode', 'ideaMaker 5.1.4.8480', 'raise3d-pro3-plus', 'petg', 0.6, {
    slicer: null,
    values: { nozzle_temperature_first_layer: 245, flow_ratio: 0.96, first_layer_height: 0.3 },
    notes: ['prints', 'no_block'],
  }),
  file('cura-start.gcode', 'Cura 5.6.0', 'creality-ender-5-s1', 'petg', 0.4, {
    slicer: 'cura',
    values: { nozzle_temperature_first_layer: 240, bed_temperature_first_layer: 80 },
  }),
  file('cura-slips.gcode', 'Cura 5.8.1', 'creality-ender-3-pro', null, null, {
    slicer: 'cura',
    findings: ['dangerous fan_max', 'dangerous flow_ratio', 'dangerous infill_speed', 'dangerous retraction_length'],
  }),
  file('apart.gcode', 'OrcaSlicer 2.3.0', 'creality-k1', 'petg', 0.4, {
    findings: ['unusual nozzle_temperature_first_layer', 'unusual bed_temperature_first_layer'],
  }),
  file('units.gcode', 'PrusaSlicer 2.6.1', 'prusa-mk4', 'petg', 0.4, {
    findings: [
      'dangerous flow_ratio',
      'dangerous inner_wall_speed',
      'dangerous layer_height',
      'unusual fan_max',
      'unusual infill_density',
    ],
  }),
  file('bundle.ini', 'PrusaSlicer 2.7.1+win64', 'prusa-mini', 'petg', 0.4, {
    findings: ['dangerous nozzle_temperature_first_layer'],
  }),
  file('workshop.json', null, 'bambu-lab-p1s', null, 0.8, { findings: ['dangerous retraction_length'] }),
];

/** Files that are named and not read. */
export const NAMED: readonly (readonly [file: string, code: string])[] = [
  ['cura1504.ini', 'old_cura'],
  ['part.makerbot', 'makerbot'],
];

export function caseFile(name: string): InputFile {
  return fileFromBytes(name, readFileSync(path.join(FOLDER, name)));
}

/** All values of a file, compared with the published records. */
export async function whatFileSays(file: InputFile) {
  const files = new Files(folder(await shared('release')));
  const settings = await publishedSettings();
  const raw = await settingsOf(file);
  const { setup, recognised, check } = await checkFile(files, raw, settings, {}, 'refuse');
  return { raw, setup: recognised, values: setup.user_values, check, texts: textsOf(check, settings, setup) };
}

/** The findings as the page, the command and the tool show them. */
function textsOf({ findings }: SetupCheck, settings: readonly Setting[], setup: Setup): string[] {
  return findings.map((one) => findingText(one, settings, setup, 'en'));
}
