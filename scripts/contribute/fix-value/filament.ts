import type { Correction } from '../../../schemas/generated/record.js';
import { filamentFields } from '../../pipeline/check/overrides/filament-fields.js';
import type { Records } from '../../pipeline/compose/records.js';
import type { Dataset } from '../../pipeline/load/dataset.js';
import { at, type Json } from '../../shared/tree.js';
import type { EditableValue } from './editable-value.js';
import { findField, rejectObjectField } from './find-field.js';
import { writeOverride } from './override.js';

/** What a file of corrections begins with. */
const EMPTY = '# yaml-language-server: $schema=../schemas/generated/editor/filament-corrections.schema.json\n';

/**
 * A figure of a branded filament, by the id of the product: an override of what its sources say.
 *
 * @throws naming the nearest fields that exist
 */
export function filamentValue(
  { dataset, records }: { dataset: Dataset; records: Records },
  id: string,
  field: string,
): EditableValue {
  const record = records.filaments.find((one) => one.id === id);
  if (!record) throw new Error(`there is no filament ${id}`);
  const schema = findField('filament', field, filamentFields());
  if (at(record, field.split('.')[0] ?? '') !== null) rejectObjectField(schema, field);
  const { file, value: corrections } = dataset.filamentCorrections;
  const before: Correction | undefined = record.provenance.corrected.find((one) => one.field === field);
  const was = (before ? before.upstream_value : at(record, field)) as Json;
  return {
    field,
    schema,
    published: (from) => from.filaments.filter((one) => one.id === id).map((one) => at(one, field)),
    file,
    write: (value, wish, text) => ({
      file,
      text: writeOverride(text || EMPTY, corrections[id], { field, was, value }, wish, id),
    }),
  };
}
