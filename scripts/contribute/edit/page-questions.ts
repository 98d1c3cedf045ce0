import { originOf } from '../../../core/names/origin.js';
import type { Dataset } from '../../pipeline/load/dataset.js';
import { inlineYaml } from './inline-yaml.js';
import type { Answers, Question } from './questions.js';
import { schemaAt } from './schema-field.js';
import type { Edit } from './write-checked.js';
import { addPair } from './yaml-text.js';

/** Flags that say what the place of a page is, where data/origins.yaml does not name it yet. */
export const ORIGIN_FLAGS = ['origin-name', 'origin-kind'] as const;

/** Where a page is that a person read, and what its site is when no file cites it yet. */
export function pageQuestions(
  { origins }: { origins: Pick<Dataset['origins'], 'value'> },
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
      defaultAnswer: (given) => proposed(given.get(flag) ?? '', origins.value).name,
      validate: (answer) => (answer.length < 2 ? 'needs two characters or more' : undefined),
    },
    {
      flag: 'origin-kind',
      prompt: 'What kind of site is it',
      description: kind.description,
      required: true,
      when: (given) => when(given) && isNew(given.get(flag)),
      defaultAnswer: (given) => proposed(given.get(flag) ?? '', origins.value).kind,
      choices: () => kind.choices,
    },
  ];
}

/** Name and kind of a site by its address: those of a cited site of the same domain, else by its own name. */
function proposed(url: string, origins: Dataset['origins']['value']): { name: string; kind?: string } {
  const origin = originOf(url);
  const [host = '', owner, repository] = origin.split('/');
  if (owner !== undefined) return { name: repository === undefined ? owner : `${repository} of ${owner}` };
  const labels = host.split('.').filter((label) => label !== 'www');
  const end = /\.(co|com|org|net)\.\w\w$/.test(host) ? 3 : 2;
  const domain = labels.slice(-end).join('.');
  const neighbour = Object.entries(origins).find(([known]) => known === domain || known.endsWith(`.${domain}`))?.[1];
  const [first = ''] = labels;
  const kind = ['shop', 'store'].includes(first)
    ? 'shop'
    : ['forum', 'community'].includes(first)
      ? 'community'
      : neighbour?.kind;
  const own = labels.at(-end) ?? host;
  const name = neighbour?.name ?? own.charAt(0).toUpperCase() + own.slice(1);
  return { name, ...(kind && { kind }) };
}

/** The flaw of an address; undefined: none. */
export function addressProblem(address: string): string | undefined {
  if (!URL.canParse(address) || !/^https?:\/\/[^\s/]+\.[^\s/]+/.test(address))
    return `"${address}" is not an address (https://…, the page that was read)`;
  return undefined;
}

/**
 * data/origins.yaml with the place of a page, in its order; null where it is named already. Its licence is not known
 * before somebody has read it.
 *
 * @param today as `2026-11-22`
 */
function withOrigin(
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

/** The edit that lists the place of a page as it was answered; none where it is listed. */
export function originEdits(
  { dataset, read, today }: { dataset: Dataset; read: (file: string) => string; today: string },
  answers: Answers,
  url: string,
): Edit[] {
  const { file } = dataset.origins;
  const [name = '', kind = ''] = [answers.get('origin-name'), answers.get('origin-kind')];
  const text = withOrigin(read(file), dataset, { url, name, kind, today });
  return text === null ? [] : [{ file, text }];
}
