import type { PrinterSource } from '../../../schemas/generated/source.js';
import type { CheckProblem, FieldProblem, Problem } from '../../shared/problem.js';
import type { Dataset } from '../load/dataset.js';

type Kinematics = 'cartesian' | 'corexy' | 'corexz' | 'hbot' | 'delta';

/** What a page calls each kinematics. */
const KINEMATICS: readonly (readonly [value: Kinematics, name: RegExp])[] = [
  ['corexy', /core[ _-]?xy/gi],
  ['corexz', /core[ _-]?xz/gi],
  ['hbot', /h-?bot/gi],
  ['delta', /\bdelta\b/gi],
  ['cartesian', /cartesian/gi],
];

/** Words by which a page denies what it names before or behind it, within a clause. */
const DENIED_BEFORE = /\b(?:no|not|without|neither|nor)\b[^;:.]*$/i;
const DENIED_BEHIND = /^[^;:.]*?\b(?:not|off|disabled|commented|undefined)\b/i;

/** Holds facts against the words that were read about them: a value that was changed alone, or words that were. */
export function checkReadings({ printers }: Dataset): Problem[] {
  return [...printers.values()].flatMap(({ file, value }) =>
    [...readings(value)].map((problem) => ({ ...problem, file, rule: 'readings' })),
  );
}

function* readings({ curated = {}, identifiers = {} }: PrinterSource): Iterable<FieldProblem> {
  const { kinematics, heated_bed: heated } = curated;
  if (kinematics?.value != null && kinematics.read !== undefined) {
    const named = namedIn(kinematics.read);
    // A hybrid is named by what it is made of.
    const own = String(kinematics.value).replace('hybrid_', '') as Kinematics;
    const affirmed = [...named].filter(([, is]) => is).map(([name]) => name);
    if (named.get(own) === false || (affirmed.length > 0 && !affirmed.includes(own)))
      yield {
        path: 'curated.kinematics.value',
        code: 'read_otherwise',
        parameters: { value: kinematics.value, read: kinematics.read },
      };
  }
  const sensor = /TEMP_SENSOR_BED\W+(?:is )?(-?\d+)/.exec(heated?.read ?? '')?.[1];
  if (heated && sensor !== undefined && JSON.stringify(heated.value) !== String(sensor !== '0'))
    yield {
      path: 'curated.heated_bed.value',
      code: 'read_otherwise',
      parameters: { value: heated.value, read: heated.read ?? '' },
    };
  const { klipper_config: config } = identifiers;
  if (config && !config.value.some((name) => config.source.includes(name)))
    yield {
      path: 'identifiers.klipper_config.value.0',
      code: 'other_file_than_source',
      parameters: { name: config.value[0] ?? '', source: config.source },
    };
}

/** The kinematics that a text names, each with whether it says that the machine has it. */
function namedIn(text: string): Map<Kinematics, boolean> {
  const named = new Map<Kinematics, boolean>();
  for (const [value, name] of KINEMATICS)
    for (const { 0: word, index } of text.matchAll(name)) {
      const denied = DENIED_BEFORE.test(text.slice(0, index)) || DENIED_BEHIND.test(text.slice(index + word.length));
      named.set(value, named.get(value) === true || !denied);
    }
  return named;
}

/** The words of a file name or an id, without figures. */
const WORD = /^[a-z]{4,}$/;

/** Ids that nothing but their own file names, told where one of their words is another word with a slip. */
export function* checkSpelling(dataset: Dataset): Iterable<CheckProblem> {
  const { checks, settings, symptoms, causes, fixes, setups } = dataset;
  const said = new Map<string, number>();
  const files = [checks, settings, symptoms, causes, fixes].flatMap((all) => [...all.values()]);
  for (const text of [...files.map(({ value }) => value), setups.value].flatMap((value) => [...textsIn(value)]))
    for (const [word] of text.toLowerCase().matchAll(/[a-z]{4,}/g)) said.set(word, (said.get(word) ?? 0) + 1);
  for (const { file, value } of checks.values())
    for (const [index, { id }] of value.outcomes.entries())
      for (const word of id.split('-')) {
        if (!WORD.test(word) || (said.get(word) ?? 0) > 1) continue;
        const meant = [...said].find(([other, times]) => times > 1 && isSlipOf(word, other))?.[0];
        if (meant !== undefined)
          yield { file, path: `outcomes.${index}.id`, code: 'misspelt_id', parameters: { id, word, meant } };
      }
}

function* textsIn(value: unknown): Iterable<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) yield* textsIn(inner);
}

/** Whether a word is another one with a letter lost or doubled, or with two letters swapped. */
function isSlipOf(word: string, other: string): boolean {
  if (Math.abs(word.length - other.length) > 1 || word === other) return false;
  let at = 0;
  while (at < word.length && word[at] === other[at]) at++;
  const [rest, meant] = [word.slice(at), other.slice(at)];
  // An s at the end is another form of the word.
  if (word.length < other.length) return rest === meant.slice(1) && meant !== 's';
  if (word.length > other.length) return word[at] === word[at - 1] && rest.slice(1) === meant;
  return rest[0] === meant[1] && rest[1] === meant[0] && rest.slice(2) === meant.slice(2);
}
