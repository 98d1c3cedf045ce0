import { describe, expect, it } from 'vitest';
import rule from '../../../../scripts/pipeline/lint/rules/models-are-no-presets.js';
import { findings } from '../../../support/small-dataset.js';

const called = (model: string) => findings(rule, { printers: { 'acme-one': { model } } });

describe('models-are-no-presets', () => {
  it.each([
    'K1 with CFS-C',
    'K1 Max (2025) with CFS-C',
    'Ender-3 V3 SE',
    'MK3S with MMU2S',
    'Troodon 2.0 with Klipper board',
    'CORE One L with high-flow nozzle',
    'V-Core 4 IDEX 300',
    'CR-M4',
    'D12/230 PRO with M2 board, two-in-one head',
    'Me Creator',
    'mycusini 2.0',
  ])('accepts %s', (model) => {
    expect(called(model)).toEqual([]);
  });

  it.each([
    ['K1_CFS-C', 'an underscore'],
    ['A1 @BBL', 'an @'],
    ['Ender-3 V3 SE 0.4', 'a nozzle'],
    ['Ender-3 V3 SE 0.4 nozzle', 'a nozzle'],
    ['Trident 250mm', 'a length'],
    ['H+1(HS)', 'a bracket without a space before it'],
    ['M3 - Single Extruder', 'a dash or plus between words'],
    ['X-Plus 4 + BOX', 'a dash or plus between words'],
    ['K1  Max', 'an extra space'],
    ['Stinger Stinger', 'a repeated word'],
    ['ER20 Klipper', 'an addition that looks like part of the name'],
    ['CORE One MMU3', 'an addition that looks like part of the name'],
    ['Enabler D8500 MM Model', 'a word of the slicer'],
  ])('rejects %s', (model, what) => {
    expect(called(model)).toEqual([`"${model}" has ${what}, like the name of a preset`]);
  });
});
