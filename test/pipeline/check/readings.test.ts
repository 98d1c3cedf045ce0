import { describe, expect, it } from 'vitest';
import { checkConditions } from '../../../scripts/pipeline/check/check.js';
import { checkReadings, checkSpelling } from '../../../scripts/pipeline/check/curated.js';
import { checkBranchAddresses } from '../../../scripts/pipeline/check/origins.js';
import { problemLines as lines } from '../../support/problem-lines.js';
import { smallDataset } from '../../support/small-dataset.js';

const CONFIG = 'https://github.com/acme/firmware/blob/0123456789ab/config/printer-acme-one.cfg';

const readings = (changes: object) => lines(checkReadings(smallDataset({ printers: { 'acme-one': changes } })));

const fact = (field: string, value: unknown, read: string) => ({
  curated: { [field]: { value, source: CONFIG, read } },
});

describe('a fact', () => {
  it.each([
    ['kinematics', 'corexy', 'vendor firmware: COREXY'],
    ['kinematics', 'cartesian', 'vendor firmware: COREXY, DELTA not defined'],
    ['kinematics', 'cartesian', 'no core or delta switch'],
    ['kinematics', 'cartesian', 'COREXY off, DUAL_X_CARRIAGE on'],
    ['kinematics', 'hybrid_corexy', 'hybrid CoreXY'],
    ['kinematics', 'delta', 'table of specifications'],
    ['heated_bed', true, 'TEMP_SENSOR_BED 1'],
    ['heated_bed', false, 'TEMP_SENSOR_BED 0'],
  ])('may be read as follows: %s %s, "%s"', (field, value, read) => {
    expect(readings(fact(field, value, read))).toEqual([]);
  });

  it.each([
    ['kinematics', 'delta', 'vendor firmware: COREXY'],
    ['kinematics', 'cartesian', 'a CoreXY machine'],
    ['kinematics', 'corexy', 'vendor firmware: COREXY disabled'],
    ['heated_bed', false, 'example of this model: TEMP_SENSOR_BED 5'],
    ['heated_bed', true, 'TEMP_SENSOR_BED 0'],
  ])('is reported if the source reads differently: %s %s, "%s"', (field, value, read) => {
    expect(readings(fact(field, value, read))).toEqual([
      `curated.${field}.value: ${JSON.stringify(value)} is not the value that was read: "${read}"`,
    ]);
  });

  it('about Klipper must name the file that it was read from', () => {
    const config = (name: string) => ({ identifiers: { klipper_config: { value: [name], source: CONFIG } } });
    expect(readings(config('printer-acme-one'))).toEqual([]);
    expect(readings(config('printer-acmme-one'))).toEqual([
      'identifiers.klipper_config.value.0: "printer-acmme-one" is not the file of its source',
    ]);
  });
});

describe('the URL of a file', () => {
  const found = (urls: Record<string, string>) => {
    const dataset = smallDataset();
    const value = Object.fromEntries(Object.entries(urls).map(([id, url]) => [id, { title: id, url }]));
    return lines(checkBranchAddresses({ ...dataset, references: { file: 'references.yaml', value } }));
  };
  const at = (commit: string, kind = 'blob') => `https://github.com/acme/data/${kind}/${commit}/one.ini`;

  it.each([
    ['at a commit', { one: at('0123456789ab'), two: at('ba9876543210') }],
    ['at the branch of what is followed', { one: at('main'), two: `${at('main')}#two`, three: at('0123456789ab') }],
    ['at a branch where no other is at a commit', { one: at('main') }],
    ['that is a folder', { one: at('main', 'tree'), two: at('0123456789ab') }],
  ])('may be one %s', (_, urls) => expect(found(urls)).toEqual([]));

  it('is reported if it is the only one at a branch', () => {
    expect(found({ one: at('main'), two: at('0123456789ab') })).toEqual([
      'one.url: points to the branch "main", whose content changes',
    ]);
  });
});

describe('a condition', () => {
  const found = (max: number) =>
    lines(checkConditions(smallDataset({ fixes: { cooler: { applies_to: { nozzle_diameters_mm: { max } } } } })));

  it('must name an existing nozzle', () => {
    expect(found(0.4)).toEqual([]);
    expect(found(4)).toEqual(['applies_to.nozzle_diameters_mm.max: no printer has a 4 mm nozzle']);
  });
});

describe('the id of an outcome', () => {
  const found = (id: string) => {
    const text = (en: string) => ({ en, zh: '是' });
    const belt = {
      question: text('Is the belt loose, or the carriage worn, where the belt runs?'),
      hint: text('A worn carriage has play; a loose belt has none. Loose or worn?'),
      outcomes: [{ id, text: text('Yes') }],
    };
    return lines(checkSpelling(smallDataset({ checks: { belt } })));
  };

  it.each(['loose', 'loose-belt', 'worn-carriages', 'oval'])('may be %s', (id) => expect(found(id)).toEqual([]));

  it.each([
    ['losoe', '"losoe" of "losoe" cannot occur in a text'],
    ['carriagge', '"carriagge" of "carriagge" cannot occur in a text'],
    ['worn-carrige', '"carrige" of "worn-carrige" cannot occur in a text'],
  ])('is reported as %s', (id, message) => {
    expect(found(id)).toEqual([`outcomes.0.id: ${message}`]);
  });
});
