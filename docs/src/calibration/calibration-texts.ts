import { type Language, LOCALES } from '../../../core/words/language.js';

/** Texts of the script. `{…}` are placeholders. */
export function calibrationTexts(language: Language) {
  const { say } = LOCALES[language];
  return {
    language,
    colon: say(': ', '：'),
    comma: say(', ', '、'),
    title: say('Values for your setup', '您的配置的数值'),
    nozzle: say('Nozzle, mm', '喷嘴（mm）'),
    anyNozzle: say('the default', '常用规格'),
    missing: say(
      'Choose a printer and a material: each step then shows the current value and the values to try.',
      '选择打印机和耗材后，每一步都会给出当前值和要试的数值。',
    ),
    noPrinter: say('No printer is called “{name}”.', '没有名为“{name}”的打印机。'),
    noMaterial: say('No material is called “{name}”.', '没有名为“{name}”的耗材。'),
    noPair: say(
      'There is no profile for {material} on the {printer}: the current values are not known.',
      '没有 {printer} 打印 {material} 的配置，当前值未知。',
    ),
    unreached: say(
      '{material} needs {needs}, the {printer} reaches {reaches}: it cannot print this material.',
      '{material} 至少需要 {needs}，{printer} 最高只能达到 {reaches}，无法打印这种耗材。',
    ),
    profile: say('Current values come from the profile', '当前值来自配置'),
    now: say('Current value', '当前值'),
    notKnown: say('not known', '未知'),
    with: say(
      'Print this test with your results of the earlier steps; the profile has',
      '打印此测试时使用前面各步的结果；配置中的值为',
    ),
    try: say('Values to try', '要试的数值'),
    span: say('{from} to {to} in steps of {step}', '{from} 至 {to}，步长 {step}'),
    around: say(
      'from {less} below to {more} above the current value, in steps of {step}',
      '从当前值减 {less} 到加 {more}，步长 {step}',
    ),
    cut: say('Not above {most}: that is the maximum of the printer.', '不要超过 {most}：这是打印机的上限。'),
    unknownSpan: say('The range of this material is not known.', '该耗材的范围未知。'),
    likely: say('(probably)', '（推测）'),
    height: say('Height of the change, mm', '变化处的高度（mm）'),
    heightBad: say('The tower ends at {most} mm.', '塔高只有 {most} mm。'),
    heightNoNumber: say('This is not a number.', '这不是数字。'),
  };
}

export type CalibrationTexts = ReturnType<typeof calibrationTexts>;
