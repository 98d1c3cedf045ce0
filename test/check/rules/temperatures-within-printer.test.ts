import { describe, expect, it } from 'vitest';
import rule from '../../../scripts/check/rules/temperatures-within-printer.js';
import { smallSubject } from '../../support/small-dataset.js';

/** The rule holds the composition to account, so the records are changed behind its back. */
function messages(change: (profile: ReturnType<typeof smallSubject>['records']['profiles'][number]) => void): string[] {
  const subject = smallSubject();
  for (const profile of subject.records.profiles) change(profile);
  return [...rule.check(subject)].map(({ message }) => message);
}

describe('temperatures-within-printer', () => {
  it('accepts what the printer can do', () => {
    expect(messages(() => {})).toEqual([]);
  });

  it('finds a nozzle that is too hot', () => {
    expect(messages((profile) => Object.assign(profile.nozzle_temperature_c, { other_layers: 270 }))).toEqual([
      "0.4 nozzle: nozzle_temperature_c.other_layers is 270 °C, above the printer's 260 °C",
    ]);
  });

  it('finds a bed that is too hot', () => {
    expect(messages((profile) => Object.assign(profile.bed_temperature_c, { first_layer: 110 }))).toEqual([
      "0.4 nozzle: bed_temperature_c.first_layer is 110 °C, above the printer's 100 °C",
    ]);
  });
});
