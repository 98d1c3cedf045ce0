import type { Topic } from '../../../../core/names/question.js';
import { FOUND_KIND_NAMES, inLanguage } from '../../../../core/words/enumerations.js';
import { type Language, LOCALES } from '../../../../core/words/language.js';

export type FindTexts = ReturnType<typeof findTexts>;

export function findTexts(language: Language) {
  const { say, prefix } = LOCALES[language];
  return {
    /** Link texts for answers about a material. */
    topics: (material: string): Readonly<Record<Topic, string>> => ({
      drying: say(`Drying ${material}`, `${material} 的烘干`),
      nozzle_temperature: say(`Nozzle temperature of ${material}`, `${material} 的喷嘴温度`),
      bed_temperature: say(`Bed temperature of ${material}`, `${material} 的热床温度`),
      chamber: say(`Chamber temperature of ${material}`, `${material} 的腔温`),
      fan: say(`Part cooling of ${material}`, `${material} 的冷却风扇`),
      enclosure: say(`Enclosure for ${material}`, `${material} 是否需要封箱`),
      fumes: say(`Fumes of ${material}`, `${material} 的气味与烟气`),
    }),
    label: say('Find a printer, material, symptom or setting', '查找打印机、耗材、故障现象或参数'),
    hint: say('Find: P1S, stringing', '搜索：P1S、拉丝'),
    found: say('{n} found', '找到 {n} 项'),
    none: say('No match.', '没有找到。'),
    /** Shown while an identifier or code is being looked up. */
    looking: say('Looking it up…', '正在查找……'),
    foreign: say('The pages are in English and Chinese.', '页面只有英文和中文。'),
    more: say('All results', '全部结果'),
    documentation: say('In the documentation', '文档'),
    failed: say('This could not be loaded.', '无法加载。'),
    kinds: inLanguage(FOUND_KIND_NAMES, language),
    colon: say(': ', '：'),
    language,
    prefix,
    say,
  };
}
