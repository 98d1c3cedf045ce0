import type { APIRoute } from 'astro';
import { layoutFor } from '../../../explorer/built.js';
import { inBothLanguages, type StaticPath } from '../../../records/paths.js';
import { release } from '../../../reference/release.js';

export const getStaticPaths = () => inBothLanguages();

/** The explorer's layout of records, with field names and units. */
export const GET: APIRoute<StaticPath['props']> = ({ props }) => Response.json(layoutFor(props.language, release));
