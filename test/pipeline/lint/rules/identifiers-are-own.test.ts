import { describe, expect, it } from 'vitest';
import rule from '../../../../scripts/pipeline/lint/rules/identifiers-are-own.js';
import { findings } from '../../../support/small-dataset.js';

const two = (one: object, other: object) => ({
  printers: {
    'acme-one': { identifiers: one },
    'acme-two': { id: 'acme-two', brand: 'acme', model: 'Two', identifiers: other },
  } as never,
  imported: { slicer: { 'acme-two': { models: ['Acme Two'], nozzles: {} } } },
});
const named = (...value: string[]) => ({ value, source: 'https://example.org' });

describe('identifiers-are-own', () => {
  it('accepts the small dataset, and two machines with codes of their own', () => {
    expect(findings(rule)).toEqual([]);
    expect(
      findings(
        rule,
        two({ bambu_model_code: named('C11') }, { bambu_model_code: named('C12'), elegoo_model: named('C11') }),
      ),
    ).toEqual([]);
  });

  it('reports a code that two machines share', () => {
    expect(findings(rule, two({ bambu_model_code: named('C11') }, { bambu_model_code: named('C12', 'C11') }))).toEqual([
      '"C11" already stands for acme-one',
    ]);
  });

  it('reports a slicer model name that two machines share', () => {
    const machineNames = {
      slicer: { 'acme-one': { prusaslicer_printer: ['MK4'] }, 'acme-two': { prusaslicer_printer: ['MK4'] } },
    };
    expect(findings(rule, { ...two({}, {}), machineNames })).toEqual(['"MK4" already stands for acme-one']);
  });

  it('accepts shared serial number prefixes and model_id', () => {
    const machineNames = { slicer: { 'acme-one': { orca_model_id: ['v1'] }, 'acme-two': { orca_model_id: ['v1'] } } };
    const serial = { bambu_serial_prefix: named('00M') };
    expect(findings(rule, { ...two(serial, serial), machineNames })).toEqual([]);
  });
});
