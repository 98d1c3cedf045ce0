import type { PresetForm } from '../../../core/presets/types.js';
import { type Language, LOCALES } from '../../../core/words/language.js';
import type { NotWritten } from './report.js';

/** Texts of the section "in your slicer", loaded with it. `{…}` are placeholders. */
export function presetTexts(language: Language) {
  const { say } = LOCALES[language];
  return {
    slicer: say('Your slicer', '您的切片软件'),
    chooseSlicer: say('Choose a slicer', '选择切片软件'),
    version: say('Version', '版本'),
    way: say('How to load it', '载入方式'),
    ways: {
      import: say('Import Config, in the window', '在窗口中导入配置'),
      over: say('On top of my presets, on the command line', '在命令行中叠加到我的预设'),
    },
    quality: say('Quality type of your printer in Cura', '打印机在 Cura 中的质量类型'),
    qualityWhy: say(
      'Cura accepts a profile only for a quality type that your printer has there. If it rejects the file, choose another one.',
      'Cura 只接受该打印机具备的质量类型。若导入被拒绝，请换一个类型。',
    ),
    nothingNew: say(
      '{slicer} already has every one of these values: there is nothing to import.',
      '{slicer} 自带的预设已包含全部这些值，无需导入。',
    ),
    notRun: say(
      'Files for OrcaSlicer and Bambu Studio are checked against the slicers’ tables of settings and their import rules; they were not imported into the programs themselves.',
      'OrcaSlicer 和 Bambu Studio 的文件已对照软件的设置表和导入规则核对，但未在软件中实际导入。',
    ),
    changes: say('What changes in {slicer}: {n}', '在 {slicer} 中的改变：{n} 项'),
    written: say('What the file sets in {slicer}: {n}', '文件在 {slicer} 中设置：{n} 项'),
    setting: say('Setting', '设置'),
    theirs: say('Preset of {slicer}', '{slicer} 的预设'),
    here: say('Value here', '来自本站'),
    key: say('Written as', '写入为'),
    same: say('The same in both: {n}', '两边相同：{n} 项'),
    theirsUnknown: say(
      '{slicer} has no preset here to compare these values with.',
      '这里没有可与这些值比较的 {slicer} 自带预设。',
    ),
    approximated: say('Of these, approximated: {n}', '其中只能近似：{n} 项'),
    rest: {
      out_of_range: say(
        'Left out, because {slicer} does not accept the value: {n}',
        '{slicer} 不接受该值而略去：{n} 项',
      ),
      none: say('No counterpart in {slicer}: {n}', '{slicer} 没有对应项：{n} 项'),
      older: say('Not in {slicer} {version} yet: {n}', '{slicer} {version} 尚无此设置：{n} 项'),
      printer: say('Only in the printer preset, which stays your own: {n}', '只在打印机预设中，保持您自己的值：{n} 项'),
      // For presets that inherit from no other.
      defaults: say(
        'Not known here; {slicer} uses its built-in default: {n}',
        '此处没有数值，使用 {slicer} 的内置默认值：{n} 项',
      ),
      own: say('Not known here; {slicer} keeps its value: {n}', '此处没有数值，保持 {slicer} 的值：{n} 项'),
    },
    download: say('Download for {slicer}', '下载 {slicer} 文件'),
    downloaded: say('Saved.', '已保存。'),
    local: say('The file is created in your browser.', '文件在您的浏览器中生成。'),
    steps: say('How to import it into {slicer}', '如何导入 {slicer}'),
    guide: say('More about these files', '关于这些文件的更多说明'),
    byHand: say('Set it by hand:', '请手动设置：'),
    refused: say('No file can be created: {reason}', '无法生成文件：{reason}'),
    presetOf: say('Changes in the preset: {n}', '预设中的调整：{n} 项'),
    goesTo: say('{name}: {from} → {to}', '{name}：{from} → {to}'),
    set: say('{name}: {to}', '{name}：{to}'),
    onlyPrinter: say(
      '{name} is only in the printer preset, which the file does not change. Set it by hand: {menu}',
      '{name} 只在打印机预设中，本站的文件不改动打印机预设。请手动设置：{menu}',
    ),
    notThere: say('{name} cannot be written for {slicer}.', '{name} 无法写入 {slicer}。'),
    commandLine: say(
      'On the command line, on top of your three presets (PrusaSlicer 2.9 and later)',
      '命令行：叠加在您的三个预设之上（PrusaSlicer 2.9 及以上）',
    ),
    names: say(
      'Use the names of your own presets instead, if you have some. On Windows, the program is prusa-slicer-console.exe.',
      '如有自己的预设，请替换其中的名称。Windows 上的程序为 prusa-slicer-console.exe。',
    ),
    copy: say('Copy', '复制'),
    copied: say('Copied', '已复制'),
    copyFailed: say('Selected: press Ctrl+C or ⌘C', '已选中：请按 Ctrl+C 或 ⌘C'),
    colon: say(': ', '：'),
    comma: say(', ', '，'),
  };
}

export type PresetTexts = ReturnType<typeof presetTexts>;

/** The heading for omitted rows: unknown values come from the parent presets, or from the slicer's defaults. */
export function restText({ rest }: PresetTexts, why: NotWritten, form: PresetForm): string {
  return why === 'own' && form === 'full' ? rest.defaults : rest[why];
}
