import stringify from 'json-stringify-pretty-compact';
import { API } from '../../../core/contract/paths.js';
import type { JsonObject } from '../../../scripts/shared/tree.js';
import type { Release } from '../reference/release.js';
import type { Example } from './example.js';

/** What is shown of the record: enough to see its shape, and that it names its source. */
const FIELDS = ['id', 'nozzle_temperature_c', 'bed_temperature_c', 'max_volumetric_speed_mm3_s'];

/** A request for the profile of an example, and its answer: JSON with some fields of the record. */
export async function sampleOf(
  release: Release,
  { printer, material, profile }: Example,
): Promise<{ request: string; answer: string }> {
  const query = `${API}/profiles?printer=${printer.id}&material=${material.id}`;
  const { data } = await release.ask(`${query}&limit=100`);
  const page = (data as { id: string }[]).findIndex(({ id }) => id === profile.id) + 1;
  const request = `${query}&limit=1&page=${page}`;
  const { data: records, ...envelope } = await release.ask(request);
  const shown = (records as JsonObject[]).map((record) => {
    const { source, filament_preset } = record.provenance as JsonObject;
    return {
      ...Object.fromEntries(FIELDS.map((field) => [field, record[field]])),
      provenance: { source, filament_preset },
    };
  });
  const { success, ...rest } = envelope;
  return { request, answer: stringify({ success, data: shown, ...rest }, { maxLength: 80 }) };
}
