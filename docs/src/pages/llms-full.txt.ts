import { getCollection } from 'astro:content';
import type { APIRoute } from 'astro';
import { llmsFullText } from '../reference/llms.js';

/** All English pages as one text. */
export const GET: APIRoute = async () => new Response(llmsFullText(await getCollection('docs')));
