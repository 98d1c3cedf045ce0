import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { folder } from '../../clients/typescript/src/folder.js';
import { OpenPrintData } from '../../clients/typescript/src/index.js';
import { API, FILES, fitPath } from '../../core/contract/paths.js';
import { reasonText } from '../../core/fit/reasons.js';
import type { Fit, FitSource } from '../../schemas/generated/record.js';
import { call as command } from '../support/command.js';
import { publishedSchema, readJson } from '../support/published.js';
import { shared } from '../support/shared.js';
import { answerOf } from './answer-of.js';

const release = await shared('release');
const data = new OpenPrintData({ source: folder(release) });
const list = <T>(file: string) => readJson<{ data: T[] }>(release, file).data;

describe('whether a printer prints a material', () => {
  const some = ['bambu-lab-a1-mini', 'creality-ender-3', 'prusa-mini', 'anet-a8'];
  it.each(some)('is as published in the release, for each material on %s', async (printer) => {
    const sources = list<FitSource>(FILES.sources);
    const { model } = await data.printers.get(printer);
    for (const { message, message_zh, ...published } of list<Fit>(fitPath(printer))) {
      const { reasons, ...fit } = await data.fit(printer, published.material);
      expect({ printer, ...published, reasons: [] }).toEqual({ ...fit, reasons: [] });
      expect([message, message_zh]).toEqual([reasons[0]?.message, reasons[0]?.message_zh]);
      const { name: material } = await data.materials.get(published.material);
      const restored = published.reasons.map(({ sources: numbers = [], ...reason }) => {
        const { en, zh } = reasonText(reason, { material, printer: model });
        return { ...reason, message: en, message_zh: zh, sources: numbers.map((n) => sources[n]?.id) };
      });
      const judged = reasons.map(({ source: { needs, has }, ...reason }) => {
        return { ...reason, sources: [...new Set([...needs, ...(has === undefined ? [] : [has])])] };
      });
      expect(restored).toEqual(judged);
    }
  });

  // 40 MB for 974 printers and 88 materials.
  it('takes at most 466 bytes per pair in the release, and fits its published schemas', () => {
    const folder = path.join(release, API, 'fit');
    const files = readdirSync(folder);
    const bytes = files.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
    expect(bytes / files.length / list<Fit>(`${API}/fit/${files[0]}`).length).toBeLessThanOrEqual(466);
    const [ofFit, ofSource] = [publishedSchema(release, 'fit'), publishedSchema(release, 'fit-source')];
    for (const fit of files.slice(0, 50).flatMap((file) => list<Fit>(`${API}/fit/${file}`)))
      if (!ofFit(fit)) expect.fail(JSON.stringify(ofFit.errors));
    for (const source of list<FitSource>(FILES.sources))
      if (!ofSource(source)) expect.fail(JSON.stringify(ofSource.errors));
  });

  it('accepts names, a nozzle, a product and changed values', async () => {
    expect((await data.fit('A1 mini', 'ASA')).verdict).toBe('no');
    expect((await data.fit('P1S', 'PA-CF')).verdict).toBe('with_care');
    expect((await data.fit('P1S', 'PA-CF', { changes: { nozzle_material: 'hardened_steel' } })).verdict).toBe('yes');
    expect((await data.fit('A1 mini', 'PLA-CF', { nozzle: '0.2 mm' })).verdict).toBe('no');
    const product = 'Prusament ASA';
    expect(await data.fit('A1 mini', 'ASA', { product })).toMatchObject({ verdict: 'no', material: 'asa' });
  });

  it.each([
    [{ nozzle: 'thick' }, 'nozzle'],
    [{ product: 'Prusament PETG' }, 'product'],
    [{ changes: { nozzle_material: 'gold' } }, 'nozzle_material'],
    [{ changes: { enclosed: 'yes' } }, 'enclosed'],
    [{ changes: { hotend: 'v6' } }, 'hotend'],
    [{ nozle: '0.4' }, 'nozle'],
  ])('rejects %j', async (options, argument) => {
    const expected = { name: 'BadArgumentError', argument };
    await expect(data.fit('P1S', 'ASA', options as object)).rejects.toMatchObject(expected);
  });

  it('rejects an unknown printer', async () => {
    await expect(data.fit('no such machine', 'ASA')).rejects.toMatchObject({ code: 'unknown_printer' });
  });
});

describe('the question whether a printer prints a material', () => {
  it('is answered by the client with the verdict', async () => {
    const asked = await data.question('can A1 mini print ASA');
    expect(asked).toMatchObject({ ask: 'pair', printer: 'bambu-lab-a1-mini', material: 'asa', fit: { verdict: 'no' } });
    expect((await data.question('PLA vs PETG'))?.fit).toBeNull();
  });

  it('is answered by the command, with the reason and its source', async () => {
    const { out, exit } = await command(['can', 'a1 mini', 'asa', '--sources'], { source: release });
    expect(exit).toBe(0);
    expect(out).toContain('ASA on the Bambu Lab A1 mini: no');
    expect(out).toContain('ASA needs a bed of 90 °C; A1 mini is rated for 80 °C.');
    expect(out).toMatch(/https:\/\/\S+/);
    const zh = await command(['can', 'asa', 'a1 mini', '--lang=zh'], { source: release });
    expect(zh.out).toContain('Bambu Lab A1 mini 打印 ASA：不可以');
    const changed = await command(['can', 'p1s', 'pa-cf', '--hardened', '--nozzle=0.4', '--json'], { source: release });
    expect(JSON.parse(changed.out)).toMatchObject({ verdict: 'yes', profile: 'bambu-lab-p1s--0.4--pa-cf' });
    const open = await command(['can', 'bambu lab a1', 'abs', '--enclosed', '--json'], { source: release });
    expect(JSON.parse(open.out)).toMatchObject({ verdict: 'yes' });
  });

  it('puts the verdict above the search results of the command', async () => {
    const { out } = await command(['find', 'can', 'A1', 'mini', 'print', 'ASA'], { source: release });
    expect(out).toMatch(/^no\n {2}ASA needs a bed of 90 °C/);
    expect(out).toContain('can bambu-lab-a1-mini asa');
  });

  it('is answered to an assistant with numbered sources', async () => {
    const { text } = await answerOf('can_print', { printer: 'A1 mini', material: 'ASA' }, data);
    expect(text).toContain('ASA on the Bambu Lab A1 mini: no');
    expect(text).not.toContain('Profile: ');
    const [first = ''] = [...text.matchAll(/^- .*\[([\d,]+)\]$/gm)].map(([, numbers]) => numbers);
    expect(first.split(',').length).toBeGreaterThan(1);
    for (const n of first.split(',')) expect(text).toContain(`\n[${n}] `);
    const own = { printer: 'P1S', material: 'PA-CF', own_nozzle: 'hardened_steel' };
    expect((await answerOf('can_print', own, data)).text).toMatch(/^PA-CF on the Bambu Lab P1S: yes$/m);
  });
});
