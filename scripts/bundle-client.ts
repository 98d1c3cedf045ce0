import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { filesBelow } from './shared/files.js';
import { run } from './shared/run.js';

const PACKAGE = 'clients/typescript';
const SOURCE = `${PACKAGE}/src`;

/** A module of the package: its source, and its name among those that are built. */
interface Module {
  in: string;
  out: string;
}

/** Name of the client among them: what every program loads. */
const CLIENT = 'index';

/** The classes of errors, which programs compare with: each is once, in the client. */
const ERROR_FILES = ['errors.js', 'http/errors.js', '../../../core/open-print-data-error.js'];
const ERRORS = ERROR_FILES.map((file) => path.resolve(SOURCE, file));

/** Modules that few calls need are loaded on demand, from a file beside the client; `add` hears of each. */
const onDemand = (add: (module: Module) => void): Plugin => ({
  name: 'on-demand',
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ path: asked, kind, resolveDir }) => {
      if (kind !== 'dynamic-import') return null;
      const out = path.basename(asked, '.js');
      add({ in: path.resolve(resolveDir, path.dirname(asked), `${out}.ts`), out });
      return { path: `./${out}.js`, external: true };
    });
  },
});

/** Takes the errors from the client. */
const sameErrors = (out: string): Plugin => ({
  name: 'same-errors',
  setup({ onResolve }) {
    const client = `${'../'.repeat(out.split('/').length - 1) || './'}${CLIENT}.js`;
    onResolve({ filter: /errors?\.js$/ }, ({ path: asked, resolveDir }) =>
      ERRORS.includes(path.resolve(resolveDir, asked)) ? { path: client, external: true } : null,
    );
  },
});

/** In one file everything is loaded at once: what makes presets, which is as large as all else, says where it is. */
const withoutPreset: Plugin = {
  name: 'without-preset',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\/preset\.js$/ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: 'preset', namespace: 'without-preset' } : null,
    );
    onLoad({ filter: /.*/, namespace: 'without-preset' }, () => ({
      contents: `export const presetOf = async () => {
        throw new Error('This file has no presets: import "open-print-data" as a module.');
      };`,
    }));
  },
};

async function exported(): Promise<Module[]> {
  const { exports } = JSON.parse(await readFile(`${PACKAGE}/package.json`, 'utf8')) as {
    exports: Record<string, string | { types: string; default: string }>;
  };
  return Object.values(exports)
    .filter((one) => typeof one !== 'string')
    .map((one) => ({
      in: one.types.replace('./dist/types/', '').replace(/\.d\.ts$/, '.ts'),
      out: one.default.replace('./dist/', '').replace(/\.js$/, ''),
    }));
}

/**
 * `npm run bundle:client`: the package `open-print-data` without its types. Modules for programs, which share nothing
 * but the errors, so that each is one file; one file for a plain script tag; and the command with everything that it
 * needs. Modules are not minified and have source maps.
 */
await run(async () => {
  const { values } = parseArgs({ options: { out: { type: 'string', default: `${PACKAGE}/dist` } } });
  // Fields that a constructor sets need no second line that declares them.
  const tsconfigRaw = { compilerOptions: { useDefineForClassFields: false } };
  const shared: BuildOptions = { bundle: true, format: 'esm', target: 'es2024', tsconfigRaw };
  const define = { SERVICE_ADDRESS: JSON.stringify(process.env.SERVICE_URL ?? '') };
  const modules = new Map((await exported()).map((module) => [module.out, module]));
  await rm(values.out, { recursive: true, force: true });
  // Those that others load on demand come behind them.
  for (const module of modules.values())
    await build({
      ...shared,
      entryPoints: [module],
      outdir: values.out,
      sourcemap: true,
      platform: 'neutral',
      external: ['node:*'],
      define,
      plugins: [
        onDemand((other) => modules.set(other.out, modules.get(other.out) ?? other)),
        ...(module.out === CLIENT ? [] : [sameErrors(module.out)]),
      ],
    });
  await build({
    ...shared,
    format: 'iife',
    globalName: 'openPrintData',
    entryPoints: [`${SOURCE}/index.ts`],
    outfile: `${values.out}/script.js`,
    minify: true,
    sourcemap: true,
    platform: 'neutral',
    define,
    plugins: [withoutPreset],
  });
  const { metafile } = await build({
    ...shared,
    entryPoints: [`${SOURCE}/cli/main.ts`],
    outfile: `${values.out}/cli.js`,
    platform: 'node',
    define: { ...define, VERSION_OF_PACKAGE: JSON.stringify(await versionOfPackage()) },
    metafile: true,
  });
  await writeFile(`${values.out}/cli.licences.txt`, await licencesOf(Object.keys(metafile.inputs)));
});

/**
 * The licences of the packages that the command holds, which ask to go with every copy.
 *
 * @throws when a package has no file of a licence
 */
async function licencesOf(inputs: readonly string[]): Promise<string> {
  const folders = new Set(inputs.flatMap((file) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? []));
  const texts = [...folders].sort().map(async (folder) => {
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const [file] = filesBelow(folder, '*').filter((one) => /^licen[cs]e/i.test(one));
    if (file === undefined) throw new Error(`${name} has no licence file, and would be distributed without it`);
    return `${name}\n\n${(await readFile(path.join(folder, file), 'utf8')).trim()}\n`;
  });
  return (await Promise.all(texts)).join(`\n${'-'.repeat(80)}\n\n`);
}

async function versionOfPackage(): Promise<string> {
  return (JSON.parse(await readFile('clients/typescript/package.json', 'utf8')) as { version: string }).version;
}
