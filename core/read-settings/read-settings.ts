import { looksLikeGcode, readArchive, readGcode } from './archive.js';
import { addMissing, linesOf, pairsOf, sectionsOf } from './config-lines.js';
import { containerOf, curaProfile, fdmMaterial } from './cura-files.js';
import { type FilePlatform, type InputFile, viewAt, viewOf } from './input-file.js';
import { isWhole, jsonSettings, mergePresets } from './json-settings.js';
import { type FileNote, type FileRefusal, FileRefused } from './messages.js';
import { klipperSettings, looksLikeKlipper } from './own-form.js';
import { programOf, slic3rSettings } from './program.js';
import { choosePreset, type PresetChoice, type RawSettings } from './raw-settings.js';

/** Maximum size of a preset or configuration as text, bytes: slicers write less than a hundredth of it. */
const MOST_TEXT = 8 * 1024 * 1024;
const SNIFFED = 65_536;

/** Signatures of files that people mistake for slicer files. */
const FOREIGN: readonly [string, readonly number[]][] = [
  ['JPEG', [0xff, 0xd8, 0xff]],
  ['PNG', [0x89, 0x50, 0x4e, 0x47]],
  ['GIF', [0x47, 0x49, 0x46, 0x38]],
  ['PDF', [0x25, 0x50, 0x44, 0x46]],
  ['gzip', [0x1f, 0x8b]],
  ['7z', [0x37, 0x7a, 0xbc, 0xaf]],
  ['RAR', [0x52, 0x61, 0x72, 0x21]],
];

export type FileReading = { ok: true; settings: RawSettings } | { ok: false; refusal: FileRefusal };

/**
 * Reads the settings that a slicer wrote into a file: G-code (text and binary), 3MF projects and sliced 3MF, exported
 * presets and bundles of OrcaSlicer, Bambu Studio, PrusaSlicer, SuperSlicer and Cura; the comments and commands in
 * other programs' G-code, and Klipper configurations. Reads only the ends of a long file, and never throws.
 *
 * @param options `presets`: names of presets of a bundle to read instead of the active or first ones
 */
export async function readSettings(
  file: InputFile,
  platform: FilePlatform,
  { presets = [] }: { presets?: readonly string[] | undefined } = {},
): Promise<FileReading> {
  try {
    const settings = await settingsOf(file, platform, presets);
    return { ok: true, settings: { ...settings, notes: [...filamentNotes(settings), ...settings.notes] } };
  } catch (error) {
    if (error instanceof FileRefused) return { ok: false, refusal: { code: error.code, what: error.what } };
    // All others are read errors: a file was moved, a drive was unplugged.
    return { ok: false, refusal: { code: 'unreadable', what: null } };
  }
}

async function settingsOf(file: InputFile, platform: FilePlatform, presets: readonly string[]): Promise<RawSettings> {
  if (file.size === 0) throw new FileRefused('empty');
  const start = await file.read(0, Math.min(SNIFFED, file.size));
  const begins = (...bytes: readonly number[]) => bytes.every((byte, i) => start[i] === byte);
  if (begins(0x47, 0x43, 0x44, 0x45)) return readBinaryGcode(file, platform);
  if (begins(0x50, 0x4b)) return readArchive(file, platform, presets);
  const foreign = FOREIGN.find(([, bytes]) => begins(...bytes));
  if (foreign) throw new FileRefused('foreign', foreign[0]);
  const text = platform.text(start).replace(/^\uFEFF/, '');
  if (/^\s*solid\b/.test(text) || isBinaryStl(start, file.size)) throw new FileRefused('foreign', 'STL');
  if (text.includes('\0')) throw new FileRefused('foreign', 'binary');
  if (looksLikeGcode(text) || /\.g(code|co)?$/i.test(file.name)) return readGcode(file, platform);
  if (file.size > MOST_TEXT) throw new FileRefused('foreign', 'text');
  const all = platform.text(await file.read(0, file.size)).replace(/^\uFEFF/, '');
  if (/<fdmmaterial\b/.test(text)) return fdmMaterial(all);
  if (looksLikeKlipper(all)) return klipperSettings(all);
  // A section of an INI file also begins with a bracket.
  if (/^\s*\{/.test(text) || (/^\s*\[/.test(text) && !/^\s*\[[a-z_][^\]\n]{0,200}\][ \t\r]*$/im.test(text))) {
    const preset = jsonSettings(all, 'JSON');
    if (!preset) throw new FileRefused('foreign', 'JSON');
    return mergePresets('preset_json', [preset], null);
  }
  return iniSettings(all, presets);
}

/** Which of several filaments is read, and whether the file itself says so. */
function filamentNotes({ extruders, prints }: RawSettings): FileNote[] {
  if (extruders < 2) return [];
  if (prints.length === 0) return [{ code: 'prints_unknown', what: String(extruders) }];
  return [{ code: 'prints', what: prints.map((place) => place + 1).join(', ') }];
}

/** A binary STL has an 80-byte header, a count, and 50 bytes per triangle. */
function isBinaryStl(start: Uint8Array, size: number): boolean {
  if (start.length < 84) return false;
  const triangles = viewOf(start).getUint32(80, true);
  return triangles > 0 && size === 84 + 50 * triangles;
}

/** Kinds of presets in a bundle, also the keys of `[presets]` that name the active ones. */
const KINDS = ['printer', 'print', 'filament'] as const;

/**
 * Reads settings from an `.ini` of PrusaSlicer or SuperSlicer: flat as written by "Export Config", or the active
 * presets of a bundle. Also reads a Cura profile as one text.
 *
 * @param asked names of presets of a bundle to read instead
 * @throws {@link FileRefused}
 */
export function iniSettings(text: string, asked: readonly string[] = []): RawSettings {
  const container = containerOf(text);
  if (container?.general.has('definition')) return curaProfile([text]);
  const sections = sectionsOf(text);
  if (sections.get('profile')?.has('print_temperature')) throw new FileRefused('old_cura');
  const notes: FileNote[] = [];
  const values = new Map<string, string | string[]>(sections.get('') ?? []);
  const active = sections.get('presets');
  const parents: string[] = [];
  const presets: PresetChoice[] = [];
  for (const kind of KINDS) {
    // A vendor's bundle names shared base presets *preset*; users cannot select them.
    const own = [...sections.keys()].filter((name) => name.startsWith(`${kind}:`) && !name.startsWith(`${kind}:*`));
    const titles = own.map((name) => name.slice(kind.length + 1));
    const { title, ...chosen } = choosePreset(titles, asked, active?.get(kind));
    if (title === undefined) continue;
    presets.push(...chosen.choices);
    values.set(`${kind}_settings_id`, title);
    notes.push(...chosen.notes);
    const preset = sections.get(`${kind}:${title}`);
    // The active preset may be a vendor's, which no bundle contains: values of another one would be of another setup.
    if (!preset) {
      notes.push({ code: 'active_missing', what: title });
      continue;
    }
    addMissing(values, preset);
    const parent = preset.get('inherits');
    if (!parent) continue;
    parents.push(parent);
    if (kind === 'printer') values.set('inherits_group', parent);
    if (!isWhole(preset)) notes.push({ code: 'changes_only', what: `${title} → ${parent}` });
  }
  if (parents.length > 0) values.set('inherits', parents);
  const settings = slic3rSettings('preset_ini', programOf(text.slice(0, 2000)), values);
  if (settings === null) throw new FileRefused('foreign', 'text');
  return { ...settings, ...(presets.length > 0 && { presets }), notes: [...notes, ...settings.notes] };
}

/** Source of the constants: doc/specifications.md of prusa3d/libbgcode. */
const HEADER_BYTES = 10;
const BLOCK = { file: 0, gcode: 1, slicer: 2, printer: 3, print: 4, thumbnail: 5 };
const COMPRESSION = ['none', 'deflate', 'Heatshrink 11,4', 'Heatshrink 12,4'];

/** Maximum size of the settings, bytes. */
const MOST = 8 * 1024 * 1024;
/** Maximum number of blocks before the settings: metadata and a few thumbnails. */
const MOST_BLOCKS = 64;

/** Reads the slicer metadata block of binary G-code, which comes before all G-code. @throws {@link FileRefused} */
export async function readBinaryGcode(file: InputFile, platform: FilePlatform): Promise<RawSettings> {
  const header = await viewAt(file, 0, HEADER_BYTES, 'binary G-code');
  if (header.getUint32(4, true) !== 1) throw new FileRefused('compression', `version ${header.getUint32(4, true)}`);
  const checksum = header.getUint16(8, true) === 0 ? 0 : 4;
  let at = HEADER_BYTES;
  let producer = '';
  for (let n = 0; n < MOST_BLOCKS && at < file.size; n++) {
    const block = await blockAt(file, at);
    if (block.type === BLOCK.gcode) break;
    const { data, size, compression, uncompressed } = block;
    if (block.type === BLOCK.file || block.type === BLOCK.slicer) {
      if (size > MOST || uncompressed > MOST) throw new FileRefused('too_much', 'binary G-code');
      const packed = await file.read(data, data + size);
      if (packed.length < size) throw new FileRefused('damaged', 'binary G-code');
      if (compression > 1) throw new FileRefused('compression', COMPRESSION[compression] ?? null);
      const { bytes, whole } =
        compression === 0 ? { bytes: packed, whole: true } : await platform.inflate(packed, 'deflate', uncompressed);
      if (!whole || bytes.length !== uncompressed) throw new FileRefused('damaged', 'binary G-code');
      const text = platform.text(bytes);
      if (block.type === BLOCK.slicer) return binarySettings(text, producer);
      producer = text;
    }
    at = data + size + checksum;
  }
  throw new FileRefused(at > file.size ? 'damaged' : 'no_settings', 'binary G-code');
}

/** The header of a block, with the start and size of its data, bytes. */
async function blockAt(file: InputFile, at: number) {
  const view = await viewAt(file, at, 12, 'binary G-code');
  const type = view.getUint16(0, true);
  const compression = view.getUint16(2, true);
  if (type > BLOCK.thumbnail || compression >= COMPRESSION.length) throw new FileRefused('damaged', 'binary G-code');
  const uncompressed = view.getUint32(4, true);
  const parameters = type === BLOCK.thumbnail ? 6 : 2;
  return {
    type,
    compression,
    uncompressed,
    data: at + (compression === 0 ? 8 : 12) + parameters,
    size: compression === 0 ? uncompressed : view.getUint32(8, true),
  };
}

function binarySettings(text: string, producer: string): RawSettings {
  const values = pairsOf(linesOf(text));
  const program = programOf(`generated by ${/^Producer=(.{1,100})$/m.exec(producer)?.[1] ?? ''}`);
  const settings = slic3rSettings('binary_gcode', program, values);
  if (settings === null) throw new FileRefused('no_settings', 'binary G-code');
  return settings;
}
