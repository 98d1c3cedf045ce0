import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { PAGES } from '../../docs/src/loader.js';
import { joinLines } from '../../docs/src/reference/chinese.js';
import { expand } from '../../docs/src/reference/expand.js';
import { pick, print } from '../../docs/src/reference/print.js';
import { curl, outputOf } from '../../docs/src/samples/samples.js';
import { readTabs, withoutTabs } from '../../docs/src/samples/tabs.js';
import { releaseIn } from '../support/release.js';
import { shared } from '../support/shared.js';

const release = releaseIn(await shared('release'));
const frozen = releaseIn(await shared('frozen'));

describe('quoted content', () => {
  test.each([
    ['en', 'Fan speed on bridges', 'smooth PEI / high-temp plate (first layer)'],
    ['zh', '桥接的风扇转速', '光面 PEI / 高温打印板（首层）'],
  ] as const)('names every field in every slicer for people, in %s', async (language, ...names) => {
    const told = await expand('{{slicerkeys}}', language, release);
    for (const name of names) expect(told).toContain(name);
    // A row that starts with the bare name of a field means nothing to new readers.
    expect(told.split('\n').filter((row) => /^\| `[^`]+` \|/.test(row))).toEqual([]);
  });

  test('must exist', async () => {
    await expect(expand('{{nothing}}', 'en', release)).rejects.toThrow('no marker "{{nothing}}"');
    await expect(expand('{{limit speed}}', 'en', release)).rejects.toThrow('no limit "speed"');
    await expect(expand('{{count spools}}', 'en', release)).rejects.toThrow('no count "spools"');
    await expect(expand('{{parameters spools}}', 'en', release)).rejects.toThrow('no endpoint "spools"');
    await expect(expand('{{fields Reel}}', 'en', release)).rejects.toThrow('no schema "Reel"');
    await expect(expand('{{try spools}}', 'en', release)).rejects.toThrow('no endpoint "spools"');
    await expect(expand('{{samples spools}}', 'en', release)).rejects.toThrow('no call "spools"');
    await expect(expand('{{samples printers | colour}}', 'en', release)).rejects.toThrow('no field "colour"');
    await expect(expand('{{pinned left-pad}}', 'en', release)).rejects.toThrow('no "left-pad"');
    await expect(expand('{{excerpt data/sources.yaml spools}}', 'en', release)).rejects.toThrow('no key "spools"');
    await expect(expand('{{answer /api/v1/printers?brand=nobody}}', 'en', release)).rejects.toThrow('404');
    await expect(expand('{{answer /api/v1/printers | colour}}', 'en', release)).rejects.toThrow('no field "colour"');
  });

  test('is inserted in place, in the language of the page', async () => {
    expect(await expand('At most {{limit maxLimit}} a page.', 'en', release)).toBe('At most 100 a page.');
    const [english, chinese] = await Promise.all([
      expand('{{parameters printers}}', 'en', release),
      expand('{{parameters printers}}', 'zh', release),
    ]);
    expect(english).toContain('| Parameter | Value | Meaning |');
    expect(chinese).toContain('| 参数 | 取值 | 含义 |');
  });
});

describe('the file reference', () => {
  test.each(['en', 'zh'] as const)('has every operation of the description, each once: %s', async (language) => {
    const { paths } = release.openapi(language);
    const files = Object.entries(paths).filter(([, { get }]) => get.tags.includes('files'));
    const folder = language === 'zh' ? 'zh-cn/' : '';
    const page = readFileSync(path.join(PAGES, `${folder}endpoints/every-file.md`), 'utf8');
    const text = await expand(page, language, release);
    const told = [...text.matchAll(/^### (.+)\n\n`GET (\S+)` · `\S+`\n\n[^\n]+\[`\/\S+`\]\(\/[^\s{}]+\)/gm)];
    expect(told.map(([, summary, file]) => [file, summary]).sort()).toEqual(
      files.map(([file, { get }]) => [file, get.summary]).sort(),
    );
    const [, ...sections] = text.split(/^## /m);
    expect(sections.filter((section) => !section.includes('\n### '))).toEqual([]);
  });

  test('has no example with an unfilled placeholder', async () => {
    const text = await expand('{{everyfile}}', 'en', release);
    expect(text).toContain('Example: [`/api/v1/printers/bambu-lab-p1s.json`](/api/v1/printers/bambu-lab-p1s.json)');
    expect(text).not.toMatch(/Example:.*(?:\{|%7B|undefined)/);
  });

  test('lists the files of a folder in a table', async () => {
    const text = await expand('{{files /api/v1/brief/}}', 'en', release);
    expect(text).toContain('| `/api/v1/brief/settings.json` | How every setting is used | `BriefSettingList` |');
    await expect(expand('{{files /api/v1/nothing/}}', 'en', release)).rejects.toThrow('no files below');
  });
});

test('a form has a field for each parameter of the query, on one line', async () => {
  const form = await expand('{{try profiles}}', 'zh', release);
  expect(
    [...form.matchAll(/ name="(\w+)" value="([^"]*)" placeholder="([^"]*)"/g)].map(([, ...field]) => field),
  ).toEqual([
    ['printer', 'bambu-lab-p1s', ''],
    ['material', 'petg', ''],
    ['limit', '', '50'],
    ['page', '', '1'],
  ]);
  expect(form).toContain('action="/api/v1/profiles"');
  expect(form).not.toContain('\n');
});

describe('a request in several languages', () => {
  test('is shown in tabs, each with its response or output', async () => {
    const release = frozen;
    const call = { path: '/api/v1/printers', query: { brand: "O'Neil" }, item: 'printer', prints: ['id'] };
    expect(curl(call)).toContain("--data-urlencode 'brand=");
    const text = await expand('{{samples materials | id}}', 'en', release);
    const tabs = readTabs(text).flatMap((part) => (typeof part === 'string' ? [] : part));
    expect(tabs.map(({ label }) => label)).toEqual(['curl', 'TypeScript', 'Python']);
    expect(tabs[1]?.content).toContain("new URLSearchParams({ limit: '3' })");
    expect(tabs[2]?.content.split('```text')[1]).toBe(tabs[1]?.content.split('```text')[1]);
    expect(withoutTabs(text)).not.toContain('<!--');
  });

  test('has no unknown output', () => {
    const call = { prints: ['a.b'] };
    expect(outputOf(call, { data: [{ a: { b: 1 } }, { a: { b: 2 } }] })).toBe('1\n2');
    expect(() => outputOf(call, { data: [{ a: { b: null } }] })).toThrow('nothing at "a.b"');
  });
});

describe('the fields of a record', () => {
  const release = frozen;
  const fieldsIn = (text: string) =>
    [...text.matchAll(/^\| <code id="profile-[^"]+">([^<]+)<\/code>/gm)].map(([, at]) => at);

  test('are in the groups of the explorer, once each, ungrouped ones first', async () => {
    const page = await expand('{{fields Profile profiles}}', 'en', release);
    const fields = fieldsIn(page);
    expect(new Set(fields).size).toBe(fields.length);
    expect(fields.length).toBeGreaterThan(150);
    expect(fields.slice(0, 3)).toEqual(['id', 'printer', 'material']);
    const speeds = page.slice(page.indexOf('### Speeds'), page.indexOf('### Accelerations'));
    expect(fieldsIn(speeds)[0]).toBe('process.speed_mm_s');
    expect(fieldsIn(speeds).every((field) => field?.startsWith('process.speed_mm_s'))).toBe(true);
    expect(page.indexOf('## Filament')).toBeLessThan(page.indexOf('### Cooling'));
    expect(page.indexOf('## Process')).toBeLessThan(page.indexOf('### Layers'));
    // A type that is in the groups is not repeated.
    expect(page).not.toContain('## ProcessValues');
    expect(page).toContain('## ProfileProvenance');
  });

  test('have headings in the language of the page, with counts where useful', async () => {
    const page = await expand('{{fields Printer printers}}', 'zh', release);
    expect(page).toContain('## 固件允许的最高温度');
    expect(page).toMatch(/\| <code id="printer-structure">.*\| \d+ \/ \d+ \|$/m);
    const nozzle = page.slice(page.indexOf('## Nozzle'));
    expect(nozzle.slice(0, nozzle.indexOf('---'))).not.toContain('已知');
  });

  test('of a record without groups are in one table', async () => {
    const page = await expand('{{fields Setting}}', 'en', release);
    expect(page.slice(0, page.indexOf('\n## '))).not.toContain('###');
    expect(page).toContain('record_field');
  });
});

describe('a shown response', () => {
  const answer = {
    a: 1,
    b: { c: [1, 2], d: null },
    e: [
      { f: 'x', g: true },
      { f: 'y', g: false },
    ],
  };

  test('keeps the requested fields, and is titled as an excerpt', async () => {
    expect(print(pick(answer, ['b.d', 'e.f']))).toBe('{"b": {"d": null}, "e": [{"f": "x"}]}');
    const page = await expand('{{answer /api/v1/printers | id}}', 'en', release);
    expect(page).toMatch(/^```json title="Excerpt"\n/);
    expect(pick(answer, [])).toBe(answer);
    expect(() => pick(answer, ['z'])).toThrow('no field "z"');
  });

  test('is wrapped if long', () => {
    const long = { first: 'x'.repeat(40), second: ['y'.repeat(40)] };
    expect(print(long)).toBe(`{\n  "first": "${'x'.repeat(40)}",\n  "second": ["${'y'.repeat(40)}"]\n}`);
    expect(JSON.parse(print(answer))).toEqual(answer);
  });
});

test('only lines of a Chinese paragraph are joined', () => {
  expect(joinLines('第一行，\n第二行\n第三行')).toBe('第一行，第二行第三行');
  expect(joinLines('见\n[文件](/a/)。')).toBe('见[文件](/a/)。');
  expect(joinLines('中文\nEnglish')).toBe('中文\nEnglish');
  expect(joinLines('一段。\n\n二段。\n- 列表\n- 列表，\n  接着')).toBe('一段。\n\n二段。\n- 列表\n- 列表，接着');
  expect(joinLines('```text\n中文，\n中文\n```')).toBe('```text\n中文，\n中文\n```');
  expect(joinLines('# 标题\n| 表 |\n| 一。|\n')).toBe('# 标题\n| 表 |\n| 一。|\n');
});
