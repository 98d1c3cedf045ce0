import { addMissing, linesOf, sectionsOf } from './config-lines.js';
import { FileRefused } from './messages.js';
import { printsOf } from './program.js';
import type { Program, RawSettings } from './raw-settings.js';

/**
 * Names of each setting in the comments of programs with a format of their own, without spaces and symbols; the first
 * one in the file wins. Sources: `SLICERS` in moonraker/components/file_manager/metadata.py of Moonraker for ideaMaker,
 * IceSL, KISSlicer and Simplify3D; `GCodeExport::writeMachineConfig` and those after it in CuraEngine of Creality Print
 * 4; output of FlashPrint and KISSlicer 1.0.9 to 2.0.6. A key that ends with 1 has one with 2 for the next extruder.
 */
const COMMENTS: Readonly<Record<string, string>> = {
  printer_model: 'machinetype machinename printername profilename targetmachine printertype printermodel machine',
  filament_type:
    'filamenttype filamenttype1 filamenttype0 materialtype rightextrudermaterial leftextrudermaterial printmaterial material',
  filament_settings_id: 'materialname filamentname1 filamentname0 filamentname filament',
  nozzle_diameter:
    'nozzlediameter nozzlediameter1 nozzlediameter0 extruderparams0nozzlediameter extruderdiameter nozzlesize rightextrudernozzle nozzledia1',
  filament_diameter: 'filamentdiameter1 filamentdiameter0 filamentdiameters filamentdiameter fiberdiamm',
  layer_height: 'layerheight layerthicknessmm maxlayerthicknessmm zlayerheightmm',
  first_layer_height:
    'firstlayerheight initallayerheight initiallayerheight firstlayerthicknessmm zlayerheightfirstlayermm height',
  nozzle_temperature:
    'rightextrudertemperature leftextrudertemperature printtemperature temperaturec extrudertempdegreec0',
  nozzle_temperature_first_layer: 'firstlayerc',
  bed_temperature: 'platformtemperature bedtemperature bedc bedtempdegreec',
  chamber_temperature: 'chambertemperature chamberc chambertempdegreec',
  flow_ratio: 'extrusionmultiplier flowratetweak filamentcompensation1',
  max_volumetric_speed: 'flowmaxmm3pers',
  wall_count: 'walllinecount perimetershells perimeteroutlines numloops numisos',
  top_layers: 'toplayers topsolidlayers',
  bottom_layers: 'bottomlayers bottomsolidlayers',
  infill_density: 'filldensity infillpercentage',
  line_width: 'extruderwidth extrusionwidthmm extrusionwidth',
  outer_wall_line_width: 'outwalllinewidth',
  retraction_length: 'retractiondistance extruderretractiondistance destringlength destringsuck',
  retraction_speed: 'extruderretractionspeed retractionspeed destringspeedmmpers',
  z_hop: 'zhopheight extruderretractionzlift zliftmm',
  travel_speed: 'travelspeed rapidxyspeed travelspeedmmpers',
  first_layer_speed: 'initiallayerspeed firstlayerspeed firstlayerspeedmmpers',
  outer_wall_speed: 'perimeterspeed',
  inner_wall_speed: 'loopsspeed',
  infill_speed: 'sparsespeed defaultspeed',
};

/** Simplify3D speeds in mm/min. */
const PER_MINUTE = /^(?:extruderretractionspeed|rapidxyspeed|defaultspeed)$/;

/**
 * Reads settings from G-code of a program with its own format: its comments, and the commands at the start.
 *
 * @param commands first-layer temperatures that the commands for a tool set, by setting
 * @returns null if there are neither
 */
export function commentSettings(
  head: string,
  tail: string,
  program: Program | null,
  commands: (tool: number) => ReadonlyMap<string, string>,
): RawSettings | null {
  const written = new Map<string, string>();
  for (const line of [head, tail].flatMap(linesOf)) {
    const [, key, value] =
      /^;[ \t]*([A-Za-z][\w /#[\]().-]{1,60}?)[ \t]*[:=,][ \t]*(\S.{0,200}?)[ \t]*$/.exec(line) ?? [];
    const folded = key?.toLowerCase().replace(/[^a-z0-9]/g, '');
    if (folded && value !== undefined && !written.has(folded)) written.set(folded, value);
  }
  const values = new Map<string, string | string[]>();
  const extruders = Number(written.get('numextruders') ?? MOST_EXTRUDERS);
  for (const [setting, keys] of Object.entries(COMMENTS)) {
    const key = keys.split(' ').find((one) => written.has(one));
    if (key === undefined) continue;
    const own = [written.get(key) ?? ''];
    for (let n = 2; key.endsWith('1') && n <= Math.min(extruders, MOST_EXTRUDERS); n++)
      own.push(...[written.get(`${key.slice(0, -1)}${n}`)].filter((one) => one !== undefined));
    // A first layer height of 0 means the height of the others.
    if (setting === 'first_layer_height' && Number(own[0]) === 0) continue;
    const all = own.map((value) => inOwnUnit(setting, key, value));
    values.set(setting, all.length === 1 ? (all[0] ?? '') : all);
  }
  // ideaMaker writes the nozzles after the machine size.
  const [, nozzles] = /^(?:[\d.]+ ){3}([\d. ]+)/.exec(written.get('dimension') ?? '') ?? [];
  addMissing(values, [['nozzle_diameter', nozzles?.split(' ')], ...setpoints(written)]);
  const count = Math.max(1, [values.get('filament_type') ?? ''].flat().length);
  const prints = printsOf(head, tail).filter((place) => place < count);
  const set = commands(prints[0] ?? 0);
  addMissing(values, set);
  // A height alone may occur in any file.
  if (values.size === 0 || (program === null && set.size === 0)) return null;
  const notes = [{ code: 'no_block' as const, what: program?.name ?? null }];
  const { name = null, version = null } = program ?? {};
  return { format: 'gcode', dialect: 'other', program: name, version, values, extruders: count, prints, notes };
}

const MOST_EXTRUDERS = 16;

/** Temperatures of Simplify3D: those of each heater by layer, concatenated in one list. */
function setpoints(written: ReadonlyMap<string, string>): [string, string][] {
  const list = (key: string) => (written.get(`temperature${key}`) ?? '').split(',');
  const [beds, counts, all] = [list('heatedbed'), list('setpointcount').map(Number), list('setpointtemperatures')];
  let at = 0;
  return counts.flatMap((count, i): [string, string][] => {
    const own = all.slice(at, at + count);
    at += count;
    const name = beds[i] === '1' ? 'bed_temperature' : 'nozzle_temperature';
    const [first, last] = [own[0], own.at(-1)];
    return first === undefined || last === undefined
      ? []
      : [
          [name, last],
          [`${name}_first_layer`, first],
        ];
  });
}

/** Creality Print 4 writes some lengths in µm, Simplify3D some speeds in mm/min, ideaMaker the flow in per cent. */
function inOwnUnit(setting: string, key: string, value: string): string {
  const n = Number(value.replace(/\s*(?:mm\/s|mm|%|°?C)$/, ''));
  if (!Number.isFinite(n)) return value;
  if (PER_MINUTE.test(key)) return String(n / 60);
  if (key === 'filamentcompensation1') return String(n / 100);
  return /_height$|^nozzle_diameter$/.test(setting) && n >= 20 ? String(n / 1000) : String(n);
}

/** Settings in a Klipper configuration: section and key of each. Source: docs/Config_Reference.md of Klipper. */
const KLIPPER: Readonly<Record<string, readonly [section: string, key: string]>> = {
  nozzle_diameter: ['extruder', 'nozzle_diameter'],
  filament_diameter: ['extruder', 'filament_diameter'],
  pressure_advance: ['extruder', 'pressure_advance'],
  retraction_length: ['firmware_retraction', 'retract_length'],
  retraction_speed: ['firmware_retraction', 'retract_speed'],
  deretraction_speed: ['firmware_retraction', 'unretract_speed'],
};

/** Machine limits in the configuration, by their fields in printer records. */
const KLIPPER_LIMITS: Readonly<Record<string, readonly [section: string, key: string]>> = {
  max_nozzle_temperature_c: ['extruder', 'max_temp'],
  max_bed_temperature_c: ['heater_bed', 'max_temp'],
  max_chamber_temperature_c: ['heater_generic chamber', 'max_temp'],
  max_speed_mm_s: ['printer', 'max_velocity'],
  max_acceleration_mm_s2: ['printer', 'max_accel'],
  rotation_distance_mm: ['extruder', 'rotation_distance'],
};

/** Whether a text is a Klipper configuration, recognised by its kinematics, motor pins and the like. */
export function looksLikeKlipper(text: string): boolean {
  return (
    /^\[(?:stepper_\w+|extruder|printer|mcu)\]/m.test(text) &&
    /^(?:kinematics|step_pin|max_temp|serial)[ \t]*[:=]/m.test(text)
  );
}

/** Reads settings and limits from a Klipper configuration. @throws {@link FileRefused} if it has none */
export function klipperSettings(text: string): RawSettings {
  // Klipper separates key and value by a colon or an equals sign, and comments follow a value.
  const sections = sectionsOf(text.replace(/[ \t]+[#;].*$/gm, '').replace(/^([a-z_]\w*)[ \t]*:[ \t]*/gm, '$1 = '));
  const pick = (table: typeof KLIPPER) =>
    Object.entries(table).flatMap(([name, [section, key]]) => {
      const value = sections.get(section)?.get(key);
      return value === undefined ? [] : [[name, value] as const];
    });
  const limits = Object.fromEntries(
    pick(KLIPPER_LIMITS).flatMap(([name, value]) => (Number(value) > 0 ? [[name, Number(value)]] : [])),
  );
  const values = new Map(pick(KLIPPER));
  if (values.size === 0 && Object.keys(limits).length === 0) throw new FileRefused('no_settings', 'Klipper');
  const read = new Set([...Object.values(KLIPPER), ...Object.values(KLIPPER_LIMITS)].map(([section]) => section));
  const others = [...sections.keys()].filter((name) => name !== '' && !read.has(name));
  const notes = others.length > 0 ? [{ code: 'klipper_others' as const, what: others.join(', ').slice(0, 400) }] : [];
  const about = { format: 'klipper_config', dialect: 'other', program: 'Klipper', version: null } as const;
  return { ...about, values, extruders: 1, prints: [], limits, notes };
}
