import { describe, expect, it } from 'vitest';
import rule from '../../../../scripts/pipeline/lint/rules/machines-stand-once.js';
import { type Changes, findings } from '../../../support/small-dataset.js';

const NOZZLES = { '0.4': { diameter_mm: 0.4, default: true, preset: 'Acme 0.4', layer_height_mm: {} } };
const VOLUME = { x: 200, y: 200, z: 200 };

/** The findings if the brand has another machine of the same volume as its One. */
function beside(model: string, more: object = {}, facts: object = {}, changes: Changes = {}): string[] {
  const imported = {
    slicer: { 'acme-two': { models: [model], nozzles: NOZZLES, facts: { build_volume_mm: VOLUME, ...facts } } },
  };
  const printers = { 'acme-two': { id: 'acme-two', brand: 'acme', model, ...more } };
  return findings(rule, { printers, imported, ...changes } as Changes);
}

const TWICE = ['has the same volume as "acme-one", and its name differs only in equipment'];

describe('machines-stand-once', () => {
  it.each(['One', 'One with Klipper', 'One Dual', 'Acme One', 'One (CFS-C)', 'One Series', 'One 200'])(
    'finds "%s" beside the One',
    (model) => expect(beside(model)).toEqual(TWICE),
  );

  it.each(['Two', 'One Pro', 'One 300', 'One S1'])('considers "%s" another machine', (model) =>
    expect(beside(model)).toEqual([]),
  );

  it('considers another volume another machine, but not the same one rounded differently', () => {
    expect(beside('One Dual', {}, { build_volume_mm: { x: 300, y: 200, z: 200 } })).toEqual([]);
    expect(beside('One Dual', {}, { build_volume_mm: { x: 205, y: 200, z: 210 } })).toEqual(TWICE);
  });

  it('accepts related machines', () => {
    expect(beside('One Dual', { configuration_of: 'acme-one', differs: ['tool_head'] })).toEqual([]);
    expect(beside('One Dual', { variant_of: 'acme-one' })).toEqual([]);
  });

  it('reports one machine preset of two printers, whatever their names', () => {
    const nozzles = { '0.4': { diameter_mm: 0.4, machine: 'Acme One 0.4', process: '0.20mm' } };
    const presets = {
      slicer: { acme: { 'acme-one': { nozzles, filaments: {} }, 'acme-two': { nozzles, filaments: {} } } },
    };
    expect(beside('Two', {}, {}, { slicers: { slicer: 'orcaslicer' }, presets })).toEqual([
      '"acme-one" also has the machine preset "Acme One 0.4"',
    ]);
  });
});
