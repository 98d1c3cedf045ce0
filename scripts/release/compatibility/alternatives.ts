import { isObject, type Json, type JsonObject } from '../../shared/tree.js';

/** A schema of a single JSON type: one alternative of a value. */
export interface Alternative {
  type: string;
  node: JsonObject;
}

/** Keywords that annotate or bound a value: values can be corrected, so bounds can change. */
const NO_SHAPE =
  /^(\$id|\$schema|title|description|default|examples?|format|pattern|not|(exclusive)?(minimum|maximum)|(min|max)(Length|Items|Properties|imum)|uniqueItems|x-.*)$/i;

const SHAPE = /^(\$ref|type|enum|const|anyOf|oneOf|properties|required|additionalProperties|items)$/;

/** Targets of a document's references, by name; `#` is the schema itself. */
export type Components = Readonly<Record<string, JsonObject>>;

/**
 * Splits a schema into alternatives of one type each: resolves type lists, `anyOf`, `oneOf` and references.
 *
 * @throws on an unknown keyword: a schema that cannot be judged must not pass
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

/** Values of a closed list, except null, which is a separate type; null if the list is open. */
export function choicesOf({ enum: choices, const: only }: JsonObject): Json[] | null {
  if (Array.isArray(choices)) return choices.filter((value) => value !== null);
  return only === undefined || only === null ? null : [only];
}
