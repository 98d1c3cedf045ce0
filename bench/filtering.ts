import type { Browser } from '@playwright/test';
import { FILES } from '../core/contract/paths.js';
import type { BriefPrinter } from '../schemas/generated/record.js';

/** How many printers are filtered, and how many times as slow the imitated processor is: that of a telephone. */
export const FILTERED = { printers: 1000, slowdown: 4 };

/** Heights that are typed into the filter one after the other: each changes which rows are there. */
const TYPED = ['200', '250', '', '300', '180', '400', '220', '', '260'];

/** Types into a field, and gives the time until what is found has been drawn, ms. Runs in the page. */
const typeInto = new Function(
  'input',
  'value',
  `return new Promise((resolve) => {
    const status = document.querySelector('.pt-head [role=status]');
    const start = performance.now();
    input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    new MutationObserver((_, observer) => {
      observer.disconnect();
      // The first task after the next frame: by then that frame has been laid out and painted.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - start);
        port2.postMessage(null);
      });
    }).observe(status, { childList: true, characterData: true, subtree: true });
  })`,
) as (input: unknown, value: string) => Promise<number>;

/** Filters the table of printers, filled up to their number, on a slow processor: ms from each change to its picture. */
export async function measureFiltering(browser: Browser, site: string): Promise<number[]> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const { data } = (await (await fetch(site + FILES.briefPrinters)).json()) as { data: BriefPrinter[] };
    const { printers: total, slowdown: rate } = FILTERED;
    const many = Array.from({ length: total }, (_, i) => {
      const printer = data[i % data.length] as BriefPrinter;
      return { ...printer, id: `${printer.id}-${i}` };
    });
    const answer = { success: true, data: many, meta: { total, page: 1, limit: total } };
    await page.route(`**${FILES.briefPrinters}`, (route) => route.fulfill({ json: answer }));
    await page.goto(`${site}/printers/`);
    await page.locator('.pt[data-ready=true]').waitFor();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    const field = page.getByLabel('Height (Z)');
    const times: number[] = [];
    for (const value of TYPED) times.push(await field.evaluate(typeInto, value));
    return times;
  } finally {
    await context.close();
  }
}
