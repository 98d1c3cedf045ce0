import type { ComponentChild } from 'preact';
import { render } from 'preact-render-to-string';
import type { Language } from '../../../core/words/language.js';
import { jsonLdText, NAME, published } from '../about.js';
import { PAGE_LOCALES } from './locale.js';

/** A step on the way from the start to a page. */
export interface Crumb {
  name: string;
  /** Path of the site without the language. */
  path: string;
}

/** A page, ready for the layout. */
export interface Page {
  /** Path without the language: `/printers/x/`. */
  path: string;
  heading: string;
  /** For the title of the window and of search results; the heading unless given. */
  title?: string;
  description: string;
  /** The lists above it, the widest first. */
  crumbs: readonly Crumb[];
  /** What it is about, for machines (schema.org). */
  about: Readonly<Record<string, unknown>>;
  /** File of the service with the same data. */
  file: string;
  /** Shown beside the heading, before it in the page. */
  beside?: ComponentChild;
  /** Whether what follows the part marked `late` waits until a script has filled that. */
  waits?: boolean | 'asked';
  body: ComponentChild;
}

export interface Document {
  /** Text of the script elements with JSON-LD. */
  jsonLd: readonly string[];
  /** The way to the page, with the start; addresses in its language. */
  crumbs: readonly { name: string; href: string }[];
  html: string;
  /** Shown beside the heading; empty: nothing. */
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
