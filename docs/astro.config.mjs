// @ts-check
import path from 'node:path';
import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import { CHUNKS } from './chunks.ts';
import { PAGES_DONE } from './pages-done.mjs';
import { SIDEBAR } from './sidebar.ts';
import { PATIENT } from './src/patient-highlighting.ts';
import { reachableCode } from './src/reachable-code.ts';
import { SITE } from './src/site.ts';

// The pages quote the release that they are published with: RELEASE_FOLDER names the folder that holds `api/v1` (the
// build sets it; otherwise dist/), and SERVICE_URL the service over it (otherwise that of `npm start`). SITE_URL is the
// address that the site names as its own; without it addresses begin with the slash, and there is no sitemap, which
// takes whole ones.

/** What Astro keeps for itself. Each build has a folder of its own, so that two at a time do not meet. */
const cache = path.resolve(
  process.env.SITE_CACHE_FOLDER ?? path.join(import.meta.dirname, '../node_modules/.cache/site'),
);

/** Names of scripts and styles. They are lower-case: some file systems do not tell `a` from `A`. */
const assets = { hashCharacters: /** @type {const} */ ('hex'), assetFileNames: '_astro/[hash][extname]' };
const scripts = {
  ...assets,
  entryFileNames: '_astro/[hash].js',
  chunkFileNames: '_astro/[hash].js',
  codeSplitting: { groups: CHUNKS },
};

/**
 * The integration without its last step, which writes the search index: the build makes that itself
 * (scripts/pipeline/emit/site.ts).
 *
 * @param {import('astro').AstroIntegration} integration
 * @returns {import('astro').AstroIntegration}
 */
function withoutIndexing({ name, hooks: { 'astro:build:done': _, ...hooks } }) {
  return { name, hooks };
}

export default defineConfig({
  ...(SITE && { site: SITE }),
  // The folder that holds node_modules as well: Astro makes the scoped class names of a component from its path below
  // the root, and from its absolute path when it is outside, so that the styles of Starlight's components would
  // be called after the folder of the checkout.
  root: path.dirname(import.meta.dirname),
  srcDir: './docs/src',
  publicDir: './docs/public',
  cacheDir: cache,
  trailingSlash: 'always',
  // What most pages share is loaded once, not with each of them.
  build: { format: 'directory', inlineStylesheets: 'never', server: path.join(cache, 'server') },
  prefetch: false,
  integrations: [
    PAGES_DONE,
    withoutIndexing(
      starlight({
        title: { en: 'Open Print Data', 'zh-CN': '开放打印数据' },
        titleDelimiter: '–',
        description: 'Printers, materials, print profiles and troubleshooting rules for 3D printing, as open data.',
        locales: { root: { label: 'English', lang: 'en' }, 'zh-cn': { label: '简体中文', lang: 'zh-CN' } },
        defaultLocale: 'root',
        customCss: ['./docs/src/styles/theme.css', './docs/src/styles/print.css'],
        components: {
          Head: './docs/src/components/Head.astro',
          Header: './docs/src/components/Header.astro',
          MarkdownContent: './docs/src/components/MarkdownContent.astro',
          MobileMenuFooter: './docs/src/components/Nothing.astro',
        },
        sidebar: SIDEBAR,
        expressiveCode: {
          plugins: [reachableCode()],
          shiki: { transformers: [PATIENT] },
          themes: ['github-dark', 'github-light'],
          useStarlightUiThemeColors: true,
          defaultProps: {
            wrap: true,
            overridesByLang: { sh: { frame: 'none' }, console: { frame: 'none', wrap: false } },
          },
        },
        favicon: '/favicon.svg',
        lastUpdated: false,
        credits: false,
        disable404Route: true,
      }),
    ),
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
