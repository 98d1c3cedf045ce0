import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderOf } from '../support/folder.js';

/** Runs `.ci/run` with an npm that says and does what the test wants for each of its commands. */
function ciRun(npm: Record<'ci' | 'test' | 'run', string>): {
  last: string | undefined;
  out: string;
  code: number | null;
} {
  const cases = Object.entries(npm).map(([command, does]) => `${command}) ${does};;`);
  const folder = folderOf({
    'bin/npm': `#!/usr/bin/env bash\ncase $1 in\n${cases.join('\n')}\nesac\n`,
    '.ci/slicers': '#!/usr/bin/env bash\n',
  });
  for (const program of ['bin/npm', '.ci/slicers']) chmodSync(path.join(folder, program), 0o755);
  cpSync(path.resolve(import.meta.dirname, '../../.ci/run'), path.join(folder, '.ci/run'));
  const { stdout, status } = spawnSync(path.join(folder, '.ci/run'), {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${folder}/bin:${process.env.PATH}` },
  });
  const lines = stdout.trimEnd().split('\n');
  expect(lines.filter((line) => /^\d+ passed, \d+ failed/.test(line))).toHaveLength(1);
  return { last: lines.at(-1), out: stdout, code: status };
}

describe('.ci/run', () => {
  it('sums up what both commands say', () => {
    const { last, out, code } = ciRun({
      ci: 'echo added 9 packages',
      test: 'echo "10 passed, 0 failed, 2 skipped"',
      run: 'echo "$@"; echo "5 passed, 0 failed"',
    });
    expect([last, code]).toEqual(['15 passed, 0 failed', 0]);
    expect(out).toContain('\n2 skipped\n15 passed');
    expect(out).toContain('npm test: 10 passed, 0 failed, 2 skipped\n');
    expect(out).toContain('run --if-present test:full\n');
  });

  it('goes on after a failed test, and tells of it', () => {
    const failing = { ci: ':', test: 'echo "10 passed, 3 failed"; exit 1', run: 'echo "5 passed, 0 failed"' };
    expect(ciRun(failing)).toMatchObject({ last: '15 passed, 3 failed', code: 1 });
  });

  it('names what failed once more above its last line', () => {
    const { out } = ciRun({
      ci: ':',
      test: 'echo "failed: a.test.ts: a works: not so"; echo "1 passed, 1 failed"; exit 1',
      run: 'echo "5 passed, 0 failed"',
    });
    expect(out).toMatch(/full: 5 passed, 0 failed\nfailed: a\.test\.ts: a works: not so\n6 passed, 1 failed\n$/);
  });

  it('counts a command that dies, and packages that cannot be installed', () => {
    expect(ciRun({ ci: ':', test: 'exit 137', run: 'echo "5 passed, 0 failed"' })).toMatchObject({
      last: '5 passed, 1 failed',
      code: 1,
    });
    expect(ciRun({ ci: 'exit 1', test: 'echo "9 passed, 0 failed"', run: ':' })).toMatchObject({
      last: '0 passed, 1 failed',
      code: 1,
    });
  });

  it('does without a full suite, but not without a test', () => {
    expect(ciRun({ ci: ':', test: 'echo "9 passed, 0 failed"', run: ':' })).toMatchObject({
      last: '9 passed, 0 failed',
      code: 0,
    });
    expect(ciRun({ ci: ':', test: ':', run: ':' })).toMatchObject({ last: '0 passed, 0 failed', code: 1 });
  });
});
