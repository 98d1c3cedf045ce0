import { describe, expect, it } from 'vitest';
import { checkMaterialIdentifiers } from '../../../scripts/pipeline/check/names.js';
import { checkReferences } from '../../../scripts/pipeline/check/references.js';
import { checkSchema } from '../../../scripts/pipeline/check/schema.js';
import { citations } from '../../../scripts/pipeline/load/citations.js';
import { fullLines } from '../../support/problem-lines.js';
import { smallDataset } from '../../support/small-dataset.js';

const dataset = (identifiers: object, sources = ['guide']) =>
  smallDataset({ materialIdentifiers: { spoolmandb_material: { sources, identifiers } } });
const left = { left_out: 'no material here is called so' };

describe('the table of material names in other systems', () => {
  it('is valid if each entry is mapped to a material or left out with a reason', () => {
    const good = dataset({ PLA: 'pla', 'Carbon Fiber': left });
    expect([...checkMaterialIdentifiers(good)]).toEqual([]);
    expect(checkReferences(good).filter(({ file }) => file === 'material-identifiers.yaml')).toEqual([]);
  });

  it('reports an omitted entry that has a material’s name', () => {
    expect(fullLines(checkMaterialIdentifiers(dataset({ 'Polylactic Acid': left })))).toEqual([
      'spoolmandb_material.identifiers.Polylactic Acid: is left out, but is the name of pla (pla)',
    ]);
  });

  it('reports an unknown material and an unknown reference', () => {
    const found = checkReferences(dataset({ PLA: 'plaa' }, ['nobody']));
    expect(found.filter(({ file }) => file === 'material-identifiers.yaml').map(({ message }) => message)).toEqual([
      'there is no reference "nobody"',
      'there is no material "plaa"',
    ]);
  });

  it('cites its sources', () => {
    const found = citations(dataset({ PLA: 'pla' })).filter(({ file }) => file === 'material-identifiers.yaml');
    expect(found.map(({ path, url }) => [path, url])).toEqual([
      ['spoolmandb_material.sources.0', 'https://example.org'],
    ]);
  });

  it('has only known systems, and a material or a reason in every row', () => {
    const check = (value: object) =>
      checkSchema({ kind: 'material-identifiers', file: 'material-identifiers.yaml', text: '', value }).length;
    const table = (row: unknown) => ({ spoolmandb_material: { sources: ['guide'], identifiers: { PLA: row } } });
    expect(check(table('pla'))).toBe(0);
    expect(check(table({ left_out: 'a filler, no polymer' }))).toBe(0);
    expect(check(table({}))).toBeGreaterThan(0);
    expect(check(table(null))).toBeGreaterThan(0);
    expect(check({ somebody: table('pla').spoolmandb_material })).toBeGreaterThan(0);
  });
});
