import type { Counts } from '../../../schemas/generated/record.js';
import type { Records } from './records.js';

/** Counts the records that are published. */
export function countRecords(records: Records): Counts {
  const { printers, materials, profiles, rules, settings, filaments, filamentBrands } = records;
  return {
    brands: new Set(printers.map(({ brand_id }) => brand_id)).size,
    printers: printers.length,
    materials: materials.length,
    profiles: profiles.length,
    printer_material_pairs: printers.reduce((sum, { materials: own }) => sum + own.length, 0),
    troubleshooting_rules: rules.length,
    settings: settings.length,
    filament_brands: filamentBrands.length,
    filaments: filaments.length,
    filament_colours: filaments.reduce((sum, { colours }) => sum + colours.length, 0),
  };
}
