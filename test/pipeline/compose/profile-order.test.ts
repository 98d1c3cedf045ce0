import { describe, expect, it } from 'vitest';
import type { Profile } from '../../../schemas/generated/record.js';
import { inPublishedOrder } from '../../../scripts/pipeline/compose/records.js';

/** Orders profiles of a pair, each written as the variant of its nozzle, which ends in the diameter, and its evidence. */
function ordered(sketches: readonly string[], defaultNozzle: string | null): string[] {
  const profiles = sketches.map((sketch) => {
    const [variant = '', evidence = 'tuned'] = sketch.split(' ');
    return { nozzle: { variant, diameter_mm: diameterIn(variant) }, evidence };
  }) as unknown as Profile[];
  const of = {
    default_nozzle_variant: defaultNozzle,
    default_nozzle_diameter_mm: defaultNozzle && diameterIn(defaultNozzle),
  };
  return inPublishedOrder(profiles, of as Parameters<typeof inPublishedOrder>[1]).map(({ nozzle }) => nozzle.variant);
}

function diameterIn(variant: string): number | null {
  const [digits] = /[\d.]+$/.exec(variant) ?? [];
  return digits === undefined ? null : Number(digits);
}

describe('the profiles of a pair', () => {
  it.each<[title: string, sketches: string[], defaultNozzle: string | null, expected: string[]]>([
    ['start with the default nozzle', ['0.2', '0.4', '0.6', 'hf0.4'], '0.4', ['0.4', '0.2', 'hf0.4', '0.6']],
    ['else start with the nearest diameter', ['0.8', '0.25'], '0.4', ['0.25', '0.8']],
    ['of one diameter start with a tuned one', ['a0.6 slicer_defaults', 'b0.6'], '0.4', ['b0.6', 'a0.6']],
    [
      'put untuned ones after tuned ones',
      ['0.2 slicer_defaults', '0.3 generic_material', '0.4 slicer_defaults', '0.8'],
      '0.4',
      ['0.4', '0.8', '0.3', '0.2'],
    ],
    ['start nearest to 0.4 mm without a default', ['0.25', '0.35', '0.8'], null, ['0.35', '0.25', '0.8']],
    ['are none of none', [], '0.4', []],
    ['may have an unknown diameter', ['odd'], '0.4', ['odd']],
  ])('%s', (_, sketches, defaultNozzle, expected) => {
    expect(ordered(sketches, defaultNozzle)).toEqual(expected);
  });
});
