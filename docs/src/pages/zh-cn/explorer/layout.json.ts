import type { APIRoute } from 'astro';
import { layoutFor } from '../../../explorer/built.js';
import { release } from '../../../reference/current.js';

/** How the explorer lays records out, in Chinese. */
export const GET: APIRoute = () => Response.json(layoutFor('zh', release));
