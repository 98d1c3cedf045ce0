import { createInterface } from 'node:readline';
import { FILES } from '../../../../../core/contract/paths.js';
import { idsOf } from '../../../../../core/names/resolve.js';
import { mustBeOff, POWER_OFF } from '../../../../../core/troubleshoot/diagnose/power.js';
import { type DiagnosisStep, nextStep } from '../../../../../core/troubleshoot/diagnose/question.js';
import { checkOf, type DiagnosisQuery, symptomListing } from '../../../../../core/troubleshoot/diagnose/rank.js';
import { statementsOf } from '../../../../../core/troubleshoot/diagnose/statements.js';
import { factsOf } from '../../../../../core/troubleshoot/resolve/conditions.js';
import { describeSetup } from '../../../../../core/troubleshoot/resolve/setup.js';
import type { Diagnosis, ListedRule, Rule } from '../../../../../schemas/generated/record.js';
import type { Found } from '../../parts/find.js';
import type { Command, Context, Host } from '../command.js';
import { type Answers, parseAnswers, parseStatements } from '../diagnose/answers.js';
import {
  CODE,
  type ReportedCode,
  readReported,
  symptomReported,
  writeReported,
  writeStop,
} from '../diagnose/reported.js';
import {
  type Case,
  type Check,
  callFor,
  queryOf,
  stepJson,
  writeQuestion,
  writeRanking,
  writeResult,
  writeStatements,
} from '../diagnose/show.js';
import { EXIT, type ExitCode, failure } from '../failure.js';
import { readSetup, SETUP_OPTIONS, setupCall, writeFile } from '../setup.js';
import type { TextWriter } from '../text-writer.js';

export const diagnose: Command = {
  name: 'diagnose',
  summary: { en: 'find the cause of a print problem, one question at a time', zh: '逐个提问，查找故障的原因' },
  usage: [
    'diagnose [SYMPTOM…] [--printer NAME] [--material NAME] …',
    'diagnose SYMPTOM… [--statements CHECK=OUTCOME,…] [--answers CHECK=OUTCOME,…] [--json]',
    'diagnose CODE | --code TEXT',
    'diagnose SYMPTOM --list-statements',
  ],
  examples: [
    'diagnose stringing --printer p1s --material petg',
    'diagnose stringing --statements dried=same --answers travel-lines=unknown --json',
    'diagnose HMS_0300-0D00-0001-0003 --printer x1c',
  ],
  options: {
    code: CODE,
    answers: {
      multiple: true,
      value: 'CHECK=OUTCOME,…',
      help: {
        en: 'answers you already have; write "unknown" for what you do not know. This is how to answer without a terminal',
        zh: '已有的回答；不知道的填 unknown。不在终端中运行时用它作答',
      },
    },
    statements: {
      multiple: true,
      value: 'CHECK=OUTCOME,…',
      help: {
        en: 'what you already know, such as dried=same: what you tried, what changed, where and when it shows',
        zh: '已经知道的情况，例如 dried=same：试过什么、有何变化、出现的位置和时间',
      },
    },
    'list-statements': {
      help: {
        en: 'only list what you can report about the symptom with --statements',
        zh: '只列出该现象可以用 --statements 说明的情况',
      },
    },
    ...SETUP_OPTIONS,
  },
  args: { min: 0 },
  async run(context) {
    const { data, flag, options, output, host } = context;
    const table = await data.diagnosis();
    const reported = await readReported(context);
    const symptoms = await resolveSymptoms(context, table, reported);
    const answers = parseAnswers(options('answers'), table);
    const statements = parseStatements(options('statements'), answers, table);
    const isDialogue = !output.json && host.stdin.isTTY === true && host.stdout.isTTY === true;
    const [symptom] = symptoms;
    if (symptom === undefined && (!isDialogue || flag('list-statements')))
      throw failure('diagnose_what', { where: 'SYMPTOM' });
    const given = await readSetup(context);
    if (symptom !== undefined && flag('list-statements')) {
      const groups = statementsOf(table, symptom, factsOf(given.setup));
      return output.answer(groups, (paper) => writeStatements(paper, groups, context));
    }
    const known: Case = { table, symptoms, reported, answers, statements, given };
    if (!isDialogue) return answerOnce(known, context);
    const prompt = promptOf(host);
    try {
      return await inTerminal(known, prompt, context);
    } finally {
      prompt.end();
    }
  },
};

/**
 * Distinct ids of the given symptoms, one per argument or named by all words together; else of the reported code.
 *
 * @throws {UnknownNameError}, and {Failure} for a symptom without questions
 */
async function resolveSymptoms(
  { args, data, files }: Context,
  table: Diagnosis,
  reported: ReportedCode | null,
): Promise<string[]> {
  if (reported && (reported.isArgument || args.length === 0)) return [symptomReported(reported)];
  if (args.length === 0) return [];
  const whole = idsOf(await files.allNames(), 'symptoms', args.join(' '));
  const ids =
    whole.length === 1 ? whole : await Promise.all(args.map(async (one) => (await data.troubleshoot.get(one)).id));
  const bare = ids.find((id) => !table.symptoms.some((one) => one.id === id));
  if (bare === undefined) return [...new Set(ids)];
  throw failure('no_questions', { value: bare });
}

/** One step for scripts: the ranking and the next question, with the call that answers it. */
async function answerOnce(known: Case, context: Context): Promise<undefined> {
  const { table, answers, statements, given } = known;
  const { output, say } = context;
  const step = nextStep(table, queryOf(known));
  const rule = step.question || output.json ? null : await ruleOf(known, step, context);
  const seen = output.json ? [] : await listedOf(known, context);
  output.answer(stepJson(known, step), (paper) => {
    writeHead(paper, known, seen, context);
    writeRanking(paper, step, table, context);
    if (rule) writeResult(paper, step, rule, given, context);
    if (!step.question) return;
    const check = checkOf(table, step.question.check);
    const marks = check.outcomes.map(({ id }) => `[${check.id}=${id}]`);
    writeQuestion(paper, check, marks, Object.keys(answers).length + 1, context);
    paper.gap().text(say('To answer, continue with one of these, for example:', '用方括号中的内容回答，例如：'));
    paper.line(callFor({ ...known, answers: { ...answers, [check.id]: check.outcomes[0]?.id ?? null } }));
    if (Object.keys({ ...answers, ...statements }).length > 0) return;
    paper.quiet(
      say(
        'Report what you already know with --statements; the choices are:',
        '已知的情况可用 --statements 说明，可选内容：',
      ),
    );
    paper.line(`open-print-data diagnose ${known.symptoms[0]} --list-statements`, 'quiet');
  });
}

async function inTerminal(started: Case, prompt: Prompt, context: Context): Promise<ExitCode | undefined> {
  const { table, given } = started;
  const { output, say, host } = context;
  const chosen = started.symptoms.length > 0 ? started.symptoms : [await chooseSymptom(context, prompt)];
  if (host.signal.aborted) throw failure('interrupted');
  const symptoms = chosen.filter((one) => one !== null);
  if (symptoms.length === 0) return EXIT.notFound;
  const known = { ...started, symptoms };
  const seen = await listedOf(known, context);
  output.write((paper) => writeHead(paper, known, seen, context));
  const { answers, step } = await runDialogue(table, queryOf(known), prompt, context);
  if (host.signal.aborted) throw failure('interrupted');
  const rule = await ruleOf(known, step, context);
  output.write((paper) => {
    writeRanking(paper, step, table, context);
    writeResult(paper, step, rule, given, context);
    paper.gap().line(`${say('Run it again: ', '再次查看：')}${callFor({ ...known, answers })}`, 'quiet');
    const call = `open-print-data fix ${rule.id} ${setupCall(given)}`.trimEnd();
    paper.line(`${say('All causes: ', '全部原因：')}${call}`, 'quiet');
  });
  return undefined;
}

function writeHead(paper: TextWriter, known: Case, seen: readonly ListedRule[], context: Context): void {
  const { say } = context;
  const { given, table, reported } = known;
  const whom = describeSetup(given.setup, say);
  const ids = seen.map(({ id }) => id);
  const off = mustBeOff(table, ids);
  if (off) paper.warning(say(POWER_OFF));
  paper.title(seen.map(({ name, name_zh }) => say(name, name_zh)).join(' + '));
  if (whom !== '') paper.text(say(`For ${whom}`, `针对 ${whom}`));
  writeFile(paper, given, context);
  if (reported) writeReported(paper, reported, ids, context);
  const stopping = seen.filter((one) => one.stop_print);
  if (!off && stopping.length > 0) writeStop(paper, context);
  for (const { description, description_zh } of stopping) paper.text(say(description, description_zh));
}

async function listedOf({ symptoms }: Case, { files }: Context): Promise<ListedRule[]> {
  return (await files.list<ListedRule>(FILES.briefRules)).filter(({ id }) => symptoms.includes(id));
}

/** The rule of the most likely cause; if the printer must be off, only fixes for a cold machine. */
async function ruleOf({ table, symptoms }: Case, { ranked }: DiagnosisStep, { data }: Context): Promise<Rule> {
  const symptom = symptomListing(table, symptoms, ranked[0]?.cause ?? '') ?? symptoms[0] ?? '';
  const rule = await data.troubleshoot.get(symptom);
  return { ...rule, power_off: mustBeOff(table, symptoms) };
}

/** Lines typed by the user, one per question. */
interface Prompt {
  /** The next line, trimmed; null: end of input, or the call is interrupted. */
  next(): Promise<string | null>;
  end(): void;
}

function promptOf({ stdin, stdout, signal }: Host): Prompt {
  const reader = createInterface({ input: stdin, terminal: false, signal });
  const lines = reader[Symbol.asyncIterator]();
  return {
    async next() {
      if (signal.aborted) return null;
      stdout.write('> ');
      const { value, done } = await lines.next();
      if (done) stdout.write('\n');
      return done ? null : String(value).trim();
    },
    end: () => reader.close(),
  };
}

/** The keys other than the number of an outcome. */
const KEYS = { back: 'b', unknown: 's', why: 'w', ranking: 'r', quit: 'q' } as const;

/** Asks questions until a cause is clear, no question helps any further, or the user stops. */
async function runDialogue(
  table: Diagnosis,
  query: DiagnosisQuery,
  prompt: Prompt,
  context: Context,
): Promise<{ answers: Answers; step: DiagnosisStep }> {
  const { output, say } = context;
  const typed: [check: string, outcome: string | null][] = Object.entries(query.answers ?? {});
  const { back, unknown, why, ranking, quit } = KEYS;
  const keys = say(
    `Type the number of the result; ${unknown}: none of these, or I cannot tell; ${back}: back; ${why}: why this is asked; ${ranking}: how likely each cause is; ${quit}: stop here`,
    `请输入结果的编号；${unknown}：都不是或说不准；${back}：返回上一题；${why}：为什么问这个；${ranking}：各原因的可能性；${quit}：结束`,
  );
  output.write((paper) => paper.gap().quiet(keys));
  for (;;) {
    const answers = Object.fromEntries(typed);
    const step = nextStep(table, { ...query, answers });
    if (!step.question) return { answers, step };
    const check = checkOf(table, step.question.check);
    const numbers = check.outcomes.map((_, place) => String(place + 1));
    output.write((paper) => writeQuestion(paper, check, numbers, typed.length + 1, context));
    const key = await reply(check, step, table, prompt, context);
    if (key === null || key === KEYS.quit) return { answers, step };
    if (key === KEYS.back) typed.pop();
    else typed.push([check.id, key === KEYS.unknown ? null : (check.outcomes[Number(key) - 1]?.id ?? null)]);
  }
}

/** The key or number that answers a question; null: end of input. */
async function reply(
  check: Check,
  step: DiagnosisStep,
  table: Diagnosis,
  prompt: Prompt,
  context: Context,
): Promise<string | null> {
  const { output, say } = context;
  const keys = Object.values<string>(KEYS);
  const help = say(
    `Type a number from 1 to ${check.outcomes.length}, or one of: ${keys.join(', ')}`,
    `请输入 1 到 ${check.outcomes.length} 的数字，或：${keys.join('、')}`,
  );
  for (;;) {
    const typed = (await prompt.next())?.toLowerCase();
    if (typed === undefined) return null;
    if (typed === KEYS.why) output.write((paper) => paper.text(say(check.reason, check.reason_zh), { indent: 2 }));
    else if (typed === KEYS.ranking) output.write((paper) => writeRanking(paper, step, table, context));
    else if (keys.includes(typed) || (/^\d+$/.test(typed) && check.outcomes[Number(typed) - 1])) return typed;
    else output.write((paper) => paper.text(help, { tone: 'warning' }));
  }
}

const MOST = 8;

/** Lets the user search for their symptom; null: they gave up. */
async function chooseSymptom({ data, output, say }: Context, prompt: Prompt): Promise<string | null> {
  const ask = say(
    'What do you see? Type a few words, such as: strings, does not stick',
    '您看到了什么现象？输入几个词，如：拉丝、粘不住',
  );
  output.write((paper) => paper.title(ask));
  let found: Found[] = [];
  for (;;) {
    const typed = await prompt.next();
    if (typed === null || typed === 'q') return null;
    const chosen = /^\d+$/.test(typed) ? found[Number(typed) - 1] : undefined;
    if (chosen) return chosen.id;
    found = typed === '' ? [] : await data.find(typed, { kinds: ['symptoms'], limit: MOST });
    output.write((paper) => {
      if (found.length === 0) return paper.text(say('No match: try other words.', '没有找到，请换个说法。'));
      for (const [place, { name, name_zh }] of found.entries())
        paper.text(say(name, name_zh), { indent: 2, mark: `${place + 1}  ` });
      return paper.quiet(say('Type the number, or different words.', '请输入编号，或换个说法。'));
    });
  }
}
