import { type Language, LOCALES } from '../../../../core/words/language.js';
import { recordSchema, schemaNames } from '../../../shared/schemas/read.js';
import { isObject, type Json, type JsonObject } from '../../../shared/tree.js';

export function schemaRef(name: string): JsonObject {
  return { $ref: `#/components/schemas/${name}` };
}

/**
 * Schemas of the published records in one language, as components by title: each titled object becomes a component, so
 * that generated clients have a named type for it.
 *
 * @throws when two different shapes have the same title
 */
export function componentSchemas(language: Language): Record<string, JsonObject> {
  const components = new Map<string, JsonObject>();
  const translator = new Translator(language, components);
  for (const name of schemaNames('record')) translator.root(recordSchema(name));
  return Object.fromEntries([...components].sort(([a], [b]) => (a < b ? -1 : 1)));
}

class Translator {
  /** Title of the schema that is being converted. */
  private whole = '';

  constructor(
    private readonly language: Language,
    private readonly components: Map<string, JsonObject>,
  ) {}

  /** Converts a whole schema, which may be recursive. */
  root(schema: JsonObject): void {
    this.whole = String(schema.title);
    this.convert(schema);
  }

  private convert(node: Json): Json {
    if (Array.isArray(node)) return node.map((item) => this.convert(item));
    if (!isObject(node)) return node;
    if (node.$ref === '#') return schemaRef(this.whole);
    if (typeof node.title === 'string' && includesObject(node)) return this.component(node.title, node);
    return this.plain(node);
  }

  /** A reference to the component, with the description specific to this place beside it. */
  private component(title: string, { title: _, ...node }: JsonObject): JsonObject {
    const nullable = Array.isArray(node.type) && node.type.includes('null');
    const { description, ...shape } = this.plain({ ...node, type: 'object' });
    const known = this.components.get(title);
    if (!known) {
      this.components.set(title, { title, ...(description === undefined ? {} : { description }), ...shape });
    } else {
      const { title: __, description: ___, ...before } = known;
      if (JSON.stringify(before) !== JSON.stringify(shape))
        throw new Error(`two different shapes are called ${title} in schemas/record`);
    }
    const place: JsonObject = nullable ? { anyOf: [schemaRef(title), { type: 'null' }] } : schemaRef(title);
    if (known && description !== undefined && description !== known.description) place.description = description;
    return place;
  }

  private plain(node: JsonObject): JsonObject {
    const result: JsonObject = {};
    for (const [key, value] of Object.entries(node)) {
      if (key === 'x-zh' || key === 'x-ref' || key === 'x-optional' || key === 'x-computed') continue;
      if (key === 'description') result.description = this.description(node);
      else if (key === 'properties' && isObject(value))
        result.properties = Object.fromEntries(Object.entries(value).map(([name, item]) => [name, this.convert(item)]));
      else result[key] = DATA.has(key) ? value : this.convert(value);
    }
    if (Array.isArray(result.enum) && result.enum.includes(null)) return nullableEnum(result, result.enum);
    return result;
  }

  /** The description, followed by the unit. */
  private description(node: JsonObject): string {
    const text = String((this.language === 'zh' ? node['x-zh'] : undefined) ?? node.description);
    const unit = node['x-unit'];
    if (typeof unit !== 'string' || unit === 'count') return text;
    return text + LOCALES[this.language].say(` In ${unit}.`, `单位：${unit}。`);
  }
}

/** Keywords whose value is data, not a schema. */
const DATA = new Set(['enum', 'const', 'default', 'examples', 'required', 'type']);

function includesObject({ type }: JsonObject): boolean {
  return type === 'object' || (Array.isArray(type) && type.includes('object'));
}

/** Splits a nullable enum into two alternatives: client generators ignore a null among the enum values. */
function nullableEnum({ enum: _, ...beside }: JsonObject, choices: readonly Json[]): JsonObject {
  const known = choices.filter((choice) => choice !== null);
  return { ...beside, anyOf: [{ type: 'string', enum: known }, { type: 'null' }] };
}
