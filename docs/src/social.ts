import type { Language } from '../../core/words/language.js';
import { SOCIAL_SCENES } from '../social/scenes.js';
import { published } from './about.js';

/** Page kinds with their own preview image for shared links. */
export type SocialKind = keyof typeof SOCIAL_SCENES;

/** Size of the preview images, px. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

/** A meta element: Open Graph uses `property`, Twitter uses `name`. */
interface Meta {
  property?: string;
  name?: string;
  content: string;
}

/** Path of the preview image of a page kind, drawn by `docs/social/draw.ts`. */
export function socialPath(kind: SocialKind): string {
  return `/social/${kind}.png`;
}

/** The meta elements for a page's preview image. The URL is absolute if the origin is known. */
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

/** The page kind by first path part. */
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

/** The kind of a page by its path without the language prefix; documentation by default. */
export function socialKindOf(path: string): SocialKind {
  if (path === '/printers/') return 'tools';
  return KINDS[path.split('/')[1] ?? ''] ?? 'documentation';
}
