import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { EXIT, EXIT_MEANINGS } from '../../../clients/typescript/src/cli/failure.js';
import { FILES, namedPath } from '../../../core/contract/paths.js';
import { type Calling, call, errorOf } from '../../support/command.js';
import { folderOf } from '../../support/folder.js';
import { scripted } from '../../support/scripted.js';
import { shared } from '../../support/shared.js';

const source = await shared('frozen');
const folder = folderOf();

const from = (calling: Calling = {}): Calling => ({ source, ...calling });

it.each<[args: string[], error: object]>([
  [['fnid', 'x'], { code: 'unknown_subcommand', value: 'fnid', suggestions: expect.arrayContaining(['find']) }],
  [['ender 3'], { code: 'unknown_subcommand', value: 'ender 3' }],
  [['brands', '--brnad', 'x'], { code: 'unknown_option', where: '--brnad' }],
  [['find', 'x', '--limt=3'], { code: 'unknown_option', suggestions: ['--limit'] }],
  [['brands', '--nozzle=0.4'], { code: 'unknown_option', where: '--nozzle' }],
  [['find', 'x', '--limit'], { code: 'missing_value', where: '--limit' }],
  [['fix', 'stringing', '--printer', '--all'], { code: 'missing_value', where: '--printer' }],
  [['find', 'x', '--limit='], { code: 'missing_value' }],
  [['printer', 'x', '--sources=yes'], { code: 'needless_value', where: '--sources' }],
  [['find', 'x', '--limit', '1', '--limit', '2'], { code: 'repeated_option', where: '--limit' }],
  [['profile', 'acme-labs-one'], { code: 'missing_argument' }],
  [['brands', 'acme'], { code: 'too_many_arguments', value: 'acme' }],
  [['brands', '--lang', 'fr'], { code: 'unknown_language', value: 'fr' }],
  [['find', 'x', '--limit', 'all'], { code: 'invalid_number', where: '--limit' }],
  [['find', 'x', '--limit', '101'], { code: 'invalid_number', value: '101' }],
  [['find', 'x', '--kind', 'slicers'], { code: 'unknown_kind', where: '--kind' }],
  [['setting', 'aux_fan', '--slicer', 'simplify3d'], { code: 'unknown_slicer', where: '--slicer' }],
  [['setting', 'aux_fan', '--slicer', ''], { code: 'missing_value' }],
  [['profiles'], { code: 'missing_argument' }],
  [['profile', '-p', 'acme-labs-one'], { code: 'missing_argument', where: 'profile' }],
  [['profile', 'apex cube', '-p', 'acme-labs-one', '-m', 'petg'], { code: 'too_many_arguments', value: 'apex cube' }],
  [['printers', 'acme', '--brand', 'apex'], { code: 'too_many_arguments', value: 'acme' }],
  [['help', 'prnter'], { code: 'unknown_subcommand', suggestions: ['printer'] }],
  [['fix', 'stringing', '--nozzle', 'fine'], { code: 'invalid_nozzle', where: '--nozzle' }],
  [['fix', 'stringing', '--filament', '0'], { code: 'invalid_number', where: '--filament' }],
])('an invalid call exits with 64: %j', async (args, error) => {
  expect(await errorOf(args, from())).toMatchObject({ exit: EXIT.usage, error });
});

it.each<[args: string[], error: object]>([
  [['printer', 'acme lab one'], { code: 'unknown_printer', suggestions: expect.arrayContaining(['acme-labs-one']) }],
  [['material', 'peg'], { code: 'unknown_material', suggestions: expect.arrayContaining(['petg']) }],
  [['fix', 'strnging'], { code: 'unknown_symptom', suggestions: ['stringing'] }],
  [
    ['printers', '--brand', 'acmee labs'],
    { code: 'unknown_brand', suggestions: expect.arrayContaining(['acme-labs']) },
  ],
  [['setting', 'retraction lenght'], { code: 'unknown_setting', suggestions: ['retraction_length'] }],
  [
    ['profile', 'acme-labs-one', 'petg', '--nozzle', '1.2'],
    { code: 'unknown_nozzle', suggestions: ['0.4', '0.2', '0.6'], allowed: ['0.4', '0.2', '0.6'] },
  ],
  [
    ['profile', 'apex-cube', 'tpu'],
    { code: 'no_profile', hint: expect.stringContaining('Materials that have a profile there: ') },
  ],
  [['profiles', 'petgg'], { code: 'unknown_name', suggestions: expect.arrayContaining(['petg']) }],
  [['find', 'qqqqqqqq'], { code: 'nothing_found', value: 'qqqqqqqq' }],
])('an unknown name exits with 1, with suggestions: %j', async (args, error) => {
  expect(await errorOf(args, from())).toMatchObject({ exit: EXIT.notFound, error });
});

describe('a source', () => {
  it('that is not given exits with 69 and explains how to give one', async () => {
    const told = await errorOf(['brands'], {});
    expect(told).toMatchObject({ exit: EXIT.unavailable, error: { code: 'no_source' } });
    expect(told.error.hint).toContain('--source or OPEN_PRINT_DATA');
  });

  it('that is unreachable, busy or without a release exits with 69', async () => {
    const nobody = await errorOf(['brands', '--source', 'http://127.0.0.1:9'], {});
    expect(nobody.exit).toBe(EXIT.unavailable);
    expect(nobody.error.message).toContain('http://127.0.0.1:9');
    const none = { exit: 69, error: { code: 'no_release', where: '--source' } };
    expect(await errorOf(['brands', '--source', folder], {})).toMatchObject(none);
    const { url } = await scripted((_, response) => response.writeHead(503).end('busy'));
    expect((await errorOf(['brands'], { source: url })).exit).toBe(EXIT.unavailable);
  });

  it('that is damaged exits with 65', async () => {
    const damaged = path.join(folder, 'damaged');
    cpSync(source, damaged, { recursive: true });
    writeFileSync(path.join(damaged, namedPath('materials', 'petg')), '{"data": [');
    expect(await errorOf(['material', 'petg'], { source: damaged })).toMatchObject({ exit: EXIT.brokenData });
    rmSync(path.join(damaged, FILES.briefIndex));
    expect(await errorOf(['brands'], { source: damaged })).toMatchObject({ exit: 65, error: { code: 'missing_file' } });
  });

  it.each([
    ['preset acme-labs-one petg', '--slicer'],
    ['check nothing.gcode', 'nothing.gcode'],
  ])('is required only after the arguments are validated: %s', async (args, where) => {
    expect((await call(args.split(' '))).err).toContain(where);
  });

  it('in --source precedes OPEN_PRINT_DATA, which precedes the default', async () => {
    const env = { OPEN_PRINT_DATA: source };
    expect((await call(['brands'], { source: folder, env })).exit).toBe(0);
    expect((await call(['brands', '--source', folder], { source, env })).exit).toBe(69);
    expect((await call(['--source', source, 'brands'], { source: folder })).exit).toBe(0);
  });
});

describe('an error message', () => {
  it('is printed only on stderr, in the requested language, with suggestions', async () => {
    const { exit, out, err } = await call(['printer', 'acme lab one', '--lang', 'zh'], from());
    expect([exit, out]).toEqual([1, '']);
    expect(err).toContain('open-print-data: 没有名为“acme lab one”的打印机。');
    expect(err).toContain('您是不是要找：acme-labs-one');
  });

  it('lists the allowed values if they are few', async () => {
    const { err } = await call(['profile', 'acme-labs-one', 'petg', '--nozzle', '1.2'], from());
    expect(err).toBe(
      'open-print-data: There is no profile for a 1.2 mm nozzle. There are profiles for: 0.4, 0.2, 0.6\n',
    );
  });

  it('has colours in a terminal, unless NO_COLOR or a dumb terminal forbids them', async () => {
    const wrong = (calling: Calling) => call(['printer', 'acme lab one'], from(calling));
    expect((await wrong({ columns: 80 })).err).toContain('\u001b[33m');
    for (const env of [{ NO_COLOR: '1' }, { TERM: 'dumb' }] as Record<string, string>[])
      expect((await wrong({ columns: 80, env })).err).not.toContain('\u001b');
    expect((await wrong({})).err).not.toContain('\u001b');
  });
});

it('the exit codes are those of sysexits.h above 1, each documented in the help', async () => {
  const { out } = await call(['--help'], {});
  for (const [key, code] of Object.entries(EXIT))
    expect(out).toMatch(new RegExp(`^ +${code} +${EXIT_MEANINGS[key as keyof typeof EXIT].en}$`, 'm'));
  expect(EXIT).toEqual({
    ...{ found: 0, notFound: 1, unread: 2, usage: 64, brokenData: 65, noInput: 66, unavailable: 69, fault: 70 },
    ...{ cannotWrite: 73, interrupted: 130 },
  });
});
