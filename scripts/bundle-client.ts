import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { filesBelow } from './shared/files.js';
import { run } from './shared/run.js';

const PACKAGE = 'clients/typescript';
const SOURCE = `${PACKAGE}/src`;

/** A module of the package: its source file and its name in the build. */
interface Module {
  in: string;
  out: string;
}

/** Name of the client module, which every program loads. */
const CLIENT = 'index';

/** The error classes; they exist once, in the client, so that `instanceof` works across modules. */
const ERROR_FILES = ['errors.js', '../../../core/open-print-data-error.js'];
const ERRORS = ERROR_FILES.map((file) => path.resolve(SOURCE, file));

/** Loads rarely needed modules on demand, from a file next to the client; calls `add` for each. */
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

/** Imports the error classes from the client. */
const sameErrors = (out: string): Plugin => ({
  name: 'same-errors',
  setup({ onResolve }) {
    const client = `${'../'.repeat(out.split('/').length - 1) || './'}${CLIENT}.js`;
    onResolve({ filter: /errors?\.js$/ }, ({ path: asked, resolveDir }) =>
      ERRORS.includes(path.resolve(resolveDir, asked)) ? { path: client, external: true } : null,
    );
  },
});

/** A single file loads nothing on demand: without the preset code, as large as the rest, presets throw an error. */
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

/** The manifest of the package: its version, and its modules by entry point. */
interface Manifest {
  version: string;
  exports: Record<string, string | { types: string; default: string }>;
}

function modulesOf({ exports }: Manifest): Module[] {
  return Object.values(exports)
    .filter((one) => typeof one !== 'string')
    .map((one) => ({
      in: one.types.replace('./dist/types/', '').replace(/\.d\.ts$/, '.ts'),
      out: one.default.replace('./dist/', '').replace(/\.js$/, ''),
    }));
}

/**
 * `npm run bundle:client`: the package `open-print-data` without its types: modules for programs, each a single file
 * that shares only the errors; one file for a plain script tag; and the command with all its dependencies. Modules are
 * not minified and have source maps.
 */
await run(async () => {
  const { values } = parseArgs({ options: { out: { type: 'string', default: `${PACKAGE}/dist` } } });
  // Omits declarations of fields that the constructor assigns anyway.
  const tsconfigRaw = { compilerOptions: { useDefineForClassFields: false } };
  const shared: BuildOptions = { bundle: true, format: 'esm', target: 'es2024', tsconfigRaw };
  const define = { SERVICE_ADDRESS: JSON.stringify(process.env.SERVICE_URL ?? '') };
  const manifest = JSON.parse(await readFile(`${PACKAGE}/package.json`, 'utf8')) as Manifest;
  const modules = new Map(modulesOf(manifest).map((module) => [module.out, module]));
  await rm(values.out, { recursive: true, force: true });
  // Modules loaded on demand are appended while the others are built.
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
    define: { ...define, VERSION_OF_PACKAGE: JSON.stringify(manifest.version) },
    metafile: true,
  });
  await writeFile(`${values.out}/cli.licences.txt`, await licencesOf(Object.keys(metafile.inputs)));
});

/**
 * The licences of the packages bundled into the command, which must accompany every copy.
 *
 * @throws if a package has no licence file
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
