import { isObject } from '../contract/json.js';
import { addMissing } from './config-lines.js';
import { type FileNote, FileRefused } from './messages.js';
import { dialectOf, extrudersOf, unknownProgram } from './program.js';
import type { Format, Program, RawSettings } from './raw-settings.js';

/** A preset or complete configuration as JSON of OrcaSlicer or Bambu Studio (`ConfigBase::save_to_json`). */
export interface JsonSettings {
  name: string | null;
  inherits: string | null;
  version: string | null;
  kind: 'process' | 'filament' | 'machine' | 'project';
  values: Map<string, string | string[]>;
}

/** Keys about the file itself, not settings. */
const ABOUT = new Set(['name', 'from', 'version', 'type', 'setting_id', 'inherits', 'is_custom_defined', 'user_id']);
const MOST_KEYS = 5_000;

/** Minimum number of keys of a complete preset: one with only the differences from its parent has a few. */
const WHOLE = 40;

/** Whether a preset contains every value, although it names its parent. */
export function isWhole(values: { size: number }): boolean {
  return values.size >= WHOLE;
}

/** The id in a preset determines its kind. Source: `PresetBundle::import_json_presets` in PresetBundle.cpp. */
const ID_KEYS = {
  machine: 'printer_settings_id',
  process: 'print_settings_id',
  filament: 'filament_settings_id',
} as const;
const KINDS = Object.keys(ID_KEYS) as (keyof typeof ID_KEYS)[];

/**
 * Parses a preset; null if the text is other JSON.
 *
 * @param otherwise the kind if the file does not name it
 * @throws {@link FileRefused} if it is not JSON
 */
export function jsonSettings(
  text: string,
  what: string,
  otherwise: JsonSettings['kind'] | null = null,
): JsonSettings | null {
  let data: unknown;
  try {
    data = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new FileRefused('damaged', what);
  }
  if (!isObject(data)) return null;
  const values = new Map<string, string | string[]>();
  for (const [key, value] of Object.entries(data)) {
    if (ABOUT.has(key) || values.size >= MOST_KEYS) continue;
    const text = Array.isArray(value) ? value.slice(0, 1024).map((one) => textOf(one) ?? '') : textOf(value);
    if (text !== null) values.set(key, text);
  }
  const said = (key: string) => textOf(data[key]) || null;
  const kinds = KINDS.filter((one) => values.has(ID_KEYS[one]));
  const named = kinds.length === 1 ? kinds[0] : KINDS.find((one) => one === said('type'));
  const kind = named ?? (kinds.length > 1 ? 'project' : otherwise);
  if (!kind) return null;
  return { name: said('name'), inherits: said('inherits'), version: said('version'), kind, values };
}

/** A scalar as text; null: none. */
function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null;
}

/**
 * Merges presets into one table: those of printer, filament and process have no key in common.
 *
 * @param byKeys whether the keys decide which slicer wrote it; false if its G-code names the program
 */
export function mergePresets(
  format: Format,
  presets: readonly JsonSettings[],
  program: Program | null,
  { byKeys = true }: { byKeys?: boolean } = {},
): RawSettings {
  const values = new Map<string, string | string[]>();
  const notes: FileNote[] = [];
  for (const preset of presets) {
    addMissing(values, preset.values);
    if (preset.inherits !== null && preset.kind !== 'project') {
      if (!isWhole(preset.values)) notes.push({ code: 'changes_only', what: preset.inherits });
      values.set('inherits', [...(values.get('inherits') ?? []), preset.inherits]);
      if (preset.kind === 'machine') values.set('inherits_group', [preset.inherits]);
    }
    // A preset without an id is identified by its name.
    const id = preset.kind === 'project' ? undefined : ID_KEYS[preset.kind];
    if (id !== undefined && preset.name !== null && !values.has(id)) values.set(id, preset.name);
  }
  const dialect = dialectOf(program, values, byKeys) ?? 'orcaslicer';
  // Neither preset files nor OrcaSlicer projects name the program; their keys identify it.
  const orcaAsBambu = program !== null && /bambu/i.test(program.name) && dialect === 'orcaslicer';
  const writer = orcaAsBambu ? null : program;
  if (writer === null) notes.push(unknownProgram(dialect));
  const own = orcaAsBambu ? null : (presets.find((preset) => preset.version !== null)?.version ?? null);
  const [name, version] = [writer?.name ?? null, writer?.version ?? own];
  return { format, dialect, program: name, version, values, extruders: extrudersOf(values), prints: [], notes };
}
