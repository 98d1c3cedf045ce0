import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FOLDER = path.join(ROOT, '.github/workflows');

interface Step {
  name?: string;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}
interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<string, { steps: Step[]; needs?: string; 'timeout-minutes': number }>;
}

const workflows = readdirSync(FOLDER).map((file) => {
  const text = readFileSync(path.join(FOLDER, file), 'utf8');
  return { file, text, workflow: load(text) as Workflow };
});
const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

describe.each(workflows)('the workflow $file', ({ text, workflow }) => {
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);

  it('may read the repository and nothing else, and ends by itself', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const job of Object.values(workflow.jobs)) expect(job['timeout-minutes']).toBeLessThanOrEqual(30);
    // That event would give the secrets to the code of a pull request.
    expect(Object.keys(workflow.on)).not.toContain('pull_request_target');
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
  const deploy = workflows.find(({ file }) => file === 'deploy.yml')?.workflow;

  it('comes after the tests, from main only', () => {
    expect(deploy?.jobs.deploy?.needs).toBe('test');
    expect(deploy?.on.push).toEqual({ branches: ['main'] });
  });

  it('gives no secret to a pull request', () => {
    const other = workflows.find(({ file }) => file === 'pull-request.yml');
    expect(other?.text).not.toContain('secrets.');
  });
});

describe('the container file', () => {
  const lines = readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8').split('\n');

  it('copies what is there, runs scripts that there are, and not as root', () => {
    for (const line of lines.filter((text) => text.startsWith('COPY ') && !text.includes('--from')))
      for (const file of line.split(' ').slice(1, -1)) expect(readdirSync(ROOT).concat('.'), line).toContain(file);
    for (const [, name = ''] of lines.join('\n').matchAll(/npm run ([\w:]+)/g))
      expect(Object.keys(scripts)).toContain(name);
    expect(lines).toContain('USER node');
  });

  it('leaves out what is built or private', () => {
    const ignored = readFileSync(path.join(ROOT, '.dockerignore'), 'utf8').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.git', 'node_modules', 'dist', 'build']));
  });
});
