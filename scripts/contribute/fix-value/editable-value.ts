import type { Records } from '../../pipeline/compose/records.js';
import type { Json, JsonObject } from '../../shared/tree.js';
import type { Edit } from '../edit/apply-edits.js';

/** A requested change of a value, and the reason. */
export interface ValueChange {
  /** As it was typed: a field of a profile, a printer or a material. */
  field: string;
  value: string;
  source: string;
  reason: string;
}

/** A published value that a contributor can change. */
export interface EditableValue {
  /** The field, spelt right. */
  field: string;
  schema: JsonObject;
  /** What is published of it, on each nozzle that it is for. */
  published: (records: Records) => readonly Json[];
  /** The file of the change. */
  file: string;
  /** What the file holds with the value in it. */
  write: (value: Json, wish: ValueChange, text: string) => Edit;
}

/** Which value of which profiles, by ids. */
export interface ProfileValueQuery {
  printer: string;
  material: string;
  /** Variant of the nozzle; undefined: all of them. */
  nozzle: string | undefined;
  field: string;
}
