import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { launchServer } from '../../test/support/browser.js';
import { SOCIAL_SCENES, type SocialScene } from './scenes.js';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Size of a picture, px. */
const SIZE = { width: 1200, height: 630 };

/**
 * Draws the pictures of shared links into `docs/public/social`, in the browser that the tests use:
 *
 *     npx tsx docs/social/draw.ts
 *
 * They are committed, because the letters depend on the fonts of the machine. Their licence is that of the other drawings.
 * With the address of a running service, it takes the picture in the README instead.
 */
async function main(address: string | undefined): Promise<void> {
  const server = await launchServer();
  try {
    const browser = await chromium.connect(server.wsEndpoint());
    await (address === undefined ? drawAll(browser) : takeProfile(browser, address));
    await browser.close();
  } finally {
    await server.close();
  }
}

async function drawAll(browser: Browser): Promise<void> {
  const folder = path.join(ROOT, 'docs/public/social');
  mkdirSync(folder, { recursive: true });
  const page = await browser.newPage({ viewport: SIZE, colorScheme: 'light' });
  for (const [kind, scene] of Object.entries(SOCIAL_SCENES)) {
    await page.setContent(documentOf(scene));
    writeFileSync(path.join(folder, `${kind}.png`), await page.screenshot());
  }
}

/** The profile that the README shows, once it has loaded. */
async function takeProfile(browser: Browser, address: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, colorScheme: 'light' });
  await page.goto(new URL('/explorer/?printer=bambu-lab-p1s&material=petg', address).href);
  await page.locator('.xp[data-ready=true] .xp-key').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: path.join(ROOT, 'docs/src/assets/explorer-profile.png') });
}

function documentOf({ label, drawings }: SocialScene): string {
  const mark = readFileSync(path.join(ROOT, 'docs/public/favicon.svg'), 'utf8').replace('<svg', '<svg width="96"');
  const images = drawings.map((file) => `<img src="data:image/svg+xml;base64,${withoutBackground(file)}">`).join('');
  return `<!doctype html><meta charset="utf-8"><style>
body{margin:0;display:flex;align-items:center;gap:48px;box-sizing:border-box;width:1200px;height:630px;padding:0 48px 0 72px;
background:#eef3f4;color:#1d282a;font-family:"Noto Sans","Noto Sans CJK SC",sans-serif}
.text{flex:1}h1{margin:24px 0 0;font-size:58px;line-height:1.15}p{margin:14px 0 0;font-size:32px;line-height:1.35;color:#3d535b}
.picture{flex:none;width:640px;height:480px;display:flex;flex-wrap:wrap;gap:14px 16px}
img:only-child{width:100%}img:not(:only-child){width:312px;height:234px;border-radius:24px;background:#f7fafb}</style>
<div class="text">${mark}<h1>Open Print Data</h1><p>${label.en}<br>${label.zh}</p></div>
<div class="picture">${images}</div>`;
}

/**
 * A drawing in Base64, without the background, which has the colour of the page. As an image of its own it is out of reach of
 * the style sheet that the mark brings along.
 */
function withoutBackground(file: string): string {
  const svg = readFileSync(path.join(ROOT, file), 'utf8').replace(/<rect id="background"[^>]*>/, '');
  return Buffer.from(svg).toString('base64');
}

await main(process.argv[2]);
