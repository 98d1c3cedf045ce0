import type { APIRoute } from 'astro';
import { SITE } from '../site.js';

/** Allows everything; names the sitemap if the origin is known, as it needs absolute URLs. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n${SITE ? `\nSitemap: ${new URL('/sitemap-index.xml', SITE).href}\n` : ''}`);
