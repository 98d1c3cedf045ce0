import { describe, expect, it } from 'vitest';
import { rankCauses } from '../../../core/troubleshoot/diagnose/rank.js';
import { factsFromInput, type SetupInput } from '../../../core/troubleshoot/diagnose/setup.js';
import { composeDiagnosis } from '../../../scripts/pipeline/compose/diagnosis.js';
import { publishedDataset } from '../../support/published-data.js';

const table = composeDiagnosis(publishedDataset());
const ranked = (symptom: string, setup: SetupInput = {}) =>
  rankCauses(table, { symptoms: [symptom], setup: factsFromInput(setup) }).map(({ cause }) => cause);

describe('what guides agree on', () => {
  it('begins a visible seam with where the seam lies', () => {
    expect(ranked('visible-z-seam')[0]).toBe('seam-visible');
  });

  it('has the speed among the first causes of a layer shift', () => {
    expect(ranked('layer-shift').indexOf('speed-too-high')).toBeLessThan(8);
  });

  it.each(['abs', 'asa', 'pc', 'pa'])('never opens the door against warping of %s', (material) => {
    expect(ranked('warping', { material })).not.toContain('chamber-too-warm');
    expect(ranked('warping', { material: 'pla' })).toContain('chamber-too-warm');
  });

  it.each(['petg', 'pa', 'pa6-cf'])('dries and cools %s before it retracts more', (material) => {
    const causes = ranked('stringing', { material });
    for (const first of ['wet-filament', 'nozzle-too-hot'])
      expect(causes.indexOf(first)).toBeLessThan(causes.indexOf('retraction-too-short'));
  });

  it('does not take stringing for wet filament because of a direct drive', () => {
    expect(ranked('stringing', { extruder_type: 'direct_drive' })[0]).toBe(ranked('stringing')[0]);
  });

  it('closes the gap of a brim where parts come off', () => {
    const { adjustment } = publishedDataset().fixes.get('brim-gap')?.value ?? {};
    expect(adjustment?.target).toMatchObject({ value: 0, unit: 'mm' });
  });

  it('gives the pitch of a belt for the machine that it was measured on', () => {
    const figures = publishedDataset().fixes.get('belt-tension')?.value.figures ?? [];
    for (const { quantity, when } of figures) if (quantity.unit === 'Hz') expect(when?.brands).toEqual(['voron']);
  });
});
