import { POWER_NONE } from '../../../core/troubleshoot/diagnose/power.js';
import { type Language, LOCALES } from '../../../core/words/language.js';
import type { Texts } from '../explorer/explorer-texts.js';
import type { UnresolvedName } from './resolve-view.js';

/** The texts of a symptom's page around its answer. `{…}` are placeholders. */
export function symptomTexts(language: Language) {
  const { say } = LOCALES[language];
  return {
    setup: say('What you print with', '您的打印配置'),
    nozzle: say('Nozzle, mm', '喷嘴（mm）'),
    anyNozzle: say('Any', '不限'),
    file: say('or take it from your file', '或从文件读取'),
    fileHint: say(
      'G-code, 3MF project or preset; drop it anywhere here. It stays on your device.',
      'G-code、3MF 项目或预设，可拖到此处。文件不会离开您的设备。',
    ),
    yours: say('Your file', '您的文件'),
    fileForget: say('Remove the file', '清除文件'),
    reading: say('Reading {name}…', '正在读取 {name}…'),
    read: say('Read: {name}', '已读取：{name}'),
    differs: say('Relevant differences from the profile', '与配置不同、且与此问题有关的设置'),
    differsNone: say(
      'Nothing in the file differs from the profile in a relevant way.',
      '文件与配置之间没有与此问题有关的差别。',
    ),
    differsOne: say('{setting}: {own}, the profile has {profile}', '{setting}：{own}，配置为 {profile}'),
    differsMore: say('{n} other settings differ.', '另有 {n} 项设置不同。'),
    differsAll: say('See all of them', '查看全部'),

    first: say('Try these three', '先试这三项'),
    firstOne: say('Try this', '先试这一项'),
    firstTwo: say('Try these two', '先试这两项'),
    firstNone: say('There is nothing left to try for this setup.', '对当前配置没有可尝试的办法。'),
    firstCold: say('Check this first, with the printer unplugged and cold', '断电并冷却后，先检查这些'),
    firstColdNone: say(POWER_NONE),
    ask: say('Not sure? Answer a few questions', '不确定？回答几个问题'),
    inVain: say('It did not help', '没有改善'),
    triedInVain: say('Did not help: {fix}', '没有改善：{fix}'),
    nothingWrong: say('Nothing is wrong there', '该处没有问题'),
    confirm: say('To confirm: ', '确认：'),
    more: say('How to do it, and what else helps', '具体做法和其他办法'),
    causePage: say('This cause with other symptoms', '该原因的其他现象'),
    further: say('More causes, most likely first', '其他原因（按可能性排列）'),
    unlikely: say('{n} less likely', '另外 {n} 个可能性较小的原因'),

    chooseFor: say('Choose {what} to see your values and get a file.', '选择{what}，即可得到适合您的数值和文件。'),
    choosePrinter: say('a printer', '打印机'),
    chooseMaterial: say('a material', '耗材'),
    chooseSlicer: say('a slicer', '切片软件'),
    noPair: say(
      'There is no profile for this printer with this material, so the current values are not known. Enter your own values.',
      '没有这台打印机搭配这种耗材的配置，因此当前值未知。请填写您自己的值。',
    ),
    contradictions: say('Something in this setup does not fit', '这套配置本身有矛盾'),
    settleFirst: say('Resolve this before you follow any advice below.', '请先解决这一点，再按下面的建议操作。'),
    own: say('Your value: {setting}', '您的当前值：{setting}'),
    ownShort: say('Your value', '您的当前值'),
    ownUsed: say('Your values in use: {n}.', '使用了您的 {n} 个值。'),
    ownForget: say('Remove them', '清除这些值'),
    against: say('Conflicts with:', '与此冲突：'),
    againstWhy: say(
      'Both change “{setting}”: do one, print, and only then consider the other.',
      '两者都调整“{setting}”：先做一项，试打后再考虑另一项。',
    ),
    leftOut: say('Left out because it does not apply to this setup: {n}', '已略去 {n} 项不适用于当前配置的内容'),
    leftOutSteps: say('Figures left out because they are for other setups: {n}', '已略去 {n} 个不适用于当前配置的数值'),
    because: say('{what}, because it is only for {condition}', '{what}，因为只适用于{condition}'),
    between: say('; ', '；'),

    share: say('Share this answer', '分享这份答案'),
    send: say('Share…', '分享…'),
    link: say('Copy the link', '复制链接'),
    text: say('Copy as text for a forum', '复制为论坛文字'),
    print: say('Print on one page', '打印为一页'),
    linkCopied: say('The link is copied: it opens exactly this answer.', '链接已复制：打开即为这份答案。'),
    textCopied: say('The text is copied: paste it into the forum.', '文字已复制：可粘贴到论坛。'),
    notCopied: say(
      'Nothing could be copied: the text below is selected, press Ctrl+C or ⌘C.',
      '此处无法自动复制：下方文字已选中，请按 Ctrl+C 或 ⌘C。',
    ),
    toCopy: say('To copy', '待复制的内容'),
    statements: say('What you reported', '已知情况'),
    failed: say('This part of the page could not be loaded.', '页面的这一部分加载失败。'),
    retry: say('Try again', '重试'),

    preset: {
      file: say('File for {slicer}: {value}', '{slicer} 文件：{value}'),
      drop: say('Remove', '移除'),
      dropOf: say('Remove: {setting}', '移除：{setting}'),
      value: say('Value in the file: {setting}', '文件中的值：{setting}'),
    },

    share100: say('{n}\u00a0%', '{n}%'),
    up: say('up from {n}\u00a0%', '由 {n}% 上升'),
    down: say('down from {n}\u00a0%', '由 {n}% 下降'),
    reasons: say('Why', '理由'),
    grade: {
      more: {
        slightly: say('slightly likelier', '可能性略增'),
        clearly: say('clearly likelier', '可能性明显增加'),
        decisively: say('decisively likelier', '可能性大幅增加'),
      },
      less: {
        slightly: say('slightly less likely', '可能性略减'),
        clearly: say('clearly less likely', '可能性明显减小'),
        decisively: say('decisively less likely', '可能性大幅减小'),
      },
    },

    table: say('The diagnosis table', '诊断数据'),
    droppedTitle: say('Ignored parts of the address', '地址中已忽略的内容'),
    dropped: {
      symptom: say('“{id}” is not a known symptom.', '“{id}”不是已知的现象。'),
      answer: say(
        '“{id}” is not a known answer, or is the second answer to the same question.',
        '“{id}”不是已知的回答，或重复回答了同一问题。',
      ),
      question: say('“{id}” is not a known question.', '未知的问题“{id}”。'),
      printer: say('No printer is called “{id}”.', '没有名为“{id}”的打印机。'),
      nozzle: say('“{id}” is not a nozzle of the selected printer.', '“{id}”不是所选打印机的喷嘴。'),
      material: say('No material is called “{id}”.', '没有名为“{id}”的耗材。'),
      value: say('“{id}” is not a value of a setting.', '“{id}”不是设置的值。'),
    } satisfies Record<UnresolvedName['kind'], string>,
  };
}

export type SymptomTexts = ReturnType<typeof symptomTexts>;

/** The shared texts that a symptom's page uses. */
export type PageTexts = Texts['problem'] & Pick<Texts, 'slicers'>;

/** Picks these texts only: all texts in both languages would make the script large. */
export function pageTexts({ problem, slicers }: Texts): PageTexts {
  return { ...problem, slicers };
}
