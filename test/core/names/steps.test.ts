import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CodeCatalogue } from '../../../core/codes/find-codes.js';
import { codesPath, FILES } from '../../../core/contract/paths.js';
import type { Findable } from '../../../core/names/search.js';
import type { FurtherNames, NameKind, Names } from '../../../core/names/spellings.js';
import type { Code, CodeSystem } from '../../../schemas/generated/record.js';
import { readJson } from '../../support/published.js';
import { shared } from '../../support/shared.js';
import { type StepCounter, startSteps } from '../../support/steps.js';

/** Texts that are expensive to fold, split or compare, within the limit of 200 characters. */
const HOSTILE = Object.entries({
  'ligatures of 18 letters': '\uFDFA'.repeat(200),
  'as many ligatures as are looked up': '\uFDFA'.repeat(13),
  'single letters': 'a '.repeat(100),
  'words with a plus': 'a+ '.repeat(66),
  'a word with pluses': `a${'+'.repeat(199)}`,
  brackets: '('.repeat(200),
  'words in brackets': `a(${'b '.repeat(90)})c`,
  'a name again and again': 'ender3'.repeat(33),
  'one letter': 'x'.repeat(200),
  'Chinese fillers': '打印机'.repeat(66),
  'two scripts in turn': '拓a'.repeat(100),
  'English endings': 'clogging warping leveling '.repeat(7),
  'the length of long names': 'aeionrstlaeionrstlaeionrstlaeionrstlaeio',
  'the length of the longest name': 'aeionrstlaeionrstlaeionrstlaeionrstlaeionrstlaeionrstlaeio',
  'the opening words of messages': 'error unknown unable heater mcu pin '.repeat(5),
  codes: '0300-0D00-0001-0003 '.repeat(10),
});
const KINDS: readonly NameKind[] = ['brands', 'printers', 'materials', 'symptoms'];

let steps: StepCounter;
let modules: Awaited<ReturnType<typeof load>>;
async function load() {
  return {
    ...(await import('../../../core/names/resolve.js')),
    ...(await import('../../../core/names/search.js')),
    ...(await import('../../../core/names/question.js')),
    ...(await import('../../../core/codes/find-codes.js')),
  };
}

let lists: { names: () => Promise<Names>; furtherNames: () => Promise<FurtherNames> };
let items: Findable[];
let catalogue: CodeCatalogue;
beforeAll(async () => {
  const release = await shared('release');
  steps = await startSteps();
  modules = await load();
  const names = readJson<Names>(release, FILES.names);
  const further = readJson<FurtherNames>(release, FILES.furtherNames);
  lists = { names: async () => names, furtherNames: async () => further };
  items = modules.findables(readJson(release, FILES.find));
  const systems = readJson<{ data: CodeSystem[] }>(release, FILES.codes).data;
  const codes = systems.flatMap(({ id }) => readJson<{ data: Code[] }>(release, codesPath(id)).data);
  catalogue = { systems, codes };
  modules.findCodes('', catalogue);
  modules.readQuestion('pla ender 3', items);
});
afterAll(() => steps.close());

/** Twice the steps of a misspelt name. A constant, because steps of already optimised code are not counted. */
const MOST_STEPS = 4_000_000;

async function costliest(call: (text: string) => unknown, repeat = 1) {
  const costs = [];
  for (const [name, text] of HOSTILE) costs.push({ name, steps: await steps.of(() => call(text.repeat(repeat))) });
  return costs.reduce((most, one) => (one.steps > most.steps ? one : most));
}

describe('a hostile text takes at most twice the steps of a misspelt name', () => {
  it.each(KINDS)('as a name of %s', async (kind) => {
    expect((await costliest((text) => modules.resolveName(lists, kind, text))).steps).toBeLessThan(MOST_STEPS);
  });

  it.each([1, 100])('as a search query, %i times in a row', async (repeat) => {
    const search = (text: string) => modules.find(text, items);
    expect((await costliest(search, repeat)).steps).toBeLessThan(MOST_STEPS);
    expect((await costliest((text) => modules.readQuestion(text, items), repeat)).steps).toBeLessThan(MOST_STEPS);
  });

  it.each([1, 100])('as a reported code, %i times in a row', async (repeat) => {
    expect((await costliest((text) => modules.findCodes(text, catalogue), repeat)).steps).toBeLessThan(MOST_STEPS);
  });
});
