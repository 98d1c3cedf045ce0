import { getCollection } from 'astro:content';
import type { APIRoute } from 'astro';
import { llmsText } from '../reference/llms.js';

/** The guide for language models. */
export const GET: APIRoute = async () => new Response(llmsText(await getCollection('docs')));
