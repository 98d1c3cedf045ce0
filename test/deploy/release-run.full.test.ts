import { chmodSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSteps } from '../../scripts/pipeline/load/steps.js';
import { DATA } from '../support/data.js';
import { folderOf } from '../support/folder.js';
import { skipUnless } from '../support/skip.js';
import { dryRun, workflows } from '../support/workflow.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
const workflow = (file: string) => {
  const found = workflows().find((one) => one.file === file);
  return found?.workflow ?? expect.fail(`no workflow ${file}`);
};

/** Commands that would reach out: they say what they were called with, and are called nothing else. */
function standIns(...names: string[]): string {
  const folder = folderOf(Object.fromEntries(names.map((name) => [name, `#!/bin/sh\necho ${name} "$@"\n`])));
  for (const name of names) chmodSync(path.join(folder, name), 0o755);
  return folder;
}

const env = { GITHUB_REPOSITORY: 'somebody/something', GH_TOKEN: '', SITE_URL: '' };
/** The tests themselves, which are running. */
const left = { '.ci/run': 'runs this test' };

describe('the workflow of a release, run dry in a clean clone', () => {
  const { version = '', date = '' } = readSteps(DATA).at(-1) ?? {};
  const tag = `data-${date}-${version}`;

  it('makes the archive and the notes, attests every file, and publishes them', { timeout: 900_000 }, () => {
    const said = dryRun(workflow('release.yml'), {
      left,
      standIns: standIns('gh'),
      env: { ...env, GITHUB_REF_NAME: tag },
    });
    expect(said.get('build Build what is published')).toMatch(
      new RegExp(`version ${version}.*[^]*digest of the release: sha256:`),
    );
    const attested = said.get('attest attest')?.trim().split('\n') ?? [];
    expect(attested).toEqual(
      expect.arrayContaining([
        'files/manifest.json',
        `files/open-print-data-${version}.tar.gz`,
        `files/open-print-data-${version}.tar.gz.sha256`,
      ]),
    );
    expect(said.get('publish Publish')?.trim()).toBe(
      `gh release create ${tag} --repo somebody/something --verify-tag --title ${tag} --notes-file notes/notes.md ${attested.join(' ')}`,
    );
  });
});

describe('the workflow of the package, run dry in a clean clone', () => {
  it('packs what the tag names, attests and publishes it', { timeout: 300_000 }, (context) => {
    const file = path.join(ROOT, 'clients/typescript/package.json');
    skipUnless(existsSync(file), context, 'there is no package yet');
    const { name, version } = JSON.parse(readFileSync(file, 'utf8')) as { name: string; version: string };
    const check = 'npm run --silent check:package -- --tag "$GITHUB_REF_NAME"';
    const run = (tag: string, more: Record<string, string> = {}) =>
      dryRun(
        { ...workflow('package.yml'), jobs: { build: workflow('package.yml').jobs.build ?? expect.fail() } },
        { left: { ...left, ...more }, standIns: standIns('gh'), env: { ...env, GITHUB_REF_NAME: tag } },
      );
    // Refuses while the address of the repository is not known.
    expect([...run(`package-${version}`, { [check]: 'is tried below' }).values()].join('')).toContain(
      `${name}-${version}.tgz`,
    );
    expect(() => run('package-0.0.0-other')).toThrow(`it must be package-${version}`);
  });
});
