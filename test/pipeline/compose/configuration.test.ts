import { describe, expect, it } from 'vitest';
import { fields } from '../../../scripts/pipeline/check/overrides/target.js';
import { INHERITED } from '../../../scripts/pipeline/compose/configuration.js';
import { curated, smallRecords } from '../../support/small-dataset.js';

const MACHINE = {
  enclosed: true,
  kinematics: 'corexy',
  extruder_type: 'direct_drive',
  release_year: 2020,
  build_volume_mm: { x: 220, y: 220, z: 250 },
  'rated.max_nozzle_temperature_c': 250,
};

/** A machine and a configuration of it, whose source knows almost nothing. */
function composed(differs: readonly string[], own: object = {}, machineFacts: object = {}) {
  const { printers } = smallRecords({
    printers: {
      'acme-one': curated({ ...MACHINE, ...machineFacts }),
      'acme-one-mmu': { configuration_of: 'acme-one', differs, ...curated(own) },
    },
  });
  const [machine, configuration] = printers;
  if (!machine || !configuration) throw new Error('no printers');
  return { machine, configuration };
}

describe('a configuration', () => {
  it('inherits what is unaffected by the difference, and says from where', () => {
    const { configuration } = composed(['multi_material']);
    expect(configuration).toMatchObject({
      enclosed: true,
      kinematics: 'corexy',
      extruder_type: 'direct_drive',
      build_volume_mm: { x: 220, y: 220, z: 250 },
      max_nozzle_temperature_c: 250,
      configuration_of: 'acme-one',
      differences: ['multi_material'],
      provenance: { figure_kinds: { build_volume_mm: 'stated', max_nozzle_temperature_c: 'rated' } },
    });
    expect(configuration.provenance.curated).toContainEqual({
      field: 'enclosed',
      source: 'acme-one',
      passage: 'the machine that this is a configuration of',
    });
  });

  it('does not inherit what depends on its tool head', () => {
    const { configuration } = composed(['tool_head']);
    expect(configuration.enclosed).toBe(true);
    expect(configuration.extruder_type).toBeNull();
    expect(configuration.rated.max_nozzle_temperature_c).toBeNull();
    expect(configuration.build_volume_mm).toEqual({ x: null, y: null, z: null });
  });

  it.each([
    ['another firmware', 'firmware', { bed_levelling: 'manual' }, 'bed_levelling'],
    ['another firmware', 'firmware', { bed_origin: 'corner' }, 'bed_origin'],
    ['another firmware', 'firmware', { pressure_advance: true }, 'pressure_advance'],
    ['another head', 'tool_head', { probe: 'touch' }, 'probe'],
    ['another board', 'board', { z_motor_count: 2 }, 'z_motor_count'],
    ['a rebuilt frame', 'motion', { structure: 'bed_slinger' }, 'structure'],
    ['another head', 'tool_head', { extruder_type: 'bowden' }, 'extruder_type'],
  ])('does not inherit facts that %s may change', (_, differs, machine, field) => {
    const { configuration, machine: whole } = composed([differs], {}, machine);
    expect(whole).toMatchObject(machine);
    expect(configuration).toMatchObject({ [field]: null });
  });

  it('inherits the fan on the frame with a filament unit', () => {
    const fan = { auxiliary_fan: true };
    expect(composed(['multi_material'], {}, fan).configuration.auxiliary_fan).toBe(true);
    expect(composed(['tool_head'], {}, fan).configuration.auxiliary_fan).toBeNull();
  });

  it('has a decision on every fact', () => {
    const decided = Object.keys(INHERITED);
    const isDecided = (field: string) =>
      decided.some((one) => one === field || one.startsWith(`${field}.`) || field.startsWith(`${one}.`));
    expect([...fields('printer').keys()].filter((field) => !isDecided(field))).toEqual([]);
    expect(decided.filter((field) => !fields('printer').has(field))).toEqual([]);
  });

  it('keeps its own facts, and does not inherit the year of market launch', () => {
    const { machine, configuration } = composed(['multi_material'], { enclosed: false });
    expect(configuration.enclosed).toBe(false);
    expect([machine.release_year, configuration.release_year]).toEqual([2020, null]);
  });

  it('is listed under its machine', () => {
    const { machine, configuration } = composed(['multi_material']);
    expect(machine.configurations).toEqual(['acme-one-mmu']);
    expect(configuration.configurations).toEqual([]);
  });
});
