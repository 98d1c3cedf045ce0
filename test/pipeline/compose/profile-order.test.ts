import { describe, expect, it } from 'vitest';
import type { Profile } from '../../../schemas/generated/record.js';
import { inPublishedOrder } from '../../../scripts/pipeline/compose/records.js';

type Sketch = [variant: string, diameter_mm: number | null, evidence?: Profile['evidence']];

const ordered = (
  sketches: Sketch[],
  default_nozzle_variant: string | null,
  default_nozzle_diameter_mm: number | null,
): string[] => {
  const profiles = sketches.map(([variant, diameter_mm, evidence = 'tuned']) => ({
    nozzle: { variant, diameter_mm },
    evidence,
  })) as unknown as Profile[];
  return inPublishedOrder(profiles, { default_nozzle_variant, default_nozzle_diameter_mm }).map(
    ({ nozzle }) => nozzle.variant,
  );
};

describe('the profiles of a pair', () => {
  it('start with that of the default nozzle, and continue by diameter', () => {
    expect(
      ordered(
        [
          ['0.2', 0.2],
          ['0.4', 0.4],
          ['0.6', 0.6],
          ['hf0.4', 0.4],
        ],
        '0.4',
        0.4,
      ),
    ).toEqual(['0.4', '0.2', 'hf0.4', '0.6']);
  });

  it('start with the nearest diameter if there is none for the default nozzle, preferring tuned ones', () => {
    expect(
      ordered(
        [
          ['0.8', 0.8],
          ['0.25', 0.25],
        ],
        '0.4',
        0.4,
      ),
    ).toEqual(['0.25', '0.8']);
    expect(
      ordered(
        [
          ['a0.6', 0.6, 'slicer_defaults'],
          ['b0.6', 0.6],
        ],
        '0.4',
        0.4,
      ),
    ).toEqual(['b0.6', 'a0.6']);
  });

  it('put untuned ones after tuned ones', () => {
    const sketches: Sketch[] = [
      ['0.2', 0.2, 'slicer_defaults'],
      ['0.3', 0.3, 'generic_material'],
      ['0.4', 0.4, 'slicer_defaults'],
      ['0.8', 0.8],
    ];
    expect(ordered(sketches, '0.4', 0.4)).toEqual(['0.4', '0.8', '0.3', '0.2']);
  });

  it('start with 0.4 mm or the nearest to it if no source states the default nozzle', () => {
    expect(
      ordered(
        [
          ['0.25', 0.25],
          ['0.35', 0.35],
          ['0.8', 0.8],
        ],
        null,
        null,
      ),
    ).toEqual(['0.35', '0.25', '0.8']);
  });

  it('are unchanged if empty, and with an unknown diameter', () => {
    expect(ordered([], '0.4', 0.4)).toEqual([]);
    expect(ordered([['odd', null]], '0.4', 0.4)).toEqual(['odd']);
  });
});
