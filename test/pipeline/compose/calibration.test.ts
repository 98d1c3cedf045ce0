import { describe, expect, it } from 'vitest';
import { checkReferences } from '../../../scripts/pipeline/check/references.js';
import { composeCalibration } from '../../../scripts/pipeline/compose/calibration.js';
import { buildDataset, type Dataset } from '../../../scripts/pipeline/load/dataset.js';
import { readSourceFiles } from '../../../scripts/pipeline/load/read.js';
import { FROZEN_DATA } from '../../support/data.js';
import { publishedDataset } from '../../support/published-data.js';

const read = () => buildDataset(readSourceFiles(FROZEN_DATA));

describe('the calibration', () => {
  it('puts each step after those that it builds on', () => {
    const steps = composeCalibration(publishedDataset());
    expect(steps.map(({ id }) => id)).toEqual([
      'first-layer',
      'temperature',
      'max-volumetric-speed',
      'pressure-advance',
      'flow-ratio',
      'retraction',
    ]);
    for (const [index, { after }] of steps.entries())
      expect(steps.slice(0, index).map(({ id }) => id)).toEqual(expect.arrayContaining(after));
  });

  it('is published with cautions, trials and the tests built into slicers', () => {
    const [temperature, retraction] = composeCalibration(read());
    expect(temperature).toMatchObject({
      id: 'temperature',
      name_zh: '喷嘴温度',
      fix: 'nozzle-temp-down',
      tests: { orcaslicer: { menu: 'Calibration > Temperature', menu_zh: '校准 > 温度', note: null }, cura: null },
      trials: [{ when: null, from: null, to: null, material_range: 'nozzle_temperature_c', step: 5 }],
      pictures: [{ path: '/api/v1/pictures/calibration/temperature.svg' }],
    });
    expect(temperature?.caution).toBe(read().fixes.get('nozzle-temp-down')?.value.caution?.en ?? null);
    expect(temperature?.references).toHaveLength(1);
    expect(retraction?.trials).toMatchObject([
      { when: { extruder_types: ['direct_drive'] }, from: 0, to: 2, step: 0.1 },
      { when: { extruder_types: ['bowden'] }, from: 1, to: 6, step: 0.2 },
    ]);
  });
});

describe('what a calibration step refers to', () => {
  type Step = NonNullable<ReturnType<Dataset['calibrations']['get']>>['value'];
  const found = (change: (step: Step) => void) => {
    const dataset = read();
    change(dataset.calibrations.get('retraction')?.value as Step);
    return checkReferences(dataset).map(({ file, path, message }) => `${file} ${path}: ${message}`);
  };

  it.each<[what: string, change: (step: Step) => void, problem: string]>([
    ['fix', (step) => Object.assign(step, { fix: 'gone' }), 'fix: there is no fix "gone"'],
    ['setting', (step) => step.settings.push('gone'), 'settings.1: there is no setting "gone"'],
    ['step', (step) => step.after.push('gone'), 'after.1: there is no calibration "gone"'],
    ['reference', (step) => step.sources.push('gone'), 'sources.1: there is no reference "gone"'],
    ['step that is itself', (step) => step.after.push('retraction'), 'after: the step "retraction" comes after itself'],
  ])('must exist: a %s', (_, change, problem) => {
    expect(found(() => {})).toEqual([]);
    expect(found(change)).toEqual([`calibration/retraction.yaml ${problem}`]);
  });
});
