import type { ComponentChild } from 'preact';

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
  /** What stands beside the heading, before it in the page. */
  beside?: ComponentChild;
  /** Whether what follows the part marked `late` waits until a script has filled that. */
  waits?: boolean | 'asked';
  body: ComponentChild;
}
