import { render } from 'preact-render-to-string';
import type { Language } from '../../../core/words/language.js';
import { NAME } from '../about.js';
import { jsonLdText } from '../json-ld.js';
import { PAGE_LOCALES } from './locale.js';
import type { Page } from './page.js';
import { published } from './published.js';

/** What the layout puts around a page. */
export interface Document {
  /** Text of the script elements with JSON-LD. */
  jsonLd: readonly string[];
  /** The way to the page, with the start; addresses in its language. */
  crumbs: readonly { name: string; href: string }[];
  html: string;
  /** What stands beside the heading; empty: nothing. */
  beside: string;
}

/** A page as a document. Where it is published is not known without `site`: then addresses begin with the slash. */
export function documentOf(page: Page, language: Language, site: string | undefined): Document {
  const { to, tag } = PAGE_LOCALES[language];
  const start = { name: NAME[language], path: '/' };
  const crumbs = [start, ...page.crumbs].map((crumb) => ({ name: crumb.name, href: to(crumb.path) }));
  const address = to(page.path);
  const steps = [...crumbs, { name: page.heading, href: address }];
  return {
    jsonLd: [
      { ...page.about, description: page.description, url: published(address, site), inLanguage: tag },
      {
        '@type': 'BreadcrumbList',
        itemListElement: steps.map(({ name, href }, i) => ({
          '@type': 'ListItem',
          position: i + 1,
          name,
          item: published(href, site),
        })),
      },
    ].map(jsonLdText),
    crumbs,
    html: htmlOf(page.body),
    beside: htmlOf(page.beside),
  };
}

function htmlOf(part: Page['body'] | undefined): string {
  return part ? render(part as Parameters<typeof render>[0]) : '';
}
