import { describe, expect, it } from 'vitest';
import { type Chosen, fixIn } from '../../../support/resolve-fixture.js';

const ENDER = { printer: 'creality-ender-3-v3-se', material: 'petg', slicer: 'cura' } as const;
const BOWDEN = { printer: 'creality-ender-3', material: 'petg', slicer: 'cura' } as const;
const P1S = { printer: 'bambu-lab-p1s', material: 'petg', slicer: 'bambu_studio' } as const;
const MK4 = { printer: 'prusa-mk4', material: 'pla', slicer: 'prusaslicer' } as const;
const VORON = { printer: 'voron-2-4-300', material: 'abs', slicer: 'orcaslicer' } as const;

/** A fix in an expert's words: current value, status, values to try in turn; the limit and its source. */
function way(said: string, chosen: Chosen, direction?: 'increase' | 'decrease') {
  const [rule = '', fix = ''] = said.split('/');
  const change = fixIn(rule, fix, chosen)?.change;
  const found = change?.ways.find((one) => direction === undefined || one.direction === direction);
  if (!change || !found) return undefined;
  const { status, first_value: first, next_values: next, stop } = found;
  const course = [status, ...(first === null ? [] : [first, ...next])].join(' ');
  return `${change.current.value}: ${course}; ${stop?.value} ${stop?.of}`;
}

const own = (yours: Chosen['yours']) => ({ ...ENDER, yours });

describe('the direction of a value', () => {
  it.each<[said: string, chosen: Chosen, expected: string]>([
    ['stringing/retraction-up', ENDER, '1.2: step 1.3 1.4 1.5 1.6 1.7 1.8 1.9 2; 2 fix'],
    ['stringing/retraction-up', BOWDEN, '4: step 4.5 5 5.5 6 6.5 7; 7 fix'],
    // A user's value below the profile's is first raised to it.
    ['stringing/retraction-up', own({ retraction_length: 0.8 }), '0.8: step 1.2 1.3 1.4 1.5 1.6 1.7 1.8 1.9 2; 2 fix'],
    // A retraction for Bowden on a direct drive is not raised further, and this fix does not lower it.
    ['stringing/retraction-up', own({ retraction_length: 6 }), '6: none_left; 2 fix'],
    ['stringing/retraction-up', own({ retraction_length: 2 }), '2: at_bound; 2 fix'],
    ['stringing/nozzle-temp-down', ENDER, '250: step 245 240 235 230; 230 material'],
    // A nozzle that is far too hot first returns into the range; one that is too cold is not cooled further.
    [
      'stringing/nozzle-temp-down',
      own({ nozzle_temperature: 275 }),
      '275: come_back 260 255 250 245 240 235 230; 230 material',
    ],
    ['stringing/nozzle-temp-down', own({ nozzle_temperature: 215 }), '215: none_left; 230 material'],
    ['stringing/retraction-speed-tune', ENDER, '40: at_bound; 40 printer'],
    ['stringing/travel-faster', ENDER, '150: step 170 190 210 230 250; 250 printer'],
    ['stringing/zhop-down', ENDER, '0.4: come_back 0.3; 0 fix'],
    ['stringing/min-travel-down', ENDER, '2: step 1.5 1 0.5; 0.5 fix'],
    // The printer reaches less than the material permits; a tuned bed temperature above the material's range is kept.
    ['warping/bed-temp-up', { ...P1S, material: 'abs' }, '90: step 95 100; 100 printer'],
    ['warping/bed-temp-up', { ...MK4, material: 'petg' }, '90: at_profile; 85 material'],
    ['warping/add-brim', P1S, '5: step 7 8; 8 fix'],
    ['warping/add-brim', MK4, '0: begin 5 7 8; 8 fix'],
    ['warping/add-raft', P1S, '0: begin 2; 4 fix'],
    ['under-extrusion/speed-down', MK4, '45: step 22.5 20; 20 fix'],
    ['layer-separation/nozzle-temp-up', MK4, '215: step 220 225 230; 230 material'],
    ['ringing/accel-down', ENDER, '2500: step 2000 1500 1000 500; 500 fix'],
    ['corner-bulging/pressure-advance-up', MK4, '0.05: step 0.055 0.06 0.065 0.07 0.075 0.08 0.085 0.09; 0.1 fix'],
    ['corner-bulging/pressure-advance-up', ENDER, 'null: unknown_now; 0.1 fix'],
    ['under-extrusion/flow-up', MK4, '1: step 1.01 1.02 1.03 1.04 1.05; 1.05 fix'],
    ['under-extrusion/max-volumetric-speed-down', MK4, '15: step 14 13 12 11; 0 slicer'],
    ['elephant-foot/elephant-foot-compensation-up', P1S, '0.15: step 0.2 0.25; 0.25 fix'],
    ['elephant-foot/elephant-foot-compensation-up', ENDER, '0: begin 0.1 0.15 0.2 0.25; 0.25 fix'],
    ['gaps-in-top-surface/top-layers-up', P1S, '5: step 6 7 8; 8 fix'],
    ['gaps-in-top-surface/infill-up', P1S, '15: step 35 50; 50 fix'],
    ['heat-creep/bed-temp-down', MK4, '60: step 55 50 45; 45 material'],
  ])('%s for %j: %s', (said, chosen, expected) => {
    expect(way(said, chosen)).toBe(expected);
  });

  it('is both ways if the setting is tuned', () => {
    expect(way('stringing/retraction-speed-tune', MK4, 'increase')).toMatch(/: step 40/);
    expect(way('stringing/retraction-speed-tune', MK4, 'decrease')).toMatch(/: step 30 25 20; 20 fix$/);
  });

  it('is a single step if sources differ, with what the others say', () => {
    const step = fixIn('stringing', 'nozzle-temp-down', ENDER)?.change?.step;
    const expected = { size: 5, as_stated: { value: 5, unit: '°C' }, others: [{ min: 5, max: 10, unit: '°C' }] };
    expect(step).toMatchObject(expected);
  });

  it('is the same on the first layer', () => {
    const first = fixIn('stringing', 'nozzle-temp-down', ENDER)?.change?.first_layer;
    expect(first).toMatchObject({
      setting: 'nozzle_temperature_first_layer',
      current: { value: 250 },
      ways: [{ first_value: 245 }],
    });
    expect(first?.where?.key).toBe('material_print_temperature_layer_0');
  });
});

describe('switches and choices', () => {
  const target = (rule: string, fix: string, chosen: Chosen) => fixIn(rule, fix, chosen)?.change?.target;

  it('say if they are already set that way', () => {
    expect(target('stringing', 'avoid-crossing', ENDER)).toMatchObject({ value: true, already_set: false });
    expect(target('stringing', 'avoid-crossing', { ...ENDER, yours: { avoid_crossing_walls: true } })).toMatchObject({
      already_set: true,
    });
    const expected = { value: 'arachne', already_set: false };
    expect(target('missing-thin-features', 'arachne-walls', P1S)).toMatchObject(expected);
    const told = { value: 'arachne', already_set: null };
    expect(target('missing-thin-features', 'arachne-walls', ENDER)).toMatchObject(told);
    expect(target('visible-z-seam', 'seam-place', P1S)).toMatchObject({ value: null, already_set: true });
    expect(target('warping', 'fan-off-first', P1S)).toMatchObject({ value: 3, limited_to: null });
  });

  it('are never set beyond the limits of the material', () => {
    expect(target('warping', 'brim-gap', P1S)).toMatchObject({ value: 0.1, already_set: true, limited_to: null });
    expect(target('poor-bridging', 'overhang-fan-max', P1S)?.value).toBe(100);
  });
});

describe('the place of a setting', () => {
  const where = (rule: string, fix: string, chosen: Chosen) => fixIn(rule, fix, chosen)?.change?.where;

  it('is given for the chosen slicer, in both languages', () => {
    expect(where('stringing', 'retraction-up', ENDER)).toMatchObject({
      slicer: 'cura',
      key: 'retraction_amount',
      menu: ['Travel', 'Retraction Distance'],
      menu_zh: ['移动', '回抽距离'],
    });
    expect(where('stringing', 'retraction-up', { ...ENDER, slicer: 'prusaslicer' })).toMatchObject({
      key: 'filament_retract_length',
      menu: ['Filaments', 'Filament Overrides', 'Retraction', 'Retraction length'],
    });
    expect(where('stringing', 'retraction-up', { printer: ENDER.printer, material: 'petg' })).toBeNull();
  });

  it('is the key of the plate on the printer', () => {
    const chosen = { ...P1S, material: 'abs' };
    expect(where('warping', 'bed-temp-up', chosen)).toMatchObject({ key: 'textured_plate_temp' });
    expect(where('warping', 'bed-temp-up', chosen)?.menu).toContain('Textured PEI Plate');
  });

  it('is replaced by instructions if the slicer has no such setting', () => {
    expect(where('corner-bulging', 'pressure-advance-up', MK4)).toMatchObject({ key: null, menu: null });
    expect(where('corner-bulging', 'pressure-advance-up', MK4)?.workaround).toContain('M572');
  });

  it('is omitted for machines without it', () => {
    expect(fixIn('warping', 'aux-fan-down', ENDER)).toBeUndefined();
    expect(fixIn('warping', 'chamber-temp-up', ENDER)).toBeUndefined();
    expect(fixIn('warping', 'chamber-temp-up', VORON)?.applies.verdict).toBe('yes');
  });
});
