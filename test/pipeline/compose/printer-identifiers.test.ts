import { describe, expect, it } from 'vitest';
import { type Changes, smallRecords } from '../../support/small-dataset.js';

/** Its source states the bed that its preset would otherwise prove. */
const printer = (changes: Changes) =>
  smallRecords({ facts: { heated_bed: true }, ...changes }).printers.find(({ id }) => id === 'acme-one');
const OTHER = { other: { 'acme-one': { models: ['One', 'Acme One'], nozzles: {} } } };

describe('a printer’s names in other systems', () => {
  it('are empty if no source states one', () => {
    expect(printer({})?.identifiers).toEqual({});
    expect(printer({})?.provenance.curated).toEqual([]);
  });

  it('are the names of its models, only from sources that are a slicer', () => {
    const slicer = 'orcaslicer_printer';
    expect(printer({ imported: OTHER, namesPrinters: { slicer } })?.identifiers).toEqual({ [slicer]: ['Acme One'] });
  });

  it('include every spelling once if two sources are of one slicer', () => {
    const namesPrinters = { slicer: 'orcaslicer_printer', other: 'orcaslicer_printer' };
    expect(printer({ imported: OTHER, namesPrinters })?.identifiers).toEqual({
      orcaslicer_printer: ['Acme One', 'One'],
    });
  });

  it('are those in an import and in Cura’s table, by id', () => {
    const machineNames = {
      slicer: { 'acme-one': { orca_model_id: ['A1'] }, 'acme-two': { orca_model_id: ['A2'] } },
      other: { 'acme-one': { orca_model_id: ['a1'] } },
    };
    const row = { brand: 'acme', model: 'One' };
    const curaMachines = { acme_one: { ...row, id: 'acme-one' }, acme_two: { ...row, id: 'acme-two' } };
    expect(printer({ imported: OTHER, machineNames, curaMachines })?.identifiers).toEqual({
      cura_definition: ['acme_one'],
      orca_model_id: ['A1', 'a1'],
    });
  });

  it('include what people read, with the page', () => {
    const identifiers = {
      bambu_serial_prefix: { value: ['01P'], source: 'https://example.org/a', read: 'a table' },
      bambu_model_code: { value: ['C12'], source: 'https://example.org/b' },
    };
    const composed = printer({ printers: { 'acme-one': { identifiers } } });
    expect(composed?.identifiers).toEqual({ bambu_model_code: ['C12'], bambu_serial_prefix: ['01P'] });
    expect(composed?.provenance.curated).toEqual([
      { field: 'identifiers.bambu_serial_prefix', source: 'https://example.org/a', passage: 'a table' },
      { field: 'identifiers.bambu_model_code', source: 'https://example.org/b', passage: null },
    ]);
  });
});
