import { describe, expect, it } from 'vitest';
import { symptomPath } from '../../../docs/src/answer/anchors.js';
import { readAnswerSetup } from '../../../docs/src/answer/answer-setup.js';
import { readYours, writeYours } from '../../../docs/src/answer/yours-link.js';
import { readQueryState, writeQueryState } from '../../../docs/src/explorer/query-state.js';
import { NO_SETUP } from '../../../docs/src/setup/setup.js';

describe('own values in a link', () => {
  it('are short, in a fixed order, and read again as they were', () => {
    const values = { z_hop: 0.2, retraction_length: 0.8, z_offset: -0.05, wipe: false, seam_position: 'aligned' };
    const text = writeYours(values);
    expect(text).toBe('retraction_length:0.8,seam_position:aligned,wipe:false,z_hop:0.2,z_offset:-0.05');
    expect(readYours(text)).toEqual({ values, unread: [] });
    const query = writeQueryState({ ...readQueryState('?symptom=stringing'), yours: text });
    expect(query).toBe(`?view=troubleshoot&symptom=stringing&yours=${text}`);
    expect(readQueryState(query).yours).toBe(text);
  });

  it('are none when there are none', () => {
    expect(writeYours({})).toBeNull();
    expect(readYours(null)).toEqual({ values: {}, unread: [] });
  });

  it('are told when they cannot be read, and harm nothing', () => {
    const { values, unread } = readYours('retraction_length:0.8,__proto__:1,a:b:c,x,wipe:<b>,k:1e9,:3,big:99999999');
    expect(values).toEqual({ retraction_length: 0.8 });
    expect(unread).toEqual(['__proto__:1', 'a:b:c', 'x', 'wipe:<b>', 'k:1e9', ':3', 'big:99999999']);
    const many = Array.from({ length: 500 }, (_, i) => `s${i}:1`).join(',');
    expect(Object.keys(readYours(many).values)).toHaveLength(100);
    expect(readYours(many).unread).toEqual(['…']);
  });
});

describe('what the page of a symptom answers for', () => {
  const mine = { ...NO_SETUP, printer: { id: 'a', name: 'A' }, nozzle: '0.6', slicer: 'cura' } as const;

  it('is what the link says, else my setup, else nothing', () => {
    expect(readAnswerSetup('?material=petg', mine)).toMatchObject({
      printer: null,
      material: 'petg',
      slicer: null,
      linked: true,
    });
    expect(readAnswerSetup('', mine)).toMatchObject({ printer: 'a', nozzle: '0.6', slicer: 'cura', linked: false });
    expect(readAnswerSetup('', { ...NO_SETUP, slicer: 'cura' })).toBeNull();
    expect(readAnswerSetup('?slicer=cura', NO_SETUP)).toBeNull();
  });

  it('has an address for each cause and fix', () => {
    expect(symptomPath('stringing')).toBe('/symptoms/stringing/');
    expect(symptomPath('stringing', 'wet-filament')).toBe('/symptoms/stringing/#cause-wet-filament');
    expect(symptomPath('stringing', 'wet-filament', 'dry')).toBe('/symptoms/stringing/#fix-wet-filament-dry');
  });
});
