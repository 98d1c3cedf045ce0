import { afterAll, describe, expect, it } from 'vitest';
import { namedPath, pagePath } from '../../../core/contract/paths.js';
import { answer, type Calling, call, said } from '../../support/command.js';
import { readJson } from '../../support/published.js';
import { shared } from '../../support/shared.js';
import { startStatic } from '../../support/static-server.js';

const mirror = await startStatic(await shared('frozen'));
const sources = {
  folder: await shared('frozen'),
  server: await shared('frozenServer'),
  'static mirror': mirror.url,
};
afterAll(() => mirror.close());

function published<T>(file: string): T[] {
  return readJson<{ data: T[] }>(sources.folder, file).data;
}

describe.each(['folder', 'server', 'static mirror'] as const)('with a %s as the source', (kind) => {
  const from = (calling: Calling = {}): Calling => ({ source: sources[kind], ...calling });
  const words = (...args: string[]) => said(args, from({ columns: 80 }));

  it('shows a printer, with units and unknown values, or its published record', async () => {
    const out = await words('printer', 'acme', 'labs', 'one');
    expect(out).toMatch(/^ ?Acme Labs One acme-labs-one/);
    expect(out).toContain('Build volume 256 × 256 × 256 mm');
    expect(out).toContain('Max nozzle temperature 300 °C');
    expect(out).toContain('unknown');
    const [record] = published(namedPath('printers', 'acme-labs-one'));
    expect(await answer(['printer', 'acme labs one'], from())).toEqual(record);
  });

  it('shows a material with its names in both languages', async () => {
    expect(await words('material', 'petg')).toContain('Nozzle temperature range 230–260 °C');
    const { out } = await call(['material', 'petg', '--lang', 'zh'], from());
    expect(out).toContain('230–260 °C');
    expect(out).toContain('未知');
    expect(await answer(['material', 'PETG'], from())).toEqual(published(namedPath('materials', 'petg'))[0]);
  });

  it('shows a profile for the printer’s default nozzle, or another one', async () => {
    const out = await words('profile', 'acme-labs-one', 'petg');
    expect(out).toContain('PETG on the Acme Labs One, 0.4 mm nozzle');
    expect(out).toContain('Nozzle temperature 255 °C (first layer 250 °C)');
    expect(out).toContain('Retraction length 0.8 mm');
    expect(await words('profile', 'acme-labs-one', 'petg', '--nozzle', '0.6mm')).toContain('0.6 mm nozzle');
    const wide = await answer(['profile', 'acme labs one', 'petg', '--nozzle', '0.6'], from());
    expect(wide).toMatchObject({ nozzle: { diameter_mm: 0.6, variant: '0.6' } });
  });

  it('starts with ten values, and shows all with --all', async () => {
    const lines = async (...args: string[]) => {
      const { out } = await call(['profile', 'acme-labs-one', 'petg', ...args], from());
      return out.split('\n').filter((line) => line.startsWith('  '));
    };
    const first = await lines();
    expect(first).toHaveLength(10);
    expect(first[0]).toMatch(/^ {2}Nozzle temperature +255 °C/);
    expect(first.join('\n')).toMatch(/Speeds: outer wall +\d+ mm\/s/i);
    expect((await lines('--all')).length).toBeGreaterThan(150);
    expect((await lines('--sources')).filter((line) => /(\[\d+\])+$/.test(line)).length).toBeGreaterThan(5);
  });

  it('accepts names in any order, names of several words without quotes, and short options', async () => {
    expect(await words('profile', 'acme', 'labs', 'one', 'petg')).toContain('PETG on the Acme Labs One');
    expect(await words('profile', 'petg', 'acme labs one')).toContain('PETG on the Acme Labs One');
    const whole = await words('profile', 'acme-labs-one', 'petg', '--nozzle', '0.6');
    expect(await words('profile', '-p', 'acme labs one', '-m', 'petg', '-n', '0.6')).toBe(whole);
    expect(await words('profile', '-p', 'acme labs one', 'petg', '-n0.6')).toBe(whole);
    expect(await words('profile', 'acme', 'labs', 'one', '-m', 'petg', '-n', '0.6')).toBe(whole);
    expect(await words('can', '-m', 'petg', 'acme labs one')).toBe(await words('can', 'acme labs one', 'petg'));
  });

  it('gives reasons for the verdict “yes” too', async () => {
    const said = await words('can', 'acme labs one', 'petg');
    expect(said).toContain('PETG on the Acme Labs One: yes');
    expect(said).toContain('Nothing known stands in the way.');
  });

  it('gives the source of each value', async () => {
    const out = await words('profile', 'acme-labs-one', 'petg', '--sources');
    expect(out).toMatch(/Retraction length 0\.8 mm (\[\d+\])+/);
    expect(out).toMatch(/\[1\] filament preset “[^”]+”/);
    expect(out).toMatch(/\[\d+\] Acme Slicer .*commit/);
    expect(await words('printer', 'acme labs one', '--sources')).toMatch(/Build volume 256 × 256 × 256 mm (\[\d+\])+/);
    expect(await words('material', 'petg', '--sources')).toMatch(/Nozzle temperature range 230–260 °C (\[\d+\])+/);
  });

  it('shows a setting by its id, its name in either language or a key, for each slicer or one', async () => {
    for (const name of ['retraction_length', 'Retraction length', '回抽长度']) {
      const out = await words('setting', name);
      expect(out).toContain('Retraction length (mm) retraction_length');
      for (const slicer of ['OrcaSlicer', 'Bambu Studio', 'PrusaSlicer', 'Cura']) expect(out).toContain(slicer);
    }
    const one = await words('setting', 'retraction_length', '--slicer', 'bambu-studio');
    expect(one).toContain('Bambu Studio');
    expect(one).not.toContain('PrusaSlicer');
    expect(await answer<{ id: string }>(['setting', '回抽长度'], from())).toMatchObject({ id: 'retraction_length' });
  });

  it('lists brands, printers, materials, symptoms, settings and profiles', async () => {
    expect(await words('brands')).toContain('Acme Labs acme-labs');
    expect(await words('printers')).toContain('Voron 2.4 350 voron-2-4-350');
    const some = await answer<{ id: string }[]>(['printers', '--brand', 'Acme Labs'], from());
    expect(some).toEqual(published(pagePath({ kind: 'printers', brand: 'acme-labs' })));
    expect(await answer(['printers', 'acme', 'labs'], from())).toEqual(some);
    expect(await answer(['materials'], from())).toEqual(published(pagePath({ kind: 'materials' })));
    expect(await words('materials')).toContain('TPU tpu 210–240 °C unknown');
    expect(await words('symptoms')).toContain('Stringing stringing Thin threads');
    expect(await words('settings')).toContain('Nozzle temperature nozzle_temperature °C filament');
    const row = 'acme-labs-one petg 0.4 mm 255 °C 70 °C 12 mm³/s';
    expect(await words('profiles', '--printer', 'acme labs one')).toContain(row);
    for (const [args, of] of [
      [['acme', 'labs', 'one'], { printer: 'acme-labs-one' }],
      [['petg'], { material: 'petg' }],
      [['petg', 'acme', 'labs', 'one'], { printer: 'acme-labs-one', material: 'petg' }],
      [['-m', 'petg', 'acme labs one'], { printer: 'acme-labs-one', material: 'petg' }],
      [['--printer', 'acme labs one', '--material', 'petg'], { printer: 'acme-labs-one', material: 'petg' }],
    ] as const)
      expect(await answer(['profiles', ...args], from())).toEqual(published(pagePath({ kind: 'profiles', ...of })));
  });

  it('finds records of all kinds, with misspellings and in Chinese', async () => {
    expect(await words('find', 'acme one')).toContain('Acme Labs One printer printer acme-labs-one');
    const ids = async (...args: string[]) =>
      (await answer<{ id: string }[]>(['find', ...args], from())).map(({ id }) => id);
    expect(await ids('acme', 'one')).toContain('acme-labs');
    expect(await ids('strinigng')).toEqual(['stringing']);
    const expected = [{ kind: 'symptoms', id: 'stringing', name: 'Stringing', name_zh: '拉丝', sure: true }];
    expect(await answer(['find', '拉丝'], from())).toEqual(expected);
    expect(await ids('acme', '--kind', 'brands')).toEqual(['acme-labs']);
    expect(await ids('acme', '--limit', '1')).toHaveLength(1);
    const { out } = await call(['find', '拉丝', '--lang=zh'], from());
    expect(out).toContain('拉丝  故障现象  fix stringing');
  });

  it('answers a question with the command to use', async () => {
    expect(await words('find', 'acme labs one petg')).toContain('acme labs one petg Answer profile acme-labs-one petg');
    expect(await words('find', 'petg stringing acme labs one')).toContain(
      'fix stringing --printer acme-labs-one --material petg',
    );
    expect(await words('find', 'how to dry petg')).toContain('how to dry petg Answer material petg');
  });
});

const release = { source: await shared('release') };

describe('with the published data', () => {
  it.each([
    ['printer for ASA 300 mm', 'printers --material asa --size 300'],
    ['material for a hot car', 'materials --for heat'],
    ['P1S or Q1 Pro for PA-CF', 'can bambu-lab-p1s pa-cf', 'can qidi-q1-pro pa-cf'],
    [
      'petg stringing a1 orca 0.6 nozzle',
      'fix stringing --printer bambu-lab-a1 --material petg --nozzle 0.6 --slicer orcaslicer',
    ],
  ])('answers a question with the command to use: %s', async (query, ...calls) => {
    const { out } = await call(['find', query], release);
    expect([...out.matchAll(/ {2}Answer {2,}(.*)$/gm)].map(([, one]) => one)).toEqual(calls);
    for (const one of calls) expect((await call(one.split(' '), release)).err).toBe('');
  });

  it('shows both symptoms of a sentence first, with what tells them apart', async () => {
    const { out } = await call(['find', 'holes and looks rough'], release);
    expect(out).toMatch(/^Which of these do you see\?.*\n {2}.*top surface: .*meet\.\n {2}Rough.*: .*ridged/);
    const found = await answer<{ id: string }[]>(['find', 'holes and looks rough'], release);
    expect(found.slice(0, 2).map(({ id }) => id)).toEqual(['gaps-in-top-surface', 'rough-top-surface']);
  });

  it('explains an empty answer', async () => {
    const { exit, out } = await call(['profiles', 'a1 mini', 'asa'], release);
    expect([exit, out]).toEqual([1, 'No matching profile.\nTo see why: open-print-data can bambu-lab-a1-mini asa\n']);
  });

  it('chooses printers and materials for a part', async () => {
    type Judged = { id: string; verdict: string; build_volume_mm: { x: number; y: number; z: number } };
    const printers = await answer<Judged[]>(['printers', '--material', 'ASA', '--size', '300'], release);
    const verdicts = printers.map(({ verdict }) => verdict);
    expect(new Set(verdicts)).toEqual(new Set(['yes', 'with_care', 'unknown']));
    expect(verdicts.lastIndexOf('yes')).toBeLessThan(verdicts.indexOf('with_care'));
    expect(printers.filter(({ build_volume_mm: { x, y, z } }) => Math.min(x, y, z) < 300)).toEqual([]);
    const materials = await answer<{ classes: { heat: string } }[]>(['materials', '--for', 'heat'], release);
    expect(materials.length).toBeGreaterThan(3);
    expect(materials.filter(({ classes }) => !/hot/.test(classes.heat))).toEqual([]);
  });

  it('resolves an identifier of another system', async () => {
    const printers = await answer(['find', 'C12'], release);
    expect(printers).toMatchObject([{ kind: 'printers', id: 'bambu-lab-p1s', sure: true }]);
    expect(await answer(['find', 'gfg99'], release)).toMatchObject([{ id: 'petg' }]);
  });
});
