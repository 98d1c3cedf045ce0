import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Scope } from '../../scripts/import/expression.js';
import { expandTemplate, pressureAdvance } from '../../scripts/import/prusa/index.js';

const printer =
  (values: Record<string, string | readonly string[]>): Scope =>
  (name) =>
    values[name];
const small = printer({ nozzle_diameter: ['0.4'], printer_notes: 'PRINTER_MODEL_MK4' });
const big = printer({ nozzle_diameter: ['0.6'], printer_notes: 'PRINTER_MODEL_XL' });
const huge = printer({ nozzle_diameter: ['0.8'], printer_notes: 'PRINTER_MODEL_XL' });

describe('a G-code template', () => {
  const template = 'a{if nozzle_diameter[0]==0.4}b{elsif nozzle_diameter[0]==0.6}c{else}d{endif}e';

  it('uses the first branch whose condition is true', () => {
    expect([small, big, huge].map((scope) => expandTemplate(template, scope))).toEqual(['abe', 'ace', 'ade']);
  });

  it('may be nested', () => {
    const nested =
      '{if nozzle_diameter[0]>0.4}{if printer_notes=~/.*MK4.*/}1{else}2{endif}3{else}{if nozzle_diameter[0]==0.4}4{endif}{endif}';
    expect([small, big].map((scope) => expandTemplate(nested, scope))).toEqual(['4', '23']);
  });

  it('does not parse skipped branches, and writes nothing if no condition is true', () => {
    expect(expandTemplate('{if nozzle_diameter[0]==9}{if ==}x{endif}{endif}y', small)).toBe('y');
    expect(expandTemplate('{if nozzle_diameter[0]==0.4}x{elsif ==}y{endif}', small)).toBe('x');
  });

  it('keeps other placeholders, and accepts braces in a quoted text of a condition', () => {
    expect(expandTemplate('M104 S{temperature[0]} {if printer_notes=="{x}"}no{endif}', small)).toBe(
      'M104 S{temperature[0]} ',
    );
  });

  it('always returns text or throws an Error', () => {
    const parts = ['{if a==1}', '{if ', '{elsif not a}', '{else}', '{endif}', '{', '}', '"', 'M900 K0.1', '\n', ' '];
    const joined = fc.array(fc.constantFrom(...parts), { maxLength: 30 }).map((all) => all.join(''));
    const ends = fc.property(fc.oneof(joined, fc.string()), (text) => {
      try {
        return typeof expandTemplate(text, small) === 'string';
      } catch (error) {
        return error instanceof Error;
      }
    });
    fc.assert(ends, { numRuns: 2000 });
  });
});

describe('the pressure advance of a start G-code', () => {
  it.each([
    ['M572 S0.036', 0.036],
    ['"M572 D0 S0.05 ; set"', 0.05],
    ['M900 K0.05', 0.05],
    ['M900 T0 K.08', 0.08],
    ['SET_PRESSURE_ADVANCE ADVANCE=0.04', 0.04],
    ['set_pressure_advance EXTRUDER=extruder1 advance=0.3', 0.3],
    ['"M900 K0 ; reset LA\\nM900 K0.06"', 0.06],
    ['"M900 K0.06\\nM900 K0 ; reset LA"', 0.06],
    ['M900 K0 ; reset LA', null],
    ['M900 K30', null], // linear advance 1.0 uses other units
    ['"M900 K45 ; LA 1.0\\nM900 K0.05 ; LA 1.5"', 0.05],
    ['"M900 K0.03\\nM900 K0.05"', 0.05], // the last one counts
    ['; M900 K0.05', null],
    ['M104 S200', null],
    ['', null],
    [undefined, null],
  ])('of %j is %j', (gcode, expected) => {
    expect(pressureAdvance(gcode, small)).toBe(expected);
  });

  it('depends on the printer', () => {
    const gcode =
      '"M900 K{if printer_notes=~/.*MK4.*/ and nozzle_diameter[0]==0.4}0.05{elsif nozzle_diameter[0]==0.6}0.03{else}0{endif} ; Filament gcode"';
    expect([small, big, huge].map((scope) => pressureAdvance(gcode, scope))).toEqual([0.05, 0.03, 0]);
    const either = '"{if printer_notes=~/.*MK4.*/}M572 S0.02{else}M900 K0.07{endif}"';
    expect([small, big].map((scope) => pressureAdvance(either, scope))).toEqual([0.02, 0.07]);
  });

  it('is unknown for the MK2S, whose firmware uses linear advance 1.0', () => {
    const of = (printer_model: string) =>
      pressureAdvance('"M900 K0.05 ; LA 1.5\\nM900 K30 ; LA 1.0"', printer({ printer_model }));
    expect(of('MK2S')).toBeNull();
    expect(of('MK2.5')).toBe(0.05);
  });

  it('is unknown for a template that cannot be parsed', () => {
    expect(pressureAdvance('{if ==}M900 K0.05{endif}', small)).toBeNull();
  });
});
