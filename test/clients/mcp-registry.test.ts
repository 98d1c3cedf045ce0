import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = <T>(file: string) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as T;

interface Server {
  $schema: string;
  name: string;
  title?: string;
  description: string;
  version: string;
  packages: {
    registryType: string;
    registryBaseUrl: string;
    identifier: string;
    version: string;
    transport: { type: string };
    packageArguments: { type: string; value?: string; valueHint?: string }[];
    environmentVariables: { name: string; isRequired: boolean }[];
  }[];
}

const server = read<Server>('server.json');
const pack = read<{ name: string; version: string; mcpName: string; bin: Record<string, string> }>(
  'clients/typescript/package.json',
);

/**
 * The requirements of the registry for server.json: docs/reference/server-json/draft/server.schema.json of
 * https://github.com/modelcontextprotocol/registry at 145c2ec7c424, and official-registry-requirements.md beside it.
 */
describe('server.json', () => {
  it('meets the requirements and limits of the registry', () => {
    expect(server.$schema).toMatch(
      /^https:\/\/static\.modelcontextprotocol\.io\/schemas\/\d{4}-\d\d-\d\d\/server\.schema\.json$/,
    );
    expect(server.name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
    expect(server.name.length).toBeLessThanOrEqual(200);
    expect(server.description.length).toBeGreaterThan(0);
    expect(server.description.length).toBeLessThanOrEqual(100);
    expect(server.title?.length ?? 0).toBeLessThanOrEqual(100);
    // The registry rejects version ranges.
    expect(server.version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
    expect(server.packages).toHaveLength(1);
    for (const one of server.packages) {
      expect(one).toMatchObject({ registryType: 'npm', registryBaseUrl: 'https://registry.npmjs.org' });
      expect(one.transport).toEqual({ type: 'stdio' });
      expect(one.version).not.toBe('latest');
      for (const argument of one.packageArguments) expect(argument.value ?? argument.valueHint).toBeTruthy();
    }
  });

  it('describes the actual package', () => {
    const [one] = server.packages;
    expect(one?.identifier).toBe(pack.name);
    expect([server.version, one?.version]).toEqual([pack.version, pack.version]);
    // The registry compares the two in the package published on npm.
    expect(pack.mcpName).toBe(server.name);
    // The command that `npx` runs for the package name.
    expect(pack.bin).toHaveProperty(pack.name);
    expect(one?.packageArguments.map(({ value }) => value)).toEqual(['mcp']);
    // The package has no built-in URL: without a source the server does not start.
    expect(one?.environmentVariables).toMatchObject([{ name: 'OPEN_PRINT_DATA', isRequired: true }]);
  });
});
