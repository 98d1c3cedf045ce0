import { describe, expect, it } from 'vitest';
import { readView, readYours, symptomPath, writeView, writeYours } from '../../../docs/src/symptom/view.js';

describe('own values in a link', () => {
  it('are short, in a fixed order, and round-trip', () => {
    const values = { z_hop: 0.2, retraction_length: 0.8, z_offset: -0.05, wipe: false, seam_position: 'aligned' };
    const text = writeYours(values);
    expect(text).toBe('retraction_length:0.8,seam_position:aligned,wipe:false,z_hop:0.2,z_offset:-0.05');
    expect(readYours(text)).toEqual({ values, unread: [] });
    const query = writeView({ ...readView('stringing', ''), yours: text });
    expect(query).toBe(`?yours=${text}`);
    expect(readView('stringing', query).yours).toBe(text);
  });

  it('are none if empty', () => {
    expect(writeYours({})).toBeNull();
    expect(readYours(null)).toEqual({ values: {}, unread: [] });
  });

  it('are reported if they cannot be parsed, and do no harm', () => {
    const { values, unread } = readYours('retraction_length:0.8,__proto__:1,a:b:c,x,wipe:<b>,k:1e9,:3,big:99999999');
    expect(values).toEqual({ retraction_length: 0.8 });
    expect(unread).toEqual(['__proto__:1', 'a:b:c', 'x', 'wipe:<b>', 'k:1e9', ':3', 'big:99999999']);
    const many = Array.from({ length: 500 }, (_, i) => `s${i}:1`).join(',');
    expect(Object.keys(readYours(many).values)).toHaveLength(100);
    expect(readYours(many).unread).toEqual(['…']);
  });
});

it('each cause and fix has a URL', () => {
  expect(symptomPath('stringing')).toBe('/symptoms/stringing/');
  expect(symptomPath('stringing', 'wet-filament')).toBe('/symptoms/stringing/#cause-wet-filament');
  expect(symptomPath('stringing', 'wet-filament', 'dry')).toBe('/symptoms/stringing/#fix-wet-filament-dry');
});
