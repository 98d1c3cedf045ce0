import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  PUBLICATION,
  type Publication,
  publishedManifests,
  readPublication,
  refusals,
} from '../../scripts/shared/publication.js';
import { addFiles, folderOf } from '../support/folder.js';
import { sitePages } from '../support/pages.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
const KNOWN: Publication = {
  version: '1.2.0',
  published: true,
  repository: 'https://github.com/Somebody/prints',
  npm: '@somebody/prints',
  pypi: 'prints',
  mcp: 'io.github.somebody/prints',
};

describe('the publication', () => {
  it('writes its names, version and repository into the file of every registry', () => {
    const files = publishedManifests(KNOWN, ROOT);
    const json = (file: string): unknown => JSON.parse(files.get(file) ?? '');
    expect(json('package.json')).toMatchObject({ version: '1.2.0' });
    expect(json('clients/typescript/package.json')).toMatchObject({
      ...{ name: '@somebody/prints', version: '1.2.0', mcpName: KNOWN.mcp, type: 'module' },
      repository: {
        ...{ type: 'git', url: 'git+https://github.com/Somebody/prints.git', directory: 'clients/typescript' },
      },
    });
    expect(json('server.json')).toMatchObject({
      ...{ name: KNOWN.mcp, version: '1.2.0', repository: { url: KNOWN.repository, source: 'github' } },
      packages: [{ identifier: '@somebody/prints', version: '1.2.0', transport: { type: 'stdio' } }],
    });
    const python = files.get('clients/python/pyproject.toml') ?? '';
    expect(python).toMatch(/^\[project\]\nname = "prints"\nversion = "1\.2\.0"$/m);
    expect(python).toMatch(
      /^\]\n\n\[project\.urls\]\nRepository = "https:\/\/github\.com\/Somebody\/prints"\n\n\[tool\.setuptools\]$/m,
    );
  });

  it('is written idempotently, and removes a withdrawn address', () => {
    const place = folderOf({});
    for (const file of publishedManifests(KNOWN, ROOT).keys())
      cpSync(path.join(ROOT, file), path.join(place, file), { recursive: true });
    const unknown = publishedManifests({ ...KNOWN, repository: null }, place);
    const known = publishedManifests(KNOWN, place);
    addFiles(place, Object.fromEntries(known));
    expect(publishedManifests(KNOWN, place)).toEqual(known);
    expect(publishedManifests({ ...KNOWN, repository: null }, place)).toEqual(unknown);
    expect([...unknown.values()].join('')).not.toContain('epository');
  });

  it('passes if everything is known', () => expect(refusals(KNOWN)).toEqual([]));

  it.each([
    ['repository', null],
    ['repository', ''],
    ['repository', 'https://github.com/OWNER/NAME'],
    ['repository', 'https://github.com/your-name/prints'],
    ['repository', 'https://example.org/prints'],
    ['repository', 'https://github.com/Somebody/prints.git'],
    ['version', 'latest'],
    ['npm', 'TODO'],
    ['pypi', 'placeholder'],
    ['mcp', 'prints'],
    ['mcp', 'io.github.example/prints'],
  ])('is refused with the file and the key: %s %j', (key, value) => {
    const [line, ...others] = refusals({ ...KNOWN, [key]: value });
    expect(line).toMatch(`${PUBLICATION} ${key}: ${JSON.stringify(value)} (allowed: `);
    expect(others).toEqual([]);
  });

  it('is refused in another owner’s namespace', () => {
    expect(refusals({ ...KNOWN, mcp: 'io.github.somebody-else/prints' })).toEqual([
      `${PUBLICATION} mcp: "io.github.somebody-else/prints" (allowed: io.github.Somebody/NAME, the namespace of the owner of the repository)`,
    ]);
    expect(refusals({ ...KNOWN, mcp: 'org.prints/prints' })).toEqual([]);
  });

  it('has exactly these keys', () => expect(Object.keys(readPublication(ROOT))).toEqual(Object.keys(KNOWN)));
});

describe('documents while the packages are not published', () => {
  const { published, version } = readPublication(ROOT);
  const written = ['README.md', 'clients/typescript/README.md', 'clients/python/README.md'];

  it.each(written)('%s shows the route that works', (file) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    const fromRegistry = /npx (?:-y|--yes) open-print-data|(?:npm|pip) install (?:--global )?open-print-data\b/g;
    expect(text.match(fromRegistry) !== null).toBe(published);
    expect(/not on npm yet|not on PyPI yet|not published yet/.test(text)).toBe(!published);
    const packed = [...text.matchAll(/\.\/open-print-data-([\w.-]+)\.tgz/g)].map(([, found]) => found);
    expect(new Set(packed)).toEqual(new Set(published || !text.includes('npm pack') ? [] : [version]));
  });

  it('never fetch them from a registry', async () => {
    const bodies = (await sitePages()).map(({ id, body }) => ({ id, body }));
    const asking = bodies.filter(({ body }) =>
      /npx (?:-y |--yes )?open-print-data|"command": "npx"|npm install (?:--global )?open-print-data\b/.test(body),
    );
    expect(asking.length > 0).toBe(published);
    const route = bodies.filter(({ body }) => body.includes('npm pack --workspace clients/typescript'));
    expect(route.map(({ id }) => id).sort()).toEqual(
      published ? [] : ['client', 'command', 'zh-cn/client', 'zh-cn/command'],
    );
  });
});
