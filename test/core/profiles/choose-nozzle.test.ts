import { describe, expect, it } from 'vitest';
import { chooseNozzle, nozzleVariant, profileForNozzle } from '../../../core/profiles/choose-nozzle.js';
import type { Profile } from '../../../schemas/generated/record.js';

const profiles = (...nozzles: [variant: string, diameter: number][]) =>
  nozzles.map(([variant, diameter_mm]) => ({ nozzle: { variant, diameter_mm } })) as unknown as Profile[];
const variantOf = (profile: Profile | null) => profile?.nozzle.variant ?? null;

describe('the profile for a nozzle', () => {
  it.each([
    ['0.4', 'hf0.4', '0.4'],
    ['HF0.4', '0.4', 'hf0.4'],
    ['0.4 mm', 'hf0.4', '0.4'],
    [0.4, 'hf0.4', '0.4'],
    ['1', '0.4', '1.0'],
    ['0.6', '0.4', 'v6-0.60'],
    ['0.5', '0.4', null],
    ['brass', '0.4', null],
  ])('%s is found by its variant, its number and its diameter, in this order', (nozzle, first, expected) => {
    const all = profiles(['hf0.4', 0.4], ['0.4', 0.4], ['1.0', 1], ['v6-0.60', 0.6], ['v6-0.61', 0.6]);
    const ordered = all.toSorted((a, b) => Number(b.nozzle.variant === first) - Number(a.nozzle.variant === first));
    expect(variantOf(profileForNozzle(ordered, nozzle))).toBe(expected);
  });

  it('falls back to the first if none is named or exists', () => {
    const all = profiles(['0.4', 0.4], ['0.2', 0.2]);
    expect(variantOf(chooseNozzle(all, null))).toBe('0.4');
    expect(variantOf(chooseNozzle(all, '0.2'))).toBe('0.2');
    expect(variantOf(chooseNozzle(all, '0.9'))).toBe('0.4');
    expect(variantOf(chooseNozzle([], null))).toBe(null);
  });

  it('is named without its unit', () => {
    expect([nozzleVariant('0.4 mm'), nozzleVariant(' 0.4MM'), nozzleVariant(0.6)]).toEqual(['0.4', '0.4', '0.6']);
  });
});
