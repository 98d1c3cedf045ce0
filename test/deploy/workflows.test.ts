import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { pinned } from '../../scripts/shared/packages.js';
import { workflows } from '../support/workflow.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
const all = workflows();
const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

describe.each(all)('the workflow $file', ({ text, workflow }) => {
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);

  it('may read the repository and nothing else, and ends by itself', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const job of Object.values(workflow.jobs)) expect(job['timeout-minutes']).toBeLessThanOrEqual(60);
    // That event would give the secrets to the code of a pull request.
    expect(Object.keys(workflow.on)).not.toContain('pull_request_target');
  });

  it('takes actions by commit, and says of which version it is', () => {
    const used = [...text.matchAll(/\buses:(.*)/g)].map(([, action = '']) => action);
    expect(used).toHaveLength(steps.filter(({ uses }) => uses !== undefined).length);
    for (const action of used) expect(action).toMatch(/^ [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('leaves no credentials beside the code that it runs', () => {
    for (const step of steps.filter(({ uses }) => uses?.startsWith('actions/checkout@')))
      expect(step.with?.['persist-credentials']).toBe(false);
  });

  it('runs scripts that there are', () => {
    const named = steps.flatMap(({ run = '' }) =>
      [...run.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name]) => name),
    );
    for (const name of named) expect(Object.keys(scripts)).toContain(name);
    for (const file of ['.ci/run']) expect(readFileSync(path.join(ROOT, file), 'utf8')).toContain('npm test');
  });

  it('hands secrets and texts of others over in the environment only', () => {
    for (const { run = '' } of steps) expect(run).not.toContain('${{');
    const secrets = [...text.matchAll(/secrets\.(\w+)/g)].map(([, name]) => name);
    const inEnvironment = steps.flatMap(
      ({ env = {} }) =>
        Object.values(env)
          .join(' ')
          .match(/secrets\.(\w+)/g) ?? [],
    );
    expect(inEnvironment).toHaveLength(secrets.length);
  });
});

describe('deploying', () => {
  const deploy = all.find(({ file }) => file === 'deploy.yml')?.workflow;

  it('comes after the tests, from main only', () => {
    expect(deploy?.jobs.upload?.needs).toBe('test');
    expect(deploy?.on.push).toEqual({ branches: ['main'] });
  });

  it('gives no secret to a pull request', () => {
    const other = all.find(({ file }) => file === 'pull-request.yml');
    expect(other?.text).not.toContain('secrets.');
  });
});

describe('a job that holds a secret', () => {
  const holders = all.flatMap(({ workflow }) =>
    Object.values(workflow.jobs).filter((job) => JSON.stringify(job).includes('secrets.')),
  );

  it('is the one that uploads, and no other', () => {
    expect(holders).toEqual([all.find(({ file }) => file === 'deploy.yml')?.workflow.jobs.upload]);
  });

  it.each(holders)('checks out and installs nothing but the uploader, and runs none of its scripts', ({ steps }) => {
    for (const step of steps.filter(({ uses }) => uses?.startsWith('actions/checkout@')))
      expect(step.with?.['sparse-checkout']).toBe('deploy');
    // A cache is filled by jobs that run other people's code.
    expect(steps.filter((step) => step.with?.cache !== undefined)).toEqual([]);
    const [install, upload, ...others] = steps.filter(({ run }) => run !== undefined);
    expect(install).toMatchObject({ run: 'npm ci --ignore-scripts', 'working-directory': 'deploy' });
    expect(Object.keys(pinned(path.join(ROOT, 'deploy')))).toEqual(['wrangler']);
    expect(upload?.run).toMatch(
      /^deploy\/node_modules\/\.bin\/wrangler deploy .*--config wrangler\.jsonc --no-bundle /,
    );
    expect(others).toEqual([]);
  });

  it.each(holders)('shows it to the uploader alone', (job) => {
    const shown = job.steps.filter((step) => JSON.stringify(step).includes('secrets.'));
    expect(shown).toEqual([job.steps.at(-1)]);
    const { steps: _, ...rest } = job;
    expect(JSON.stringify(rest)).not.toContain('secrets.');
  });
});

const CHECKOUT = 'actions/checkout';

/** Commands that run what they are given, but for the forms of them that do not. */
const RUNS = [
  /\b(?:node|npx|tsx|bash|sh|eval|source|exec|env|xargs|python3?|perl|make)(?=\s|$)/,
  /(?:^|[\s(])\.{0,2}\/[^\s/]+/m,
  /\bnpm (?!publish package\/\*\.tgz --provenance [^;&|]*--ignore-scripts$)/,
  /\bgh (?!api |auth setup-git\n|pr (?:list|edit|create) |release create )/,
  /\bgit (?!apply --index |diff --cached |push --quiet |-c user\.name=\S+ -c user\.email=\S+ commit )/,
];

/** What of a script of a step runs something that it did not bring itself. */
function runsIn(script: string): string[] {
  const lines = script.replaceAll(/\\\n\s*/g, '').replaceAll(/^\s*#.*\n/gm, '');
  return RUNS.flatMap((command) => lines.match(command)?.[0].trim() ?? []);
}

describe('a job that may do more than read', () => {
  const jobs = all.flatMap(({ file, workflow }) =>
    Object.entries(workflow.jobs)
      .filter(([, job]) => job.permissions !== undefined)
      .map(([name, job]) => ({ what: `${file} ${name}`, job })),
  );

  it('signs, or publishes, and is one of these', () => {
    const sign = { 'id-token': 'write', attestations: 'write' };
    expect(Object.fromEntries(jobs.map(({ what, job }) => [what, job.permissions]))).toEqual({
      'deploy.yml attest': sign,
      'package.yml publish': sign,
      'preview.yml comment': { actions: 'read', 'pull-requests': 'write' },
      'refresh.yml propose': { contents: 'write', 'pull-requests': 'write' },
      'release.yml attest': sign,
      'release.yml publish': { contents: 'write' },
    });
  });

  it.each(jobs)('runs no code of the project and of no package: $what', ({ job: { steps, needs }, what }) => {
    // What comes after another workflow has that one to wait for.
    const { on } = all.find(({ file }) => what.startsWith(file))?.workflow ?? {};
    expect(needs ?? on?.workflow_run).toBeDefined();
    const actions = steps.flatMap(({ uses }) => uses?.split('@')[0] ?? []);
    const data = ['actions/download-artifact', 'actions/attest', 'actions/setup-node'];
    for (const action of actions) expect(what === 'refresh.yml propose' ? [...data, CHECKOUT] : data).toContain(action);
    for (const { run } of steps) if (run !== undefined) expect(runsIn(run)).toEqual([]);
  });

  it.each([
    ['gh api x && npx tsx a.ts', ['npx']],
    ['id=$(node x.js)', ['node']],
    ['cat a | bash', ['bash']],
    ['./x', ['./x']],
    ['npm publish package/*.tgz --provenance', ['npm']],
    ['git -c core.hooksPath=. commit -m x', ['git']],
    ['gh extension install x/y', ['gh']],
  ])('would be seen to: %s', (script, found) => expect(runsIn(script)).toEqual(found));

  it('hands on what was attested: files are signed before they are offered', () => {
    const release = all.find(({ file }) => file === 'release.yml')?.workflow;
    expect([release?.jobs.attest?.needs, release?.jobs.publish?.needs]).toEqual(['build', 'attest']);
    expect(all.find(({ file }) => file === 'deploy.yml')?.workflow.jobs.attest?.needs).toBe('upload');
  });
});

describe('updates', () => {
  it('are proposed for every folder with packages of its own, and for the actions', () => {
    const { updates } = load(readFileSync(path.join(ROOT, '.github/dependabot.yml'), 'utf8')) as {
      updates: { 'package-ecosystem': string; directories?: string[]; directory?: string }[];
    };
    const folders = ['', ...readdirSync(ROOT)].filter((folder) => existsSync(path.join(ROOT, folder, 'package.json')));
    const of = (ecosystem: string) => updates.find((update) => update['package-ecosystem'] === ecosystem);
    expect(of('npm')?.directories).toEqual(
      folders.filter((folder) => folder !== 'node_modules').map((folder) => `/${folder}`),
    );
    expect(of('github-actions')?.directory).toBe('/');
  });
});

describe('the container file', () => {
  const lines = readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8').split('\n');

  it('copies what is there, runs scripts that there are, and not as root', () => {
    for (const line of lines.filter((text) => text.startsWith('COPY ') && !text.includes('--from')))
      for (const file of line.split(' ').slice(1, -1)) expect(existsSync(path.join(ROOT, file)), line).toBe(true);
    for (const [, name = ''] of lines.join('\n').matchAll(/npm run ([\w:]+)/g))
      expect(Object.keys(scripts)).toContain(name);
    expect(lines).toContain('USER node');
  });
  const deploy = all.find(({ file }) => file === 'deploy.yml')?.workflow;

  it('comes after the tests, from main only', () => {
    expect(deploy?.jobs.upload?.needs).toBe('test');
    expect(deploy?.on.push).toEqual({ branches: ['main'] });
  });
});
