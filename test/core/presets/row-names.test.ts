import { describe, expect, it } from 'vitest';
import { rowNames } from '../../../core/presets/row-names.js';
import type { Group } from '../../../core/words/layout.js';
import { wordsIn } from '../../../core/words/record-words.js';

describe('row names', () => {
  const group = (id: Group['id'], title: string, holder: Group['holder'], path: string, label: string): Group => ({
    ...{ id, title, holder, further: false },
    lines: [{ path, label, kind: path.endsWith('_c') ? 'layers' : 'value', unit: 'mm', about: '' }],
  });
  const interfaces = 'process.support.bottom_interface_layers';
  const groups = [
    group('speeds', 'Speeds', 'process', 'process.speed_mm_s.outer_wall', 'Outer wall'),
    group('temperatures', 'Temperatures', 'filament', 'bed_temperature_c', 'Bed'),
    group('support', 'Support', 'process', interfaces, 'Support: bottom interface layers'),
  ];
  const words = {
    groups,
    settings: { outer_wall_speed: 'Outer wall speed', bed_temperature: 'Bed temperature', ironing: 'Ironing' },
    word: (value: string) => value.replace('_', ' '),
    colon: ': ',
    aside: [' (', ')'] as const,
  };
  const bed = (part: string) => ({ field: `bed_temperature_c.${part}`, setting: 'bed_temperature' });

  it('are those of the settings if a setting has a single row', () => {
    const speed = { field: 'process.speed_mm_s.outer_wall', setting: 'outer_wall_speed' };
    const nameOf = rowNames([speed], words);
    expect(nameOf(speed)).toBe('Outer wall speed');
    expect(nameOf({ field: null, setting: 'ironing' })).toBe('Ironing');
  });

  it('name the field if several rows share a setting', () => {
    const rows = [bed('first_layer'), bed('other_layers')];
    const expected = ['Temperatures: Bed (first layer)', 'Temperatures: Bed (other layers)'];
    expect(rows.map(rowNames(rows, words))).toEqual(expected);
  });

  it('omit the group before a field that is clear by itself', () => {
    const nameOf = rowNames([], words);
    expect(nameOf({ field: interfaces, setting: null })).toBe('Support: bottom interface layers');
  });

  it('name the group of a field without a setting, and are never empty', () => {
    const nameOf = rowNames([], words);
    expect(nameOf({ field: 'process.speed_mm_s.outer_wall', setting: null })).toBe('Speeds: Outer wall');
    expect(nameOf({ field: 'new.field', setting: null })).toBe('new.field');
    expect(nameOf({ field: null, setting: 'new_setting' })).toBe('new_setting');
  });
});

it.each(['en', 'zh'] as const)('the parts of a field have a word in %s', (language) => {
  const words = wordsIn(language);
  for (const part of ['first_layer', 'other_layers', 'min', 'max'])
    expect(words[part]).toMatch(language === 'en' ? /^[a-z ]+$/ : /\p{Script=Han}/u);
});
