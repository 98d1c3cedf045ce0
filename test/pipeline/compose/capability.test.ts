import { describe, expect, it } from 'vitest';
import { smallRecords } from '../../support/small-dataset.js';

describe('the check of profiles against the limits of the printer', () => {
  it('keeps a profile at the limit unchanged', () => {
    const { profiles } = smallRecords({ profile: { nozzle_temperature_c: { first_layer: 260, other_layers: 260 } } });
    expect(profiles[0]?.nozzle_temperature_c).toEqual({ first_layer: 260, other_layers: 260 });
    expect(profiles[0]?.provenance.corrected).toEqual([]);
  });

  it('withholds a profile above the maximum temperature of the nozzle', () => {
    const { printers, profiles } = smallRecords({ profile: { nozzle_temperature_c: { other_layers: 280 } } });
    const reason = 'prints at 280 °C; the maximum of this printer’s nozzle is 260 °C';
    expect(profiles).toEqual([]);
    expect(printers[0]?.materials).toEqual([]);
    expect(printers[0]?.provenance.withheld).toEqual([{ material: 'pla', nozzle: '0.4', reason }]);
  });

  it('withholds a bed temperature that the printer cannot reach, and says so', () => {
    const { profiles } = smallRecords({ profile: { bed_temperature_c: { first_layer: 110, other_layers: 90 } } });
    const reason = 'above the 100 °C that this printer can be set to';
    expect(profiles[0]?.bed_temperature_c).toEqual({ first_layer: null, other_layers: 90 });
    expect(profiles[0]?.provenance.corrected).toMatchObject([
      { field: 'bed_temperature_c.first_layer', upstream_value: 110, reason },
    ]);
  });

  it('prefers the nozzle that an abrasive material requires to the one that its preset inherits', () => {
    const required = (required_nozzle_hrc: number | null, facts: object) => {
      const [profile] = smallRecords({ profile: { required_nozzle_hrc }, materials: { pla: { facts } } }).profiles;
      return [profile?.required_nozzle_hrc, profile?.provenance.corrected.map(({ upstream_value }) => upstream_value)];
    };
    const abrasive = { abrasive: { value: true, sources: ['guide'] } };
    const hard = { ...abrasive, min_nozzle_hardness_hrc: { value: 40, sources: ['guide'] } };
    expect(required(3, hard)).toEqual([40, [3]]);
    expect(required(0, hard)).toEqual([40, [0]]);
    expect(required(3, abrasive), 'what it needs is not known').toEqual([null, [3]]);
    expect(required(30, hard), 'what no base asks for').toEqual([30, []]);
    expect(required(null, hard), 'what no preset says').toEqual([null, []]);
    expect(required(3, {}), 'what wears no nozzle').toEqual([3, []]);
  });
});
