import path from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { folderOf } from '../support/folder.js';
import { workflows } from '../support/workflow.js';

const ROOT = path.resolve(import.meta.dirname, '../..');

interface Diagnostic {
  message: string;
  range: { start: { line: number } };
}

/** What GitHub's own reader of workflows, the one behind its editors, finds in a text. */
async function reader(): Promise<(name: string, text: string) => Promise<string[]>> {
  const outfile = path.join(folderOf(), 'reader.cjs');
  // Its modules import JSON in a way that bundlers know and Node does not.
  await build({
    stdin: {
      contents:
        "export { validate } from '@actions/languageservice'; export { TextDocument } from 'vscode-languageserver-textdocument';",
      resolveDir: path.join(ROOT, 'test'),
    },
    ...{ bundle: true, platform: 'node', format: 'cjs', outfile, logLevel: 'error' },
  });
  const { validate, TextDocument } = (await import(outfile)).default as {
    validate: (document: unknown) => Promise<Diagnostic[]>;
    TextDocument: { create: (uri: string, language: string, version: number, text: string) => unknown };
  };
  let read = 0;
  return async (name, text) => {
    // It remembers what it has read under an address.
    const document = TextDocument.create(`file:///${read++}/.github/workflows/${name}`, 'yaml', 1, text);
    return (await validate(document)).map(({ message, range }) => `${range.start.line + 1}: ${message}`);
  };
}

describe('the workflows, as GitHub reads them', async () => {
  const read = await reader();

  it.each(workflows())('$file is as it has to be', async ({ file, text }) => {
    expect(await read(file, text)).toEqual([]);
  });

  it.each([
    ['a permission', 'id-token: write', 'id-tokn: write', "Unexpected value 'id-tokn'"],
    ['a job to wait for', 'needs: attest', 'needs: attset', "Value 'attset' is not valid"],
    ['a context', 'github.token', 'githb.token', "Unrecognized named-value: 'githb'"],
    ['a key of a step', 'run: .ci/run', 'rnu: .ci/run', "Unexpected value 'rnu'"],
  ])('a slip is found: %s', async (_, right, wrong, message) => {
    const text = workflows().find(({ file }) => file === 'release.yml')?.text ?? '';
    expect(text).toContain(right);
    expect((await read('release.yml', text.replace(right, wrong))).join('\n')).toContain(message);
  });
});
