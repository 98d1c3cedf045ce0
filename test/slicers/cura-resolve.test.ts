import { describe, expect, it } from 'vitest';
import { folderOf } from '../support/folder.js';
import { readDefinitions, resolveSettings, settingText } from './cura-resolve.js';

describe('settings', () => {
  const folder = folderOf({
    'fdmprinter.def.json': {
      settings: {
        quality: {
          type: 'category',
          children: {
            layer_height: { type: 'float', default_value: 0.1 },
            line_width: {
              type: 'float',
              default_value: 0.4,
              value: 'machine_nozzle_size',
              children: { wall: { type: 'float', default_value: 1, value: "extruderValue(0, 'line_width') * 1.5" } },
            },
            layers: {
              type: 'int',
              default_value: 1,
              value: "math.ceil(round(0.8 / resolveOrValue('layer_height'), 4))",
            },
            far: {
              type: 'float',
              default_value: 5,
              value: 'max(map(abs, extruderValues("offset"))) + sum(extruderValues("wall"))',
            },
            offset: { type: 'float', default_value: -3 },
            ring: { type: 'float', default_value: 2, value: 'ring + 1' },
            odd: { type: 'float', default_value: 8, value: 'no_such_thing + 1' },
            on: { type: 'bool', default_value: false, value: 'any(extruderValues("layer_height"))' },
          },
        },
      },
    },
    'fdmextruder.def.json': {
      settings: {
        machine: { type: 'category', children: { machine_nozzle_size: { type: 'float', default_value: 0.4 } } },
      },
    },
  });
  const settings = readDefinitions(folder);

  it('follow from what is set, in any order, and default where a formula is not understood', () => {
    const { values, failed } = resolveSettings(settings, { machine_nozzle_size: 0.6, layer_height: 0.3 });
    expect(Object.fromEntries(values)).toMatchObject({ line_width: 0.6, layers: 3, ring: 3, odd: 8, on: true });
    expect(values.get('wall')).toBeCloseTo(0.9, 9);
    expect(values.get('far')).toBeCloseTo(3.9, 9);
    expect(values.has('quality')).toBe(false);
    expect(failed).toHaveLength(1);
    expect(failed[0]).toMatch(/^odd: .*no_such_thing/);
  });

  it('that are set win over their formula, and an unknown one is refused', () => {
    expect(resolveSettings(settings, { wall: 0.5 }).values.get('wall')).toBe(0.5);
    expect(() => resolveSettings(settings, { speed: 1 })).toThrow('speed');
  });

  it('are told to the engine as texts', () => {
    expect([true, 0.25, 'grid', [[1, 2]], ''].map((value) => settingText(value))).toEqual([
      'true',
      '0.25',
      'grid',
      '[[1,2]]',
      '',
    ]);
  });
});
