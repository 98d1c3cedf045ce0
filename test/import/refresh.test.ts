import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { withState } from '../../scripts/import/checkout.js';
import { Report } from '../../scripts/import/report.js';
import { refreshSummary } from '../../scripts/import/summary.js';
import { buildDataset } from '../../scripts/pipeline/load/dataset.js';
import { readSourceFiles } from '../../scripts/pipeline/load/read.js';
import { checkoutOf } from '../support/checkout.js';
import { DATA } from '../support/data.js';
import { addFiles, folderOf } from '../support/folder.js';
import { script } from '../support/script.js';
import { workflows } from '../support/workflow.js';
import { DATA_FOLDER } from './fixtures/data.js';
import { FILAMENT_DATA, OPEN_FILAMENT_DATABASE, SPOOLMANDB } from './fixtures/filaments.js';
import { ORCA_CHECKOUT } from './fixtures/orca.js';

function folderOfLinks(checkouts: Readonly<Record<string, string>>): string {
  const folder = folderOf();
  for (const [id, place] of Object.entries(checkouts)) symlinkSync(place, path.join(folder, id));
  return folder;
}

describe('npm run refresh', () => {
  const { folder, commit } = checkoutOf('https://example.org/a.git', ORCA_CHECKOUT);
  const sourcesOf = (data: string) => buildDataset(readSourceFiles(data)).sources.value.sources;

  it('imports the sources with a checkout, and lists the others', async () => {
    const data = folderOf(DATA_FOLDER);
    const from = folderOfLinks({ 'acme-slicer': folder });
    const summary = path.join(folderOf(), 'summary.md');
    const { error, code } = await script('refresh', '--data', data, '--from', from, '--write', '--summary', summary);
    expect({ error, code }).toEqual({ error: '', code: 0 });
    const text = readFileSync(summary, 'utf8');
    expect(text).toContain(`| \`acme-slicer\` | \`abc\` → \`${commit.slice(0, 12)}\` | 3 | 0 | 0 | 0 |`);
    expect(text).toContain('New / 新增: `printers/acme-loop`, `printers/acme-one`, `printers/beta-mini`');
    expect(text).toContain('Makers to add to `data/brands.yaml` / 待加入的品牌: `Gamma: Gamma Solo`');
    expect(text).toContain('| `print mode listed as a machine` | 1 |');
    expect(text).toContain('Not fetched, and unchanged: `zeta-slicer`');
    expect(text).toContain('- [ ] `acme-slicer` is called `Acme Slicer`: is that still its version?');
    expect(sourcesOf(data)['acme-slicer']).toMatchObject({ name: 'Acme Slicer', commit, date: '2026-11-20' });
    expect(readFileSync(path.join(data, 'imported/acme-slicer/printers/acme-one.json'), 'utf8')).toContain('Acme One');

    const again = await script('refresh', '--data', data, '--from', from, '--write');
    expect(again.out).toContain(`| \`acme-slicer\` | \`${commit.slice(0, 12)}\`, unchanged | 0 | 0 | 0 | 0 |`);
    expect(again.out).not.toContain('Before it is merged');
  });

  it('reads refresh_from instead of a copied repository, and updates the repository', async () => {
    const text = String(DATA_FOLDER['sources.yaml']);
    const copied = text
      .replace('{', '{refresh_from: "https://example.org/a", ')
      .replace('repository: "https://example.org/a"', 'repository: "https://copies.example/a"');
    expect(copied).toContain('copies');
    const data = folderOf({ ...DATA_FOLDER, 'sources.yaml': copied });
    const from = folderOfLinks({ 'acme-slicer': folder });
    expect(await script('refresh', '--data', data, '--from', from, '--write')).toMatchObject({ code: 0 });
    expect(sourcesOf(data)['acme-slicer']).toMatchObject({ repository: 'https://example.org/a', commit });
  });

  it('shows the changes and writes nothing without --write', async () => {
    const data = folderOf(DATA_FOLDER);
    const { out, error } = await script('refresh', '--data', data, '--from', folderOfLinks({ 'acme-slicer': folder }));
    expect(out).toContain('New / 新增');
    expect(error).toContain('Nothing was written');
    expect(sourcesOf(data)['acme-slicer']?.commit).toBe('abc');
  });

  it('rejects a checkout of another repository or with edits, and reads the others', async () => {
    const data = folderOf(DATA_FOLDER);
    const other = checkoutOf('https://example.org/somewhere-else', ORCA_CHECKOUT).folder;
    const wrong = await script('refresh', '--data', data, '--from', folderOfLinks({ 'acme-slicer': other }), '--write');
    expect(wrong.out).toMatch(
      /`acme-slicer` was not read: `.* is a checkout of https:\/\/example\.org\/somewhere-else/,
    );
    expect(wrong.code).toBe(1);
    const changed = checkoutOf('https://example.org/a', ORCA_CHECKOUT).folder;
    addFiles(changed, { 'resources/profiles/Beta.json': { machine_list: [] } });
    const from = folderOfLinks({ 'acme-slicer': folder, 'zeta-slicer': changed });
    const both = await script('refresh', '--data', data, '--from', from);
    expect(both.out).toContain('`zeta-slicer` was not read');
    expect(both.out).toContain('New / 新增');
    expect(both.code).toBe(0);
    const edited = await script('refresh', '--data', data, '--from', folderOfLinks({ 'acme-slicer': changed }));
    expect(edited.out).toContain('has uncommitted changes');
  });

  it.each([
    ['no folder', [], 'usage: npm run refresh -- --from FOLDER'],
    ['a folder without a checkout', ['--from', folderOf()], 'add a folder for each of acme-slicer, zeta-slicer'],
  ])('explains its usage when given %s', async (_, args, said) => {
    const { error, code } = await script('refresh', '--data', folderOf(DATA_FOLDER), ...args);
    expect(code).toBe(1);
    expect(error).toContain(said);
  });
});

describe('a refresh of filament databases', () => {
  const ofd = checkoutOf('https://example.org/ofd', OPEN_FILAMENT_DATABASE);
  const spools = checkoutOf('https://example.org/s', SPOOLMANDB);
  const withDatabases = () =>
    folderOf({ ...DATA_FOLDER, 'materials/pla-cf.yaml': DATA_FOLDER['materials/pla.yaml'] ?? '', ...FILAMENT_DATA });
  const databasesOf = (data: string) => buildDataset(readSourceFiles(data)).sources.value.filament_sources;

  it('writes the same files as an import of each, with commit and date', async () => {
    const data = withDatabases();
    const from = folderOfLinks({ ofd: ofd.folder, spools: spools.folder });
    const { out, error, code } = await script('refresh', '--data', data, '--from', from, '--write');
    expect({ error, code }).toEqual({ error: '', code: 0 });
    expect(out).toContain(` → \`${ofd.commit.slice(0, 12)}\` | 1 | 0 | 0 | 0 |`);
    expect(out).toContain('New / 新增: `filaments/acme`');
    expect(out).toContain('- [ ] `ofd` is called');
    expect(databasesOf(data).ofd).toMatchObject({ commit: ofd.commit, date: '2026-11-20' });
    expect(databasesOf(data).spools?.commit).toBe(spools.commit);

    const alone = withDatabases();
    for (const [id, { folder }] of Object.entries({ ofd, spools }))
      expect((await script('import', '--data', alone, '--source', id, '--from', folder, '--write')).out).toContain(
        'files written',
      );
    for (const file of ['ofd/filaments/acme.json', 'ofd/digests.json', 'spools/digests.json']) {
      const [text, other] = [data, alone].map((folder) => readFileSync(path.join(folder, 'imported', file), 'utf8'));
      expect(text, file).toBe(other);
    }

    const again = await script('refresh', '--data', data, '--from', from);
    expect(again.out).toContain(`| \`ofd\` | \`${ofd.commit.slice(0, 12)}\`, unchanged | 0 | 0 | 0 | 0 |`);
    expect(again.out).not.toContain('Before it is merged');
  });
});

describe('the state of a source', () => {
  it('is updated without other changes', () => {
    const text =
      '# Where from\nsources:\n  a: {name: A, commit: old, date: "2020-01-01"} # kept\n  b:\n    commit: x\n    date: "2021-01-01"\n';
    const now = { commit: 'new', date: '2026-11-22' };
    expect(withState(text, ['sources', 'a'], now)).toBe(text.replace('old', 'new').replace('2020-01-01', '2026-11-22'));
    expect(withState(text, ['sources', 'b'], now)).toBe(
      text.replace('commit: x', 'commit: new').replace('2021-01-01', '2026-11-22'),
    );
    const databases = text.replace('sources:', 'filament_sources:');
    expect(withState(databases, ['filament_sources', 'a'], now)).toBe(
      databases.replace('old', 'new').replace('2020-01-01', '2026-11-22'),
    );
    expect(withState(text, ['sources', 'a'], { ...now, commit: '0976d520' })).toContain('commit: "0976d520"');
    expect(() => withState(text, ['sources', 'c'], now)).toThrow('there is nothing at sources.c.commit');
    const copied = text.replace('commit: x', 'commit: x\n    repository: https://host.example/copy');
    expect(withState(copied, ['sources', 'b'], { ...now, repository: 'https://host.example/own' })).toContain(
      'repository: https://host.example/own\n',
    );
  });
});

describe('the text for a pull request', () => {
  it('is limited in size, whatever changes', () => {
    const files = Array.from({ length: 4000 }, (_, i) => `imported/a/printers/${i}.json`);
    const summary = {
      ...{ created: files, known: [], changed: files, gone: files, parts: [], overrides: [] },
      values: files.map((file, i) => ({ file, field: `facts.${i}`, before: 'x'.repeat(200), after: '<b>|`' })),
    };
    const known = { id: 'a', name: 'A', commit: 'abc', now: 'def' };
    const source = { ...known, state: 'read' as const, summary, report: new Report() };
    const many = Array.from({ length: 5 }, () => source);
    expect(Buffer.byteLength(refreshSummary(many))).toBeLessThanOrEqual(60_000);
    expect(refreshSummary([source])).toContain('… and 3,970 more');
    expect(refreshSummary([source])).toContain('`` "<b>\\|`" ``');
  });
});

describe('the weekly workflow', () => {
  const job = workflows().find(({ file }) => file === 'refresh.yml')?.workflow.jobs.import;
  const fetching = job?.steps.find(({ name }) => name === 'Fetch the checkouts')?.run ?? '';
  const {
    sources,
    filament_sources: databases,
    code_sources: lists,
  } = buildDataset(readSourceFiles(DATA)).sources.value;
  const known = { ...sources, ...databases, ...lists };

  it('records the commit of each checkout before anything reads it', () => {
    const [fetch, ...others] =
      job?.steps.flatMap(({ run = '' }) => (/ rev-parse HEAD\)| refresh /.test(run) ? [run] : [])) ?? [];
    expect(fetch).toMatch(/git clone .* "\$2"\n.*git -C "\$2" rev-parse HEAD\)" \| tee -a "\$GITHUB_STEP_SUMMARY"/);
    expect(others).toHaveLength(1);
  });

  it('fetches each source from its repository, except the frozen ones', () => {
    const places = new Map(
      [...fetching.matchAll(/^fetch (\S+\/\S+) (\S+)/gm)].map(([, name, place = '']) => [place, name]),
    );
    const links = [...fetching.matchAll(/^ln -s \.\.\/([^/]+)\/\S+ of\/(\S+)$/gm)];
    for (const [, place = '', id] of links) places.set(`of/${id}`, places.get(place));
    const ids = [...places.keys()].flatMap((place) => /^of\/([^/]+)$/.exec(place)?.[1] ?? []);
    for (const id of ids)
      expect(`https://github.com/${places.get(`of/${id}`)}`).toBe(known[id]?.refresh_from ?? known[id]?.repository);
    const left = Object.keys(known).filter((id) => !ids.includes(id));
    expect(left).toEqual(['orcaslicer-2-3', 'bambustudio-02-04', 'orcaslicer-main']);
  });
});
