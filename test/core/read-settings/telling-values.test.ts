import { describe, expect, it } from 'vitest';
import { tellingValues } from '../../../core/read-settings/telling-values.js';
import type { SettingValue } from '../../../core/troubleshoot/resolve/setup.js';
import { publishedSettings } from '../../support/read-file.js';
import { rules, setupOf } from '../../support/resolve-fixture.js';

const settings = await publishedSettings();

const told = (symptom: string, yours: Record<string, SettingValue>) => {
  const rule = rules.find(({ id }) => id === symptom);
  if (!rule) throw new Error(`the fixture has no ${symptom}`);
  return tellingValues(rule, setupOf({ printer: 'creality-ender-3-v3-se', material: 'petg', yours }), settings);
};

describe('values of the user that may explain a failed print', () => {
  it('exclude those equal to the profile, or that no fix of the symptom would change', () => {
    expect(told('stringing', {})).toEqual([]);
    expect(told('stringing', { nozzle_temperature: 250, infill_density: 80 })).toEqual([]);
  });

  it('deviate from the profile against the direction of a fix, largest first', () => {
    expect(told('stringing', { nozzle_temperature: 255, retraction_length: 0.4 })).toEqual([
      { kind: 'away', setting: 'retraction_length', unit: 'mm', value: 0.4, profile: 1.2 },
      { kind: 'away', setting: 'nozzle_temperature', unit: '°C', value: 255, profile: 250 },
    ]);
    // A value past the profile in the direction of a fix was already tried; less than a step is no difference.
    expect(told('stringing', { nozzle_temperature: 240, retraction_length: 1.15 })).toEqual([]);
  });

  it('come after values outside a range of the printer or the material, each setting once', () => {
    const [hot, short, ...others] = told('stringing', { retraction_length: 0.4, nozzle_temperature: 290 });
    expect(hot).toMatchObject({ kind: 'beyond', setting: 'nozzle_temperature', value: 290, limit: { end: 'max' } });
    expect(short).toMatchObject({ kind: 'away', setting: 'retraction_length' });
    expect(others).toEqual([]);
  });

  it('are at most five', () => {
    const hot = { nozzle_temperature: 400, nozzle_temperature_first_layer: 400, bed_temperature: 200 };
    const fast = { travel_speed: 9000, infill_speed: 9000, outer_wall_speed: 9000, retraction_length: 0.1 };
    expect(told('stringing', { ...hot, ...fast })).toHaveLength(5);
  });
});
