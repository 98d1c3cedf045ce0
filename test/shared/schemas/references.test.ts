import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { REFERENT_KINDS, type Reference, visitReferences } from '../../../scripts/shared/schemas/references.js';

const SOURCE = path.resolve(import.meta.dirname, '../../../schemas/source');

function found(kind: string, value: unknown): string[] {
  const all: Reference[] = [];
  visitReferences(kind, value, (reference) => all.push(reference));
  return all.map(({ path: at, kind: of, id }) => `${at} ${of} ${id}`);
}

describe('references declared in the schemas', () => {
  it.each<[kind: string, value: unknown, expected: string[]]>([
    ['printer', { brand: 'acme', variant_of: 'acme-one' }, ['brand brand acme', 'variant_of printer acme-one']],
    ['well-known', { printers: ['a', 'b'] }, ['printers.0 printer a', 'printers.1 printer b']],
    ['case', { symptoms: [], cause: null, fix: 'cooler' }, ['fix fix cooler']],
    [
      'material-names',
      { grades: { pla: [{ material: 'pla-cf', words: ['cf'] }] } },
      ['grades.pla polymer pla', 'grades.pla.0.material material pla-cf'],
    ],
    [
      'sources',
      { leads: { default: ['one'], acme: ['two'] } },
      ['leads.default.0 source one', 'leads.acme brand acme', 'leads.acme.0 source two'],
    ],
    [
      'material-identifiers',
      { spoolmandb_material: { sources: ['guide'], identifiers: { PLA: 'pla', Wax: { left_out: 'No material.' } } } },
      ['spoolmandb_material.sources.0 reference guide', 'spoolmandb_material.identifiers.PLA material pla'],
    ],
    [
      'fix',
      { additions: [{ when: { materials: ['pla'], brands: ['acme'] } }] },
      ['additions.0.when.materials.0 material pla', 'additions.0.when.brands.0 brand acme'],
    ],
    ['redirects', { printers: { a: 'b' } }, []],
  ])('are %j', (kind, value, expected) => {
    expect(found(kind, value)).toEqual(expected);
  });

  it('exist for every kind', () => {
    const named = readdirSync(SOURCE).flatMap((file) =>
      [...readFileSync(path.join(SOURCE, file), 'utf8').matchAll(/"x-ref": "([^"]*)"/g)].map(([, kind]) => kind),
    );
    expect([...new Set(named)].sort()).toEqual([...REFERENT_KINDS]);
  });
});
