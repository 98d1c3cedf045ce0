import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fitPath, pagePath, recordPath } from '../../../core/contract/paths.js';
import { writeFormerPages } from '../../../scripts/pipeline/emit/former-files.js';
import { emitRelease } from '../../../scripts/pipeline/emit/release.js';
import { ReleaseWriter } from '../../../scripts/pipeline/emit/release-writer.js';
import { folderOf } from '../../support/folder.js';
import { smallComposed } from '../../support/small-dataset.js';

async function released(redirects: Record<string, Record<string, string>>) {
  const folder = folderOf();
  await emitRelease({ ...smallComposed({ redirects }), steps: [] }, folder, { site: false });
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  return { folder, read, has: (file: string) => existsSync(path.join(folder, file)) };
}

describe('the files of a record that had another id', () => {
  it('are there as before, and hold what is at the id of today', async () => {
    const { read } = await released({
      printers: { 'acme-zero': 'acme-one' },
      materials: { 'pla-basic': 'pla' },
      symptoms: { hairy: 'strings' },
      brands: { apex: 'acme' },
    });
    const pairs: [former: string, today: string][] = [
      [recordPath('printers', 'acme-zero'), recordPath('printers', 'acme-one')],
      [fitPath('acme-zero'), fitPath('acme-one')],
      [pagePath({ kind: 'profiles', printer: 'acme-zero' }), pagePath({ kind: 'profiles', printer: 'acme-one' })],
      [recordPath('materials', 'pla-basic'), recordPath('materials', 'pla')],
      [pagePath({ kind: 'troubleshoot', symptom: 'hairy' }), pagePath({ kind: 'troubleshoot', symptom: 'strings' })],
      [pagePath({ kind: 'printers', brand: 'apex' }), pagePath({ kind: 'printers', brand: 'acme' })],
    ];
    const today = pagePath({ kind: 'profiles', printer: 'acme-one', material: 'pla' });
    for (const printer of ['acme-zero', 'acme-one'])
      for (const material of ['pla-basic', 'pla'])
        pairs.push([pagePath({ kind: 'profiles', printer, material }), today]);
    for (const [former, file] of pairs) expect(read(former), former).toBe(read(file));
  });

  it('are listed like all others, so that every server has them', async () => {
    const { read } = await released({ printers: { 'acme-zero': 'acme-one' } });
    expect(read('/api/v1/manifest.json')).toContain('"/api/v1/printers/acme-zero.json"');
    expect(JSON.parse(read('/api/v1/etags.json')).api.v1.printers).toHaveProperty('acme-zero.json');
  });

  it('are none of a record that still is', async () => {
    const { read } = await released({ printers: { 'acme-zero': 'acme-one' } });
    expect(JSON.parse(read(recordPath('printers', 'acme-one'))).data[0].id).toBe('acme-one');
    expect(JSON.parse(read('/api/v1/printers.json')).meta.total).toBe(1);
  });
});

describe('the lists of a profile that had another id', () => {
  it('are empty where they have none of their own: what it leads to is of another material or machine', async () => {
    const id = 'acme-one--0.4--pla';
    const { read } = await released({ profiles: { 'acme-one--0.4--petg': id, 'acme-nine--0.4--pla': id } });
    for (const pair of [{ printer: 'acme-one', material: 'petg' }, { material: 'petg' }, { printer: 'acme-nine' }])
      expect(JSON.parse(read(pagePath({ kind: 'profiles', ...pair })))).toMatchObject({ data: [], meta: { total: 0 } });
    expect(JSON.parse(read('/api/v1/redirects.json')).profiles).toHaveProperty('acme-one--0.4--petg', id);
  });

  it('are not touched where they have some', async () => {
    const id = 'acme-one--0.4--pla';
    const { read } = await released({ profiles: { 'acme-one--0.6--pla': id } });
    expect(JSON.parse(read(pagePath({ kind: 'profiles', printer: 'acme-one', material: 'pla' }))).meta.total).toBe(1);
  });
});

describe('the pages of a record that had another id', () => {
  it('lead to the page of today in both languages, without a script or a rule of the server', () => {
    const folder = folderOf();
    const writer = new ReleaseWriter(folder);
    for (const prefix of ['', '/zh-cn']) writer.write(`${prefix}/printers/acme-one/index.html`, 'One');
    writeFormerPages(writer, { printers: { 'acme-zero': 'acme-one' }, materials: { 'pla-basic': 'pla' } });
    const page = (prefix: string) => readFileSync(path.join(folder, `${prefix}/printers/acme-zero/index.html`), 'utf8');
    expect(page('')).toContain('<meta http-equiv="refresh" content="0; url=/printers/acme-one/">');
    expect(page('/zh-cn')).toContain('<meta http-equiv="refresh" content="0; url=/zh-cn/printers/acme-one/">');
    expect(page('/zh-cn')).toContain('<html lang="zh-CN">');
    expect(writer.files).toHaveLength(4);
  });
});
