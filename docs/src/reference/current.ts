import path from 'node:path';
import { Release } from './release.js';

/** The release that the site is built for: RELEASE_FOLDER, which the build sets, or dist/. */
export const release = new Release(path.resolve(process.env.RELEASE_FOLDER ?? 'dist'));
