import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { expect, it } from 'vitest';
import { importsOf } from '../support/imports.js';
import { workflows } from '../support/workflow.js';

const PRODUCTION = '{core,functions,server,clients/typescript/src}/**/*.ts';
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };

it('the dependencies are exactly the packages that production code imports', () => {
  const imported = globSync(PRODUCTION)
    .flatMap((file) => importsOf(file).others)
    .filter((name) => !isBuiltin(name))
    .map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
  expect(Object.keys(dependencies)).toEqual([...new Set(imported)].sort());
});

it('the dependencies are audited every night, including those of the uploader', () => {
  const steps = workflows().find(({ file }) => file === 'night.yml')?.workflow.jobs.audit?.steps ?? [];
  const audits = steps.flatMap(({ run }) => (run?.startsWith('npm audit') ? [run] : []));
  expect(audits).toEqual(['npm audit --omit=dev', 'npm audit --omit=dev --prefix deploy']);
});
