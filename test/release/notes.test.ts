import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { FILES } from '../../core/contract/paths.js';
import { notesOf } from '../../scripts/release/notes.js';
import { folderOf } from '../support/folder.js';
import { versionOf } from '../support/published.js';
import { script } from '../support/script.js';
import { smallRelease } from '../support/small-release.js';
import { stepOf } from '../support/step-of.js';

const digest = `sha256:${'d'.repeat(64)}`;
const step = { ...stepOf('bb', 'aa'), previous: null, next: null };
const files = [{ name: 'open-print-data-bb.tar.gz', bytes: 5, sha256: 'e'.repeat(64) }];
const told = { tag: 'data-2026-01-31-bb', repository: 'somebody/something', digest, step, files };

describe('the notes of a release', () => {
  it('state the digest, every file, and commands that verify them', () => {
    const notes = notesOf(told, 'bb');
    expect(notes).toContain(`\`${digest}\``);
    expect(notes).toContain(`| open-print-data-bb.tar.gz | 5 | \`${'e'.repeat(64)}\` |`);
    expect(notes).toContain('gh attestation verify open-print-data-bb.tar.gz --repo somebody/something\n');
    expect(notes).toContain(`npm run verify -- DIR_OR_URL --digest ${digest}\n`);
    expect(notes).toContain('| printers | 0 | 0 | 0 |');
  });

  it('are rejected for a tag of another version, and for unreleased data', () => {
    expect(() => notesOf({ ...told, tag: 'data-2026-01-31-aa' }, 'bb')).toThrow('it must end with -bb');
    expect(() => notesOf({ ...told, tag: 'data-2026-01-31-cc' }, 'cc')).toThrow(
      'version cc has no step, the last one leads to bb',
    );
  });

  it('are written from a release and its attached files', async () => {
    const dist = smallRelease();
    const version = versionOf(dist);
    const manifest = readFileSync(path.join(dist, FILES.manifest));
    const content = { ...stepOf(version, 'aa'), previous: null, next: null };
    const other = smallRelease({ site: { [FILES.changes]: JSON.stringify(content) } });
    const offered = folderOf({ 'a.tar.gz': 'archive' });
    const args = ['--dist', other, '--files', offered, '--repository', 'a/b'];
    const { code, out } = await script('notes', ...args, '--tag', `data-2026-01-31-${version}`);
    const sha256 = (text: string | Uint8Array) => hash('sha256', text);
    expect(code).toBe(0);
    expect(out).toContain(`sha256:${sha256(readFileSync(path.join(other, FILES.manifest)))}`);
    expect(out).not.toContain(sha256(manifest));
    expect(out).toContain(`| a.tar.gz | 7 | \`${sha256('archive')}\` |`);
    expect((await script('notes', ...args, '--tag', 'data-x')).error).toContain(
      'the tag data-x does not match version',
    );
  });
});
