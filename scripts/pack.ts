import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openLocation } from '../clients/typescript/src/mirror/location.js';
import { verify } from '../clients/typescript/src/mirror/verify.js';
import { licenceFile, SPDX } from './pipeline/emit/licence.js';
import { writeArchive } from './release/mirror/archive.js';
import { progress } from './shared/progress.js';
import { run } from './shared/run.js';

/** Licences that the archive contains in addition to the release. */
const LICENCES = ['LICENSE-DATA.md', ...Object.values(SPDX).map(licenceFile)];

/** `npm run pack`: the whole release as one archive for offline use, with its SHA-256 in a file next to it. */
await run(async () => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { dist: { ...text, default: 'dist' }, out: { ...text, default: '.' } } });
  const source = openLocation(values.dist);
  progress('checking');
  const { version, digest, findings } = await verify(source);
  const [first] = findings;
  if (first)
    throw new Error(
      `${values.dist}: ${findings.length} files do not match the manifest, such as ${first.path} (${first.problem}): run "npm run build"`,
    );

  progress('packing');
  const root = path.resolve(import.meta.dirname, '..');
  const paths = (await source.list()) ?? [];
  const files = [
    ...paths.map((file) => ({ name: file.slice(1), from: path.join(values.dist, file) })),
    ...LICENCES.filter((name) => !paths.includes(`/${name}`)).map((name) => ({ name, from: path.join(root, name) })),
  ];
  const name = `open-print-data-${version}`;
  const target = path.join(values.out, `${name}.tar.gz`);
  await mkdir(values.out, { recursive: true });
  const { bytes, sha256 } = await writeArchive(files, name, target);
  await writeFile(`${target}.sha256`, `${sha256}  ${path.basename(target)}\n`);
  progress('');
  console.log(`${target}: ${files.length} files, ${(bytes / 1e6).toFixed(1)} MB, SHA-256 ${sha256}`);
  console.log(`digest of the release: ${digest}`);
});
