import { linesOf } from './config-lines.js';
import { type Container, containerOf, mergedValues } from './cura-containers.js';
import { type FileNote, FileRefused } from './messages.js';
import type { RawSettings } from './raw-settings.js';

/** Cura's own mark of the settings at the end of its G-code. Source: plugins/GCodeWriter/GCodeWriter.py */
const SETTING = /^;SETTING_(\d+) /;

/** What stands at the start of its G-code that is a setting too. Source: `GCodeExport::getFileHeader` of CuraEngine. */
const HEADER: readonly [RegExp, string][] = [
  [/^;Layer height: ([\d.]+)/m, 'layer_height'],
  [/^;TARGET_MACHINE\.NAME:(.{1,200}?)\s*$/m, 'machine_name'],
  [/^;EXTRUDER_TRAIN\.0\.NOZZLE\.DIAMETER:([\d.]+)/m, 'machine_nozzle_size'],
  [/^;EXTRUDER_TRAIN\.0\.INITIAL_TEMPERATURE:([\d.]+)/m, 'material_print_temperature_layer_0'],
  [/^;BUILD_PLATE\.INITIAL_TEMPERATURE:([\d.]+)/m, 'material_bed_temperature_layer_0'],
];

/** G-code that waits for a temperature or sets it, in the order in which it is believed. */
const COMMANDS: readonly [string, readonly RegExp[]][] = [
  [
    'material_print_temperature_layer_0',
    [/^M109 (?:.{0,20} )?[SR](\d+(?:\.\d+)?)/gm, /^M104 (?:.{0,20} )?S(\d+(?:\.\d+)?)/gm],
  ],
  [
    'material_bed_temperature_layer_0',
    [/^M190 (?:.{0,20} )?[SR](\d+(?:\.\d+)?)/gm, /^M140 (?:.{0,20} )?S(\d+(?:\.\d+)?)/gm],
  ],
];

/** Whether the end of a G-code file holds settings of Cura's. */
export function hasCuraSettings(tail: string): boolean {
  return /^;SETTING_\d+ /m.test(tail);
}

/** Settings out of the G-code of Cura: what somebody has changed, and what its start says. */
export function curaGcode(head: string, tail: string, version: string | null): RawSettings {
  const notes: FileNote[] = [];
  const { machine, extruders } = changed(tail, notes);
  const values = mergedValues(machine, extruders);
  const add = (key: string, value: string | undefined) => {
    if (value !== undefined && !values.has(key)) values.set(key, value);
  };
  for (const [pattern, key] of HEADER) add(key, pattern.exec(head)?.[1]);
  const start = head.slice(0, endOfStart(head));
  for (const [key, patterns] of COMMANDS) {
    if (values.has(key)) continue;
    const found = patterns.flatMap((pattern) => [...start.matchAll(pattern)].slice(-1)).find(([, s]) => Number(s) > 0);
    add(key, found?.[1]);
    if (found && !notes.some(({ code }) => code === 'from_commands')) notes.push({ code: 'from_commands', what: null });
  }
  const [global] = machine;
  add('definition', global?.general.get('definition'));
  add('quality_type', global?.metadata.get('quality_type'));
  if (values.size === 0) throw new FileRefused('no_settings', 'G-code, Cura');
  notes.unshift({ code: 'cura_changes_only', what: null });
  return {
    format: 'gcode',
    dialect: 'cura',
    program: 'Cura',
    version,
    values,
    extruders: Math.max(1, extruders.length),
    notes,
  };
}

/** Where the print itself begins, or the end of what was read. */
function endOfStart(head: string): number {
  const at = head.search(/^;LAYER:0\b/m);
  return at < 0 ? head.length : at;
}

/** The containers in the lines at the end: JSON whose line ends and backslashes are escaped once more. */
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
  if (typeof data !== 'object' || data === null) return none;
  const { global_quality: global, extruder_quality: own } = data as Record<string, unknown>;
  const read = (some: unknown) => {
    const container = typeof some === 'string' ? containerOf(some) : null;
    return container ? [container] : [];
  };
  return { machine: read(global), extruders: Array.isArray(own) ? own.slice(0, 32).map(read) : [] };
}
