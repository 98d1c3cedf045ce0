import { type Language, LOCALES } from '../../../core/words/language.js';

/** Texts of the script. `{…}` are placeholders. */
export function calibrationTexts(language: Language) {
  const { say } = LOCALES[language];
  return {
    language,
    say,
    colon: say(': ', '：'),
    comma: say(', ', '、'),
    title: say('Values for your setup', '您的配置的数值'),
    nozzle: say('Nozzle, mm', '喷嘴（mm）'),
    anyNozzle: say('the default', '常用规格'),
    noPrinter: say('No printer is called “{name}”.', '没有名为“{name}”的打印机。'),
    noMaterial: say('No material is called “{name}”.', '没有名为“{name}”的耗材。'),
    span: say('{from} to {to} in steps of {step}', '{from} 至 {to}，步长 {step}'),
    around: say(
      'from {less} below to {more} above the current value, in steps of {step}',
      '从当前值减 {less} 到加 {more}，步长 {step}',
    ),
    unknownSpan: say('The range of this material is not known.', '该耗材的范围未知。'),
    height: say('Height of the change, mm', '变化处的高度（mm）'),
  };
}

export type CalibrationTexts = ReturnType<typeof calibrationTexts>;
