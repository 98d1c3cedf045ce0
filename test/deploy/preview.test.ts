import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { MARKER, MOST_BYTES } from '../../scripts/release/preview/comment.js';
import { folderOf } from '../support/folder.js';
import { runStep, workflows } from '../support/workflow.js';

const [step] =
  workflows()
    .find(({ file }) => file === 'preview.yml')
    ?.workflow.jobs.comment?.steps.slice(-1) ?? [];

/** The calls of the API, one per line. */
interface Posted {
  calls: string[];
  body: string | null;
  code: number | null;
  said: string;
}

/** Runs the step with a comment, and with an API that has these pull requests and comments. */
function post(comment: string, { number = '7', id = '' }: { number?: string; id?: string } = {}): Posted {
  const place = folderOf({ 'comment/comment.md': comment });
  const gh = `#!/usr/bin/env bash
echo "$*" | head -n 1 >> calls
case "$*" in
  *--method\\ GET*pulls*) echo '${number}' ;;
  *--paginate*) echo '${id}' ;;
esac
`;
  const asked = { REPOSITORY: 'acme/data', HEAD: 'somebody:fix', HEAD_SHA: 'abc', MARKER: step?.env?.MARKER ?? '' };
  const { status, stdout, stderr } = runStep(step?.run, place, { gh }, asked);
  const read = (file: string) =>
    existsSync(path.join(place, file)) ? readFileSync(path.join(place, file), 'utf8') : null;
  return {
    calls: (read('calls') ?? '').trim().split('\n'),
    body: read('body.md'),
    code: status,
    said: stdout + stderr,
  };
}

const COMMENT = `${MARKER}\n## What changes\n\n$(touch here) \`touch there\`\n`;

describe('the comment on a pull request', () => {
  it('is found by the marker of the script', () => expect(step?.env?.MARKER).toBe(MARKER));

  it('is created on the pull request that GitHub names', () => {
    const { calls, body, code } = post(COMMENT);
    expect(code).toBe(0);
    expect(calls[0]).toContain('repos/acme/data/pulls -f state=open -f head=somebody:fix');
    expect(calls[2]).toBe('api --method POST repos/acme/data/issues/7/comments -F body=@body.md --silent');
    expect(body?.startsWith(COMMENT)).toBe(true);
    expect(body).toContain('Made by the code of this pull request at abc.');
  });

  it('is updated if there is one', () => {
    expect(post(COMMENT, { id: '42' }).calls[2]).toBe(
      'api --method PATCH repos/acme/data/issues/comments/42 -F body=@body.md --silent',
    );
  });

  it('is not written if the pull request is closed or has newer commits', () => {
    const { calls, code, said } = post(COMMENT, { number: '' });
    expect({ calls: calls.length, code }).toEqual({ calls: 1, code: 0 });
    expect(said).toContain('no open pull request is at abc');
  });

  it.each([
    ['too long', `${MARKER}\n${'x'.repeat(62_000)}`, 'too long'],
    ['something else', '## Hello', 'no such comment'],
  ])('is rejected if it is %s', (_, comment, why) => {
    const { calls, code, said } = post(comment);
    expect({ calls: calls.length, code }).toEqual({ calls: 1, code: 1 });
    expect(said).toContain(why);
  });

  it('does not exceed the limit with the line that the step adds', () => {
    const line = post(COMMENT).body?.slice(COMMENT.length) ?? '';
    expect(MOST_BYTES + Buffer.byteLength(line)).toBeLessThan(62_000);
  });
});
