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
const FIX = '--fix stringing/retraction-up';

const words = (args: string) => ['preset', ...args.split(' ')];
const preset = <T extends PresetJson>(args: string) => answer<T>(words(args), { source });
const plain = (args: string, calling: Calling = {}) =>
  call(words(args), { source, env: { NO_COLOR: '1' }, ...calling });
const refused = (args: string) => errorOf(words(args), { source });

async function readBack(file: string) {
  const raw = await settingsOf(fileFromBytes(path.basename(file), readFileSync(file)));
  const settings = await data.settings();
  const { values } = ownSettings(raw, settings, { extruder: 0, plate: null });
  return Object.fromEntries(values.map((one) => [one.setting, one.value]));
}

describe('a preset', () => {
  it('reads each file once, and requests no missing ones', async () => {
    const { url, close } = await startStatic(source);
    const fetched = vi.spyOn(globalThis, 'fetch');
    await call(words('p1s petg --slicer orcaslicer --json'), { source: url });
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

  const slicers = ['orcaslicer', 'bambu-studio', 'prusaslicer', 'cura'];
  it.each(slicers)('for %s is written with the values of the record', async (slicer) => {
    const file = inPlace(`whole-${slicer}`);
    const told = await preset(`p1s petg --slicer ${slicer} --quality-type normal --out ${file}`);
    expect(told.file).toMatchObject({ path: file, bytes: readFileSync(file).length });
    const profile = await data.profiles.get('p1s', 'petg');
    expect((await readBack(file)).nozzle_temperature).toBe(profile.nozzle_temperature_c.other_layers);
  });

  it('for Cura has the default quality if that of the machine is unknown, and says so', async () => {
    const told = await preset<PresetJson & { cura: { quality_type: string } }>('p1s petg -s cura');
    expect(told.cura.quality_type).toBe('normal');
    expect(told.notes).toContainEqual(expect.objectContaining({ code: 'quality_assumed' }));
    const chosen = await preset('p1s petg -s cura --quality-type normal');
    expect(chosen.notes.map(({ code }) => code)).toContain('quality_type');
    expect(chosen.notes.map(({ code }) => code)).not.toContain('quality_assumed');
  });

  it('as JSON writes no unrequested file', async () => {
    const before = readdirSync('.');
    const { file, load } = await preset('p1s petg -s prusaslicer');
    expect([file, load]).toEqual([null, null]);
    expect(readdirSync('.')).toEqual(before);
  });

  it('has the same bytes on stdout as in the file, with messages on stderr', async () => {
    const { exit, out, err, file } = await plain('p1s petg --slicer orca --out -');
    const { bytes } = presetDownload(await data.preset('p1s', 'petg', { slicer: 'orcaslicer' }));
    expect([exit, out]).toEqual([EXIT.found, '']);
    expect(err).toContain('P1S');
    expect(Buffer.from(file ?? []).equals(Buffer.from(bytes))).toBe(true);
  });

  it('is made for the given nozzle', async () => {
    const file = inPlace('nozzle.ini');
    await answer([...words(`p1s petg --slicer prusaslicer --out ${file}`), '--nozzle', '0.6 mm'], { source });
    expect(readFileSync(file, 'utf8')).toMatch(/^nozzle_diameter = 0\.6$/m);
  });

  it('omits what an older version of the slicer lacks, and says so', async () => {
    const { rows = [], version } = await preset('p1s petg --slicer prusaslicer --version 2.5 --report');
    expect(version).toBe('2.5');
    expect(rows.filter(({ outcome }) => outcome === 'older').length).toBeGreaterThan(0);
  });
});

describe('the report', () => {
  const report = 'p1s petg --slicer cura --quality-type normal --report';

  it('lists every field once, with a reason unless it is carried over unchanged, and writes no file', async () => {
    const before = readdirSync('.');
    const { rows = [], counts, file } = await preset(report);
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
  ])('is a table in %s that fits the terminal, even a narrow one', async (lang, expected) => {
    for (const columns of [120, 40]) {
      const { exit, out } = await plain(`${report} --lang ${lang}`, { columns });
      expect(exit).toBe(EXIT.found);
      const joined = (text: string) => text.replaceAll(/\s+/g, lang === 'en' ? ' ' : '');
      for (const word of expected) expect(joined(out)).toContain(joined(word));
      expect(out.split('\n').filter((line) => widthOf(line) > columns)).toEqual([]);
    }
  });
});

it.each([
  ['prusaslicer', 'PrusaSlicer’s built-in defaults'],
  ['orcaslicer', 'OrcaSlicer keeps its own values'],
])('an unknown value is left to %s, whether its file inherits or is standalone', async (slicer, told) => {
  expect((await plain(`p1s petg --slicer ${slicer} --report`, { columns: 160 })).out).toContain(told);
});

describe('the output file', () => {
  it('is not overwritten without --force', async () => {
    const file = inPlace('mine.zip');
    writeFileSync(file, 'mine');
    const args = `p1s petg --slicer orcaslicer --out ${file}`;
    const error = { code: 'file_exists', value: file };
    expect(await refused(args)).toMatchObject({ exit: EXIT.cannotWrite, error });
    expect(readFileSync(file, 'utf8')).toBe('mine');
    await preset(`${args} --force`);
    expect(readFileSync(file).subarray(0, 2).toString()).toBe('PK');
  });

  it.each<[string, string, RegExp]>([
    ['in a missing folder', 'nowhere/preset.zip', /folder does not exist/],
    ['a folder', '.', /is a folder|already exists/],
  ])('cannot be %s', async (_, name, why) => {
    const told = await refused(`p1s petg --slicer orcaslicer --out ${inPlace(name)}`);
    const error = { where: '--out', message: expect.stringMatching(why) };
    expect(told).toMatchObject({ exit: EXIT.cannotWrite, error });
  });

  it('cannot be stdout with JSON', async () => {
    const told = await refused('p1s petg --slicer orcaslicer --out -');
    expect(told).toMatchObject({ exit: EXIT.usage, error: { code: 'two_answers' } });
  });
});

describe('a fix', () => {
  const changed = (rows: readonly PresetRow[] = []) => rows.filter((row) => row.changed);

  it('sets the first value to try, like fix', async () => {
    const { causes } = await data.resolve('stringing', { printer: 'p1s', material: 'petg', slicer: 'orcaslicer' });
    const first = causes.flatMap(({ fixes }) => fixes).find(({ id }) => id === 'retraction-up')?.change
      ?.ways[0]?.first_value;
    const { rows } = await preset(`p1s petg --slicer orcaslicer ${FIX} --report`);
    expect(first).toBeGreaterThan(0);
    expect(changed(rows)).toMatchObject([{ setting: 'retraction_length', value: first }]);
  });

  it('sets the chosen value, with or without unit, also for several', async () => {
    const fixes = ['--fix', '拉丝/retraction-up=1 mm', '--fix', 'stringing/nozzle-temp-down=240'];
    const { rows } = await answer<PresetJson>([...words('p1s petg --slicer orcaslicer --report'), ...fixes], {
      source,
    });
    const values = Object.fromEntries(changed(rows).map(({ setting, value }) => [setting, value]));
    expect(values).toMatchObject({ retraction_length: 1, nozzle_temperature: 240 });
  });

  it.each(['en', 'zh'])('is listed with old and new value, even without a report (%s)', async (lang) => {
    const file = inPlace(`told-${lang}.zip`);
    const { out } = await plain(`p1s petg --slicer orcaslicer ${FIX}=1 --lang ${lang} --out ${file}`);
    const { retraction } = await data.profiles.get('p1s', 'petg');
    expect(out).toContain(`${retraction.length_mm} mm → 1 mm`);
  });

  it('has a warning if the slicer’s own preset is already past it, even without a report', async () => {
    const told = await preset(`creality-ender-3 pla --slicer cura --out ${inPlace('past.curaprofile')} ${FIX}=5`);
    expect(told.notes.find(({ code }) => code === 'past_it')?.text).toContain('retraction_amount 6.5 → 5 mm');
  });

  it('can be the only content of the file, with the command that loads it over PrusaSlicer’s presets', async () => {
    const file = inPlace('fix.ini');
    const told = await preset(`prusa-mk4 petg --slicer prusaslicer ${FIX} --form changes --out ${file}`);
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
    [`${orca} ${FIX}=long`, 'usage', 'invalid_value', { where: '--fix' }],
    [`${orca} ${FIX}=99`, 'usage', 'outside_safe_range', { where: '--fix', allowed: some }],
    [`${orca} --fix stringing/nozzle-temp-down=240 --fix under-extrusion/nozzle-temp-up=250`, 'usage', 'conflict'],
    [`${prusa} ${FIX} --form changes`, 'notFound', 'unknown_machine', { where: '--form' }],
    [
      'kingroon-kp3s-v1 petg --slicer orca --fix curling/small-perimeter-slower=40',
      'notFound',
      'no_parent',
      { where: '--form', hint: expect.stringContaining('--form whole') },
    ],
    ['ender-3 pla --slicer cura --quality-type finest', 'usage', 'no_quality_type', { allowed: some }],
  ])('%s', async (args, exit, code, error) => {
    const out = `${args} --out ${inPlace('never')}`;
    const told = await refused(out);
    const message_zh = expect.stringMatching(/\p{Script=Han}/u);
    expect(told).toMatchObject({ exit: EXIT[exit], error: { message_zh, code, ...error } });
    expect(told.error.message).not.toMatch(/undefined|\{|\n/);
    expect(readdirSync(place)).not.toContain('never');
    // Without --json: a sentence in the requested language, without a stack trace.
    const { err } = await plain(`${out} --lang zh`);
    expect(err).toMatch(/\p{Script=Han}/u);
    expect(err).not.toMatch(/^\s*at /m);
  });
});
