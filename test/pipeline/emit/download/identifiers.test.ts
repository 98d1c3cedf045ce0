import { describe, expect, it } from 'vitest';
import type { Records } from '../../../../scripts/pipeline/compose/records.js';
import { identifierTable } from '../../../../scripts/pipeline/emit/download/tables/provenance.js';
import { identifyDocument } from '../../../../scripts/pipeline/emit/identify.js';
import { smallComposed } from '../../../support/small-dataset.js';

describe('the table of identifiers', () => {
  it('has a row for each identifier of a record in another system', () => {
    const { records } = smallComposed({
      machineNames: { slicer: { 'acme-one': { orca_model_id: ['A1', 'A1-V2'], prusaslicer_printer: ['ONE'] } } },
      materialIdentifiers: {
        spoolmandb_material: { sources: ['guide'], identifiers: { 'PLA (basic)': 'pla' } },
      },
    });
    expect(identifierTable(records).rows).toEqual([
      ['printers', 'acme-one', 'orca_model_id', 'A1'],
      ['printers', 'acme-one', 'orca_model_id', 'A1-V2'],
      ['printers', 'acme-one', 'prusaslicer_printer', 'ONE'],
      ['materials', 'pla', 'spoolmandb_material', 'PLA (basic)'],
    ]);
  });

  it('matches identify.json, including products and the materials that they imply', () => {
    const records = {
      printers: [],
      materials: [{ id: 'pla', identifiers: { bambu_tray_info_idx: ['GFL99'] } }],
      filaments: [
        { id: 'acme--pla', material: 'pla', identifiers: { bambu_tray_info_idx: ['GFA00'], setting_id: ['S1', 'S2'] } },
        { id: 'acme--pla-matte', material: 'pla', identifiers: { setting_id: ['S2'] } },
      ],
    } as unknown as Records;
    const { systems } = identifyDocument(records);
    const held: string[][] = [];
    for (const [system, { identifiers }] of Object.entries(systems))
      for (const [identifier, meant] of Object.entries(identifiers))
        for (const [kind, ids] of Object.entries(meant as Record<string, string[]>))
          held.push(...ids.map((id) => [kind, id, system, identifier]));
    const rows = [...identifierTable(records).rows];
    expect(rows.map(String).sort()).toEqual(held.map(String).sort());
    expect(rows).toContainEqual(['materials', 'pla', 'setting_id', 'S2']);
    expect(rows).toContainEqual(['filaments', 'acme--pla-matte', 'setting_id', 'S2']);
  });

  it('is empty without identifiers', () => {
    expect(identifierTable(smallComposed().records).rows).toEqual([]);
  });
});
