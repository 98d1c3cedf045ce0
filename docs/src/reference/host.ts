import { SITE } from '../site.js';

/** Nobody can ever own a name below `.example` (RFC 2606), so a sample that is run unchanged reaches nobody. */
const PLACEHOLDER = 'https://your-host.example';

/**
 * The host that samples name: the site's own. Where that is not known when the site is built, it is a placeholder; a
 * script on the page puts the origin that the page is served from in its place (components/Origin.astro).
 */
export const HOST = SITE ? new URL(SITE).origin : PLACEHOLDER;

/** Samples for a text that no script completes: without a known host, their addresses begin with the slash. */
export function withoutPlaceholder(text: string): string {
  return text.replaceAll(PLACEHOLDER, '');
}
