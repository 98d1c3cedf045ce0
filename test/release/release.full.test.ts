import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { FILES, schemaPath } from '../../core/contract/paths.js';
import { emitRelease } from '../../scripts/pipeline/emit/release.js';
import { readSteps } from '../../scripts/pipeline/load/steps.js';
import { Git } from '../../scripts/release/git.js';
import { type Build, tagOf } from '../../scripts/release/last-release.js';
import { type Plan, planRelease, recordRelease } from '../../scripts/release/release.js';
import { type JsonObject, merge } from '../../scripts/shared/tree.js';
import { addFiles, type Files, folderOf } from '../support/folder.js';
import { type Changes, smallComposed } from '../support/small-dataset.js';

/** The input for the build of a test repository: its data, and the contents of its release. */
interface Facts extends Changes {
  published?: Record<string, JsonObject>;
}

/** Releases by their facts, since the same ones are built repeatedly. */
const built = new Map<string, string>();

const build: Build = async (checkout, out) => {
  const text = readFileSync(path.join(checkout, 'facts.json'), 'utf8');
  if (!built.has(text)) built.set(text, await emit(JSON.parse(text) as Facts));
  cpSync(built.get(text) as string, out, { recursive: true });
};

async function emit({ published = {}, ...facts }: Facts): Promise<string> {
  const out = folderOf();
  await emitRelease({ ...smallComposed(facts), steps: [] }, out, { site: false });
  for (const [file, over] of Object.entries(published)) {
    const known = JSON.parse(readFileSync(path.join(out, file), 'utf8')) as JsonObject;
    writeFileSync(path.join(out, file), JSON.stringify(merge(known, over)));
  }
  return out;
}

/** Repositories by their content: each is created once and then copied, since every git command is a process. */
const repositories = new Map<string, Promise<string>>();

async function copyOf(name: string, make: () => Promise<Git>): Promise<Git> {
  const made = repositories.get(name) ?? make().then(({ folder }) => folder);
  repositories.set(name, made);
  const folder = folderOf();
  cpSync(await made, folder, { recursive: true });
  return new Git(folder);
}

function repository(facts: Facts = {}, files: Files = {}): Promise<Git> {
  return copyOf(JSON.stringify(['committed', facts, files]), async () => {
    const git = new Git(folderOf({ 'facts.json': facts, 'CHANGELOG.md': '# Changes\n', ...files }));
    git.run('init', '--quiet', '--initial-branch', 'main', '--template=');
    const settings = { 'user.name': 'Somebody', 'user.email': 'somebody@example.org', 'commit.gpgsign': 'false' };
    for (const [name, value] of Object.entries(settings)) git.run('config', name, value);
    commit(git);
    return git;
  });
}

function commit(git: Git, files: Files = {}): void {
  addFiles(git.folder, files);
  git.run('add', '.');
  git.run('commit', '--quiet', '--allow-empty', '-m', 'Change the data');
}

const day = (date: string) => ({ date, build, checkGenerated: () => {} });
const plan = (git: Git, date = '2026-01-31', more: object = {}) =>
  planRelease({ root: git.folder, ...day(date), ...more });
async function release(git: Git, date?: string): Promise<Plan> {
  const planned = await plan(git, date);
  recordRelease(git.folder, planned);
  return planned;
}

/** A repository after its first release, with other facts committed since. */
async function changedTo(facts: Facts, first: Facts = {}): Promise<Git> {
  const git = await copyOf(JSON.stringify(['released', first]), async () => {
    const before = await repository(first);
    await release(before);
    return before;
  });
  commit(git, { 'facts.json': facts });
  return git;
}

const more = { printers: { 'acme-one': { model: 'One Pro' } } };
const refused = async (git: Git) => {
  const before = [git.run('rev-parse', 'HEAD'), git.run('tag')];
  const error = await plan(git, '2026-02-01').then(
    () => '',
    (reason: Error) => reason.message,
  );
  expect([git.run('rev-parse', 'HEAD'), git.run('tag')]).toEqual(before);
  expect(git.dirty()).toEqual([]);
  expect(git.run('worktree', 'list').split('\n')).toHaveLength(1);
  return error;
};

describe('a release', () => {
  it('records the step from the last one, writes the change log, commits and tags', async () => {
    const git = await repository();
    const first = await release(git, '2026-01-01');
    commit(git, { 'facts.json': more });
    const second = await release(git, '2026-01-02');
    const steps = readSteps(path.join(git.folder, 'data'));
    expect(steps.map(({ version, previous_version, date }) => [version, previous_version, date])).toEqual([
      [first.step.version, null, '2026-01-01'],
      [second.step.version, first.step.version, '2026-01-02'],
    ]);
    const fields = [{ field: 'model', before: 'One', after: 'One Pro' }];
    expect(steps[1]?.changes).toEqual([{ kind: 'printers', id: 'acme-one', change: 'changed', fields }]);
    const log = readFileSync(path.join(git.folder, 'CHANGELOG-DATA.md'), 'utf8');
    expect(log.match(/^#.*$/gm)).toEqual([
      '# Changes of the data',
      `## ${second.step.version}`,
      expect.stringMatching(/^### Printers .*: 0 added, 0 removed, 1 changed$/),
      `## ${first.step.version}`,
    ]);
    // The first step counts the records and lists none.
    expect(steps[0]).toMatchObject({
      counts: { printers: { added: 1 }, profiles: { added: 1 } },
      groups: [],
      changes: [],
    });
    expect(log).toContain('- Troubleshooting rules / 故障规则: 1\n');
    expect(log).not.toContain('\n\n\n');
    expect(git.dirty()).toEqual([]);
    expect(git.run('tag', '--points-at', 'HEAD')).toBe(tagOf('2026-01-02', second.step.version));
    expect(git.run('log', '-1', '--format=%s%n%b')).toContain(`Release version ${second.step.version} of the data`);
  });

  it('is planned without changing anything', async () => {
    const git = await changedTo(more);
    const head = git.run('rev-parse', 'HEAD');
    const { writes } = await plan(git);
    expect([...writes.keys()].sort()).toEqual([
      'CHANGELOG-DATA.md',
      expect.stringMatching(/^data\/changes\/\w+\.json\.br$/),
    ]);
    expect([git.run('rev-parse', 'HEAD'), git.dirty()]).toEqual([head, []]);
  });

  it('is compared with the last one by commit if untagged, or with a given folder', async () => {
    const git = await changedTo(more);
    git.run('tag', '--delete', git.run('tag'));
    expect((await plan(git)).step.changes).toHaveLength(1);
    const last = path.join(folderOf(), 'last');
    git.run('worktree', 'add', '--detach', `${last}-checkout`, 'HEAD~1');
    await build(`${last}-checkout`, last);
    git.run('worktree', 'remove', `${last}-checkout`);
    const never: Build = (checkout, out) => (checkout === git.folder ? build(checkout, out) : expect.fail());
    expect((await plan(git, '2026-02-01', { last, build: never })).step.changes).toHaveLength(1);
  });
});

describe('a release is refused, and nothing is changed', () => {
  it('with uncommitted changes', async () => {
    const git = await changedTo(more);
    addFiles(git.folder, { 'note.txt': 'mine' });
    await expect(plan(git)).rejects.toThrow(
      'uncommitted changes, but a release contains only committed files:\n?? note.txt',
    );
  });

  it('with stale generated files', async () => {
    const git = await changedTo(more);
    const checkGenerated = () => {
      throw new Error('stale, run "npm run generate": README.md');
    };
    await expect(plan(git, '2026-02-01', { checkGenerated })).rejects.toThrow('stale, run "npm run generate"');
  });

  it('without a change, or back to an earlier version', async () => {
    const git = await changedTo({});
    expect(await refused(git)).toMatch(/^nothing to release: version \w+ is the last release, no answer has changed/);
    commit(git, { 'facts.json': more });
    await release(git, '2026-02-01');
    commit(git, { 'facts.json': {} });
    expect(await refused(git)).toMatch(/^version \w+ was released before, and a step back to it would form/);
  });

  it('that loses an id without a redirect', async () => {
    const git = await changedTo({}, { materials: { petg: {} } });
    expect(await refused(git)).toContain(
      'materials petg: the id is gone (allowed: an id that stays, or an entry in data/redirects.yaml: materials: {petg: <the new id>})',
    );
    commit(git, { 'facts.json': { redirects: { materials: { petg: 'pla' } } } });
    expect((await plan(git)).step.counts.materials.removed).toBe(1);
  });

  it('that loses a profile without a redirect', async () => {
    const nozzles = { '0.6': { diameter_mm: 0.6, preset: 'Acme One 0.6', layer_height_mm: {}, process: 'standard' } };
    const profiles = { pla: [{ nozzles: ['0.4', '0.6'], preset: 'Generic PLA', basis: 'generic', values: {} }] };
    const git = await changedTo({}, { imported: { slicer: { 'acme-one': { nozzles, profiles } } } });
    expect(await refused(git)).toContain('profiles acme-one--0.6--pla: the id is gone');
    commit(git, { 'facts.json': { redirects: { profiles: { 'acme-one--0.6--pla': 'acme-one--0.4--pla' } } } });
    expect((await plan(git)).step.counts.profiles.removed).toBe(1);
  });

  const field = (schema: JsonObject) => ({ [schemaPath('printer')]: { properties: { model: schema } } });
  const openapi = (part: JsonObject) => ({ [FILES.openapi]: part });
  const parameter = (name: string, changes: JsonObject) => openapi({ components: { parameters: { [name]: changes } } });
  const OLD = { get: { responses: {} } };

  it.each<[told: string, published: Record<string, JsonObject>, before?: Record<string, JsonObject>]>([
    ['schemas/printer.json model: may be of type number now, was string only', field({ type: 'number' })],
    ['schemas/printer.json model: may be null now', field({ type: ['string', 'null'] })],
    ['GET /api/v1/old: is gone (allowed: every path of v1 stays', {}, openapi({ paths: { '/api/v1/old': OLD } })],
    [
      'error code too_old: is gone (allowed: every error code stays)',
      {},
      openapi({ components: { examples: { too_old: { 'x-status': 400 } } } }),
    ],
    ['GET /api/v1/printers query parameter brand: is required now', parameter('brand', { required: true })],
    [
      'GET /api/v1/printers query parameter limit: maximum is 10, was 100',
      parameter('limit', { schema: { maximum: 10 } }),
    ],
    [
      '/api/v1/old.json: the path is gone (allowed: every path of v1 stays)',
      {},
      { [FILES.index]: { files: { old: '/api/v1/old.json' } } },
    ],
  ])('that breaks a published shape: %s', async (told, published, first = {}) => {
    const git = await changedTo({ ...more, published }, { published: first });
    const error = await refused(git);
    expect(error).toMatch(/^this would break what v1 promises in \d+ places:\n/);
    expect(error).toContain(told);
  });

  it('that adds an unannounced value to a closed list', async () => {
    const bed_shape = { enum: ['rectangular', 'circular', 'other', 'oval', null] };
    const published = { [schemaPath('printer')]: { properties: { bed_shape } } };
    const git = await changedTo({ ...more, published });
    expect(await refused(git)).toContain(
      'schemas/printer.json bed_shape: the value "oval" is new and was not announced',
    );
    const told = await repository({}, { 'CHANGELOG.md': '- `bed_shape` will have `oval` from the next release on.\n' });
    await release(told);
    commit(told, { 'facts.json': { ...more, published } });
    expect((await plan(told)).step.changes).toHaveLength(1);
  });

  it('with a record that violates its schema', async () => {
    const git = await changedTo({ facts: { extruder_count: 'two' } });
    expect(await refused(git)).toContain(
      'printers acme-one extruder_count: must be integer,null (allowed: what schemas/printer.json says)',
    );
  });

  it('that is compared with a version missing from the history', async () => {
    const git = await changedTo(more);
    const shallow = new Git(path.join(folderOf(), 'clone'));
    git.run('clone', '--quiet', '--depth', '1', `file://${git.folder}`, shallow.folder);
    const error = await refused(shallow);
    expect(error).toMatch(
      /has version|no tag data-\*-\w+ and no commit that wrote .*: the clone is shallow\. Fetch all of it/,
    );
  });

  it('with steps that form no chain, or are not of this history', async () => {
    const git = await changedTo(more);
    const [name = ''] = readdirSync(path.join(git.folder, 'data/changes'));
    git.run('mv', `data/changes/${name}`, 'data/changes/abc.json.br');
    commit(git);
    expect(await refused(git)).toContain(`so its name must be ${name}`);
    const other = await changedTo(more);
    commit(other, { 'facts.json': { ...more, redirects: { printers: { x: 'acme-one' } } } });
    other.run('tag', '--force', other.run('tag'), 'HEAD');
    expect(await refused(other)).toMatch(
      /has version \w+, but the last step leads to \w+: it is not known what was released/,
    );
  });
});

describe('a release that fails half-way restores everything', () => {
  const state = (git: Git) => [
    ...[git.run('rev-parse', 'HEAD'), git.run('tag'), git.dirty()],
    readFileSync(path.join(git.folder, 'CHANGELOG-DATA.md'), 'utf8'),
    readdirSync(path.join(git.folder, 'data/changes')),
  ];
  const refuseCommits = ({ folder }: Git) => {
    addFiles(folder, { '.git/hooks/pre-commit': '#!/bin/sh\necho "not today" >&2\nexit 1\n' });
    chmodSync(path.join(folder, '.git/hooks/pre-commit'), 0o755);
  };

  it.each<[what: string, refuse: (git: Git, planned: Plan) => unknown, said: string]>([
    ['the commit is refused', refuseCommits, 'not today\nnothing was released, and everything is unchanged'],
    ['the tag is refused, after the commit', (git, { tag }) => git.run('tag', tag), 'already exists'],
  ])('when %s', async (_, refuse, said) => {
    const git = await changedTo(more);
    const planned = await plan(git, '2026-02-01');
    refuse(git, planned);
    const before = state(git);
    expect(() => recordRelease(git.folder, planned)).toThrow(said);
    expect(state(git)).toEqual(before);
  });

  it('and the first one leaves no change log behind', async () => {
    const git = await repository();
    const planned = await plan(git);
    git.run('tag', planned.tag);
    expect(() => recordRelease(git.folder, planned)).toThrow('already exists');
    expect(existsSync(path.join(git.folder, 'CHANGELOG-DATA.md'))).toBe(false);
    expect(git.dirty()).toEqual([]);
  });
});
