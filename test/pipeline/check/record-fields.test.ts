import { describe, expect, it } from 'vitest';
import { recordSchema } from '../../../scripts/shared/schemas/read.js';
import { isObject, type JsonObject } from '../../../scripts/shared/tree.js';
import { publishedDataset } from '../../support/published-data.js';

const settings = [...publishedDataset().settings.values()].map(({ value }) => value);

function fieldOf(place: string): JsonObject | undefined {
  const [kind = '', ...path] = place.split('.');
  let schema: JsonObject | undefined = recordSchema(kind);
  for (const name of path) {
    const next: unknown = isObject(schema?.properties) ? schema.properties[name] : undefined;
    schema = isObject(next as never) ? (next as JsonObject) : undefined;
  }
  return schema;
}

/** Settings with another unit in slicers than in records: per cent of the nozzle, or density instead of distance. */
const OTHER_UNIT = ['min_wall_width', 'seam_gap', 'support_density'];

describe('a setting’s field in the records', () => {
  it('is an existing field', () => {
    const wrong = settings
      .map(({ id, record_field }) => [id, record_field] as const)
      .filter(([, place]) => place !== undefined && (!fieldOf(place) || isObject(fieldOf(place)?.properties)));
    expect(wrong).toEqual([]);
  });

  it('has the setting’s unit, or its kind if there is none', () => {
    const wrong = settings.flatMap(({ id, unit, record_field }) => {
      const field = record_field === undefined ? undefined : fieldOf(record_field);
      if (!field || OTHER_UNIT.includes(id)) return [];
      const is = field['x-unit'] ?? (Array.isArray(field.type) && field.type.includes('boolean') ? 'bool' : 'enum');
      return is === unit ? [] : [[id, unit, is]];
    });
    expect(wrong).toEqual([]);
  });

  it('is set by every setting but those of no preset', () => {
    expect(settings.filter(({ record_field }) => record_field === undefined).map(({ id }) => id)).toEqual([
      'coasting', // Cura alone
      'purge_volume', // of the project, one for each pair of filaments
    ]);
  });
});
