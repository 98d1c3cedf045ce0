import type { Locator, Page } from '@playwright/test';
import { expect } from 'vitest';
import { layoutFlaws } from './layout.js';
import { seriousViolations } from './visit.js';

/** A way through the site as somebody goes it who knows no address, and how many clicks it takes. */
export class Walk {
  /** Clicks and taps, choices from lists, and enter keys. What is typed is not counted. */
  clicks = 0;

  constructor(readonly page: Page) {}

  async click(target: Locator): Promise<void> {
    this.clicks++;
    await target.click();
  }

  /** Chooses from a list that the browser shows, by value or by what it says. */
  async choose(list: Locator, option: string | { label: string }): Promise<void> {
    this.clicks++;
    await list.selectOption(option);
  }

  async enter(field: Locator): Promise<void> {
    this.clicks++;
    await field.press('Enter');
  }

  /** Holds the page that was reached to what every page owes: nothing in the way of anybody, and nothing out of place. */
  async look(): Promise<void> {
    expect.soft(await seriousViolations(this.page, 'targets too'), this.page.url()).toEqual([]);
    expect.soft(await layoutFlaws(this.page), this.page.url()).toEqual([]);
  }
}
