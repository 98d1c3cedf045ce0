import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { launchServer } from '../../test/support/browser.js';
import { styleSheet } from '../pictures/palette.js';
import { SOCIAL_SCENES, type SocialScene } from './scenes.js';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Size of a picture, px. */
const SIZE = { width: 1200, height: 630 };

/**
 * Draws the pictures of shared links into `docs/public/social`, in the browser that the tests use:
 *
 *     npx tsx scripts/social/draw.ts
 *
 * They are committed, because the letters depend on the fonts of the machine. Their licence is that of the other drawings.
 */
async function main(): Promise<void> {
  const folder = path.join(ROOT, 'docs/public/social');
  mkdirSync(folder, { recursive: true });
  const server = await launchServer();
  try {
    const browser = await chromium.connect(server.wsEndpoint());
    const page = await browser.newPage({ viewport: SIZE, colorScheme: 'light' });
    for (const [kind, scene] of Object.entries(SOCIAL_SCENES)) {
      await page.setContent(documentOf(scene));
      writeFileSync(path.join(folder, `${kind}.png`), await page.screenshot());
    }
    await browser.close();
  } finally {
    await server.close();
  }
}

function documentOf({ label, draw }: SocialScene): string {
  const content = draw();
  const mark = readFileSync(path.join(ROOT, 'docs/public/favicon.svg'), 'utf8').replace('<svg', '<svg width="96"');
  return `<!doctype html><meta charset="utf-8"><style>
body{margin:0;display:flex;align-items:center;gap:48px;box-sizing:border-box;width:1200px;height:630px;padding:0 48px 0 72px;
background:#eef3f4;color:#1d282a;font-family:"Noto Sans","Noto Sans CJK SC",sans-serif}
div{flex:1}h1{margin:24px 0 0;font-size:58px;line-height:1.15}p{margin:14px 0 0;font-size:32px;line-height:1.35;color:#3d535b}
.picture{flex:none;width:640px;height:480px}</style>
<div>${mark}<h1>Open Print Data</h1><p>${label.en}<br>${label.zh}</p></div>
<svg viewBox="0 0 320 240" class="picture" fill="none" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${styleSheet(content)}${content}</svg>`;
}

await main();
