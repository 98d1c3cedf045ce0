import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { FILES } from '../../core/contract/paths.js';
import type { Profile } from '../../schemas/generated/record.js';
import { readJson } from '../support/published.js';
import { shared } from '../support/shared.js';

const site = await shared('site');
const { counts } = readJson<{ counts: Record<string, number> }>(site, FILES.index);

describe.each([
  ['', 'en-GB'],
  ['/zh-cn', 'zh-CN'],
])('home below "%s"', (folder, locale) => {
  const html = readFileSync(path.join(site, folder, 'index.html'), 'utf8');
  const loaded = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(([, file = '']) => file))];

  it('states the counts of the release', () => {
    for (const kind of ['printers', 'materials', 'profiles', 'troubleshooting_rules'])
      expect(html, kind).toContain(counts[kind]?.toLocaleString(locale));
  });

  it('takes under 60 KB compressed, including pictures', () => {
    const scripts = loaded(/<script type="module" src="([^"]+)"/g);
    const chunks = (files: readonly string[]): string[] => {
      const more = files.flatMap((file) =>
        [
          ...readFileSync(path.join(site, file), 'utf8').matchAll(
            /from\s*"\.\/([^"]+\.js)"|import\s*"\.\/([^"]+\.js)"/g,
          ),
        ].map(([, a, b]) => `/_astro/${a ?? b}`),
      );
      const all = [...new Set([...files, ...more])];
      return all.length > files.length ? chunks(all) : all;
    };
    const files = [
      ...chunks(scripts),
      ...loaded(/<link rel="stylesheet" href="([^"]+)"/g),
      ...loaded(/<img[^>]* src="([^"]+)"/g),
    ];
    expect(files.length).toBeGreaterThan(12);
    const bytes = files.map((file) => brotliCompressSync(readFileSync(path.join(site, file))).length);
    const total = bytes.reduce((sum, one) => sum + one, brotliCompressSync(html).length);
    expect(total).toBeLessThan(60_000);
  });

  it('shows the nozzle temperature of a profile, like the page of the pair', () => {
    const [, printer, material] = /explorer\/\?printer=([\w-]+)&(?:amp;)?material=([\w-]+)/.exec(html) ?? [];
    const { data } = readJson<{ data: Profile[] }>(site, `/api/v1/profiles/${printer}/${material}.json`);
    const hotend = data.find(({ default_nozzle }) => default_nozzle)?.nozzle_temperature_c.other_layers;
    expect(hotend).toBeGreaterThan(150);
    const shown = /<figure class="profile">.*?<\/figure>/s.exec(html)?.[0].replaceAll(/<[^>]+>/g, '') ?? '';
    expect(shown).toMatch(new RegExp(`(?:Nozzle|喷嘴)\\s*(?:\\d+ → )?${hotend}\\s°C`));
  });

  it('loads no framework', () => {
    for (const file of loaded(/<script type="module" src="([^"]+)"/g))
      expect(readFileSync(path.join(site, file), 'utf8'), file).not.toContain('__preact');
  });
});
