import { type DiagnosisQuery, rankCauses } from '../../../core/troubleshoot/diagnose/rank.js';
import { factsFromInput, type SetupInput } from '../../../core/troubleshoot/diagnose/setup.js';
import { statementsOf } from '../../../core/troubleshoot/diagnose/statements.js';
import type { Diagnosis, Printer } from '../../../schemas/generated/record.js';
import type { CaseSource } from '../../../schemas/generated/source.js';
import { simulate } from './simulate.js';

/** How often the right cause is where, as counts. */
export interface Hits {
  first: number;
  among_three: number;
  listed: number;
}

/** Where the figures are kept, which the page about the diagnosis shows. */
export const RESULTS = 'docs/diagnosis.json';

/** The figures of both divisions. */
export interface Results {
  /** On the cases that the rules may follow. */
  fitted: Division;
  /** On those that they may not. */
  held_out: Division;
}

/** What one division of the cases measures. */
export interface Division {
  cases: number;
  /** Cases with a cause that the data does not have. */
  unknown_cause: number;
  /** Cases with nothing but symptoms that the data does not have. */
  unknown_symptom: number;
  /** By the symptoms alone. */
  plain: Hits;
  /** By the symptoms and the setup. */
  setup: Hits;
  /** By what is told before any question too: the answers of the case that are statements. */
  ticks: Hits;
  /** After the questions that the wizard chooses. */
  wizard: Hits;
  /** With every answer of the case, including answers that the wizard would not ask for. */
  told: Hits;
  /** Over all cases, what was told before left out; `most` is of one case, `with_answers` counts the cases that could answer any. */
  questions: { asked: number; answered: number; most: number; with_answers: number };
  /** Right cause, and the one that stood first instead, after the questions; how often. */
  confusions: { right: string; instead: string; cases: number }[];
}

/** Measures the ranking on solved cases. A case whose cause or symptoms the data does not have counts as not listed. */
export function measure(
  table: Diagnosis,
  cases: readonly CaseSource[],
  printers: ReadonlyMap<string, Printer>,
): Division {
  const plain = new Tally();
  const setups = new Tally();
  const ticks = new Tally();
  const wizard = new Tally();
  const told = new Tally();
  const confused = new Map<string, number>();
  const questions = { asked: 0, answered: 0, most: 0, with_answers: 0 };
  for (const one of cases) {
    const { symptoms, cause, answers = {} } = one;
    const setup = factsFromInput(caseSetup(one, printers));
    const orderOf = (query: DiagnosisQuery) => rankCauses(table, query).map((ranked) => ranked.cause);
    plain.add(orderOf({ symptoms }), cause);
    setups.add(orderOf({ symptoms, setup }), cause);
    const statements = symptoms.flatMap((symptom) => statementsOf(table, symptom, setup));
    const offered = new Set(
      statements.flatMap((group) => group.statements.map(({ check, outcome }) => `${check}=${outcome}`)),
    );
    const ticked = Object.fromEntries(
      Object.entries(answers).filter(([check, outcome]) => offered.has(`${check}=${outcome}`)),
    );
    ticks.add(orderOf({ symptoms, setup, told: ticked }), cause);
    const { order, asked, answered } = simulate(table, { symptoms, setup, told: ticked }, answers);
    wizard.add(order, cause);
    told.add(orderOf({ symptoms, setup, answers }), cause);
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
    plain: plain.hits,
    setup: setups.hits,
    ticks: ticks.hits,
    wizard: wizard.hits,
    told: told.hits,
    questions,
    confusions: [...confused]
      .map(([key, count]) => {
        const [right = '', instead = ''] = key.split(' ');
        return { right, instead, cases: count };
      })
      .sort((a, b) => b.cases - a.cases || (a.right < b.right ? -1 : 1)),
  };
}

class Tally {
  readonly hits: Hits = { first: 0, among_three: 0, listed: 0 };

  add(order: readonly string[], cause: string | null): void {
    const place = cause === null ? -1 : order.indexOf(cause);
    if (place === -1) return;
    this.hits.listed += 1;
    if (place < 3) this.hits.among_three += 1;
    if (place === 0) this.hits.first += 1;
  }
}

/** The setup of a case: what the thread states, completed by the record of its printer. */
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
