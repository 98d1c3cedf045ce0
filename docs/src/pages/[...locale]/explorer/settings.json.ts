import type { APIRoute } from 'astro';
import { settingsFor } from '../../../explorer/built.js';
import { inBothLanguages, type StaticPath } from '../../../records/paths.js';
import { release } from '../../../reference/release.js';

export const getStaticPaths = () => inBothLanguages();

/** Names of the settings by id. */
export const GET: APIRoute<StaticPath['props']> = ({ props }) => Response.json(settingsFor(props.language, release));
