import { type Language, LOCALES, type Say } from '../../../../core/words/language.js';
import { OWN_KEYWORDS, recordSchema, schemaNames } from '../../../shared/schemas/read.js';
import { isObject, type Json, type JsonObject } from '../../../shared/tree.js';
import { type FileContent, schemaOf } from '../file-kind.js';

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
      if (LEFT_OUT.has(key)) continue;
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

/** Keywords that OpenAPI leaves out. */
const LEFT_OUT = new Set(OWN_KEYWORDS.filter((keyword) => keyword !== 'x-unit'));

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

/** Content that needs a schema generated here; documents have their own. */
type Described = Extract<FileContent, { description: unknown }>;

function isDescribed(holds: FileContent): holds is Described {
  return 'description' in holds;
}

/** Schemas of whole answers by name: of files other than documents with a schema of their own, and of failures. */
export function answerSchemas(
  contents: readonly FileContent[],
  envelope: JsonObject,
  say: Say,
): Record<string, JsonObject> {
  const { success, data, meta } = envelope.properties as Record<string, JsonObject>;
  const list = (record: string): JsonObject => ({
    type: 'object',
    additionalProperties: false,
    properties: {
      success: { ...success, const: true },
      data: { ...data, items: schemaRef(record) },
      meta: meta ?? {},
    },
    required: ['success', 'data', 'meta'],
  });
  const shapeOf = (holds: Described): JsonObject => {
    switch (holds.kind) {
      case 'records':
        return { title: schemaOf(holds), description: say(...holds.description), ...list(holds.record) };
      case 'array':
        return { description: say(...holds.description), type: 'array', items: schemaRef(holds.record) };
      case 'foreign': {
        const { schema: title, description, properties } = holds;
        const open = { type: 'object', additionalProperties: true, properties, required: Object.keys(properties) };
        return { title, description: say(...description), ...open };
      }
    }
  };
  const schemas = contents.filter(isDescribed).map((holds) => [String(schemaOf(holds)), shapeOf(holds)]);
  return {
    ...Object.fromEntries(schemas),
    Failure: {
      title: 'Failure',
      description: say('The answer to every failed request.', '请求失败时的响应。'),
      type: 'object',
      additionalProperties: false,
      properties: {
        success: { ...success, const: false },
        data: { type: 'array', description: say('Always empty.', '始终为空。'), items: {}, maxItems: 0 },
        meta: meta ?? {},
        error: schemaRef('ApiError'),
      },
      required: ['success', 'data', 'meta', 'error'],
    },
  };
}
