import { parseArgs } from 'node:util';
import { openLocation } from '../clients/typescript/src/mirror/location.js';
import { verify } from '../clients/typescript/src/mirror/verify.js';
import { parseDigest } from '../core/contract/manifest.js';
import { progress } from './shared/progress.js';
import { run } from './shared/run.js';

const USAGE = `usage: npm run verify -- DIR_OR_URL [--digest sha256:HEX] [--manifest DIR_OR_URL] [--parallel N]

Compares every file of a copy with manifest.json, by size and SHA-256. The copy's own manifest shows whether the copy is
complete. To see whether it is genuine, you need something from a place that you trust: the digest of the release, which
is the SHA-256 of its manifest.json (--digest), or the manifest itself (--manifest).`;

/** `npm run verify`: lists what is missing, changed or extra in a mirror, and ends with 1 when anything is. */
await run(async () => {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { manifest: text, digest: text, parallel: { ...text, default: '8' } },
  });
  const [place] = positionals;
  const { digest } = values;
  const parallel = Number(values.parallel);
  if (!place || positionals.length > 1 || !(parallel >= 1 && parallel <= 64)) throw new Error(USAGE);
  if (digest !== undefined) parseDigest(digest);

  const found = await verify(openLocation(place), {
    trusted: values.manifest === undefined ? undefined : openLocation(values.manifest),
    digest,
    parallel: Math.trunc(parallel),
    onProgress: (done, of) => {
      if (done % 100 === 0) progress(`${done} of ${of} files`);
    },
  });
  progress('');
  const { version, files, bytes, findings, otherVersion } = found;
  for (const { path, problem, detail } of findings)
    console.log(`${problem} ${path}${detail === '' ? '' : `: ${detail}`}`);
  if (otherVersion !== null)
    console.log(
      `parts of two releases: some files are of version ${otherVersion}, the manifest is of version ${version}`,
    );
  if (findings.length > 0)
    throw new Error(`${place}: ${findings.length} of ${files} files do not match version ${version}`);
  console.log(`${place}: complete, version ${version}, ${files} files, ${(bytes / 1e6).toFixed(1)} MB`);
  console.log(`digest of the release: ${found.digest}${digest === undefined ? '' : ', as expected'}`);
});
