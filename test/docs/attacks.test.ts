import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const testsOn = (page: string) =>
  [...readFileSync(`docs/src/content/docs/${page}.md`, 'utf8').matchAll(/`(\S+\.test\.ts)` \|$/gm)].map(
    ([, file]) => file,
  );

it('every attack on the page has an existing test, the same in both languages', () => {
  const tests = testsOn('attacks');
  expect(tests.length).toBeGreaterThan(15);
  expect(testsOn('zh-cn/attacks')).toEqual(tests);
  expect(tests.filter((file) => !existsSync(`test/${file}`))).toEqual([]);
});
