import type { Topic } from '../../../../core/names/question.js';
import type { FoundKind } from '../../../../core/names/search.js';
import { FOUND_KIND_NAMES, inLanguage } from '../../../../core/words/enumerations.js';
import { type Language, LOCALES, type Say } from '../../../../core/words/language.js';
import { fill } from '../../explorer/texts/fill.js';

/** What the search says. */
export interface FindTexts {
  label: string;
  hint: string;
  /** `{n}` records. */
  found: string;
  none: string;
  /** As long as it is looked up what an identifier or a code stands for. */
  looking: string;
  /** Leads to the page of the search. */
  more: string;
  /** Stands above pages of the documentation. */
  documentation: string;
  failed: string;
  kinds: Readonly<Record<FoundKind, string>>;
  /** What leads to the answer of a question. */
  pair(material: string, printer: string): string;
  /** `on` is a printer, a material, or one on the other. */
  symptom(symptom: string, on: string): string;
  compare(names: readonly string[]): string;
  topics: Readonly<Record<Topic, (material: string) => string>>;
  language: Language;
  say: Say;
  /** What stands between a name and its value. */
  colon: string;
  /** What stands before the path of a record. */
  prefix: string;
}

/** What the search says in a language. */
export function findTexts(language: Language): FindTexts {
  const { say, prefix } = LOCALES[language];
  const topic = (en: string, zh: string) => (material: string) => fill(say(en, zh), { material });
  return {
    pair: (material, printer) =>
      fill(
        say('{material} on the {printer}: whether it prints, and how', '{printer} 打印 {material}：能否打印、如何设置'),
        {
          material,
          printer,
        },
      ),
    symptom: (symptom, on) => fill(say('{symptom}, with {on}', '{on}：{symptom}'), { symptom, on }),
    compare: (names) => names.join(say(' beside ', ' 与 ')) + say('', ' 对比'),
    topics: {
      drying: topic('Drying {material}', '{material} 的烘干'),
      nozzle_temperature: topic('Nozzle temperature of {material}', '{material} 的喷嘴温度'),
      bed_temperature: topic('Bed temperature of {material}', '{material} 的热床温度'),
      chamber: topic('Chamber temperature of {material}', '{material} 的腔温'),
      fan: topic('Part cooling of {material}', '{material} 的冷却风扇'),
      enclosure: topic('Enclosure for {material}', '{material} 是否需要封箱'),
      fumes: topic('Fumes of {material}', '{material} 的气味与烟气'),
    },
    label: say('Find a printer, material, symptom or setting', '查找打印机、耗材、故障现象或参数'),
    hint: say('Find: P1S, stringing', '搜索：P1S、拉丝'),
    found: say('{n} found', '找到 {n} 项'),
    none: say('No match.', '没有找到。'),
    looking: say('Looking it up…', '正在查找……'),
    more: say('All results', '全部结果'),
    documentation: say('In the documentation', '文档'),
    failed: say('This could not be loaded.', '无法加载。'),
    kinds: inLanguage(FOUND_KIND_NAMES, language),
    language,
    say,
    colon: say(': ', '：'),
    prefix,
  };
}
