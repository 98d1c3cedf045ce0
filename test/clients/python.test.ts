import { execFile, spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import { shared } from '../support/shared.js';
import { skipUnless } from '../support/skip.js';

/** Tests of the Python client without packages; pytest and mypy run in the full suite. */
const run = promisify(execFile);
const CLIENT = path.resolve(import.meta.dirname, '../../clients/python');
const hasPython = spawnSync('python3', ['--version']).status === 0;

const python = async (program: string, ...args: string[]) =>
  (
    await run('python3', ['-c', program, ...args], {
      env: { ...process.env, PYTHONPATH: CLIENT, PYTHONDONTWRITEBYTECODE: '1' },
    })
  ).stdout.trim();

describe('the Python client', () => {
  beforeEach((context) => skipUnless(hasPython, context, 'this machine has no python3'));

  it('supports Python 3.9', async () => {
    const files = globSync('**/*.py', { cwd: path.join(CLIENT, 'open_print_data') });
    const parse = 'import ast, sys\nfor file in sys.argv[1:]: ast.parse(open(file).read(), feature_version=(3, 9))';
    await python(parse, ...files.map((name) => path.join(CLIENT, 'open_print_data', name)));
    expect(files.length).toBeGreaterThan(5);
  });

  it('answers from a folder and from a server', async () => {
    const program = `
import sys
from open_print_data import OpenPrintData, UnknownNameError
for source in sys.argv[1:]:
    data = OpenPrintData(source)
    print(data.profile("P1S", "petg")["id"], data.printer("C12")["id"], data.fit("a1 mini", "asa")["verdict"])
    print(data.profile("P1S", "SUNLU PLA+")["figures_of"], data.profile("P1S", "PLA+")["filament"])
    try: data.material("petgg")
    except UnknownNameError as error: print(error.suggestions[0])`;
    const answer = 'bambu-lab-p1s--0.4--petg bambu-lab-p1s no\nproduct_on_this_printer None\npetg';
    expect(await python(program, await shared('release'), await shared('releaseServer'))).toBe(`${answer}\n${answer}`);
  });
});
