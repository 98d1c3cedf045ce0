import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { EN, type Texts } from '../../docs/src/explorer/texts/en.js';
import { ZH } from '../../docs/src/explorer/texts/zh.js';

/** How somebody looks at the site. */
export interface Viewer {
  lang: 'en' | 'zh';
  /** Width of the window, CSS px. */
  width: number;
}

/** A phone and a desktop, in both languages. */
export const VIEWERS: readonly Viewer[] = [
  { lang: 'en', width: 1280 },
  { lang: 'en', width: 390 },
  { lang: 'zh', width: 1280 },
  { lang: 'zh', width: 390 },
];

/** A page that is being looked at, and what went wrong on it. */
export interface Visit {
  page: Page;
  texts: Texts;
  /** Opens a path of the site, such as `/explorer/`, in the viewer's language. */
  open(path: string): Promise<void>;
  /** Messages of the console that are errors, and exceptions. */
  errors: string[];
  /** Requests to anywhere but the site; they are not let through. */
  outside: string[];
  close(): Promise<void>;
}

/** How long a page may take for one step before a test gives up. */
const PATIENCE_MS = 10_000;

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
  await context.route(
    (url) => url.protocol !== 'data:' && url.origin !== site,
    (route) => {
      outside.push(route.request().url());
      return route.abort();
    },
  );
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  return {
    page,
    texts: lang === 'zh' ? ZH : EN,
    errors,
    outside,
    async open(path) {
      await page.goto(`${site}${lang === 'zh' ? '/zh-cn' : ''}${path}`);
      if (path.startsWith('/explorer/')) await page.locator('.xp[data-ready=true]').waitFor();
    },
    close: () => context.close(),
  };
}

/** What axe finds on a page that is serious or critical: the rule and where. */
export async function seriousViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** How far a page is wider than its window, px: nobody should have to scroll sideways. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate('document.documentElement.scrollWidth - window.innerWidth');
}
