import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareFacts, FIELDS, largestFirst } from '../../../scripts/contribute/compare/compare-facts.js';
import type { OtherMachine } from '../../../scripts/contribute/compare/machine.js';
import { MAKER_ALIASES, MANUAL_MATCHES } from '../../../scripts/contribute/compare/manual-matches.js';
import { match, PrinterNames } from '../../../scripts/contribute/compare/match.js';
import { formatReport } from '../../../scripts/contribute/compare/report.js';
import type { JsonObject } from '../../../scripts/shared/tree.js';
import { FROZEN_DATA } from '../../support/data.js';
import { folderOf } from '../../support/folder.js';
import { script } from '../../support/script.js';
import { smallComposed } from '../../support/small-dataset.js';

describe('which printer a machine is', () => {
  const named = (id: string, brand: string, model: string, ...aliases: string[]) => ({
    ...{ id, brand, brand_id: brand.toLowerCase(), model, aliases },
  });
  const brands = { acme: { name: 'Acme', vendors: ['Acme Ltd'] }, apex: { name: 'Apex' } };
  const names = new PrinterNames(
    [named('acme-2', 'Acme', '2'), named('acme-2-plus', 'Acme', '2+', 'Two Plus'), named('apex-2', 'Apex', '2', 'II')],
    brands,
    { 'acme-old': 'acme-2' },
  );

  it.each([
    ['acme_2', 'acme-2'],
    ['ACME Ltd 2', 'acme-2'],
    ['Acme 2+', 'acme-2-plus'],
    ['Acme Two-Plus', 'acme-2-plus'],
    ['acme-old', 'acme-2'],
    ['Apex II', 'apex-2'],
    ['2', null],
    ['II', null],
    ['Acme 2 Pro', null],
  ])('%s is %s', (name, id) => {
    expect(names.idOf(name)).toBe(id);
  });

  it('is none where two have the name', () => {
    const twins = [named('acme-x1', 'Acme', 'X1', 'X'), named('acme-x2', 'Acme', 'X2', 'X')];
    expect(new PrinterNames(twins, brands, {}).idOf('Acme X')).toBe(null);
  });

  it('is what its first known name says, or what was decided of its file', () => {
    const { records } = smallComposed();
    const own = new PrinterNames(records.printers, brands, {});
    const machines = [
      { names: ['Acme Zero', 'Acme One'], file: 'one' },
      { names: ['Acme Ones'], file: 'ones' },
      { names: ['Acme One'], file: 'a/kit-voron2-250mm.cfg' },
    ];
    const { pairs, unmatched } = match('klipper', machines, records.printers, own);
    expect(pairs.map(({ printer, machine }) => [printer.id, machine.file])).toEqual([['acme-one', 'one']]);
    expect(unmatched.map(({ file }) => file)).toEqual(['ones', 'a/kit-voron2-250mm.cfg']);
  });

  it('was decided of printers that there are', () => {
    const known = new Set(
      globSync('data/printers/*/*.yaml').map((file) =>
        path.relative('data/printers', file).replace('/', '-').slice(0, -5),
      ),
    );
    const decided = Object.values(MANUAL_MATCHES).flatMap((all) => all.flatMap(({ printers }) => printers));
    expect(decided.filter((id) => !known.has(id))).toEqual([]);
    expect(
      Object.keys(MAKER_ALIASES).filter((id) => ![...known].some((printer) => printer.startsWith(`${id}-`))),
    ).toEqual([]);
  });
});

/** Judgements of the one printer of the small dataset, whose volume is 200 x 200 x 200 and limits are 260 and 100. */
function judged(theirs: Partial<OtherMachine>, curated: JsonObject = {}) {
  const { records } = smallComposed(Object.keys(curated).length > 0 ? { printers: { 'acme-one': { curated } } } : {});
  const machine = { names: ['Acme One'], file: 'one.cfg', ...theirs };
  return records.printers.flatMap((printer) => compareFacts({ printer, machine }, FIELDS, /example\.org\/theirs/));
}
const verdicts = (...args: Parameters<typeof judged>) =>
  judged(...args).map(({ field, difference, verdict }) => [field, difference, verdict]);

describe('a machine of both', () => {
  it('disagrees by more than 5 mm, or by less, in either direction', () => {
    expect(verdicts({ build_volume_mm: { x: 200, y: 210, z: 195 } })).toEqual([['build_volume_mm', 10, 'open']]);
    expect(verdicts({ build_volume_mm: { x: 205, y: 200, z: 195 } })).toEqual([['build_volume_mm', 5, 'near']]);
    expect(verdicts({ build_volume_mm: { x: 200, y: 200, z: 200 } })).toEqual([['build_volume_mm', 0, 'agrees']]);
  });

  it('may travel further than it prints, but not less far', () => {
    expect(verdicts({ travel_mm: { x: 230, y: 235, z: 250 } })).toEqual([['build_volume_mm', 0, 'agrees']]);
    expect(verdicts({ travel_mm: { x: 230, y: 180 } })).toEqual([['build_volume_mm', 20, 'open']]);
  });

  it('is compared by what can be set, and a rating must only be reached', () => {
    const theirs = { max_nozzle_temperature_c: 285, max_bed_temperature_c: 110 };
    expect(verdicts(theirs)).toEqual([
      ['firmware_limit.max_nozzle_temperature_c', 25, 'open'],
      ['firmware_limit.max_bed_temperature_c', 10, 'near'],
    ]);
    const source = 'https://example.org/page';
    const rated = {
      'firmware_limit.max_nozzle_temperature_c': { value: null, source },
      'rated.max_nozzle_temperature_c': { value: 300, source },
    };
    expect(verdicts({ max_nozzle_temperature_c: 285 }, rated)).toEqual([
      ['rated.max_nozzle_temperature_c', 15, 'open'],
    ]);
    expect(verdicts({ max_nozzle_temperature_c: 320 }, rated)).toEqual([
      ['rated.max_nozzle_temperature_c', 0, 'agrees'],
    ]);
  });

  it('says nothing of what is not known here', () => {
    expect(verdicts({ kinematics: 'corexy' })).toEqual([]);
  });

  it('is settled where the record keeps their value beside a decided one, and the same where ours was read there', () => {
    const value = { x: 200, y: 200, z: 200 };
    const theirs = { build_volume_mm: { x: 200, y: 200, z: 250 } };
    const fact = (source: string, others?: JsonObject[]) => ({
      build_volume_mm: { value, source, ...(others && { others }) },
    });
    const kept = [{ value: { z: 250 }, source: 'https://example.org/theirs' }];
    const whole = [{ value: { ...theirs.build_volume_mm }, source: 'https://example.org/theirs' }];
    const another = [{ value: { x: 200, y: 200, z: 240 }, source: 'https://example.org/theirs' }];
    const [page, own] = ['https://example.org/page', 'https://example.org/theirs/one.cfg'];
    expect(verdicts(theirs, fact(page))).toEqual([['build_volume_mm', 50, 'open']]);
    expect(verdicts(theirs, fact(page, another))).toEqual([['build_volume_mm', 50, 'open']]);
    expect(verdicts(theirs, fact(page, kept))).toEqual([['build_volume_mm', 50, 'settled']]);
    expect(verdicts(theirs, fact(page, whole))).toEqual([['build_volume_mm', 50, 'settled']]);
    expect(verdicts(theirs, fact(own))).toEqual([['build_volume_mm', 50, 'same']]);
  });
});

describe('the report', () => {
  const curated = { kinematics: { value: 'cartesian', source: 'https://example.org/page' } };
  const small = judged({ travel_mm: { x: 180, y: 200, z: 200 }, max_nozzle_temperature_c: 265 });
  const motion = judged({ kinematics: 'corexy' }, curated);

  it('begins with what weighs most', () => {
    expect(largestFirst([...small, ...motion]).map(({ field }) => field)).toEqual([
      'kinematics',
      'build_volume_mm',
      'firmware_limit.max_nozzle_temperature_c',
    ]);
  });

  it('has one row for files that say the same, and counts values', () => {
    const twin = small.map((judgement) => ({ ...judgement, file: 'two.cfg' }));
    const text = formatReport('klipper', [...small, ...twin, ...motion], [{ names: ['Apex 9'], file: 'nine.cfg' }]);
    expect(text.split('\n').map((line) => line.trim().replace(/ {2,}/g, ' | '))).toEqual([
      'Open: to be decided with a third source (2)',
      'printer | field | ours (origin) | theirs (file) | by',
      'acme-one | kinematics | cartesian (https://example.org/page) | corexy (one.cfg) | another',
      'acme-one | build_volume_mm | 200x200x200 (slicer: Acme One 0.4) | at most 180x200x200 (one.cfg and 1 more) | 20',
      '',
      'Near (1)',
      'printer | field | ours (origin) | theirs (file) | by',
      'acme-one | firmware_limit.max_nozzle_temperature_c | 260 (slicer: Acme One 0.4) | 265 (one.cfg and 1 more) | 5',
      '',
      'build_volume_mm: 1 values compared with klipper: 1 open, 0 settled, 0 near, 0 agree, 0 read there',
      'temperatures: 1 values compared with klipper: 0 open, 0 settled, 1 near, 0 agree, 0 read there',
      'kinematics: 1 values compared with klipper: 1 open, 0 settled, 0 near, 0 agree, 0 read there',
      'No matching printer here: 1 of klipper, such as Apex 9 (all with --json)',
    ]);
  });
});

describe('npm run compare', () => {
  const from = folderOf({
    'config/printer-acme-labs-one-2023.cfg': '[printer]\nkinematics: delta\n',
    'config/printer-acme-zero-2023.cfg': '[printer]\nkinematics: delta\n',
  });
  const run = (...args: string[]) => script('compare', '--data', FROZEN_DATA, '--from', from, ...args);

  it('says how it is used', async () => {
    expect(await script('compare')).toMatchObject({
      code: 1,
      error: expect.stringContaining('usage: npm run compare'),
    });
    expect(await run('--with', 'klipper', '--field', 'colour')).toMatchObject({
      code: 1,
      error: expect.stringContaining('FIELD one of build_volume_mm, temperatures, kinematics'),
    });
  });

  it('prints a table, or everything as JSON', async () => {
    const { out } = await run('--with', 'klipper');
    expect(out).toMatch(/^Open: to be decided with a third source \(1\)\n/);
    expect(out).toMatch(
      / {2}acme-labs-one +kinematics +corexy \(.*\) +delta \(config\/printer-acme-labs-one-2023\.cfg\)/,
    );
    const json = JSON.parse((await run('--with', 'klipper', '--field', 'kinematics', '--json')).out);
    expect(json.judgements).toMatchObject([{ printer: 'acme-labs-one', field: 'kinematics', verdict: 'open' }]);
    expect(json.unmatched).toMatchObject([{ names: ['acme-zero'] }]);
  });
});
