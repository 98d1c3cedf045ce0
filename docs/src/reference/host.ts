import { SITE } from '../site.js';

/** `.example` is reserved (RFC 2606), so a sample run unchanged reaches nobody. */
const PLACEHOLDER = 'https://your-host.example';

/**
 * The host in samples: that of the site. If it is unknown at build time, a placeholder that a script on the page
 * replaces with the actual origin (components/Origin.astro).
 */
export const HOST = SITE ? new URL(SITE).origin : PLACEHOLDER;

/** Removes the placeholder from texts without that script: their URLs then begin with a slash. */
export function withoutPlaceholder(text: string): string {
  return text.replaceAll(PLACEHOLDER, '');
}
