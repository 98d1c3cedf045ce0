import type { APIRoute } from 'astro';
import { settingsFor } from '../../../explorer/built.js';
import { release } from '../../../reference/current.js';

/** What the settings are called in Chinese, by id. */
export const GET: APIRoute = () => Response.json(settingsFor('zh', release));
