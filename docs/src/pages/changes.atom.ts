import type { APIRoute } from 'astro';
import { release } from '../reference/current.js';
import { changesFeed } from '../reference/feed.js';
import { SITE } from '../site.js';

/** What changed in the data, as a feed. */
export const GET: APIRoute = () => new Response(changesFeed(release, SITE));
