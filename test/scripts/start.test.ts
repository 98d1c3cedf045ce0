import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { script } from '../support/script.js';

it('refuses a port that is taken, or is none, before it builds', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  const taken = await script('start', '--port', String(port));
  other.close();
  expect(taken.code).toBe(1);
  expect(taken.error).toMatch(/EADDRINUSE[^\n]+\nUse another port: npm start -- --port \d+\n$/);
  for (const port of ['0', '65536', 'abc'])
    expect((await script('start', '--port', port)).error).toBe(`"${port}" is not a port (allowed: 1 to 65535)\n`);
});
