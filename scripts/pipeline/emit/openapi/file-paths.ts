import { DOWNLOAD_TYPES, extensionOf } from '../../../../core/contract/downloads.js';
import { mediaTypeOf } from '../../../../core/contract/headers.js';
import { MAX_PAGE } from '../../../../core/contract/limits.js';
import { API } from '../../../../core/contract/paths.js';
import type { Say } from '../../../../core/words/language.js';
import { SLICERS } from '../../../../core/words/slicers.js';
import { schemaNames } from '../../../shared/schemas/read.js';
import type { JsonObject } from '../../../shared/tree.js';
import { type FileKind, schemaOf } from '../file-kind.js';
import type { Subjects } from './examples.js';
import { json } from './responses.js';

/** The paths of the files: each kind that a release holds, and its further pages where it has such. */
export function filePaths(kinds: readonly FileKind[], say: Say, subjects: Subjects): [string, JsonObject][] {
  const description = say(
    'A file: no query, no rate limit on the service’s own host, and any static server can serve it.',
    '静态文件：没有查询参数，在本站不受频率限制，任何静态服务器都可提供。',
  );
  return kinds.flatMap(withFurtherPages).map((kind) => {
    const { path, operationId, summary } = kind;
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const parameters = names.map((name) => parameter(name, path, say, subjects));
    const success: JsonObject = {
      description: say('The content of the file.', '文件内容。'),
      headers: { ETag: { $ref: '#/components/headers/ETag' } },
      content: contentOf(kind),
    };
    const get: JsonObject = {
      operationId,
      tags: ['files'],
      summary: say(...summary),
      description,
      ...(parameters.length > 0 ? { parameters } : {}),
      responses: { 200: success, 404: { $ref: '#/components/responses/NotFound' } },
    };
    return [path, { get }];
  });
}

function withFurtherPages(kind: FileKind): FileKind[] {
  if (!kind.paged) return [kind];
  const [en, zh] = kind.summary;
  const further: FileKind = {
    ...kind,
    path: kind.path.replace(/\.json$/, '/page/{page}.json'),
    operationId: kind.operationId.replace(/File$/, 'PageFile'),
    summary: [`${en}: following pages`, `${zh}：后续各页`],
  };
  return [kind, further];
}

function contentOf({ path, holds }: FileKind): JsonObject {
  const schema = schemaOf(holds);
  if (schema !== null) return json(schema, []);
  const [mediaType = ''] = (mediaTypeOf(path) ?? DOWNLOAD_TYPES[extensionOf(path)]).split(';');
  return { [mediaType]: { schema: { type: 'string' } } };
}

/** What varies in a path. */
function parameter(name: string, path: string, say: Say, subjects: Subjects): JsonObject {
  const { description, schema, example } = describe(name, path, say, subjects);
  return { name, in: 'path', required: true, description, schema, ...(example === undefined ? {} : { example }) };
}

/** A brand that has a file of this path: of printers or of filaments, and with further pages where the path is of those. */
function brandFor(path: string, subjects: Subjects): string | undefined {
  const { brandId, largeBrandId = brandId, filamentBrandId, largeFilamentBrandId = filamentBrandId } = subjects;
  const [small, large] = path.startsWith(`${API}/filaments/`)
    ? [filamentBrandId, largeFilamentBrandId]
    : [brandId, largeBrandId];
  return path.includes('/page/') ? large : small;
}

interface Described {
  description: string;
  schema: JsonObject;
  example?: string | number | undefined;
}

function describe(name: string, path: string, say: Say, subjects: Subjects): Described {
  const id = (example: string | undefined): Described => ({
    description: say('Id; other spellings are not accepted.', '标识；不支持其他写法。'),
    schema: { type: 'string', pattern: '^[a-z0-9-]+$' },
    example,
  });
  switch (name) {
    case 'language':
      return {
        description: say('Language of the texts.', '文字的语言。'),
        schema: { enum: ['en', 'zh'] },
        example: 'en',
      };
    case 'page':
      return {
        description: say(
          'Page, from 1; the first is the same as the list itself.',
          '页码，从 1 开始；第一页与列表本身相同。',
        ),
        schema: { type: 'integer', minimum: 1, maximum: MAX_PAGE },
        example: 2,
      };
    case 'slicer':
      return {
        description: say('Id of the slicer.', '切片软件的标识。'),
        schema: { enum: [...SLICERS] },
        example: 'orcaslicer',
      };
    case 'version':
      return {
        description: say('Version of the data after the step.', '该次变更到达的数据版本。'),
        schema: { type: 'string', pattern: '^[0-9a-f]+$' },
        example: subjects.version,
      };
    case 'name':
      return {
        description: say('Name of the schema.', '结构定义的名称。'),
        schema: { enum: schemaNames('record') },
        example: 'printer',
      };
    case 'table':
    case 'kind':
      return {
        description: say('Name, as the data package lists it.', '名称，见 Data Package。'),
        schema: { type: 'string', pattern: '^[a-z_]+$' },
        example: 'printers',
      };
    case 'brand_id':
      return id(brandFor(path, subjects));
    case 'system':
      return id(subjects.codeSystem);
    case 'step':
      return id(subjects.step);
    case 'id':
      return id(path.startsWith(`${API}/printers/`) ? subjects.printer : subjects.material);
    case 'printer':
    case 'material':
    case 'symptom':
      return id(subjects[name]);
    default:
      throw new Error(`${path}: {${name}} is not described`);
  }
}
