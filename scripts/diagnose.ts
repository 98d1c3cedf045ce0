import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type Division, type Hits, measure, RESULTS, readTrials } from './contribute/diagnose/measure.js';
import { composeDiagnosis } from './pipeline/compose/diagnosis.js';
import { readData } from './pipeline/read-data.js';
import { run } from './shared/run.js';

const USAGE = `usage: npm run diagnose:measure -- [--trials] [--held-out] [--write]
Measures how often the right cause is found, on the cases that the rules are based on. --held-out also measures the cases
that are held back: look at its figures only when your change is finished, and never tune by them. --write saves the
figures in ${RESULTS}. --trials measures the trials instead: those for tuning, and with --held-out the totals of those that
are held back.`;

/** `npm run diagnose:measure`: how often the right cause ranks first, on cases solved in public. */
await run(async () => {
  const { values } = parseArgs({
    options: {
      'held-out': { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      trials: { type: 'boolean', default: false },
      data: { type: 'string', default: 'data' },
    },
  });
  if (values.write && (!values['held-out'] || values.trials)) throw new Error(USAGE);
  const { dataset, records } = await readData(values.data);
  const table = composeDiagnosis(dataset);
  const printers = new Map(records.printers.map((printer) => [printer.id, printer]));
  if (values.trials) {
    const { trialTexts, trialAnswers, trialTruths } = dataset;
    const { tuning, held } = readTrials(trialTexts.value, trialAnswers.value, trialTruths.value);
    console.log(`trials for tuning: ${describe(measure(table, tuning, printers))}`);
    if (values['held-out'])
      console.log(`trials held out: ${describe({ ...measure(table, held, printers), confusions: [] })}`);
    return;
  }
  const cases = [...dataset.cases.values()].map(({ value }) => value);
  const held = new Set(dataset.heldOut.value.cases);
  const of = (kept: boolean) => cases.filter(({ id }) => held.has(id) === kept);
  const results = {
    fitted: measure(table, of(false), printers),
    ...(values['held-out'] ? { held_out: measure(table, of(true), printers) } : {}),
  };
  // Writes the file before printing, as a closed pipe such as `head` ends the process.
  if (values.write) await writeFile(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
  for (const [name, division] of Object.entries(results)) console.log(`${name}: ${describe(division)}`);
});

function describe({
  cases,
  unknown_cause,
  unknown_symptom,
  plain,
  setup,
  ticks,
  wizard,
  told,
  questions,
  confusions,
}: Division) {
  const percent = (count: number) => `${Math.round((100 * count) / cases)} %`;
  const line = (name: string, { first, among_three, listed }: Hits) =>
    `  ${name}: first ${percent(first)}, among three ${percent(among_three)}, listed ${percent(listed)}`;
  return [
    `${cases} cases, ${unknown_cause} with an unknown cause, ${unknown_symptom} with an unknown symptom`,
    line('symptoms alone', plain),
    line('with the setup', setup),
    line('with first statements', ticks),
    line('after questions', wizard),
    line('with all facts of the cases', told),
    `  ${(questions.asked / cases).toFixed(1)} questions, ${(questions.answered / cases).toFixed(1)} of them answered`,
    ...confusions
      .slice(0, 8)
      .map(({ right, instead, cases: count }) => `  ${count} x ${right} mistaken for ${instead}`),
  ].join('\n');
}
