import { describe, expect, it } from 'vitest';
import {
  type FieldOrigin,
  materialOrigins,
  printerOrigins,
  profileOrigins,
} from '../../../scripts/contribute/show/origins.js';
import { FROZEN_DATA } from '../../support/data.js';
import { script } from '../../support/script.js';
import { ABOUT, overrides, smallRecords } from '../../support/small-dataset.js';

const ONE = {
  identifiers: { klipper_config: { value: ['printer-acme'], source: 'https://example.org/two' } },
  curated: { enclosed: { value: true, source: 'https://example.org/one', read: 'the table' } },
  ...overrides(['firmware_limit.max_bed_temperature_c', 100, 90]),
};
const facts = { firmware_limit: { max_nozzle_temperature_c: 250 } };
const records = smallRecords({
  machineNames: { slicer: { 'acme-one': { orca_model_id: ['A1'] } } },
  printers: { 'acme-one': ONE },
  imported: { other: { 'acme-one': { models: ['One'], nozzles: {}, facts } } },
});
const NAMED = [
  { from: 'slicer', identifiers: { orca_model_id: ['A1'] } },
  { from: 'other', identifiers: { orca_model_id: ['A1'], orcaslicer_printer: ['One'] } },
];
const of = (origins: readonly FieldOrigin[], field: string) => origins.find((origin) => origin.field === field);

describe('the origin of a value', () => {
  const [printer] = records.printers;
  const origins = printer ? printerOrigins(printer, 'printers/acme/one.yaml', NAMED) : [];

  it('is the preset, page or file of each, with the values of other sources', () => {
    expect(of(origins, 'model')?.from).toBe('data/printers/acme/one.yaml');
    expect(of(origins, 'build_volume_mm.x')).toMatchObject({ value: 200, from: 'slicer: Acme One 0.4' });
    expect(of(origins, 'enclosed')).toMatchObject({ value: true, from: 'https://example.org/one (the table)' });
    expect(of(origins, 'firmware_limit.max_nozzle_temperature_c')?.others).toEqual(['other says 250']);
    expect(of(origins, 'nozzles.0.4.layer_height_mm.max')).toMatchObject({ value: 0.28, from: 'slicer: Acme One 0.4' });
  });

  it('is the source of a name', () => {
    expect(of(origins, 'identifiers.orca_model_id')).toMatchObject({ value: ['A1'], from: 'slicer, other' });
    expect(of(origins, 'identifiers.klipper_config')?.from).toBe('https://example.org/two');
  });

  it('is the correction with the replaced value, and nothing for unknown values', () => {
    expect(of(origins, 'firmware_limit.max_bed_temperature_c')?.from).toBe(
      `corrected, upstream has 100: ${ABOUT.reason} (${ABOUT.source})`,
    );
    expect(of(origins, 'release_year')).toMatchObject({ value: null, from: '' });
  });

  it('is the filament preset, the process preset or the sources of a material', () => {
    const [profile] = records.profiles;
    const [material] = records.materials;
    expect(profile && of(profileOrigins(profile), 'cooling.fan_min_percent')?.from).toBe('slicer: Generic PLA');
    expect(profile && of(profileOrigins(profile), 'process.layer_height_mm')?.from).toBe('slicer: 0.20 mm');
    expect(material && of(materialOrigins(material, 'm.yaml', []), 'nozzle_temperature_c.min')?.from).toBe(
      'slicer, Guide',
    );
  });
});

describe('npm run show', () => {
  const show = (...args: string[]) => script('show', ...args, '--data', FROZEN_DATA);

  it('prints its usage, and rejects an unknown name', async () => {
    expect(await script('show')).toMatchObject({
      code: 1,
      error: expect.stringContaining('usage: npm run show -- PRINTER'),
    });
    const { code, error } = await show('acme-labs-onx');
    expect({ code, error }).toMatchObject({ code: 1, error: expect.stringContaining('no printer is called') });
  });

  it('prints a printer by any of its names, and its profiles for a material', async () => {
    const { out } = await show('AL One');
    expect(out).toMatch(/^acme-labs-one\n {2}id +"acme-labs-one" +data\/printers\/acme-labs\/one.yaml\n/);
    const { out: profile } = await show('acme-labs-one', 'petg', '--nozzle', '0.4');
    expect(profile).toMatch(/^acme-labs-one--0\.4--petg\n/);
    expect(profile).toMatch(/\n {2}process\.layer_height_mm +[\d.]+ +\S+: /);
  });
});
