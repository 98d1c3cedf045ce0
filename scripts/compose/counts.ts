import type { Counts } from '../../schemas/generated/record.js';
import type { Records } from './records.js';

/** Counts the records that are published. */
export function countRecords({ printers, materials, profiles, rules, settings }: Records): Counts {
  return {
    brands: new Set(printers.map(({ brand_id }) => brand_id)).size,
    printers: printers.length,
    materials: materials.length,
    profiles: profiles.length,
    printer_material_pairs: printers.reduce((sum, { materials: own }) => sum + own.length, 0),
    troubleshooting_rules: rules.length,
    settings: settings.length,
  };
}
