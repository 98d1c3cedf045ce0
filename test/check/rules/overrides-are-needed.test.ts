import { describe, expect, it } from 'vitest';
import rule from '../../../scripts/check/rules/overrides-are-needed.js';
import { findings } from '../../support/small-dataset.js';

describe('overrides-are-needed', () => {
  it('accepts the small dataset', () => {
    expect(findings(rule)).toEqual([]);
  });

  it('finds an override that upstream has caught up with', () => {
    expect(
      findings(rule, {
        printers: {
          'acme-one': {
            overrides: [
              { field: 'build_volume_mm.z', was: 190, value: 200, reason: 'The frame is taller.', source: 'manual' },
            ] as never,
          },
        },
      }),
    ).toEqual(['build_volume_mm.z: the source now says 200 itself']);
  });

  it('finds an override of another value than it was written for', () => {
    expect(
      findings(rule, {
        printers: {
          'acme-one': {
            overrides: [
              {
                field: 'profiles.pla.cooling.fan_min_percent',
                was: 30,
                value: 40,
                reason: 'Too little.',
                source: 'manual',
              },
            ] as never,
          },
        },
      }),
    ).toEqual(['profiles.pla.cooling.fan_min_percent: was written for 30, the source now says 50']);
  });

  it('accepts an override of one nozzle that still holds', () => {
    expect(
      findings(rule, {
        printers: {
          'acme-one': {
            overrides: [
              {
                field: 'nozzles.0.4.layer_height_mm.max',
                was: 0.28,
                value: 0.3,
                reason: 'The maker says so.',
                source: 'manual',
              },
            ] as never,
          },
        },
      }),
    ).toEqual([]);
  });
});
