import { describe, expect, it } from 'vitest';
import rule from '../../../../scripts/pipeline/lint/rules/conditions-are-data.js';
import { findings } from '../../../support/small-dataset.js';

const NONE = { en: 'Do it.', zh: '照做。' };
const fix = (parts: object) => findings(rule, { fixes: { cooler: { instructions: NONE, ...parts } as never } });

describe('conditions-are-data', () => {
  it.each([
    ['an extruder', 'Go further with a bowden tube.', 'bowden'],
    ['a firmware', 'In Klipper, restart.', 'Klipper'],
    ['a slicer', 'Open the page in OrcaSlicer.', 'OrcaSlicer'],
    ['a structure of the printer', 'On a bed slinger, go slower.', 'bed slinger'],
    ['equipment', 'Load it past the AMS.', 'AMS'],
    ['a brand', 'On a Bambu Lab machine, wait.', 'Bambu Lab'],
    ['a material', 'PETG needs less.', 'PETG'],
  ])('rejects an English text that names %s', (what, en, word) => {
    expect(fix({ instructions: { en, zh: '照做。' } })).toEqual([`mentions ${what}, "${word}", without a condition`]);
  });

  it.each([
    ['an extruder', '远程挤出可再增大。', '远程挤出'],
    ['a structure of the printer', '敞开式机器应放慢。', '敞开式'],
    ['a material', '尼龙应减小。', '尼龙'],
  ])('rejects a Chinese text that names %s', (what, zh, word) => {
    expect(fix({ instructions: { en: 'Do it.', zh } })).toEqual([`mentions ${what}, "${word}", without a condition`]);
  });

  it('accepts conditions that the fix, or the addition, also has as data', () => {
    const text = { en: 'In Klipper, restart.', zh: '在 Klipper 中重启。' };
    expect(fix({ instructions: text, applies_to: { firmwares: ['klipper'] } })).toEqual([]);
    const added = (when: object) => fix({ additions: [{ when, part: 'instructions', text }] });
    expect(added({ firmwares: ['klipper'] })).toEqual([]);
    expect(added({ slicers: ['cura'] })).toHaveLength(2);
  });

  it('covers cautions, actions, figures and the checks of causes, and ignores sources in labels', () => {
    expect(fix({ caution: { en: 'Not with a bowden tube.', zh: '照做。' } })).toHaveLength(1);
    expect(fix({ action: { en: 'Calibrate in Cura', zh: '校准' } })).toHaveLength(1);
    const figure = (en: string) =>
      fix({ figures: [{ what: { en, zh: '值' }, quantity: { value: 1, unit: 'mm', sources: null } }] });
    expect(figure('With direct drive')).toHaveLength(1);
    expect(figure('As the OrcaSlicer wiki gives it')).toEqual([]);
    expect(findings(rule, { causes: { 'too-hot': { check: { en: 'Ask Klipper.', zh: '查看。' } } } })).toHaveLength(1);
  });
});
