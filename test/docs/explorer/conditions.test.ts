import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { recordPath } from '../../../core/contract/paths.js';
import type { SlicerId } from '../../../core/words/slicers.js';
import { applies } from '../../../docs/src/explorer/conditions.js';
import type { Material, Printer } from '../../../schemas/generated/record.js';
import { when } from '../../support/conditions.js';
import { shared } from '../../support/shared.js';

const file = path.join(await shared('frozen'), recordPath('printers', 'acme-labs-one'));
const one = (JSON.parse(readFileSync(file, 'utf8')) as { data: [Printer] }).data[0];

const setup = (printer: Partial<Printer> | null, material: string | null = null, slicer: SlicerId | null = null) => ({
  printer: printer && { ...one, ...printer },
  material: material === null ? null : ({ id: material } as Material),
  slicer,
});

describe('whether a fix applies', () => {
  it('always does without a condition, and without anything chosen', () => {
    expect(applies(null, setup({}, 'pla', 'cura'))).toBe(true);
    expect(applies(when({ materials: ['pla'], slicers: ['cura'], extruder_types: ['bowden'] }), setup(null))).toBe(
      true,
    );
  });

  it.each([
    ['material', { materials: ['pla', 'petg'] }, setup(null, 'petg'), setup(null, 'abs')],
    ['slicer', { slicers: ['cura'] }, setup(null, null, 'cura'), setup(null, null, 'orcaslicer')],
    [
      'extruder',
      { extruder_types: ['bowden'] },
      setup({ extruder_type: 'bowden' }),
      setup({ extruder_type: 'direct_drive' }),
    ],
    ['brand', { brands: ['acme-labs'] }, setup({}), setup({ brand_id: 'prusa' })],
    [
      'nozzle',
      { nozzle_materials: ['brass'] },
      setup({ nozzle_material: 'brass' }),
      setup({ nozzle_material: 'hardened_steel' }),
    ],
    [
      'diameter',
      { nozzle_diameters_mm: { min: null, max: 0.3 } },
      setup({ nozzle_diameters_mm: [0.2, 0.4] }),
      setup({ nozzle_diameters_mm: [0.4] }),
    ],
    [
      'firmware',
      { firmwares: ['marlin'] },
      setup({ brand_id: 'prusa', gcode_flavor: 'marlin2' }),
      setup({ brand_id: 'prusa', gcode_flavor: 'klipper' }),
    ],
    ['Bambu firmware', { firmwares: ['bambu'] }, setup({ brand_id: 'bambu-lab' }), setup({ brand_id: 'prusa' })],
    ['open frame', { structures: ['open'] }, setup({ enclosed: false }), setup({ enclosed: true })],
    ['enclosure', { structures: ['enclosed'] }, setup({ enclosed: true }), setup({ enclosed: false })],
    [
      'heated chamber',
      { structures: ['heated_chamber'] },
      setup({ max_chamber_temperature_c: 60 }),
      setup({ enclosed: false, max_chamber_temperature_c: null }),
    ],
    ['kinematics', { structures: ['corexy'] }, setup({ kinematics: 'hybrid_corexy' }), setup({ kinematics: 'delta' })],
    [
      'one of two',
      { structures: ['open', 'corexy'] },
      setup({ enclosed: true, kinematics: 'corexy' }),
      setup({ enclosed: true, kinematics: 'delta' }),
    ],
  ] as const)('asks for the %s', (_, conditions, fits, not) => {
    expect(applies(when(conditions as never), fits as never)).toBe(true);
    expect(applies(when(conditions as never), not as never)).toBe(false);
  });

  it('excludes nothing by what is not known of the machine', () => {
    const unknown = setup({
      extruder_type: null,
      enclosed: null,
      kinematics: null,
      structure: null,
      gcode_flavor: null,
      brand_id: 'prusa',
      nozzle_diameters_mm: [],
    });
    for (const conditions of [
      { extruder_types: ['bowden'] },
      { structures: ['open'] },
      { structures: ['delta'] },
      { structures: ['heated_chamber'] },
      { firmwares: ['klipper'] },
      { nozzle_diameters_mm: { min: 0.6, max: null } },
    ])
      expect(applies(when(conditions), unknown), JSON.stringify(conditions)).toBe(true);
  });
});
