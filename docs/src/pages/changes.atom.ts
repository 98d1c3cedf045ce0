import type { APIRoute } from 'astro';
import { changesFeed } from '../reference/feed.js';
import { release } from '../reference/release.js';
import { SITE } from '../site.js';

/** What changed in the data, as a feed. */
export const GET: APIRoute = () => new Response(changesFeed(release, SITE));
