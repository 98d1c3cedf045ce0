import { describe, expect, it } from 'vitest';
import { readQueryState, setupQuery, writeQueryState } from '../../../docs/src/explorer/query-state.js';

describe('the URL of the explorer', () => {
  it.each([
    '',
    '?printer=bambu-lab-p1s&material=petg',
    '?printer=bambu-lab-p1s&material=petg&nozzle=0.6',
    '?printer=bambu-lab-p1s&material=pla-plus&filament=sunlu--pla-plus',
    '?view=compare&printer=bambu-lab-p1s&printer2=prusa-mk4s',
    '?view=compare&compare=materials&material=petg&material2=abs',
  ])('round-trips "%s"', (query) => {
    expect(writeQueryState(readQueryState(query))).toBe(query);
  });

  it('compares materials if there is a second one', () => {
    expect(readQueryState('?view=compare&material2=abs').compare).toBe('materials');
  });

  it('ignores unknown values', () => {
    const { view, slicer, printer, material } = readQueryState(
      '?view=nonsense&slicer=other&printer=&material=%20&utm=x',
    );
    expect([view, slicer, printer, material]).toEqual(['profile', null, null, null]);
  });

  it('passes the setup alone on to other pages', () => {
    expect(setupQuery(readQueryState('?view=compare&printer=p&material=petg&filament=f&nozzle=0.6&slicer=cura'))).toBe(
      '?printer=p&material=petg&nozzle=0.6&slicer=cura',
    );
    expect(setupQuery(readQueryState('?filament=f'))).toBe('');
  });
});
