import type { Say } from '../../../../core/words/language.js';

/** The baseline for all servers. */
export const LIMIT = 'bare Map server (limit)';

/** Chinese translations of the benchmark's English names. */
const CHINESE: Readonly<Record<string, string>> = {
  [LIMIT]: '只查 Map 的服务器（上限）',
  'Node server': '本项目的 Node 服务器',
  'Hono, filtering': 'Hono，逐条过滤',
  'Fastify, filtering': 'Fastify，逐条过滤',
  'workerd, the function': 'workerd，本项目的函数',
  'workerd, pass-through': 'workerd，仅转发文件',
  'default list': '默认列表',
  'brand filter': '按品牌筛选',
  'printer and material': '打印机加耗材',
  window: '`limit` 与 `page`',
  'brand filter, 304': '按品牌筛选，返回 304',
  'printers, first page': '打印机，第一页',
  'printers of a brand': '某品牌的打印机',
  'one printer': '单台打印机',
  'profiles of a printer and a material': '某打印机与耗材的配置',
  'profiles of a printer, first page': '某打印机的配置，第一页',
  'profiles of a material, first page': '某耗材的配置，第一页',
  'all materials': '全部耗材',
  'one troubleshooting rule': '单条故障规则',
  'all troubleshooting rules': '全部故障规则',
  settings: '全部切片设置',
  index: '总索引',
  names: '名称表',
  'entity tags': '实体标签',
  manifest: '文件清单',
  home: '首页',
  'printer page': '打印机页面',
  'symptom page': '故障现象页面',
  'finding a cause': '逐步查找原因',
  explorer: '数据浏览器',
  'explorer, a profile': '数据浏览器：一份配置',
  'all symptoms': '全部故障现象',
  'a fix for a setup': '针对一套配置的解决方法',
  table: '打印机表格',
};

/** Translates a name of the benchmark. */
export function translateName(name: string, say: Say): string {
  return say(name, CHINESE[name] ?? name);
}

/** Translates a name and capitalises it for the start of a cell. */
export function translateSentence(text: string, say: Say): string {
  const english = text === 'window' ? '`limit` and `page`' : text.charAt(0).toUpperCase() + text.slice(1);
  return say(english, CHINESE[text] ?? text);
}
