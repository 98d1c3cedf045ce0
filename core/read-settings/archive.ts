import { linesOf, pairsOf } from './config-lines.js';
import { curaProfile, curaProject } from './cura-files.js';
import { commandTemperatures, curaGcode, hasCuraSettings } from './cura-gcode.js';
import { type FilePlatform, fileFromBytes, type InputFile } from './input-file.js';
import { type JsonSettings, jsonSettings, mergePresets } from './json-settings.js';
import { type FileNote, FileRefused } from './messages.js';
import { commentSettings } from './own-form.js';
import { printsOf, programOf, slic3rSettings } from './program.js';
import { choosePreset, type PresetChoice, type Program, type RawSettings } from './raw-settings.js';
import { entriesOf, unzipped, type ZipEntry } from './zip.js';

/** Paths of the settings in each slicer's projects. Sources: Format/3mf.cpp and Format/bbs_3mf.cpp of each. */
const JSON_SETTINGS = 'Metadata/project_settings.config';
const LINES_SETTINGS = ['Metadata/SuperSlicer.config', 'Metadata/Slic3r_PE.config', 'Metadata/Slic3r.config'];
const MODEL = '3D/3dmodel.model';
/** The model's metadata comes before its vertices. */
const MODEL_START = 16 * 1024;
/** G-code in a 3MF: Bambu Studio writes the settings at the start. */
const GCODE_START = 4 * 1024 * 1024;
/** Only the header, which names the program. */
const GCODE_HEADER = 16 * 1024;
/** Information of Bambu Studio and OrcaSlicer about a sliced plate, such as the filaments used. */
const SLICE_INFO = 'Metadata/slice_info.config';
/** Maximum number of texts read from one file (a Cura project has about a dozen) and of their bytes in total. */
const MOST_TEXTS = 200;
const MOST_UNPACKED = 64 * 1024 * 1024;

/**
 * Reads settings from a zip file: a 3MF, exported presets, or a Cura profile.
 *
 * @param asked names of presets to read instead of the first
 */
export async function readArchive(
  file: InputFile,
  platform: FilePlatform,
  asked: readonly string[],
): Promise<RawSettings> {
  const entries = await entriesOf(file, platform);
  const named = (name: string) => entries.find((entry) => entry.name.toLowerCase() === name.toLowerCase());
  let left = MOST_UNPACKED;
  const text = async (entry: ZipEntry, options = {}) => {
    if (entry.size > left) throw new FileRefused('too_much', entry.name);
    const bytes = await unzipped(file, entry, platform, options);
    left -= bytes.length;
    return platform.text(bytes);
  };
  const json = named(JSON_SETTINGS);
  const plates = entries.filter(({ name }) => /^Metadata\/[^/]+\.gcode$/i.test(name));
  if (json) {
    const settings = jsonSettings(await text(json), JSON_SETTINGS, 'project');
    if (!settings) throw new FileRefused('no_settings', '3MF');
    // The model may name an older program; the G-code was written last.
    const [plate] = plates;
    const header = plate ? await text(plate, { most: GCODE_HEADER, part: true }).catch(() => '') : '';
    const sliced = programOf(header);
    const writer = sliced ?? (await writerOf(named(MODEL), text));
    const info = named(SLICE_INFO);
    const prints = info ? printsOfPlate(await text(info).catch(() => '')) : [];
    const raw = mergePresets(plate ? 'sliced_3mf' : 'project_3mf', [settings], writer, { byKeys: sliced === null });
    const known = prints.length > 0 ? prints : printsOf(header, '');
    return { ...raw, prints: known.filter((place) => place < raw.extruders) };
  }
  const lines = LINES_SETTINGS.map(named).find((entry) => entry !== undefined);
  if (lines) {
    // The same lines as in G-code.
    const written = await text(lines);
    const program = programOf(written.slice(0, 2000)) ?? (await writerOf(named(MODEL), text));
    const settings = slic3rSettings('project_3mf', program, pairsOf(linesOf(written)));
    if (settings === null) throw new FileRefused('no_settings', '3MF');
    return settings;
  }
  if (entries.some(({ name }) => /^Cura\/.+\.(global|extruder)\.cfg$/.test(name))) {
    const own = entries.filter(({ name }) => /^Cura\/.+\.(cfg|ini|xml\.fdm_material)$/.test(name)).slice(0, MOST_TEXTS);
    const files = [];
    for (const entry of own) files.push({ name: entry.name.slice('Cura/'.length), text: await text(entry) });
    return curaProject(files);
  }
  const [plate] = plates;
  if (plate) {
    const head = await unzipped(file, plate, platform, { most: GCODE_START, part: true });
    return { ...(await readGcode(fileFromBytes(plate.name, head), platform)), format: 'sliced_3mf' };
  }
  if (named('print.jsontoolpath')) throw new FileRefused('makerbot');
  if (named('/3D/model.gcode')) throw new FileRefused('ufp');
  if (named('[Content_Types].xml') || named(MODEL)) throw new FileRefused('no_settings', '3MF');
  return presets(entries, text, asked);
}

/** Filaments of the first plate, from 0. Source: `_add_slice_info_config_file_to_archive` in Format/bbs_3mf.cpp. */
function printsOfPlate(info: string): number[] {
  const [, plate] = /<plate>([\s\S]*?)<\/plate>/.exec(info) ?? [];
  return [...(plate ?? '').matchAll(/<filament id="(\d{1,2})"/g)].map(([, id]) => Number(id) - 1);
}

type Text = (entry: ZipEntry, options?: { most: number; part: boolean }) => Promise<string>;

/** The program named in a 3MF: `<metadata name="Application">NAME-VERSION</metadata>`. */
async function writerOf(model: ZipEntry | undefined, text: Text): Promise<Program | null> {
  if (!model) return null;
  const start = await text(model, { most: MODEL_START, part: true }).catch(() => '');
  const [, said] = /<metadata name="Application"[^>]{0,40}>([^<]{1,120})<\/metadata>/.exec(start) ?? [];
  return said === undefined ? null : programOf(`generated by ${said}`);
}

/** Reads one preset of each kind from a zip, with a note if there are more. @throws {@link FileRefused} */
async function presets(entries: readonly ZipEntry[], text: Text, asked: readonly string[]): Promise<RawSettings> {
  const files = entries
    .filter(({ name, size }) => size > 0 && !name.endsWith('/') && !/(^|\/)(\.|__MACOSX)/.test(name))
    .slice(0, MOST_TEXTS);
  const found: JsonSettings[] = [];
  const profiles: string[] = [];
  const notes: FileNote[] = [];
  for (const entry of files) {
    const plain = /(^|\/)[^./]+$|\.(curaprofile|cfg)$/i.test(entry.name);
    if (!plain && !/\.json$/i.test(entry.name)) continue;
    try {
      const content = await text(entry);
      if (/\.json$/i.test(entry.name)) found.push(...[jsonSettings(content, entry.name)].filter((one) => one !== null));
      else if (/^\s*\[general\]/m.test(content.slice(0, 2000))) profiles.push(content);
    } catch (error) {
      if (!(error instanceof FileRefused) || error.code === 'too_much') throw error;
      notes.push({ code: 'skipped', what: entry.name });
    }
  }
  if (found.length === 0 && profiles.length > 0) return curaProfile(profiles);
  if (found.length === 0)
    throw notes.length > 0 ? new FileRefused('damaged', 'zip') : new FileRefused('foreign', 'zip');
  const choices: PresetChoice[] = [];
  const chosen = (['machine', 'process', 'filament', 'project'] as const).flatMap((kind) => {
    const own = found.filter((one) => one.kind === kind);
    const names = own.map(({ name }) => name ?? kind);
    const { title, ...one } = choosePreset(names, asked);
    choices.push(...one.choices);
    notes.push(...one.notes);
    return own.filter((_, i) => names[i] === title).slice(0, 1);
  });
  const together = mergePresets('preset_bundle', chosen, null);
  return { ...together, ...(choices.length > 0 && { presets: choices }), notes: [...together.notes, ...notes] };
}

/**
 * Bytes to read from each end of the file, in turn. The settings block of a plate with many filaments is about 200 KB;
 * Bambu Studio writes it at the start, others at the end.
 */
const SLICES = [512 * 1024, 4 * 1024 * 1024];

/** Markers of a settings block. Source: `GCode::_do_export` in src/libslic3r/GCode.cpp of each slicer. */
const BEGIN = /^; (?:CONFIG_BLOCK_START|\w+_config = begin)[ \t\r]*$/m;
const END = /^; (?:CONFIG_BLOCK_END|\w+_config = end)[ \t\r]*$/m;

/** Minimum number of lines `; key = value` that count as settings without a marked block, as before PrusaSlicer 2.3. */
const FEW = 20;

/** Reads settings from text G-code. @throws {@link FileRefused} */
export async function readGcode(file: InputFile, platform: FilePlatform): Promise<RawSettings> {
  let found: RawSettings | null = null;
  let [head, tail] = ['', ''];
  for (const size of SLICES) {
    const whole = file.size <= 2 * size;
    head = platform.text(await file.read(0, whole ? file.size : size));
    tail = whole ? head : platform.text(await file.read(file.size - size, file.size));
    found = settingsOf(head, tail);
    if (found || whole) break;
  }
  const program = programOf(head.slice(0, 65_536));
  found ??= commentSettings(head, tail, program, (tool) => commandTemperatures(head, tool));
  if (found) return found;
  if (!looksLikeGcode(head)) throw new FileRefused('foreign', 'text');
  throw new FileRefused('no_settings', ['G-code', program?.name, program?.version].filter(Boolean).join(' '));
}

export function looksLikeGcode(text: string): boolean {
  return /^(?:[GM]\d{1,4}(?:[ ;\r\n]|$)|;(?:FLAVOR|LAYER|TYPE|SETTING_\d)|; ?(?:generated by|HEADER_BLOCK_START|CONFIG_BLOCK_START|sliced by|KISSlicer|G-Code generated))/im.test(
    text,
  );
}

function settingsOf(head: string, tail: string): RawSettings | null {
  const program = programOf(head.slice(0, 65_536));
  const ofCura = /^;(?:Generated with Cura_SteamEngine|GENERATOR\.NAME:Cura)/im.test(head);
  if (ofCura || program?.name === 'Cura_SteamEngine' || hasCuraSettings(tail)) return curaGcode(head, tail, program);
  const block = blockOf(head) ?? (tail === head ? null : blockOf(tail)) ?? unmarked(tail);
  if (block === null) return null;
  const values = pairsOf(block.lines);
  const settings = slic3rSettings('gcode', program, values, printsOf(head, tail));
  if (settings === null || !block.cut) return settings;
  return { ...settings, notes: [...settings.notes, { code: 'cut_off', what: null }] };
}

function blockOf(text: string): { lines: string[]; cut: boolean } | null {
  const begin = BEGIN.exec(text);
  if (!begin) return null;
  const rest = text.slice(begin.index + begin[0].length);
  const end = END.exec(rest);
  return { lines: linesOf(end ? rest.slice(0, end.index) : rest), cut: end === null };
}

function unmarked(tail: string): { lines: string[]; cut: boolean } | null {
  const lines = linesOf(tail).filter((line) => /^; [a-z]\w* = /.test(line));
  return lines.length < FEW ? null : { lines, cut: false };
}
