import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { CHUNKS, GROUPS } from '../../docs/chunks.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
const filesOf = (module: string) =>
  (module.endsWith('/') ? [module] : [`${module}.ts`, `${module}.tsx`]).map((file) => path.join(ROOT, file));

it('chunks consist of existing modules', () => {
  const modules = GROUPS.flatMap((group) => group.modules).flatMap((module) => {
    const [, folder = '', names] = /^(.*)\{(.+)\}$/.exec(module) ?? [];
    return names?.split(',').map((name) => folder + name) ?? [module];
  });
  expect(modules.length).toBeGreaterThan(40);
  expect(modules.filter((module) => !filesOf(module).some((file) => existsSync(file)))).toEqual([]);
});

it('a group includes only its modules, and none whose name merely starts the same', () => {
  const [page] = CHUNKS;
  expect(page?.test.test(`${ROOT}/core/contract/paths.ts`)).toBe(true);
  expect(page?.test.test(`${ROOT}/docs/src/setup/setup.ts`)).toBe(true);
  expect(page?.test.test(`${ROOT}/docs/src/setup/setup-buttons.ts`)).toBe(false);
  expect(CHUNKS.at(-1)?.test.test(`${ROOT}/core/words/units.ts`)).toBe(true);
});
