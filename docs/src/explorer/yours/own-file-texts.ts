import { type Language, LOCALES } from '../../../../core/words/language.js';

/** Texts of the file reader; those shown before it loads belong to the page. */
function yoursTexts(language: Language) {
  const { say } = LOCALES[language];
  return {
    reading: say('Reading {name}…', '正在读取 {name}…'),
    read: say('Read: {name}', '已读取：{name}'),
    forget: say('Remove the file and the values', '清除文件和数值'),
    formats: {
      gcode: say('G-code', 'G-code'),
      binary_gcode: say('binary G-code', '二进制 G-code'),
      project_3mf: say('3MF project', '3MF 项目'),
      sliced_3mf: say('sliced 3MF', '已切片的 3MF'),
      preset_json: say('preset (JSON)', '预设（JSON）'),
      preset_ini: say('configuration (INI)', '配置（INI）'),
      preset_bundle: say('presets in a zip file', '预设压缩包'),
      cura_profile: say('Cura profile', 'Cura 配置文件'),
      fdm_material: say('Cura material', 'Cura 材料'),
      klipper_config: say('Klipper configuration', 'Klipper 配置'),
    },
    writtenBy: say('Written by', '来源软件'),
    kind: say('File type', '文件类型'),
    said: say('the file says “{said}”', '文件写的是“{said}”'),
    unknownSaid: say('not known here: the file says “{said}”', '本站没有收录：文件写的是“{said}”'),
    notSaid: say('the file does not say', '文件中没有说明'),
    chooseOne: say('Which one is it?', '是哪一个？'),
    extruder: say('Extruder or filament of the file', '文件中的挤出机或耗材'),
    preset: say('Preset of the file', '文件中的预设'),
    presetAgain: say(
      'To read another of its presets, choose the file here again.',
      '要读取其中的其他预设，请在此处重新选择该文件。',
    ),
    notInFile: say('the active one, which is not in the file', '当前使用的预设，不在文件中'),
    nth: say('No. {n}', '第 {n} 个'),
    found: say('{n} of {total} settings have a value in the file.', '{total} 项设置中，文件给出了 {n} 项的值。'),
    cannotJudge: say(
      'Choose a printer and a material above to see whether values are outside their ranges.',
      '请在上方选择打印机和耗材，才能判断数值是否超出范围。',
    ),
    tableTitle: say('Your values and the profile', '您的值与配置对照'),
    noProfile: say(
      'There is no profile to compare with: choose a printer and a material that it has settings for.',
      '没有可对照的配置：请选择打印机，以及它支持的耗材。',
    ),
    yours: say('Yours', '您的值'),
    profile: say('Profile', '配置'),
    ownValue: say('Your value: {setting}', '您的值：{setting}'),
    onlyDifferent: say('Only your values that differ from the profile', '只看与配置不同的值'),
    differs: say('differs', '不同'),
    typed: say('typed', '手动填写'),
    unreadTitle: say('What could not be read ({n})', '未能读取的设置（{n}）'),
    othersTitle: say(
      'Other keys in the file, without a matching setting in this data ({n})',
      '文件中的其他键，本站没有对应设置（{n}）',
    ),
    scopes: {
      filament: say('Filament', '耗材'),
      process: say('Process', '工艺'),
      printer: say('Printer', '打印机'),
    },
  };
}

export const YOURS_TEXTS: Readonly<Record<Language, ReturnType<typeof yoursTexts>>> = {
  en: yoursTexts('en'),
  zh: yoursTexts('zh'),
};
