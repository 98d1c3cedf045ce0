import { isObject } from '../contract/json.js';
import { addMissing, linesOf } from './config-lines.js';
import { type Container, containerOf, mergedValues } from './cura-files.js';
import { type FileNote, FileRefused } from './messages.js';
import { printsOf } from './program.js';
import type { Program, RawSettings } from './raw-settings.js';

/** Cura's mark of settings at the end of its G-code. Source: plugins/GCodeWriter/GCodeWriter.py */
const SETTING = /^;SETTING_(\d+) /;

/** Settings in the header of Cura's G-code. Source: `GCodeExport::getFileHeader` of CuraEngine. */
const HEADER: readonly [RegExp, string][] = [
  [/^;Layer height: ([\d.]+)/m, 'layer_height'],
  [/^; ?(?:TARGET_MACHINE\.NAME|Machine Name|Printer(?: name| model)?) ?[:=] ?(.{1,200}?)\s*$/im, 'machine_name'],
  [/^; ?This G-?code has been generated specifically for the (.{1,200}?)\s*$/im, 'machine_name'],
  [/^;EXTRUDER_TRAIN\.\d+\.NOZZLE\.DIAMETER:([\d.]+)/m, 'machine_nozzle_size'],
  [/^; ?Nozzle (?:diameter|size) ?[:=] ?([\d.]+)/im, 'machine_nozzle_size'],
  [/^;EXTRUDER_TRAIN\.\d+\.INITIAL_TEMPERATURE:([\d.]+)/m, 'material_print_temperature_layer_0'],
  [/^;EXTRUDER_TRAIN\.\d+\.MATERIAL\.GUID:([\da-f-]{36})/im, 'material_guid'],
  // Start G-code often has the diameter after it: `{material_type} {material_diameter}`.
  [/^; ?(?:Filament|Material) type ?[:=] ?(\S.{0,80}?)(?: \d\.\d+(?: ?mm)?)?\s*$/im, 'material_type'],
  [/^; ?(?:Filament|Material) name ?[:=] ?"?(\S.{0,80}?)"?\s*$/im, 'filament_settings_id'],
  [/^;BUILD_PLATE\.INITIAL_TEMPERATURE:([\d.]+)/m, 'material_bed_temperature_layer_0'],
];

/**
 * First-layer temperatures: Cura's key, the commands that wait for and set it, and its name in the most common Klipper
 * macros.
 */
const HEATERS = {
  nozzle_temperature_first_layer: ['material_print_temperature_layer_0', 'M109', 'M104', '(?:EXTRUDER|HOTEND|NOZZLE)'],
  bed_temperature_first_layer: ['material_bed_temperature_layer_0', 'M190', 'M140', 'BED'],
} as const;
type Heated = keyof typeof HEATERS;

/** Whether the end of a G-code file contains settings from Cura. */
export function hasCuraSettings(tail: string): boolean {
  return /^;SETTING_\d+ /m.test(tail);
}

/**
 * First-layer temperatures that the commands before the print set, °C, by setting.
 *
 * @param tool index of the tool, from 0: commands for other tools are ignored
 */
export function commandTemperatures(head: string, tool: number): Map<Heated, string> {
  const [beforePrint = ''] = head.split(/^;LAYER:0\b/m, 1);
  const lines = beforePrint.split('\n');
  const start = lines.filter((line) => Number(/^M10[49] (?:.*\b)?T(\d)/.exec(line)?.[1] ?? tool) === tool).join('\n');
  return new Map(
    (Object.keys(HEATERS) as Heated[]).flatMap((setting) => {
      const [, waits, sets, argument] = HEATERS[setting];
      const patterns = [
        new RegExp(`^${waits} (?:.{0,20} )?[SR](\\d+(?:\\.\\d+)?)`, 'gm'),
        new RegExp(`^${sets} (?:.{0,20} )?S(\\d+(?:\\.\\d+)?)`, 'gm'),
        new RegExp(`^(?:START_PRINT|PRINT_START) (?:.{0,200} )?${argument}(?:_TEMP)?=(\\d+)`, 'gim'),
      ];
      const last = patterns.flatMap((pattern) => [...start.matchAll(pattern)].slice(-1));
      const found = last.find(([, s]) => Number(s) > 0)?.[1];
      return found === undefined ? [] : [[setting, found] as const];
    }),
  );
}

/** Reads settings from Cura's G-code: the user's changes, and the header and commands at the start. */
export function curaGcode(head: string, tail: string, program: Program | null): RawSettings {
  const notes: FileNote[] = [];
  const { machine, extruders } = changed(tail, notes);
  const values = mergedValues(machine, extruders);
  addMissing(
    values,
    HEADER.map(([pattern, key]) => [key, pattern.exec(head)?.[1]]),
  );
  const count = Math.max(1, extruders.length);
  const trains = [...head.matchAll(/^;EXTRUDER_TRAIN\.(\d{1,2})\.INITIAL_TEMPERATURE/gm)].map(([, n]) => Number(n));
  const tools = trains.length > 0 ? trains : printsOf(head, tail);
  const prints = tools.filter((place) => place < count);
  for (const [setting, temperature] of commandTemperatures(head, tools[0] ?? 0)) {
    const [key] = HEATERS[setting];
    if (values.has(key)) continue;
    values.set(key, temperature);
    if (!notes.some(({ code }) => code === 'from_commands')) notes.push({ code: 'from_commands', what: null });
  }
  const [global] = machine;
  addMissing(values, [
    ['definition', global?.general.get('definition')],
    ['quality_type', global?.metadata.get('quality_type')],
  ]);
  if (values.size === 0) throw new FileRefused('no_settings', 'G-code, Cura');
  const version = /^;GENERATOR\.VERSION:(\S{1,40})/m.exec(head)?.[1] ?? program?.version ?? null;
  const isFork = program !== null && !/cura/i.test(program.name);
  if (isFork) notes.unshift({ code: 'fork', what: program.name });
  // Without the lines at the end, the user's changes are not known.
  notes.unshift(
    hasCuraSettings(tail)
      ? { code: 'cura_changes_only', what: null }
      : { code: 'no_block', what: program?.name ?? 'Cura' },
  );
  const name = isFork ? program.name : 'Cura';
  return { format: 'gcode', dialect: 'cura', program: name, version, values, extruders: count, prints, notes };
}

/** Parses the containers in the lines at the end: JSON with its newlines and backslashes escaped once more. */
function changed(tail: string, notes: FileNote[]): { machine: Container[]; extruders: Container[][] } {
  const lines = linesOf(tail).filter((line) => SETTING.test(line));
  const none = { machine: [], extruders: [] };
  if (lines.length === 0) return none;
  const escaped = lines.map((line) => line.replace(SETTING, '')).join('');
  const text = escaped.replace(/\\(.)/g, (all, c: string) =>
    c === '\\' ? c : c === 'n' ? '\n' : c === 'r' ? '\r' : all,
  );
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    notes.push({ code: 'skipped', what: ';SETTING_3' });
    return none;
  }
  if (!isObject(data)) return none;
  const { global_quality: global, extruder_quality: own } = data;
  const read = (some: unknown) => {
    const container = typeof some === 'string' ? containerOf(some) : null;
    return container ? [container] : [];
  };
  return { machine: read(global), extruders: Array.isArray(own) ? own.slice(0, 32).map(read) : [] };
}
