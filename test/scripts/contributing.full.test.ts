import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { FLAGS } from '../contribute/new/flags.js';
import { PRUSA_BUNDLES } from '../import/fixtures/prusa.js';
import { checkoutOf } from '../support/checkout.js';
import { DATA } from '../support/data.js';
import { folderOf } from '../support/folder.js';
import { script } from '../support/script.js';
import { COMMANDS, read, SAYS } from './cases/guide.js';

/** Commands that write to the data; they get a copy. */
const WRITES = ['fix-value', 'new'];

describe('a command of the guide for contributors works', () => {
  const [page = ''] = [...readFileSync(path.join(DATA, 'sources.yaml'), 'utf8').matchAll(/repository: (\S+)/g)].map(
    ([, address]) => address,
  );
  // Git needs a separate folder.
  const bundles = Object.fromEntries(Object.entries(PRUSA_BUNDLES).filter(([file]) => !file.startsWith('.git/')));
  const { folder } = checkoutOf('https://github.com/prusa3d/PrusaSlicer-settings-prusa-fff', bundles);
  const links = folderOf();
  symlinkSync(folder, path.join(links, 'prusa-fff'));
  const made = Object.entries(FLAGS.printer).flatMap(([flag, value]) => [`--${flag}`, value]);
  const stands: Readonly<Record<string, string>> = { URL: page, CHECKOUT: folder, FOLDER: links };

  it.each(COMMANDS)('%s', async (line) => {
    const [, , name = '', , ...words] = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(
      ([, quoted, bare]) => quoted ?? bare ?? '',
    );
    const scripts = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    // Starting a process costs more than the command, so it may run in this one.
    expect(scripts.scripts[name]).toMatch(new RegExp(`^(?:node (?:--\\S+ )*)?tsx scripts/${name}\\.ts$`));
    const data = WRITES.includes(name) ? path.join(folderOf(), 'data') : DATA;
    if (data !== DATA) cpSync(DATA, data, { recursive: true });
    const args = words.map((word) => stands[word] ?? word);
    // It asks nothing without a terminal; the flags contain the answers.
    const answers = name === 'new' && !args.includes('--help') ? made : [];
    const { out, error, code } = await script(name, ...args, ...answers, '--data', data);
    expect(`${out}${error}`).toMatch(SAYS[name] ?? /^$/);
    // The data may already contain the correction.
    expect(code, error).toBe(/ already$/m.test(error) ? 1 : 0);
  });
});
