import { type ErrorCode, STATUS } from '../../core/contract/errors.js';
import { COMMON_HEADERS, LANGUAGES } from '../../core/contract/headers.js';
import { LIMITS } from '../../core/contract/limits.js';
import type { Fields, PlainResponse } from '../types.js';

/** Address of the site, if the build was made for one. */
declare const SITE_ADDRESS: string | undefined;

/**
 * The page about errors, as an absolute URL if the site's address is known, so that it can be followed from a log or a
 * terminal.
 */
const errorsPage = () => `${typeof SITE_ADDRESS === 'undefined' ? '' : SITE_ADDRESS.replace(/\/$/, '')}/errors/`;

export interface ErrorDetails {
  parameter?: string;
  value?: string;
  /** The allowed values: a sentence, or a list if they can be listed. */
  allowed?: string | readonly string[];
  /** The Chinese sentence, which only the message contains. */
  allowed_zh?: string;
  suggestions?: readonly string[];
  /** The page size stated in `meta`. */
  limit?: number;
}

/** The same, with the allowed values as a sentence. */
type WordedDetails = Omit<ErrorDetails, 'allowed'> & { allowed?: string | undefined };

const MESSAGES: Readonly<Record<ErrorCode, (details: WordedDetails) => readonly [en: string, zh: string]>> = {
  unknown_parameter: ({ parameter, allowed }) => [
    `There is no parameter "${parameter}" here. Allowed: ${allowed}.`,
    `此接口没有参数“${parameter}”。可用参数：${allowed}。`,
  ],
  repeated_parameter: ({ parameter }) => [
    `The parameter "${parameter}" is given more than once.`,
    `参数“${parameter}”重复出现。`,
  ],
  empty_value: ({ parameter }) => [
    `The parameter "${parameter}" has no value. Leave it out to get everything.`,
    `参数“${parameter}”没有值。如需全部数据，请去掉该参数。`,
  ],
  invalid_number: ({ parameter, allowed, allowed_zh }) => [
    `The parameter "${parameter}" must be ${allowed}.`,
    `参数“${parameter}”必须是 ${allowed_zh}。`,
  ],
  out_of_range: ({ parameter, allowed, allowed_zh }) => [
    `The parameter "${parameter}" is out of range: ${allowed}.`,
    `参数“${parameter}”超出范围：${allowed_zh}。`,
  ],
  invalid_encoding: ({ parameter, allowed, allowed_zh }) =>
    parameter === undefined
      ? [`The address must be ${allowed}.`, `地址必须是${allowed_zh}。`]
      : [`The parameter "${parameter}" must be ${allowed}.`, `参数“${parameter}”必须是${allowed_zh}。`],
  unknown_brand: ({ value }) => [`No brand is called "${value}".`, `没有名为“${value}”的品牌。`],
  unknown_printer: ({ value }) => [`No printer is called "${value}".`, `没有名为“${value}”的打印机。`],
  unknown_material: ({ value }) => [`No material is called "${value}".`, `没有名为“${value}”的耗材。`],
  unknown_symptom: ({ value }) => [`No symptom is called "${value}".`, `没有名为“${value}”的问题。`],
  ambiguous: ({ parameter, value }) => [
    `"${value}" means more than one ${parameter}: ask with one of the suggested ids.`,
    `“${value}”对应多个 ${parameter}，请使用 suggestions 中的标识。`,
  ],
  not_found: ({ suggestions: [meant] = [] }) =>
    meant === undefined
      ? [
          'There is nothing at this path. See /api/v1/index.json for what there is.',
          '此路径没有内容。可用内容见 /api/v1/index.json。',
        ]
      : [
          `There is nothing at this path. Perhaps you mean ${meant}; /api/v1/index.json says what there is.`,
          `此路径没有内容。您要找的可能是 ${meant}；可用内容见 /api/v1/index.json。`,
        ],
  method_not_allowed: () => [
    'The service is read-only: GET, HEAD and OPTIONS.',
    '本服务为只读：仅支持 GET、HEAD 和 OPTIONS。',
  ],
  uri_too_long: () => ['The address is too long.', '请求地址过长。'],
  range_not_satisfiable: () => [
    'The file has no bytes in this range. Content-Range states its length.',
    '文件在此范围内没有内容。Content-Range 给出文件长度。',
  ],
  rate_limited: () => [
    `More than ${LIMITS.requests} requests in ${LIMITS.windowSeconds} s. The .json files have no limit on this service's own host.`,
    `${LIMITS.windowSeconds} 秒内超过 ${LIMITS.requests} 次请求。本站的 .json 文件不受此限制。`,
  ],
  headers_too_large: () => ['The request headers are too large.', '请求头过大。'],
  data_unavailable: () => ['The data cannot be read at the moment. Try again later.', '暂时无法读取数据，请稍后再试。'],
};

/** A failure as an envelope. Never cached. */
export function errorAnswer(code: ErrorCode, details: ErrorDetails = {}, extra: Fields = {}): PlainResponse {
  const { parameter, value, suggestions, limit = LIMITS.defaultLimit } = details;
  const allowed_values = Array.isArray(details.allowed) ? details.allowed : undefined;
  const allowed = allowed_values?.join(', ') ?? (details.allowed as string | undefined);
  const [message, message_zh] = MESSAGES[code]({ ...details, allowed });
  const error = {
    code,
    message,
    message_zh,
    parameter,
    value,
    allowed,
    allowed_values,
    suggestions,
    documentation: `${errorsPage()}#${code}`,
  };
  const body = `${JSON.stringify({ success: false, data: [], meta: { total: 0, page: 1, limit }, error })}\n`;
  return {
    status: STATUS[code],
    headers: { ...COMMON_HEADERS, 'Cache-Control': 'no-store', 'Content-Language': LANGUAGES, ...extra },
    body: new TextEncoder().encode(body),
  };
}
