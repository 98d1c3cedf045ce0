import { type ComponentChild, h } from 'preact';
import { render } from 'preact-render-to-string';
import type { Language } from '../../../core/words/language.js';
import { jsonLdText, NAME, published } from '../about.js';
import { PAGE_LOCALES } from './locale.js';
import { LocaleContext } from './use-locale.js';

/** A breadcrumb. */
export interface Crumb {
  name: string;
  /** Site path without the language prefix. */
  path: string;
}

/** A page, ready for the layout. */
export interface Page {
  /** Path without the language prefix: `/printers/x/`. */
  path: string;
  heading: string;
  /** For the document title and search results; the heading by default. */
  title?: string;
  description: string;
  /** The parent lists, broadest first; none by default. */
  crumbs?: readonly Crumb[];
  /** Structured data about its subject (schema.org); a list of its heading's name by default. */
  about?: Readonly<Record<string, unknown>>;
  /** API file with the same data. */
  file: string;
  /** Shown beside the heading; precedes it in the document. */
  beside?: ComponentChild;
  /** Whether content after the part marked `late` waits for a script to fill that part. */
  waits?: boolean | 'asked';
  body: ComponentChild;
}

export interface Document {
  /** Contents of the JSON-LD script elements. */
  jsonLd: readonly string[];
  /** Breadcrumbs including the home page, with localised URLs. */
  crumbs: readonly { name: string; href: string }[];
  html: string;
  /** Shown beside the heading; empty: none. */
  beside: string;
}

/** Renders a page as a document. Without `site`, the origin is unknown and URLs begin with a slash. */
export function documentOf(page: Page, language: Language, site: string | undefined): Document {
  const { to, tag } = PAGE_LOCALES[language];
  const start = { name: NAME[language], path: '/' };
  const crumbs = [start, ...(page.crumbs ?? [])].map((crumb) => ({ name: crumb.name, href: to(crumb.path) }));
  const address = to(page.path);
  const steps = [...crumbs, { name: page.heading, href: address }];
  return {
    jsonLd: [
      {
        '@type': 'CollectionPage',
        name: page.heading,
        ...page.about,
        description: page.description,
        url: published(address, site),
        inLanguage: tag,
      },
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
    html: htmlOf(page.body, language),
    beside: htmlOf(page.beside, language),
  };
}

/** Renders a part of a page; empty if there is none. */
export function htmlOf(part: ComponentChild, language: Language): string {
  return part ? render(h(LocaleContext.Provider, { value: PAGE_LOCALES[language] }, part)) : '';
}
