import type { APIRoute } from 'astro';
import { layoutFor } from '../../../explorer/built.js';
import { inBothLanguages, type StaticPath } from '../../../records/paths.js';
import { release } from '../../../reference/release.js';

export const getStaticPaths = () => inBothLanguages();

/** How the explorer lays records out, with the names and units of their fields. */
export const GET: APIRoute<StaticPath['props']> = ({ props }) => Response.json(layoutFor(props.language, release));
