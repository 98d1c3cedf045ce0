import { type Language, LOCALES } from '../../../core/words/language.js';

/** What a resolved answer says around its values. */
export function answerTexts(language: Language) {
  const { say } = LOCALES[language];
  return {
    title: say('For your {setup}', '针对您的 {setup}'),
    linked: say('For {setup}, as the link says', '针对链接中的配置：{setup}'),
    mine: say('Back to my own setup', '回到我的配置'),
    choose: say(
      'Choose your printer and material: then each change shows the value now, the one to try and where to stop.',
      '选择打印机和材料后，每项调整都会给出当前值、建议尝试的值和停止的界限。',
    ),
    choosePage: say('Choose what you print with', '选择您的打印配置'),
    chooseWhy: say(
      'and this page shows the value now, the one to try and where to stop, with the menus of your slicer alone.',
      '本页就会给出当前值、建议尝试的值和停止的界限，并只显示您的切片软件的菜单。',
    ),
    noPair: say(
      'There is no profile for this printer with this material: what stands now is not known. Type your own values.',
      '没有这台打印机搭配这种材料的配置，因此当前值未知。请填写您自己的值。',
    ),
    contradictions: say('This setup cannot print as it is', '这套配置本身有矛盾'),
    first: say('Settle this before you follow any advice below.', '请先解决这一点，再按下面的建议操作。'),
    own: say('Yours now: {setting}', '您的当前值：{setting}'),
    ownShort: say('Yours now', '您的当前值'),
    ownUsed: say('Own values used: {n}.', '使用了您的 {n} 个值。'),
    ownForget: say('Forget them', '清除这些值'),
    against: say('Goes against:', '与此相反：'),
    againstWhy: say(
      'Both change “{setting}”: do one, print, and only then think of the other.',
      '两者都调整“{setting}”：先做一项，试打后再考虑另一项。',
    ),
    leftOut: say('Left out, since it is not for this setup: {n}', '已略去 {n} 项不适用于当前配置的内容'),
    leftOutSteps: say('Figures left out, since they are for other setups: {n}', '已略去 {n} 个不适用于当前配置的数值'),
    because: say('{what}, because it is for {condition}', '{what}，因为只适用于{condition}'),
    notFor: say('Not for this setup: it is for {condition}.', '不适用于当前配置：只适用于{condition}。'),
    between: say('; ', '；'),
    share: say('Share this answer', '分享这份答案'),
    send: say('Share…', '分享…'),
    link: say('Copy the link', '复制链接'),
    text: say('Copy as text for a forum', '复制为论坛文字'),
    print: say('Print on one page', '打印为一页'),
    linkCopied: say('The link is copied: it opens this very answer.', '链接已复制：打开即为这份答案。'),
    textCopied: say('The text is copied: paste it into the forum.', '文字已复制：可粘贴到论坛。'),
    notCopied: say(
      'Nothing could be copied here: the text below is selected, press Ctrl+C or ⌘C.',
      '此处无法自动复制：下方文字已选中，请按 Ctrl+C 或 ⌘C。',
    ),
    toCopy: say('To copy', '待复制的内容'),
    unread: say('Part of the link is no value and is left out: {what}', '链接中有一部分不是数值，已略去：{what}'),
    failed: say('The values for your setup could not be loaded.', '无法加载适合您配置的数值。'),
    retry: say('Try again', '重试'),
    further: say('Further causes', '其他可能原因'),
    preset: {
      chooseFirst: say('As a preset: choose {what} first.', '生成预设：请先选择{what}。'),
      printer: say('a printer', '打印机'),
      material: say('a material', '耗材'),
      slicer: say('a slicer', '切片软件'),
      and: say(' and ', '和'),
      tick: say('As a preset: {setting} {value}', '放入预设：{setting} {value}'),
      value: say('Value in the preset: {setting}', '预设中的值：{setting}'),
    },
    loading: say('Working out the values for your setup…', '正在计算适合您配置的数值…'),
  };
}

export type AnswerTexts = ReturnType<typeof answerTexts>;
