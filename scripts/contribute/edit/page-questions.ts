import type { Dataset } from '../../pipeline/load/dataset.js';
import { originOf } from '../../shared/origin.js';
import { inlineYaml } from './inline-yaml.js';
import type { Question } from './questions.js';
import { schemaAt } from './schema-field.js';
import { addPair } from './yaml-text.js';

/** Flags that say what the place of a page is, where data/origins.yaml does not name it yet. */
export const ORIGIN_FLAGS = ['origin-name', 'origin-kind'] as const;

/** Where a page is that a person read, and what its site is when no file cites it yet. */
export function pageQuestions(
  { origins }: Dataset,
  { flag, prompt, required = true, when = () => true }: Pick<Question, 'flag' | 'prompt' | 'required' | 'when'>,
): Question[] {
  const isNew = (url: string | undefined) =>
    url !== undefined && URL.canParse(url) && !Object.hasOwn(origins.value, originOf(url));
  const kind = schemaAt('origins', ['*', 'kind']);
  return [
    { flag, prompt, required, when, validate: addressProblem },
    {
      flag: 'origin-name',
      prompt: 'No fact cites this site or repository yet: what is its name',
      required: true,
      when: (given) => when(given) && isNew(given.get(flag)),
      validate: (answer) => (answer.length < 2 ? 'needs two characters or more' : undefined),
    },
    {
      flag: 'origin-kind',
      prompt: 'What kind of site is it',
      description: kind.description,
      required: true,
      when: (given) => when(given) && isNew(given.get(flag)),
      choices: () => kind.choices,
    },
  ];
}

/** What is wrong with an address; undefined: nothing. */
export function addressProblem(address: string): string | undefined {
  if (!URL.canParse(address) || !/^https?:\/\/[^\s/]+\.[^\s/]+/.test(address))
    return `"${address}" is not an address (https://…, the page that was read)`;
  return undefined;
}

/**
 * data/origins.yaml with the place of a page, in its order; null where it is named already. Its licence is not known before
 * somebody has read it.
 *
 * @param today as `2026-11-22`
 */
export function withOrigin(
  text: string,
  { origins }: Dataset,
  { url, name, kind, today }: { url: string; name: string; kind: string; today: string },
): string | null {
  const origin = originOf(url);
  if (Object.hasOwn(origins.value, origin)) return null;
  const lower = origin.toLowerCase();
  const entry = `{ name: ${inlineYaml(name)}, kind: ${kind}, read: "${today}", licence: null, unlicensed: not_read }`;
  return addPair(text, [], [origin, entry], (there) => there.toLowerCase() < lower);
}
