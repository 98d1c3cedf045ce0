import { describe, expect, it } from 'vitest';
import { identifierTable } from '../../../../scripts/pipeline/emit/download/tables/several-kinds.js';
import { smallComposed } from '../../../support/small-dataset.js';

describe('the table of identifiers', () => {
  it('has a row for each thing that another system calls a record', () => {
    const { records } = smallComposed({
      machineNames: { slicer: { 'acme-one': { orca_model_id: ['A1', 'A1-V2'], prusaslicer_printer: ['ONE'] } } },
      materialIdentifiers: {
        spoolmandb_material: { sources: ['guide'], identifiers: { 'PLA (basic)': 'pla' } },
      } as never,
    });
    expect(identifierTable(records).rows).toEqual([
      ['printers', 'acme-one', 'orca_model_id', 'A1'],
      ['printers', 'acme-one', 'orca_model_id', 'A1-V2'],
      ['printers', 'acme-one', 'prusaslicer_printer', 'ONE'],
      ['materials', 'pla', 'spoolmandb_material', 'PLA (basic)'],
    ]);
  });

  it('is empty where nobody calls anything', () => {
    expect(identifierTable(smallComposed().records).rows).toEqual([]);
  });
});
