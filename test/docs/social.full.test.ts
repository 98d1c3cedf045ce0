import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { SOCIAL_SCENES } from '../../docs/social/scenes.js';
import { SOCIAL_SIZE, socialKindOf, socialPath, socialPicture } from '../../docs/src/social.js';
import { shared } from '../support/shared.js';

const site = await shared('site');
const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
const kinds = Object.keys(SOCIAL_SCENES) as (keyof typeof SOCIAL_SCENES)[];

/** Width and height of a PNG, px, from its first chunk. */
function sizeOf(png: Buffer): { width: number; height: number } {
  expect(png.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

describe('the link preview pictures', () => {
  it.each(kinds)('%s exists, with the right dimensions and a small size', (kind) => {
    const png = readFileSync(path.join(site, socialPath(kind)));
    expect(sizeOf(png)).toEqual(SOCIAL_SIZE);
    expect(png.length).toBeLessThan(130_000);
    const { alt } = SOCIAL_SCENES[kind];
    for (const text of [alt.en, alt.zh]) expect(text.length).toBeGreaterThan(8);
  });

  it('are used by every page, by kind', () => {
    const shown = new Set<string>();
    for (const page of pages) {
      const html = readFileSync(path.join(site, page), 'utf8');
      // A redirect page is never shared.
      if (html.includes('http-equiv="refresh"')) continue;
      const of = (property: string) =>
        [...html.matchAll(new RegExp(`<meta property="${property}" content="([^"]*)"`, 'g'))].map(([, value]) => value);
      const [image = '', ...more] = of('og:image');
      expect(more, page).toEqual([]);
      expect(existsSync(path.join(site, image)), `${page}: ${image}`).toBe(true);
      const address = `/${page.replace(/^zh-cn\//, '').replace(/index\.html$/, '')}`;
      expect(image, page).toBe(socialPath(socialKindOf(address)));
      expect(of('og:image:width'), page).toEqual([String(SOCIAL_SIZE.width)]);
      expect(of('og:image:height'), page).toEqual([String(SOCIAL_SIZE.height)]);
      expect(of('og:image:alt')[0], page).toMatch(page.startsWith('zh-cn/') ? /\p{Script=Han}/u : /^[A-Z]/);
      expect(html.match(/<meta name="twitter:card" content="summary_large_image"/g), page).toHaveLength(1);
      shown.add(image);
    }
    expect(shown.size).toBe(kinds.length);
  });

  it('have an absolute URL in a published site', () => {
    const [image] = socialPicture('home', 'en', 'https://prints.example');
    expect(image).toEqual({ property: 'og:image', content: 'https://prints.example/social/home.png' });
  });
});
