import { type Language, LOCALES } from '../words/language.js';
import { SLICER_NAMES } from '../words/slicers.js';
import type { ComposedPreset } from './types.js';

export type Imported = Pick<ComposedPreset, 'slicer' | 'form' | 'name' | 'parents' | 'cura' | 'values'>;

/**
 * How to import a file into its slicer, in three steps. Menu names are those of the slicers, in Chinese those of their
 * own translations: BambuStudio_zh_CN.po of Bambu Studio 02.04.00.70, OrcaSlicer_zh_CN.po, PrusaSlicer_zh_CN.po of 2.9
 * and cura.po of 5.12.
 */
export function importSteps(of: Imported, file: string, language: Language): string[] {
  switch (of.slicer) {
    case 'orcaslicer':
    case 'bambu_studio':
      return intoOrca(of, file, language);
    case 'prusaslicer':
      return of.form === 'overlay' ? overPrusa(file, language) : intoPrusa(of, file, language);
    case 'cura':
      return intoCura(of, file, language);
  }
}

function intoOrca({ slicer, parents, name, values }: Imported, file: string, language: Language): string[] {
  const { say } = LOCALES[language];
  const program = SLICER_NAMES[slicer];
  const machine = parents?.machine;
  // A fix may change only one of the two, and then there is no preset of the other.
  const kinds = [
    ...(values.filament.length > 0 ? [say('for the filament', '耗材')] : []),
    ...(values.process.length > 0 ? [say('for the process', '工艺')] : []),
  ];
  return [
    machine
      ? say(
          `In ${program}, add the printer first if it is not in your list yet, and select “${machine}”: the file is based on presets that come with it, and is skipped without them.`,
          `在 ${program} 中先添加该打印机（若列表中还没有），并选择“${machine}”：文件以其自带的预设为基础，缺少时会被跳过。`,
        )
      : say(`In ${program}, select the preset of your printer.`, `在 ${program} 中选择您的打印机预设。`),
    say(
      `File > Import > Import Configs…: select ${file}. Do not unpack it.`,
      `文件 > 导入 > 导入预设…：直接选择 ${file}，无需解压。`,
    ),
    say(
      `Select “${name}” among the user presets, ${kinds.join(' and ')}.`,
      `在用户预设中，为${kinds.join('和')}选择“${name}”。`,
    ),
  ];
}

function intoPrusa({ name }: Imported, file: string, language: Language): string[] {
  const { say } = LOCALES[language];
  return [
    say(`File > Import > Import Config…: select ${file}.`, `文件 > 导入 > 导入配置…：选择 ${file}。`),
    say(
      'Select your own printer preset again. The file is a full configuration: it contains a minimal printer, without your own start and end G-code.',
      '重新选择您自己的打印机预设。该文件是完整配置，其中的打印机设置极简，不含您自己的起始和结束 G-code。',
    ),
    say(
      `Save the print settings and the filament under your own names, such as “${name}”.`,
      `将打印设置和耗材设置另存为自己的名称，例如“${name}”。`,
    ),
  ];
}

function overPrusa(file: string, language: Language): string[] {
  const { say } = LOCALES[language];
  return [
    say(`Save ${file} in the folder of your model.`, `将 ${file} 保存在模型旁边。`),
    say(
      'Slice with the command below: your presets do not change, and the file changes only the settings in it.',
      '用下面的命令切片：您的预设保持不变，文件只改动其中写明的设置。',
    ),
    say(
      'In the PrusaSlicer window, set the values by hand instead: Import Config would reset all other settings to defaults.',
      '在 PrusaSlicer 窗口中请手动设置这些值：用“导入配置”会把文件未写明的设置全部换成默认值。',
    ),
  ];
}

function intoCura({ name, cura }: Imported, file: string, language: Language): string[] {
  const { say } = LOCALES[language];
  return [
    say(
      'Select your printer, nozzle and material in Cura: the profile is added to that printer.',
      '在 Cura 中选择打印机、喷嘴和耗材：配置文件会加入该打印机。',
    ),
    say(
      `Preferences > Configure Cura… > Profiles > Import: select ${file}.`,
      `偏好设置 > 配置 Cura… > 配置文件 > 导入：选择 ${file}。`,
    ),
    say(
      `Select “${name}” under Custom profiles. It is for the quality type “${cura?.quality_type ?? ''}”.`,
      `在“自定义配置文件”中选择“${name}”。它对应质量类型“${cura?.quality_type ?? ''}”。`,
    ),
  ];
}
