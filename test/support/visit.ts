import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContextOptions, Locator, Page, Request } from '@playwright/test';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { TEXTS, type Texts } from '../../docs/src/explorer/explorer-texts.js';
import { startBrowser } from './browser.js';
import { firstOf } from './runs.js';
import { shared } from './shared.js';

export interface Viewer {
  lang: 'en' | 'zh';
  /** Width of the window, CSS px. */
  width: number;
}

export interface Watcher extends Viewer {
  colorScheme: 'light' | 'dark';
}

export const DESKTOP: Viewer = { lang: 'en', width: 1280 };

export const PHONE: Viewer = { lang: 'zh', width: 390 };

/** A phone and a desktop, each in another language. With `--matrix`, each in both. */
export const VIEWERS: readonly Viewer[] = firstOf(
  [DESKTOP, PHONE, { lang: 'en', width: 390 }, { lang: 'zh', width: 1280 }],
  2,
);

/** The viewers, half of them with dark colours: each language and each width in both. */
export const WATCHERS: readonly Watcher[] = VIEWERS.map((viewer) => ({
  ...viewer,
  colorScheme: (viewer.lang === 'en') === (viewer.width === 1280) ? 'light' : 'dark',
}));

/** An open page, and the errors it reported. */
export interface Visit {
  page: Page;
  /** URL of the site, without a trailing slash. */
  site: string;
  texts: Texts;
  /** Paths of all requests so far. */
  asked: string[];
  /** Opens a path of the site, such as `/explorer/`, in the viewer's language. */
  open(path: string): Promise<void>;
  /**
   * Waits until the page is loaded with everything that it requests by itself, including code imported later. A
   * browser's "network idle" is half a second without requests, which a busy machine may not have within a minute.
   */
  settle(): Promise<void>;
  /** Types into a combobox and chooses the first option that begins with the name. */
  choose(field: string, typed: string, name: string): Promise<void>;
  /** Checks the current page: no serious violation found by axe, and no sideways scrolling. */
  isClean(targets?: 'targets too'): Promise<void>;
  errors: string[];
  /** Requests to other hosts; the browser blocks those to other machines. */
  outside: string[];
  close(): Promise<void>;
}

/** Timeout of one step of a page. */
const PATIENCE_MS = 60_000;

const TWO_FRAMES = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';

/** Opens a window on a site. It cannot reach other machines. */
export async function visit(
  browser: Browser,
  site: string,
  { lang, width }: Viewer,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width, height: width < 500 ? 844 : 900 },
    locale: lang === 'zh' ? 'zh-CN' : 'en-US',
    ...options,
  });
  const errors: string[] = [];
  const outside: string[] = [];
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol !== 'data:' && origin !== site) outside.push(request.url());
  });
  const asked: string[] = [];
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  const pending = new Set<Request>();
  page.on('request', (request) => {
    asked.push(new URL(request.url()).pathname);
    // Requests of the previous page no longer count.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) pending.clear();
    pending.add(request);
  });
  const ended = (request: Request) => void pending.delete(request);
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return {
    page,
    site,
    texts: TEXTS[lang],
    asked,
    errors,
    outside,
    async open(path) {
      await page.goto(`${site}${lang === 'zh' ? '/zh-cn' : ''}${path}`);
      if (path.startsWith('/explorer/')) await page.locator('.xp[data-ready=true]').waitFor();
    },
    async settle() {
      await page.waitForLoadState('load');
      const isAtRest = async () => {
        // Loaded scripts run, and send further requests, before the second frame.
        await page.evaluate(TWO_FRAMES);
        return pending.size === 0;
      };
      // Twice: requests of a chain of imports may be reported after the frames.
      await expect.poll(async () => (await isAtRest()) && (await isAtRest()), { timeout: PATIENCE_MS }).toBe(true);
    },
    async choose(field, typed, name) {
      await page.getByRole('combobox', { name: field, exact: true }).fill(typed);
      const option = page.getByRole('option', { name: new RegExp(`^${name}(?![\\w-])`) });
      await option.first().click();
    },
    async isClean(targets) {
      expect(await seriousViolations(page, targets)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    },
    close: () => context.close(),
  };
}

/**
 * For all tests of a file: opens windows on a shared server, closes them after each test, and checks that no error was
 * reported, unless `errors expected`, and that no other machine was requested.
 */
export function visitor(server: 'siteServer' | 'explorerServer', errors?: 'errors expected') {
  const visits: Visit[] = [];
  let browser: Browser;
  let site: string;
  beforeAll(async () => {
    [browser, site] = await Promise.all([startBrowser(), shared(server)]);
  });
  afterEach(async () => {
    for (const seen of visits.splice(0)) {
      await seen.close();
      if (!errors) expect(seen.errors).toEqual([]);
      expect(seen.outside).toEqual([]);
    }
  });
  afterAll(() => browser?.close());
  return async (viewer: Viewer = DESKTOP, options: BrowserContextOptions = {}): Promise<Visit> => {
    const seen = await visit(browser, site, viewer, options);
    visits.push(seen);
    return seen;
  };
}

/** Rated moderate by axe, but essential to users of screen readers. */
const HEARD = ['heading-order', 'landmark-unique'];

/**
 * Serious and critical violations found by axe, and those that affect screen readers: the rule and the element. With
 * `targets too`, also tap targets that are smaller than 24 px and too close to others (WCAG 2.2, 2.5.8), a rule that is
 * off by default.
 */
export async function seriousViolations(page: Page, targets?: 'targets too'): Promise<string[]> {
  const rules = { 'target-size': { enabled: targets !== undefined } };
  // The pages have no frames, for which axe would open a second window, and the passed rules are not needed; this saves
  // a fifth of the time.
  const { violations } = await new AxeBuilder({ page })
    .options({ rules, resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  return violations
    .filter(({ id, impact }) => impact === 'serious' || impact === 'critical' || HEARD.includes(id))
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** By how much a page is wider than its window, px. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate('document.documentElement.scrollWidth - window.innerWidth');
}

/** The computed value of an element's CSS property. */
export function styleOf(place: Locator, property: string): Promise<string> {
  return place.evaluate((element, name) => {
    const { getComputedStyle } = globalThis as unknown as Styled;
    return getComputedStyle(element).getPropertyValue(name);
  }, property);
}

/** The state of a window that matters to CSS. */
interface Styled {
  getComputedStyle(element: unknown): { getPropertyValue(name: string): string };
}
