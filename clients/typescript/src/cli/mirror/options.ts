import { parseDigest } from '../../../../../core/contract/manifest.js';
import type { Context, Option } from '../command.js';
import { wrongUse } from '../failure.js';

/** What `mirror` and `verify` both take. */
export const DIGEST: Option = {
  type: 'string',
  value: 'sha256:HEX',
  help: {
    en: 'refuse a release whose manifest.json has a different SHA-256',
    zh: '若 manifest.json 的 SHA-256 与此不同则拒绝',
  },
};

export const PARALLEL: Option = {
  type: 'string',
  value: 'N',
  help: { en: 'number of files at once, 1 to 64 (default 8)', zh: '同时处理的文件数，1 到 64（默认 8）' },
};

/** @throws {Failure} for what is no digest */
export function digestOption({ option }: Context): string | undefined {
  const digest = option('digest');
  try {
    return digest === undefined ? undefined : parseDigest(digest);
  } catch {
    const problem = { en: `"${digest}" is not a digest.`, zh: `“${digest}”不是摘要。` };
    throw wrongUse('invalid_digest', problem, {
      ...{ where: '--digest', value: digest ?? '' },
      hint: {
        en: 'Allowed: sha256: and 64 hexadecimal digits, or only the digits, as printed by "sha256sum manifest.json" and by this command',
        zh: '格式：sha256: 加 64 位十六进制数字，或仅这些数字，即 sha256sum manifest.json 或本命令输出的值',
      },
    });
  }
}

/** @throws {Failure} for what is no number from 1 to 64 */
export function parallelOption({ option }: Context): number {
  const text = option('parallel') ?? '8';
  const parallel = Number(text);
  if (Number.isInteger(parallel) && parallel >= 1 && parallel <= 64) return parallel;
  const problem = {
    en: `"${text}" is not a possible number of files at once.`,
    zh: `同时处理的文件数不能是“${text}”。`,
  };
  throw wrongUse('invalid_number', problem, {
    ...{ where: '--parallel', value: text },
    hint: { en: 'Allowed: 1 to 64', zh: '可用的值：1 到 64' },
  });
}
