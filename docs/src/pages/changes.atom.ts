import type { APIRoute } from 'astro';
import { changesFeed } from '../reference/feed.js';
import { release } from '../reference/release.js';
import { SITE } from '../site.js';

/** The Atom feed of data changes. */
export const GET: APIRoute = () => new Response(changesFeed(release, SITE));
