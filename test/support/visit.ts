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

/** A phone and a desktop, one in each language: every text and both widths are seen. With `--matrix`, each in both. */
export const VIEWERS: readonly Viewer[] = firstOf(
  [DESKTOP, PHONE, { lang: 'en', width: 390 }, { lang: 'zh', width: 1280 }],
  2,
);

/** The viewers, half of them in dark colours: each language and each width is seen in both. */
export const WATCHERS: readonly Watcher[] = VIEWERS.map((viewer) => ({
  ...viewer,
  colorScheme: (viewer.lang === 'en') === (viewer.width === 1280) ? 'light' : 'dark',
}));

/** An open page, and the errors it reported. */
export interface Visit {
  page: Page;
  /** Address of the site, without a slash at its end. */
  site: string;
  texts: Texts;
  /** Paths of all requests so far. */
  asked: string[];
  /** Opens a path of the site, such as `/explorer/`, in the viewer's language. */
  open(path: string): Promise<void>;
  /**
   * Waits until the page is loaded and has all that it asked for by itself, code that it imports later included. A
   * browser's own "network idle" is half a second without a request, which a busy machine may not have in a minute.
   */
  settle(): Promise<void>;
  /** Types into a combobox and chooses the first option that begins with the name. */
  choose(field: string, typed: string, name: string): Promise<void>;
  /** Holds the page, as it is now, to what every page is held to: nothing serious that axe finds, and no scrolling sideways. */
  isClean(targets?: 'targets too'): Promise<void>;
  errors: string[];
  /** Requests to anywhere but the site; the browser lets none reach another machine. */
  outside: string[];
  close(): Promise<void>;
}

/** How long a page may take for one step before a test gives up. */
const PATIENCE_MS = 60_000;

const TWO_FRAMES = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';

/** Opens a window on a site. Nothing in it reaches any other machine. */
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
    // What the page before was still waiting for is nobody's any more.
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
        // What has come runs, and asks for more, before the second frame is drawn.
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
 * For the tests of a file: opens windows on a server that all files share, closes them after each test, and holds them
 * to two things: nothing went wrong in them that a browser would tell, unless `errors expected`, and nothing was asked
 * of any other machine.
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

/** What axe calls moderate, and who hears a page needs as much. */
const HEARD = ['heading-order', 'landmark-unique'];

/**
 * What axe finds on a page that is serious or critical, or of how it is heard: the rule and where. With `targets too`, also what is tapped and
 * neither 24 px wide and high nor that far from others (WCAG 2.2, 2.5.8), which axe leaves out unless asked.
 */
export async function seriousViolations(page: Page, targets?: 'targets too'): Promise<string[]> {
  const rules = { 'target-size': { enabled: targets !== undefined } };
  // The pages have no frames, for which axe would open a second window, and nobody reads what it found to be right: a
  // fifth of the time is left.
  const { violations } = await new AxeBuilder({ page })
    .options({ rules, resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  return violations
    .filter(({ id, impact }) => impact === 'serious' || impact === 'critical' || HEARD.includes(id))
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** How far a page is wider than its window, px: nobody should have to scroll sideways. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate('document.documentElement.scrollWidth - window.innerWidth');
}

/** The value of a property of an element's style, as the browser computes it. */
export function styleOf(place: Locator, property: string): Promise<string> {
  return place.evaluate((element, name) => {
    const { getComputedStyle } = globalThis as unknown as Styled;
    return getComputedStyle(element).getPropertyValue(name);
  }, property);
}

/** What of a browser's window tells styles. */
interface Styled {
  getComputedStyle(element: unknown): { getPropertyValue(name: string): string };
}
