import { markdownTable } from '../../core/words/markdown.js';
import type { Changes } from '../../schemas/generated/record.js';

export interface Offered {
  name: string;
  bytes: number;
  /** SHA-256, 64 hexadecimal digits. */
  sha256: string;
}

export interface Notes {
  tag: string;
  /** `owner/name` on GitHub. */
  repository: string;
  /** Digest of the release: `sha256:` and 64 hexadecimal digits. */
  digest: string;
  /** The step that leads to it. */
  step: Changes;
  files: readonly Offered[];
}

/**
 * Release notes as Markdown: the changes, the digest, the files, and how to verify them.
 *
 * @throws when the tag or the step does not match the built version
 */
export function notesOf({ tag, repository, digest, step, files }: Notes, version: string): string {
  if (step.version !== version)
    throw new Error(
      `version ${version} has no step, the last one leads to ${step.version}: "npm run release" creates one`,
    );
  if (!tag.endsWith(`-${version}`))
    throw new Error(
      `the tag ${tag} does not match version ${version}, which is built here: it must end with -${version}`,
    );
  const counts = Object.entries(step.counts).map(([kind, { added, removed, changed }]) =>
    [kind, added, removed, changed].map(String),
  );
  const archive = files.find(({ name }) => name.endsWith('.tar.gz'))?.name ?? 'manifest.json';
  return [
    `Version \`${version}\` of the data, after \`${step.previous_version ?? 'nothing'}\`.`,
    markdownTable(['', 'added', 'removed', 'changed'], counts),
    'What changed in words: `CHANGELOG-DATA.md`; field by field: `/api/v1/changes.json`.',
    `Digest of the release, the SHA-256 of its \`manifest.json\`:\n\n\`${digest}\``,
    [
      '```sh',
      `gh attestation verify ${archive} --repo ${repository}`,
      `npm run verify -- DIR_OR_URL --digest ${digest}`,
      '```',
    ].join('\n'),
    markdownTable(
      ['file', 'bytes', 'SHA-256'],
      files.map(({ name, bytes, sha256 }) => [name, String(bytes), `\`${sha256}\``]),
    ),
    '',
  ].join('\n\n');
}
