import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Single source of the names, version and repository of the published packages. */
export const PUBLICATION = 'clients/publication.json';

/** Content of `clients/publication.json`. */
export interface Publication {
  version: string;
  /** Whether the packages are on npm and PyPI. */
  published: boolean;
  /** URL of the repository on GitHub, without `.git`; null while there is none. */
  repository: string | null;
  npm: string;
  pypi: string;
  /** Name in the MCP registry: a namespace whose ownership is verified, and a name. */
  mcp: string;
}

const RULES: Readonly<Record<Exclude<keyof Publication, 'published'>, readonly [pattern: RegExp, allowed: string]>> = {
  version: [/^\d+\.\d+\.\d+(-[\w.]+)?$/, 'a version such as 1.2.0'],
  repository: [
    /^https:\/\/github\.com\/[\w-]+\/[\w.-]+(?<!\.git)$/,
    'the address of the repository, in the form https://github.com/OWNER/NAME',
  ],
  npm: [/^(@[a-z\d-]+\/)?[a-z\d][a-z\d._-]*$/, 'a valid npm name'],
  pypi: [/^[a-z\d]([a-z\d._-]*[a-z\d])?$/i, 'a valid PyPI name'],
  mcp: [/^[a-zA-Z\d.-]+\/[a-zA-Z\d._-]+$/, 'NAMESPACE/NAME, the form that the registry of MCP servers requires'],
};

/** Words that are placeholders for a value. */
const PLACEHOLDER = /(?:^|[/.@_-])(?:example|owner|placeholder|todo|fixme|xxx+|your[a-z]*)(?:$|[/.@_-])/i;

const GITHUB = 'io.github.';

/** Names, version and repository as configured in the repository. */
export function readPublication(root = ''): Publication {
  return JSON.parse(readFileSync(path.join(root, PUBLICATION), 'utf8')) as Publication;
}

/** The manifests for registries, with the values of the publication filled in. @throws when one lacks a placeholder */
export function publishedManifests(publication: Publication, root = ''): Map<string, string> {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const { version, repository, npm, mcp } = publication;
  const write = (file: string, known: object): [string, string] => [
    file,
    `${JSON.stringify({ ...(JSON.parse(read(file)) as object), ...known }, null, 2)}\n`,
  ];
  const [folder, python, server] = ['clients/typescript', 'clients/python/pyproject.toml', 'server.json'];
  const { packages } = JSON.parse(read(server)) as { packages: object[] };
  return new Map([
    write('package.json', { version }),
    write(`${folder}/package.json`, {
      ...{ name: npm, version, mcpName: mcp },
      // A key without a value is omitted.
      repository: repository === null ? undefined : { type: 'git', url: `git+${repository}.git`, directory: folder },
    }),
    write(server, {
      ...{ name: mcp, version },
      repository: repository === null ? undefined : { url: repository, source: 'github' },
      packages: packages.map((one) => ({ ...one, identifier: npm, version })),
    }),
    [python, pythonManifest(read(python), publication)],
  ]);
}

/** Why this cannot be published: one line per value, with the file, the key, the value and what is allowed. */
export function refusals(publication: Publication): string[] {
  const refuse = (key: string, value: unknown, allowed: string) =>
    `${PUBLICATION} ${key}: ${JSON.stringify(value)} (allowed: ${allowed})`;
  const wrong = Object.entries(RULES).flatMap(([key, [pattern, allowed]]) => {
    const value = publication[key as keyof Publication];
    return typeof value === 'string' && pattern.test(value) && !PLACEHOLDER.test(value)
      ? []
      : [refuse(key, value, allowed)];
  });
  if (wrong.length > 0) return wrong;
  // The MCP registry reserves this namespace for the owner of the repository.
  const { mcp, repository } = publication;
  const namespace = `${GITHUB}${repository?.split('/')[3]}/`;
  return mcp.startsWith(GITHUB) && !mcp.toLowerCase().startsWith(namespace.toLowerCase())
    ? [refuse('mcp', mcp, `${namespace}NAME, the namespace of the owner of the repository`)]
    : [];
}

function pythonManifest(text: string, { pypi, version, repository }: Publication): string {
  const before = '\n[tool.setuptools]\n';
  const line = (key: string, value: string) => [new RegExp(`^${key} = ".*"$`, 'm'), `${key} = "${value}"`] as const;
  const written = [line('name', pypi), line('version', version)].reduce((result, [pattern, to]) => {
    if (!pattern.test(result)) throw new Error(`clients/python/pyproject.toml has no line ${pattern}`);
    return result.replace(pattern, to);
  }, text);
  const plain = written.replace(/\n\[project\.urls\]\nRepository = .*\n/, '');
  if (!plain.includes(before)) throw new Error('clients/python/pyproject.toml has no [tool.setuptools]');
  return repository === null
    ? plain
    : plain.replace(before, `\n[project.urls]\nRepository = "${repository}"\n${before}`);
}
