import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../../clients/typescript/src/cli/commands.js';
import { call } from '../../support/command.js';
import { shared } from '../../support/shared.js';

const names = Object.keys(COMMANDS);
const release = await shared('release');

describe('the help', () => {
  it.each(['en', 'zh'])('names every subcommand in %s, also without arguments', async (lang) => {
    const { exit, out } = await call(['--lang', lang], {});
    expect(exit).toBe(0);
    for (const [name, load] of Object.entries(COMMANDS)) {
      const { summary } = await load();
      expect(out).toContain(`${name} `);
      expect(out).toContain(summary[lang as 'en' | 'zh']);
    }
    expect((await call(['--help', '--lang', lang], {})).out).toBe(out);
  });

  it.each(names)('for %s gives its usage and every option, in both languages', async (name) => {
    const command = await COMMANDS[name]?.();
    for (const lang of ['en', 'zh'] as const) {
      const { exit, out } = await call([name, '--help', '--lang', lang], {});
      expect(exit).toBe(0);
      expect(out).toContain(command?.summary[lang]);
      for (const way of command?.usage ?? []) expect(out).toContain(`open-print-data ${way}`);
      for (const [option, { help }] of Object.entries(command?.options ?? {})) {
        expect(out).toContain(`--${option}`);
        expect(out).toContain(help[lang]);
      }
      expect(out).toContain('--json');
    }
    expect(command?.name).toBe(name);
  });

  it('is also available as a subcommand, with short options', async () => {
    expect((await call(['help'], {})).out).toBe((await call(['--help'], {})).out);
    const { out } = await call(['help', 'fix'], {});
    expect(out).toBe((await call(['fix', '--help'], {})).out);
    for (const option of ['-p, --printer', '-m, --material', '-n, --nozzle', '-s, --slicer'])
      expect(out).toContain(option);
  });

  it('states the version, also as JSON', async () => {
    expect((await call(['--version'], {})).out).toMatch(/^open-print-data \S+\n$/);
    expect(JSON.parse((await call(['-V', '--json'], {})).out)).toEqual({ version: expect.any(String) });
  });
});

it.each(names)('the examples of the help for %s work with the published data', async (name) => {
  const command = await COMMANDS[name]?.();
  for (const example of command?.examples ?? []) {
    const args = [...example.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
    expect(args[0]).toBe(name);
    const { exit, out, err } = await call(args, { source: release, columns: 80 });
    expect([example, exit, err]).toEqual([example, 0, '']);
    expect(out).not.toBe('');
  }
});
