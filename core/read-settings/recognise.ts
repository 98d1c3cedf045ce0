import type { Printer } from '../../schemas/generated/record.js';
import { foldToKey } from '../names/fold.js';
import { idsOf } from '../names/resolve.js';
import type { NameKind, Names } from '../names/spellings.js';
import { listOf } from './config-lines.js';
import type { RawSettings } from './raw-settings.js';
import { SettingsReader } from './settings-reader.js';
import { SLICER_OF_DIALECT } from './values.js';

/** What a file says somebody has, as this service calls it. */
export interface Recognised {
  /** Null when it is not certain. */
  id: string | null;
  /** What it may be, when it is not certain. */
  candidates: string[];
  /** What the file calls it; null when it does not say. */
  said: string | null;
}

/** The setup that a file was made for. */
export interface FileSetup {
  printer: Recognised;
  material: Recognised;
  /** Diameter of the nozzle, mm. */
  nozzle: number | null;
  slicer: 'orcaslicer' | 'bambu_studio' | 'prusaslicer' | 'cura';
}

/** Printer, material, nozzle and slicer of a file, by the names that `names.json` holds. */
export function recognise(raw: RawSettings, names: Names, extruder = 0): FileSetup {
  const reader = new SettingsReader(raw, extruder);
  const nozzle = reader.number(raw.dialect === 'cura' ? 'machine_nozzle_size' : 'nozzle_diameter')?.n ?? null;
  return {
    printer: printerOf(reader, names),
    material: materialOf(reader, names),
    nozzle: nozzle !== null && nozzle > 0 ? nozzle : null,
    slicer: SLICER_OF_DIALECT[raw.dialect],
  };
}

/** What a file calls its printer, most certain first: model, preset, and the preset that it was made from. */
export function printerTexts(raw: RawSettings): string[] {
  const reader = new SettingsReader(raw, 0);
  const parents = raw.values.get('inherits_group');
  const parent = (typeof parents === 'string' ? listOf(parents) : (parents ?? [])).at(-1);
  const texts = [
    reader.text('printer_model'),
    reader.text('printer_settings_id'),
    parent,
    reader.text('machine_name'),
    reader.text('definition'),
  ];
  return [...new Set(texts.flatMap((text) => (text ? [text, withoutNozzle(text)] : [])).filter((text) => text !== ''))];
}

/** "Creality Ender-3 0.4 nozzle - mine" -> "Creality Ender-3", "MK4 HF0.4 nozzle" -> "MK4". */
function withoutNozzle(text: string): string {
  return text
    .replace(/\s*\(?(?:HF\s?)?\d?\.\d+\s*(?:mm)?\s*nozzle.*$/i, '')
    .replace(/^(?:Original|My)\s+/i, '')
    .replace(/\s+&&.*$/, '')
    .trim();
}

function printerOf(reader: SettingsReader, names: Names): Recognised {
  const texts = printerTexts(reader.raw);
  const said = texts[0] ?? null;
  // The definition that a profile of Cura is for may be one that several machines share.
  const shared = reader.raw.format === 'project_3mf' ? null : reader.text('definition');
  for (const text of texts) {
    const [id, ...more] = idsOf(names, 'printers', text);
    if (id !== undefined)
      return more.length === 0 && text !== shared
        ? { id, candidates: [], said }
        : { id: null, candidates: [id, ...more], said };
  }
  const compatible = reader.raw.values.get('compatible_printers') ?? [];
  const meant = (typeof compatible === 'string' ? listOf(compatible) : compatible).slice(0, 64);
  const ids = unique(meant.flatMap((text) => idsOf(names, 'printers', withoutNozzle(text))));
  if (ids.length > 0)
    return {
      id: ids.length === 1 && texts.length === 0 ? (ids[0] ?? null) : null,
      candidates: ids,
      said: said ?? meant[0] ?? null,
    };
  // A name that somebody has added words to may still be another machine: V3 and V3 KE.
  return {
    id: null,
    candidates: unique(texts.flatMap((text) => inside(names, 'printers', text, 2))).slice(0, 8),
    said,
  };
}

/**
 * The printer whose upstream models or presets a file names, where its names do not tell.
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
  const said = preset ?? type;
  const byType = type === null ? [] : idsOf(names, 'materials', type);
  const byPreset = preset === null ? [] : inside(names, 'materials', preset.replace(/@.*$/, ''), 1);
  const [general] = byType;
  const [special] = byPreset;
  const one = (id: string | undefined, candidates: string[] = []): Recognised => ({ id: id ?? null, candidates, said });
  if (general === undefined) return byPreset.length > 1 ? one(undefined, byPreset) : one(special);
  // "PLA Matte" is a PLA; a preset called TPU whose type is PLA is not.
  if (special === undefined || special === general) return one(general);
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
