import { describe, expect, it } from 'vitest';
import type { MaterialSource } from '../../../schemas/generated/source.js';
import { settleFacts } from '../../../scripts/pipeline/compose/material.js';
import { publishedDataset } from '../../support/published-data.js';

type Facts = MaterialSource['facts'];
const settle = (facts: Facts) => settleFacts({ facts } as MaterialSource);
const PRESETS = ['bambu-studio-filament-presets'];
const preset = { value: 45, sources: PRESETS, note: 'temperature_vitrification of its preset' };
const sheet = { value: 57, sources: ['sheet'], note: 'Acme PLA' };

describe('the softening temperature of a plastic', () => {
  it('is not a slicer preset’s value of another meaning', () => {
    const { facts, corrected } = settle({ softening_temperature_c: preset });
    expect(facts).toEqual({});
    const reason = expect.stringMatching(/^temperature_vitrification of a preset/);
    expect(corrected).toEqual([{ field: 'softening_temperature_c', upstream_value: 45, reason, source: PRESETS[0] }]);
  });

  it('comes from another source, which keeps no preset as an alternative', () => {
    const guide = { value: 60, sources: ['guide'] };
    const { facts } = settle({ softening_temperature_c: { ...preset, others: [{ ...preset, value: 54 }, guide] } });
    expect(facts.softening_temperature_c).toEqual({ ...guide, others: [] });
    expect(settle({ softening_temperature_c: { ...guide, others: [preset] } })).toEqual({
      facts: { softening_temperature_c: { ...guide, others: [] } },
      corrected: [],
    });
  });

  it('is the deflection temperature at low load if nothing else is stated', () => {
    const { facts, corrected } = settle({ softening_temperature_c: preset, heat_deflection_c: sheet });
    expect(facts.softening_temperature_c).toEqual({ ...sheet, note: 'HDT at 0.45 MPa, Acme PLA' });
    expect(corrected).toHaveLength(1);
  });

  it('never comes from a preset in the data', () => {
    const { materials, references } = publishedDataset();
    const settled = [...materials.values()].map(({ value }) => settleFacts(value).facts.softening_temperature_c);
    const cited = settled.flatMap((fact) => fact?.sources ?? []);
    expect(cited.length).toBeGreaterThan(0);
    for (const id of cited) expect(references.value[id]?.title).not.toMatch(/preset|filament library/i);
  });
});

describe('a figure of another plastic', () => {
  it('is null, with the stated value and why it is impossible', () => {
    const others = [{ value: 1.24, sources: ['guide'], note: 'of PLA' }];
    const density = { value: null, sources: ['guide'], note: 'lighter than the plastic', others };
    expect(settle({ density_g_cm3: density }).corrected).toEqual([
      { field: 'density_g_cm3', upstream_value: 1.24, reason: 'lighter than the plastic', source: 'guide' },
    ]);
  });
});
