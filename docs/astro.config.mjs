// @ts-check
import path from 'node:path';
import preact from '@astrojs/preact';
import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import { SIDEBAR } from './sidebar.mjs';
import { SITE } from './src/site.ts';

// The pages quote the release that they are published with: RELEASE_FOLDER names the folder that holds `api/v1` (the
// build sets it; otherwise dist/). SITE_URL is the address that the sitemap and the feed name.

/** What Astro keeps for itself. Each build has a folder of its own, so that two at a time do not meet. */
const cache = path.resolve(
  process.env.SITE_CACHE_FOLDER ?? path.join(import.meta.dirname, '../node_modules/.cache/site'),
);

/** Names of scripts and styles. They are lower-case: some file systems do not tell `a` from `A`. */
const assets = { hashCharacters: /** @type {const} */ ('hex'), assetFileNames: '_astro/[hash][extname]' };
const scripts = { ...assets, entryFileNames: '_astro/[hash].js', chunkFileNames: '_astro/[hash].js' };

export default defineConfig({
  site: SITE,
  root: import.meta.dirname,
  cacheDir: cache,
  trailingSlash: 'always',
  build: { format: 'directory', server: path.join(cache, 'server') },
  prefetch: false,
  integrations: [
    starlight({
      title: { en: 'Open Print Data', 'zh-CN': '开放打印数据' },
      description: 'Printers, materials, print profiles and troubleshooting rules for 3D printing, as open data.',
      locales: { root: { label: 'English', lang: 'en' }, 'zh-cn': { label: '简体中文', lang: 'zh-CN' } },
      defaultLocale: 'root',
      customCss: ['./src/styles/theme.css'],
      components: { Head: './src/components/Head.astro', Search: './src/components/Search.astro' },
      sidebar: SIDEBAR,
      expressiveCode: {
        themes: ['github-dark', 'github-light'],
        useStarlightUiThemeColors: true,
        defaultProps: { wrap: true, overridesByLang: { sh: { frame: 'none' } } },
      },
      favicon: '/favicon.svg',
      lastUpdated: false,
      credits: false,
      disable404Route: false,
    }),
    preact(),
  ],
  vite: {
    // Starlight brings its own version of js-yaml; left outside, the build would find the project's.
    environments: {
      prerender: { resolve: { noExternal: ['js-yaml'] } },
      client: { build: { rolldownOptions: { output: scripts } } },
    },
    cacheDir: path.join(cache, 'vite'),
    build: { rolldownOptions: { output: assets } },
  },
});
