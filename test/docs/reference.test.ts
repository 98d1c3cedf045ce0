import { describe, expect, inject, test } from 'vitest';
import { joinLines } from '../../docs/src/reference/chinese.js';
import { expand } from '../../docs/src/reference/expand.js';
import { pick, print } from '../../docs/src/reference/print.js';
import { Release } from '../../docs/src/reference/release.js';

describe('what is quoted on a page', () => {
  const release = new Release(inject('release'));

  test('must be there', async () => {
    await expect(expand('{{nothing}}', 'en', release)).rejects.toThrow('no marker "{{nothing}}"');
    await expect(expand('{{limit speed}}', 'en', release)).rejects.toThrow('no limit "speed"');
    await expect(expand('{{count spools}}', 'en', release)).rejects.toThrow('no count "spools"');
    await expect(expand('{{parameters spools}}', 'en', release)).rejects.toThrow('no endpoint "spools"');
    await expect(expand('{{fields Spool}}', 'en', release)).rejects.toThrow('no schema "Spool"');
    await expect(expand('{{excerpt data/sources.yaml spools}}', 'en', release)).rejects.toThrow('no key "spools"');
    await expect(expand('{{answer /api/v1/printers?brand=nobody}}', 'en', release)).rejects.toThrow('404');
    await expect(expand('{{answer /api/v1/printers | colour}}', 'en', release)).rejects.toThrow('no field "colour"');
  });

  test('is put in where it stands, in the language of the page', async () => {
    expect(await expand('At most {{limit maxLimit}} a page.', 'en', release)).toBe('At most 100 a page.');
    const [english, chinese] = await Promise.all([
      expand('{{parameters printers}}', 'en', release),
      expand('{{parameters printers}}', 'zh', release),
    ]);
    expect(english).toContain('| Parameter | Value | Meaning |');
    expect(chinese).toContain('| 参数 | 取值 | 含义 |');
  });
});

describe('a shown answer', () => {
  const answer = {
    a: 1,
    b: { c: [1, 2], d: null },
    e: [
      { f: 'x', g: true },
      { f: 'y', g: false },
    ],
  };

  test('keeps the fields that are asked for and marks what is left out', () => {
    expect(print(pick(answer, ['b.d', 'e.f']))).toBe('{ "b": { "d": null, … }, "e": [{ "f": "x", … }, …], … }');
    expect(pick(answer, [])).toBe(answer);
    expect(() => pick(answer, ['z'])).toThrow('no field "z"');
  });

  test('is put on lines when it is long, without a comma beside what is left out', () => {
    const long = { first: 'x'.repeat(40), second: ['y'.repeat(40)], '…': null };
    expect(print(long)).toBe(`{\n  "first": "${'x'.repeat(40)}",\n  "second": ["${'y'.repeat(40)}"]\n  …\n}`);
    expect(JSON.parse(print(answer))).toEqual(answer);
    const words = Array.from({ length: 30 }, (_, index) => `word ${index}`);
    expect(JSON.parse(print({ words }))).toEqual({ words });
    expect(print({ words }).split('\n').length).toBeLessThan(10);
  });
});

test('lines of a Chinese paragraph are joined, and nothing else is', () => {
  expect(joinLines('第一行，\n第二行\n第三行')).toBe('第一行，第二行第三行');
  expect(joinLines('见\n[文件](/a/)。')).toBe('见[文件](/a/)。');
  expect(joinLines('中文\nEnglish')).toBe('中文\nEnglish');
  expect(joinLines('一段。\n\n二段。\n- 列表\n- 列表，\n  接着')).toBe('一段。\n\n二段。\n- 列表\n- 列表，接着');
  expect(joinLines('```text\n中文，\n中文\n```')).toBe('```text\n中文，\n中文\n```');
  expect(joinLines('# 标题\n| 表 |\n| 一。|\n')).toBe('# 标题\n| 表 |\n| 一。|\n');
});
