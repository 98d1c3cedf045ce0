import type { Language } from '../../core/words/language.js';
import { SOCIAL_SCENES } from '../social/scenes.js';
import { published } from './about.js';

/** The kinds of pages, each with a picture of its own for whoever shows a link to one. */
export type SocialKind = keyof typeof SOCIAL_SCENES;

/** Size of each of these pictures, px. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

/** An element of the head: Open Graph names a property, Twitter a name. */
interface Meta {
  property?: string;
  name?: string;
  content: string;
}

/** File of the picture of a kind of page; `docs/social/draw.ts` draws it. */
export function socialPath(kind: SocialKind): string {
  return `/social/${kind}.png`;
}

/** The picture of a page, for its head. The address is whole where it is known at which the site is published. */
export function socialPicture(kind: SocialKind, language: Language, site: string | undefined): Meta[] {
  return [
    { property: 'og:image', content: published(socialPath(kind), site) },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: String(SOCIAL_SIZE.width) },
    { property: 'og:image:height', content: String(SOCIAL_SIZE.height) },
    { property: 'og:image:alt', content: SOCIAL_SCENES[kind].alt[language] },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** By the first part of a path, what the page behind it is about. */
const KINDS: Readonly<Record<string, SocialKind>> = {
  '': 'home',
  printers: 'printer',
  brands: 'brand',
  materials: 'material',
  filaments: 'material',
  symptoms: 'symptom',
  causes: 'cause',
  settings: 'setting',
  find: 'home',
  calibration: 'tools',
  explorer: 'tools',
  diagnose: 'tools',
};

/** The kind of a page by its path without the language. Whatever is nothing else is documentation. */
export function socialKindOf(path: string): SocialKind {
  if (path === '/printers/') return 'tools';
  return KINDS[path.split('/')[1] ?? ''] ?? 'documentation';
}
