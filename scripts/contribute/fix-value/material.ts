import type { MaterialSource } from '../../../schemas/generated/source.js';
import type { Dataset } from '../../pipeline/load/dataset.js';
import { at, isObject, type Json, type JsonObject } from '../../shared/tree.js';
import { addPair } from '../../shared/yaml-text.js';
import { materialFacts, schemaAt } from '../edit/schema-field.js';
import { type EditableValue, findField, restate, type ValueChange } from './editable-value.js';

const FACTS = Object.keys(schemaAt('material', ['facts']).schema.properties as JsonObject);

/**
 * A fact of a material, or an end of a range, as `nozzle_temperature_c.max`.
 *
 * @throws naming the nearest existing fields
 */
export function materialValue(dataset: Dataset, id: string, field: string): EditableValue {
  const entry = dataset.materials.get(id);
  if (!entry) throw new Error(`there is no material ${id}`);
  const schema = findField('material', field, known());
  const { file, value: material } = entry;
  return {
    field,
    schema,
    published: (from) => from.materials.filter((one) => one.id === id).map((one) => at(one, field)),
    file,
    write: (value, wish, text) => state(text, material, { ...wish, field }, value),
  };
}

function known(): ReadonlyMap<string, JsonObject> {
  return new Map(
    materialFacts().flatMap(([field, schema]): [string, JsonObject][] => {
      const ends = isObject(schema.properties) ? Object.entries(schema.properties) : [];
      return [
        [field, schema],
        ...ends.map(([end, inner]): [string, JsonObject] => [`${field}.${end}`, inner as JsonObject]),
      ];
    }),
  );
}

/** The text of a material's file with a new fact; the previous one is kept in `others`, with its sources. */
function state(text: string, { facts }: MaterialSource, { field, source, reason }: ValueChange, value: Json): string {
  if (value === null)
    throw new Error(`${field}: unknown figures are left out: remove the figure from the file by hand`);
  const [name = '', end] = field.split('.');
  const before = (facts as JsonObject)[name] as JsonObject | undefined;
  const stated: JsonObject = end !== undefined ? { [end]: value } : isObject(value) ? value : { value };
  if (!before) {
    const goesBefore = (there: string) => FACTS.indexOf(there) < FACTS.indexOf(name);
    return addPair(text, ['facts'], [name, { ...stated, sources: [source], note: reason }], goesBefore);
  }
  // An end of a range that is kept also keeps its sources.
  const keeps = ['value', 'min', 'max'].some((key) => Object.hasOwn(before, key) && !Object.hasOwn(stated, key));
  const sources = keeps ? [...new Set([...(before.sources as string[]), source])] : [source];
  // Facts about solvents and supports have no `others`.
  const hasOthers = isObject((schemaAt('material', ['facts', name]).schema.properties as JsonObject).others);
  return restate(text, ['facts', name], before, { ...stated, sources, note: reason }, hasOthers);
}
