import type { Records } from '../compose/records.js';
import type { Edit } from '../edit/attempt.js';
import type { Json, JsonObject } from '../shared/tree.js';

/** What somebody wants a value to be, and why. */
export interface Wish {
  /** As it was typed: a field of a profile, a printer or a material. */
  field: string;
  value: string;
  source: string;
  reason: string;
}

/** A value that can be changed by hand. */
export interface Place {
  /** The field, spelt right. */
  field: string;
  schema: JsonObject;
  /** What is published of it, on each nozzle that it is for. */
  published: (records: Records) => readonly Json[];
  /** The file of the change. */
  file: string;
  /** What the file holds with the value in it. */
  write: (value: Json, wish: Wish, text: string) => Edit;
}

/** What is looked for of profiles, by its ids. */
export interface Wanted {
  printer: string;
  material: string;
  /** Variant of the nozzle; undefined: all of them. */
  nozzle: string | undefined;
  field: string;
}
