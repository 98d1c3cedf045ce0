import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { EXIT } from '../../../clients/typescript/src/cli/failure.js';
import { widthOf } from '../../../clients/typescript/src/cli/width.js';
import { OpenPrintData } from '../../../clients/typescript/src/client.js';
import { folder } from '../../../clients/typescript/src/folder.js';
import { presetDownload } from '../../../clients/typescript/src/preset.js';
import type { PresetNote, PresetRow, RowOutcome } from '../../../core/presets/types.js';
import { fileFromBytes } from '../../../core/read-settings/input-file.js';
import { ownSettings } from '../../../core/read-settings/values.js';
import { answer, type Calling, call, errorOf } from '../../support/command.js';
import { folderOf } from '../../support/folder.js';
import { settingsOf } from '../../support/read-file.js';
import { shared } from '../../support/shared.js';
import { startStatic } from '../../support/static-server.js';

const place = folderOf();
const inPlace = (name: string) => path.join(place, name);
const source = await shared('release');
const data = new OpenPrintData({ source: folder(source) });

const from = (calling: Calling = {}): Calling => ({ source, ...calling });

interface PresetJson {
  slicer: string;
  version: string;
  form: string;
  counts: Partial<Record<RowOutcome, number>>;
  file: { path: string; type: string; bytes: number } | null;
  load: string | null;
  notes: PresetNote[];
  rows?: PresetRow[];
}
const P1S = ['preset', 'p1s', 'petg'];
const FIX = ['--fix', 'stringing/retraction-up'];

async function readBack(file: string) {
  const raw = await settingsOf(fileFromBytes(path.basename(file), readFileSync(file)));
  const settings = await data.settings();
  return Object.fromEntries(
    ownSettings(raw, settings, { extruder: 0, plate: null }).values.map((one) => [one.setting, one.value]),
  );
}

describe('a preset', () => {
  it('reads each file once, and requests no missing ones', async () => {
    const { url, close } = await startStatic(source);
    const fetched = vi.spyOn(globalThis, 'fetch');
    await call([...P1S, '--slicer', 'orcaslicer', '--json'], { source: url });
    const files = fetched.mock.calls.map(([asked]) => new URL(String(asked)).pathname);
    const answers = await Promise.all(fetched.mock.results.map(({ value }) => value as Promise<Response>));
    fetched.mockRestore();
    await close();
    expect(answers.filter(({ ok }) => !ok)).toEqual([]);
    expect(files.toSorted()).toEqual(
      ['names', 'printers/bambu-lab-p1s', 'materials/petg', 'profiles/bambu-lab-p1s/petg', 'presets/orcaslicer']
        .map((file) => `/api/v1/${file}.json`)
        .toSorted(),
    );
  });

  it.each(['orcaslicer', 'bambu-studio', 'prusaslicer', 'cura'])(
    'for %s is written, and holds what the record does',
    async (slicer) => {
      const file = inPlace(`whole-${slicer}`);
      const told = await answer<PresetJson>(
        [...P1S, '--slicer', slicer, '--quality-type', 'normal', '--out', file],
        from(),
      );
      expect(told.file).toMatchObject({ path: file, bytes: readFileSync(file).length });
      const profile = await data.profiles.get('p1s', 'petg');
      expect((await readBack(file)).nozzle_temperature).toBe(profile.nozzle_temperature_c.other_layers);
    },
  );

  it('for Cura has the usual quality if the machine’s is unknown, and says so', async () => {
    const told = await answer<PresetJson & { cura: { quality_type: string } }>([...P1S, '-s', 'cura'], from());
    expect(told.cura.quality_type).toBe('normal');
    expect(told.notes).toContainEqual(expect.objectContaining({ code: 'quality_assumed' }));
    const chosen = await answer<PresetJson>([...P1S, '-s', 'cura', '--quality-type', 'normal'], from());
    expect(chosen.notes.map(({ code }) => code)).toContain('quality_type');
    expect(chosen.notes.map(({ code }) => code)).not.toContain('quality_assumed');
  });

  it('as JSON writes no unrequested file', async () => {
    const before = readdirSync('.');
    const { file, load } = await answer<PresetJson>([...P1S, '-s', 'prusaslicer'], from());
    expect([file, load]).toEqual([null, null]);
    expect(readdirSync('.')).toEqual(before);
  });

  it('has the same bytes on stdout as in the file, with messages on stderr', async () => {
    const { exit, out, err, file } = await call([...P1S, '--slicer', 'orca', '--out', '-'], from());
    const { bytes } = presetDownload(await data.preset('p1s', 'petg', { slicer: 'orcaslicer' }));
    expect([exit, out]).toEqual([EXIT.found, '']);
    expect(err).toContain('P1S');
    expect(Buffer.from(file ?? []).equals(Buffer.from(bytes))).toBe(true);
  });

  it('for a named nozzle is for that nozzle', async () => {
    const file = inPlace('nozzle.ini');
    await answer([...P1S, '--slicer', 'prusaslicer', '--nozzle', '0.6 mm', '--out', file], from());
    expect(readFileSync(file, 'utf8')).toMatch(/^nozzle_diameter = 0\.6$/m);
  });

  it('omits what an older version of the slicer lacks, and says so', async () => {
    const { rows = [], version } = await answer<PresetJson>(
      [...P1S, '--slicer', 'prusaslicer', '--version', '2.5', '--report'],
      from(),
    );
    expect(version).toBe('2.5');
    expect(rows.filter(({ outcome }) => outcome === 'older').length).toBeGreaterThan(0);
  });
});

describe('the report', () => {
  const report = [...P1S, '--slicer', 'cura', '--quality-type', 'normal', '--report'];

  it('lists every field once, with a reason unless it is carried over unchanged, and writes no file', async () => {
    const before = readdirSync('.');
    const { rows = [], counts, file } = await answer<PresetJson>(report, from());
    expect(readdirSync('.')).toEqual(before);
    expect(file).toBe(null);
    expect(rows.length).toBeGreaterThan(100);
    expect(Object.values(counts).reduce((sum, one) => sum + one, 0)).toBe(rows.length);
    for (const { outcome, remark, remark_zh, field, setting } of rows)
      if (outcome === 'none' || outcome === 'approximated')
        expect([field, setting, Boolean(remark), Boolean(remark_zh)]).toEqual([field, setting, true, true]);
  });

  it.each<[string, string[]]>([
    ['en', ['Carried over', 'No counterpart in Cura', 'Nozzle temperature', 'Ironing: Speed', 'speed_print']],
    ['zh', ['原样转入', 'Cura 中没有对应的设置', '喷嘴温度', '熨烫：速度', 'speed_print']],
  ])('is a table in %s that fits the terminal, even a narrow one', async (lang, words) => {
    for (const columns of [120, 40]) {
      const { exit, out } = await call([...report, '--lang', lang], from({ columns, env: { NO_COLOR: '1' } }));
      expect(exit).toBe(EXIT.found);
      for (const word of words)
        expect(out.replaceAll(/\s+/g, lang === 'en' ? ' ' : '')).toContain(
          lang === 'en' ? word : word.replaceAll(' ', ''),
        );
      expect(out.split('\n').filter((line) => widthOf(line) > columns)).toEqual([]);
    }
  });
});

describe('an unknown value', () => {
  it.each([
    ['prusaslicer', 'PrusaSlicer’s built-in defaults'],
    ['orcaslicer', 'OrcaSlicer keeps its own values'],
  ])('is left to %s, whether its file inherits or is standalone', async (slicer, told) => {
    const { out } = await call(
      [...P1S, '--slicer', slicer, '--report'],
      from({ env: { NO_COLOR: '1' }, columns: 160 }),
    );
    expect(out).toContain(told);
  });
});

describe('the output file', () => {
  it('is not overwritten without --force', async () => {
    const file = inPlace('mine.zip');
    writeFileSync(file, 'mine');
    const args = [...P1S, '--slicer', 'orcaslicer', '--out', file];
    expect(await errorOf(args, from())).toMatchObject({
      exit: EXIT.cannotWrite,
      error: { code: 'file_exists', value: file },
    });
    expect(readFileSync(file, 'utf8')).toBe('mine');
    await answer([...args, '--force'], from());
    expect(readFileSync(file).subarray(0, 2).toString()).toBe('PK');
  });

  it.each<[string, string, RegExp]>([
    ['a folder that there is not', 'nowhere/preset.zip', /folder does not exist/],
    ['a folder', '.', /is a folder|already exists/],
  ])('cannot be %s', async (_, name, why) => {
    const told = await errorOf([...P1S, '--slicer', 'orcaslicer', '--out', inPlace(name)], from());
    expect(told).toMatchObject({
      exit: EXIT.cannotWrite,
      error: { where: '--out', message: expect.stringMatching(why) },
    });
  });

  it('cannot be stdout with JSON', async () => {
    const told = await errorOf([...P1S, '--slicer', 'orcaslicer', '--out', '-'], from());
    expect(told).toMatchObject({ exit: EXIT.usage, error: { code: 'two_answers' } });
  });
});

describe('a fix', () => {
  const changed = (rows: readonly PresetRow[] = []) => rows.filter((row) => row.changed);

  it('sets the first value to try, like fix', async () => {
    const { causes } = await data.resolve('stringing', { printer: 'p1s', material: 'petg', slicer: 'orcaslicer' });
    const first = causes.flatMap(({ fixes }) => fixes).find(({ id }) => id === 'retraction-up')?.change
      ?.ways[0]?.first_value;
    const { rows } = await answer<PresetJson>([...P1S, '--slicer', 'orcaslicer', ...FIX, '--report'], from());
    expect(first).toBeGreaterThan(0);
    expect(changed(rows)).toMatchObject([{ setting: 'retraction_length', value: first }]);
  });

  it('sets the chosen value, with or without unit, also for several', async () => {
    const fixes = ['--fix', '拉丝/retraction-up=1 mm', '--fix', 'stringing/nozzle-temp-down=240'];
    const { rows } = await answer<PresetJson>([...P1S, '--slicer', 'orcaslicer', ...fixes, '--report'], from());
    const values = Object.fromEntries(changed(rows).map(({ setting, value }) => [setting, value]));
    expect(values).toMatchObject({ retraction_length: 1, nozzle_temperature: 240 });
  });

  it.each(['en', 'zh'])('is listed with old and new value, even without a report (%s)', async (lang) => {
    const args = [...P1S, '--slicer', 'orcaslicer', '--fix', 'stringing/retraction-up=1', '--lang', lang];
    const { out } = await call([...args, '--out', inPlace(`told-${lang}.zip`)], from({ env: { NO_COLOR: '1' } }));
    const { retraction } = await data.profiles.get('p1s', 'petg');
    expect(out).toContain(`${retraction.length_mm} mm → 1 mm`);
  });

  it('has a warning if the slicer’s own preset is already past it, even without a report', async () => {
    const args = ['preset', 'creality-ender-3', 'pla', '--slicer', 'cura', '--out', inPlace('past.curaprofile')];
    const told = await answer<PresetJson>([...args, '--fix', 'stringing/retraction-up=5'], from());
    expect(told.notes.find(({ code }) => code === 'past_it')?.text).toContain('retraction_amount 6.5 → 5 mm');
  });

  it('alone writes a file of nothing else, with the command that loads it over PrusaSlicer’s presets', async () => {
    const file = inPlace('fix.ini');
    const args = ['preset', 'prusa mk4', 'petg', '--slicer', 'prusaslicer', ...FIX, '--form', 'changes', '--out', file];
    const told = await answer<PresetJson>(args, from());
    expect(told.form).toBe('overlay');
    expect(told.load).toContain(`--load "${file}"`);
    expect(told.load).toMatch(/--printer-profile ["']Original Prusa MK4/);
    const lines = readFileSync(file, 'utf8')
      .trimEnd()
      .split('\n')
      .filter((line) => !line.startsWith('#'));
    expect(lines).toEqual([expect.stringMatching(/^filament_retract_length = 0\.\d+$/)]);
  });
});

describe('invalid calls', () => {
  const orca = 'p1s petg --slicer orcaslicer';
  const prusa = 'p1s petg --slicer prusaslicer';
  const fix = '--fix stringing/retraction-up';
  const some = expect.anything();

  it.each<[args: string, exit: keyof typeof EXIT, code: string, error?: object]>([
    ['p1s petg', 'usage', 'missing_option', { hint: expect.stringContaining('prusaslicer') }],
    ['p1s petg --slicer simplify3d', 'usage', 'unknown_slicer', { where: '--slicer' }],
    [`${orca} --version 0.1`, 'usage', 'unknown_version', { where: '--version', allowed: some }],
    [`${orca} --form half`, 'usage', 'unknown_form', { where: '--form' }],
    [`${orca} --form changes`, 'usage', 'missing_option', { where: '--form' }],
    [`${orca} --nozzle 1.2`, 'notFound', 'unknown_nozzle', { suggestions: expect.arrayContaining(['0.4']) }],
    ['p1s peek --slicer orcaslicer', 'notFound', 'no_profile'],
    ['p1sz petg --slicer orcaslicer', 'notFound', 'unknown_printer'],
    [`${orca} --fix retraction-up`, 'usage', 'invalid_value', { where: '--fix' }],
    [`${orca} --fix stringing`, 'usage', 'invalid_value', { hint: expect.stringContaining('stringing/retraction-up') }],
    [`${orca} --fix strnging/retraction-up`, 'notFound', 'unknown_symptom'],
    [`${orca} --fix stringing/retraction`, 'notFound', 'unknown_fix', { allowed: some }],
    // Fixes done by hand, for another material, and for another machine.
    [`${orca} --fix stringing/dry-filament`, 'notFound', 'no_change', { where: '--fix' }],
    [`${orca} --fix flexible-filament-jam/tpu-profile`, 'notFound', 'fix_not_for_setup', { where: '--fix' }],
    ['ender-3 pla --slicer orcaslicer --fix layer-separation/chamber-temp-up', 'notFound', 'fix_not_for_setup'],
    [`${prusa} --fix stringing/pressure-advance-up`, 'usage', 'no_value', { allowed: some }],
    [`${prusa} --fix stringing/pressure-advance-up=0.05`, 'notFound', 'no_key', { where: '--fix' }],
    [`${orca} ${fix}=long`, 'usage', 'invalid_value', { where: '--fix' }],
    [`${orca} ${fix}=99`, 'usage', 'outside_safe_range', { where: '--fix', allowed: some }],
    [`${orca} --fix stringing/nozzle-temp-down=240 --fix under-extrusion/nozzle-temp-up=250`, 'usage', 'conflict'],
    [`${prusa} ${fix} --form changes`, 'notFound', 'unknown_machine', { where: '--form' }],
    [
      'kingroon-kp3s-v1 petg --slicer orca --fix curling/small-perimeter-slower=40',
      'notFound',
      'no_parent',
      { where: '--form', hint: expect.stringContaining('--form whole') },
    ],
    ['ender-3 pla --slicer cura --quality-type finest', 'usage', 'no_quality_type', { allowed: some }],
  ])('%s', async (words, exit, code, error) => {
    const args = ['preset', ...words.split(' ')];
    const out = inPlace('never');
    const told = await errorOf([...args, '--out', out], from());
    const message_zh = expect.stringMatching(/\p{Script=Han}/u);
    expect(told).toMatchObject({ exit: EXIT[exit], error: { message_zh, code, ...error } });
    expect(told.error.message).not.toMatch(/undefined|\{|\n/);
    expect(readdirSync(place)).not.toContain('never');
    // For people: a sentence in their language, without internals.
    const { err } = await call([...args, '--out', out, '--lang', 'zh'], from());
    expect(err).toMatch(/\p{Script=Han}/u);
    expect(err).not.toMatch(/^\s*at /m);
  });
});
