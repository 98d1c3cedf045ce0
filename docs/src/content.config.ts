import { defineCollection } from 'astro:content';
import { i18nLoader } from '@astrojs/starlight/loaders';
import { docsSchema, i18nSchema } from '@astrojs/starlight/schema';
import { pageLoader } from './loader.js';
import { release } from './reference/release.js';

export const collections = {
  docs: defineCollection({ loader: pageLoader(release), schema: docsSchema() }),
  i18n: defineCollection({ loader: i18nLoader(), schema: i18nSchema() }),
};
