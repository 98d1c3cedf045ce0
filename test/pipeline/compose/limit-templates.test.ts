import { describe, expect, it } from 'vitest';
import type { Printer } from '../../../schemas/generated/record.js';
import { limitTemplates, meaningOfLimits } from '../../../scripts/pipeline/compose/figure-kinds.js';
import { smallComposed } from '../../support/small-dataset.js';

const [one] = smallComposed().records.printers as [Printer];
const axes = (x: number | null) => ({ x, y: x, z: 12, e: 25 });
const of = (brand_id: string, speed: number | null, provenance: Partial<Printer['provenance']> = {}): Printer => ({
  ...one,
  brand_id,
  max_speed_mm_s: axes(speed),
  max_acceleration_mm_s2: { ...one.max_acceleration_mm_s2, ...axes(speed === null ? null : speed * 40) },
  provenance: { ...one.provenance, ...provenance },
});
const same = ['acme', 'beta', 'gamma', 'delta'].map((brand) => of(brand, 500));
const LEADS = { default: ['slicer'], acme: ['acme-slicer'] };

describe('motion limits', () => {
  const templates = limitTemplates([...same, of('acme', 500), of('epsilon', 420)]);
  const meaning = (printer: Printer) => meaningOfLimits(printer, templates, LEADS);

  it('are a template if machines of four makers have identical ones', () => {
    expect(meaning(of('zeta', 500))).toEqual({ max_speed_mm_s: 'template', max_acceleration_mm_s2: 'template' });
    expect(meaning(of('zeta', 420))).toEqual({ max_speed_mm_s: 'preset', max_acceleration_mm_s2: 'preset' });
    expect(limitTemplates(same.slice(1))).toEqual(new Set());
  });

  it('belong to the machine in a configuration with identical ones', () => {
    const machine = of('acme', 500, { source: 'acme-slicer' });
    expect(meaningOfLimits(of('acme', 500), templates, LEADS, machine).max_speed_mm_s).toBe('preset');
    expect(meaningOfLimits(of('zeta', 500), templates, LEADS, of('zeta', 420)).max_speed_mm_s).toBe('template');
  });

  it('are the maker’s own in the slicer for its machines', () => {
    expect(meaning(of('acme', 500, { source: 'acme-slicer' })).max_speed_mm_s).toBe('preset');
    expect(meaning(of('acme', 500)).max_speed_mm_s).toBe('template');
  });

  it('are stated if read from a page', () => {
    const read = { field: 'max_speed_mm_s.x', source: 'https://example.org', passage: null };
    expect(meaning(of('zeta', 500, { curated: [read] }))).toEqual({
      max_speed_mm_s: 'stated',
      max_acceleration_mm_s2: 'template',
    });
  });

  it('are null if unknown, and no template if an axis is missing', () => {
    const none = { x: null, y: null, z: null, e: null };
    expect(meaning({ ...of('zeta', 500), max_speed_mm_s: none }).max_speed_mm_s).toBeNull();
    const lacking = ['a', 'b', 'c', 'd'].map((brand) => of(brand, null));
    expect([...limitTemplates(lacking)]).toEqual([]);
  });

  it('are labelled in the record', () => {
    const { printers } = smallComposed({ facts: { max_speed_mm_s: axes(300) } }).records;
    expect(printers[0]?.provenance.figure_kinds).toMatchObject({
      max_speed_mm_s: 'preset',
      max_acceleration_mm_s2: null,
    });
  });
});
