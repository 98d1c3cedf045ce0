import { type Language, LOCALES, languageOf } from '../../../core/words/language.js';
import { SLICER_NAMES } from '../../../core/words/slicers.js';
import { fill } from '../explorer/texts/fill.js';
import { type MySetup, onChange, readSetup } from './setup.js';

/** Texts of the page parts that show the saved setup. */
export function setupTexts(language: Language) {
  const { say, prefix } = LOCALES[language];
  return {
    prefix,
    mine: say('My setup: ', '我的配置：'),
    change: say('Change', '更改'),
    forget: say('Forget', '清除'),
    nozzle: say('{nozzle} mm nozzle', '{nozzle} mm 喷嘴'),
    between: say(', ', '，'),
    choose: {
      printer: say('This is my printer', '设为我的打印机'),
      material: say('I print with this material', '设为我的耗材'),
    },
    chosen: {
      printer: say('This is my printer ✓', '我的打印机 ✓'),
      material: say('I print with this material ✓', '我的耗材 ✓'),
    },
    /** Links to the profile of a pair. */
    pair: say('Settings for {material} on my {printer}', '{printer} 打印 {material} 的参数'),
    remember: say('Remember as my setup', '记为我的配置'),
  };
}

/** The language of the page. */
export function pageLanguage(): Language {
  return languageOf(document.documentElement.lang);
}

/** Calls back with the saved setup: now, and whenever it changes, including in another window. */
export function watchSetup(show: (setup: MySetup) => void): void {
  const again = () => show(readSetup());
  onChange(again);
  addEventListener('storage', again);
  again();
}

/** Formats a setup: `Bambu Lab P1S, 0.4 mm nozzle, PETG, OrcaSlicer`. */
export function formatSetup(
  { printer, nozzle, material, slicer }: MySetup,
  texts: Pick<ReturnType<typeof setupTexts>, 'nozzle' | 'between'>,
): string {
  const parts = [
    printer?.name,
    nozzle !== null && fill(texts.nozzle, { nozzle }),
    material?.name,
    slicer !== null && SLICER_NAMES[slicer],
  ];
  return parts.filter(Boolean).join(texts.between);
}
