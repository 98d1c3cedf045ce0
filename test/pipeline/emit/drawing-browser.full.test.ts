import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publishDrawings } from '../../../scripts/pipeline/emit/drawing.js';
import { buildDataset } from '../../../scripts/pipeline/load/dataset.js';
import { readSourceFiles } from '../../../scripts/pipeline/load/read.js';
import { startBrowser } from '../../support/browser.js';
import { DATA } from '../../support/data.js';

const dataset = buildDataset(readSourceFiles(DATA));
const all = [dataset.symptoms, dataset.calibrations].flatMap((files) =>
  [...publishDrawings(files, dataset)].map(([id, svg]) => ({ id, svg })),
);
let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

/** Parses each drawing strictly, inserts it into the page, and lists malformed or invisible shapes. */
const LOOK = `({ id, svg }) => {
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  if (root.querySelector('parsererror')) return [id + ': ' + root.textContent];
  document.body.replaceChildren(document.importNode(root, true));
  const canvas = document.body.firstChild.getBoundingClientRect();
  return [...document.body.querySelectorAll('path, rect, circle, ellipse, use')].filter((one) => !one.closest('defs')).flatMap((shape) => {
    const own = shape.getBBox();
    const { left, top, right, bottom } = shape.getBoundingClientRect();
    const away = right < canvas.left || left > canvas.right || bottom < canvas.top || top > canvas.bottom;
    return away || (own.width === 0 && own.height === 0) ? [id + ': nobody sees ' + shape.outerHTML] : [];
  });
}`;

it('every drawing is well-formed, and all of its shapes are visible', async () => {
  const page = await browser.newPage();
  expect(await page.evaluate(`${JSON.stringify(all)}.flatMap(${LOOK})`)).toEqual([]);
  const broken = [{ id: 'broken', svg: '<svg xmlns="http://www.w3.org/2000/svg"><path></svg>' }];
  expect(await page.evaluate(`${JSON.stringify(broken)}.flatMap(${LOOK})`)).toHaveLength(1);
});

it('a drawing follows the colour scheme of the page', async () => {
  const page = await browser.newPage({ colorScheme: 'light', viewport: { width: 320, height: 240 } });
  const shot = async (scheme: string) => {
    const address = `data:image/svg+xml;base64,${Buffer.from(all[0]?.svg ?? '').toString('base64')}`;
    await page.setContent(`<body style="margin:0;background:gray;color-scheme:${scheme}"><img src="${address}">`);
    return page.screenshot();
  };
  const light = await shot('light');
  expect(light.equals(await shot('light'))).toBe(true);
  expect(light.equals(await shot('dark'))).toBe(false);
});
