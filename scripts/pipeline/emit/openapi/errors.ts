import type { ErrorCode } from '../../../../core/contract/errors.js';
import { LIMITS } from '../../../../core/contract/limits.js';

/** What an error means and what to do about it, in both languages. */
export interface ErrorText {
  en: string;
  zh: string;
}

/** Every error that the service gives: a closed list. */
export const ERROR_TEXTS: Readonly<Record<ErrorCode, ErrorText>> = {
  unknown_parameter: {
    en: 'The endpoint has no such parameter. Parameter names are lower-case. The error lists the available ones.',
    zh: '接口没有这个参数。参数名均为小写；错误信息会列出可用的参数。',
  },
  repeated_parameter: {
    en: 'A parameter is given twice. Send one request for each value.',
    zh: '同一参数出现了两次。请对每个值分别请求。',
  },
  empty_value: {
    en: 'A parameter has no value. Leave the parameter out to get everything.',
    zh: '参数没有值。如需全部数据，请去掉该参数。',
  },
  invalid_number: {
    en: '`limit` and `page` are whole numbers in decimal digits: `5`, not `5.0`, `+5` or `five`.',
    zh: '`limit` 和 `page` 须为十进制整数：写 `5`，不要写 `5.0`、`+5` 或 `five`。',
  },
  out_of_range: {
    en: `\`limit\` is from 1 to ${LIMITS.maxLimit}, \`page\` from 1, and a name has at most ${LIMITS.maxValueLength} characters.`,
    zh: `\`limit\` 的范围是 1 到 ${LIMITS.maxLimit}，\`page\` 从 1 开始，名称最多 ${LIMITS.maxValueLength} 个字符。`,
  },
  invalid_encoding: {
    en: 'The bytes of a parameter are not percent-encoded UTF-8. Encode values with the URL functions of your language.',
    zh: '参数的字节不是百分号编码的 UTF-8。请使用所用语言自带的 URL 编码函数。',
  },
  unknown_brand: {
    en: 'No brand has this name. `suggestions` contains the nearest ids; all brands are in `/api/v1/index.json`.',
    zh: '没有这个名称的品牌。`suggestions` 给出最接近的标识；全部品牌见 `/api/v1/index.json`。',
  },
  unknown_printer: {
    en: 'No printer has this name, or several have it. `suggestions` contains the ids, possible meanings first; if an identifier belongs to several printers, all of them. A name without its brand works only if no other brand has the same name.',
    zh: '没有这个名称的打印机，或有多台打印机都用这个名称。`suggestions` 给出标识，名称可能所指的排在最前；若标识符对应多台，则全部列出。省略品牌时，只有在没有其他品牌同名的情况下才能识别。',
  },
  unknown_material: {
    en: 'No material has this name, or a product or an identifier stands for several: `suggestions` then contains all of them, otherwise the nearest ids. All materials are at `/api/v1/materials`.',
    zh: '没有这个名称的耗材，或产品名、标识符对应多种：此时 `suggestions` 列出全部，否则给出最接近的标识。全部耗材见 `/api/v1/materials`。',
  },
  unknown_symptom: {
    en: 'No symptom has this name. `suggestions` contains the nearest ids; all rules are at `/api/v1/troubleshoot`.',
    zh: '没有这个名称的故障现象。`suggestions` 给出最接近的标识；全部规则见 `/api/v1/troubleshoot`。',
  },
  not_found: {
    en: 'There is nothing at this path. `/api/v1/index.json` lists all contents.',
    zh: '此路径没有内容。可用内容见 `/api/v1/index.json`。',
  },
  method_not_allowed: {
    en: 'The service is read-only: GET, HEAD, and OPTIONS for browsers. `Allow` says the same.',
    zh: '本服务只读：支持 GET、HEAD，以及供浏览器使用的 OPTIONS。`Allow` 头给出同样的信息。',
  },
  uri_too_long: {
    en: 'The address is longer than the server accepts. Only the Node.js server of a mirror returns this.',
    zh: '网址超出服务器允许的长度。仅镜像所用的 Node.js 服务器会返回此错误。',
  },
  rate_limited: {
    en: `More than ${LIMITS.requests} requests in ${LIMITS.windowSeconds} s came from this address. Wait the number of seconds in \`Retry-After\`, or read the .json files, which have no limit.`,
    zh: `此地址在 ${LIMITS.windowSeconds} 秒内的请求超过 ${LIMITS.requests} 次。请等待 \`Retry-After\` 指定的秒数，或改为读取不受限制的 .json 文件。`,
  },
  headers_too_large: {
    en: 'The headers of the request are larger than the server accepts. Only the Node.js server of a mirror returns this.',
    zh: '请求头超出服务器允许的大小。仅镜像所用的 Node.js 服务器会返回此错误。',
  },
  data_unavailable: {
    en: 'The service cannot read its own files at the moment. Try again after the number of seconds in `Retry-After`.',
    zh: '服务暂时无法读取自身的数据文件。请在 `Retry-After` 指定的秒数之后重试。',
  },
};
