// @ts-check

// Ends with the process that started the build.
process.once('disconnect', () => process.exit(1)).channel?.unref();

/**
 * Tells the process that started the build, over its channel, how many pages there are and how many are rendered.
 *
 * @type {import('astro').AstroIntegration}
 */
export const PAGES_DONE = {
  name: 'pages-done',
  hooks: {
    'astro:build:start': ({ setPrerenderer }) => {
      if (!process.send) return;
      let done = 0;
      let of = 0;
      const tell = () => process.send?.({ done, of });
      setPrerenderer((usual) => ({
        ...usual,
        async getStaticPaths() {
          const paths = await usual.getStaticPaths();
          // Of two routes to the same path one is rendered.
          of = new Set(paths.map(({ pathname }) => pathname.replace(/\/$/, ''))).size;
          tell();
          return paths;
        },
        async render(request, options) {
          const response = await usual.render(request, options);
          done += 1;
          tell();
          return response;
        },
      }));
    },
  },
};
