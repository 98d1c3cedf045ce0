import { describe, expect, it } from 'vitest';
import { compileFormula } from '../../scripts/import/cura/stack.js';
import type { Value } from '../../scripts/import/expression.js';

const SETTINGS: Readonly<Record<string, Value>> = {
  layer_height: 0.2,
  speed: 50,
  kind: 'grid',
  on: true,
  off: false,
};
function work(formula: string): Value {
  return compileFormula(formula)((key) => {
    const value = SETTINGS[key];
    if (value === undefined) throw new Error(`no ${key}`);
    return value;
  });
}

describe('the formulas of Cura', () => {
  it.each<[string, Value]>([
    ['speed * 2 + 1', 101],
    ['-speed / 4', -12.5],
    ['7 % 4', 3],
    ['-7 % 4', 1],
    ['2 ** 3', 8],
    ['(1 + 2) * 3', 9],
    ['150.0 if speed < 60 else 250.0 if speed > 100 else speed * 2.5', 150],
    ['200 if 40 <= speed <= 50 else 120', 200],
    ['200 if 60 <= speed <= 90 else 120', 120],
    ["'lines' if kind in ('grid', 'cubic') else 'none'", 'lines'],
    ["kind not in ['cubic']", true],
    ['on and not off', true],
    ['off or speed', 50],
    ['math.ceil(round(1.0 / layer_height, 4))', 5],
    ["max(0.1, min(extruderValues('layer_height')))", 0.2],
    ["max([1, speed, 3]) + sum(extruderValues('speed'))", 100],
    ["extruderValues('speed')[0]", 50],
    ["any(extruderValues('off'))", false],
    ["resolveOrValue('kind') == 'grid'", true],
    ['math.degrees(math.atan(1))', 45],
    ['True', true],
    ['-2 ** 2', -4],
    ['True == 1', true],
    ['on or missing', true],
    ['speed if on else missing', 50],
    ['round(0.5) + round(1.5) + round(2.675, 2)', 4.68],
    ['max(map(abs, [-3, 2]))', 3],
    ['2 * math.pi', 2 * Math.PI],
    ["len(extrudersWithMaterial('x'))", 1],
  ])('%s', (formula, value) => {
    expect(work(formula)).toEqual(value);
  });

  it('throws for invalid syntax and unknown names', () => {
    expect(() => work('speed +')).toThrow(/ends too early/);
    expect(() => work('speed speed')).toThrow(/does not expect/);
    expect(() => work('open(speed)')).toThrow(/has no function open/);
    expect(() => work('speed @ 2')).toThrow(/cannot be read/);
    expect(() => work('missing + 1')).toThrow(/no missing/);
    expect(work("extruderValues('speed')[3]")).toBe(50);
    expect(() => work('speed / 0')).toThrow(/division by zero/);
    expect(() => work('kind * 2')).toThrow(/not a number/);
    for (const wrong of ['(1', '1 if 2', 'lambda: 1', '__import__("os")', 'speed(1)', '$', "map('no', [1])"])
      expect(() => work(wrong), wrong).toThrow();
  });
});
