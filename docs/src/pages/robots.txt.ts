import type { APIRoute } from 'astro';
import { SITE } from '../site.js';

/** Everything may be read by anyone; the sitemap lists the pages, where their addresses are known: it takes whole ones. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n${SITE ? `\nSitemap: ${new URL('/sitemap-index.xml', SITE).href}\n` : ''}`);
