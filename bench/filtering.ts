import type { Browser } from '@playwright/test';
import { FILES } from '../core/contract/paths.js';
import type { BriefPrinter } from '../schemas/generated/record.js';

/** Number of printers filtered, and CPU slowdown that emulates a phone. */
export const FILTERED = { printers: 1000, slowdown: 4 };

/** Heights typed into the filter in turn: each changes the visible rows. */
const TYPED = ['200', '250', '', '300', '180', '400', '220', '', '260'];

/** Types into a field and returns the time until the result is painted, ms. Runs in the page. */
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

/** Filters the table of printers, padded to {@link FILTERED}, on a slow CPU: time from each change to its paint, ms. */
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
