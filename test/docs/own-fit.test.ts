import { expect, it } from 'vitest';
import { Files } from '../../clients/typescript/src/files.js';
import { pagePath, recordPath } from '../../core/contract/paths.js';
import { fitsOfSpools } from '../../docs/src/records/filaments/own-fit.js';
import type { Material, Printer, Profile } from '../../schemas/generated/record.js';
import { smallComposed } from '../support/small-dataset.js';

const { records } = smallComposed();
const [profile] = records.profiles as [Profile];
const printer = {
  ...(records.printers.find(({ id }) => id === profile.printer) as Printer),
  max_nozzle_temperature_c: 260,
  filament_diameter_mm: 1.75,
};
const material = records.materials.find(({ id }) => id === profile.material) as Material;

/** A release with one machine, one material and their profile. */
const files = new Files({
  name: 'test',
  text: async (path) => {
    const held: Record<string, unknown> = {
      [recordPath('printers', printer.id)]: printer,
      [recordPath('materials', material.id)]: material,
      [pagePath({ kind: 'profiles', printer: printer.id, material: material.id })]: profile,
    };
    return JSON.stringify({ success: true, data: [held[path]], meta: { total: 1, page: 1, limit: 1 } });
  },
});

it('judges a spool by its own figures, and by its material’s where it has none', async () => {
  const silent = { nozzle_temperature_c: null, bed_temperature_c: null, diameters_mm: [] };
  const hot = { ...silent, nozzle_temperature_c: { min: 300, max: 320 } };
  const thick = { ...silent, diameters_mm: [2.85] };
  const pair = { printer: printer.id, material: material.id, nozzle: null };
  const codes = (await fitsOfSpools(files, pair, [silent, hot, thick])).map(({ reasons }) =>
    reasons.map(({ code }) => code),
  );
  expect(codes[0]).not.toContain('nozzle_too_cold');
  expect(codes[1]).toContain('nozzle_too_cold');
  expect(codes[2]).toContain('other_filament_diameter');
});
