import { fillText } from '../words/fill.js';
import { type Language, LOCALES, type Text } from '../words/language.js';
import { SLICER_NAMES } from '../words/slicers.js';
import type { ComposedPreset } from './types.js';

export type Imported = Pick<ComposedPreset, 'slicer' | 'form' | 'name' | 'parents' | 'cura' | 'values'>;

/** The last two steps of OrcaSlicer and Bambu Studio. */
const INTO_ORCA: readonly [Text, Text] = [
  {
    en: 'File > Import > Import Configs…: select {file}. Do not unpack it.',
    zh: '文件 > 导入 > 导入预设…：直接选择 {file}，无需解压。',
  },
  { en: 'Select “{name}” among the user presets, {kinds}.', zh: '在用户预设中，为{kinds}选择“{name}”。' },
];

/**
 * How to import a file into its slicer, in three steps. Menu names are those of the slicers, in Chinese those of their
 * own translations: BambuStudio_zh_CN.po of Bambu Studio 02.04.00.70, OrcaSlicer_zh_CN.po, PrusaSlicer_zh_CN.po of 2.9
 * and cura.po of 5.12.
 */
export const IMPORT_STEPS = {
  machine_known: [
    {
      en: 'In {program}, add the printer first if it is not in your list yet, and select “{machine}”: the file is based on presets that come with it, and is skipped without them.',
      zh: '在 {program} 中先添加该打印机（若列表中还没有），并选择“{machine}”：文件以其自带的预设为基础，缺少时会被跳过。',
    },
    ...INTO_ORCA,
  ],
  machine_unknown: [
    { en: 'In {program}, select the preset of your printer.', zh: '在 {program} 中选择您的打印机预设。' },
    ...INTO_ORCA,
  ],
  full: [
    { en: 'File > Import > Import Config…: select {file}.', zh: '文件 > 导入 > 导入配置…：选择 {file}。' },
    {
      en: 'Select your own printer preset again. The file is a full configuration: it contains a minimal printer, without your own start and end G-code.',
      zh: '重新选择您自己的打印机预设。该文件是完整配置，其中的打印机设置极简，不含您自己的起始和结束 G-code。',
    },
    {
      en: 'Save the print settings and the filament under your own names, such as “{name}”.',
      zh: '将打印设置和耗材设置另存为自己的名称，例如“{name}”。',
    },
  ],
  overlay: [
    { en: 'Save {file} in the folder of your model.', zh: '将 {file} 保存在模型旁边。' },
    {
      en: 'Slice with the command below: your presets do not change, and the file changes only the settings in it.',
      zh: '用下面的命令切片：您的预设保持不变，文件只改动其中写明的设置。',
    },
    {
      en: 'In the PrusaSlicer window, set the values by hand instead: Import Config would reset all other settings to defaults.',
      zh: '在 PrusaSlicer 窗口中请手动设置这些值：用“导入配置”会把文件未写明的设置全部换成默认值。',
    },
  ],
  profile: [
    {
      en: 'Select your printer, nozzle and material in Cura: the profile is added to that printer.',
      zh: '在 Cura 中选择打印机、喷嘴和耗材：配置文件会加入该打印机。',
    },
    {
      en: 'Preferences > Configure Cura… > Profiles > Import: select {file}.',
      zh: '偏好设置 > 配置 Cura… > 配置文件 > 导入：选择 {file}。',
    },
    {
      en: 'Select “{name}” under Custom profiles. It is for the quality type “{quality}”.',
      zh: '在“自定义配置文件”中选择“{name}”。它对应质量类型“{quality}”。',
    },
  ],
} as const satisfies Readonly<Record<string, readonly Text[]>>;

/** The words for the kinds of preset in OrcaSlicer and Bambu Studio. */
export const FOR_KIND = {
  filament: { en: 'for the filament', zh: '耗材' },
  process: { en: 'for the process', zh: '工艺' },
} as const;

/** The steps to import a file of a preset; see {@link IMPORT_STEPS}. */
export function importSteps(of: Imported, file: string, language: Language): string[] {
  const { slicer, name, parents, cura, values } = of;
  // A fix may change only one of the two, and then there is no preset of the other.
  const kinds = (['filament', 'process'] as const).flatMap((kind) => (values[kind].length > 0 ? [FOR_KIND[kind]] : []));
  const listed = { en: kinds.map(({ en }) => en).join(' and '), zh: kinds.map(({ zh }) => zh).join('和') };
  const machine = parents?.machine ?? '';
  const quality = cura?.quality_type ?? '';
  const fillings = { program: SLICER_NAMES[slicer], machine, file, name, kinds: listed, quality };
  return IMPORT_STEPS[wayOf(of)].map((step) => LOCALES[language].say(fillText(step, fillings)));
}

function wayOf({ slicer, form, parents }: Imported): keyof typeof IMPORT_STEPS {
  if (slicer === 'cura') return 'profile';
  if (slicer === 'prusaslicer') return form === 'overlay' ? 'overlay' : 'full';
  return parents?.machine ? 'machine_known' : 'machine_unknown';
}
