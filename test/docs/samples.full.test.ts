import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { FILES } from '../../core/contract/paths.js';
import { readJson } from '../support/published.js';
import { shared } from '../support/shared.js';

/** What people copy from the site, when it is built without knowing where it will be published. */
const release = await shared('site');
const read = (file: string) => readFileSync(path.join(release, file), 'utf8');

/** Text of HTML: its references resolved, its elements left out. */
const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** A sample of a page: what is shown, and what its button copies. */
interface Sample {
  file: string;
  language: string;
  shown: string;
  copied: string;
}

const samples = globSync('**/*.html', { cwd: release }).flatMap((file): Sample[] =>
  [...read(file).matchAll(/<pre[^>]* data-language="(\w+)".*?>(.*?)<\/pre>.*?data-code="([^"]*)"/gs)].map(
    ([, language = '', shown = '', copied = '']) => ({
      file,
      language,
      shown: textOf(shown.replaceAll('</div><div class="ec-line">', '\n')),
      copied: textOf(copied).replaceAll('\u007f', '\n'),
    }),
  ),
);

/** Fenced blocks of the text for language models. */
const fences = [...read('llms-full.txt').matchAll(/^```(\w*)[^\n]*\n(.*?)^```$/gms)].map(
  ([, language = '', text = '']): Sample => ({ file: 'llms-full.txt', language, shown: text, copied: text }),
);

const parses = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe('samples', () => {
  test('are found on the pages of both languages, every one with its button', () => {
    const blocks = (chinese: boolean) => samples.filter(({ file }) => file.startsWith('zh-cn') === chinese).length;
    expect(blocks(false)).toBeGreaterThan(80);
    expect(blocks(true)).toBe(blocks(false));
    const written = globSync('**/*.html', { cwd: release }).map((file) => read(file).match(/<pre[^>]* data-language/g));
    expect(samples.length).toBe(written.flatMap((found) => found ?? []).length);
    expect(fences.length).toBeGreaterThan(80);
  });

  test('of JSON are JSON, whether the button or the mouse copies them', () => {
    const json = [...samples, ...fences].filter(({ language }) => language === 'json');
    expect(new Set(json.map(({ file }) => file.split('/')[0]))).toContain('zh-cn');
    expect(json.filter(({ copied, shown }) => !parses(copied) || !parses(shown))).toEqual([]);
  });

  test('show where an answer was cut', () => {
    const page = read('quick-start/index.html');
    expect(page).toMatch(/<span class="indent">\s+<\/span><span data-left-out="…">/);
    expect(read('data/index.html')).toMatch(/data-left-out=", …"/);
    const styles = globSync('_astro/*.css', { cwd: release }).map(read).join('\n');
    expect(styles).toMatch(/\[data-left-out\]::after\s*\{\s*content:\s*attr\(data-left-out\)/);
  });

  /**
   * Hosts that samples may name. The placeholder and the mirror lie below names that are reserved for examples
   * (RFC 2606), so that nobody can own them; a source is cited by its own address.
   */
  const ALLOWED =
    /^((?:your-host|spoolman|printer|maker)\.example(?::\d+)?|…|mirror\.example\.org|github\.com|wiki\.bambulab\.com|creativecommons\.org)$/;
  test('name no host that is neither reserved for examples nor a source', () => {
    const named = [...samples, ...fences].flatMap(({ file, copied, shown }) =>
      [...`${copied}\n${shown}`.matchAll(/https?:\/\/([^/\s'"`<>{}]+)/g)].map(([, host = '']) => `${host} ${file}`),
    );
    expect(named.filter((found) => found.startsWith('your-host.example ')).length).toBeGreaterThan(100);
    expect([...new Set(named)].filter((found) => !ALLOWED.test(found.split(' ')[0] ?? ''))).toEqual([]);
  });
});

describe('where the address of the site is not known', () => {
  test('no file names the one of somebody’s own machine', () => {
    const texts = globSync('**/*.{html,txt,xml,atom,json,js,css,svg}', { cwd: release, exclude: ['api/v1/**'] });
    const own = [...texts, '_headers', ...globSync('api/v1/*.json', { cwd: release })];
    expect(own.length).toBeGreaterThan(1000);
    expect(own.filter((file) => read(file).includes('localhost:8787'))).toEqual([]);
  });

  test('pages name no host as their own, and there is no sitemap, which would take one', () => {
    const html = read('data/index.html');
    expect(html).not.toContain('rel="canonical"');
    expect(html).toContain('"url":"/data/"');
    expect(read('changes.atom')).toContain('href="/changes.atom"');
    expect(read('robots.txt')).not.toContain('Sitemap');
    expect(existsSync(path.join(release, 'sitemap-index.xml'))).toBe(false);
  });

  test('texts for programs begin addresses with the slash', () => {
    expect(readJson<{ servers: object[] }>(release, FILES.openapi).servers).toMatchObject([{ url: '/' }]);
    for (const file of ['llms.txt', 'llms-full.txt']) expect(read(file), file).not.toContain('your-host');
    expect(read('llms-full.txt')).toContain("curl '/api/v1/");
  });
});
