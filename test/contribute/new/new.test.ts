import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Answers } from '../../../scripts/contribute/edit/questions.js';
import { editsFor, KINDS, kindHelp, repeatCommand } from '../../../scripts/contribute/new/new.js';
import { answering, type EditedData, editedData, flagsOf } from '../../support/edited-data.js';
import { script } from '../../support/script.js';
import { textsIn } from '../../support/texts-in.js';
import { FLAGS } from './flags.js';

let data: EditedData;

beforeEach(async () => {
  data = await editedData();
  // The frozen data has no code systems.
  const folder = path.join(data.folder, 'codes/acme');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'system.yaml'), SYSTEM);
  appendFileSync(path.join(data.folder, 'published-ids.yaml'), 'code_systems:\n  - acme\n');
  Object.assign(data, await data.now());
});

/** The error of a refused call, which must leave every file unchanged. */
async function refusalOf(call: () => Promise<unknown>): Promise<string> {
  const before = textsIn(data.folder);
  const told = await call().then(
    () => expect.fail('it was accepted'),
    (error: Error) => error.message,
  );
  expect(textsIn(data.folder)).toEqual(before);
  return told;
}

/** Adds a record by flags alone; a flag that is undefined is omitted. */
const add = async (kind: keyof typeof FLAGS, changed: Record<string, string | undefined> = {}) => {
  const all: Record<string, string | undefined> = { ...FLAGS[kind], ...changed };
  const flags = Object.entries(all).filter((flag): flag is [string, string] => flag[1] !== undefined);
  return data.write(await editsFor(kind, new Map(flags), data, null));
};

const SYSTEM = `id: acme
name: { en: Acme messages, zh: Acme 信息 }
shown: { en: On the display., zh: 显示在屏幕上。 }
structure: { en: Sentences., zh: 英文短句。 }
source: https://example.org/acme
parameters:
  number: { name: { en: number, zh: 编号 }, typical: ["1"] }
`;

const FILES = {
  printer: 'printers/nova/two.yaml',
  material: 'materials/pla-tough.yaml',
  symptom: 'troubleshooting/symptoms/angel-hair.yaml',
  cause: 'troubleshooting/causes/fan-that-stands-still.yaml',
  check: 'troubleshooting/checks/fan-by-ear.yaml',
  fix: 'troubleshooting/fixes/clean-the-fan.yaml',
  setting: 'settings/slowest-layer.yaml',
  code: 'codes/acme/fans.yaml',
  source: 'references.yaml',
} as const;

describe('a record added with flags', () => {
  it('is tested for every kind', () => {
    expect(Object.keys(FLAGS)).toEqual(Object.keys(KINDS));
  });

  describe.each(Object.keys(FLAGS) as (keyof typeof FLAGS)[])('a %s', (kind) => {
    it('passes the checks, reports its file, and is not added twice', async () => {
      expect(await add(kind)).toContain(`data/${FILES[kind]}:`);
      if (kind !== 'source')
        expect(data.read(FILES[kind])).toMatch(
          /^# yaml-language-server: \$schema=(\.\.\/)+schemas\/generated\/editor\/[a-z]+\.schema\.json\n/,
        );
      Object.assign(data, await data.now());
      const again = { 'origin-name': undefined, 'origin-kind': undefined };
      expect(await refusalOf(() => add(kind, again))).toMatch(/already/);
    });

    it('lists all missing flags', async () => {
      const told = await refusalOf(() => editsFor(kind, new Map(), data, null));
      expect(told.split('\n').length).toBeGreaterThan(1);
      for (const line of told.split('\n')) expect(line).toMatch(/^--[a-z0-9-_.]+ is missing: /);
    });
  });
});

const NO_FACT = Object.fromEntries(
  ['build_volume_mm', 'kinematics', 'enclosed', 'rated.max_nozzle_temperature_c'].map((fact) => [fact, undefined]),
);

describe('a new printer', () => {
  it('is published with the given values, and null for the others', async () => {
    await add('printer');
    const { records } = await data.now();
    const printer = records.printers.find(({ id }) => id === 'nova-two');
    expect(printer).toMatchObject({
      ...{ brand: 'Nova', aliases: ['Nova 2', 'N2'], build_volume_mm: { x: 220, y: 220, z: 250 } },
      ...{ kinematics: 'corexy', enclosed: true, max_nozzle_temperature_c: 300, max_bed_temperature_c: null },
      ...{ nozzles: [], materials: [], default_nozzle_diameter_mm: null },
      provenance: { source: 'curated', commit: '', licence: null, repository: 'https://nova.example.com/two' },
    });
    expect(printer?.provenance.curated).toContainEqual({
      field: 'kinematics',
      source: 'https://nova.example.com/two',
      passage: 'table of specifications',
    });
  });

  it('adds its brand, its origin and its ids in the order of those files', async () => {
    await add('printer');
    expect(data.read('brands.yaml')).toContain(
      'creality: {name: Creality}\nnova:\n  name: Nova\nvoron: {name: Voron}\n',
    );
    expect(data.read('brands.yaml')).toMatch(/^# Made up, like everything/);
    expect(data.read('origins.yaml')).toContain(
      'nova.example.com: { name: Nova, kind: maker, read: "2026-11-22", licence: null, unlicensed: not_read }\n',
    );
    expect(data.read('published-ids.yaml')).toContain('creality, nova, voron]');
    expect(data.read('published-ids.yaml')).toContain('  - creality-ender-3\n  - nova-two\n  - voron-2-4-350\n');
    expect(data.read('exceptions.yaml')).toContain('file: printers/nova/two.yaml');
  });

  it('belongs to the brand with this name or alias', async () => {
    await add('printer', { brand: '顶点实验室' });
    expect(data.read('printers/acme-labs/two.yaml')).toContain('id: acme-labs-two\n');
  });

  it.each([
    ['a fact out of range', { build_volume_mm: '22000x220x250' }, /build_volume_mm: x: 22000 is out of range/],
    ['another unit', { 'rated.max_nozzle_temperature_c': '572 °F' }, /the unit of the field is °C: 572 °F is 300/],
    ['an invalid choice', { kinematics: 'corexi' }, /"corexi" is not allowed \(nearest: corexy/],
    ['an alias of another printer', { aliases: 'Acme Labs One' }, /"Acme Labs One" already stands for acme-labs-one/],
    ['no fact at all', NO_FACT, /no fact is given/],
    ['a source that is no URL', { source: 'the manual' }, /"the manual" is not an address/],
    [
      'the name of a preset as model',
      { model: 'Two 0.4 nozzle' },
      /like the name of a preset[\s\S]*Nothing was written/,
    ],
    ['a site without a kind', { 'origin-kind': undefined }, /--origin-kind is missing: .*\(slicer, firmware, maker/],
  ])('is rejected with %s, and no file is changed', async (_, changed, message) => {
    expect(await refusalOf(() => add('printer', changed))).toMatch(message);
  });
});

describe('a new rule', () => {
  it('adds a cause after equally likely ones, and to an outcome of a check', async () => {
    await add('cause');
    const { dataset } = await data.now();
    expect(dataset.symptoms.get('heat-creep')?.value.causes.map(({ cause }) => cause)).toEqual([
      'nozzle-too-hot',
      'fan-that-stands-still',
      'soft-filament',
    ]);
    expect(dataset.checks.get('extrude-in-air')?.value.outcomes.flatMap(({ more }) => more?.slightly ?? [])).toEqual([
      'fan-that-stands-still',
      'loose-nozzle',
    ]);
  });

  it('adds a check with the effects of its outcomes on causes', async () => {
    await add('check');
    const { dataset } = await data.now();
    expect(dataset.checks.get('fan-by-ear')?.value).toMatchObject({
      symptoms: ['heat-creep'],
      told: 'changed',
      outcomes: [
        {
          id: 'silent',
          statement: { zh: '风扇没有声音。' },
          more: { clearly: ['soft-filament'], slightly: ['nozzle-too-hot'] },
        },
        { id: 'hums', text: { en: 'It hums.' }, less: { clearly: ['soft-filament'] } },
      ],
    });
  });

  it('adds a code after the others of its module, and refuses another spelling of it', async () => {
    await add('code');
    Object.assign(data, await data.now());
    await add('code', { code: 'Fan {number} is loud', name: undefined, 'name-zh': undefined });
    const { dataset } = await data.now();
    expect(dataset.codes.get('acme/fans')?.value.codes.map(({ code }) => code)).toEqual([
      'Fan {number} stands still',
      'Fan {number} is loud',
    ]);
    await expect(add('code', { code: 'FAN {number}: stands still', module: 'Boards' })).rejects.toThrow(
      /already exists, in data/,
    );
  });

  it('adds a fix after the others of its cause', async () => {
    await add('fix');
    const { dataset } = await data.now();
    expect(dataset.symptoms.get('heat-creep')?.value.causes[1]?.fixes).toEqual(['feed-slowly', 'clean-the-fan']);
  });

  it('adds a fix that changes a setting, with its limit', async () => {
    const turned = { setting: 'retraction_length', direction: 'increase', 'safe-range': '0.5-2' };
    await add('fix', { ...turned, action: 'Lengthen retraction' });
    const { dataset } = await data.now();
    expect(dataset.fixes.get('lengthen-retraction')?.value.adjustment).toMatchObject({
      direction: 'increase',
      safe_range: { min: 0.5, max: 2, unit: 'mm', sources: ['guide'] },
    });
  });

  it.each([
    ['symptom', { 'name-zh': '用PLA拉丝' }, /--name-zh: no space between Chinese and Latin/],
    ['symptom', { cause: 'nozle-too-hot' }, /nearest: nozzle-too-hot/],
    ['symptom', { name: 'Stringing' }, /"stringing" already exists/],
    ['symptom', { severity: 'critical', stop_print: 'no' }, /burns, melts, crashes/],
    ['check', { 'outcome-2': 'silent' }, /"silent" is another outcome/],
    ['check', { 'outcome-1-less': 'soft-filament slightly' }, /cannot be both more and less likely/],
    ['check', { 'outcome-1-more': 'soft-filament clearly, soft-filament slightly' }, /has two grades/],
    ['check', { 'outcome-1-statement-zh': undefined }, /--outcome-1-statement-zh is missing/],
    ['check', { 'outcome-2-less': undefined }, /misses "more" or "less"/],
    ['check', { symptoms: undefined }, /--symptoms is missing/],
    ['fix', { hazards: 'burn' }, /--caution is missing/],
    ['fix', { 'safe-range': '1-2' }, /--safe-range does not apply here/],
    ['setting', { record_field: 'profile.cooling.slow' }, /no record has "profile.cooling.slow"/],
    ['material', { nozzle_temperature_c: '230-200' }, /min not greater than max/],
    ['material', { references: undefined }, /--references is missing/],
    ['source', { url: 'http://example.org/x' }, /does not start with https/],
  ] as const)('rejects a %s with %j', async (kind, changed, message) => {
    expect(await refusalOf(() => add(kind, changed))).toMatch(message);
  });
});

it('lists the flags of a kind with their descriptions in the schema', () => {
  const help = kindHelp('printer', data);
  expect(help).toMatch(/--model +Model, without the brand.* \[needed\]\n +Model name without the brand\./);
  expect(help).toMatch(/--kinematics +.*\(cartesian, corexy/);
});

describe('on a terminal', () => {
  it('asks for a printer until each answer is valid, with numbered choices', async () => {
    const terminal = answering(
      ['Brand:', 'acme'],
      ['This brand is new', ''],
      ['Model', 'One'],
      ['Other names', 'Acme Labs One'],
      ['Other names', 'Acme One'],
      ['Address', 'somewhere'],
      ['Address', 'https://example.org/acme-one'],
      ['What you read there', 'the first table'],
      ['build_volume_mm', '20x20'],
      ['build_volume_mm', '200x200x200'],
      ['kinematics', '2'],
      ['enclosed', 'maybe'],
      ['enclosed', 'no'],
    );
    await data.write(await editsFor('printer', new Map(), data, terminal));
    const said = terminal.said.join('\n');
    expect(said).toContain('This brand is new: how does it write its name [acme]');
    expect(said).toContain('"Acme Labs One" already stands for acme-labs-one');
    expect(said).toContain('"somewhere" is not an address');
    expect(said).toMatch(/"20x20" is not a map of fields/);
    expect(said).toContain('  2 corexy');
    expect(said).toContain('"maybe" is not true or false');
    const { records } = await data.now();
    expect(records.printers.find(({ id }) => id === 'acme-one')).toMatchObject({
      kinematics: 'corexy',
      enclosed: false,
      heated_bed: null,
    });
  });

  it('proposes the values of similar records', async () => {
    const terminal = answering(
      ['Name', 'PETG Matte'],
      ['Chinese name', '哑光 PETG'],
      ['nozzle_temperature_c', '220-250'],
      ['Sources', 'table'],
    );
    await data.write(await editsFor('material', new Map(), data, terminal));
    expect(terminal.said.join('\n')).toMatch(
      /Family \[copolyester\]: [\s\S]*Polymer \[PETG\]: [\s\S]*Reinforcing fibre \[none\]/,
    );
    const { dataset } = await data.now();
    expect(dataset.materials.get('petg-matte')?.value).toMatchObject({
      family: 'copolyester',
      type: 'PETG',
      fibre: null,
    });
  });

  it('proposes the fixes of a cause, and accepts several answers by number', async () => {
    const texts = ['name', 'name-zh', 'description', 'description-zh', 'solved', 'solved-zh'] as const;
    const terminal = answering(
      ['Kind of problem', '3'],
      ['Where you see it', '2, top'],
      ['When', 'finished'],
      ['What it looks like', '2'],
      ['Likeliest cause', 'nozzle-too-hot'],
      ['Sources', '1'],
    );
    const flags = flagsOf(Object.fromEntries(texts.map((flag) => [flag, FLAGS.symptom[flag]])));
    await data.write(await editsFor('symptom', flags, data, terminal));
    const { dataset } = await data.now();
    expect(dataset.symptoms.get('angel-hair')?.value).toMatchObject({
      category: 'surface',
      where: ['walls', 'top'],
      severity: 'medium',
      causes: [{ cause: 'nozzle-too-hot', likelihood: 'medium', fixes: ['nozzle-temp-down'] }],
      references: ['guide'],
    });
  });

  it('prints the answers as a command line if a check fails', async () => {
    let kept = new Map() as Answers;
    const terminal = answering(['build_volume_mm', '200x200x200']);
    const flags = flagsOf({ brand: 'acme', model: "O'One", source: 'https://example.org/one' });
    await editsFor('printer', flags, data, terminal, (answers) => {
      kept = answers;
    });
    expect(repeatCommand('printer', kept)).toBe(
      "npm run new -- printer --brand acme --brand-name acme --model 'O'\\''One' --source https://example.org/one --build_volume_mm 200x200x200",
    );
  });

  it('writes nothing if the input ends', async () => {
    const gone = { say: () => {}, ask: async () => Promise.reject(new Error('stopped: nothing was written')) };
    expect(await refusalOf(() => editsFor('printer', new Map(), data, gone))).toContain('stopped');
  });
});

describe('npm run new', () => {
  it('prints its usage', async () => {
    const { code, error } = await script('new');
    expect(code).toBe(1);
    for (const kind of Object.keys(KINDS)) expect(error).toMatch(new RegExp(`^ {2}${kind} +a`, 'm'));
    expect((await script('new', 'pritner')).error).toMatch(/^"pritner" is not a kind \(allowed: printer, [^\n]+\)\n$/);
    expect((await script('new', 'filament')).error).toContain('\nFilaments and their brands are imported; ');
    expect((await script('new', 'symptom', '--help', '--data', data.folder)).out).toMatch(
      /--stop_print +.*\[sometimes required\]/,
    );
  });

  it('writes with flags without a terminal, and prints the next steps', async () => {
    const flags = Object.entries(FLAGS.printer).flatMap(([flag, value]) => [`--${flag}`, value]);
    const { out, error, code } = await script('new', 'printer', ...flags, '--data', data.folder);
    expect({ error, code }).toEqual({ error: expect.stringMatching(/^Reading and checking \S+ …\n$/), code: 0 });
    expect(out).toContain(`${data.folder}/printers/nova/two.yaml:1\n`);
    expect(out).toContain('Every check passes. Next:\n  npm run -s generate\n');
    expect(await script('validate', '--data', data.folder)).toMatchObject({ code: 0 });
    expect((await script('new', 'printer', '--modle', 'x', '--data', data.folder)).error).toContain(
      'unknown option --modle (nearest: --model)',
    );
  });
});
