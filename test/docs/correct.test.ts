import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, it, onTestFinished } from 'vitest';
import { LOCALES } from '../../core/words/language.js';
import { changeCommand, changeText, SHORTEST_REASON, sendAddress } from '../../docs/src/correct/change.js';
import { correctPage } from '../../docs/src/correct/correct-page.js';
import { readValue, schemaOf, type ValueSchema } from '../../docs/src/correct/schema-value.js';
import { PAGE_LOCALES } from '../../docs/src/records/locale.js';
import { PUBLICATION } from '../../docs/src/reference/published.js';
import type { PrinterSource } from '../../schemas/generated/source.js';

it('the form opens issues in the repository of the publication', () => {
  const { repository } = PUBLICATION;
  onTestFinished(() => void Object.assign(PUBLICATION, { repository }));
  PUBLICATION.repository = 'https://github.com/Somebody/prints';
  expect(JSON.stringify(correctPage(PAGE_LOCALES.en).body)).toContain('https://github.com/Somebody/prints');
});

const ROOT = path.resolve(import.meta.dirname, '../..');
const facts = JSON.parse(
  readFileSync(path.join(ROOT, 'schemas/values/printer-facts.schema.json'), 'utf8'),
) as ValueSchema;
const { say } = LOCALES.en;
const read = (field: string, typed: string) => readValue(typed, schemaOf(facts, field) ?? {}, say);

describe('a typed value', () => {
  it.each([
    ['rated.max_bed_temperature_c', '110', 110],
    ['rated.max_bed_temperature_c', '110 °C', 110],
    ['rated.max_bed_temperature_c', 'unknown', null],
    ['enclosed', 'No', false],
    ['enclosed', '是', true],
    ['kinematics', 'CoreXY', 'corexy'],
    ['build_volume_mm', '220 x 221 × 250', { x: 220, y: 221, z: 250 }],
  ])('of %s: %s', (field, typed, value) => {
    expect(read(field, typed)).toEqual({ value });
  });

  it.each([
    ['rated.max_bed_temperature_c', 'hot', 'A number.'],
    ['rated.max_bed_temperature_c', '5705', 'Within 30–200 °C.'],
    ['enclosed', 'perhaps', 'Yes or no.'],
    ['kinematics', 'wheels', 'cartesian, corexy'],
    ['build_volume_mm', '220 x 220', 'As x × y × z.'],
  ])('of %s cannot be %s', (field, typed, problem) => {
    expect(read(field, typed)).toEqual({ problem: expect.stringContaining(problem) });
  });
});

describe('the text of a correction', () => {
  const source = 'https://acme.test/one';
  const said = { value: 110, source, read: 'Bed up to 110 °C, said "twice"' };
  const subject = { record: 'printers/acme-one', was: 100, file: 'data/printers/acme/one.yaml' };

  it('is a curated fact if the field allows one', () => {
    const field = 'rated.max_bed_temperature_c';
    const { curated } = load(changeText({ ...subject, field, isCurated: true }, said)) as PrinterSource;
    expect(curated).toEqual({ [field]: { value: 110, source, read: said.read } });
  });

  it('is an override of the imported value otherwise', () => {
    const field = 'max_speed_mm_s.x';
    const { overrides } = load(changeText({ ...subject, field }, said)) as PrinterSource;
    expect(overrides).toEqual([{ field, was: 100, value: 110, reason: said.read, source }]);
    const { properties } = JSON.parse(readFileSync(path.join(ROOT, 'schemas/source/override.schema.json'), 'utf8'));
    expect(SHORTEST_REASON).toBe(properties.reason.minLength);
  });

  it('of a profile is an override for its nozzle, or only the command if the process preset sets it', () => {
    const profile = { printer: 'acme-one', material: 'pla', nozzle: '0.4' };
    const record = 'profiles/acme-one--0.4--pla';
    // A printer has this field too, as a curated fact.
    const field = 'filament_diameter_mm';
    const { overrides } = load(
      changeText({ ...subject, record, field, profile, isCurated: true }, said),
    ) as PrinterSource;
    expect(overrides?.[0]?.field).toBe('profiles.pla.nozzles.0.4.filament_diameter_mm');
    const command = `npm run fix-value -- acme-one pla process.layer_height_mm '110' --nozzle '0.4' --source '${source}'`;
    const ofProcess = { ...subject, record, field: 'process.layer_height_mm', profile };
    expect(changeText(ofProcess, said)).toContain(command);
  });

  it('contains the equivalent command, whatever was typed', () => {
    const command = changeCommand({ ...subject, field: 'enclosed' }, { ...said, value: true, read: "it's closed; rm" });
    expect(command).toBe(
      `npm run fix-value -- acme-one enclosed 'true' --source '${source}' --reason 'it'\\''s closed; rm'`,
    );
  });

  it('goes to the repository, otherwise as an email, otherwise nowhere', () => {
    const repository = 'https://code.test/acme/data/';
    const issue = new URL(sendAddress({ repository, contact: 'a@b.test' }, 'A + B', 'x & y') ?? '');
    expect(issue.pathname).toBe('/acme/data/issues/new');
    expect(Object.fromEntries(issue.searchParams)).toEqual({ title: 'A + B', body: 'x & y' });
    expect(sendAddress({ contact: 'a@b.test' }, 'A + B', 'x & y')).toBe(
      'mailto:a@b.test?subject=A%20%2B%20B&body=x%20%26%20y',
    );
    expect(sendAddress({}, 'A', 'x')).toBeNull();
  });
});

describe('the pull request template', () => {
  const text = readFileSync(path.join(ROOT, '.github/PULL_REQUEST_TEMPLATE.md'), 'utf8');

  it('asks in both languages for a source, and names existing commands', () => {
    expect(text.match(/\p{sc=Han}/gu)?.length).toBeGreaterThan(20);
    expect(text).toMatch(/Where you read it \/ 出处/);
    const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
      scripts: object;
    };
    const named = [...text.matchAll(/`npm run ([\w:-]+)/g)].map(([, name]) => name);
    expect(named).toEqual(['validate']);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
  });
});
