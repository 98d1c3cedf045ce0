import { nextStep } from '../../../core/troubleshoot/diagnose/question.js';
import { type DiagnosisQuery, rankCauses } from '../../../core/troubleshoot/diagnose/rank.js';
import { factsFromInput, type SetupInput } from '../../../core/troubleshoot/diagnose/setup.js';
import { statementsOf } from '../../../core/troubleshoot/diagnose/statements.js';
import type { Diagnosis, Printer } from '../../../schemas/generated/record.js';
import type {
  CaseSource,
  TrialAnswersSource,
  TrialSource,
  TrialTextsSource,
  TrialTruthsSource,
} from '../../../schemas/generated/source.js';

/** Number of cases by the rank of the right cause. */
export interface Hits {
  first: number;
  among_three: number;
  listed: number;
}

/** File of the results, which the page about the diagnosis shows. */
export const RESULTS = 'docs/diagnosis.json';

/** The results for cases that the rules may be fitted to, and for those that they may not. */
export type Results = Record<'fitted' | 'held_out', Division>;

export interface Division {
  cases: number;
  unknown_cause: number;
  /** Cases with only unknown symptoms. */
  unknown_symptom: number;
  plain: Hits;
  setup: Hits;
  /** With the statements of the case, which are known before any question. */
  ticks: Hits;
  /** After the questions chosen by the wizard. */
  wizard: Hits;
  /** With every answer of the case, including those that the wizard would not ask for. */
  told: Hits;
  /**
   * Over all cases, without statements; `most` is per case, `with_answers` counts cases that could answer any question.
   */
  questions: { asked: number; answered: number; most: number; with_answers: number };
  /** Right cause, the cause ranked first instead after the questions, and the number of cases. */
  confusions: { right: string; instead: string; cases: number }[];
}

/** Measures the ranking on solved cases. A case with an unknown cause or only unknown symptoms counts as not listed. */
export function measure(
  table: Diagnosis,
  cases: readonly CaseSource[],
  printers: ReadonlyMap<string, Printer>,
): Division {
  const hits = { plain: noHits(), setup: noHits(), ticks: noHits(), wizard: noHits(), told: noHits() };
  const confused = new Map<string, number>();
  const questions = { asked: 0, answered: 0, most: 0, with_answers: 0 };
  for (const one of cases) {
    const { symptoms, cause, answers = {} } = one;
    const setup = factsFromInput(caseSetup(one, printers));
    const orderOf = (query: DiagnosisQuery) => rankCauses(table, query).map((ranked) => ranked.cause);
    count(hits.plain, orderOf({ symptoms }), cause);
    count(hits.setup, orderOf({ symptoms, setup }), cause);
    const statements = symptoms.flatMap((symptom) => statementsOf(table, symptom, setup));
    const offered = new Set(
      statements.flatMap((group) => group.statements.map(({ check, outcome }) => `${check}=${outcome}`)),
    );
    const ticked = Object.fromEntries(
      Object.entries(answers).filter(([check, outcome]) => offered.has(`${check}=${outcome}`)),
    );
    count(hits.ticks, orderOf({ symptoms, setup, statements: ticked }), cause);
    const { order, asked, answered } = simulate(table, { symptoms, setup, statements: ticked }, answers);
    count(hits.wizard, order, cause);
    count(hits.told, orderOf({ symptoms, setup, answers }), cause);
    questions.asked += asked;
    questions.answered += answered;
    questions.most = Math.max(questions.most, asked);
    if (answered > 0) questions.with_answers += 1;
    const [first] = order;
    if (cause !== null && first !== undefined && first !== cause) {
      const key = `${cause} ${first}`;
      confused.set(key, (confused.get(key) ?? 0) + 1);
    }
  }
  return {
    cases: cases.length,
    unknown_cause: cases.filter(({ cause }) => cause === null).length,
    unknown_symptom: cases.filter(({ symptoms }) => symptoms.length === 0).length,
    ...hits,
    questions,
    confusions: [...confused]
      .map(([key, count]) => {
        const [right = '', instead = ''] = key.split(' ');
        return { right, instead, cases: count };
      })
      .sort((a, b) => b.cases - a.cases || (a.right < b.right ? -1 : 1)),
  };
}

const noHits = (): Hits => ({ first: 0, among_three: 0, listed: 0 });

function count(hits: Hits, order: readonly string[], cause: string | null): void {
  const place = cause === null ? -1 : order.indexOf(cause);
  if (place === -1) return;
  hits.listed += 1;
  if (place < 3) hits.among_three += 1;
  if (place === 0) hits.first += 1;
}

/** The setup of a case: as stated in the thread, completed from its printer's record. */
export function caseSetup({ setup = {} }: CaseSource, printers: ReadonlyMap<string, Printer>): SetupInput {
  const printer = printers.get(setup.printer ?? '');
  const enclosed = setup.enclosed ?? printer?.enclosed ?? null;
  const motion = setup.structure ?? printer?.kinematics ?? null;
  return {
    material: setup.material ?? null,
    extruder_type: setup.extruder_type ?? printer?.extruder_type ?? null,
    structures: [enclosed === null ? null : enclosed ? 'enclosed' : 'open', motion, printer?.structure ?? null].filter(
      (word) => word !== null,
    ),
    nozzle_diameter_mm: setup.nozzle_diameter_mm ?? null,
    firmware: setup.firmware ?? null,
    slicer: setup.slicer ?? null,
    brand: printer?.brand_id ?? null,
  };
}

/**
 * Asks the wizard's questions until it is certain, and answers from the known outcomes, otherwise "not known"; returns
 * the causes, most likely first, and the number of questions asked and answered.
 */
export function simulate(table: Diagnosis, query: Omit<DiagnosisQuery, 'answers'>, known: Record<string, string>) {
  const answers: Record<string, string | null> = {};
  let { ranked, question } = nextStep(table, { ...query, answers });
  while (question) {
    answers[question.check] = known[question.check] ?? null;
    ({ ranked, question } = nextStep(table, { ...query, answers }));
  }
  return {
    order: ranked.map(({ cause }) => cause),
    asked: Object.keys(answers).length,
    answered: Object.values(answers).filter((outcome) => outcome !== null).length,
  };
}

/**
 * The trials as measurable cases, those for tuning and those only for measuring: their texts joined with their answers
 * and truths.
 *
 * @throws naming the first trial without a truth
 */
export function readTrials({ tuning, held }: TrialTextsSource, read: TrialAnswersSource, truths: TrialTruthsSource) {
  const join = ({ told, ...text }: TrialSource): CaseSource => {
    const truth = truths[text.id];
    if (!truth) throw new Error(`trials/truths.yaml: "${text.id}" is missing; each text of texts.yaml needs a truth`);
    const answers = Object.entries(read[text.id]?.answers ?? {});
    return {
      ...text,
      ...truth,
      fix: null,
      observations: told as CaseSource['observations'],
      ...(answers.length > 0
        ? { answers: Object.fromEntries(answers.map(([check, { outcome }]) => [check, outcome])) }
        : {}),
    };
  };
  return { tuning: tuning.map(join), held: held.map(join) };
}
