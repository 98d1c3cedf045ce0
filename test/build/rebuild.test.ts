import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { FILES } from '../../functions/paths.js';
import { Builder } from '../../scripts/builder.js';
import { loadChecked } from '../../scripts/check/check.js';
import { sourceOf } from '../../scripts/mirror/source.js';
import { verify } from '../../scripts/mirror/verify.js';
import { Memory } from '../../scripts/shared/memory.js';
import { folderOf } from '../support/folder.js';

const DATA = process.env.DATA ?? 'data';
const folder = folderOf();
const data = path.join(folder, 'data');
const out = path.join(folder, 'dist');
const builder = new Builder({ data, out, site: false });

const manifestOf = (dist: string) => readFileSync(path.join(dist, FILES.manifest), 'utf8');

/** Replaces a text of a source file, which must be there. */
function edit(file: string, from: string | RegExp, to: string): void {
  const place = path.join(data, file);
  const before = readFileSync(place, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} has no ${from}`);
  writeFileSync(place, after);
}

/** One edit of every kind of source file, and of what many records are made from. */
const EDITS: [what: string, edit: () => void][] = [
  ['a printer', () => edit('printers/bambu-lab/p1s.yaml', 'value: 300', 'value: 299')],
  ['what many profiles of a material share', () => edit('materials/pla.yaml', 'flow_ratio: 0.98', 'flow_ratio: 0.97')],
  ['a fact of a material', () => edit('materials/pla.yaml', 'value: 1.24', 'value: 1.23')],
  ['a range that fixes quote', () => edit('materials/petg.yaml', 'name: PETG', 'name: PET-G')],
  [
    'a process that printers share',
    () => edit('processes/prusa-fff/prusa.yaml', 'layer_height_mm: 0.2', 'layer_height_mm: 0.21'),
  ],
  ['the name of a setting', () => edit('settings/aux-fan.yaml', 'en: "Auxiliary part-fan speed"', 'en: "Other speed"')],
  ['a fix', () => edit('troubleshooting/fixes/dry-filament.yaml', /minutes: \d+/, 'minutes: 470')],
  ['a cause', () => edit('troubleshooting/causes/wet-filament.yaml', 'en: ', 'en: Very ')],
  ['a symptom', () => edit('troubleshooting/symptoms/stringing.yaml', 'severity: medium', 'severity: low')],
  ['the name of a brand', () => edit('brands.yaml', 'name: Prusa', 'name: Prusaa')],
  [
    'the title of a reference',
    () => edit('references.yaml', 'title: "3DPrintIndex: printing chocolate"', 'title: other'),
  ],
  ['a source', () => edit('sources.yaml', 'commit: 3c0c36d1', 'commit: 4c0c36d1')],
  [
    'the last comparison',
    () =>
      writeFileSync(
        path.join(data, 'changes.json'),
        '{"version":"x","previous_version":null,"counts":{},"changes":[]}',
      ),
  ],
  [
    'a printer that goes, and redirects',
    () => {
      rmSync(path.join(data, 'printers/voron/trident-250.yaml'));
      writeFileSync(path.join(data, 'redirects.yaml'), 'printers: {voron-trident-250: voron-trident-300}\n');
    },
  ],
];

beforeAll(async () => {
  cpSync(DATA, data, { recursive: true });
  await builder.build();
});

describe('what a build remembers', () => {
  const memory = new Memory();
  beforeAll(() => loadChecked(data, memory));

  it.each(EDITS)('gives the records of a build from nothing after an edit of %s', async (_, change) => {
    change();
    const { records, changes } = await loadChecked(data, memory);
    const fresh = await loadChecked(data);
    expect(changes).toEqual(fresh.changes);
    for (const kind of Object.keys(records) as (keyof typeof records)[])
      expect(JSON.stringify(records[kind]) === JSON.stringify(fresh.records[kind]), kind).toBe(true);
  });
});

describe('a build by a builder that has built before', () => {
  it('has the bytes of a build from nothing, after one edit and after all of them', async () => {
    const expectSame = async () => {
      const before = manifestOf(out);
      await builder.build();
      expect(manifestOf(out)).not.toBe(before);
      const fresh = path.join(folder, 'fresh');
      await new Builder({ data, out: fresh, site: false }).build();
      expect(manifestOf(out)).toBe(manifestOf(fresh));
      rmSync(fresh, { recursive: true });
    };
    await expectSame();
    edit('printers/bambu-lab/p1s.yaml', 'value: 299', 'value: 298');
    await expectSame();
  });

  it('holds every file that its manifest lists, as it lists it', async () => {
    expect((await verify(sourceOf(out), null, 4, () => {})).findings).toEqual([]);
  });

  it('goes on after an edit that breaks the data', async () => {
    const before = manifestOf(out);
    edit('materials/pla.yaml', 'flow_ratio: 0.97', 'flow_ratio: high');
    await expect(builder.build()).rejects.toThrow(/flow_ratio.*\n.* is as it was$/s);
    expect(manifestOf(out)).toBe(before);
    edit('materials/pla.yaml', 'flow_ratio: high', 'flow_ratio: 0.97');
    await builder.build();
    expect(manifestOf(out)).toBe(before);
    expect((await verify(sourceOf(out), null, 4, () => {})).findings).toEqual([]);
  });

  it('links nothing of a folder that somebody else has put there', async () => {
    const copy = path.join(folder, 'copy');
    cpSync(out, copy, { recursive: true });
    rmSync(out, { recursive: true });
    cpSync(copy, out, { recursive: true });
    const record = path.join(out, 'api/v1/printers/bambu-lab-p1s.json');
    writeFileSync(record, 'somebody else');
    await builder.build();
    expect(readFileSync(record, 'utf8')).toContain('"id":"bambu-lab-p1s"');
  });
});
