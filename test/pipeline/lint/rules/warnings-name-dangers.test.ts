import { describe, expect, it } from 'vitest';
import type { FixSource } from '../../../../schemas/generated/source.js';
import rule from '../../../../scripts/pipeline/lint/rules/warnings-name-dangers.js';
import { findings } from '../../../support/small-dataset.js';

const found = (hazards: FixSource['hazards'], caution_level: 'warning' | 'note') =>
  findings(rule, { fixes: { cooler: { ...(hazards && { hazards }), caution_level } } });

describe('warnings-name-dangers', () => {
  it('reports a warning without a hazard', () => {
    expect(found(undefined, 'warning')).toEqual(['is a warning, but names no hazard']);
    expect(found(['burn'], 'warning')).toEqual([]);
    expect(found(undefined, 'note')).toEqual([]);
  });

  it('reports fire and mains hazards in a note, but accepts a hot nozzle', () => {
    expect(found(['burn', 'fire'], 'note')).toEqual(['is a note, but has the hazard fire']);
    expect(found(['electric_shock'], 'note')).toEqual(['is a note, but has the hazard electric_shock']);
    expect(found(['burn', 'electric_shock'], 'warning')).toEqual([]);
    expect(found(['burn', 'moving_parts'], 'note')).toEqual([]);
  });
});
