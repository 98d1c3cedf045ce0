import { describe, expect, it } from 'vitest';
import { ruleNamed, smallComposed } from '../../support/small-dataset.js';

const GROUP = { nozzles: ['0.4'], preset: 'Generic PLA', basis: 'generic', process: 'slow', values: {} };
const OWN = {
  imported: { slicer: { 'acme-one': { profiles: { pla: [GROUP] } } } },
  blocks: {
    slow: { preset: 'Slow PLA', values: { layer_height_mm: 0.1, acceleration_mm_s2: { default: 9000, bridge: 30 } } },
  },
};

describe('the process of a profile', () => {
  it('is the nozzle’s', () => {
    expect(smallComposed().records.profiles[0]).toMatchObject({
      process: { layer_height_mm: 0.2 },
      provenance: { process_preset: '0.20 mm' },
    });
  });

  it('is its own if the slicer has one for the material', () => {
    expect(smallComposed(OWN).records.profiles[0]).toMatchObject({
      process: { layer_height_mm: 0.1 },
      provenance: { process_preset: 'Slow PLA' },
    });
  });

  it('is corrected separately', () => {
    expect([...ruleNamed('motion-limits-are-plausible').check(smallComposed(OWN))]).toMatchObject([
      {
        path: 'blocks.slow.acceleration_mm_s2.bridge',
        message: 'Slow PLA: 30 mm/s², while the process otherwise accelerates at 9000 mm/s²',
      },
    ]);
  });
});
