import path from 'node:path';
import { createTestHarness, unstable_readConfig as readConfig, type TestHarness } from 'wrangler';

/** No login, no prompt, no external request. */
Object.assign(process.env, {
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_HIDE_BANNER: 'true',
});

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The service as deployed, in the real runtime, with a release folder. */
export async function startEdge(release: string): Promise<TestHarness> {
  const { main, compatibility_date, assets, ratelimits } = readConfig({ config: path.join(ROOT, 'wrangler.jsonc') });
  const harness = createTestHarness({
    root: ROOT,
    workers: [
      {
        config: {
          name: 'open-print-data',
          main,
          compatibility_date,
          assets: { ...assets, directory: release },
          ratelimits,
        },
      },
    ],
  });
  await harness.listen();
  return harness;
}
