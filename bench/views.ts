import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { parseOptions } from '../server/options.js';
import { serve } from '../server/serve.js';
import { launchServer } from '../test/support/browser.js';

/** A page whose first view is measured. */
export interface MeasuredPage {
  name: string;
  path: string;
  /** Selector of an element that exists once the page is usable. */
  marker: string;
}

export interface Transfer {
  path: string;
  /** Transferred over the network, including headers. */
  bytes: number;
}

/** A first view, with an empty cache. */
export interface View {
  name: string;
  requests: number;
  bytes: number;
  /** Time until the scripts have run and the marker exists, per round, s. */
  seconds: number[];
}

export interface Views {
  /** Of the emulated connection. */
  megabits: number;
  latencyMs: number;
  views: View[];
  /** Time from the start page via all symptoms to the first fix of one, s. */
  walk: number[];
}

/** A phone with poor reception. */
export const CONNECTION = { megabits: 1.6, latencyMs: 300 };

/** Set by the explorer and the table once they handle keys and have loaded their data. */
const READY = '[data-ready=true]';

export const MEASURED_PAGES: readonly MeasuredPage[] = [
  { name: 'home', path: '/', marker: 'main' },
  { name: 'printer page', path: '/printers/bambu-lab-p1s/', marker: '.find input' },
  { name: 'symptom page', path: '/symptoms/stringing/', marker: '.find input' },
  {
    name: 'finding a cause',
    path: '/symptoms/stringing/?questions=1',
    marker: `.sy${READY} .sy-question`,
  },
  { name: 'explorer', path: '/explorer/', marker: `.xp${READY} .xp-version` },
  {
    name: 'explorer, a profile',
    path: '/explorer/?printer=bambu-lab-p1s&material=petg',
    marker: `.xp${READY} .xp-key`,
  },
  { name: 'all symptoms', path: '/symptoms/', marker: '.filters:not([hidden])' },
  {
    name: 'a fix for a setup',
    path: '/symptoms/stringing/?printer=bambu-lab-p1s&material=petg',
    marker: `.sy${READY} .sy-card .an-own`,
  },
  { name: 'materials', path: '/materials/', marker: '.choose:not([hidden])' },
  { name: 'table', path: '/printers/', marker: `.pt${READY}` },
];

/** Opens first views in a browser on the project's own server, and times them over the emulated connection. */
export async function measureViews(dist: string, rounds: number, say: (text: string) => void): Promise<Views> {
  const inRounds = (time: () => Promise<number>) => Array.fromAsync({ length: rounds }, time);
  const options = parseOptions(['--dist', dist, '--port', '0', '--no-limit'], {});
  if (!options) throw new Error('the server was asked for help');
  const server = await serve(options, { print: () => {}, warn: console.error });
  const browserServer = await launchServer();
  try {
    const browser = await chromium.connect(browserServer.wsEndpoint());
    const views: View[] = [];
    for (const kind of MEASURED_PAGES) {
      say(`opening the page: ${kind.name}`);
      // The first view makes the server compress its responses.
      const asked = await firstView(browser, server.url, kind);
      const bytes = asked.reduce((sum, one) => sum + one.bytes, 0);
      const seconds = await inRounds(() => timed(browser, server.url, kind));
      views.push({ name: kind.name, requests: asked.length, bytes, seconds });
    }
    return { ...CONNECTION, views, walk: await inRounds(() => walked(browser, server.url)) };
  } finally {
    await browserServer.close();
    await server.stop();
  }
}

/** All requests of a first view until the network is idle. */
export async function firstView(browser: Browser, site: string, { path, marker }: MeasuredPage): Promise<Transfer[]> {
  return inWindow(browser, async (page, session) => {
    const urls = new Map<string, string>();
    const asked: Transfer[] = [];
    session.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
      const url = urls.get(requestId) ?? '';
      if (url.startsWith(site)) asked.push({ path: url.slice(site.length), bytes });
    });
    await page.goto(site + path, { waitUntil: 'networkidle' });
    await page.locator(marker).first().waitFor();
    return asked;
  });
}

/** Time over the emulated connection until a page is usable: its scripts have run, and its main content exists. */
function timed(browser: Browser, site: string, { path, marker }: MeasuredPage): Promise<number> {
  return inSeconds(browser, async (page) => {
    await page.goto(site + path, { waitUntil: 'domcontentloaded' });
    await page.locator(marker).first().waitFor();
  });
}

function walked(browser: Browser, site: string): Promise<number> {
  return inSeconds(browser, async (page) => {
    await page.goto(`${site}/`, { waitUntil: 'domcontentloaded' });
    await page.goto(`${site}/symptoms/`, { waitUntil: 'domcontentloaded' });
    await page.locator('.wall a[href*="/symptoms/stringing/"]').click();
    await page.locator('.sy-card').first().waitFor();
  });
}

/** The duration of steps over the emulated connection, s. */
function inSeconds(browser: Browser, steps: (page: Page) => Promise<void>): Promise<number> {
  const throughput = (CONNECTION.megabits * 1e6) / 8;
  return inWindow(browser, async (page, session) => {
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: CONNECTION.latencyMs,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
    const start = performance.now();
    await steps(page);
    return (performance.now() - start) / 1000;
  });
}

/** Runs in a phone-sized window with an empty cache. */
async function inWindow<T>(browser: Browser, look: (page: Page, session: CDPSession) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    return await look(page, session);
  } finally {
    await context.close();
  }
}
