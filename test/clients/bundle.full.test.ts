import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runInThisContext } from 'node:vm';
import { gunzipSync, gzipSync } from 'node:zlib';
import { transformSync } from 'esbuild';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createTestHarness } from 'wrangler';
import type { OpenPrintData as Client } from '../../clients/typescript/src/index.js';
import { startBrowser } from '../support/browser.js';
import '../support/edge.js';
import { folderOf } from '../support/folder.js';
import { shared } from '../support/shared.js';
import { startStatic } from '../support/static-server.js';
import { publishedVectors } from '../support/vectors.js';
import { expectOutcome } from './expect-outcome.js';
import { callOf, type Outcome, perform } from './vector-calls.js';

/** The published modules of the package and their platforms. */
const release = await shared('release');
const dist = await shared('client');
const read = (name: string) => readFileSync(path.join(dist, name), 'utf8');
const calls = publishedVectors(release).flatMap((vector) => {
  const call = callOf(vector);
  return typeof call === 'string' ? [] : [{ vector, call }];
});

const node = { url: await shared('releaseServer') };

/** A module as a user's bundler would write it. */
const minified = (name: string) => transformSync(read(name), { minify: true, format: 'esm' }).code;

function importsOf(text: string) {
  const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
  return {
    static: found(/(?:^|[;}\n])\s*(?:import|export)\s*(?:[\w*{}$,\s]+?from)?\s*"([^"]+)"/g),
    dynamic: found(/import\("([^"]+)"\)/g),
  };
}

describe('the core bundle', () => {
  it('is small and self-contained', () => {
    const { static: others, dynamic } = importsOf(read('index.js'));
    expect(others).toEqual([]);
    expect(dynamic.length).toBeGreaterThan(3);
    expect(gzipSync(minified('index.js')).length).toBeLessThanOrEqual(7 * 1024);
  });

  it('is small with verdicts and presets when bundled', () => {
    const loaded = new Set(['index.js', 'fit.js', 'preset.js']);
    for (const name of loaded) {
      const { static: others, dynamic } = importsOf(read(name));
      // The client's other modules are not included; find.js suggests names for an unknown product.
      for (const one of [...others, ...(name === 'index.js' ? [] : dynamic)])
        if (one !== './find.js') loaded.add(one.replace('./', ''));
    }
    const sizes = [...loaded].map((name) => gzipSync(minified(name)).length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60 * 1024);
  });

  it('can be debugged: original names and a source map', () => {
    for (const name of ['index.js', 'preset.js', 'fit.js']) {
      expect(read(name)).toContain(`//# sourceMappingURL=${name}.map`);
      const { sources, sourcesContent } = JSON.parse(read(`${name}.map`)) as Record<string, string[]>;
      expect(sources?.length).toBeGreaterThan(5);
      expect(sourcesContent?.every((text) => text.length > 0)).toBe(true);
    }
    expect(read('index.js')).toMatch(/OpenPrintData = class \{/);
  });

  it('uses no platform-specific names, not even in a string', () => {
    const names = new Set(minified('index.js').match(/(?<![.\w$])[A-Za-z_$][\w$]*/g));
    const foreign = 'Buffer process require window document location caches __dirname global'.split(' ');
    expect(foreign.filter((name) => names.has(name))).toEqual([]);
    expect(names).toContain('AbortController');
  });
});

const OF_NODE = ['folder.js', 'mirror.js', 'verify.js'];

describe('every module', () => {
  const modules = readdirSync(dist).filter((name) => /^(?!cli|script).*\.js$/.test(name));

  it('imports only sibling modules, and Node.js modules only for folders', () => {
    expect(modules.length).toBeGreaterThan(10);
    for (const name of modules) {
      const { static: others, dynamic } = importsOf(read(name));
      const known = (one: string) => modules.includes(one.replace(/^\.\//, ''));
      const ofNode = (one: string) => OF_NODE.includes(name) && one.startsWith('node:');
      expect(
        [...others, ...dynamic].filter((one) => !known(one) && !ofNode(one)),
        name,
      ).toEqual([]);
    }
  });
});

describe('in Node', () => {
  it('the vectors pass', async () => {
    const { OpenPrintData } = await import(/* @vite-ignore */ pathToFileURL(path.join(dist, 'index.js')).href);
    const data: Client = new OpenPrintData({ source: node.url });
    for (const { vector, call } of calls) expectOutcome(vector, await perform(data, call));
  });

  it('the URL given at build time is the default source', async () => {
    const out = folderOf();
    const env = { ...process.env, SERVICE_URL: node.url };
    const args = ['--import', 'tsx', 'scripts/bundle-client.ts', '--out', out];
    expect(spawnSync(process.execPath, args, { env, encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
    const { OpenPrintData } = await import(/* @vite-ignore */ pathToFileURL(path.join(out, 'index.js')).href);
    expect((await new OpenPrintData().materials.get('PETG')).id).toBe('petg');
  });

  it('errors are instances of the exported classes, also those from modules loaded on demand', async () => {
    const module = (name: string) => import(/* @vite-ignore */ pathToFileURL(path.join(dist, name)).href);
    const { OpenPrintData, OpenPrintDataError, MissingFileError } = await module('index.js');
    const { PresetRefused, presetDownload } = await module('preset.js');
    const data: Client = new OpenPrintData({ source: node.url });
    const asking = (version: string) => data.preset('p1s', 'petg', { slicer: 'prusaslicer', version });
    await expect(asking('0.1')).rejects.toBeInstanceOf(PresetRefused);
    await expect(asking('0.1')).rejects.toBeInstanceOf(OpenPrintDataError);
    expect(presetDownload(await asking('2.9')).name).toMatch(/\.ini$/);
    const { folder } = await module('folder.js');
    const near: Client = new OpenPrintData({ source: folder(release) });
    await expect(near.json('/nothing.json')).rejects.toBeInstanceOf(MissingFileError);
    await expect(near.printers.get('xyzxyz')).rejects.toMatchObject({ code: 'unknown_printer' });
  });
});

describe('the bundle for a plain script tag', () => {
  const script = read('script.js');

  it('is one file, without preset code', () => {
    expect(importsOf(script)).toEqual({ static: [], dynamic: [] });
    expect(Buffer.byteLength(script)).toBeLessThan(127_000);
  });

  it('defines the client as a global, and says where the preset code is', async () => {
    const { OpenPrintData, UnknownNameError } = runInThisContext(`${script};openPrintData`);
    const data: Client = new OpenPrintData({ source: node.url });
    expect((await data.materials.get('PETG')).id).toBe('petg');
    expect((await data.find('ender 3 s1'))[0]?.id).toBe('creality-ender-3-s1');
    await expect(data.printers.get('xyzxyz')).rejects.toBeInstanceOf(UnknownNameError);
    await expect(data.preset('p1s', 'petg', { slicer: 'cura' })).rejects.toThrow(
      /import "open-print-data" as a module/,
    );
  });
});

interface InPage {
  OpenPrintData: new (options: object) => Client;
  storageCache: () => object;
}

async function openPage() {
  const script = `import { OpenPrintData } from './index.js'; import { storageCache } from './cache.js';
    Object.assign(globalThis, { OpenPrintData, storageCache });`;
  const html = `<!doctype html><title>page</title><script type="module">${script}</script>`;
  writeFileSync(path.join(dist, 'page.html'), html);
  const site = await startStatic(dist);
  const page = await (await startBrowser()).newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  await page.goto(`${site.url}/page.html`);
  onTestFinished(async () => {
    await Promise.all([page.close(), site.close()]);
  });
  return { page, asked };
}

describe('in a browser, on a page of another origin', () => {
  it('the vectors pass, and revalidation needs no CORS preflight', async () => {
    const { page, asked } = await openPage();
    // Compressed, because transferring data out of an automated browser is slow.
    const packed = await page.evaluate(
      async ([source, text, all]) => {
        const { OpenPrintData } = globalThis as unknown as InPage;
        const perform = new Function(`return ${text}`)() as (data: Client, call: unknown) => Promise<unknown>;
        const data = new OpenPrintData({ source });
        const found: unknown[] = [];
        for (const call of all) found.push(await perform(data, call));
        const outcomes = new Blob([JSON.stringify(found)]).stream();
        const zip = await new Response(outcomes.pipeThrough(new CompressionStream('gzip'))).arrayBuffer();
        return new Uint8Array(zip).toBase64();
      },
      [node.url, perform.toString(), calls.map(({ call }) => call)] as const,
    );
    const outcomes = JSON.parse(gunzipSync(Buffer.from(packed, 'base64')).toString()) as Outcome[];
    for (const [i, { vector }] of calls.entries()) expectOutcome(vector, outcomes[i] as Outcome);
    expect(asked.filter((one) => one.startsWith('OPTIONS'))).toEqual([]);

    const stale = await page.evaluate(async (source) => {
      const { OpenPrintData } = globalThis as unknown as InPage;
      const kept = new Map<string, { fresh: number; etag: string | null; asked: number }>();
      const data = new OpenPrintData({ source, cache: kept });
      await data.index();
      const [entry] = kept.values();
      const before = { ...entry };
      if (entry) entry.fresh = 0;
      await data.index();
      const [after] = kept.values();
      return { etag: before.etag, again: Number(after?.asked) > Number(before.asked) };
    }, node.url);
    expect(stale).toEqual({ etag: expect.stringMatching(/^(W\/)?"[0-9a-f]{24}/), again: true });
  });

  it('responses are stored in the browser', async () => {
    const { page, asked } = await openPage();
    const ids = await page.evaluate(async (source) => {
      const { OpenPrintData, storageCache } = globalThis as unknown as InPage;
      const found: string[] = [];
      for (let i = 0; i < 2; i++)
        found.push((await new OpenPrintData({ source, cache: storageCache() }).materials.get('petg')).id);
      return found;
    }, node.url);
    expect(ids).toEqual(['petg', 'petg']);
    expect(asked.filter((one) => one.startsWith(`GET ${node.url}`))).toHaveLength(1);
  });
});

describe('in a workers runtime', () => {
  it('the calls work', async () => {
    writeFileSync(
      path.join(dist, 'worker.js'),
      `import { OpenPrintData } from './index.js';
       export default {
         async fetch(request) {
           const data = new OpenPrintData({ source: new URL(request.url).searchParams.get('source') });
           const count = (await data.printers.list().all()).length;
           const profile = await data.profiles.get('p1s', 'petg');
           const [found] = await data.find('ender 3 s1');
           const { rule } = await data.resolve('stringing', { printer: 'p1s', material: 'petg' });
           const error = await data.printers.get('nothing-like-this').catch(({ name, code }) => ({ name, code }));
           return Response.json({ count, profile: profile.id, found: found.id, rule, error });
         },
       };`,
    );
    const harness = createTestHarness({
      root: dist,
      workers: [{ config: { name: 'client', main: path.join(dist, 'worker.js'), compatibility_date: '2026-01-01' } }],
    });
    onTestFinished(() => harness.close());
    const { url } = await harness.listen();
    const response = await fetch(new URL(`/?source=${encodeURIComponent(node.url)}`, url));
    const { meta } = JSON.parse(readFileSync(path.join(release, 'api/v1/printers.json'), 'utf8'));
    expect(await response.json()).toEqual({
      count: meta.total,
      profile: expect.stringMatching(/^bambu-lab-p1s--0\.4--petg$/),
      found: 'creality-ender-3-s1',
      rule: 'stringing',
      error: { name: 'UnknownNameError', code: 'unknown_printer' },
    });
  });
});
