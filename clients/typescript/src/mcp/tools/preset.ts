import { z } from 'zod';
import { presetDownload, presetFiles } from '../../../../../core/presets/files.js';
import { importSteps } from '../../../../../core/presets/import-steps.js';
import { PresetRefused } from '../../../../../core/presets/preset-refused.js';
import { SLICER_NAMES, SLICERS } from '../../../../../core/words/slicers.js';
import { mappingOf, presetOfRecords, usualForm } from '../../parts/preset-of.js';
import { args, argumentsOf, described, SETUP } from '../arguments.js';
import { Refusal } from '../names.js';
import { defineTool, type ToolContext } from '../tool.js';
import { pairProfile } from './profile.js';

export const presetTool = defineTool({
  name: 'preset',
  title: { en: 'Preset for a slicer', zh: '切片软件的预设' },
  description: {
    en: 'The profile of a printer and material as the text of the file that a slicer imports, with fixes from diagnose if wanted, and how to import it. Save the text unchanged under the given name; what the slicer takes as an archive is several texts.',
    zh: '把某台打印机打某种耗材的配置写成切片软件可导入的文件，可加入 diagnose 给出的解决方法，并说明如何导入。请按给出的文件名原样保存文本；切片软件要求压缩包时会有多段文本。',
  },
  input: argumentsOf({
    ...SETUP,
    printer: args.name('printer'),
    material: args.name('material'),
    slicer: described('slicer', z.enum(SLICERS)),
    slicer_version: described('slicer_version', z.string().max(40)).optional(),
    fixes: args.names('fixes', 1, 10).optional(),
  }),
  example: { printer: 'MK4S', material: 'PETG', slicer: 'prusaslicer', fixes: ['stringing/retraction-up'] },
  async run({ slicer, slicer_version: version, fixes: named = [], ...input }, call) {
    const { files, language, say } = call;
    const { printer, material, profile } = await pairProfile(input, call);
    const fixes = named.map((name) => fixNamed(name, call));
    const mapping = await mappingOf(files, slicer);
    const composed = await presetOfRecords(files, { profile, printer, material }, mapping, slicer, {
      ...{ fixes, version, form: usualForm(slicer, profile, fixes.length) },
    }).catch((error: unknown) => {
      if (!(error instanceof PresetRefused)) throw error;
      throw new Refusal(error.code, say(error.message, error.text_zh), error.allowed);
    });
    const { name } = presetDownload(composed);
    const parts = presetFiles(composed);
    const isArchive = !name.endsWith('.ini');
    const left = composed.rows.filter(({ outcome }) => ['none', 'older', 'out_of_range'].includes(outcome));
    return {
      lines: [
        `${composed.name}, ${SLICER_NAMES[slicer]} ${composed.version} (${profile.id})`,
        ...composed.notes.map(({ text, text_zh }) => `! ${say(text, text_zh)}`),
        left.length > 0 &&
          `${say('Not carried over: ', '未能转入：')}${left.map(({ setting, field }) => setting ?? field).join(', ')}`,
        ...importSteps(composed, name, language).map((step, place) => `${place + 1}. ${step}`),
        isArchive && say(`${name} is a zip archive of:`, `${name} 是由以下文件组成的 zip 压缩包：`),
      ],
      tail: parts.flatMap((file) => [`--- ${isArchive ? file.name : name}`, file.text.trimEnd(), '---']),
    };
  },
});

/** Parses a fix as `symptom/fix`. @throws {Refusal} for another format */
function fixNamed(name: string, { say }: ToolContext): { symptom: string; fix: string } {
  const [, symptom, fix] = /^\s*(.*?)\s*\/\s*([^\s/]+)\s*$/.exec(name) ?? [];
  if (symptom && fix) return { symptom, fix };
  throw new Refusal(
    'invalid_fix',
    say(`"${name}" is not of the form symptom/fix.`, `“${name}”不是“现象/方法”的形式。`),
  );
}
