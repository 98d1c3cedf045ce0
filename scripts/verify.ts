import { parseArgs } from 'node:util';
import { sourceOf } from './mirror/source.js';
import { verify } from './mirror/verify.js';
import { progress } from './shared/progress.js';
import { run } from './shared/run.js';

const USAGE = `usage: npm run verify -- DIR_OR_URL [--manifest DIR_OR_URL] [--parallel N]

Compares every file of a copy with manifest.json, by size and SHA-256. The copy's own manifest tells whether the copy is
whole; whether it is the genuine one, only a manifest from a place that you trust tells: --manifest.`;

/** `npm run verify`: lists what is missing, changed or extra in a mirror, and ends with 1 when anything is. */
await run(async () => {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { manifest: text, parallel: { ...text, default: '8' } },
  });
  const [place] = positionals;
  const parallel = Number(values.parallel);
  if (!place || positionals.length > 1 || !(parallel >= 1 && parallel <= 64)) throw new Error(USAGE);

  const trusted = values.manifest === undefined ? null : sourceOf(values.manifest);
  const { version, files, bytes, findings, otherVersion } = await verify(
    sourceOf(place),
    trusted,
    Math.trunc(parallel),
    (done, of) => {
      if (done % 100 === 0) progress(`${done} of ${of} files`);
    },
  );
  progress('');
  for (const { path, problem, detail } of findings)
    console.log(`${problem} ${path}${detail === '' ? '' : `: ${detail}`}`);
  if (otherVersion !== null)
    console.log(`half a release: some files are of version ${otherVersion}, the manifest is of version ${version}`);
  if (findings.length > 0)
    throw new Error(`${place}: ${findings.length} of ${files} files are not as in version ${version}`);
  console.log(`${place}: whole, version ${version}, ${files} files, ${(bytes / 1e6).toFixed(1)} MB`);
});
