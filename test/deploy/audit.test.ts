import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { expect, it } from 'vitest';
import { importsOf } from '../support/imports.js';
import { workflows } from '../support/workflow.js';

const PRODUCTION = '{core,functions,server,clients/typescript/src}/**/*.ts';
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };

it('everything that runs in production is a dependency, and nothing else is', () => {
  const imported = globSync(PRODUCTION)
    .flatMap((file) => importsOf(file).others)
    .filter((name) => !isBuiltin(name))
    .map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
  expect(Object.keys(dependencies)).toEqual([...new Set(imported)].sort());
});

it('is audited every night, including the uploader', () => {
  const steps = workflows().find(({ file }) => file === 'night.yml')?.workflow.jobs.audit?.steps ?? [];
  const audits = steps.flatMap(({ run }) => (run?.startsWith('npm audit') ? [run] : []));
  expect(audits).toEqual(['npm audit --omit=dev', 'npm audit --omit=dev --prefix deploy']);
});
