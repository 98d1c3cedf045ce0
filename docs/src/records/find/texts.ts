import type { FoundKind } from '../../../../core/found.js';
import { type Language, sayIn } from '../../../../core/language.js';

/** What the search says. */
export interface FindTexts {
  label: string;
  hint: string;
  /** `{n}` records. */
  found: string;
  none: string;
  /** Leads to the page of the search. */
  more: string;
  /** Stands above pages of the documentation. */
  documentation: string;
  failed: string;
  kinds: Readonly<Record<FoundKind, string>>;
  chinese: boolean;
  /** What stands before the path of a record. */
  folder: string;
}

/** What the search says in a language. */
export function findTexts(language: Language): FindTexts {
  const say = sayIn(language);
  return {
    label: say('Find a printer, material, symptom or setting', '查找打印机、耗材、故障现象或参数'),
    hint: say('Find: P1S, stringing', '搜索：P1S、拉丝'),
    found: say('{n} found', '找到 {n} 项'),
    none: say('Nothing is called so.', '没有找到。'),
    more: say('All results', '全部结果'),
    documentation: say('In the documentation', '文档'),
    failed: say('This could not be loaded.', '无法加载。'),
    kinds: {
      symptoms: say('symptom', '故障现象'),
      printers: say('printer', '打印机'),
      materials: say('material', '耗材'),
      brands: say('brand', '品牌'),
      filaments: say('filament', '品牌耗材'),
      filament_brands: say('brand of filament', '耗材品牌'),
      settings: say('setting', '参数'),
      causes: say('cause', '原因'),
      calibration: say('calibration', '校准步骤'),
    },
    chinese: language === 'zh',
    folder: say('', '/zh-cn'),
  };
}
