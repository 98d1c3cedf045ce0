import { DOWNLOAD_TYPES, extensionOf } from '../../../../core/contract/downloads.js';
import { mediaTypeOf } from '../../../../core/contract/headers.js';
import { MAX_PAGE } from '../../../../core/contract/limits.js';
import { LOOKUP_PARTS } from '../../../../core/contract/lookup.js';
import { API } from '../../../../core/contract/paths.js';
import type { Say, TextPair } from '../../../../core/words/language.js';
import { SLICERS } from '../../../../core/words/slicers.js';
import { schemaNames } from '../../../shared/schemas/read.js';
import type { Json, JsonObject } from '../../../shared/tree.js';
import { type FileKind, schemaOf } from '../file-kind.js';
import type { Examples, Subjects } from './examples.js';
import { json } from './responses.js';

/** The paths of the files: one per kind in the release, plus one for further pages if it has any. */
export function filePaths(kinds: readonly FileKind[], say: Say, examples: Examples): [string, JsonObject][] {
  const description = say(
    'A file: no query, no rate limit on the service’s own host, and any static server can serve it.',
    '静态文件：没有查询参数，在本站不受频率限制，任何静态服务器都可提供。',
  );
  return kinds.flatMap(withFurtherPages).map((kind): [string, JsonObject] => {
    const { path, operationId, summary } = kind;
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const parameters = names.map((name) => parameter(name, path, say, examples.subjects));
    const values = new Map(parameters.map(({ name, example }) => [name, example]));
    const place = path.replace(/\{(\w+)\}/g, (_, name) => String(values.get(name)));
    const success: JsonObject = {
      description: say('The content of the file.', '文件内容。'),
      headers: { ETag: { $ref: '#/components/headers/ETag' } },
      content: contentOf(kind, schemaOf(kind.holds) === null ? undefined : examples.file(place)),
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

function contentOf({ path, holds }: FileKind, example: Json | undefined): JsonObject {
  const schema = schemaOf(holds);
  if (schema !== null) return json(schema, [], example);
  const [mediaType = ''] = (mediaTypeOf(path) ?? DOWNLOAD_TYPES[extensionOf(path)]).split(';');
  return { [mediaType]: { schema: { type: 'string' } } };
}

function parameter(name: string, path: string, say: Say, subjects: Subjects): JsonObject {
  const described = PARAMETERS[name];
  if (!described) throw new Error(`${path}: {${name}} is not described`);
  const [description, schema, shown] = described;
  const example = typeof shown === 'function' ? shown(subjects, path) : shown;
  const about = { name, in: 'path', required: true, description: say(...description), schema };
  return example === undefined ? about : { ...about, example };
}

/** A brand with a file at this path: of printers or of filaments, and with several pages if the path is of a page. */
function brandFor(
  { brandId, largeBrandId = brandId, filamentBrandId, largeFilamentBrandId = filamentBrandId }: Subjects,
  path: string,
): string | undefined {
  const [small, large] = path.startsWith(`${API}/filaments/`)
    ? [filamentBrandId, largeFilamentBrandId]
    : [brandId, largeBrandId];
  return path.includes('/page/') ? large : small;
}

const NAMES = { type: 'string', pattern: '^[a-z_]+$' };
const PARTS = { type: 'integer', minimum: 0, maximum: LOOKUP_PARTS - 1 };
const IN_PACKAGE: TextPair = ['Name, as the data package lists it.', '名称，见 Data Package。'];

type Described = readonly [
  description: TextPair,
  schema: JsonObject,
  example: string | number | ((subjects: Subjects, path: string) => string | undefined),
];

const idOf = (example: Described[2]): Described => [
  ['Id; other spellings are not accepted.', '标识；不支持其他写法。'],
  { type: 'string', pattern: '^[a-z0-9-]+$' },
  example,
];

/** Path parameters: description, schema and example. */
const PARAMETERS: Readonly<Partial<Record<string, Described>>> = {
  id: idOf(({ printer, material }, path) => (path.startsWith(`${API}/printers/`) ? printer : material)),
  brand_id: idOf(brandFor),
  system: idOf(({ codeSystem }) => codeSystem),
  filament: idOf(({ filament }) => filament),
  step: idOf(({ step }) => step),
  printer: idOf(({ printer }) => printer),
  material: idOf(({ material }) => material),
  symptom: idOf(({ symptom }) => symptom),
  language: [['Language of the texts.', '文字的语言。'], { enum: ['en', 'zh'] }, 'en'],
  page: [
    ['Page, from 2; the list itself is page 1.', '页码，从 2 开始；列表本身即第 1 页。'],
    { type: 'integer', minimum: 2, maximum: MAX_PAGE },
    2,
  ],
  slicer: [['Id of the slicer.', '切片软件的标识。'], { enum: [...SLICERS] }, 'orcaslicer'],
  part: [['Number of the part.', '部分的编号。'], PARTS, 0],
  name: [['Name of the schema.', '结构定义的名称。'], { enum: schemaNames('record') }, 'fit'],
  version: [
    ['Version of the data after the step.', '该次变更到达的数据版本。'],
    { type: 'string', pattern: '^[0-9a-f]+$' },
    ({ version }) => version,
  ],
  shard: [
    ['Two hexadecimal digits; `identify.json` says which.', '两位十六进制数，见 identify.json。'],
    { type: 'string', pattern: '^[0-9a-f]{2}$' },
    ({ labelShard = '00' }) => labelShard,
  ],
  table: [IN_PACKAGE, NAMES, 'printers'],
  kind: [IN_PACKAGE, NAMES, 'printers'],
};
