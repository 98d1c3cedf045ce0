import type { ListedRule } from '../../../../../core/contract/brief.js';
import { FILES } from '../../../../../core/contract/paths.js';
import { mustBeOff, POWER_OFF, withoutPower } from '../../../../../core/troubleshoot/diagnose/power.js';
import { checkOf, symptomListing } from '../../../../../core/troubleshoot/diagnose/rank.js';
import { statementsOf } from '../../../../../core/troubleshoot/diagnose/statements.js';
import { type DiagnosisStep, nextStep } from '../../../../../core/troubleshoot/diagnose/step.js';
import { factsOf } from '../../../../../core/troubleshoot/resolve/facts.js';
import { describeSetup } from '../../../../../core/troubleshoot/resolve/setup.js';
import type { Rule } from '../../../../../schemas/generated/record.js';
import type { Command, Context } from '../command.js';
import { parseAnswers, parseStatements } from '../diagnose/answers.js';
import { type Case, queryOf, stepJson } from '../diagnose/case.js';
import { runDialogue } from '../diagnose/dialogue.js';
import { Prompt } from '../diagnose/prompt.js';
import { CODE, readReported, writeReported } from '../diagnose/reported.js';
import { callFor, writeQuestion, writeRanking, writeResult, writeSymptomStatements } from '../diagnose/show.js';
import { chooseSymptom, resolveSymptoms } from '../diagnose/symptoms.js';
import { EXIT, type ExitCode } from '../exit.js';
import { Failure, wrongUse } from '../failure.js';
import { writeStop } from '../fix/answer.js';
import { setupCall, writeFile } from '../setup/format-setup.js';
import { readSetup, SETUP_OPTIONS } from '../setup/read-setup.js';
import type { TextWriter } from '../text-writer.js';

/** `diagnose [SYMPTOM…]`: finds the cause of a fault by questions. */
export const diagnose: Command = {
  name: 'diagnose',
  summary: { en: 'find the cause of a print problem, one question at a time', zh: '逐个提问，查找故障的原因' },
  usage: [
    'diagnose [SYMPTOM…] [--printer NAME] [--material NAME] …',
    'diagnose SYMPTOM… [--told CHECK=OUTCOME,…] [--answers CHECK=OUTCOME,…] [--json]',
    'diagnose CODE | --code TEXT',
    'diagnose SYMPTOM --statements',
  ],
  examples: [
    'diagnose stringing --printer p1s --material petg',
    'diagnose stringing --told dried=same --answers travel-lines=unknown --json',
    'diagnose HMS_0300-0D00-0001-0003 --printer x1c',
  ],
  options: {
    code: CODE,
    answers: {
      type: 'string',
      multiple: true,
      value: 'CHECK=OUTCOME,…',
      help: {
        en: 'answers you already have; write "unknown" for what you do not know. This is how to answer without a terminal',
        zh: '已有的回答；不知道的填 unknown。不在终端中运行时用它作答',
      },
    },
    told: {
      type: 'string',
      multiple: true,
      value: 'CHECK=OUTCOME,…',
      help: {
        en: 'what you already know, such as dried=same: what you tried, what changed, where and when it shows',
        zh: '已经知道的情况，例如 dried=same：试过什么、有何变化、出现的位置和时间',
      },
    },
    statements: {
      type: 'boolean',
      help: {
        en: 'only list what you can report about the symptom with --told',
        zh: '只列出该现象可以用 --told 说明的情况',
      },
    },
    ...SETUP_OPTIONS,
  },
  args: { min: 0, max: Number.POSITIVE_INFINITY },
  async run(context) {
    const { data, flag, options, output, host, signal } = context;
    const table = await data().diagnosis({ signal });
    const reported = await readReported(context);
    const given = await resolveSymptoms(context, table, reported);
    const answers = parseAnswers(options('answers'), table);
    const statements = parseStatements(options('told'), answers, table);
    const talks = !output.json && host.stdin.isTTY === true && host.stdout.isTTY === true;
    const [symptom] = given;
    if (symptom === undefined && (!talks || flag('statements'))) throw noSymptom();
    const told = await readSetup(context);
    if (symptom !== undefined && flag('statements')) {
      const setup = factsOf(told.setup);
      output.answer(statementsOf(table, symptom, setup), (paper) =>
        writeSymptomStatements(paper, table, symptom, setup, context),
      );
      return EXIT.found;
    }
    const of: Case = { table, symptoms: given, reported, answers, statements, told };
    if (!talks) return once(of, context);
    const asker = new Prompt(host, '> ');
    try {
      return await inTerminal(of, asker, context);
    } finally {
      asker.end();
    }
  },
};

function noSymptom(): Failure {
  return wrongUse(
    'missing_argument',
    {
      en: 'diagnose needs a symptom when it does not run in a terminal.',
      zh: '不在终端中时，diagnose 需要给出故障现象。',
    },
    {
      where: 'SYMPTOM',
      hint: { en: 'List them all: open-print-data symptoms', zh: '全部现象：open-print-data symptoms' },
    },
  );
}

/** One step, for a script: the ranking and the next question, with the way to answer it. */
async function once(of: Case, context: Context): Promise<ExitCode> {
  const { table, answers, statements, told } = of;
  const { output, say } = context;
  const step = nextStep(table, queryOf(of));
  const rule = step.question || output.json ? null : await ruleOf(of, step, context);
  const seen = output.json ? [] : await listedOf(of, context);
  output.answer(stepJson(of, step), (paper) => {
    writeHead(paper, of, seen, context);
    writeRanking(paper, step, table, context);
    if (rule) writeResult(paper, step, rule, told, context);
    if (!step.question) return;
    const check = checkOf(table, step.question.check);
    const call = (outcome: string) => `${check.id}=${outcome}`;
    writeQuestion(
      paper,
      check,
      check.outcomes.map(({ id }) => `[${call(id)}]`),
      Object.keys(answers).length + 1,
      context,
    );
    paper.gap().text(say('To answer, continue with one of these, for example:', '用方括号中的内容回答，例如：'));
    paper.line(callFor({ ...of, answers: { ...answers, [check.id]: check.outcomes[0]?.id ?? null } }));
    if (Object.keys({ ...answers, ...statements }).length > 0) return;
    paper.text(
      say('Report what you already know with --told; the choices are:', '已知的情况可用 --told 说明，可选内容：'),
      {
        tone: 'quiet',
      },
    );
    paper.line(`open-print-data diagnose ${of.symptoms[0]} --statements`, 'quiet');
  });
  return EXIT.found;
}

async function inTerminal(of: Case, asker: Prompt, context: Context): Promise<ExitCode> {
  const { table, told } = of;
  const { output, say, host } = context;
  const symptoms = of.symptoms.length > 0 ? of.symptoms : await chooseSymptom(context, asker);
  if (host.signal.aborted) throw interrupted();
  if (symptoms.length === 0) return EXIT.notFound;
  const seen = await listedOf({ ...of, symptoms }, context);
  output.write((paper) => writeHead(paper, of, seen, context));
  const { answers, step } = await runDialogue(table, queryOf({ ...of, symptoms }), asker, context);
  if (host.signal.aborted) throw interrupted();
  const rule = await ruleOf({ ...of, symptoms }, step, context);
  output.write((paper) => {
    writeRanking(paper, step, table, context);
    writeResult(paper, step, rule, told, context);
    paper.gap().line(`${say('Run it again: ', '再次查看：')}${callFor({ ...of, symptoms, answers })}`, 'quiet');
    paper.line(
      `${say('All causes: ', '全部原因：')}open-print-data fix ${rule.id} ${setupCall(told)}`.trimEnd(),
      'quiet',
    );
  });
  return EXIT.found;
}

function interrupted(): Failure {
  return new Failure(EXIT.interrupted, 'interrupted', { en: 'Interrupted.', zh: '已中断。' });
}

/** What is seen and for whom the cause is looked for. */
function writeHead(
  paper: TextWriter,
  { told, table, reported }: Case,
  seen: readonly ListedRule[],
  context: Context,
): void {
  const { say, language } = context;
  const whom = describeSetup(told.setup, language);
  paper.title(seen.map(({ name, name_zh }) => say(name, name_zh)).join(' + '));
  if (whom !== '') paper.text(say(`For ${whom}`, `针对 ${whom}`));
  writeFile(paper, told, context);
  const ids = seen.map(({ id }) => id);
  if (reported) writeReported(paper, reported, ids, context);
  if (mustBeOff(table, ids))
    paper.gap().text(say(POWER_OFF.en, POWER_OFF.zh), { tone: 'warning', mark: say('! ', '！') });
  else if (seen.some(({ stop_print }) => stop_print)) writeStop(paper, context);
  for (const { stop_print, description, description_zh } of seen)
    if (stop_print) paper.text(say(description, description_zh));
}

/** What is told of the symptoms in the list of all of them. */
async function listedOf({ symptoms }: Case, { data, signal }: Context): Promise<ListedRule[]> {
  const { data: all } = await data().json<{ data: ListedRule[] }>(FILES.briefRules, { signal });
  return all.filter(({ id }) => symptoms.includes(id));
}

/** The rule that tells what to do about the likeliest cause, with what is done cold alone where the printer must be off. */
async function ruleOf({ table, symptoms }: Case, { ranked }: DiagnosisStep, { data, signal }: Context): Promise<Rule> {
  const rule = await data().troubleshoot.get(
    symptomListing(table, symptoms, ranked[0]?.cause ?? '') ?? symptoms[0] ?? '',
    { signal },
  );
  return mustBeOff(table, symptoms) ? withoutPower(rule) : rule;
}
