import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { ResolvedRule } from '../../../core/troubleshoot/resolve/resolve-rule.js';
import { answer, type Calling, call, errorOf, said } from '../../support/command.js';
import { folderOf } from '../../support/folder.js';
import { shared } from '../../support/shared.js';
import { bambuGcode } from '../../support/slicer-files.js';

const files = folderOf();
const sources = { folder: await shared('frozen'), server: await shared('frozenServer') };
/** The published data as the source. */
const from = { source: await shared('release') };

it.each([
  ['stringing', '--material', 'petg'],
  ['warping', '--printer', 'a1 mini', '--material', 'abs'],
])('a fix for %s with %s %s tries the causes in the order of diagnose', async (symptom, ...setup) => {
  type Ranked = { ranked: { cause: string; share: number }[] };
  const { ranked } = await answer<Ranked>(['diagnose', symptom, ...setup], from);
  const { answer: rule } = await answer<FixAnswer>(['fix', symptom, ...setup], from);
  const bare = await answer<FixAnswer>(['fix', symptom], from);
  const ids = rule.causes.map(({ id }) => id);
  expect(ids).toEqual(ranked.map(({ cause }) => cause).filter((cause) => ids.includes(cause)));
  expect(ids).not.toEqual(bare.answer.causes.map(({ id }) => id).filter((id) => ids.includes(id)));
  const { out } = await call(['fix', symptom, ...setup, '--all'], { ...from, columns: 100 });
  expect(out).toContain(`(${Math.round((ranked[0]?.share ?? 0) * 100)} %)`);
});

it('accepts a printer and a material after the symptom, without options', async () => {
  const told = (words: string, ...options: string[]) =>
    answer<FixAnswer>(['fix', ...words.split(' '), ...options], from);
  const whole = await told('stringing', '--printer', 'ender 3 v3 se', '--material', 'petg');
  expect(await told('stringing ender 3 v3 se petg')).toEqual(whole);
  expect(await told('stringing petg', '--printer', 'ender 3 v3 se')).toEqual(whole);
  expect(await told('stringing petg')).toEqual(await told('stringing', '--material', 'petg'));
  expect(await told('layer shift p1s')).toEqual(await told('layer-shift', '--printer', 'p1s'));
  expect(await errorOf(['fix', 'stringing', 'p1x', 'petg'], from)).toMatchObject({ error: { value: 'p1x' } });
});

it('continues after a fix that did not help, and says how to report it', async () => {
  const words = (...args: string[]) =>
    said(['fix', 'stringing', '--material', 'petg', ...args], { ...from, columns: 100 });
  const first = await words();
  expect(first).toMatch(/1\. Dry the filament/);
  expect(first).toMatch(/--tried dry-filament, --tried nozzle-temp-down/);
  const next = await words('--tried', 'dry-filament');
  expect(next).not.toMatch(/\d\. Dry the filament/);
  expect(next).toMatch(/1\. Lower the nozzle temperature/);
  const error = { code: 'unknown_fix', value: 'pray', allowed: expect.arrayContaining(['dry-filament']) };
  expect(await errorOf(['fix', 'stringing', '--tried', 'pray'], from)).toMatchObject({ error });
});

function written(name: string, text: string): string {
  const file = path.join(files, name);
  writeFileSync(file, text);
  return file;
}

const CONFIG = {
  printer_model: 'Acme Labs One',
  printer_settings_id: 'Acme Labs One 0.4 nozzle',
  nozzle_diameter: ['0.4'],
  filament_type: ['PETG'],
  nozzle_temperature: ['262'],
  nozzle_temperature_initial_layer: ['250'],
  retraction_length: ['0.6'],
};

interface FixAnswer {
  setup: {
    printer: string | null;
    material: string | null;
    nozzle: string | null;
    slicer: string | null;
    user_values: Record<string, unknown>;
    file: { taken: string[]; program: string } | null;
  };
  answer: ResolvedRule;
}

describe.each(['folder', 'server'] as const)('a fix with a %s as the source', (kind) => {
  const from = (calling: Calling = {}): Calling => ({ source: sources[kind], ...calling });
  const words = (args: string[], calling: Calling = {}) => said(args, from({ columns: 80, ...calling }));
  const setup = ['--printer', 'acme-labs-one', '--material', 'petg', '--slicer', 'orca slicer'];

  it('gives the current value, the one to try, the limit, and where to set it', async () => {
    const out = await words(['fix', 'stringing', ...setup, '--set', 'retraction_length=1.2']);
    expect(out).toContain('For Acme Labs One, 0.4 mm, PETG, OrcaSlicer');
    expect(out).toContain('Retraction length: 1.2 → 1.4 mm, by 0.2 mm');
    expect(out).toContain('Go down in steps of 5 °C until the threads are gone.');
    expect(out).toContain('OrcaSlicer: Settings > Retraction Length (retraction_length)');
    expect(out).toContain('Then: No threads are left between two towers.');
  });

  it('gives three things to try and a line for the rest, or everything on request', async () => {
    const lines = async (...args: string[]) => {
      const { out } = await call(['fix', 'stringing', ...setup, ...args], from({ columns: 100 }));
      const all = stripVTControlCharacters(out).split('\n');
      return { all, numbered: all.filter((line) => /^\d+\. /.test(line)).length };
    };
    const [brief, whole] = [await lines(), await lines('--all')];
    expect(brief.numbered).toBeLessThanOrEqual(3);
    expect(brief.all.length).toBeLessThan(60);
    expect(whole.numbered).toBeGreaterThanOrEqual(brief.numbered);
    expect(whole.all.length).toBeGreaterThan(brief.all.length);
  });

  it('gives the command that writes a change to a slicer file, if all that it needs is known', async () => {
    const { out } = await call(['fix', 'stringing', ...setup], from({ columns: 200 }));
    const command = /^open-print-data (preset acme-labs-one petg --nozzle 0\.4 --slicer orcaslicer --fix \S+)$/m;
    const told = command.exec(stripVTControlCharacters(out));
    const [, symptom, id] = /--fix (.+)\/(.+)$/.exec(told?.[1] ?? '') ?? [];
    const { answer: rule } = await answer<FixAnswer>(['fix', 'stringing', ...setup], from());
    expect(symptom).toBe('stringing');
    expect(rule.causes.flatMap(({ fixes }) => fixes).find((fix) => fix.id === id)?.change).not.toBe(null);
    expect(await words(['fix', 'stringing', '--slicer', 'cura'])).not.toContain('open-print-data preset');
  });

  it('answers in Chinese if the system locale is Chinese', async () => {
    const out = await words(['fix', '拉丝', ...setup], { env: { LANG: 'zh_CN.UTF-8' } });
    expect(out).toContain('拉丝');
    expect(out).toContain('针对 Acme Labs One，0.4 mm，PETG，OrcaSlicer');
    expect(out).toContain('0.8 → 1 mm');
  });

  it('returns the resolved rule and the setup as JSON', async () => {
    const args = ['fix', 'stringing', ...setup, '--set', 'Retraction length=1.2 mm'];
    const { setup: told, answer: rule } = await answer<FixAnswer>(args, from());
    expect(told).toMatchObject({
      ...{ printer: 'acme-labs-one', material: 'petg', nozzle: '0.4', slicer: 'orcaslicer' },
      ...{ user_values: { retraction_length: 1.2 }, file: null },
    });
    const change = rule.causes.flatMap(({ fixes }) => fixes).find((fix) => fix.change?.setting === 'retraction_length');
    expect(change?.change?.current).toMatchObject({ value: 1.2, from: 'yours' });
  });

  it('reads printer, material, nozzle, slicer and values from a file, and says so', async () => {
    const file = written('part.gcode', bambuGcode(CONFIG));
    const out = await words(['fix', 'stringing', '--gcode', file]);
    expect(out).toContain('For Acme Labs One, 0.4 mm, PETG, Bambu Studio');
    expect(out).toContain(
      '(BambuStudio 02.04.00.70): 2 own values; also read from it: printer, material, nozzle, slicer',
    );
    expect(out).toContain('Retraction length: 0.6 → 0.8 mm');
  });

  it('prefers options to the file', async () => {
    const file = written('part.gcode', bambuGcode(CONFIG));
    const options = '--slicer prusa-slicer --set retraction_length=2 --nozzle 0.6'.split(' ');
    const { setup: told } = await answer<FixAnswer>(['fix', 'stringing', '--gcode', file, ...options], from());
    expect(told).toMatchObject({ slicer: 'prusaslicer', printer: 'acme-labs-one', nozzle: '0.6' });
    expect(told.user_values).toMatchObject({ retraction_length: 2, nozzle_temperature: 262 });
    expect(told.file?.taken).toEqual(['printer', 'material']);
  });

  it('says immediately if the print has to be stopped', async () => {
    const out = await words(['fix', 'hotend-leak']);
    expect(out.indexOf('Stop the print now.')).toBeLessThan(out.indexOf('Then: '));
  });

  it('rejects invalid setting values and unknown settings', async () => {
    const wrong = async (...set: string[]) =>
      (await errorOf(['fix', 'stringing', ...set.flatMap((one) => ['--set', one])], from())).error;
    const much = { code: 'invalid_value', where: '--set', hint: 'Allowed: a number in mm' };
    expect(await wrong('retraction_length=much')).toMatchObject(much);
    expect(await wrong('retraction_length')).toMatchObject({ code: 'invalid_value' });
    const misspelt = { code: 'unknown_setting', suggestions: ['retraction_length'] };
    expect(await wrong('retraction_lenght=1')).toMatchObject(misspelt);
    expect(await wrong('retraction_length=1', 'Retraction length=2')).toMatchObject({ code: 'repeated_setting' });
  });

  it('rejects a missing file, a foreign file and a folder, each with exit code 66', async () => {
    for (const [file, error] of [
      [path.join(files, 'none.gcode'), { code: 'unreadable' }],
      [files, { code: 'unreadable' }],
      [written('empty.gcode', ''), { code: 'empty' }],
      [written('a.json', '{"a": 1}'), { code: 'foreign', where: '--gcode' }],
    ] as const)
      expect(await errorOf(['fix', 'stringing', '--gcode', file], from())).toMatchObject({ exit: 66, error });
  });
});
