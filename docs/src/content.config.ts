import { defineCollection } from 'astro:content';
import path from 'node:path';
import { i18nLoader } from '@astrojs/starlight/loaders';
import { docsSchema, i18nSchema } from '@astrojs/starlight/schema';
import { pageLoader } from './loader.js';

/** Folder of the release that the pages quote. */
const release = path.resolve(process.env.RELEASE_FOLDER ?? 'dist');

export const collections = {
  docs: defineCollection({ loader: pageLoader(release), schema: docsSchema() }),
  i18n: defineCollection({ loader: i18nLoader(), schema: i18nSchema() }),
};
