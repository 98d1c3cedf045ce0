import type { Printer } from '../../schemas/generated/record.js';
import { foldToKey } from '../names/fold.js';
import { idsOf, namedIds } from '../names/resolve.js';
import type { NameKind, Names } from '../names/spellings.js';
import type { SlicerId } from '../words/slicers.js';
import { listOf } from './config-lines.js';
import { firstFilament, type RawSettings } from './raw-settings.js';
import { SettingsReader } from './settings-reader.js';
import { SLICER_OF_DIALECT } from './values.js';

/** A record that a file names. */
export interface Recognised {
  /** Null if it is ambiguous. */
  id: string | null;
  candidates: string[];
  /** Its name in the file; null if it has none. */
  said: string | null;
}

export interface FileSetup {
  printer: Recognised;
  material: Recognised;
  /** Nozzle diameter, mm. */
  nozzle: number | null;
  /** Null: the program's settings are not supported. */
  slicer: SlicerId | null;
}

/**
 * Printer, material, nozzle and slicer of a file, looked up in `names.json`. Sources in order of reliability: the
 * setting itself; the printers that a preset is for; the names of the printer, filament and process presets, and of
 * their parents. Null if none names it.
 *
 * @param extruder index of the filament, from 0
 */
export function recognise(raw: RawSettings, names: Names, extruder = firstFilament(raw)): FileSetup {
  const reader = new SettingsReader(raw, extruder);
  return {
    printer: printerOf(reader, names),
    material: materialOf(reader, names),
    nozzle: nozzleOf(reader),
    slicer: SLICER_OF_DIALECT[raw.dialect],
  };
}

function nozzleOf(reader: SettingsReader): number | null {
  const own = reader.number(reader.raw.dialect === 'cura' ? 'machine_nozzle_size' : 'nozzle_diameter')?.n ?? 0;
  if (own > 0) return own;
  for (const texts of [listAt(reader.raw, 'compatible_printers'), ...presetNames(reader).map((name) => [name])]) {
    const found = new Set(texts.flatMap((text) => nozzleIn(text) ?? []));
    const [only] = found;
    if (found.size === 1 && only !== undefined) return only;
  }
  return null;
}

/** Nozzle diameter in a preset name, mm: `Bambu Lab A1 0.2 nozzle`, `PLA @CORE One HF0.4`; null: none. */
function nozzleIn(text: string): number | null {
  const [, named] = /(\d?\.\d+) *(?:mm)? *nozzle/i.exec(text) ?? /@.*?(?:\b|HF)(\d?\.\d+)(?: *mm)?$/i.exec(text) ?? [];
  return named === undefined ? null : Number(named);
}

/** A list of texts in the settings; empty: none. */
function listAt(raw: RawSettings, key: string): readonly string[] {
  const value = raw.values.get(key) ?? [];
  return (typeof value === 'string' ? listOf(value) : value).filter((text) => text !== '').slice(0, 64);
}

/** Names of a file's presets and of their parents. */
function presetNames(reader: SettingsReader): string[] {
  const own = ['printer_settings_id', 'filament_settings_id', 'print_settings_id'].map((key) => reader.text(key));
  return [...own, ...listAt(reader.raw, 'inherits'), ...listAt(reader.raw, 'inherits_group')].flatMap(
    (text) => text ?? [],
  );
}

/** The names of a file's printer, most reliable first: model, preset, and the preset's parent. */
function printerTexts(raw: RawSettings): string[] {
  const reader = new SettingsReader(raw, firstFilament(raw));
  const texts = [
    ...['printer_model', 'printer_settings_id'].map((key) => reader.text(key)),
    listAt(raw, 'inherits_group').at(-1),
    ...['machine_name', 'definition'].map((key) => reader.text(key)),
  ];
  const said = texts.flatMap((text) => (text ? [text, withoutNozzle(text)] : []));
  // `RAISE3D Pro2 Plus - Hyper Speed`, but not if a digit follows the hyphen; `Prusa Research Original Prusa i3 MK3`.
  const plain = said.map((text) => text.replace(/ - \D*$/, '').replace(/^Prusa Research /, ''));
  return [...new Set([...said, ...plain])].filter((text) => text !== '');
}

/** "Creality Ender-3 0.4 nozzle - mine" -> "Creality Ender-3", "MK4 HF0.4 nozzle" -> "MK4", "BBL A1" -> "Bambu Lab A1". */
function withoutNozzle(text: string): string {
  return text
    .replace(/\s*\(?(?:HF\s?)?\d?\.\d+\s*(?:mm)?\s*(?:nozzle.*)?$/i, '')
    .replace(/^(?:(?:Original|My)\s+)+/i, '')
    .replace(/^BBL\s+/, 'Bambu Lab ')
    .replace(/\s+&.*$/, '')
    .trim();
}

/** The record of the only id if it is certain, otherwise candidates. */
function recognised(ids: readonly string[], said: string | null, isCertain: boolean): Recognised {
  const [id = null, ...more] = ids;
  return isCertain && more.length === 0 ? { id, candidates: [], said } : { id: null, candidates: [...ids], said };
}

function printerOf(reader: SettingsReader, names: Names): Recognised {
  const texts = printerTexts(reader.raw);
  const said = texts[0] ?? null;
  // Several machines may share the definition that a Cura profile is for.
  const shared = reader.raw.format === 'project_3mf' ? null : reader.text('definition');
  for (const text of texts) {
    const ids = namedIds(names, 'printers', text);
    if (ids.length > 0) return recognised(ids, said, text !== shared);
  }
  // Presets are named after their printer: `Generic PETG @CORE One 0.4`.
  const after = presetNames(reader).flatMap((name) => /@\s*(\S.*)$/.exec(name)?.[1] ?? []);
  const compatible = listAt(reader.raw, 'compatible_printers');
  for (const meant of [compatible, ...after.map((text) => [text])]) {
    const ids = [...new Set(meant.flatMap((text) => namedIds(names, 'printers', withoutNozzle(text))))];
    if (ids.length > 0) return recognised(ids, said ?? meant[0] ?? null, texts.length === 0);
  }
  // A name with extra words may be another machine: V3 and V3 KE.
  const like = [...new Set(texts.flatMap((text) => inside(names, 'printers', text, 2)))].slice(0, 8);
  return recognised(like, said ?? compatible[0] ?? after[0] ?? null, false);
}

/**
 * Printers whose upstream models or presets a file names, for use if its names do not identify the printer.
 *
 * @param printers printer records
 */
export function printerByPreset(raw: RawSettings, printers: readonly Pick<Printer, 'id' | 'provenance'>[]): string[] {
  const texts = new Set(printerTexts(raw).map(foldToKey));
  const said = (list: readonly string[] | null | undefined) => (list ?? []).some((text) => texts.has(foldToKey(text)));
  return printers.filter(({ provenance: { models, presets } }) => said(models) || said(presets)).map(({ id }) => id);
}

function materialOf(reader: SettingsReader, names: Names): Recognised {
  const type = reader.text('filament_type') ?? reader.text('material_type');
  const preset = reader.text('filament_settings_id');
  // A file with its own type does not need the parents, which may belong to another loaded filament.
  const parents = type === null ? listAt(reader.raw, 'inherits') : [];
  const said = preset ?? type ?? reader.text('material_guid');
  const byType = type === null ? [] : idsOf(names, 'materials', type);
  const byPreset = [preset, ...parents]
    .map((text) => (text === null ? [] : inside(names, 'materials', text.replace(/@.*$/, ''), 1)))
    .find((ids) => ids.length > 0);
  const [general] = byType;
  const [special] = byPreset ?? [];
  const one = (id: string | undefined, candidates: string[] = []): Recognised => ({ id: id ?? null, candidates, said });
  if (general === undefined) return byPreset && byPreset.length > 1 ? one(undefined, byPreset) : one(special);
  // "PLA Matte" is a PLA; a preset named TPU with the type PLA is not.
  if (!byPreset || special === undefined || special === general) return one(general);
  if (byPreset.length === 1 && special.startsWith(`${general}-`)) return one(special);
  return one(general, [general, ...byPreset]);
}

/** The ids named by the longest run of words in a text. */
function inside(names: Names, kind: NameKind, text: string, fewest: number): string[] {
  const words = text
    .split(/[\s_]+/)
    .filter((word) => word !== '')
    .slice(0, 12);
  for (let length = words.length; length >= Math.max(1, Math.min(fewest, words.length)); length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const ids = idsOf(names, kind, words.slice(at, at + length).join(' '));
      if (ids.length > 0) return [...ids];
    }
  }
  return [];
}
