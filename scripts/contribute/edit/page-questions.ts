import { originOf } from '../../../core/names/origin.js';
import type { Dataset } from '../../pipeline/load/dataset.js';
import { addPair } from '../../shared/yaml-text.js';
import { schemaAt } from './parse-value.js';
import type { Answers, Question } from './questions.js';
import type { Edit } from './write-checked.js';

/** Questions for the URL of a page, and for its site if no file cites it yet. */
export function pageQuestions(
  { origins }: { origins: Pick<Dataset['origins'], 'value'> },
  { flag, prompt, required = true, when = () => true }: Pick<Question, 'flag' | 'prompt' | 'required' | 'when'>,
): [Question, ...Question[]] {
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

/** Proposed name and kind of a site: those of a cited site of the same domain, else derived from its host name. */
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

/** The problem with a URL; undefined if it is valid. */
export function addressProblem(address: string): string | undefined {
  if (!URL.canParse(address) || !/^https?:\/\/[^\s/]+\.[^\s/]+/.test(address))
    return `"${address}" is not an address (https://…, the page that was read)`;
  return undefined;
}

/**
 * The edit that adds the site of a page as answered to data/origins.yaml, in order; empty if it is already listed. The
 * licence is unknown until somebody has read it.
 */
export function originEdits(
  { dataset: { origins }, read, today }: { dataset: Dataset; read: (file: string) => string; today: string },
  answers: Answers,
  url: string,
): Edit[] {
  const origin = originOf(url);
  if (Object.hasOwn(origins.value, origin)) return [];
  const [name = '', kind = ''] = [answers.get('origin-name'), answers.get('origin-kind')];
  const entry = { name, kind, read: today, licence: null, unlicensed: 'not_read' };
  const goesBefore = (there: string) => there.toLowerCase() < origin.toLowerCase();
  return [{ file: origins.file, text: addPair(read(origins.file), [], [origin, entry], goesBefore) }];
}
