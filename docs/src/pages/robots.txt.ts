import type { APIRoute } from 'astro';
import { SITE } from '../site.js';

/** Everything may be read by anyone; the sitemap lists the pages. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap-index.xml', SITE).href}\n`);
