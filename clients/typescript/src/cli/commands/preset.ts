import { writeFile } from 'node:fs/promises';
import { presetDownload } from '../../../../../core/presets/files.js';
import { overlayCommand } from '../../../../../core/presets/prusa-ini.js';
import type { ComposedPreset } from '../../../../../core/presets/types.js';
import { nozzleVariant } from '../../../../../core/profiles/choose-nozzle.js';
import type { Text } from '../../../../../core/words/language.js';
import { presetOf, usualForm } from '../../parts/preset-of.js';
import type { Command, Context } from '../command.js';
import { EXIT } from '../exit.js';
import { Failure, wrongUse } from '../failure.js';
import { PAIR_OPTIONS, resolvePair } from '../pair.js';
import { fileName, formOption, readFixes, refusedFailure, slicerOption } from '../preset/options.js';
import { changesByFixes, countsOf, labelsFor, writeReport, writeSummary } from '../preset/report.js';
import { NOZZLE, SLICER } from '../shared-options.js';
import type { TextWriter } from '../text-writer.js';

/** `preset PRINTER MATERIAL`: a profile as a file that a slicer imports. */
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
      type: 'string',
      value: 'VERSION',
      help: {
        en: 'version of that slicer, such as 2.9 (default: the newest known version)',
        zh: '该切片软件的版本，如 2.9；默认为已知的最新版本',
      },
    },
    nozzle: NOZZLE,
    fix: {
      type: 'string',
      multiple: true,
      value: 'SYMPTOM/FIX[=VALUE]',
      help: {
        en: 'apply a fix for a print problem, with the first value to try or a given value within the safe range',
        zh: '写入某个故障的解决方法：取先尝试的值，或安全范围内的指定值',
      },
    },
    form: {
      type: 'string',
      value: 'whole|changes|overlay',
      choices: ['whole', 'changes', 'overlay'],
      help: {
        en: "every value (whole), only what the fixes change (changes: the default with --fix, except for PrusaSlicer), or every value on top of PrusaSlicer's own presets (overlay)",
        zh: '全部数值（whole）；只写解决方法改变的内容（changes，带 --fix 时的默认，PrusaSlicer 除外）；或叠加在 PrusaSlicer 自带预设上的全部数值（overlay）',
      },
    },
    'quality-type': {
      type: 'string',
      value: 'NAME',
      help: {
        en: 'Cura: the quality type of the profile, which the printer must have (default: that of the material; normal if no quality type is known for the printer)',
        zh: 'Cura：配置所属的质量类型，机器必须有该类型；默认为该耗材的质量类型，机器没有已知的质量类型时为 normal',
      },
    },
    report: {
      type: 'boolean',
      help: {
        en: 'show what happens to every value, and why',
        zh: '列出每个数值的去向及原因',
      },
    },
    out: {
      type: 'string',
      value: 'FILE',
      path: true,
      help: {
        en: 'file to write, - for stdout (default: a generated name in the current folder; nothing with --json or --report)',
        zh: '写入的文件，- 表示标准输出；默认在当前文件夹中自动命名，带 --json 或 --report 时不写文件',
      },
    },
    force: {
      type: 'boolean',
      help: { en: 'overwrite an existing file', zh: '覆盖已有的文件' },
    },
  },
  args: { min: 2, max: Number.POSITIVE_INFINITY },
  run,
};

async function run(context: Context): Promise<typeof EXIT.found> {
  const { data, output, signal, option, options, flag } = context;
  const slicer = slicerOption(context);
  const asksForm = formOption(context, slicer);
  const out = option('out');
  if (out === '-' && output.json)
    throw wrongUse(
      'two_answers',
      { en: 'The file and the JSON answer cannot both go to stdout.', zh: '文件和 JSON 不能同时写到标准输出。' },
      { where: '--out', value: out, hint: { en: 'Name a file: --out FILE', zh: '请指定文件：--out FILE' } },
    );
  const client = data();
  const { printer, material } = await resolvePair(context);
  const nozzle = option('nozzle');
  const profile = await client.profiles.get(printer.id, material.id, {
    ...(nozzle === undefined ? {} : { nozzle: nozzleVariant(nozzle) }),
    signal,
  });
  const form = asksForm ?? usualForm(slicer, profile, context.options('fix').length);
  const composed = await presetOf(client, printer.id, material.id, {
    slicer,
    nozzle: profile.nozzle.variant,
    ...{ version: option('version'), qualityType: option('quality-type'), form, signal },
    fixes: await readFixes(context),
    ...(flag('report') ? { theirs: true } : {}),
  }).catch((error: unknown) => {
    throw refusedFailure(error);
  });
  const file = presetDownload(composed);
  // A report and an answer for programs are looked at: only who names a file wants one.
  const onlyTold = (flag('report') || output.json) && out === undefined;
  const asked = onlyTold ? null : (out ?? fileName(profile.id, composed, form, file.name));
  if (asked !== null && asked !== '-') await writeAsked(asked, file.bytes, flag('force'));
  const isNamed = flag('report') || options('fix').length > 0;
  const labels = isNamed && !output.json ? await labelsFor(composed.rows, context) : null;
  const byFixes = labels ? changesByFixes(composed, profile, labels, context) : [];
  const load = asked === null || asked === '-' ? null : loadCommand(composed, asked);
  const { rows, values: _, ...about } = composed;
  const answer = {
    ...about,
    counts: countsOf(composed),
    file: asked === null ? null : { path: asked, type: file.type, bytes: file.bytes.length },
    load,
    ...(flag('report') ? { rows } : {}),
  };
  const told = (paper: TextWriter) => {
    writeSummary(paper, { composed, file: asked, load, byFixes }, context);
    if (labels && flag('report')) writeReport(paper, composed, labels, context);
  };
  // The file has stdout to itself.
  if (asked === '-') {
    context.host.stdout.write(file.bytes);
    output.remark(told);
  } else output.answer(answer, told);
  return EXIT.found;
}

/**
 * The call that slices a model with a file, for a shell: over the presets that it is laid over, or with the file alone.
 * Only PrusaSlicer has one for what is written here.
 */
function loadCommand(composed: ComposedPreset, file: string): string | null {
  if (composed.slicer !== 'prusaslicer') return null;
  if (composed.form === 'overlay') return overlayCommand(composed, file);
  return `prusa-slicer --load "${file.replace(/["\\$`]/g, '\\$&')}" --export-gcode model.stl`;
}

/**
 * Writes a file that somebody asked for.
 *
 * @param force whether one that is there may be replaced
 * @throws {Failure} when it is there already, or cannot be written
 */
async function writeAsked(file: string, bytes: Uint8Array, force: boolean): Promise<void> {
  try {
    await writeFile(file, bytes, { flag: force ? 'w' : 'wx' });
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    throw code === 'EEXIST' ? alreadyThere(file) : unwritable(file, code);
  }
}

function alreadyThere(file: string): Failure {
  return new Failure(
    EXIT.cannotWrite,
    'file_exists',
    { en: `${file} already exists.`, zh: `${file} 已存在。` },
    {
      where: '--out',
      value: file,
      hint: {
        en: 'Overwrite it with --force, or choose another name: --out FILE',
        zh: '用 --force 覆盖，或用 --out 指定其他文件',
      },
    },
  );
}

const WHY: Readonly<Record<string, Text>> = {
  ENOENT: { en: 'the folder does not exist', zh: '文件夹不存在' },
  ENOTDIR: { en: 'the folder does not exist', zh: '文件夹不存在' },
  EISDIR: { en: 'it is a folder', zh: '这是一个文件夹' },
  EACCES: { en: 'you do not have permission to write there', zh: '没有写入权限' },
  EPERM: { en: 'you do not have permission to write there', zh: '没有写入权限' },
  EROFS: { en: 'the disk is read-only', zh: '磁盘为只读' },
  ENOSPC: { en: 'the disk is full', zh: '磁盘已满' },
};

function unwritable(file: string, code: string): Failure {
  const { en, zh } = WHY[code] ?? { en: code, zh: code };
  return new Failure(
    EXIT.cannotWrite,
    'unwritable',
    { en: `Cannot write ${file}: ${en}.`, zh: `无法写入 ${file}：${zh}。` },
    { where: '--out', value: file },
  );
}
