import { CHECK_COSTS, CHECK_STOPS, inLanguage } from '../../../core/words/enumerations.js';
import { type Language, LOCALES } from '../../../core/words/language.js';

/** The texts of the questions, in addition to those of the page. `{…}` are placeholders. */
export function questionTexts(language: Language) {
  const { say } = LOCALES[language];
  return {
    questions: say('Find the cause', '查找原因'),
    tick: say('Tick what you already know', '勾选您已知的情况'),
    tickFind: say('Search these statements', '按文字查找'),
    tickNone: say('No matching statement.', '没有相符的说法。'),
    tickMore: say('{n} more', '另外 {n} 项'),
    ticked: say('Ticked: {what}', '已勾选：{what}'),
    tickGroups: {
      tried: say('What I tried', '试过什么'),
      changed: say('What changed before', '之前有什么变化'),
      where: say('Where it shows', '出现在哪里'),
      when: say('When it happens', '何时出现'),
      display: say('What the display says', '屏幕显示什么'),
    },
    question: say('Question {n}', '问题 {n}'),
    askedAgain: say('Change an answer', '更改回答'),
    minutes: say('about {n} min', '约 {n} 分钟'),
    instantly: say('no time', '不费时间'),
    cost: inLanguage(CHECK_COSTS, language),
    stops: inLanguage(CHECK_STOPS, language),
    effort: say('Effort', '代价'),
    outcomes: say('What was the result?', '结果如何？'),
    unknown: say('I don’t know', '不知道'),
    skip: say('I cannot do that: skip', '无法检查，跳过'),
    why: say('Why this is asked', '为什么问这个'),
    undo: say('Undo the last answer', '撤回上一个回答'),
    cancel: say('Leave it as it was', '保持原来的回答'),
    present: say('your answer', '您的回答'),
    close: say('Stop asking questions', '不再提问'),
    also: say('There is another symptom as well', '同时还有其他现象'),
    alsoHint: say('such as warping', '例如翘边'),
    alsoOut: say('Remove: {what}', '去掉：{what}'),

    live: say('Most likely now: {causes}.', '目前最可能：{causes}。'),

    answers: say('What you reported', '您提供的情况'),
    change: say('Change', '更改'),
    changeOf: say('Change the answer to: {what}', '更改回答：{what}'),
    takeBack: say('Undo', '撤回'),
    takeBackOf: say('Undo the answer to: {what}', '撤回回答：{what}'),
    restart: say('Start over', '重新开始'),

    clear: say('Most likely: {cause}', '最可能的原因：{cause}'),
    unclear: say('Not certain, but most likely: {cause}', '尚不确定，最可能的是：{cause}'),
    end: {
      clear: say(
        'With what you reported, this cause stands out: {n} % of the total probability. Its fix comes first.',
        '根据您提供的信息，这个原因明显突出，可能性占 {n}%，其解决方法排在最前。',
      ),
      nothing_left: say(
        'No further question would help. This cause has {n} % of the total probability: try its fix, then the next.',
        '剩下的问题已不能提供更多信息。这个原因的可能性占 {n}%，请先试它的解决方法，再试下一个。',
      ),
      enough: say(
        'That is enough questions. This cause has {n} % of the total probability: try its fix, then the next.',
        '已经问得够多了。这个原因的可能性占 {n}%，请先试它的解决方法，再试下一个。',
      ),
    },
    nothingPossible: say('Your setup rules out every known cause of this.', '您的配置排除了该现象的全部已知原因。'),
    goOn: say('Continue asking', '继续提问'),
  };
}

export type QuestionTexts = ReturnType<typeof questionTexts>;
