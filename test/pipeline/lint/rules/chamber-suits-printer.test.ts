import { describe, expect, it } from 'vitest';
import rule from '../../../../scripts/pipeline/lint/rules/chamber-suits-printer.js';
import { findings } from '../../../support/small-dataset.js';

const chamber = (max_chamber_temperature_c: number) => ({ firmware_limit: { max_chamber_temperature_c } });

describe('chamber-suits-printer', () => {
  it('accepts an open printer without a chamber and a closed one with', () => {
    expect(findings(rule, { facts: { enclosed: false, chamber_temperature_control: false } })).toEqual([]);
    expect(findings(rule, { facts: { enclosed: true, chamber_temperature_control: true, ...chamber(60) } })).toEqual(
      [],
    );
    expect(findings(rule, { facts: chamber(60), profile: { chamber_temperature_c: 60 } })).toEqual([]);
  });

  it('reports an open printer with a chamber', () => {
    expect(findings(rule, { facts: { enclosed: false, chamber_temperature_control: true } })).toEqual([
      'open, yet its chamber is controlled',
    ]);
    expect(findings(rule, { facts: { enclosed: false, ...chamber(60) } })).toEqual([
      'open, yet its chamber goes to 60 °C',
    ]);
  });

  it('reports a profile that needs more heat than the printer has', () => {
    expect(findings(rule, { facts: chamber(60), profile: { chamber_temperature_c: 80 } })).toEqual([
      '0.4 nozzle: asks for a chamber at 80 °C; the maximum of this printer is 60 °C',
    ]);
  });
});
