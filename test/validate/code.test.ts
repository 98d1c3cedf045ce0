import path from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { CHECKS, codeDigest } from '../../scripts/validate/code.js';
import { addFiles, type Files, folderOf } from '../support/folder.js';

const ROOT = path.resolve(import.meta.dirname, '../..');

it('covers all code of ours that the checks are made of', async () => {
  const { metafile } = await build({
    entryPoints: ['scripts/pipeline.ts', 'scripts/validate.ts'],
    absWorkingDir: ROOT,
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'dist',
    platform: 'node',
    format: 'esm',
    packages: 'external',
  });
  const inputs = Object.keys(metafile.inputs);
  expect(inputs.length).toBeGreaterThan(100);
  expect(inputs.filter((file) => !CHECKS.some((pattern) => path.matchesGlob(file, pattern)))).toEqual([]);
});

it.each([
  ['a check', 'scripts/check/names.ts'],
  ['what checks share with the service', 'core/fold.ts'],
  ['a schema', 'schemas/source/printer.schema.json'],
  ['the version of a package', 'package-lock.json'],
])('is another when %s is', (_, file) => {
  const root = folderOf({
    'scripts/check/a.ts': '1',
    'core/a.ts': '1',
    'schemas/values/a.json': '1',
    [file]: 'before',
  });
  const before = codeDigest(root);
  expect(codeDigest(root)).toBe(before);
  addFiles(root, { [file]: 'after' });
  expect(codeDigest(root)).not.toBe(before);
});

it('is another when a file comes, goes or is called otherwise', () => {
  const trees: Files[] = [{ 'core/a.ts': '1' }, { 'core/b.ts': '1' }, { 'core/a.ts': '1', 'core/b.ts': '1' }];
  expect(new Set(trees.map((files) => codeDigest(folderOf(files)))).size).toBe(3);
});
