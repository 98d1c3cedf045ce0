import { isObject, type Json, type JsonObject } from '../tree.js';
import { recordSchema } from './read.js';

const HEADER = '"""Shapes of the records. Generated from schemas/ by "npm run generate". Do not edit."""';

/** Schemas of the records returned by the Python client. */
const RECORDS = [
  ...['printer', 'material', 'profile', 'rule', 'fit', 'fit-source', 'code-system', 'code'],
  ...['brief-material', 'brief-rule', 'filament-brand', 'filament', 'identify-spools', 'setting', 'changes'],
];

const SIMPLE: Readonly<Record<string, string>> = {
  string: 'str',
  integer: 'int',
  number: 'float',
  boolean: 'bool',
  null: 'None',
};

/** A module for Python 3.9 with a `TypedDict` for each shape in the records of the Python client. */
export function pythonTypes(): string {
  const names = new Map<JsonObject, string>();
  const taken = new Set<string>();
  // Each declared after those that it refers to.
  const classes: string[] = [];

  /** The Python type of a schema. @param path name for an object without a title: its parent's, and its property */
  function typeOf(schema: JsonObject, path: string): string {
    const { type, enum: values, const: value, items, properties, additionalProperties } = schema;
    if (Array.isArray(values)) return literal(values);
    if (value !== undefined) return literal([value]);
    const choice = schema.anyOf ?? schema.oneOf;
    if (Array.isArray(choice) && !properties)
      return union(choice.map((one, i) => typeOf(one as JsonObject, i === 0 ? path : `${path}${i + 1}`)));
    if (Array.isArray(type)) return union(type.map((one) => typeOf({ ...schema, type: one }, path)));
    if (type === 'array') return `List[${isObject(items) ? typeOf(items, singular(path)) : 'Any'}]`;
    if (isObject(properties)) return classOf(schema, properties, path);
    if (type === 'object')
      return `Dict[str, ${isObject(additionalProperties) ? typeOf(additionalProperties, singular(path)) : 'Any'}]`;
    return SIMPLE[String(type)] ?? 'Any';
  }

  function classOf(schema: JsonObject, properties: JsonObject, path: string): string {
    const known = names.get(properties);
    if (known !== undefined) return known;
    const wanted = typeof schema.title === 'string' ? camel(schema.title) : path;
    let name = wanted;
    for (let i = 2; taken.has(name); i++) name = `${wanted}${i}`;
    taken.add(name);
    names.set(properties, name);
    const fields = Object.entries(properties as Record<string, JsonObject>).map(([field, one]) => ({
      field,
      type: typeOf(one, name + camel(field)),
      text: String(one.description ?? ''),
    }));
    const partial = schema['x-optional'] === true;
    classes.push(isClass(fields) ? declared(name, partial, schema, fields) : called(name, partial, fields));
    return name;
  }

  for (const name of RECORDS) typeOf(recordSchema(name, 'shared'), '');
  const imports = 'from typing import Any, Dict, List, Literal, Optional, TypedDict, Union';
  return [HEADER, '', imports, classes.join('')].join('\n');
}

interface Field {
  field: string;
  type: string;
  text: string;
}

/** Whether every field name is a valid attribute name. */
function isClass(fields: readonly Field[]): boolean {
  return fields.every(({ field }) => /^[A-Za-z_]\w*$/.test(field) && !KEYWORDS.has(field));
}

/** Keywords of Python, which cannot be attribute names. */
const KEYWORDS = new Set(
  'and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' ',
  ),
);

function declared(name: string, partial: boolean, schema: JsonObject, fields: readonly Field[]): string {
  const lines = fields.flatMap(({ field, type, text }) => [`    ${field}: ${type}`, ...doc(text)]);
  const about = doc(String(schema.description ?? ''));
  const body = lines.length > 0 ? lines : ['    pass'];
  return `\n\nclass ${name}(TypedDict${partial ? ', total=False' : ''}):\n${[...about, ...(about.length > 0 ? [''] : []), ...body].join('\n')}\n`;
}

function called(name: string, partial: boolean, fields: readonly Field[]): string {
  const entries = fields.map(({ field, type }) => `${JSON.stringify(field)}: ${type}`);
  return `\n\n${name} = TypedDict("${name}", {${entries.join(', ')}}${partial ? ', total=False' : ''})\n`;
}

function doc(text: string): string[] {
  const plain = text.replaceAll('\\', '\\\\').replaceAll('"""', "'''");
  return text === '' ? [] : [`    """${plain.endsWith('"') ? `${plain} ` : plain}"""`];
}

function literal(values: readonly Json[]): string {
  const others = values.filter((value) => value !== null);
  const known = others.map((value) =>
    typeof value === 'boolean' ? (value ? 'True' : 'False') : JSON.stringify(value),
  );
  // A `Literal` cannot contain a fractional number.
  const numbers = others.some((value) => typeof value === 'number' && !Number.isInteger(value));
  const type = numbers ? 'float' : `Literal[${known.join(', ')}]`;
  return values.includes(null) ? `Optional[${type}]` : type;
}

function union(types: readonly string[]): string {
  const all = [...new Set(types)];
  const others = all.filter((type) => type !== 'None');
  const type = others.length === 1 ? String(others[0]) : `Union[${others.join(', ')}]`;
  return all.length > others.length ? `Optional[${type}]` : type;
}

function camel(name: string): string {
  return name.replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

function singular(name: string): string {
  return name.replace(/s$/, '');
}
