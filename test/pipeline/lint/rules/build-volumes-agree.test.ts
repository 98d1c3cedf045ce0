import { describe, expect, it } from 'vitest';
import rule from '../../../../scripts/pipeline/lint/rules/build-volumes-agree.js';
import { findings } from '../../../support/small-dataset.js';

describe('build-volumes-agree', () => {
  it('reports sources that differ widely', () => {
    expect(
      findings(rule, {
        imported: {
          other: {
            'acme-one': { models: ['One'], nozzles: {}, facts: { build_volume_mm: { x: 200, y: 200, z: 300 } } },
          },
        },
      }),
    ).toEqual(['other has 300 mm, slicer has 200 mm']);
  });

  it('accepts sources that differ by a margin', () => {
    expect(
      findings(rule, {
        imported: {
          other: {
            'acme-one': { models: ['One'], nozzles: {}, facts: { build_volume_mm: { x: 205, y: 200, z: 210 } } },
          },
        },
      }),
    ).toEqual([]);
  });

  it('accepts a difference that was decided by hand', () => {
    expect(
      findings(rule, {
        printers: {
          'acme-one': {
            curated: { build_volume_mm: { value: { x: 200, y: 200, z: 300 }, source: 'https://example.org' } },
          },
        },
        imported: {
          other: {
            'acme-one': { models: ['One'], nozzles: {}, facts: { build_volume_mm: { x: 200, y: 200, z: 450 } } },
          },
        },
      }),
    ).toEqual([]);
  });

  describe('a decided value', () => {
    const found = (z: number, sources: readonly number[]) =>
      findings(rule, {
        printers: {
          'acme-one': { curated: { build_volume_mm: { value: { x: 200, y: 200, z }, source: 'https://example.org' } } },
        },
        imported: Object.fromEntries(
          sources.map((other, index) => [
            `other-${index}`,
            { 'acme-one': { models: ['One'], nozzles: {}, facts: { build_volume_mm: { x: 200, y: 200, z: other } } } },
          ]),
        ),
      });

    it('with a digit more than all sources is reported', () => {
      expect(found(2000, [])).toEqual(['2000 mm was decided, but slicer has 200 mm']);
    });

    it('is kept if one source has a digit more, which is reported', () => {
      expect(found(200, [2000])).toEqual(['2000 mm, while 200 mm was decided and other sources agree']);
    });
  });
});
