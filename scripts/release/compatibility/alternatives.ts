import { isObject, type Json, type JsonObject } from '../../shared/tree.js';

/** A schema of one JSON type, as one of those that a value may fit. */
export interface Alternative {
  type: string;
  node: JsonObject;
}

/** Keywords that say what a value is for people, or bound it: values may be corrected, so bounds may move. */
const NO_SHAPE =
  /^(\$id|\$schema|title|description|default|examples?|format|pattern|not|(exclusive)?(minimum|maximum)|(min|max)(Length|Items|Properties|imum)|uniqueItems|x-.*)$/i;

const SHAPE = /^(\$ref|type|enum|const|anyOf|oneOf|properties|required|additionalProperties|items)$/;

/** Where the references of a document lead to, by name; `#` is the schema itself. */
export type Components = Readonly<Record<string, JsonObject>>;

/**
 * The alternatives of a value, one type each: a list of types, `anyOf`, `oneOf` and references are taken apart.
 *
 * @throws when there is a keyword that nobody here understands: what cannot be judged must not pass
 */
export function alternativesOf(node: Json, components: Components, at: string): Alternative[] {
  if (!isObject(node)) return [{ type: 'any', node: {} }];
  const strange = Object.keys(node).find((key) => !NO_SHAPE.test(key) && !SHAPE.test(key));
  if (strange !== undefined)
    throw new Error(
      `${at}: the compatibility check does not know "${strange}": add it in scripts/release/compatibility`,
    );
  if (typeof node.$ref === 'string') {
    const name = node.$ref.replace('#/components/schemas/', '');
    const target = components[name];
    if (!target) throw new Error(`${at}: refers to ${node.$ref}, which is not there`);
    return alternativesOf(target, components, at);
  }
  const either = node.anyOf ?? node.oneOf;
  if (Array.isArray(either)) {
    const { anyOf: _, oneOf: __, ...beside } = node;
    const more = Object.keys(beside).length > 0;
    return either.flatMap((one) =>
      alternativesOf(more && isObject(one) && !one.$ref ? { ...beside, ...one } : one, components, at),
    );
  }
  return typesOf(node).map((type) => ({ type, node }));
}

function typesOf({ type, enum: choices, const: only }: JsonObject): string[] {
  if (typeof type === 'string') return [type];
  if (Array.isArray(type)) return type as string[];
  const values = Array.isArray(choices) ? choices : only === undefined ? null : [only];
  return values === null ? ['any'] : [...new Set(values.map(typeOf))];
}

function typeOf(value: Json): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** The values of a closed list, without null, which is a type of its own; null where any value of the type will do. */
export function choicesOf({ enum: choices, const: only }: JsonObject): Json[] | null {
  if (Array.isArray(choices)) return choices.filter((value) => value !== null);
  return only === undefined || only === null ? null : [only];
}
