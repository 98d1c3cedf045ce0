import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { FILES } from '../../../core/contract/paths.js';
import { isForeign } from '../../../core/names/query-words.js';
import { readQuestion, symptomsIn } from '../../../core/names/question.js';
import { resolveName } from '../../../core/names/resolve.js';
import { find } from '../../../core/names/search.js';
import type { FurtherNames, NameKind, Names } from '../../../core/names/spellings.js';
import type { ListedRule } from '../../../schemas/generated/record.js';
import type { WellKnownSource } from '../../../schemas/generated/source.js';
import { readJson } from '../../support/published.js';
import { shared } from '../../support/shared.js';
import { items } from './question-line.js';

const release = await shared('release');
const [names, further] = [readJson<Names>(release, FILES.names), readJson<FurtherNames>(release, FILES.furtherNames)];
const lists = { names: async () => names, furtherNames: async () => further };

/** The id that the function resolves or suggests first; for a branded filament, its own id. */
async function atTheEdge(kind: NameKind, name: string): Promise<string | undefined> {
  const found = await resolveName(lists, kind, name);
  return found.ids === null ? found.suggestions[0] : (found.filament ?? found.ids[0]);
}

/** Texts typed in public threads or phrased alike, with the intended records; sentences with their language. */
const THREADS = readFileSync('test/fixtures/typed-threads.tsv', 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [typed = '', meant = ''] = line.split('\t');
    const [, language = null, text = ''] = /^(?:\[(\w\w)\] )?(.*)$/.exec(typed) ?? [];
    return { language, text, meant: meant.split(' ') };
  });

const sure = (text: string) => find(text, items).filter((one) => one.sure);

describe('what people type in forum threads', () => {
  it('is answered or suggested first by the function, and found by search', async () => {
    const typed = THREADS.filter(({ language }) => language === null);
    const wrong: string[] = [];
    for (const { text, meant } of typed) {
      const [kind = ''] = meant[0]?.split('/') ?? [];
      const asked = kind === 'filaments' ? 'materials' : (kind as NameKind);
      const answers = [await atTheEdge(asked, text), find(text, items, 1)[0]?.id];
      if (!answers.some((id) => meant.includes(`${kind}/${id}`)))
        wrong.push(`${text}: ${answers.join(', ')}, not ${meant.join(' or ')}`);
    }
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(typed.length * 0.05);
  });

  const shares = [[['en', 'zh'], 0.93] as const, [['de', 'fr', 'es'], 0.85] as const];
  it.each(shares)('is a sentence in %j whose symptom comes first', (languages, share) => {
    const typed = THREADS.filter(({ language }) => language !== null && languages.includes(language as never));
    const wrong = typed.flatMap(({ text, meant }) => {
      const question = readQuestion(text, items);
      const [first] = find(text, items, 1);
      const shown = question?.ask === 'symptom' ? `symptoms/${question.symptom.id}` : `${first?.kind}/${first?.id}`;
      return meant.includes(shown) ? [] : [`${text}: ${shown}, not ${meant.join(' or ')}`];
    });
    expect(1 - wrong.length / typed.length, wrong.join('\n')).toBeGreaterThanOrEqual(share);
  });

  it('in an unsupported language is detected by its letters or common words', () => {
    const foreign = ['la première couche', 'Fäden zwischen den Teilen', 'la primera capa no se pega', 'buse bouchée'];
    expect(foreign.filter((text) => !isForeign(text))).toEqual([]);
    const others = THREADS.filter(({ language }) => language === 'en' || language === 'zh');
    expect(others.filter(({ text }) => isForeign(text))).toEqual([]);
  });

  it('never gets a confident but wrong answer', () => {
    const wrong = THREADS.flatMap(({ text, meant }) => {
      const found = sure(text);
      return found.length === 0 || found.some(({ kind, id }) => meant.includes(`${kind}/${id}`)) ? [] : [text];
    });
    expect(wrong).toEqual([]);
  });
});

describe('a confident answer', () => {
  it.each([
    ['A1', ['bambu-lab-a1', 'jgaurora-a1']],
    ['Voron 2.4', ['voron-2-4-350', 'voron-2-4-250', 'voron-2-4-300']],
    ['V-Core 3', ['rat-rig-v-core-3-200', 'rat-rig-v-core-3-300', 'rat-rig-v-core-3-400', 'rat-rig-v-core-3-500']],
    ['X1 Combo', ['bambu-lab-x1', 'chuanying-x1']],
  ])('to "%s" consists of exactly its meanings', async (name, ids) => {
    expect(await resolveName(lists, 'printers', name)).toEqual({ ids: null, suggestions: ids, several: true });
    expect(sure(name).map(({ id }) => id)).toEqual(ids);
  });

  const unknown = [
    'U1s',
    'ELEGOO MAX 5',
    'Ender 3 V9',
    'ABS+',
    'PVA+',
    'sehr schön',
    'la maison',
    '高度',
    'FLSUN T1 Max',
  ];
  it.each(unknown)('does not exist for "%s"', (text) => {
    expect(sure(text)).toEqual([]);
  });

  it('is never a filament for a printer on fire, and respects a typed brand', () => {
    expect(sure('printer on fire').map(({ id }) => id)).toEqual(['burning-smell']);
    expect(find('ELEGOO MAX 4', items, 1)[0]?.id).toBe('elegoo-neptune-4-max');
    expect(find('U1s', items, 1)[0]?.id).toBe('snapmaker-u1');
    expect(find('料', items)).toEqual(find('料', items).filter(({ keys }) => keys.some((key) => key.includes('料'))));
  });
});

describe('a plus', () => {
  it.each(['PLA+', 'PLA +', 'pla＋'])('is part of the name: %s', async (name) => {
    expect(await resolveName(lists, 'materials', name)).toEqual({ ids: ['pla-plus'] });
    expect(sure(name).map(({ id }) => id)).toEqual(['pla-plus']);
  });

  it.each([
    ['ABS+', 'abs'],
    ['ASA+', 'asa'],
    ['PETG+', 'petg'],
  ])('makes %s ambiguous between the products of that name, and not %s', async (name, plain) => {
    const found = await resolveName(lists, 'materials', name);
    expect(found).toMatchObject({ ids: null, several: true });
    const products = found.ids === null ? found.suggestions : [];
    expect(products.length).toBeGreaterThan(1);
    for (const id of products) expect(id).toMatch(new RegExp(`--${plain}-plus`));
  });

  it.each([
    ['PEEK+', 'peek'],
    ['PVA+', 'pva'],
  ])('that is in no known name suggests the plain name: %s', async (name, plain) => {
    expect(await resolveName(lists, 'materials', name)).toMatchObject({ ids: null, several: false });
    expect(await atTheEdge('materials', name)).toBe(plain);
  });
});

describe('a sentence', () => {
  it.each([
    ['petg hairs on my ender 3 v3 se in cura', { slicer: 'cura', nozzle: null }],
    ['petg stringing with a 0.6 mm nozzle, orca', { slicer: 'orcaslicer', nozzle: '0.6' }],
    ['warping prusa slicer', { slicer: 'prusaslicer', nozzle: null }],
    ['P1S PETG 0.6 nozzle', { slicer: null, nozzle: '0.6' }],
  ])('keeps the slicer and the nozzle: %s', (text, beside) => {
    expect(readQuestion(text, items)).toMatchObject(beside);
  });

  it.each([
    ['it looks bad and has strings', []],
    ['holes and looks rough', ['gaps-in-top-surface', 'rough-top-surface']],
    ['拉丝和翘边', ['stringing', 'warping']],
    ['stringing', []],
  ])('names two symptoms, related if they are guesses, and none for a meaningless part: %s', async (text, ids) => {
    const { data } = readJson<{ data: ListedRule[] }>(release, FILES.briefRules);
    expect((await symptomsIn(text, items, async () => data)).map(({ id }) => id)).toEqual(ids);
  });
});

it('finds the hundred most owned printers as their owners write them', async () => {
  const { printers } = parse(readFileSync('data/well-known.yaml', 'utf8')) as WellKnownSource;
  const brands = items.filter(({ kind }) => kind === 'brands');
  const wrong: string[] = [];
  for (const id of printers) {
    const own = items.find((one) => one.kind === 'printers' && one.id === id);
    const brand = brands.filter((one) => id.startsWith(`${one.id}-`)).sort((a, b) => b.id.length - a.id.length)[0];
    if (!own || !brand) throw new Error(id);
    const model = own.name.slice(brand.name.length).trim();
    const chinese = brand.keys
      .filter((key) => /^\p{Script=Han}+$/u.test(key))
      .flatMap((key) => [key + model, `${key} ${model}`]);
    const written = [
      model,
      own.name,
      `${model} Combo`,
      `${own.name} series`,
      `${model} 3D printer`,
      `${model} 0.4 nozzle`,
    ];
    for (const name of [...written, model.replace(/[\s-]/g, '').toLowerCase(), ...chinese])
      if ((await atTheEdge('printers', name)) !== id)
        wrong.push(`${name}: ${await atTheEdge('printers', name)}, not ${id}`);
  }
  expect(wrong).toEqual([]);
});
