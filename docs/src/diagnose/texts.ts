import { CHECK_COSTS, CHECK_STOPS, inLanguage } from '../../../core/words/enumerations.js';
import { type Language, LOCALES } from '../../../core/words/language.js';
import type { UnresolvedName } from './resolve-view.js';

/** What the page says that finds a cause. `{…}` is filled in. */
export function diagnoseTexts(language: Language) {
  const { say } = LOCALES[language];
  return {
    title: say('Find the cause step by step', '逐步查找原因'),
    intro: say(
      'Choose what you see. You are asked one question at a time, each time the one that tells most for its effort, until one cause stands out; then come its fixes. Nothing that you answer is sent anywhere: it stands in the address of the page, which you can keep and pass on.',
      '先选择看到的现象，然后逐个回答问题。每次只问最省力、最能分辨原因的一个，直到某个原因明显突出，再给出对应的解决方法。您的回答不会发送到任何地方，全部写在网页地址里，可以保存和分享。',
    ),
    noScript: say(
      'The questions need JavaScript. Without it, choose a symptom: its page lists the causes, the most likely first, with a check for each.',
      '逐步提问需要 JavaScript。没有 JavaScript 时，请在下面选择现象：其页面按可能性列出原因，并给出每个原因的确认方法。',
    ),
    all: say('All symptoms, with the checks of their causes', '全部现象及各原因的确认方法'),

    see: say('What do you see?', '您看到了什么现象？'),
    seeHint: say(
      'Choose one, or several that come together. The first one counts as the main one.',
      '可选一个，也可选同时出现的几个，最先选的作为主要现象。',
    ),
    find: say('Find by name', '按名称查找'),
    findHint: say('strings, does not stick, gaps …', '拉丝、粘不住、断层……'),
    found: say('{n} found', '找到 {n} 项'),
    foundNone: say('Nothing is called so. Below are all of them.', '没有找到。下面列出全部现象。'),
    findFailed: say('The names could not be loaded. Below are all symptoms.', '名称加载失败。下面列出全部现象。'),
    often: say('More often with your setup', '您的配置更常出现'),
    chosen: say('Chosen', '已选'),
    chosenNone: say('Nothing chosen yet', '尚未选择'),
    begin: say('Find the cause', '开始查找原因'),
    goOn: say('Go on', '继续'),
    remove: say('Remove: {what}', '去掉：{what}'),
    changeSymptoms: say('Change what you see', '更改现象'),

    coldOnly: say(
      'Only what can be done unplugged and cold is listed; the rest waits until the cause is found.',
      '只列出断电并冷却后可做的处理；其余的等查明原因后再做。',
    ),

    setup: say('Your setup', '您的配置'),
    setupNone: say('none chosen: everything stays possible', '未选择，所有原因都可能'),
    nozzle: say('Nozzle, mm', '喷嘴（mm）'),
    anyNozzle: say('Not chosen', '未选择'),
    used: say('What the ranking takes from it', '排序用到的配置信息'),
    usedNone: say(
      'Nothing of it makes any of these causes likelier or less likely.',
      '其中没有影响这些原因可能性的信息。',
    ),
    usedMore: say('likelier', '更可能'),
    usedLess: say('less likely', '更不可能'),
    usedLikely: say('Taken for likely, as no source states it', '没有资料说明，按可能的情况处理'),
    usedFirst: say('Symptoms that it makes likelier', '更常见的现象'),
    ruledOut: say('Left out, since they do not go with your setup', '与您的配置不符，已排除'),
    contradicts: say('This setup contradicts itself', '这套配置自相矛盾'),

    question: say('Question {n}', '问题 {n}'),
    askedAgain: say('Change an answer', '更改回答'),
    minutes: say('about {n} min', '约 {n} 分钟'),
    instantly: say('no time', '不费时间'),
    cost: inLanguage(CHECK_COSTS, language),
    stops: inLanguage(CHECK_STOPS, language),
    effort: say('Effort', '代价'),
    outcomes: say('What came of it?', '结果如何？'),
    unknown: say('I do not know', '不知道'),
    skip: say('I cannot do that: skip', '无法检查，跳过'),
    why: say('Why this is asked', '为什么问这个'),
    undo: say('Take back the last answer', '撤回上一个回答'),
    cancel: say('Leave it as it was', '保持原来的回答'),
    present: say('your answer', '您的回答'),

    ranking: say('How likely each cause is', '各原因的可能性'),
    since: {
      answer: say('Changes are those of the last answer.', '变化指上一个回答带来的变化。'),
      setup: say('Changes are those that your setup makes.', '变化指您的配置带来的变化。'),
    },
    share: say('{n} %', '{n}%'),
    up: say('up from {n} %', '由 {n}% 上升'),
    down: say('down from {n} %', '由 {n}% 下降'),
    reasons: say('Why', '理由'),
    noReason: say(
      'As likely as it is with this symptom in general; nothing that you told moves it.',
      '仅按该现象的一般可能性；您的回答没有影响它。',
    ),
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
    others: say('{n} less likely causes', '另外 {n} 个可能性较小的原因'),
    live: say('Most likely now: {causes}.', '目前最可能：{causes}。'),

    lastTold: say('Your last answer', '上一个回答'),
    movesNone: say('It moves nothing.', '不影响排序。'),

    answers: say('Your answers', '您的回答'),
    change: say('Change', '更改'),
    changeOf: say('Change the answer to: {what}', '更改回答：{what}'),
    takeBack: say('Take back', '撤回'),
    takeBackOf: say('Take back the answer to: {what}', '撤回回答：{what}'),
    restart: say('Begin anew', '重新开始'),

    clear: say('Most likely: {cause}', '最可能的原因：{cause}'),
    unclear: say('Not certain, but most likely: {cause}', '尚不确定，最可能的是：{cause}'),
    end: {
      clear: say(
        'What you told makes this cause stand out: {n} % of all that is possible.',
        '根据您提供的信息，这个原因明显突出，占全部可能的 {n}%。',
      ),
      nothing_left: say(
        'No question that is left would tell more. This cause has {n} % of all that is possible; begin with it, then go on with the next ones.',
        '剩下的问题已不能提供更多信息。这个原因占全部可能的 {n}%，请先处理它，再依次处理后面的原因。',
      ),
      enough: say(
        'Enough was asked. This cause has {n} % of all that is possible; begin with it, then go on with the next ones.',
        '已经问得够多了。这个原因占全部可能的 {n}%，请先处理它，再依次处理后面的原因。',
      ),
    },
    only: say(
      'No other cause is known that goes with this and with your setup.',
      '没有其他已知原因符合该现象和您的配置。',
    ),
    nothingPossible: say(
      'Your setup rules out every cause that is known for this.',
      '您的配置排除了该现象的全部已知原因。',
    ),
    next: say('Next in line', '其次可能'),
    further: say('Ask further questions', '继续提问'),
    fixes: say('What to do, in this order', '按此顺序处理'),
    fixesLeftOut: say('{n} fixes do not go with your setup and are left out.', '有 {n} 项办法与您的配置不符，已省略。'),
    openFixes: say('How to do it, with the values for your setup', '查看具体步骤和适合您配置的参数值'),
    openFixesBare: say('How to do it, step by step', '查看具体步骤'),
    onPage: say('This cause on the page “{symptom}”', '“{symptom}”页面中的该原因'),
    onePage: say('All about this cause', '该原因的详细说明'),

    asText: say('As plain text', '纯文本'),
    copy: say('Copy as text', '复制为文本'),
    copied: say('Copied', '已复制'),
    copyFailed: say('Could not be copied. Select the text below.', '无法复制，请手动选择下面的文本。'),
    print: say('Print', '打印'),
    text: {
      causes: say('Likely causes', '可能的原因'),
      symptoms: say('What is seen', '现象'),
      noAnswers: say('none', '无'),
    },

    table: say('The table of the diagnosis', '诊断数据'),
    droppedTitle: say('Left out of the address', '地址中已忽略的内容'),
    dropped: {
      symptom: say('“{id}” names no symptom that is known, or several.', '“{id}”不是已知的现象，或对应多个现象。'),
      answer: say(
        '“{id}” is no answer that is known, or the second one to the same question.',
        '“{id}”不是已知的回答，或重复回答了同一问题。',
      ),
      question: say('“{id}” is no question that is known.', '未知的问题“{id}”。'),
      printer: say('No printer is called “{id}”.', '没有名为“{id}”的打印机。'),
      nozzle: say('“{id}” is no nozzle of the printer that is chosen.', '“{id}”不是所选打印机的喷嘴。'),
      material: say('No material is called “{id}”.', '没有名为“{id}”的耗材。'),
    } satisfies Record<UnresolvedName['kind'], string>,
  };
}

/** What the page says, in one language. */
export type DiagnoseTexts = ReturnType<typeof diagnoseTexts>;
