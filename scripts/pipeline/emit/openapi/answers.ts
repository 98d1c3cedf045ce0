import type { Say } from '../../../../core/words/language.js';
import type { JsonObject } from '../../../shared/tree.js';
import { type FileContent, schemaOf } from '../file-kind.js';
import { schemaRef } from './schemas.js';

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
