import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { refreshSummary } from '../../scripts/import/refresh-summary.js';
import { Report } from '../../scripts/import/report.js';
import { withState } from '../../scripts/import/source-state.js';
import { arrange } from '../../scripts/load/dataset.js';
import { readSourceFiles } from '../../scripts/load/read.js';
import { checkoutOf } from '../support/checkout.js';
import { DATA } from '../support/data.js';
import { addFiles, folderOf } from '../support/folder.js';
import { script } from '../support/script.js';
import { workflows } from '../support/workflow.js';
import { DATA_FOLDER } from './fixtures/data.js';
import { ORCA_CHECKOUT } from './fixtures/orca.js';

/** A folder of checkouts, each a link by the id of its source. */
function folderOfLinks(checkouts: Readonly<Record<string, string>>): string {
  const folder = folderOf();
  for (const [id, place] of Object.entries(checkouts)) symlinkSync(place, path.join(folder, id));
  return folder;
}

describe('npm run refresh', () => {
  const { folder, commit } = checkoutOf('https://example.org/a.git', ORCA_CHECKOUT);
  const sourcesOf = (data: string) => arrange(readSourceFiles(data)).sources.value.sources;

  it('imports the sources whose checkouts are there, and says which are not', () => {
    const data = folderOf(DATA_FOLDER);
    const from = folderOfLinks({ 'acme-slicer': folder });
    const summary = path.join(folderOf(), 'summary.md');
    const { error, code } = script('refresh', '--data', data, '--from', from, '--write', '--summary', summary);
    expect({ error, code }).toEqual({ error: '', code: 0 });
    const text = readFileSync(summary, 'utf8');
    expect(text).toContain(`| \`acme-slicer\` | \`abc\` → \`${commit.slice(0, 12)}\` | 3 | 0 | 0 | 0 |`);
    expect(text).toContain('New printers / 新增打印机: `acme-loop`, `acme-one`, `beta-mini`');
    expect(text).toContain('| `print mode that is listed as a machine` | 1 |');
    expect(text).toContain('Not fetched, and as before: `zeta-slicer`');
    expect(text).toContain('- [ ] `acme-slicer` is called `Acme Slicer`: is that still its version?');
    expect(sourcesOf(data)['acme-slicer']).toMatchObject({ name: 'Acme Slicer', commit, date: '2026-11-20' });
    expect(readFileSync(path.join(data, 'imported/acme-slicer/printers/acme-one.json'), 'utf8')).toContain('Acme One');

    const again = script('refresh', '--data', data, '--from', from, '--write');
    expect(again.out).toContain(`| \`acme-slicer\` | \`${commit.slice(0, 12)}\`, as before | 0 | 0 | 0 | 0 |`);
    expect(again.out).not.toContain('Before it is merged');
  });

  it('shows it and writes nothing without --write', () => {
    const data = folderOf(DATA_FOLDER);
    const { out, error } = script('refresh', '--data', data, '--from', folderOfLinks({ 'acme-slicer': folder }));
    expect(out).toContain('New printers');
    expect(error).toContain('Nothing was written');
    expect(sourcesOf(data)['acme-slicer']?.commit).toBe('abc');
  });

  it('refuses a folder of which nobody could say where its values are from, and reads the others', () => {
    const data = folderOf(DATA_FOLDER);
    const other = checkoutOf('https://example.org/somewhere-else', ORCA_CHECKOUT).folder;
    const wrong = script('refresh', '--data', data, '--from', folderOfLinks({ 'acme-slicer': other }), '--write');
    expect(wrong.out).toMatch(
      /`acme-slicer` was not read: `.* is a checkout of https:\/\/example\.org\/somewhere-else/,
    );
    expect(wrong.code).toBe(1);
    const changed = checkoutOf('https://example.org/a', ORCA_CHECKOUT).folder;
    addFiles(changed, { 'resources/profiles/Beta.json': { machine_list: [] } });
    const from = folderOfLinks({ 'acme-slicer': folder, 'zeta-slicer': changed });
    const both = script('refresh', '--data', data, '--from', from);
    expect(both.out).toContain('`zeta-slicer` was not read');
    expect(both.out).toContain('New printers');
    expect(both.code).toBe(0);
    const edited = script('refresh', '--data', data, '--from', folderOfLinks({ 'acme-slicer': changed }));
    expect(edited.out).toContain('has changes that are not committed');
  });

  it.each([
    ['no folder', [], 'usage: npm run refresh -- --from FOLDER'],
    ['a folder without a checkout', ['--from', folderOf()], 'a folder for each of acme-slicer, zeta-slicer'],
  ])('says what it wants when it gets %s', (_, args, said) => {
    const { error, code } = script('refresh', '--data', folderOf(DATA_FOLDER), ...args);
    expect(code).toBe(1);
    expect(error).toContain(said);
  });
});

describe('the state of a source', () => {
  it('is put in without another change', () => {
    const text =
      '# Where from\nsources:\n  a: {name: A, commit: old, date: "2020-01-01"} # kept\n  b:\n    commit: x\n    date: "2021-01-01"\n';
    const now = { commit: 'new', date: '2026-11-22' };
    expect(withState(text, 'a', now)).toBe(text.replace('old', 'new').replace('2020-01-01', '2026-11-22'));
    expect(withState(text, 'b', now)).toBe(
      text.replace('commit: x', 'commit: new').replace('2021-01-01', '2026-11-22'),
    );
    expect(() => withState(text, 'c', now)).toThrow('no commit of c');
  });
});

describe('the text for a pull request', () => {
  it('fits, whatever changes', () => {
    const files = Array.from({ length: 4000 }, (_, i) => `imported/a/printers/${i}.json`);
    const summary = {
      created: files,
      ...{
        added: [],
        partsAdded: [],
        partsGone: [],
        gone: files,
        overrides: [],
        withheld: { gained: files, lost: [] },
      },
      changed: files.map((file, i) => {
        return { file, changes: [{ path: 'x', field: `facts.${i}`, before: 'x'.repeat(200), after: '<b>|`' }] };
      }),
    };
    const source = {
      id: 'a',
      name: 'A',
      commit: 'abc',
      state: 'read' as const,
      now: 'def',
      summary,
      report: new Report(),
    };
    const many = Array.from({ length: 20 }, () => source);
    expect(Buffer.byteLength(refreshSummary(many))).toBeLessThanOrEqual(60_000);
    expect(refreshSummary([source])).toContain('… and 3,970 more');
    expect(refreshSummary([source])).toContain('`` "<b>\\|`" ``');
  });
});

describe('the weekly workflow', () => {
  const job = workflows().find(({ file }) => file === 'refresh.yml')?.workflow.jobs.import;
  const fetching = job?.steps.find(({ name }) => name === 'Fetch the checkouts')?.run ?? '';
  const known = arrange(readSourceFiles(DATA)).sources.value.sources;

  it('fetches each source from its repository, but for those that stay as they are', () => {
    const places = new Map(
      [...fetching.matchAll(/^fetch (\S+) (\S+)$/gm)].map(([, name, place = '']) => [place, name]),
    );
    const links = [...fetching.matchAll(/^ln -s \.\.\/([^/]+)\/\S+ of\/(\S+)$/gm)];
    for (const [, place = '', id] of links) places.set(`of/${id}`, places.get(place));
    const ids = [...places.keys()].flatMap((place) => /^of\/([^/]+)$/.exec(place)?.[1] ?? []);
    for (const id of ids) expect(`https://github.com/${places.get(`of/${id}`)}`).toBe(known[id]?.repository);
    const left = Object.keys(known).filter((id) => !ids.includes(id));
    expect(left).toEqual(['orcaslicer-2-3', 'bambustudio-02-04', 'orcaslicer-main']);
  });
});
