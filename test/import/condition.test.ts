import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileCondition, type Scope } from '../../scripts/import/expression.js';

const PRINTER: Readonly<Record<string, string | number | readonly string[]>> = {
  printer_model: 'MK4',
  printer_notes: 'first line\nPRINTER_MODEL_MK4\nlast line',
  nozzle_diameter: ['0.4', '0.6'],
  num_extruders: 2,
  single_extruder: '0',
  high_flow: 'true',
  empty: '',
};
const scope: Scope = (name) => PRINTER[name];
const holds = (source: string) => compileCondition(source)(scope);

describe('a condition', () => {
  it.each([
    // comparison of texts and numbers
    ['printer_model=="MK4"', true],
    ["printer_model=='MK4'", true],
    ['printer_model!="MK4"', false],
    ['nozzle_diameter[0]==0.4', true],
    ['nozzle_diameter[0] == 0.40', true],
    ['nozzle_diameter[0]=="0.4"', true],
    ['nozzle_diameter[1]==0.6', true],
    ['nozzle_diameter[7]==0.6', true], // a list that is shorter repeats its last value
    ['nozzle_diameter[extruder]==0.4', true], // an index that is a name means the first extruder
    ['num_extruders>1', true],
    ['num_extruders<2', false],
    ['num_extruders>=2 and num_extruders<=2', true],
    // =~ matches the whole text, including line breaks
    ['printer_notes=~/.*PRINTER_MODEL_MK4.*/', true],
    ['printer_notes=~/PRINTER_MODEL_MK4/', false],
    ['printer_model=~/MK4/', true],
    ['printer_model=~/MK/', false],
    ['printer_model=~/(MK3|MK4)S?/', true],
    ['printer_model=~/a|MK4/', true], // alternatives are anchored together
    ['printer_model!~/MK3.*/', true],
    ['printer_notes=~/.*a\\/b.*/', false],
    // and, or, not
    ['printer_model=="MK4" and num_extruders==1', false],
    ['printer_model=="MK4" or num_extruders==1', true],
    ['printer_model=="MK3" or num_extruders==1 or num_extruders==2', true],
    ['num_extruders==2 or num_extruders==2 and printer_model=="MK3"', true], // and binds tighter
    ['(num_extruders==2 or num_extruders==2) and printer_model=="MK3"', false],
    ['not printer_model=="MK3"', true],
    ['!(printer_model=="MK4")', false],
    ['not not printer_model=="MK4"', true],
    ['printer_model=="MK4" && ! (num_extruders==1) || false_friend', true],
    // switches
    ['high_flow', true],
    ['single_extruder', false],
    ['empty', false],
    ['unknown', false],
    ['! single_extruder', true],
    // names that begin like an operator
    ['notes=="" and order=="" and android==""', true],
  ])('%s is %s', (source, expected) => {
    expect(holds(source)).toBe(expected);
  });

  it.each([
    ['', /ends too early/],
    ['nozzle_diameter[0]==', /ends too early/],
    ['(printer_model=="MK4"', /expects \)/],
    ['printer_model=="MK4")', /does not expect "\)"/],
    ['printer_model=="MK4" printer_model', /does not expect "printer_model"/],
    ['printer_model=~"MK4"', /cannot be read at "=~"MK4""/],
    ['printer_model=="MK4', /cannot be read at ""MK4"/],
    ['a § b', /cannot be read at " § b"/],
    ['printer_model=~/(/', /regular expression/],
    ['== 4', /does not expect "=="/],
  ])('%s cannot be read, and the error says where', (source, message) => {
    expect(() => compileCondition(source)).toThrow(message);
  });

  /** Random pieces of conditions, plausible enough to reach every part of the parser. */
  const pieces = fc
    .array(
      fc.oneof(
        fc.constantFrom(...'and or not ! && || ( ) == != < >= =~ !~ /MK.*/ /(a|b)c?/ "x" 0.4 -1 [ " /'.split(' ')),
        fc.constantFrom("'y'", 'printer_model', 'nozzle_diameter[0]', 'nozzle_diameter[i]', ' '),
        fc.string({ maxLength: 6 }),
      ),
      { maxLength: 24 },
    )
    .map((parts) => parts.join(' '));

  it('always returns a boolean or throws an Error', () => {
    fc.assert(
      fc.property(fc.oneof(pieces, fc.string({ maxLength: 200, unit: 'binary' })), (source) => {
        let result: unknown;
        try {
          result = holds(source);
        } catch (error) {
          return error instanceof Error;
        }
        return typeof result === 'boolean';
      }),
      { numRuns: 2000 },
    );
  });

  it('is evaluated if very long, and throws if nested too deeply', () => {
    expect(holds(Array(20_000).fill('num_extruders==2').join(' and '))).toBe(true);
    expect(() => compileCondition('('.repeat(200_000))).toThrow(Error);
  });

  /** A condition with its value, computed while it is built. */
  const known = fc.letrec<{ tree: readonly [source: string, value: boolean] }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 5 },
      fc.constantFrom(
        ['num_extruders==2', true] as const,
        ['num_extruders==3', false] as const,
        ['printer_model=~/MK\\d/', true] as const,
        ['printer_model=="and"', false] as const,
      ),
      fc.tuple(tie('tree'), tie('tree')).map(([[a, x], [b, y]]) => [`(${a}) and (${b})`, x && y] as const),
      fc.tuple(tie('tree'), tie('tree')).map(([[a, x], [b, y]]) => [`(${a}) or (${b})`, x || y] as const),
      tie('tree').map(([a, x]) => [`not (${a})`, !x] as const),
      // Without brackets: `and` before `or`, `not` before both.
      fc
        .tuple(fc.boolean(), fc.boolean(), fc.boolean())
        .map(([x, y, z]) => [`${leaf(x)} or not ${leaf(y)} and ${leaf(z)}`, x || (!y && z)] as const),
    ),
  })).tree;
  const leaf = (value: boolean) => `num_extruders==${value ? 2 : 3}`;

  it('has the value computed from its parts', () => {
    fc.assert(
      fc.property(known, ([source, value]) => holds(source) === value),
      { numRuns: 1000 },
    );
  });
});
