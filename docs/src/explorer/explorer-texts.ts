import {
  DIRECTIONS,
  EVIDENCES,
  FIT_VERDICTS,
  FIX_COSTS,
  FIX_KINDS,
  HAZARDS,
  inLanguage,
  LIKELIHOODS,
  PRESET_BASES,
} from '../../../core/words/enumerations.js';
import { GROUP_TITLES } from '../../../core/words/groups.js';
import { type Language, LOCALES } from '../../../core/words/language.js';
import { wordsIn } from '../../../core/words/record-words.js';
import { SLICER_NAMES } from '../../../core/words/slicers.js';

// `{…}` are placeholders. Field names come from the schemas instead.

/** Texts of form fields and messages, shared with other pages. */
export function fieldTexts(language: Language) {
  const { say } = LOCALES[language];
  return {
    printer: say('Printer', '打印机'),
    material: say('Material', '耗材'),
    slicer: say('Slicer', '切片软件'),
    hints: {
      printer: say('Type a model, such as P1S', '输入型号，例如 P1S'),
      material: say('A material, such as PETG', '输入耗材，例如 PETG'),
    },
    anySlicer: say('All slicers', '所有切片软件'),
    clear: say('Clear: {what}', '清除：{what}'),
    results: say('{n} found', '找到 {n} 项'),
    more: say('{n} more: keep typing', '还有 {n} 项，请继续输入'),
    none: say('Nothing found', '没有找到'),
    loading: say('Loading {what}…', '正在加载{what}……'),
    retry: say('Try again', '重试'),
    failed: say('{what} could not be loaded.', '无法加载{what}。'),
    reasons: {
      offline: say(
        'There is no connection to the server. Check the network, then try again.',
        '无法连接服务器。请检查网络后重试。',
      ),
      missing: say(
        'The file does not exist. This copy of the data seems to be incomplete.',
        '文件不存在。这份数据似乎不完整。',
      ),
      broken: say(
        'The file is damaged or belongs to another release. This copy of the data seems to be incomplete, or is being updated.',
        '文件损坏，或属于另一个版本。这份数据似乎不完整，或正在更新。',
      ),
      server: say('The server answered with an error ({status}).', '服务器返回错误（{status}）。'),
      slow: say('The server took too long to answer.', '服务器响应超时。'),
    },
  };
}

/** Texts embedded in the explorer page. */
export function explorerTexts(language: Language) {
  const { say } = LOCALES[language];
  return {
    ...fieldTexts(language),
    site: say('Open Print Data', '开放打印数据'),
    title: say('Explorer', '数据浏览器'),
    intro: say(
      'Look up print settings, compare printers and materials, and find out why a print fails. All data comes from the same open files that the API serves.',
      '查询打印参数，比较打印机和耗材，查找打印失败的原因。所有内容都来自 API 提供的同一批开放文件。',
    ),
    noScript: say(
      'This page needs JavaScript. The data is in plain JSON files, which the documentation describes.',
      '本页需要 JavaScript。数据就是普通的 JSON 文件，文档中有说明。',
    ),
    views: {
      profile: say('Print settings', '打印参数'),
      compare: say('Compare', '比较'),
      troubleshoot: say('Troubleshooting', '故障排查'),
    },
    nozzle: say('Nozzle', '喷嘴'),
    unknown: {
      printer: say('No printer is called “{id}”.', '没有名为“{id}”的打印机。'),
      material: say('No material is called “{id}”.', '没有名为“{id}”的耗材。'),
    },
    didYouMean: say('Did you mean:', '您要找的是不是：'),
    start: say(
      'Choose a printer and a material, or start with one of these:',
      '请选择打印机和耗材，或从下面的例子开始：',
    ),
    allSettings: say('All settings and limits', '全部参数与限制'),
    nozzlesOf: say('Nozzle, mm', '喷嘴（mm）'),
    pairOf: say('{material} on {printer}', '{printer} 打印 {material}'),
    profileOf: say('{material} on {printer}, {nozzle} nozzle', '{printer} 打印 {material}，{nozzle} 喷嘴'),
    basis: inLanguage(PRESET_BASES, language),
    evidence: inLanguage(EVIDENCES, language),
    verdicts: inLanguage(FIT_VERDICTS, language),
    optional: say('{what} (optional)', '{what}（可选）'),
    fumes: say('Fumes', '烟气'),
    foodContact: say('Food contact', '食品接触'),
    address: say('Address in the API', 'API 地址'),
    queryForm: say('As a query', '查询形式'),
    fileForm: say('As a file', '文件形式'),
    queryNote: say(
      'Needs a server that answers queries; {n} requests per minute.',
      '需要能处理查询的服务器；每分钟 {n} 次。',
    ),
    fileNote: say('Works on every mirror, without a limit.', '任何镜像都可用，没有次数限制。'),
    copyWhat: say('Copy: {what}', '复制：{what}'),
    compareKinds: {
      printers: say('Two printers', '两台打印机'),
      materials: say('Two materials', '两种耗材'),
    },
    sides: {
      printer: say('First printer', '第一台打印机'),
      printer2: say('Second printer', '第二台打印机'),
      material: say('First material', '第一种耗材'),
      material2: say('Second material', '第二种耗材'),
    },
    differences: say('{n} of the {total} values known for both differ', '两者都已知的 {total} 个值中，有 {n} 个不同'),
    everyValue: say('Every value side by side', '全部数值并排对比'),
    onlyDifferences: say('Only differences', '只看不同'),
    calibrate: say(
      'Calibrate a new spool: temperature, flow, pressure advance, retraction',
      '校准新耗材：温度、流量、压力提前、回抽',
    ),
    slicers: SLICER_NAMES,
    version: say('Version of the data: {version}', '数据版本：{version}'),
    yours: {
      title: say('Your file', '您的文件'),
      choose: say('Choose a file', '选择文件'),
      type: say('Enter values by hand', '手动填写数值'),
      drop: say(
        'or drop it here: G-code, binary G-code, a 3MF project or an exported preset of OrcaSlicer, Bambu Studio, PrusaSlicer, SuperSlicer or Cura.',
        '或将文件拖到这里：G-code、二进制 G-code、3MF 项目，或从 OrcaSlicer、Bambu Studio、PrusaSlicer、SuperSlicer、Cura 导出的预设。',
      ),
      privacy: say(
        'The file is read in your browser and stays on your device: nothing is uploaded.',
        '文件只在您的浏览器中读取，不会离开您的设备，也不会上传。',
      ),
    },
    preset: {
      title: say('In your slicer', '用于您的切片软件'),
      about: say(
        'These settings as a file for OrcaSlicer, Bambu Studio, PrusaSlicer or Cura, with a list of what is carried over, approximated or left out.',
        '将这些参数制成 OrcaSlicer、Bambu Studio、PrusaSlicer 或 Cura 的文件，并列出哪些沿用、哪些近似、哪些略去。',
      ),
      open: say('Settings for your slicer', '生成切片软件设置'),
      close: say('Close', '收起'),
    },
  };
}

/** Texts for record fields, loaded with their layout. */
export function layoutTexts(language: Language) {
  const { say } = LOCALES[language];
  return {
    filament: say('Filament', '耗材参数'),
    process: say('Process', '工艺参数'),
    volumeChart: say('Build volume to scale', '打印体积（按比例）'),
    furtherSettings: say('More settings', '更多参数'),
    field: say('Setting', '参数'),
    value: say('Value', '值'),
    source: say('Source', '出处'),
    sourceOf: say('Source of {label}', '数据出处：{label}'),
    notKnown: say('not known', '未知'),
    differs: say('differs', '不同'),
  };
}

/** Texts used only by record and symptom pages. */
function recordTexts(language: Language) {
  const { say } = LOCALES[language];
  return {
    words: wordsIn(language),
    groups: inLanguage(GROUP_TITLES, language),
    problem: {
      stopPrint: say('Stop the print now.', '请立即停止打印。'),
      stopPrintWhy: say(
        'If it goes on, it can hurt people or damage the printer. Switch off the heating, then read on.',
        '继续打印可能伤人或损坏打印机。请先关闭加热，再继续阅读。',
      ),
      likelihood: inLanguage(LIKELIHOODS, language),
      check: say('How to confirm it', '如何确认'),
      fixes: say('What to do, in this order', '按此顺序处理'),
      calibrationStep: say('Step by step, with the values to try: {name}', '分步校准，附要试的数值：{name}'),
      related: say('Similar symptoms', '相似现象'),
      cost: inLanguage(FIX_COSTS, language),
      minutes: say('about {n} min', '约 {n} 分钟'),
      hours: say('about {n} h', '约 {n} 小时'),
      kinds: inLanguage(FIX_KINDS, language),
      direction: inLanguage(DIRECTIONS, language),
      step: say('Step', '每次调整'),
      target: say('Set it to', '设为'),
      safeRange: say('Stay within', '安全范围'),
      safeRangeByMaterial: say(
        'Where to stop depends on the material: choose yours above.',
        '安全范围取决于耗材：请在上方选择您的耗材。',
      ),
      recommended: say('Values from sources', '各来源给出的值'),
      figures: say('Good to know', '参考数值'),
      noKey: say('no such setting', '没有此设置'),
      hazards: inLanguage(HAZARDS, language),
      caution: say('Caution', '注意'),
    },
    references: say('Sources', '参考资料'),
  };
}

export type FieldTexts = ReturnType<typeof fieldTexts>;
export type ExplorerTexts = ReturnType<typeof explorerTexts>;
export type LayoutTexts = ReturnType<typeof layoutTexts>;

/** All texts shared by the explorer and the record pages. */
export type Texts = ExplorerTexts & LayoutTexts & ReturnType<typeof recordTexts>;

function textsIn(language: Language): Texts {
  return { ...explorerTexts(language), ...layoutTexts(language), ...recordTexts(language) };
}

export const TEXTS: Readonly<Record<Language, Texts>> = { en: textsIn('en'), zh: textsIn('zh') };
