import path from 'node:path';
import { expect, it } from 'vitest';
import { call } from '../../support/command.js';
import { shared } from '../../support/shared.js';
import { CASES, FOLDER } from '../../support/what-files-say.js';

const source = await shared('release');

const check = (args: readonly string[]) => call(['check', ...args], { source });
const file = (name: string) => path.join(FOLDER, name);

it.each(CASES)('finds the same as the page in %s', async (name, said) => {
  const { exit: code, out: stdout } = await check([file(name), '--json']);
  const [{ setup }] = JSON.parse(stdout);
  const { recognised, nozzle, check: found } = setup.file;
  expect([setup.printer, setup.material, nozzle]).toEqual([said.printer, said.material, said.nozzle]);
  expect(recognised.slicer).toBe(setup.slicer);
  const findings = found.findings.map((one: { severity: string; setting: string }) => `${one.severity} ${one.setting}`);
  expect(findings).toEqual(said.findings ?? []);
  expect(code).toBe(findings.some((one: string) => one.startsWith('dangerous')) ? 1 : 0);
});

it.each([
  [['bridge95.gcode'], 1, /^bridge95\.gcode, Creality Ender-3 Pro, PLA, 0\.4 mm: 1 setting is dangerous$/m],
  [['m1-nozzle-in-name.json'], 0, /0\.2 mm: nothing dangerous or unusual found/],
  [['fourth.gcode', 'cura1504.ini'], 2, /P1S, PLA/],
  [
    ['bridge95.gcode', 'cura1504.ini', '--github'],
    2,
    /^::error file=\S+bridge95\.gcode::Bridge flow ratio: 95\..*95 %25/m,
  ],
  [['printer.cfg', '--printer', 'ender 3 pro', '--material', 'pla'], 0, /Max nozzle temperature: 250\s°C/],
  [['bundle.ini', '--preset', 'acme abs'], 0, /Prusa MINI, ABS, 0\.4 mm: nothing.*--preset "Acme ABS", "Acme PETG"/s],
])('%j exits with %d', async (args, exit, says) => {
  const { exit: code, out: stdout } = await check(args.map((one) => (/\.\w+$/.test(one) ? file(one) : one)));
  expect(code).toBe(exit);
  expect(stdout).toMatch(says);
});

it('rejects a preset missing from the file', async () => {
  const { exit, err } = await check([file('bundle.ini'), '--preset', 'Acme PLA']);
  expect(exit).toBe(64);
  expect(err).toContain('Allowed: "Acme ABS", "Acme PETG"');
});
