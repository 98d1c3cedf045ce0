import { describe, expect, it } from 'vitest';
import { resolveUpdate } from '../../../core/contract/changes.js';
import type { ChangesIndex } from '../../../schemas/generated/record.js';

describe('the steps from a version to the published one', () => {
  const step = (version: string, previous_version: string) =>
    ({ version, previous_version, path: `/${version}` }) as ChangesIndex['steps'][number];
  const index: ChangesIndex = { version: 'c', from: 'a', to: 'c', steps: [step('b', 'a'), step('c', 'b')] };
  const way = (have: string, of = index) => {
    const found = resolveUpdate(of, have);
    return found.way === 'steps' ? found.steps.map(({ path }) => path) : found;
  };

  it('start at the given version if it is still listed', () => {
    expect(way('a')).toEqual(['/b', '/c']);
    expect(way('b')).toEqual(['/c']);
    expect(way('c')).toEqual({ way: 'none' });
  });

  it('are everything for a version that is too old or was never released', () => {
    expect(way('0')).toEqual({ way: 'everything', because: 'unknown_version' });
    expect(way('0', { version: 'c', from: null, to: null, steps: [] })).toMatchObject({ way: 'everything' });
  });

  it('are everything if the published data was never released', () => {
    expect(way('a', { ...index, version: 'd' })).toEqual({ way: 'everything', because: 'not_released' });
    expect(way('d', { ...index, version: 'd' })).toEqual({ way: 'none' });
  });
});
