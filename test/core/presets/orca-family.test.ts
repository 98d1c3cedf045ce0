import { describe, expect, it } from 'vitest';
import { presetFiles } from '../../../core/presets/files.js';
import type { PresetOptions } from '../../../core/presets/types.js';
import type { SlicerId } from '../../../core/words/slicers.js';
import { composed, P1S, PARENTS } from '../../support/preset-mappings.js';

type Json = Record<string, string | string[]>;

function presets(slicer: SlicerId = 'orcaslicer', options: PresetOptions = { parents: PARENTS }) {
  const preset = composed(slicer, P1S, options);
  const files = presetFiles(preset).map(({ name, text }) => [name, JSON.parse(text) as Json] as const);
  const [filament, process] = ['filament', 'process'].map(
    (kind) => files.find(([name]) => name.startsWith(`${kind}/`))?.[1],
  );
  return { preset, files, filament: filament as Json, process: process as Json };
}

/** The import rules of both programs, one test per rule: `PresetBundle::import_json_presets`, `load_from_json`. */
describe.each(['orcaslicer', 'bambu_studio'] as const)('presets for %s', (slicer) => {
  const { preset, files, filament, process } = presets(slicer);
  const both = [filament, process];

  it('are one for the filament and one for the process, each in its folder, as .json', () => {
    expect(files.map(([name]) => name)).toEqual([`filament/${preset.name}.json`, `process/${preset.name}.json`]);
  });

  it('contain only strings and lists of one kind', () => {
    for (const one of both)
      for (const value of Object.values(one))
        expect(Array.isArray(value) ? value.map((part) => typeof part) : [typeof value]).toEqual(['string']);
  });

  it('are user presets of one name, with the one id that identifies their kind and a version that parses', () => {
    // Three numbers, four for Bambu Studio.
    const version = slicer === 'orcaslicer' ? '2.4.0' : '02.04.00.70';
    const shared = { name: preset.name, from: 'User', version };
    const expected = { ...shared, filament_settings_id: [preset.name], inherits: PARENTS.filament };
    expect(filament).toMatchObject(expected);
    expect(process).toMatchObject({ ...shared, print_settings_id: preset.name, inherits: PARENTS.process });
    const ids = both.flatMap((one) => Object.keys(one).filter((key) => key.endsWith('_settings_id')));
    expect(ids).toEqual(['filament_settings_id', 'print_settings_id']);
    // An import skips a preset with the name of a system preset.
    expect(Object.values(PARENTS)).not.toContain(preset.name);
  });

  it('have no keys that user presets lack or that an import would skip', () => {
    for (const key of ['type', 'setting_id', 'filament_id', 'compatible_printers', 'instantiation', 'bundle_id'])
      for (const one of both) expect(one).not.toHaveProperty(key);
  });

  it('have only keys of their own kind', () => {
    expect(Object.keys(filament)).toContain('nozzle_temperature');
    expect(Object.keys(process)).toContain('sparse_infill_density');
    expect(Object.keys(filament).filter((key) => key in process)).toEqual(['name', 'from', 'inherits', 'version']);
    for (const one of both) expect(one).not.toHaveProperty('nozzle_diameter');
  });

  it('write filament keys as lists of one value, and process keys plain, speeds included', () => {
    expect(filament.nozzle_temperature).toEqual(['255']);
    expect(filament.filament_retraction_length).toHaveLength(1);
    expect(process.sparse_infill_density).toBe('15%');
    expect(process.outer_wall_speed).toMatch(/^\d+$/);
  });
});

describe('presets for OrcaSlicer', () => {
  it('inherit nothing if it does not know the machine', () => {
    const { filament, process } = presets('orcaslicer', { parents: null });
    for (const one of [filament, process]) expect(one).not.toHaveProperty('inherits');
    expect(filament.filament_type).toEqual(['PETG']);
  });

  it('inherit what exists, and are standalone where no preset of that kind exists', () => {
    const { filament, process } = presets('orcaslicer', { parents: { ...PARENTS, process: null } });
    expect(filament.inherits).toBe(PARENTS.filament);
    expect(process).not.toHaveProperty('inherits');
  });

  it('of a fix are only of the kind that it changes', () => {
    const changes = [{ setting: 'infill_density', value: 20 }];
    const { files, process } = presets('orcaslicer', { parents: PARENTS, form: 'changes', changes });
    expect(files).toHaveLength(1);
    expect(process).toMatchObject({ inherits: PARENTS.process, sparse_infill_density: '20%' });
    expect(Object.keys(process)).toHaveLength(6);
  });

  it('keep a name with quotes and other scripts as text', () => {
    const { preset, filament } = presets('orcaslicer', { parents: PARENTS, name: "Maker's 打印 “PETG”" });
    expect(filament.name).toBe(preset.name);
    expect(preset.name).toBe("Maker's 打印 “PETG”");
  });
});
