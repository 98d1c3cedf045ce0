import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { folderOf } from '../support/folder.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
const lines = readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8').replaceAll('\\\n', '').split('\n');
const stages = lines.flatMap((line, at) => (line.startsWith('FROM ') ? [at] : []));
const serving = lines.slice(stages.at(-1));

it('is built from the files of a clone, in an order that caches the packages', () => {
  const copies = lines.filter((line) => /^COPY (?!--from)/.test(line)).map((line) => line.split(' ').slice(1, -1));
  expect(copies.flat().filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  const ignored = readFileSync(path.join(ROOT, '.dockerignore'), 'utf8').split('\n');
  expect(copies.flat().filter((file) => ignored.includes(file))).toEqual([]);
  // The lock file names the workspace package, whose command npm links.
  const before = copies
    .slice(
      0,
      copies.findIndex(([file]) => file === '.'),
    )
    .flat();
  expect(before).toEqual(expect.arrayContaining(['package-lock.json', '.npmrc', 'clients/typescript/package.json']));
  const { bin } = JSON.parse(readFileSync(path.join(ROOT, 'clients/typescript/package.json'), 'utf8'));
  for (const file of Object.values<string>(bin))
    expect(before).toContain(path.dirname(path.join('clients/typescript', file)));
});

it('does not run as root', () => {
  const users = serving.filter((line) => line.startsWith('USER '));
  expect(users).toEqual(['USER node']);
  expect(serving.findIndex((line) => line.startsWith('CMD '))).toBeGreaterThan(serving.indexOf('USER node'));
});

it.each([
  ['a healthy server', 200, 0],
  ['a server that cannot read its files', 503, 1],
  ['no server', null, 1],
])('has a health check: %s', (_, status, code) => {
  const [, check = ''] = /CMD (\[.*\])$/.exec(serving.find((line) => line.startsWith('HEALTHCHECK ')) ?? '') ?? [];
  const [, ...args] = JSON.parse(check) as string[];
  // The check and the server run in the same process.
  const server = `
    import { createServer } from 'node:http';
    import { spawn } from 'node:child_process';
    const server = createServer(({ url }, answer) => answer.writeHead(url === '/healthz' ? ${status} : 404).end());
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      const run = () => spawn(process.execPath, ${JSON.stringify(args)}, { env: { ...process.env, PORT: String(port) } })
        .on('exit', (code) => { console.log(code); process.exit(); });
      ${status === null ? 'server.close(run)' : 'run()'};
    });`;
  const folder = folderOf({ 'check.mjs': server });
  const { stdout, stderr } = spawnSync(process.execPath, [path.join(folder, 'check.mjs')], { encoding: 'utf8' });
  expect([stderr, stdout]).toEqual(['', `${code}\n`]);
});
