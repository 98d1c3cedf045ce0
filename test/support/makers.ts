import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { DATA, FROZEN_DATA } from './data.js';
import type { Shared } from './shared.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/** Makes what tests share, each item at most once, after its dependencies. */
export class Makers {
  private readonly made = new Map<Shared, Promise<string>>();
  private readonly closers: (() => Promise<unknown>)[] = [];

  /** @param folder an empty one, for the results */
  constructor(private readonly folder: string) {}

  get(what: Shared): Promise<string> {
    const making = this.made.get(what) ?? this.make(what);
    this.made.set(what, making);
    return making;
  }

  /** Stops everything that runs, in reverse order. */
  async close(): Promise<void> {
    for (const close of this.closers.reverse()) await close();
  }

  private readonly recipes: Record<Shared, () => Promise<string>> = {
    release: () => this.build('release', ['--api', '--data', DATA]),
    site: () => this.build('site', ['--data', DATA]),
    published: () => this.build('published', ['--data', DATA], { SITE_URL: 'https://prints.example.org' }),
    frozen: () => this.build('frozen', ['--api', '--data', FROZEN_DATA]),
    /** The site over the frozen data: the explorer only reads files of the service. */
    explorer: async () => {
      const { layOver } = await import('./lay-over.js');
      return layOver(await this.get('site'), await this.get('frozen'), path.join(this.folder, 'explorer'));
    },
    client: async () => {
      const out = path.join(this.folder, 'client');
      await run(process.execPath, ['--import', 'tsx', 'scripts/bundle-client.ts', '--out', out], { cwd: ROOT });
      return out;
    },
    /** The URL of the shared browser, for `startBrowser`. */
    browser: async () => {
      const { launchServer } = await import('./browser.js');
      const browser = await launchServer();
      this.closers.push(() => browser.close());
      return browser.wsEndpoint();
    },
    /** Without a rate limit. Starting a server reads a whole release, which takes seconds. */
    releaseServer: () => this.serve('release', ['--no-limit']),
    frozenServer: () => this.serve('frozen', ['--no-limit']),
    siteServer: () => this.serve('site', ['--no-limit']),
    explorerServer: () => this.serve('explorer', []),
    /** The service over the published data in the edge runtime. */
    edge: async () => {
      const { startEdge } = await import('./edge.js');
      const edge = await startEdge(await this.get('release'));
      this.closers.push(() => edge.close());
      const { url } = await edge.listen();
      return url.origin;
    },
  };

  private async make(what: Shared): Promise<string> {
    if (!Object.hasOwn(this.recipes, what)) throw new Error(`tests share no "${what}"`);
    return this.recipes[what]();
  }

  /** Builds a release as a user does, in a separate process. */
  private async build(name: Shared, args: readonly string[], environment = {}): Promise<string> {
    const out = path.join(this.folder, name);
    await run(process.execPath, ['--import', 'tsx', 'scripts/build.ts', ...args, '--out', out], {
      cwd: ROOT,
      env: { ...process.env, SITE_URL: undefined, ...environment },
    }).catch((error: { stderr: string; message: string }) => {
      throw new Error(`${name}: ${error.stderr || error.message}`);
    });
    return out;
  }

  private async serve(release: Shared, flags: readonly string[]): Promise<string> {
    const { startServer } = await import('./node-server.js');
    const server = await startServer(await this.get(release), flags);
    this.closers.push(() => server.stop());
    return server.url;
  }
}
