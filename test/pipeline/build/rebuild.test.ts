import { hash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { openLocation } from '../../../clients/typescript/src/mirror/location.js';
import { verify } from '../../../clients/typescript/src/mirror/verify.js';
import { FILES } from '../../../core/contract/paths.js';
import { Builder } from '../../../scripts/pipeline/builder.js';
import { packStep, STEPS, stepFile } from '../../../scripts/pipeline/load/step-file.js';
import { prepare } from '../../../scripts/pipeline/pipeline.js';
import { Memory } from '../../../scripts/shared/memory.js';
import { FROZEN, FROZEN_DATA } from '../../support/data.js';
import { folderOf } from '../../support/folder.js';
import { stepOf } from '../../support/step-of.js';

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

/** The same in a file that an import wrote, as the next import would do it: with the digest. */
function reimport(file: string, from: string, to: string): void {
  edit(file, from, to);
  const name = file.split('/').slice(2).join('/');
  const digest = hash('sha256', readFileSync(path.join(data, file)));
  edit(FROZEN.digests, new RegExp(`("${name}": )"\\w+"`), `$1"${digest}"`);
}

/** One edit of every kind of source file, and of what many records are made from. */
const EDITS: [what: string, edit: () => void][] = [
  ['a printer', () => edit(FROZEN.printer, 'value: 300', 'value: 299')],
  ['what a source says of it', () => reimport(FROZEN.imported, '"flow_ratio": 0.98', '"flow_ratio": 0.97')],
  ['a fact of a material', () => edit(FROZEN.material, 'value: 1.24', 'value: 1.23')],
  ['a range that fixes quote', () => edit(FROZEN.quotedMaterial, 'name: PETG', 'name: PETG X')],
  [
    'a process that printers share',
    () => reimport(FROZEN.processes, '"layer_height_mm": 0.2', '"layer_height_mm": 0.21'),
  ],
  ['the name of a setting', () => edit(FROZEN.setting, 'en: "Auxiliary part-fan speed"', 'en: "Other speed"')],
  ['a fix', () => edit(FROZEN.fix, 'minutes: 480', 'minutes: 470')],
  ['a cause', () => edit(FROZEN.cause, 'en: "Moist', 'en: "Very moist')],
  ['a symptom', () => edit(FROZEN.symptom, 'severity: medium', 'severity: low')],
  ['the name of a brand', () => edit(FROZEN.brands, 'name: Apex', 'name: Apexx')],
  ['the title of a reference', () => edit(FROZEN.references, 'title: "Guide to', 'title: "The guide to')],
  ['a source', () => edit(FROZEN.sources, 'commit: aaaa', 'commit: cccc')],
  [
    'the kept steps',
    () => {
      mkdirSync(path.join(data, STEPS), { recursive: true });
      writeFileSync(path.join(data, stepFile('ab')), packStep(stepOf('ab', null)));
    },
  ],
  [
    'a printer that goes, and redirects',
    () => {
      rmSync(path.join(data, FROZEN.loosePrinter));
      rmSync(path.join(data, FROZEN.looseImported));
      edit(FROZEN.digests, /.*acme-labs-mini.*\n/, '');
      edit(FROZEN.redirects, 'printers:\n', 'printers:\n  acme-labs-mini: acme-labs-one\n');
    },
  ],
];

beforeAll(async () => {
  cpSync(FROZEN_DATA, data, { recursive: true });
  await builder.build();
});

describe('what a build remembers', () => {
  const memory = new Memory();
  beforeAll(() => prepare(data, memory));

  it.each(EDITS)('gives the records of a build from nothing after an edit of %s', async (_, change) => {
    change();
    const { records, steps } = await prepare(data, memory);
    const fresh = await prepare(data);
    expect(steps).toEqual(fresh.steps);
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
    edit(FROZEN.printer, 'value: 299', 'value: 298');
    await expectSame();
  });

  it('holds every file that its manifest lists, as it lists it', async () => {
    expect((await verify(openLocation(out))).findings).toEqual([]);
  });

  it('goes on after an edit that breaks the data', async () => {
    const before = manifestOf(out);
    edit(FROZEN.material, 'value: 1.23', 'value: heavy');
    await expect(builder.build()).rejects.toThrow(/density.*\n.* is unchanged$/s);
    expect(manifestOf(out)).toBe(before);
    edit(FROZEN.material, 'value: heavy', 'value: 1.23');
    await builder.build();
    expect(manifestOf(out)).toBe(before);
    expect((await verify(openLocation(out))).findings).toEqual([]);
  });

  it('links nothing of a folder that somebody else has put there', async () => {
    const copy = path.join(folder, 'copy');
    cpSync(out, copy, { recursive: true });
    rmSync(out, { recursive: true });
    cpSync(copy, out, { recursive: true });
    const record = path.join(out, 'api/v1/printers/acme-labs-one.json');
    writeFileSync(record, 'somebody else');
    await builder.build();
    expect(readFileSync(record, 'utf8')).toContain('"id":"acme-labs-one"');
  });
});
