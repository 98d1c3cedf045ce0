import { type Language, LOCALES } from '../../../../core/words/language.js';

/** Texts of the file reader; those shown before it loads belong to the page. */
function yoursTexts(language: Language) {
  const { say } = LOCALES[language];
  return {
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
    notSaid: say('the file does not say', '文件中没有说明'),
    extruder: say('Extruder or filament of the file', '文件中的挤出机或耗材'),
    preset: say('Preset of the file', '文件中的预设'),
    tableTitle: say('Your values and the profile', '您的值与配置对照'),
    ownValue: say('Your value: {setting}', '您的值：{setting}'),
    onlyDifferent: say('Only your values that differ from the profile', '只看与配置不同的值'),
    differs: say('differs', '不同'),
    typed: say('typed', '手动填写'),
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
