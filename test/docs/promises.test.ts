import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { LIMITS } from '../../core/contract/limits.js';
import { FILES } from '../../core/contract/paths.js';
import type { Names } from '../../core/names/spellings.js';
import { handle } from '../../functions/handle.js';
import { MAX_URL_BYTES } from '../../functions/node.js';
import { folderAssets } from '../../scripts/pipeline/emit/folder-assets.js';
import { LEAST_BYTES } from '../../server/content-coding.js';
import { MAX_HEADER_BYTES } from '../../server/http.js';
import { LOOK_EVERY, MAX_CLIENTS, MOST_CODED_BYTES, PATIENCE } from '../../server/serve.js';
import { readJson } from '../support/published.js';
import { shared } from '../support/shared.js';

/** What the README and the first pages promise in figures and examples, and no other test holds. */
const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const page = (name: string) => read(`docs/src/content/docs/${name}.md`);
const readme = read('README.md');

interface Answer {
  success: boolean;
  data: Record<string, unknown>[];
  meta: { total: number };
}

const release = await shared('release');
const assets = folderAssets(release);
async function ask(target: string): Promise<{ status: number; answer: Answer }> {
  const log = (_: string, error: unknown) => {
    throw error;
  };
  const response = await handle(new Request(`https://example.org${target}`), { assets, log });
  return { status: response.status, answer: (await response.json()) as Answer };
}

describe('the README', () => {
  const asked = [...readme.matchAll(/^curl 'http:\/\/localhost:8787([^']+)'/gm)].map(([, target = '']) => target);

  it('asks what has an answer, and shows the answer to the first', async () => {
    expect(asked).toHaveLength(3);
    const [first, ...others] = await Promise.all(asked.map(ask));
    for (const { status, answer } of [first, ...others].filter((one) => one !== undefined)) {
      expect(status).toBe(200);
      expect(answer.data.length).toBeGreaterThan(0);
    }
    const shown = JSON.parse((/```json\n([\s\S]*?)```/.exec(readme)?.[1] ?? '').replaceAll(/,?\s*…/g, '')) as Answer;
    expect(first?.answer).toMatchObject({ success: true, meta: shown.meta });
    expect(first?.answer.data[0]).toMatchObject(shown.data[0] ?? {});
    expect(new Set(first?.answer.data.map(({ brand }) => brand))).toEqual(new Set(['Bambu Lab']));
  });

  it('names what a query accepts', async () => {
    const [, list = ''] = /identifiers from other\s+systems \(([^)]*)\)/.exec(readme) ?? [];
    const names = [...list.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    expect(names).toHaveLength(4);
    for (const name of names) {
      const filters = ['profiles?printer', 'profiles?printer=p1s&material', 'troubleshoot?symptom'];
      const statuses = await Promise.all(
        filters.map(async (filter) => (await ask(`/api/v1/${filter}=${encodeURIComponent(name)}`)).status),
      );
      expect(statuses, name).toContain(200);
    }
  });

  it('names files that there are, and the limits', async () => {
    const files = [...readme.matchAll(/`(\/api\/v1\/[\w/-]+\.json)`/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(4);
    for (const file of files) expect((await ask(file)).status, file).toBe(200);
    expect(LIMITS.windowSeconds).toBe(60);
    expect(readme).toContain(`${LIMITS.requests} queries a minute`);
    expect(readme).toContain(
      `the first ${LIMITS.defaultLimit} printers, \`/api/v1/printers/page/2.json\` the next ${LIMITS.defaultLimit}`,
    );
  });
});

test('the version of Node.js that an installation needs is told alike, and enough for what runs while it installs', () => {
  const told = ['README.md', 'CONTRIBUTING.md', 'CONTRIBUTING.zh-cn.md']
    .map(read)
    .concat(page('quick-start'), page('zh-cn/quick-start'))
    .map((text) => Number(/Node\.js (\d+)(?: or newer| 或更新)/.exec(text)?.[1]));
  expect(new Set(told).size).toBe(1);
  const { allowScripts } = JSON.parse(read('package.json')) as { allowScripts: Record<string, boolean> };
  for (const name of Object.keys(allowScripts)) {
    const { engines = {} } = JSON.parse(read(`node_modules/${name}/package.json`)) as { engines?: { node?: string } };
    const [, least = '0'] = /^>=(\d+)/.exec(engines.node ?? '>=0') ?? [];
    expect(told[0], `${name} needs ${engines.node}`).toBeGreaterThanOrEqual(Number(least));
  }
});

describe.each(['', 'zh-cn/'])('the pages for operators in %j', (folder) => {
  const mirrors = page(`${folder}mirrors`);
  const deployment = page(`${folder}deployment`);
  const MIB = 1024 * 1024;

  it.each([
    ['clients that are remembered', /(?:At most|最多记住) ([\d,]+)/, MAX_CLIENTS],
    ['kibibytes of an address', /(?:over|超过) (\d+) KiB (?:gets 414|的网址返回 414)/, MAX_URL_BYTES / 1024],
    ['kibibytes of headers', /(?:over|超过) (\d+) KiB (?:get 431|的请求头返回 431)/, MAX_HEADER_BYTES / 1024],
    ['kibibytes that are compressed', /(?:text of |：)(\d+) KiB (?:or more|及以上)/, LEAST_BYTES / 1024],
    ['mebibytes of what is compressed', /(\d+) MiB(?: in memory|；)/, MOST_CODED_BYTES / MIB],
    ['seconds that a stop waits', /(?:at most |最多 )(\d+) (?:s|秒)(?=[)）])/, PATIENCE / 1000],
    ['requests of the limit', /`NO_LIMIT=1` \| (?:60 秒 )?(\d+) (?:requests in 60 s|次) \|/, LIMITS.requests],
  ])('state the %s of the Node server', (_, pattern, value) => {
    expect(pattern.exec(mirrors)?.[1]?.replaceAll(',', '')).toBe(String(value));
  });

  it('state how soon the Node server sees a new release', () => {
    expect(LOOK_EVERY).toBe(2000);
    expect(mirrors).toMatch(/within two seconds|两秒之内/);
  });

  it('state what one client may ask of the free plan', () => {
    const plan = 100_000;
    const whole = (LIMITS.requests / LIMITS.windowSeconds) * 86_400;
    expect(deployment).toContain(whole.toLocaleString('en-GB'));
    expect(deployment).toMatch(new RegExp(` ${Math.floor(plan / 1440)} `));
    expect(deployment).toContain((plan / 86_400).toFixed(2));
  });

  it('state that useful addresses are short', () => {
    expect(deployment).toMatch(/under 1 KB|不到 1 KB/);
    const names = readJson<Names>(release, FILES.names);
    const longest = (kind: keyof Names) =>
      Object.keys(names[kind] ?? {}).reduce((most, name) => Math.max(most, encodeURIComponent(name).length), 0);
    expect(longest('printers')).toBeGreaterThan(20);
    const query = '/api/v1/profiles?printer=&material=&limit=100&page=1000'.length;
    expect(longest('printers') + longest('materials') + query).toBeLessThan(1000);
  });

  it('state how many files a build reads, within a tenth', () => {
    const [, yaml = '', json = ''] =
      /([\d,]+)(?:\s| 个 )YAML(?:\sand\s| 文件和 )([\d,]+)(?:\s| 个 )JSON/.exec(page(`${folder}performance`)) ?? [];
    const count = (extension: string) => globSync(`data/**/*${extension}`, { cwd: ROOT }).length;
    expect(Math.abs(Number(yaml.replace(',', '')) / count('.yaml') - 1), `${count('.yaml')} of YAML`).toBeLessThan(0.1);
    expect(Math.abs(Number(json.replace(',', '')) / count('.json') - 1), `${count('.json')} of JSON`).toBeLessThan(0.1);
  });
});
