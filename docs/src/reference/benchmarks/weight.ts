import type { Results } from '../../../../bench/results.js';
import type { Say } from '../../../../core/words/language.js';
import { number } from '../number.js';
import { code, table } from '../table.js';
import { translateSentence } from './translate.js';

/** Bytes of single answers. */
export function weightTable({ answers }: Results['weight']['results'], say: Say): string {
  return table(
    [say('Answer', '响应'), say('Raw, KB', '原始，KB'), 'gzip', 'brotli 5', 'brotli 11'],
    answers.map(({ name, bytes: { raw, gzip, brotli5, brotli11 } }) => [
      translateSentence(name, say),
      ...[raw, gzip, brotli5, brotli11].map((bytes) => number(bytes / 1000, say, 1)),
    ]),
  );
}

/** Bytes and files of everything. */
export function totalsTable(
  { api, site, files, function: bundle, server, archive }: Results['weight']['results'],
  say: Say,
) {
  const kb = (bytes: number) => `${number(bytes / 1000, say, 1)} KB`;
  const mb = (bytes: number) => `${number(bytes / 1e6, say, 1)} MB`;
  return table(
    [say('What', '项目'), say('Size', '大小')],
    [
      [
        say('Everything below `/api/v1`', '`/api/v1` 下的全部文件'),
        say(
          `${number(api.files, say)} files, ${mb(api.total.raw)}; ${mb(api.total.gzip)} with each file compressed`,
          `${number(api.files, say)} 个文件，${mb(api.total.raw)}；逐个 gzip 后 ${mb(api.total.gzip)}`,
        ),
      ],
      [
        say('The median file', '大小居中的文件'),
        say(
          `${kb(api.median.raw)}, ${kb(api.median.gzip)} gzip`,
          `${kb(api.median.raw)}，gzip 后 ${kb(api.median.gzip)}`,
        ),
      ],
      [
        say('The largest file', '最大的文件'),
        say(
          `${code(api.largest.raw.path)}, ${mb(api.largest.raw.bytes)}`,
          `${code(api.largest.raw.path)}，${mb(api.largest.raw.bytes)}`,
        ),
      ],
      [
        say('The site', '网站'),
        say(
          `${number(site.files, say)} files, ${mb(site.bytes)}`,
          `${number(site.files, say)} 个文件，${mb(site.bytes)}`,
        ),
      ],
      [
        say('Files, and the limit of the CDN', '文件数与 CDN 的上限'),
        `${number(files.count, say)} / ${number(files.limit, say)}`,
      ],
      [say('The archive of a release for mirrors', '镜像归档'), mb(archive)],
      [
        say('The function, as uploaded', '上传的函数'),
        say(
          `${kb(bundle.plain.raw)}, ${kb(bundle.plain.gzip)} gzip`,
          `${kb(bundle.plain.raw)}，gzip 后 ${kb(bundle.plain.gzip)}`,
        ),
      ],
      [
        say('The Node server as one file', '单文件 Node 服务器'),
        say(`${kb(server.raw)}, ${kb(server.gzip)} gzip`, `${kb(server.raw)}，gzip 后 ${kb(server.gzip)}`),
      ],
    ],
  );
}
