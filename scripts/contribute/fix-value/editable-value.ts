import type { Records } from '../../pipeline/compose/records.js';
import type { Json, JsonObject } from '../../shared/tree.js';
import type { Edit } from '../edit/write-checked.js';

export interface ValueChange {
  /** As typed: a field of a profile, a printer or a material. */
  field: string;
  value: string;
  source: string;
  reason: string;
}

/** A published value that a contributor can change. */
export interface EditableValue {
  field: string;
  schema: JsonObject;
  /** The published values, one per affected nozzle. */
  published: (records: Records) => readonly Json[];
  file: string;
  write: (value: Json, wish: ValueChange, text: string) => Edit;
}

export interface ProfileValueQuery {
  printer: string;
  material: string;
  /** Variant of the nozzle; undefined: all of them. */
  nozzle: string | undefined;
  field: string;
}
