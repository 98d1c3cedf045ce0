import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const SCRIPT = readFileSync(new URL('layout-flaws.js', import.meta.url), 'utf8');

/**
 * Lists the flaws of a page's current layout: sideways scrolling, text that is cut off or sticks out of its block,
 * overlapping parts of the header. Uses the fonts of fonts.ts, including Chinese. axe checks the size of tap targets:
 * `seriousViolations(page, 'targets too')`.
 */
export function layoutFlaws(page: Page): Promise<string[]> {
  return page.evaluate(SCRIPT);
}
