import { describe, expect, it } from 'vitest';
import { buildDataset } from '../../scripts/pipeline/load/dataset.js';
import { readSourceFiles } from '../../scripts/pipeline/load/read.js';
import { slug } from '../../scripts/shared/slug.js';

const dataset = buildDataset(readSourceFiles('data'));
const rows = Object.entries(dataset.curaMachines.value);
const products = rows.filter(([, { left_out }]) => left_out === undefined);
const known = (id: string) =>
  [...dataset.imported].some(([source, { printers }]) => source !== 'cura' && printers.has(id));

describe('data/cura-machines.yaml', () => {
  it('derives the id of a machine that only Cura has from brand and model', () => {
    expect(
      products
        .filter(([, { id = '', brand, model = '' }]) => !known(id) && id !== `${brand}-${slug(model)}`)
        .map(([definition]) => definition),
    ).toEqual([]);
    const ids = new Map(products.map(([definition, { id }]) => [definition, id]));
    expect(ids.get('ultimaker_s5')).toBe('ultimaker-s5');
    expect(ids.get('ultimaker2_plus')).toBe('ultimaker-2-plus');
    expect(ids.get('anet3d_a8')).toBe('anet-a8');
  });

  it('has each machine once, and rebrands separately', () => {
    const ids = products.map(([, { id }]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids).toEqual(expect.arrayContaining(['weedo-tina2', 'entina-tina2', 'weefun-tina2']));
  });

  it('has only existing brands and printers, and every imported machine', () => {
    for (const [definition, { id = '', brand = '' }] of products) {
      expect(dataset.brands.value, definition).toHaveProperty([brand]);
      expect(dataset.printers.get(id)?.value.brand, definition).toBe(brand);
    }
    const ids = new Set(products.map(([, { id }]) => id));
    const imported = dataset.imported.get('cura')?.printers ?? new Map();
    expect([...imported.keys()].filter((id) => !ids.has(id))).toEqual([]);
  });

  it('has a reason for each definition that is not a product', () => {
    expect(rows.length - products.length).toBeGreaterThan(40);
    expect(dataset.curaMachines.value.custom).toEqual({ left_out: 'a template for any machine' });
  });
});
