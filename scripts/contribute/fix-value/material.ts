import type { MaterialSource } from '../../../schemas/generated/source.js';
import type { Dataset } from '../../pipeline/load/dataset.js';
import { at, isObject, type Json, type JsonObject, sameLeaf } from '../../shared/tree.js';
import { materialFacts, schemaAt } from '../edit/schema-field.js';
import { addItem, addPair, inlineYaml, replaceValue } from '../edit/yaml-text.js';
import { type EditableValue, findField, type ValueChange } from './editable-value.js';

const FACTS = Object.keys(schemaAt('material', ['facts']).schema.properties as JsonObject);

/** A fact of a material file: a value or a range, with its sources. */
interface Fact {
  value?: Json;
  min?: Json;
  max?: Json;
  sources: string[];
  note?: string;
  others?: unknown;
}

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
  const before = facts[name as keyof typeof facts] as Fact | undefined;
  const stated: JsonObject = end !== undefined ? { [end]: value } : isObject(value) ? value : { value };
  if (!before) {
    const goesBefore = (there: string) => FACTS.indexOf(there) < FACTS.indexOf(name);
    return addPair(text, ['facts'], [name, inlineYaml({ ...stated, sources: [source], note: reason })], goesBefore);
  }
  const path = ['facts', name];
  const { others, note, sources, ...figures } = before;
  // An end of a range that is kept also keeps its sources.
  const keeps = Object.keys(figures).some((key) => !Object.hasOwn(stated, key));
  const rests = keeps ? [...new Set([...sources, source])] : [source];
  let done = text;
  for (const [key, inner] of Object.entries(stated)) {
    if (Object.hasOwn(figures, key)) done = replaceValue(done, [...path, key], inlineYaml(inner));
    else done = addPair(done, path, [key, inlineYaml(inner)], (there) => there === 'min' && key === 'max');
  }
  if (!sameLeaf(rests, sources)) done = replaceValue(done, [...path, 'sources'], inlineYaml(rests));
  done =
    note === undefined
      ? addPair(done, path, ['note', inlineYaml(reason)], (there) => there !== 'others')
      : replaceValue(done, [...path, 'note'], inlineYaml(reason));
  // Facts about solvents and supports have no `others`.
  if (!isObject((schemaAt('material', ['facts', name]).schema.properties as JsonObject).others)) return done;
  const old = inlineYaml({ ...(figures as JsonObject), sources, ...(note === undefined ? {} : { note }) });
  return others === undefined ? addPair(done, path, ['others', `[${old}]`]) : addItem(done, [...path, 'others'], old);
}
