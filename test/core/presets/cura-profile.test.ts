import { describe, expect, it } from 'vitest';
import { presetFiles } from '../../../core/presets/files.js';
import type { PresetOptions } from '../../../core/presets/types.js';
import type { Printer, Profile } from '../../../schemas/generated/record.js';
import { composed, MK4 } from '../../support/preset-mappings.js';

function containers(options: PresetOptions = {}) {
  const preset = composed('cura', MK4, options);
  return { preset, files: presetFiles(preset) };
}

describe('a profile of Cura', () => {
  const { preset, files } = containers({ parents: null });
  const [global, extruder] = files.map(({ text }) => text);

  it('is a container for the machine and one for its extruder, in entries without an extension', () => {
    const expected = ['prusa_mk4_0_4_pla_open_print_data', 'prusa_mk4_0_4_pla_open_print_data_extruder_0'];
    expect(files.map(({ name }) => name)).toEqual(expected);
  });

  it('states its name, quality and setting version', () => {
    for (const text of [global, extruder]) {
      expect(text).toContain(`[general]\nversion = 4\nname = ${preset.name}\ndefinition = fdmprinter\n`);
      expect(text).toContain('[metadata]\ntype = quality_changes\nquality_type = standard\nsetting_version = 25\n');
    }
    expect(extruder).toContain('position = 0\n');
    expect(global).not.toContain('position');
  });

  it('separates settings of the machine from those of the extruder', () => {
    expect(global).toMatch(/\[values\]\nlayer_height = 0\.2\nsupport_enable = (?:True|False)\n$/);
    expect(extruder).toMatch(/material_print_temperature = \d+\n/);
    expect(extruder).not.toMatch(/layer_height|support_enable/);
  });

  it('is for the definition of the machine if known', () => {
    const [own] = containers({ parents: { machine: 'prusa_mk4', process: null, filament: null } }).files;
    expect(own?.text).toContain('definition = prusa_mk4\n');
  });

  it('is for the chosen quality, and says so', () => {
    const { preset: draft } = containers({ qualityType: 'draft' });
    expect(draft).toMatchObject({ form: 'profile', cura: { quality_type: 'draft', setting_version: 25 } });
    expect(draft.notes.find(({ code }) => code === 'quality_type')?.text).toContain('draft');
  });

  it('is for the quality of the machine and the material if none is chosen', () => {
    const parents = { machine: 'prusa_mk4', process: 'fast', filament: 'generic_pla' };
    expect(containers({ parents, qualityType: undefined }).preset.cura?.quality_type).toBe('fast');
    expect(containers({ parents, qualityType: 'draft' }).preset.cura?.quality_type).toBe('draft');
  });

  it('is rejected for a quality that the machine lacks', () => {
    const withTypes = (record: Profile, printer: Printer): [Profile, Printer] => [
      record,
      { ...printer, presets: { cura_quality_types: ['fast', 'best'] } } as Printer,
    ];
    expect(composed('cura', MK4, { qualityType: 'best' }, withTypes).cura?.quality_type).toBe('best');
    expect(() => composed('cura', MK4, { qualityType: 'standard' }, withTypes)).toThrow(
      expect.objectContaining({ code: 'no_quality_type', subject: 'standard', allowed: ['fast', 'best'] }),
    );
  });

  const breaking = ['', ' ', 'a ', 'x\ny = 1', 'x\ty'];
  it.each(breaking)('is refused for the quality %j, which would break its text', (qualityType) => {
    expect(() => containers({ qualityType })).toThrow(expect.objectContaining({ code: 'no_quality_type' }));
  });
});
