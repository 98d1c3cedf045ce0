import type { Endpoint, Filter } from '../../../../core/contract/endpoints.js';
import { LIMITS, MAX_PAGE } from '../../../../core/contract/limits.js';
import type { Say } from '../../../../core/words/language.js';
import type { JsonObject } from '../../../shared/tree.js';
import type { Subjects } from './examples.js';

const ref = (name: string): JsonObject => ({ $ref: `#/components/parameters/${name}` });

/** Parameters of an endpoint, in the order of its page. */
export function parametersOf({ filters, paging }: Endpoint): JsonObject[] {
  return [
    ...filters.map(({ parameter }) => ref(parameter)),
    ref(paging === 'whole' ? 'limitOfSmallLists' : 'limit'),
    ref('page'),
    ref('ifNoneMatch'),
  ];
}

export function parameters(say: Say, subjects: Subjects): Record<string, JsonObject> {
  const filter = (name: Filter['parameter'], description: string, example: string | undefined): JsonObject => ({
    name,
    in: 'query',
    description,
    required: false,
    allowEmptyValue: false,
    schema: { type: 'string', minLength: 1, maxLength: LIMITS.maxValueLength },
    ...(example === undefined ? {} : { example }),
  });
  const spelling = say(
    'Case does not matter; space, plus sign, underscore and hyphen are equivalent. An encoded plus at the end of a word is part of the name: PLA%2B is PLA+. An unencoded one is a space, so PLA+ in an address is PLA.',
    '不区分大小写；空格、加号、下划线和连字符等同。词尾经编码的加号是名称的一部分：PLA%2B 即 PLA+。未编码的加号是空格，因此网址中的 PLA+ 是 PLA。',
  );
  const limit = (description: string, extra: JsonObject): JsonObject => ({
    name: 'limit',
    in: 'query',
    description,
    required: false,
    schema: { type: 'integer', minimum: 1, maximum: LIMITS.maxLimit, ...extra },
  });
  return {
    brand: filter(
      'brand',
      say(`Brand, by id, name or alias. ${spelling}`, `品牌：标识、名称或别名均可。${spelling}`),
      subjects.brand,
    ),
    printer: filter(
      'printer',
      say(`Printer, by id, name or alias. ${spelling}`, `打印机：标识、名称或别名均可。${spelling}`),
      subjects.printer,
    ),
    material: filter(
      'material',
      say(
        `Material, by id, name or alias; or a branded filament, by brand and name. ${spelling}`,
        `耗材：标识、名称或别名均可；也可用品牌和名称指定品牌耗材。${spelling}`,
      ),
      subjects.material,
    ),
    symptom: filter(
      'symptom',
      say(
        `Symptom, by id, name or alias, in English or Chinese. A name that several symptoms share returns all of them. ${spelling}`,
        `故障现象：标识、名称或别名均可，中英文皆可。多个现象共用的名称会返回全部相应规则。${spelling}`,
      ),
      subjects.symptom,
    ),
    limit: limit(say('Records per page.', '每页记录数。'), { default: LIMITS.defaultLimit }),
    limitOfSmallLists: limit(
      say('Records per page. Default: all of them, on one page.', '每页记录数。不填则一页返回全部记录。'),
      {},
    ),
    page: {
      name: 'page',
      in: 'query',
      description: say(
        'Page, from 1. A page after the last one is empty.',
        '页码，从 1 开始。超出最后一页时返回空列表。',
      ),
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: MAX_PAGE, default: 1 },
    },
    ifNoneMatch: {
      name: 'If-None-Match',
      in: 'header',
      description: say(
        'Entity tags of the content that the client has. If one of them is current, the answer is 304 without a body.',
        '客户端已有内容的实体标签。若其中之一仍为最新，则返回 304，且没有响应体。',
      ),
      required: false,
      schema: { type: 'string' },
    },
  };
}
