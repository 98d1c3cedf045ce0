import { type FileHandle, open } from 'node:fs/promises';
import { basename } from 'node:path';
import { checkSummary, checkTitle, findingText } from '../../../../core/profiles/check-value/check-setup.js';
import { limitsText } from '../../../../core/read-settings/machine-limits.js';
import { FILE_NOTES, FILE_REFUSALS, type FileNote } from '../../../../core/read-settings/messages.js';
import { askedPreset, type RawSettings } from '../../../../core/read-settings/raw-settings.js';
import { readSettings } from '../../../../core/read-settings/read-settings.js';
import { parenthesize } from '../../../../core/troubleshoot/resolve/change-words.js';
import type { Setup } from '../../../../core/troubleshoot/resolve/setup.js';
import { fillText } from '../../../../core/words/fill.js';
import type { Text } from '../../../../core/words/language.js';
import type { Setting } from '../../../../schemas/generated/record.js';
import { type CheckedFile, checkFile } from '../parts/file-setup.js';
import { setupRecords, setupWith } from '../parts/setup.js';
import { platform } from '../platform.js';
import type { Context, Options } from './command.js';
import { EXIT, Failure, failure, NONE } from './failure.js';
import { MATERIAL, NOZZLE, nozzleOption, numberOption, ownValues, PRINTER, SLICER, slicerOption } from './options.js';
import type { TextWriter } from './text-writer.js';

export const SETUP_OPTIONS: Options = {
  printer: PRINTER,
  material: MATERIAL,
  nozzle: NOZZLE,
  slicer: SLICER,
  gcode: {
    value: 'FILE',
    path: true,
    help: {
      en: 'G-code, 3MF project or slicer preset: provides your own values, and the parts of the setup that you do not give',
      zh: 'G-code、3MF 项目或切片软件预设：读取您自己的数值，以及未指定的打印机、耗材等',
    },
  },
  filament: {
    value: 'N',
    help: { en: 'which extruder or filament of that file, counted from 1', zh: '文件中的第几个挤出机或耗材，从 1 起' },
  },
  preset: {
    multiple: true,
    value: 'NAME',
    help: {
      en: 'which preset of a bundle; once for each kind (printer, print, filament)',
      zh: '预设包中的哪个预设；打印机、打印、耗材各可指定一次',
    },
  },
  set: {
    multiple: true,
    value: 'SETTING=VALUE',
    help: { en: 'one of your own values, in the unit of the setting', zh: '自己的数值，以该设置的单位计' },
  },
};

/** The parts of a setup that a file may specify. */
const FIELDS = {
  printer: { en: 'printer', zh: '打印机' },
  material: { en: 'material', zh: '耗材' },
  nozzle: { en: 'nozzle', zh: '喷嘴' },
  slicer: { en: 'slicer', zh: '切片软件' },
} as const satisfies Record<string, Text>;

/** A file with its check, as in the JSON output. */
interface FromFile
  extends Omit<CheckedFile, 'setup'>,
    Pick<RawSettings, 'format' | 'program' | 'version' | 'limits' | 'presets'> {
  path: string;
  /** The parts of the setup taken from it. */
  taken: (keyof typeof FIELDS)[];
  /** Number of extruders or filaments with values. */
  filaments: number;
  notes: FileNote[];
}

export interface GivenSetup {
  setup: Setup;
  /** All settings of the release; empty if no file is read. */
  settings: readonly Setting[];
  file: FromFile | null;
  set: readonly string[];
  /** The requested presets. */
  presets: readonly string[];
}

/**
 * The setup from options and a file. Options override the file; own values of `--set` override those of the file.
 *
 * @param path the file; default: `--gcode`
 * @throws {Failure} and the errors of the client for anything unknown or unreadable
 */
export async function readSetup(context: Context, path = context.option('gcode')): Promise<GivenSetup> {
  const { option, options } = context;
  const [set, presets] = [options('set'), options('preset')];
  const filament = numberOption(context, 'filament', 1, 64);
  const raw = path === undefined ? null : await settingsOfFile(path, presets);
  // The call and its file are checked before a source is needed.
  const { data, files } = context;
  const user_values = await ownValues(set, data);
  const names = { printer: option('printer'), material: option('material') };
  const chosen = { nozzle: nozzleOption(context), slicer: slicerOption(context) };
  if (!raw || path === undefined) {
    const setup = setupWith(await setupRecords(files, names), { ...chosen, user_values });
    return { setup, settings: [], set, presets, file: null };
  }
  const settings = await data.settings.list().all();
  const extruder = filament === undefined ? undefined : filament - 1;
  const beside = { ...names, ...chosen, user_values, extruder };
  const { setup, ...checked } = await checkFile(files, raw, settings, beside, 'refuse');
  const { recognised } = checked;
  const said = { ...recognised, printer: recognised.printer.id, material: recognised.material.id };
  const taken = (Object.keys(FIELDS) as (keyof typeof FIELDS)[]).filter(
    (field) => beside[field] === undefined && said[field] !== null,
  );
  const { format, program, version, limits, notes, extruders: filaments } = raw;
  const file = { path, format, program, version, taken, filaments, limits, presets: raw.presets, notes, ...checked };
  return { setup, settings, set, presets, file };
}

/** Writes what was read from a file and what it does not specify; nothing without a file. */
export function writeFile(paper: TextWriter, given: GivenSetup, { say, writer, language }: Context): void {
  const { file, setup, settings } = given;
  if (!file) return;
  const { verdict, checked } = checkSummary(file.check, language);
  paper.text(checkTitle(basename(file.path), setup, file.nozzle, verdict, language), { tone: 'strong' });
  for (const finding of file.check.findings) {
    const theirs = finding.profile === null ? '' : writer.any(finding.profile, finding.unit);
    const usual = theirs ? parenthesize(say(`profile: ${theirs}`, `配置：${theirs}`), say) : '';
    const text = findingText(finding, settings, setup, language) + usual;
    if (finding.severity === 'dangerous') paper.warning(text, 2);
    else if (finding.severity === 'unusual') paper.text(text, { indent: 2, mark: '? ', tone: 'warning' });
  }
  paper.quiet(checked);
  const program = [file.program, file.version].filter(Boolean).join(' ');
  const taken = file.taken.map((field) => say(FIELDS[field])).join(writer.comma);
  const values = say(`${file.values} own values`, `${file.values} 个自己的数值`);
  paper.text(
    `${file.path}${program === '' ? '' : writer.aside.join(program)}${writer.colon}${values}` +
      (taken === '' ? '' : say(`; also read from it: ${taken}`, `；并由文件得知：${taken}`)),
  );
  for (const field of ['printer', 'material'] as const) {
    const { id, candidates, said } = file.recognised[field];
    const { en, zh } = FIELDS[field];
    if (id !== null || setup[field] !== null) continue;
    const may =
      candidates.length > 0 ? say(`; it may be ${candidates.join(', ')}`, `；可能是 ${candidates.join('、')}`) : '';
    const open =
      said === null
        ? say(`The file does not specify the ${en}: give --${field}.`, `文件没有说明${zh}：请用 --${field} 指定。`)
        : say(
            `The file says “${said}”, but it is not certain which ${en} that is${may}: give --${field}.`,
            `文件中的${zh}为“${said}”，无法确定${may}：请用 --${field} 指定。`,
          );
    paper.text(open, { tone: 'warning' });
  }
  const nozzle = setup.profile?.nozzle.variant;
  if (file.nozzle === null && setup.printer !== null && nozzle !== undefined)
    paper.text(
      say(
        `The file does not specify the nozzle: the profile for ${nozzle} mm is used. If another one is fitted, give --nozzle.`,
        `文件没有说明喷嘴：按 ${nozzle} mm 的配置。如装的是其他喷嘴，请用 --nozzle 指定。`,
      ),
      { tone: 'warning' },
    );
  for (const { name, value } of limitsText(file.limits, setup.printer, language))
    paper.text(`${name}${writer.colon}${value}`, { indent: 2 });
  if (file.filaments > 1)
    paper.quiet(
      say(`To read another one: --filament 1 to ${file.filaments}`, `读取其他耗材：--filament 1 至 ${file.filaments}`),
    );
  for (const { names } of file.presets ?? [])
    paper.quiet(
      say(`To read another preset: --preset ${shellQuoted(names)}`, `读取其他预设：--preset ${shellQuoted(names)}`),
    );
  for (const { code, what } of file.notes) paper.quiet(say(fillText(FILE_NOTES[code], { what: what ?? '' })));
}

/** The setup for programs: ids, and what was taken from a file. */
export function setupJson({ setup, file }: GivenSetup): Record<string, unknown> {
  const { printer, material, profile, slicer, user_values } = setup;
  const ids = {
    printer: printer?.id ?? null,
    material: material?.id ?? null,
    nozzle: profile?.nozzle.variant ?? null,
    profile: profile?.id ?? null,
    filament: profile?.filament ?? null,
  };
  return { ...ids, slicer, user_values, file };
}

export function setupCall({ setup, file, set, presets }: GivenSetup): string {
  const quoted = (text: string) => (/[^\w./=-]/.test(text) ? JSON.stringify(text) : text);
  const options = [
    setup.printer && `--printer ${setup.printer.id}`,
    setup.material && `--material ${setup.profile?.filament ?? setup.material.id}`,
    setup.profile && `--nozzle ${setup.profile.nozzle.variant}`,
    setup.slicer && `--slicer ${setup.slicer}`,
    file && `--gcode ${quoted(file.path)}`,
    ...presets.map((one) => `--preset ${quoted(one)}`),
    ...set.map((one) => `--set ${quoted(one)}`),
  ];
  return options.filter(Boolean).join(' ');
}

/**
 * Reads a slicer's settings from a file on disk; of a long file only the beginning and the end.
 *
 * @throws {Failure} if it cannot be read or contains no settings
 */
async function settingsOfFile(path: string, presets: readonly string[]): Promise<RawSettings> {
  let file: FileHandle | null = null;
  try {
    const handle = await open(path);
    file = handle;
    const { size } = await handle.stat();
    const read = async (start: number, end: number) => {
      const length = Math.max(0, Math.min(end, size) - start);
      const { buffer, bytesRead } = await handle.read(new Uint8Array(length), 0, length, start);
      return buffer.subarray(0, bytesRead);
    };
    const reading = await readSettings({ name: basename(path), size, read }, platform, { presets });
    if (reading.ok) {
      const names = (reading.settings.presets ?? []).flatMap((one) => one.names);
      const unknown = presets.find((one) => askedPreset(names, [one]) === undefined);
      if (unknown !== undefined) throw unknownPreset(unknown, names);
      return reading.settings;
    }
    const { code, what } = reading.refusal;
    if (code === 'unreadable') throw unreadable(path, code);
    const text = fillText(FILE_REFUSALS[code], { what: what ?? '' });
    throw new Failure(EXIT.noInput, code, text, { where: '--gcode', value: path });
  } catch (error) {
    throw error instanceof Failure ? error : unreadable(path, (error as NodeJS.ErrnoException).code ?? 'unreadable');
  } finally {
    await file?.close();
  }
}

/** Names quoted for use after an option. */
const shellQuoted = (names: readonly string[]) => names.map((name) => JSON.stringify(name)).join(', ');

function unknownPreset(value: string, names: readonly string[]): Failure {
  const choices = names.length === 0 ? NONE : shellQuoted(names);
  return failure('unknown_preset', { where: '--preset', value }, { choices });
}

const READ_ERRORS: Readonly<Record<string, Text>> = {
  ENOENT: { en: 'the file does not exist', zh: '文件不存在' },
  EISDIR: { en: 'it is a folder', zh: '这是一个文件夹' },
  EACCES: { en: 'you do not have permission to read it', zh: '没有读取权限' },
};

function unreadable(path: string, code: string): Failure {
  return failure('unreadable', { where: '--gcode', value: path }, { why: READ_ERRORS[code] ?? code });
}
