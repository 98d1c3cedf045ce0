import type { PrinterSource } from '../../../schemas/generated/source.js';
import { type CheckProblem, type FieldProblem, faultAt } from '../../shared/problem.js';
import { everyText } from '../../shared/tree.js';
import type { Dataset } from '../load/dataset.js';
import { json } from './schema.js';

type Kinematics = 'cartesian' | 'corexy' | 'corexz' | 'hbot' | 'delta';

const KINEMATICS: readonly (readonly [value: Kinematics, name: RegExp])[] = [
  ['corexy', /core[ _-]?xy/gi],
  ['corexz', /core[ _-]?xz/gi],
  ['hbot', /h-?bot/gi],
  ['delta', /\bdelta\b/gi],
  ['cartesian', /cartesian/gi],
];

/** Words that negate a name before or after them, within a clause. */
const DENIED_BEFORE = /\b(?:no|not|without|neither|nor)\b[^;:.]*$/i;
const DENIED_BEHIND = /^[^;:.]*?\b(?:not|off|disabled|commented|undefined)\b/i;

/** Compares facts with the passages that were read about them: either may have been changed alone. */
export function* checkReadings({ printers }: Dataset): Iterable<CheckProblem> {
  for (const { file, value } of printers.values()) for (const problem of readings(value)) yield { ...problem, file };
}

function* readings({ curated = {}, identifiers = {} }: PrinterSource): Iterable<FieldProblem> {
  const { kinematics, heated_bed: heated } = curated;
  if (kinematics?.value != null && kinematics.read !== undefined) {
    const named = namedIn(kinematics.read);
    // A hybrid is named after its base kinematics.
    const own = String(kinematics.value).replace('hybrid_', '') as Kinematics;
    const affirmed = [...named].filter(([, is]) => is).map(([name]) => name);
    if (named.get(own) === false || (affirmed.length > 0 && !affirmed.includes(own)))
      yield faultAt({ path: 'curated.kinematics.value' }, 'read_otherwise', [
        `${json(kinematics.value)} is not the value that was read: ${json(kinematics.read)}`,
        'the value that the page states, with its words under "read"',
      ]);
  }
  const sensor = /TEMP_SENSOR_BED\W+(?:is )?(-?\d+)/.exec(heated?.read ?? '')?.[1];
  if (heated && sensor !== undefined && JSON.stringify(heated.value) !== String(sensor !== '0'))
    yield faultAt({ path: 'curated.heated_bed.value' }, 'read_otherwise', [
      `${json(heated.value)} is not the value that was read: ${json(heated.read ?? '')}`,
      'the value that the page states, with its words under "read"',
    ]);
  const { klipper_config: config } = identifiers;
  if (config && !config.value.some((name) => config.source.includes(name)))
    yield faultAt({ path: 'identifiers.klipper_config.value.0' }, 'other_file_than_source', [
      `"${config.value[0] ?? ''}" is not the file of its source`,
      config.source.slice(config.source.lastIndexOf('/') + 1),
    ]);
}

/** The kinematics that a text names, each with whether the text affirms it. */
function namedIn(text: string): Map<Kinematics, boolean> {
  const named = new Map<Kinematics, boolean>();
  for (const [value, name] of KINEMATICS)
    for (const { 0: word, index } of text.matchAll(name)) {
      const denied = DENIED_BEFORE.test(text.slice(0, index)) || DENIED_BEHIND.test(text.slice(index + word.length));
      named.set(value, named.get(value) === true || !denied);
    }
  return named;
}

/** Words of a file name or an id, not numbers. */
const WORD = /^[a-z]{4,}$/;

/** Finds misspelt words in ids that only their own file names: those one slip away from a word in the texts. */
export function* checkSpelling(dataset: Dataset): Iterable<CheckProblem> {
  const { checks, settings, symptoms, causes, fixes, setups } = dataset;
  const said = new Map<string, number>();
  const files = [checks, settings, symptoms, causes, fixes].flatMap((all) => [...all.values()]);
  for (const [, text] of everyText([...files.map(({ value }) => value), setups.value]))
    for (const [word] of text.toLowerCase().matchAll(/[a-z]{4,}/g)) said.set(word, (said.get(word) ?? 0) + 1);
  for (const { file, value } of checks.values())
    for (const [index, { id }] of value.outcomes.entries())
      for (const word of id.split('-')) {
        if (!WORD.test(word) || (said.get(word) ?? 0) > 1) continue;
        const meant = [...said].find(([other, times]) => times > 1 && isSlipOf(word, other))?.[0];
        if (meant !== undefined)
          yield faultAt({ file, path: `outcomes.${index}.id` }, 'misspelt_id', [
            `"${word}" of "${id}" cannot occur in a text`,
            `nearest: ${meant}`,
          ]);
      }
}

/** Whether a word is another one with a letter missing or doubled, or two letters swapped. */
function isSlipOf(word: string, other: string): boolean {
  if (Math.abs(word.length - other.length) > 1 || word === other) return false;
  let at = 0;
  while (at < word.length && word[at] === other[at]) at++;
  const [rest, meant] = [word.slice(at), other.slice(at)];
  // A final s is another form of the word.
  if (word.length < other.length) return rest === meant.slice(1) && meant !== 's';
  if (word.length > other.length) return word[at] === word[at - 1] && rest.slice(1) === meant;
  return rest[0] === meant[1] && rest[1] === meant[0] && rest.slice(2) === meant.slice(2);
}
