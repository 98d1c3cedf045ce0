import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { FILES, schemaPath } from '../../../core/contract/paths.js';
import { type CompatibilityOptions, schemaBreaks } from '../../../scripts/release/compatibility/schema-breaks.js';
import { schemaNames } from '../../../scripts/shared/schemas/read.js';
import type { Json, JsonObject } from '../../../scripts/shared/tree.js';
import { shared } from '../../support/shared.js';

const nothing: CompatibilityOptions = { isAllowedValue: () => false };
/** A schema whose references are all internal. */
const alone = (schema: Json) => ({ schema, components: { '#': schema as JsonObject } });
const breaks = (before: Json, after: Json, judging = nothing) =>
  schemaBreaks(alone(before), alone(after), 'x.json', judging).map(({ where, what }) => `${where}: ${what}`);
const object = (properties: JsonObject, required = Object.keys(properties), more: JsonObject = {}): JsonObject => ({
  type: 'object',
  properties,
  required,
  ...more,
});
const text = { type: 'string' };

describe('a schema change that breaks clients is reported with its path', () => {
  const nullable = { type: ['string', 'null'] };
  const named = (title: string, properties: JsonObject) => ({ title, ...object(properties) });
  const list = (items: JsonObject) => object({ a: { type: 'array', items: object({ b: object(items) }) } });
  const map = (values: JsonObject): JsonObject => ({ type: 'object', additionalProperties: values });
  const either = (b: JsonObject) => ({ anyOf: [named('A', { a: text }), named('B', b)] });
  const NEW = 'x.json: the value "b" is new and was not announced';

  it.each<[before: Json, after: Json, ...told: string[]]>([
    [object({ a: text, b: text }), object({ a: text }), 'x.json b: the field is gone'],
    [list({ c: text }), list({}), 'x.json a[].b.c: the field is gone'],
    [either({ b: text }), either({ c: text }), 'x.json b: the field is gone'],
    [object({ a: text }), object({ a: text }, []), 'x.json a: may be missing now'],
    [object({ a: text }), object({ a: nullable }), 'x.json a: may be null now'],
    [text, { anyOf: [text, { type: 'null' }] }, 'x.json: may be null now'],
    [{ enum: ['a'] }, { enum: ['a', null] }, 'x.json: may be null now'],
    [{ type: 'number' }, text, 'x.json: may be of type string now, was number only'],
    [{ type: 'integer' }, { type: 'number' }, 'x.json: may be of type number now, was integer only'],
    [text, {}, 'x.json: may be of type any now, was string only'],
    [nullable, { type: 'null' }, 'x.json: is always null now, was string or null'],
    [{ ...text, 'x-unit': 'mm' }, { ...text, 'x-unit': 'cm' }, 'x.json: the unit was mm and is cm'],
    [{ enum: ['a', 'b'] }, { enum: ['a'] }, 'x.json: the value "b" is gone'],
    [{ enum: ['a'] }, text, 'x.json: can be any text now'],
    [{ enum: ['a'] }, { enum: ['a', 'b'] }, NEW],
    [{ const: 'a' }, { const: 'b' }, 'x.json: the value "a" is gone', NEW],
    [map(text), map({ type: 'number' }), 'x.json.*: may be of type number now, was string only'],
  ])('from %j to %j', (before, after, ...told) => expect(breaks(before, after)).toEqual(told));
});

describe('a change that v1 allows is not reported', () => {
  const cases: [what: string, before: Json, after: Json][] = [
    ['a new field', object({ a: text }), object({ a: text, b: text })],
    ['a field that is now always present', object({ a: text }, []), object({ a: text })],
    ['a narrower type', { type: ['string', 'null'] }, text],
    ['a closed list in place of any text', text, { enum: ['a'] }],
    ['other words and bounds', { ...text, description: 'a', maxLength: 3 }, { ...text, description: 'b' }],
    ['a unit where none was stated', text, { ...text, 'x-unit': 'mm' }],
    ['a unit in another spelling', { ...text, 'x-unit': 'g/cm3' }, { ...text, 'x-unit': 'g/cm³' }],
    ['another way to write the same', { type: ['string', 'null'] }, { anyOf: [text, { type: 'null' }] }],
  ];

  it.each(cases)('%s', (_, before, after) => expect(breaks(before, after)).toEqual([]));

  it('an announced new value', () => {
    expect(breaks({ enum: ['a'] }, { enum: ['a', 'b'] }, { isAllowedValue: (value) => value === 'b' })).toEqual([]);
  });
});

describe('recursive schemas', () => {
  const shape = (field: Json) => ({
    schema: { $ref: '#/components/schemas/Tree' },
    components: { Tree: object({ kids: { type: 'array', items: { $ref: '#/components/schemas/Tree' } }, own: field }) },
  });

  it('are compared only once', () => {
    expect(schemaBreaks(shape(text), shape(text), 'x ', nothing)).toEqual([]);
    const found = schemaBreaks(shape(text), shape({ type: 'number' }), 'x ', nothing);
    expect(found.map(({ where }) => where)).toEqual(['x own']);
  });

  it('are compared if one refers to itself as a whole', () => {
    const whole = (field: Json) => {
      const schema = object({ own: field, inner: { $ref: '#' } }, []);
      return { schema, components: { '#': schema } };
    };
    expect(schemaBreaks(whole(text), whole(text), 'x.json', nothing)).toEqual([]);
    const found = schemaBreaks(whole(text), whole({ type: 'number' }), 'x.json', nothing);
    expect(found.map(({ where }) => where)).toEqual(['x.json own']);
  });

  it('are compared if they are only a map of themselves', () => {
    const tree = (leaf: Json) => {
      const schema = { type: 'object', additionalProperties: { anyOf: [leaf, { $ref: '#' }] } } as JsonObject;
      return { schema, components: { '#': schema } };
    };
    expect(schemaBreaks(tree(text), tree(text), 'x.json', nothing)).toEqual([]);
    expect(schemaBreaks(tree(text), tree({ type: 'number' }), 'x.json', nothing)[0]?.where).toBe('x.json.*');
  });

  it('are rejected with a missing reference, as is an unsupported keyword', () => {
    const lost = { schema: { $ref: '#/components/schemas/No' }, components: {} };
    expect(() => schemaBreaks(lost, lost, 'x', nothing)).toThrow('refers to #/components/schemas/No');
    expect(() => breaks(text, { ...text, allOf: [] })).toThrow('does not know "allOf"');
  });
});

describe('the published schemas', async () => {
  const release = await shared('release');
  const read = (file: string) => JSON.parse(readFileSync(path.join(release, file), 'utf8')) as JsonObject;

  it.each(schemaNames('record'))(
    '%s is compatible with itself, but not with a copy that lacks any one of its fields',
    (name) => {
      const schema = read(schemaPath(name));
      expect(breaks(schema, schema)).toEqual([]);
      const properties = (schema.properties ?? {}) as JsonObject;
      for (const field of Object.keys(properties)) {
        const { [field]: _, ...rest } = properties;
        expect(breaks(schema, { ...schema, properties: rest }), field).toContain(`x.json ${field}: the field is gone`);
      }
      // Without named fields it is a map or a list.
      const others = schema.additionalProperties ?? schema.items;
      expect(Object.keys(properties).length > 0 || typeof others === 'object').toBe(true);
    },
  );

  it('and the components of the OpenAPI description have no unsupported keyword', () => {
    const { components } = read(FILES.openapi) as { components: { schemas: Record<string, JsonObject> } };
    for (const schema of Object.values(components.schemas)) {
      const shape = { schema, components: components.schemas };
      expect(schemaBreaks(shape, shape, 'x ', nothing)).toEqual([]);
    }
  });
});
