import { checkOf } from '../../../../../../core/diagnose/rank.js';
import { type Step, stepOf } from '../../../../../../core/diagnose/step.js';
import { type Findable, find, isMeant } from '../../../../../../core/find.js';
import { knownOf } from '../../../../../../core/resolve/known.js';
import type { Setup } from '../../../../../../core/resolve/setup.js';
import { words } from '../../../../../../core/search.js';
import type { Diagnosis, Rule } from '../../../../../../schemas/generated/record.js';
import { type Call, Refusal } from '../../tool.js';
import type { Symptom } from './shape.js';

/** What somebody calls a symptom, whatever their words. @throws {Refusal} when none is like it */
export async function symptomOf(text: string, { desk, say, language }: Call): Promise<Symptom> {
  const all = await desk.findable(['symptoms']);
  const [id, ...more] = await desk.idsOf('symptoms', text);
  const near = find(text, all, 5);
  const best = id !== undefined && more.length === 0 ? all.find((one) => one.id === id) : near[0];
  const surely = best !== undefined && (id === best.id || isMeant(best, text));
  if (!best || !(surely || hasTellingWord(text, best, all)))
    throw new Refusal(
      'unknown_symptom',
      say(
        `What "${text}" means is not clear. Ask what is seen on the print, and give one of the symptoms by its id.`,
        `不清楚“${text}”指什么。请询问打印件上看到了什么，并用症状的标识再问。`,
      ),
      (near.length > 0 ? near : all).map((one) => one.id),
    );
  return {
    asked: text,
    id: best.id,
    name: language === 'en' ? best.name : best.nameZh,
    surely,
    others: near
      .filter((one) => one.id !== best.id)
      .map((one) => one.id)
      .slice(0, 3),
  };
}

/** Whether a word that few symptoms have stands in the names of the one that was found: a word such as "print" tells nothing. */
function hasTellingWord(text: string, { keys }: Findable, all: readonly Findable[]): boolean {
  const holds = (names: readonly string[], word: string) => names.some((name) => name.includes(word));
  return words(text)
    .filter((word) => holds(keys, word))
    .some((word) => all.filter((one) => holds(one.keys, word)).length <= MOST_SHARING);
}

/** Most symptoms that share a word which still tells one from others. */
const MOST_SHARING = 3;

/** Values by the ids of their settings. */
export async function namedBySetting(
  yours: Readonly<Record<string, string | number | boolean>> | undefined,
  { desk }: Call,
) {
  const entries = Object.entries(yours ?? {});
  return Object.fromEntries(
    await Promise.all(entries.map(async ([name, value]) => [(await desk.setting(name)).id, value] as const)),
  );
}

/** Where the diagnosis stands. @throws {Refusal} for an answer to no question */
export function ranked(
  table: Diagnosis,
  symptoms: readonly Symptom[],
  { answers: told }: { answers: Readonly<Record<string, string>> },
  setup: Setup,
  { say }: Call,
): Step {
  const answers = Object.fromEntries(
    Object.entries(told).map(([id, outcome]) => [id, outcome === 'unknown' ? null : outcome]),
  );
  try {
    return stepOf(table, { symptoms: symptoms.map(({ id }) => id), setup: knownOf(setup), answers });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const known = Object.keys(answers).filter((id) => table.checks.some((check) => check.id === id));
    const allowed = known.flatMap((id) => checkOf(table, id).outcomes.map((outcome) => `${id}: ${outcome.id}`));
    throw new Refusal(
      'bad_answer',
      say(
        `An answer names no question or outcome that there is. Take the ids of "question" as they were given, or "unknown".`,
        'answers 中的问题或结果不存在。请照抄 question 中给出的标识，或填“unknown”。',
      ),
      allowed.slice(0, 20),
    );
  }
}

/** The id of a cause of the rules. @throws {Refusal} when it is none */
export function causeOf(name: string, rules: readonly Rule[], { say }: Call): string {
  const ids = rules.flatMap(({ causes }) => causes.map(({ id }) => id));
  if (ids.includes(name)) return name;
  throw new Refusal(
    'unknown_cause',
    say(`"${name}" is no cause of these symptoms.`, `“${name}”不是这些症状的原因。`),
    ids,
  );
}
