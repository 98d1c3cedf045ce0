import type { APIRoute } from 'astro';
import { symptomsFor } from '../../../explorer/built.js';
import { release } from '../../../reference/current.js';

/** What the symptoms are called in Chinese, by id. */
export const GET: APIRoute = () => Response.json(symptomsFor('zh', release));
