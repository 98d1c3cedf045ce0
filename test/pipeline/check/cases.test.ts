import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { load as parse } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import type { CaseSource } from '../../../schemas/generated/source.js';
import { sourceSchema } from '../../../scripts/shared/schemas/read.js';
import { publishedDataset } from '../../support/published-data.js';

const DATA = path.resolve(import.meta.dirname, '../../../data');
const FOLDER = path.join(DATA, 'troubleshooting/cases');
const HELD_OUT = 'held-out.yaml';

const read = (file: string) => parse(readFileSync(path.join(FOLDER, file), 'utf8'));
const files = readdirSync(FOLDER)
  .filter((file) => file !== HELD_OUT)
  .sort();
const cases = files.map((file) => [file, read(file) as CaseSource] as const);

const ajv = new Ajv2020({
  allErrors: true,
  strict: true,
  allowUnionTypes: true,
  strictRequired: false,
  keywords: ['x-ref'],
});
addFormats.default(ajv);
const valid = ajv.compile(sourceSchema('case'));

const { printers, materials, symptoms, causes, fixes } = publishedDataset();

function* named({ setup = {}, ...of }: CaseSource): Generator<[id: string, known: ReadonlyMap<string, unknown>]> {
  if (setup.printer) yield [setup.printer, printers];
  if (setup.material) yield [setup.material, materials];
  for (const symptom of of.symptoms) yield [symptom, symptoms];
  if (of.cause) yield [of.cause, causes];
  if (of.fix) yield [of.fix, fixes];
}

describe.each(cases)('%s', (file, value) => {
  it('fits the schema', () => expect(valid(value), JSON.stringify(valid.errors, null, 1)).toBe(true));
  it('is named after its id', () => expect(`${value.id}.yaml`).toBe(file));
  it('uses existing ids', () => expect([...named(value)].filter(([id, known]) => !known.has(id))).toEqual([]));
});

describe('the cases', () => {
  it('cite each thread once', () => {
    const sources = cases.map(([, { source }]) => source.toLowerCase());
    expect(sources.filter((source, at) => sources.indexOf(source) !== at)).toEqual([]);
  });

  it('are numerous, and cover many symptoms', () => {
    expect(cases.length).toBeGreaterThanOrEqual(150);
    expect(new Set(cases.flatMap(([, of]) => of.symptoms.slice(0, 1))).size).toBeGreaterThanOrEqual(40);
  });

  it('are held out by the draw that the list states', () => {
    const { seed, bound, cases: listed } = read(HELD_OUT) as { seed: string; bound: string; cases: string[] };
    const place = (id: string) => createHash('sha256').update(`${seed}:${id}`).digest('hex').slice(0, bound.length);
    const drawn = cases.map(([, { id }]) => id).filter((id) => place(id) <= bound);
    expect(listed).toEqual(drawn);
    expect(listed.length / cases.length).toBeCloseTo(1 / 3, 1);
  });
});
