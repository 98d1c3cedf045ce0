import type { APIRoute } from 'astro';
import { symptomsFor } from '../../explorer/built.js';
import { release } from '../../reference/current.js';

/** What the symptoms are called in English, by id. */
export const GET: APIRoute = () => Response.json(symptomsFor('en', release));
