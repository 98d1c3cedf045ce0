import { type Language, sayIn } from '../../../core/language.js';

/** What the form of home says once it is used. */
export function homeTexts(language: Language) {
  const say = sayIn(language);
  return {
    noPair: (printer: string, material: string) =>
      say(`There are no settings for ${material} on the ${printer}.`, `没有 ${printer} 打印 ${material} 的参数。`),
    noPrinter: (text: string) => say(`No printer is called “${text}”.`, `没有名为“${text}”的打印机。`),
    nothing: say('Choose a printer, a material or both.', '请选择打印机、耗材，或两者都选。'),
  };
}
