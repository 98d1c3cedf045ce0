import { brandPage, brandsPage } from './brand.js';
import type { Catalogue } from './catalogue.js';
import { causePage } from './cause.js';
import { filamentBrandsPage } from './filaments/brand.js';
import { findPage } from './find-page.js';
import type { PageLocale } from './locale.js';
import { materialPage } from './material.js';
import type { Page } from './page.js';
import { printerPage } from './printer.js';
import { settingPage, settingsPage } from './setting.js';

/** List pages without a script of their own, by the first part of their path. */
export const LISTS: Readonly<Record<string, (from: Catalogue, locale: PageLocale) => Page>> = {
  brands: brandsPage,
  filaments: filamentBrandsPage,
  find: (_, locale) => findPage(locale),
  settings: settingsPage,
};

/** Record pages without a script of their own. */
export const RECORDS: Readonly<Record<string, Route>> = {
  brands: { records: ({ brands }) => brands, page: brandPage },
  causes: { records: ({ causes }) => causes, page: causePage },
  materials: { records: ({ materials }) => materials, page: materialPage },
  printers: { records: ({ printers }) => printers, page: printerPage },
  settings: { records: ({ settings }) => settings, page: settingPage },
};

interface Route {
  records(from: Catalogue): ReadonlyMap<string, unknown>;
  page(from: Catalogue, record: unknown, locale: PageLocale): Page;
}
