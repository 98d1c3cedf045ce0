import type { Printer } from '../../schemas/generated/record.js';
import { foldToKey } from '../names/fold.js';
import { idsOf, namedIds } from '../names/resolve.js';
import type { NameKind, Names } from '../names/spellings.js';
import type { SlicerId } from '../words/slicers.js';
import { listOf } from './config-lines.js';
import { firstFilament, type RawSettings } from './raw-settings.js';
import { SettingsReader } from './settings-reader.js';
import { SLICER_OF_DIALECT } from './values.js';

/** A setup that a file names, as this service calls it. */
export interface Recognised {
  /** Null when it is not certain. */
  id: string | null;
  candidates: string[];
  /** What the file calls it; null when it does not say. */
  said: string | null;
}

export interface FileSetup {
  printer: Recognised;
  material: Recognised;
  /** Diameter of the nozzle, mm. */
  nozzle: number | null;
  /** Null: the program is none of those whose settings are known. */
  slicer: SlicerId | null;
}

/**
 * Printer, material, nozzle and slicer of a file, by the names that `names.json` holds. Each comes from what says it best,
 * in this order: the setting itself; the printers that a preset is for; the names of the presets, the printer's, the
 * filament's and the process's, and of those that they were made from. What nothing says is null.
 *
 * @param extruder place of the filament, from 0
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

/** Diameter of the nozzle in the name of a preset, mm: `Bambu Lab A1 0.2 nozzle`, `PLA @CORE One HF0.4`; null: none. */
function nozzleIn(text: string): number | null {
  const [, named] = /(\d?\.\d+) *(?:mm)? *nozzle/i.exec(text) ?? /@.*?(?:\b|HF)(\d?\.\d+)(?: *mm)?$/i.exec(text) ?? [];
  return named === undefined ? null : Number(named);
}

/** A list of texts among the settings; empty: there is none. */
function listAt(raw: RawSettings, key: string): readonly string[] {
  const value = raw.values.get(key) ?? [];
  return (typeof value === 'string' ? listOf(value) : value).filter((text) => text !== '').slice(0, 64);
}

/** The names of the presets of a file, and of those that they were made from. */
function presetNames(reader: SettingsReader): string[] {
  const own = ['printer_settings_id', 'filament_settings_id', 'print_settings_id'].map((key) => reader.text(key));
  return [...own, ...listAt(reader.raw, 'inherits'), ...listAt(reader.raw, 'inherits_group')].flatMap(
    (text) => text ?? [],
  );
}

/** The names of a file's printer, most certain first: model, preset, and the preset that it was made from. */
export function printerTexts(raw: RawSettings): string[] {
  const reader = new SettingsReader(raw, firstFilament(raw));
  const texts = [
    ...['printer_model', 'printer_settings_id'].map((key) => reader.text(key)),
    listAt(raw, 'inherits_group').at(-1),
    ...['machine_name', 'definition'].map((key) => reader.text(key)),
  ];
  const said = texts.flatMap((text) => (text ? [text, withoutNozzle(text)] : []));
  // `RAISE3D Pro2 Plus - Hyper Speed`, but not what has a figure after the hyphen; `Prusa Research Original Prusa i3 MK3`.
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

function printerOf(reader: SettingsReader, names: Names): Recognised {
  const texts = printerTexts(reader.raw);
  const said = texts[0] ?? null;
  // The definition that a profile of Cura is for may be one that several machines share.
  const shared = reader.raw.format === 'project_3mf' ? null : reader.text('definition');
  for (const text of texts) {
    const [id, ...more] = namedIds(names, 'printers', text);
    if (id !== undefined)
      return more.length === 0 && text !== shared
        ? { id, candidates: [], said }
        : { id: null, candidates: [id, ...more], said };
  }
  // Presets are called after their printer: `Generic PETG @CORE One 0.4`.
  const after = presetNames(reader).flatMap((name) => /@\s*(\S.*)$/.exec(name)?.[1] ?? []);
  for (const meant of [listAt(reader.raw, 'compatible_printers'), ...after.map((text) => [text])]) {
    const ids = unique(meant.flatMap((text) => namedIds(names, 'printers', withoutNozzle(text))));
    const id = ids.length === 1 && texts.length === 0 ? (ids[0] ?? null) : null;
    if (ids.length > 0) return { id, candidates: id === null ? ids : [], said: said ?? meant[0] ?? null };
  }
  // A name that somebody has added words to may still be another machine: V3 and V3 KE.
  const like = unique(texts.flatMap((text) => inside(names, 'printers', text, 2))).slice(0, 8);
  return { id: null, candidates: like, said: said ?? listAt(reader.raw, 'compatible_printers')[0] ?? after[0] ?? null };
}

/**
 * The printer whose upstream models or presets a file names, where its names do not identify it.
 *
 * @param printers records of the printers
 */
export function printerByPreset(raw: RawSettings, printers: readonly Pick<Printer, 'id' | 'provenance'>[]): string[] {
  const texts = new Set(printerTexts(raw).map(foldToKey));
  const said = (list: readonly string[] | null | undefined) => (list ?? []).some((text) => texts.has(foldToKey(text)));
  return printers.filter(({ provenance: { models, presets } }) => said(models) || said(presets)).map(({ id }) => id);
}

function materialOf(reader: SettingsReader, names: Names): Recognised {
  const type = reader.text('filament_type') ?? reader.text('material_type');
  const preset = reader.text('filament_settings_id');
  // A type of its own is not asked of the presets: they may be of what is loaded beside it.
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
  // "PLA Matte" is a PLA; a preset called TPU whose type is PLA is not.
  if (!byPreset || special === undefined || special === general) return one(general);
  if (byPreset.length === 1 && special.startsWith(`${general}-`)) return one(special);
  return one(general, [general, ...byPreset]);
}

/** What the longest run of words in a text is a name of. */
function inside(names: Names, kind: NameKind, text: string, fewest: number): string[] {
  const words = text
    .split(/[\s_]+/)
    .filter((word) => word !== '')
    .slice(0, 12);
  for (let length = words.length; length >= Math.min(fewest, words.length); length--) {
    if (length === 0) break;
    for (let at = 0; at + length <= words.length; at++) {
      const ids = idsOf(names, kind, words.slice(at, at + length).join(' '));
      if (ids.length > 0) return [...ids];
    }
  }
  return [];
}

function unique(ids: readonly string[]): string[] {
  return [...new Set(ids)];
}
