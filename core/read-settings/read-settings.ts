import { readArchive } from './archive.js';
import { readBinaryGcode } from './binary-gcode.js';
import { fdmMaterial } from './cura-files.js';
import { looksLikeGcode, readGcode } from './gcode.js';
import { iniSettings } from './ini-settings.js';
import { type FilePlatform, type InputFile, viewOf } from './input-file.js';
import { jsonSettings, mergePresets } from './json-settings.js';
import { type FileNote, type FileRefusal, FileRefused } from './messages.js';
import { klipperSettings, looksLikeKlipper } from './own-form.js';
import type { RawSettings } from './raw-settings.js';

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
