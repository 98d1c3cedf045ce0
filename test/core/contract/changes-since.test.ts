import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noCounts, type ReleaseStep } from '../../../core/contract/changes.js';
import { mergeSteps, resolveUpdate } from '../../../core/contract/changes-since.js';
import type { Changes, ChangesIndex, FieldGroup, RecordChange } from '../../../schemas/generated/record.js';
import { compareReleases } from '../../../scripts/release/diff/compare.js';
import { differences } from '../../../scripts/release/diff/differences.js';
import { isObject, type JsonObject } from '../../../scripts/shared/tree.js';
import { recordsOf } from '../../support/records-of.js';

const linked = (step: ReleaseStep): Changes => ({ ...step, previous: null, next: null });

/** Steps `1` -> `2` -> `3` …, of the changes of each. */
function chain(...changes: (RecordChange[] | Partial<Changes>)[]): Changes[] {
  return changes.map((one, at) => ({
    version: String(at + 2),
    previous_version: String(at + 1),
    ...{ date: `2026-01-0${at + 1}`, previous: null, next: null, counts: noCounts() },
    sources: { added: [], removed: [], renamed: [], updated: [] },
    ...{ groups: [], left_out: [], changes: [] },
    ...(Array.isArray(one) ? { changes: one } : one),
  }));
}

const added: RecordChange = { kind: 'printers', id: 'one', change: 'added' };
const removed: RecordChange = { kind: 'printers', id: 'one', change: 'removed' };
function changed(...fields: [field: string, before: unknown, after: unknown][]): RecordChange {
  const told = fields.map(([field, before, after]) => ({ field, before: before as null, after: after as null }));
  return { kind: 'printers', id: 'one', change: 'changed', fields: told };
}
const net = (...steps: (RecordChange[] | Partial<Changes>)[]) => mergeSteps(chain(...steps)).changes;
const shape = (change: FieldGroup['change'], field: string): FieldGroup => ({
  kind: 'printers',
  ...{ change, field, records: 1, unknown: 0, range: null, distinct: 0, values: [] },
});

describe('the way from a version to the served one', () => {
  const step = (version: string, previous_version: string) =>
    ({ version, previous_version, path: `/${version}` }) as ChangesIndex['steps'][number];
  const index: ChangesIndex = { version: 'c', from: 'a', to: 'c', steps: [step('b', 'a'), step('c', 'b')] };
  const way = (have: string, of = index) => {
    const found = resolveUpdate(of, have);
    return found.way === 'steps' ? found.steps.map(({ path }) => path) : found;
  };

  it('is the steps after it, from the oldest kept version on', () => {
    expect(way('a')).toEqual(['/b', '/c']);
    expect(way('b')).toEqual(['/c']);
    expect(way('c')).toEqual({ way: 'none' });
  });

  it('is everything anew for a version that is too old or was never released', () => {
    expect(way('0')).toEqual({ way: 'everything', because: 'unknown_version' });
    expect(way('0', { version: 'c', from: null, to: null, steps: [] })).toMatchObject({ way: 'everything' });
  });

  it('is everything anew where the served data was never released', () => {
    expect(way('a', { ...index, version: 'd' })).toEqual({ way: 'everything', because: 'not_released' });
    expect(way('d', { ...index, version: 'd' })).toEqual({ way: 'none' });
  });
});

describe('steps put together', () => {
  it('tell a record once', () => {
    expect(net([added], [changed(['model', 'A', 'B'])])).toEqual([added]);
    expect(net([added], [removed])).toEqual([]);
    expect(net([changed(['model', 'A', 'B'])], [removed])).toEqual([removed]);
    expect(net([changed(['model', 'A', 'B'])], [changed(['model', 'B', 'A'])])).toEqual([]);
  });

  it('tell each field from its first value to its last', () => {
    const steps = [[changed(['a', 1, 2], ['b', 1, 2])], [changed(['a', 2, 3], ['b', 2, 1])]];
    expect(net(...steps)).toEqual([{ ...changed(['a', 1, 3]), complete: true }]);
  });

  it('say of a record that was gone in between that it has to be fetched', () => {
    expect(net([removed], [added])).toEqual([{ ...changed(), complete: false }]);
  });

  it('put a part into an item that was added before, and back into one that was removed after', () => {
    const item = (check: string) => ({ id: 'hot', check });
    expect(net([changed(['causes[hot]', null, item('a')])], [changed(['causes[hot].check', 'a', 'b'])])).toEqual([
      { ...changed(['causes[hot]', null, item('b')]), complete: true },
    ]);
    expect(net([changed(['causes[hot].check', 'a', 'b'])], [changed(['causes[hot]', item('b'), null])])).toEqual([
      { ...changed(['causes[hot]', item('a'), null]), complete: true },
    ]);
  });

  it('tell no order of a list that has an item back', () => {
    const [x, y] = [{ id: 'x' }, { id: 'y' }];
    const back = changed(['l[x]', null, { ...x, v: 1 }], ['l[]', ['y', 'z'], ['z', 'y']]);
    expect(net([changed(['l[x]', x, null], ['l[w]', null, y])], [back])).toEqual([
      { ...changed(['l[x]', x, { ...x, v: 1 }], ['l[w]', null, y]), complete: false },
    ]);
  });

  it('know keys with dots', () => {
    const nozzles = { '0.4': { min: 1 } };
    expect(net([changed(['nozzles', [], nozzles])], [changed(['nozzles.0.4.min', 1, 2])])).toEqual([
      { ...changed(['nozzles', [], { '0.4': { min: 2 } }]), complete: true },
    ]);
  });

  it('tell fields that are new or gone as such apart', () => {
    const fresh = { groups: [shape('new_field', 'a')] };
    const gone = { groups: [shape('gone_field', 'a')] };
    const both = mergeSteps(chain(fresh, [changed(['a', 1, 2], ['b', 1, 2])]));
    expect(both).toMatchObject({ new_fields: [{ kind: 'printers', field: 'a' }], gone_fields: [], left_out: [] });
    expect(both.changes).toEqual([{ ...changed(['b', 1, 2]), complete: true }]);
    expect(mergeSteps(chain(fresh, gone))).toMatchObject({ new_fields: [], gone_fields: [], left_out: [] });
    expect(mergeSteps(chain(gone, fresh))).toMatchObject({ new_fields: [], gone_fields: [], left_out: ['printers a'] });
  });

  it('tell no value of a field that a step leaves out, and say which records miss one', () => {
    const leaving = { left_out: ['printers notes[]'], changes: [changed()] };
    const merged = mergeSteps(chain(leaving, [changed(['notes[x]', 1, 2], ['b', 1, 2])]));
    expect(merged.left_out).toEqual(['printers notes[]']);
    expect(merged.changes).toEqual([{ ...changed(['b', 1, 2]), complete: false }]);
  });

  it('refuse a gap, and nothing at all', () => {
    const [first, , third] = chain([added], [], []) as [Changes, Changes, Changes];
    expect(() => mergeSteps([first, third])).toThrow('the step to 4 starts from 3, the one before it leads to 2');
    expect(() => mergeSteps([])).toThrow('there are no steps');
  });
});

describe('any steps put together', () => {
  const item = fc.record({ id: fc.constantFrom('x', 'y', 'z'), v: fc.constantFrom(null, 1, 2) });
  const record = fc.record({
    plain: fc.constantFrom(null, 1, 2),
    names: fc.subarray(['p', 'q']),
    deep: fc.constantFrom(null, { a: 1, b: 2 }, { a: 1, b: null }, { a: 2, b: 2 }),
    list: fc.uniqueArray(item, { selector: ({ id }) => id, maxLength: 3 }),
  });
  // A second record that never changes makes every field known in each release.
  const fixed = { plain: 1, names: ['p'], deep: { a: 1, b: 2 }, list: [{ id: 'x', v: 1 }] };
  const release = (version: number, one: object) =>
    recordsOf(String(version), { printers: { one: one as JsonObject, two: fixed as JsonObject } });

  it('say what a comparison of the first and the last release says', () => {
    fc.assert(
      fc.property(fc.array(record, { minLength: 3, maxLength: 5 }), (states) => {
        const releases = states.map((one, at) => release(at, one));
        const steps = releases.slice(1).map((one, at) => linked(compareReleases(releases[at] as typeof one, one)));
        const [merged] = mergeSteps(steps).changes;
        const [direct] = compareReleases(
          releases[0] as (typeof releases)[number],
          releases.at(-1) as (typeof releases)[number],
        ).changes;
        const [told, all] = [leavesOf(merged), leavesOf(direct)];
        if (merged?.complete === false) expect(all).toMatchObject(told);
        else expect(told).toEqual(all);
      }),
      { numRuns: 500 },
    );
  });

  /** An item that was gone in between is told as a whole; leaf by leaf it is what a comparison tells. */
  function leavesOf(change: RecordChange | undefined): Record<string, unknown> {
    const fields = (change?.fields ?? []).flatMap(({ field, before, after }) =>
      isObject(before) && isObject(after)
        ? differences(before, after).map((inner) => ({ ...inner, field: `${field}.${inner.field}` }))
        : [{ field, before, after }],
    );
    return Object.fromEntries(fields.map(({ field, before, after }) => [field, [before, after]]));
  }
});
