import { describe, expect, it } from 'vitest';
import { compareVersions, hasKey, resolveVersion } from '../../../core/presets/versions.js';
import { keyOf, MAPPINGS } from '../../support/preset-mappings.js';

describe('versions', () => {
  it.each([
    ['2.9', '2.10', -1],
    ['2.4', '2.4.0', 0],
    ['02.04.00.70', '2.4.0.70', 0],
    ['5.12', '5.9', 1],
  ])('%s compared with %s', (a, b, expected) => {
    expect(Math.sign(compareVersions(a, b))).toBe(expected);
  });

  it.each([
    [undefined, '2.9'],
    ['2.9', '2.9'],
    ['2.9.6', '2.9'],
    ['2.5', '2.5'],
  ])('%s is %s', (told, expected) => {
    expect(resolveVersion(MAPPINGS.prusaslicer, told).id).toBe(expected);
  });

  it.each([
    [{ first_version: '2.6' }, '2.5', false],
    [{ first_version: '2.6' }, '2.6', true],
    [{ last_version: '2.5' }, '2.5', true],
    [{ last_version: '2.5' }, '2.9', false],
    [{}, '2.0', true],
  ])('a key with %j in %s: %s', (bounds, version, expected) => {
    expect(hasKey(keyOf('process/a coFloat', { kind: 'number' }, bounds), version)).toBe(expected);
  });
});
