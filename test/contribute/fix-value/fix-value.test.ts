import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { pageQuestions } from '../../../scripts/contribute/edit/page-questions.js';
import { askQuestions, type Terminal } from '../../../scripts/contribute/edit/questions.js';
import { writeChecked } from '../../../scripts/contribute/edit/write-checked.js';
import { planChange } from '../../../scripts/contribute/fix-value/fix-value.js';
import { answering, type EditedData, editedData } from '../../support/edited-data.js';
import { script } from '../../support/script.js';
import { textsIn } from '../../support/texts-in.js';

const SOURCE = 'https://example.org/acme-labs-one';
const REASON = 'The table of the page says so.';
/** The last lines of an override with reason and source. */
const WHY = `    reason: ${REASON}\n    source: ${SOURCE}\n`;

let data: EditedData;

beforeEach(async () => {
  data = await editedData();
});

/** Corrects a value in the copy of the data. `flags` override the default source and reason. */
async function fix(
  words: readonly string[],
  flags: Record<string, string> = {},
  terminal: Terminal | null = null,
): Promise<string> {
  const given = terminal ? flags : { source: SOURCE, reason: REASON, ...flags };
  const { edits, confirm } = await planChange(words, new Map(Object.entries(given)), data, terminal);
  const said: string[] = [];
  await writeChecked(data.folder, edits, {
    check: async () => confirm((await reread()).records),
    say: (text) => said.push(text),
  });
  return said.join('\n');
}

/** Reloads the data, because each command builds on the previous one. */
const reread = async () => Object.assign(data, await data.now());
const edit = async (file: string, change: (text: string) => string) => {
  writeFileSync(path.join(data.folder, file), change(data.read(file)));
  await reread();
};

const find = <T extends { id: string }>(all: readonly T[], id: string) => all.find((one) => one.id === id);
const profileOf = (id: string) => find(data.records.profiles, id);
const printerOf = (id: string) => find(data.records.printers, id);
const materialOf = (id: string) => find(data.records.materials, id);

describe('the site of a page that is cited for the first time', () => {
  const origins = {
    'blog.acme.co.uk': { name: 'Acme', kind: 'maker' },
    'example.org': { name: 'Example', kind: 'community' },
  } as unknown as EditedData['dataset']['origins']['value'];
  const questions = pageQuestions({ origins: { value: origins } }, { flag: 'source', prompt: 'Source' });
  const ask = (flags: Record<string, string>) => askQuestions(questions, new Map(Object.entries(flags)), null);

  it.each([
    ['https://shop.acme.co.uk/one', /perhaps "Acme"\n.*perhaps "shop"$/],
    ['https://www.acme.co.uk/one', /perhaps "Acme"\n.*perhaps "maker"$/],
    ['https://forum.other.com/t/1', /perhaps "Other"\n.*perhaps "community"$/],
    ['https://github.com/acme/one/blob/main/printer.cfg', /perhaps "one of acme"\n[^"]*$/],
  ])('is required if unknown, with suggestions from the URL: %s', async (source, message) => {
    await expect(ask({ source })).rejects.toThrow(message);
    const given = { source, 'origin-name': 'Mine', 'origin-kind': 'paper' };
    expect(Object.fromEntries(await ask(given))).toEqual(given);
  });

  it('is not asked for if it is known', async () => {
    expect(Object.fromEntries(await ask({ source: 'https://example.org/x' }))).toEqual({
      source: 'https://example.org/x',
    });
  });
});

describe('a value of a profile', () => {
  it('is overridden on all nozzles, after the others, and nothing else in the file changes', async () => {
    const file = 'printers/acme-labs/one.yaml';
    const before = data.read(file);
    const said = await fix(['AL One', 'PET-G', 'nozzle_temperature_c.other_layers', '250']);
    expect(data.read(file)).toBe(
      `${before}  - field: profiles.petg.nozzle_temperature_c.other_layers\n    was: 255\n    value: 250\n${WHY}`,
    );
    expect(said).toContain(`data/${file}:${before.split('\n').length}\n    - field: profiles.petg`);
    for (const nozzle of ['0.2', '0.4', '0.6'])
      expect(profileOf(`acme-labs-one--${nozzle}--petg`)?.nozzle_temperature_c.other_layers).toBe(250);
  });

  it('is overridden on one nozzle, which must be given if they differ', async () => {
    await expect(fix(['acme-labs-one', 'petg', 'max_volumetric_speed_mm3_s', '11'])).rejects.toThrow(
      'max_volumetric_speed_mm3_s differs between nozzles: 12 on 0.4, 1 on 0.2, 18 on 0.6; choose one with --nozzle',
    );
    await fix(['acme-labs-one', 'petg', 'max_volumetric_speed_mm3_s', '11 mm³/s'], { nozzle: '0.4' });
    expect(profileOf('acme-labs-one--0.4--petg')?.max_volumetric_speed_mm3_s).toBe(11);
    expect(profileOf('acme-labs-one--0.6--petg')?.max_volumetric_speed_mm3_s).toBe(18);
  });

  it('replaces an override of the same field, and keeps comments and everything else', async () => {
    const file = 'printers/acme-labs/one.yaml';
    await edit(file, (text) => text.replace('    value: 18\n', '    value: 18 # measured\n'));
    await fix(['acme-labs-one', 'petg', 'max_volumetric_speed_mm3_s', '16'], { nozzle: '0.6' });
    expect(data.read(file)).toContain(`    was: 180\n    value: 16 # measured\n${WHY}`);
  });

  it('is corrected in the process preset it comes from, in a separate file', async () => {
    await fix(['acme-labs-one', 'petg', 'process.speed_mm_s.outer_wall', '150'], { nozzle: '0.4' });
    expect(data.read('processes/acme-slicer/acme-labs.yaml')).toBe(
      [
        '# yaml-language-server: $schema=../../../schemas/generated/editor/processes.schema.json',
        '',
        'source: acme-slicer',
        'brand: acme-labs',
        'overrides:',
        '  - field: blocks.0.20mm.speed_mm_s.outer_wall',
        '    was: 200',
        '    value: 150',
        WHY,
      ].join('\n'),
    );
    expect(profileOf('acme-labs-one--0.4--petg')?.process.speed_mm_s.outer_wall).toBe(150);
  });

  it('can be removed with null', async () => {
    await fix(['acme-labs-one', 'pla', 'flow_ratio', 'null']);
    expect(profileOf('acme-labs-one--0.4--pla')?.flow_ratio).toBeNull();
  });
});

describe('a fact of a printer', () => {
  it('is curated if it was read by hand, in the usual order', async () => {
    await fix(['acme-labs-one', 'kinematics', 'cartesian']);
    expect(data.read('printers/acme-labs/one.yaml')).toContain(
      `    read: "table of dimensions"\n  kinematics: {value: cartesian, source: ${SOURCE}, read: ${REASON}}\n  enclosed:`,
    );
    expect(printerOf('acme-labs-one')).toMatchObject({ kinematics: 'cartesian' });
  });

  it('is added to a file without curated facts', async () => {
    await fix(['Acme Labs Mini', 'build_volume_mm', '180 x 180 x 180 mm'], { source: 'https://example.org/mini' });
    expect(data.read('printers/acme-labs/mini.yaml')).toBe(
      `id: acme-labs-mini\nbrand: acme-labs\nmodel: Mini\ncurated:\n  build_volume_mm: {value: {x: 180, y: 180, z: 180}, source: https://example.org/mini, read: ${REASON}}\n`,
    );
  });

  it('keeps the previous curated value as an alternative', async () => {
    await fix(['acme-labs-one', 'release_year', '2024'], { source: 'https://example.org/news' });
    expect(data.read('printers/acme-labs/one.yaml')).toContain(
      `  release_year: {value: 2024, source: https://example.org/news, read: ${REASON}, others: [{value: 2023, source: ${SOURCE}, read: date of the page}]}\n`,
    );
    await fix(['acme-labs-one', 'build_volume_mm', '250x250x250'], { source: 'https://example.org/news' });
    expect(printerOf('acme-labs-one')?.provenance.others).toContainEqual({
      field: 'build_volume_mm',
      value: { x: 256, y: 256, z: 256 },
      source: SOURCE,
    });
  });

  it('is removed from `searched`', async () => {
    const file = 'printers/acme-labs/mini.yaml';
    await edit(file, (text) => `${text}searched: {camera: "2026-11-01", release_year: "2026-11-01"}\n`);
    await fix(['acme-labs-mini', 'camera', 'yes']);
    expect(data.read(file)).toContain('searched: {release_year: "2026-11-01"}\n');
    await fix(['acme-labs-mini', 'release_year', '2022']);
    expect(data.read(file)).not.toContain('searched');
  });

  it('is overridden if it was imported, also for a nozzle', async () => {
    await fix(['acme-labs-one', 'max_speed_mm_s.z', '25']);
    await fix(['acme-labs-mini', 'nozzles.0.4.layer_height_mm.max', '0.3']);
    expect(printerOf('acme-labs-one')?.max_speed_mm_s.z).toBe(25);
    expect(printerOf('acme-labs-mini')?.nozzles[0]?.layer_height_mm.max).toBe(0.3);
  });
});

describe('a fact of a material', () => {
  it('is replaced with its source; the previous value becomes an alternative', async () => {
    await fix(['PETG', 'density_g_cm3', '1.25'], { source: 'table' });
    expect(data.read('materials/petg.yaml')).toContain(
      `  density_g_cm3: {value: 1.25, sources: [table], note: ${REASON}, others: [{value: 1.27, sources: [guide]}]}\n`,
    );
  });

  it('can be one end of a range, which keeps the sources of the other end', async () => {
    await fix(['petg', 'bed_temperature_c.max', '80'], { source: 'https://example.org/table' });
    expect(data.read('materials/petg.yaml')).toContain(
      `  bed_temperature_c: {min: 70, max: 80, sources: [guide, table], note: ${REASON}, others: [{min: 70, max: 85, sources: [guide]}]}\n`,
    );
    await fix(['petg', 'nozzle_temperature_c', '225-265'], { source: 'guide' });
    expect(materialOf('petg')?.nozzle_temperature_c).toEqual({ min: 225, max: 265 });
  });

  it('is added if there was none', async () => {
    await fix(['petg', 'drying_time_h', '6-8'], { source: 'guide' });
    await fix(['petg', 'hygroscopic', 'medium'], { source: 'guide' });
    await fix(['pla', 'support_for', '[petg, abs]'], { source: 'table' });
    expect(data.read('materials/pla.yaml')).toContain(
      `  support_for: {value: [petg, abs], sources: [table], note: ${REASON}}\n`,
    );
    expect(materialOf('petg')).toMatchObject({ drying_time_h: { min: 6, max: 8 }, hygroscopic: 'medium' });
  });
});

describe('a figure of a branded filament', () => {
  it('is corrected under the id of the product, also repeatedly', async () => {
    const before = find(data.records.filaments, 'acme-labs--petg');
    await fix(['acme-labs--petg', 'density_g_cm3', '1.25']);
    await fix(['acme-labs--petg', 'density_g_cm3', '1.26']);
    await fix(['acme-labs--petg', 'name', 'PETG Tough']);
    expect(data.read('filament-corrections.yaml').match(/^acme-labs--petg:$/gm)).toHaveLength(1);
    const now = find(data.records.filaments, 'acme-labs--petg');
    expect(now).toMatchObject({ density_g_cm3: 1.26, name: 'PETG Tough' });
    expect(now?.provenance.corrected).toMatchObject([
      { field: 'density_g_cm3', upstream_value: before?.density_g_cm3, reason: REASON, source: SOURCE },
      { field: 'name', upstream_value: before?.name },
    ]);
  });

  it('is refused for an unknown field, with the nearest one, and for an unknown product', async () => {
    await expect(fix(['acme-labs--petg', 'density', '1.25'])).rejects.toThrow('density_g_cm3');
    await expect(fix(['acme-labs--pet', 'density_g_cm3', '1.25'])).rejects.toThrow(
      'there is no filament acme-labs--pet',
    );
  });
});

describe('a refused correction', () => {
  it.each<[call: string, message: RegExp, flags?: Record<string, string>]>([
    ['acme-labs-onne flow_ratio 1', /no printer is called "acme-labs-onne" \(nearest: acme-labs-one/],
    ['acme-labs-one petgg flow_ratio 1', /no material is called "petgg" \(nearest: petg/],
    ['acme-labs-one petg flow_ration 1', /no field "flow_ration" that can be changed \(nearest: flow_ratio/],
    ['acme-labs-one petg other_layers 250', /nearest: nozzle_temperature_c.other_layers/],
    ['acme-labs-one max_bed_temperature_c 110', /follows from other fields, here rated.max_bed_temperature_c/],
    ['acme-labs-one petg retraction 1', /consists of parts with their own values: retraction.length_mm/],
    [
      'acme-labs-one build_volume_mm.z 250',
      /build_volume_mm is corrected as a whole, with all its parts: npm run fix-value -- acme-labs-one build_volume_mm 256x256x256/,
    ],
    ['acme-labs-one petg flow_ratio 0.95', /flow_ratio is already 0.95/],
    ['acme-labs-one petg nozzle_temperature_c.other_layers 2550', /2550 is out of range/],
    ['acme-labs-one petg nozzle_temperature_c.other_layers 482F', /the unit of the field is °C: 482 °F is 250/],
    // Above the printer's limit: its profile would be removed.
    [
      'acme-labs-one petg nozzle_temperature_c.other_layers 340',
      /would not be published: prints at 340 °C; the maximum of this printer’s nozzle is 300 °C[\s\S]*Nothing was written/,
    ],
    [
      'acme-labs-one | petg | nozzle_temperature_c.other_layers | 250 mm',
      /has no unit that fits the field \(its unit is °C\)/,
    ],
    ['acme-labs-one kinematics corexi', /"corexi" is not allowed/],
    [
      'acme-labs-one petg flow_ratio 1',
      /no profile of petg on the nozzle "0.5" \(allowed: 0.2, 0.4, 0.6\)/,
      { nozzle: '0.5' },
    ],
    ['acme-labs-one peek flow_ratio 1', /acme-labs-one has no profile of peek/],
    [
      'acme-labs-one petg bed_temperature_c.other_layers 75',
      /depends on the plate here: change bed_temperature_by_plate_c.textured_pei.other_layers or/,
    ],
    ['acme-labs-one petg flow_ratio 1', /"my manual" is not an address/, { source: 'my manual' }],
    ['acme-labs-one petg flow_ratio 1', /--reason: needs at least ten characters/, { reason: 'wrong' }],
    [
      'acme-labs-one petg flow_ratio 1',
      /--origin-name is missing.*; perhaps "Example"\n--origin-kind is missing.*\)$/,
      { source: 'https://new.example.com/x' },
    ],
    [
      'petg density_g_cm3 1.2',
      /npm run new -- source --url https:\/\/example.org\/other/,
      { source: 'https://example.org/other' },
    ],
    ['pla density_g_cm3 null', /left out/, { source: 'guide' }],
    ['pla drying_temperature_c 180-195', /far from all other sources[\s\S]*Nothing was written/, { source: 'guide' }],
    ['acme-labs-one petg flow_ratio 0.59', /petg is not printed at 0\.59/],
  ])('is rejected and changes no file: %s', async (call, message, flags = {}) => {
    const words = call.split(call.includes('|') ? ' | ' : ' ');
    const before = textsIn(data.folder);
    await expect(fix(words, flags)).rejects.toThrow(message);
    expect(textsIn(data.folder)).toEqual(before);
  });

  it('lacks source and reason, which are both reported', async () => {
    await expect(planChange(['acme-labs-one', 'petg', 'flow_ratio', '1'], new Map(), data, null)).rejects.toThrow(
      /^--source is missing: [^\n]*\n--reason is missing: /,
    );
  });
});

describe('on a terminal', () => {
  it('asks for source and reason until they are valid', async () => {
    const terminal = answering(
      ['Source of the correct value', 'nowhere'],
      ['Source of the correct value', 'https://new.example.com/petg'],
      ['No fact cites this site', 'New site'],
      ['What kind of site', '3'],
      ['Why', 'short'],
      ['Why', REASON],
    );
    await fix(['acme-labs-one', 'petg', 'flow_ratio', '0.97'], {}, terminal);
    expect(terminal.said.join('\n')).toContain('"nowhere" is not an address');
    expect(data.read('origins.yaml')).toContain(
      'new.example.com: { name: New site, kind: maker, read: "2026-11-22", licence: null, unlicensed: not_read }\n',
    );
    expect(profileOf('acme-labs-one--0.4--petg')?.flow_ratio).toBe(0.97);
  });
});

describe('npm run fix-value', () => {
  it('prints its usage, its changes and the next steps', async () => {
    expect(await script('fix-value')).toMatchObject({
      code: 1,
      error: expect.stringContaining('usage: npm run fix-value -- PRINTER'),
    });
    const words = ['acme-labs-one', 'petg', 'flow_ratio', '0.97', '--source', SOURCE, '--reason', REASON];
    const { out, error, code } = await script('fix-value', ...words, '--data', data.folder);
    expect({ error, code }).toEqual({ error: expect.stringMatching(/^Reading and checking \S+ …\n$/), code: 0 });
    expect(out).toContain('    value: 0.97\n');
    expect(out).toContain('Every check passes. Next:\n  npm run -s generate\n');
    expect(out).toContain('  git switch -c fix-acme-labs-one-petg-flow-ratio\n');
    const again = await script('fix-value', ...words, '--data', data.folder);
    expect(again).toMatchObject({ code: 1, error: expect.stringContaining('flow_ratio is already 0.97') });
  });
});
