import { execFile, spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { load as parseYaml } from 'js-yaml';
import { beforeEach, describe, expect, it } from 'vitest';
import { folder } from '../../clients/typescript/src/folder.js';
import { OpenPrintData } from '../../clients/typescript/src/index.js';
import { PRESET_REFUSALS } from '../../core/presets/refusals.js';
import { SLICERS } from '../../core/words/slicers.js';
import { folderOf } from '../support/folder.js';
import { shared } from '../support/shared.js';
import { skipUnless } from '../support/skip.js';
import { type PresetQuestion, presetAnswer, presetQuestions, pythonArguments } from './preset-questions.js';

const run = promisify(execFile);
const ROOT = path.resolve(import.meta.dirname, '../..');
const CLIENT = path.join(ROOT, 'clients/python');
const TESTS = path.join(import.meta.dirname, 'python');
// The system's Python has the packages of .ci/python; another may precede it on the path.
const PYTHON = ['/usr/bin/python3', 'python3'].find((one) => spawnSync(one, ['--version']).status === 0) ?? '';
const has = (module: string) => PYTHON !== '' && spawnSync(PYTHON, ['-c', `import ${module}`]).status === 0;
const env = { ...process.env, PYTHONPATH: CLIENT, PYTHONDONTWRITEBYTECODE: '1' };

/** Refusals that no input can cause with a consistent release: mismatched records, and a mapping without the slicer. */
const NOT_ASKED = ['unknown_slicer', 'unknown_setting', 'no_bed', 'other_record', 'other_change', 'unknown_form'];

describe('the Python client', () => {
  beforeEach((context) => skipUnless(PYTHON !== '', context, 'this machine has no python3'));

  it('passes its own tests over the edge, the Node server and a folder', async (context) => {
    skipUnless(has('pytest'), context, 'this machine has no pytest');
    const sources = {
      'the edge': await shared('edge'),
      'the Node server': await shared('releaseServer'),
      'a folder': await shared('release'),
    };
    const { stdout } = await run(PYTHON, ['-m', 'pytest', '-q', '-p', 'no:cacheprovider', TESTS], {
      env: { ...env, OPEN_PRINT_DATA_SOURCES: JSON.stringify(sources) },
    }).catch((error: { stdout: string }) => error);
    expect(stdout).toMatch(/\n\d{3,} passed in [^\n]*\n$/);
  });

  it('is fully typed', async (context) => {
    skipUnless(has('mypy'), context, 'this machine has no mypy');
    const cache = folderOf();
    const { stdout } = await run(PYTHON, ['-m', 'mypy', '--strict', '--cache-dir', cache, 'open_print_data'], {
      cwd: CLIENT,
    }).catch((error: { stdout: string }) => error);
    expect(stdout).toContain('Success');
  });

  it('finds the same as the site', async () => {
    const release = await shared('release');
    const queries = ['typed', 'typed-held']
      .flatMap((name) =>
        (parseYaml(readFileSync(path.join(ROOT, `test/fixtures/${name}.yaml`), 'utf8')) as { typed: string }[]).map(
          ({ typed }) => typed,
        ),
      )
      .filter((_, i) => i % 4 === 0);
    expect(queries.length).toBeGreaterThan(40);
    const data = new OpenPrintData({ source: folder(release) });
    const ours = await Promise.all(queries.map((query) => data.find(query)));
    const child = run(PYTHON, [path.join(TESTS, 'find_all.py'), release], { env, maxBuffer: 64e6 });
    child.child.stdin?.end(JSON.stringify(queries));
    const theirs = JSON.parse((await child).stdout) as [string, string, boolean][][];
    expect(theirs).toEqual(ours.map((found) => found.map(({ kind, id, sure }) => [kind, id, sure])));
  });

  it('makes the same presets as the TypeScript client, and refuses the same inputs', async () => {
    const release = await shared('release');
    const data = new OpenPrintData({ source: folder(release) });
    const questions = await presetQuestions(data);
    const child = run(PYTHON, [path.join(TESTS, 'presets_all.py'), release], { env, maxBuffer: 256e6 });
    child.child.stdin?.end(JSON.stringify(questions.map(pythonArguments)));
    const theirs = JSON.parse((await child).stdout) as object[];
    const codes = new Set<unknown>();
    const made: PresetQuestion[] = [];
    for (const [place, question] of questions.entries()) {
      const ours = await presetAnswer(data, question);
      expect({ question, ...theirs[place] }).toEqual({ question, ...ours });
      if ('code' in ours) codes.add(ours.code);
      else made.push(question);
    }
    for (const slicer of SLICERS)
      expect(made.filter((one) => one.slicer === slicer).length, slicer).toBeGreaterThan(50);
    expect(Object.keys(PRESET_REFUSALS).filter((code) => !codes.has(code))).toEqual(NOT_ASKED);
  });

  it('installs from its folder and as a wheel, without a network', async (context) => {
    const pip = has('pip') && has('wheel') && has('setuptools');
    skipUnless(pip, context, 'this machine has no pip with setuptools and wheel');
    const [source, wheels, target] = [folderOf(), folderOf(), folderOf()];
    cpSync(CLIENT, source, { recursive: true });
    const offline = ['--no-index', '--no-build-isolation', '--no-deps', '--disable-pip-version-check'];
    await run(PYTHON, ['-m', 'pip', 'wheel', ...offline, '-w', wheels, '.'], { cwd: source });
    const [wheel = ''] = readdirSync(wheels);
    expect(wheel).toMatch(/^open_print_data-[\d.]+(rc\d+)?-py3-none-any\.whl$/);
    for (const what of [path.join(wheels, wheel), source]) {
      const place = path.join(target, path.basename(what));
      await run(PYTHON, ['-m', 'pip', 'install', ...offline, '--break-system-packages', '--target', place, what]);
      expect(readdirSync(path.join(place, 'open_print_data'))).toContain('py.typed');
    }
  });
});
