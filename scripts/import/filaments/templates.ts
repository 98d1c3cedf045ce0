import type { Report } from '../report.js';
import type { Defaults, Figures, FilamentRow } from './row.js';

const FIELDS: readonly (keyof Figures)[] = [
  'density_g_cm3',
  'nozzle_temperature_c',
  'bed_temperature_c',
  'chamber_temperature_c',
  'drying_temperature_c',
  'drying_time_h',
];

/** A value counts as measured to be a template when so many brands share it for one type. */
const BRANDS = 5;

/** A product without the figures that are its database's template, and which those were. */
export type WithoutTemplates = FilamentRow & { templates: (keyof Figures)[] };

/**
 * Leaves out the figures that are no statement about the product: the value that the database itself gives to the
 * type, or the one that more than half of all products of the type share, over at least five brands. A range is a
 * template only as a whole: who states one end of it has thought about both.
 */
export function removeTemplates(rows: readonly FilamentRow[], defaults: Defaults, report: Report): WithoutTemplates[] {
  const measured = new Map(FIELDS.map((field) => [field, shared(rows, field)]));
  return rows.map((row) => {
    const templates = FIELDS.filter((field) => {
      const value = row[field];
      if (value === undefined) return false;
      const written = JSON.stringify(value);
      const stated = defaults(row.type, field).some((one) => JSON.stringify(one) === written);
      return stated || measured.get(field)?.get(row.type) === written;
    });
    const rest: WithoutTemplates = { ...row, templates };
    for (const field of templates) {
      delete rest[field];
      report.drop(`template of the type: ${field}`, `${row.type} ${JSON.stringify(row[field])}`);
    }
    return rest;
  });
}

/** The value of a field that is shared so often that it is a template, by type, as it would be written. */
function shared(rows: readonly FilamentRow[], field: keyof Figures): Map<string, string> {
  const stated = rows.filter((row) => row[field] !== undefined);
  return new Map(
    [...Map.groupBy(stated, ({ type }) => type)].flatMap(([type, ofType]) =>
      [...Map.groupBy(ofType, (row) => JSON.stringify(row[field]))]
        .filter(([, same]) => same.length * 2 > ofType.length && new Set(same.map(({ brand }) => brand)).size >= BRANDS)
        .map(([value]) => [type, value] as const),
    ),
  );
}
