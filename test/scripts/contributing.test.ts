import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { PRUSA_BUNDLES } from '../import/fixtures/prusa.js';
import { FLAGS } from '../new/flags.js';
import { checkoutOf } from '../support/checkout.js';
import { DATA } from '../support/data.js';
import { folderOf } from '../support/folder.js';
import { script } from '../support/script.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FILES = ['CONTRIBUTING.md', 'CONTRIBUTING.zh-cn.md'];
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** The lines of the blocks of commands. */
function commandsIn(file: string): string[] {
  return [...read(file).matchAll(/^```sh\n([\s\S]*?)^```$/gm)].flatMap(([, block = '']) => block.trim().split('\n'));
}

/** The headings of a file, by their depth. */
const outline = (file: string) => [...read(file).matchAll(/^(#+) /gm)].map(([, marks = '']) => marks.length);

/** Commands that no test can run within a test. */
const LEFT: Readonly<Record<string, string>> = {
  'npm ci': 'installs the packages that are running',
  'npm test': 'is what is running',
};

/** What a command says when it did what it is for, by its name. */
const SAYS: Readonly<Record<string, RegExp>> = {
  show: /nozzle_temperature_c/,
  'fix-value': /overrides|already/,
  new: /printers\/nova\/two\.yaml|--name-zh/,
  validate: /no problems/,
  import: /prusa-fff: \d+ machines read[\s\S]*Nothing was written/,
  refresh: /\| `prusa-fff` \|/,
};

describe('the guide for contributors', () => {
  const [page = ''] = [...readFileSync(path.join(DATA, 'sources.yaml'), 'utf8').matchAll(/repository: (\S+)/g)].map(
    ([, address]) => address,
  );
  // Git has a folder of its own there.
  const bundles = Object.fromEntries(Object.entries(PRUSA_BUNDLES).filter(([file]) => !file.startsWith('.git/')));
  const { folder } = checkoutOf('https://github.com/prusa3d/PrusaSlicer-settings-prusa-fff', bundles);
  const links = folderOf();
  symlinkSync(folder, path.join(links, 'prusa-fff'));
  const made = Object.entries(FLAGS.printer).flatMap(([flag, value]) => [`--${flag}`, value]);
  const stands: Readonly<Record<string, string>> = { URL: page, CHECKOUT: folder, FOLDER: links };
  const commands = commandsIn('CONTRIBUTING.md');

  it('is the same in both languages, and short', () => {
    expect(commandsIn('CONTRIBUTING.zh-cn.md')).toEqual(commands);
    expect(outline('CONTRIBUTING.zh-cn.md')).toEqual(outline('CONTRIBUTING.md'));
    for (const file of FILES) expect(read(file).split('\n').length).toBeLessThan(90);
  });

  it('names files that there are', () => {
    for (const file of FILES) {
      const named = [...read(file).matchAll(/`((?:data|docs)\/[\w./-]*)`|\]\(([\w.-]+)\)/g)].map(
        ([, a, b]) => a ?? b ?? '',
      );
      expect(named.length).toBeGreaterThan(4);
      expect(named.filter((name) => !existsSync(path.join(ROOT, name)))).toEqual([]);
    }
  });

  it('shows commands of every kind, and no other', () => {
    const names = commands.filter((line) => !Object.hasOwn(LEFT, line)).map((line) => line.split(' ')[2] ?? '');
    expect([...new Set(names)].sort()).toEqual(Object.keys(SAYS).sort());
  });

  it.each(commands.filter((line) => !Object.hasOwn(LEFT, line)))('%s', (line) => {
    const [, , name = '', , ...words] = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(
      ([, quoted, bare]) => quoted ?? bare ?? '',
    );
    const scripts = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    // What starts a process more than that costs, so a command may go to the runtime straight away.
    expect(scripts.scripts[name]).toMatch(new RegExp(`^(?:node --import )?tsx scripts/${name}\\.ts$`));
    const data = path.join(folderOf(), 'data');
    cpSync(DATA, data, { recursive: true });
    const args = words.map((word) => stands[word] ?? word);
    // Without a terminal it asks nothing: what somebody would answer is in the flags.
    const answers = name === 'new' && !args.includes('--help') ? made : [];
    const { out, error, code } = script(name, ...args, ...answers, '--data', data);
    expect(`${out}${error}`).toMatch(SAYS[name] ?? /^$/);
    // The data may have come to say so itself.
    expect(code, error).toBe(/ already$/m.test(error) ? 1 : 0);
  });
});
