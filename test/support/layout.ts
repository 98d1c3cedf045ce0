import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const SCRIPT = readFileSync(new URL('layout-flaws.js', import.meta.url), 'utf8');

/**
 * What is wrong with the layout of a page as it is now, each with where: it scrolls sideways, text is cut off or sticks
 * out of its place, parts of the header lie over one another. It is judged with the fonts of fonts.ts, Chinese ones
 * among them. Whether what is tapped is large enough says axe: `seriousViolations(page, 'targets too')`.
 */
export function layoutFlaws(page: Page): Promise<string[]> {
  return page.evaluate(SCRIPT);
}
