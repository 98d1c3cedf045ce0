import { writeFile } from 'node:fs/promises';
import { overlayCommand, presetDownload, quoted } from '../../../../../core/presets/files.js';
import { PresetRefused } from '../../../../../core/presets/preset-refused.js';
import type { PresetRefusalCode } from '../../../../../core/presets/refusals.js';
import type { ComposedPreset } from '../../../../../core/presets/types.js';
import type { Text } from '../../../../../core/words/language.js';
import { SLICER_NAMES, SLICERS, type SlicerId } from '../../../../../core/words/slicers.js';
import { UnknownNameError } from '../../errors.js';
import type { PresetForm } from '../../parts/preset-of.js';
import { allFixes, type FixChoice, mappingOf, presetOfRecords, usualForm } from '../../parts/preset-of.js';
import type { Command, Context } from '../command.js';
import { EXIT, type ExitCode, Failure, failure, listed } from '../failure.js';
import { NOZZLE, readValue, SLICER, slicerOption } from '../options.js';
import { namedPair, PAIR_OPTIONS } from '../pair.js';
import { changesByFixes, countsOf, labelsFor, writeReport, writeSummary } from '../preset-report.js';
import type { TextWriter } from '../text-writer.js';

export const preset: Command = {
  name: 'preset',
  summary: {
    en: 'a profile or fixes as a file that a slicer imports, and what happens to every value',
    zh: '把配置或解决方法写成切片软件可导入的文件，并说明每个数值的去向',
  },
  usage: [
    'preset PRINTER MATERIAL --slicer NAME [--nozzle MM] [--fix SYMPTOM/FIX[=VALUE] …] [--out FILE]',
    'preset PRINTER MATERIAL --slicer NAME --report',
  ],
  examples: [
    'preset mk4 petg --slicer orcaslicer --report',
    'preset p1s petg --slicer prusaslicer --fix stringing/retraction-up --report',
  ],
  options: {
    ...PAIR_OPTIONS,
    slicer: SLICER,
    version: {
      value: 'VERSION',
      help: {
        en: 'version of that slicer, such as 2.9 (default: the newest known version)',
        zh: '该切片软件的版本，如 2.9；默认为已知的最新版本',
      },
    },
    nozzle: NOZZLE,
    fix: {
      multiple: true,
      value: 'SYMPTOM/FIX[=VALUE]',
      help: {
        en: 'apply a fix for a print problem, with the first value to try or a given value within the safe range',
        zh: '写入某个故障的解决方法：取先尝试的值，或安全范围内的指定值',
      },
    },
    form: {
      value: 'whole|changes|overlay',
      choices: ['whole', 'changes', 'overlay'],
      help: {
        en: "every value (whole), only what the fixes change (changes: the default with --fix, except for PrusaSlicer), or every value on top of PrusaSlicer's own presets (overlay)",
        zh: '全部数值（whole）；只写解决方法改变的内容（changes，带 --fix 时的默认，PrusaSlicer 除外）；或叠加在 PrusaSlicer 自带预设上的全部数值（overlay）',
      },
    },
    'quality-type': {
      value: 'NAME',
      help: {
        en: 'Cura: the quality type of the profile, which the printer must have (default: that of the material; normal if no quality type is known for the printer)',
        zh: 'Cura：配置所属的质量类型，机器必须有该类型；默认为该耗材的质量类型，机器没有已知的质量类型时为 normal',
      },
    },
    report: { help: { en: 'show what happens to every value, and why', zh: '列出每个数值的去向及原因' } },
    out: {
      value: 'FILE',
      path: true,
      help: {
        en: 'file to write, - for stdout (default: a generated name in the current folder; nothing with --json or --report)',
        zh: '写入的文件，- 表示标准输出；默认在当前文件夹中自动命名，带 --json 或 --report 时不写文件',
      },
    },
    force: { help: { en: 'overwrite an existing file', zh: '覆盖已有的文件' } },
  },
  args: { min: 2 },
  run,
};

async function run(context: Context): Promise<undefined> {
  const { output, host, option, options, flag } = context;
  const slicer = slicerOption(context);
  if (slicer === undefined) throw failure('no_slicer', { where: 'preset' }, { choices: listed(SLICERS) });
  const formGiven = formOption(context, slicer);
  const out = option('out');
  if (out === '-' && output.json) throw failure('two_answers', { where: '--out', value: out });
  const pair = await namedPair(context);
  const { files } = context;
  const { profile } = pair;
  const form = formGiven ?? usualForm(slicer, profile, options('fix').length);
  const fixes = await readFixes(context);
  const mapping = await mappingOf(files, slicer);
  const composed = await presetOfRecords(files, pair, mapping, slicer, {
    ...{ version: option('version'), qualityType: option('quality-type'), form, fixes },
    ...(flag('report') ? { theirs: true } : {}),
  }).catch((error: unknown) => {
    throw refusedFailure(error);
  });
  const file = presetDownload(composed);
  // With --report or --json, a file is written only if --out is given.
  const isReadOnly = (flag('report') || output.json) && out === undefined;
  const path = isReadOnly ? null : (out ?? fileName(profile.id, composed, form, file.name));
  const isOnDisk = path !== null && path !== '-';
  if (isOnDisk) await writeAsked(path, file.bytes, flag('force'));
  const isNamed = flag('report') || fixes.length > 0;
  const labels = isNamed && !output.json ? await labelsFor(composed.rows, context) : null;
  const byFixes = labels ? changesByFixes(composed, profile, labels, context) : [];
  const load = isOnDisk ? loadCommand(composed, path) : null;
  const write = (paper: TextWriter) => {
    writeSummary(paper, { composed, file: path, load, byFixes }, context);
    if (labels && flag('report')) writeReport(paper, composed, labels, context);
  };
  // Keeps stdout for the file.
  if (path === '-') {
    host.stdout.write(file.bytes);
    output.remark(write);
    return;
  }
  const { rows, values: _, ...about } = composed;
  const answer = {
    ...about,
    counts: countsOf(composed),
    file: path === null ? null : { path, type: file.type, bytes: file.bytes.length },
    load,
    ...(flag('report') ? { rows } : {}),
  };
  output.answer(answer, write);
}

/**
 * The shell command that slices a model with the file, on top of the presets of an overlay or on its own. Only
 * PrusaSlicer has one for these files.
 */
function loadCommand(composed: ComposedPreset, file: string): string | null {
  if (composed.slicer !== 'prusaslicer') return null;
  if (composed.form === 'overlay') return overlayCommand(composed, file);
  return `prusa-slicer --load ${quoted(file)} --export-gcode model.stl`;
}

/** @param force overwrites the file. @throws {Failure} if it exists or cannot be written */
async function writeAsked(file: string, bytes: Uint8Array, force: boolean): Promise<void> {
  try {
    await writeFile(file, bytes, { flag: force ? 'w' : 'wx' });
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    const details = { where: '--out', value: file };
    if (code === 'EEXIST') throw failure('file_exists', details);
    throw failure('unwritable', details, { why: WRITE_ERRORS[code] ?? code });
  }
}

const WRITE_ERRORS: Readonly<Record<string, Text>> = {
  ENOENT: { en: 'the folder does not exist', zh: '文件夹不存在' },
  ENOTDIR: { en: 'the folder does not exist', zh: '文件夹不存在' },
  EISDIR: { en: 'it is a folder', zh: '这是一个文件夹' },
  EACCES: { en: 'you do not have permission to write there', zh: '没有写入权限' },
  EPERM: { en: 'you do not have permission to write there', zh: '没有写入权限' },
  EROFS: { en: 'the disk is read-only', zh: '磁盘为只读' },
  ENOSPC: { en: 'the disk is full', zh: '磁盘已满' },
};

/** The value of `--form`. @throws {Failure} for `overlay` without PrusaSlicer, or `changes` without a fix */
function formOption({ option, options }: Context, slicer: SlicerId): PresetForm | undefined {
  const form = option('form') as PresetForm | undefined;
  if (form === 'overlay' && slicer !== 'prusaslicer')
    throw failure(
      'unknown_form',
      { where: '--form', value: form },
      { slicer: SLICER_NAMES[slicer], choices: listed(['whole', 'changes']) },
    );
  if (form === 'changes' && options('fix').length === 0)
    throw failure('form_without_fix', { where: '--form', value: form });
  return form;
}

/** The default file name, such as `bambu-lab-p1s--0.4--petg--orcaslicer.zip`. */
function fileName(profile: string, { slicer }: ComposedPreset, form: PresetForm, made: string): string {
  const ending = made.slice(made.lastIndexOf('.'));
  return [profile, slicer.replace('_', '-'), ...(form === 'whole' ? [] : [form])].join('--') + ending;
}

/**
 * Parses `--fix`: `stringing/retraction-up` or `stringing/retraction-up=1.2` each.
 *
 * @throws {Failure} for a syntax error or an invalid value of the setting; {UnknownNameError} for the symptom
 */
async function readFixes(context: Context): Promise<FixChoice[]> {
  return Promise.all(
    context.options('fix').map(async (given) => {
      const [, symptom, fix, text] = /^\s*([^=]*[^=\s])\s*\/\s*([^=/\s]+)\s*(?:=\s*(.*\S))?\s*$/.exec(given) ?? [];
      if (symptom === undefined || fix === undefined) throw await noFix(given, context);
      if (text === undefined) return { symptom, fix };
      // Unknown fixes are rejected later, when the preset is composed.
      const rule = await context.data.troubleshoot.get(symptom);
      const adjustment = allFixes(rule).find(({ id }) => id === fix)?.adjustment;
      if (!adjustment) return { symptom, fix, value: text };
      const { setting: id, unit } = adjustment;
      return { symptom, fix, value: readValue(text, { id, unit }, given, '--fix') };
    }),
  );
}

/** The error for an invalid fix; for a symptom alone it lists the fixes that change a setting. */
async function noFix(given: string, { data }: Context): Promise<Failure> {
  const rule = await data.troubleshoot.get(given).catch((error: unknown) => {
    if (error instanceof UnknownNameError) return null;
    throw error;
  });
  const fixes = (rule ? allFixes(rule) : [])
    .flatMap(({ id, adjustment }) => (adjustment === null ? [] : [`${rule?.id}/${id}`]))
    .join(', ');
  return failure(fixes ? 'which_fix' : 'no_fix', { where: '--fix', value: given }, { fixes });
}

/** The option at fault, where it is not `--fix`; null: none. */
const OPTIONS: Readonly<Partial<Record<PresetRefusalCode, string | null>>> = {
  ...{ unknown_slicer: '--slicer', unknown_version: '--version', unknown_nozzle: '--nozzle' },
  ...{ unknown_machine: '--form', no_parent: '--form', no_quality_type: '--quality-type' },
  ...{ no_bed: null, other_record: null, other_change: null, unknown_form: null },
  ...{ other_nozzle: null, no_name: null, system_name: null },
};

/** Exit codes other than 64. */
const EXITS: Readonly<Partial<Record<PresetRefusalCode, ExitCode>>> = {
  ...{ unknown_nozzle: EXIT.notFound, unknown_machine: EXIT.notFound, no_parent: EXIT.notFound, no_key: EXIT.notFound },
  ...{ nothing_to_write: EXIT.notFound, unknown_fix: EXIT.notFound, fix_not_for_setup: EXIT.notFound },
  ...{ no_change: EXIT.notFound, no_bed: EXIT.notFound, other_record: EXIT.fault, unknown_form: EXIT.fault },
};

const HINTS: Readonly<Partial<Record<PresetRefusalCode, Text>>> = {
  unknown_machine: {
    en: 'With --form whole, the file contains every value and stands alone.',
    zh: '用 --form whole 时，文件包含全部数值，可独立使用。',
  },
  no_parent: {
    en: 'With --form whole, the file contains every known value.',
    zh: '用 --form whole 时，文件包含全部已知数值。',
  },
  no_quality_type: { en: 'Choose one: --quality-type NAME', zh: '请指定：--quality-type NAME' },
  no_value: { en: 'Choose one: --fix SYMPTOM/FIX=VALUE', zh: '请指定：--fix SYMPTOM/FIX=VALUE' },
};

/** Converts the refusal of a preset to a failure; returns other errors unchanged. */
function refusedFailure(error: unknown): unknown {
  if (!(error instanceof PresetRefused)) return error;
  const { code, message, text_zh, subject, allowed } = error;
  const where = OPTIONS[code] === undefined ? '--fix' : OPTIONS[code];
  const hint = HINTS[code];
  const details = { ...(where && { where }), ...(hint && { hint }), value: subject };
  const choices = allowed.length > 0 ? { allowed } : {};
  return new Failure(EXITS[code] ?? EXIT.usage, code, { en: message, zh: text_zh }, { ...details, ...choices });
}
