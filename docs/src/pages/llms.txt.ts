import { getCollection } from 'astro:content';
import type { APIRoute } from 'astro';
import { llmsText } from '../reference/llms.js';

/** Where language models find what. */
export const GET: APIRoute = async () => new Response(llmsText(await getCollection('docs')));
