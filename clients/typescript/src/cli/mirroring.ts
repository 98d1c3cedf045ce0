import { RELEASE_KINDS, type ReleaseKind } from '../../../../core/contract/changes.js';
import { parseDigest } from '../../../../core/contract/manifest.js';
import { counted, type Say, type Text } from '../../../../core/words/language.js';
import type { Changes } from '../../../../schemas/generated/record.js';
import { MirrorError } from '../mirror/errors.js';
import type { Progress } from '../mirror/fetch-release.js';
import type { Context, Option } from './command.js';
import { EXIT, type ExitCode, Failure, failure } from './failure.js';
import { widthOf } from './width.js';

/** Options shared by `mirror` and `verify`. */
export const DIGEST: Option = {
  value: 'sha256:HEX',
  help: {
    en: 'refuse a release whose manifest.json has a different SHA-256',
    zh: '若 manifest.json 的 SHA-256 与此不同则拒绝',
  },
};

export const PARALLEL: Option = {
  value: 'N',
  help: { en: 'number of files at once, 1 to 64 (default 8)', zh: '同时处理的文件数，1 到 64（默认 8）' },
};

/** @throws {Failure} for an invalid digest */
export function digestOption({ option }: Context): string | undefined {
  const digest = option('digest');
  try {
    return digest === undefined ? undefined : parseDigest(digest);
  } catch {
    throw failure('invalid_digest', { where: '--digest', value: digest ?? '' });
  }
}

/** The sentence before the message of an error, and its exit code. */
const ENDS: Readonly<Record<MirrorError['code'], { exit: ExitCode; head: Text; hint?: Text }>> = {
  digest: {
    exit: EXIT.brokenData,
    head: { en: 'The source has another release than the one requested.', zh: '数据源不是所要求的那个发布。' },
    hint: { en: 'Nothing was downloaded.', zh: '没有下载任何内容。' },
  },
  damaged: {
    exit: EXIT.brokenData,
    head: { en: 'The content of the source does not match its manifest.', zh: '数据源给出的内容与其清单不符。' },
    hint: {
      en: 'A cache may be a few minutes behind: run the command again later. Correct files are kept.',
      zh: '中间的缓存可能滞后几分钟，请稍后再运行。正确的文件已保留。',
    },
  },
  unreachable: { exit: EXIT.unavailable, head: { en: 'The source cannot be reached.', zh: '数据源无法访问。' } },
  locked: {
    exit: EXIT.cannotWrite,
    head: { en: 'Another run is mirroring into this folder.', zh: '另一次镜像正在进行。' },
  },
  folder: { exit: EXIT.cannotWrite, head: { en: 'This folder cannot hold a mirror.', zh: '该文件夹不能用作镜像。' } },
  disk: { exit: EXIT.cannotWrite, head: { en: 'The release cannot be written.', zh: '发布无法写入。' } },
};

/** Converts the error of a mirror to a failure; returns other errors unchanged. */
export function mirrorFailure(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return failure('mirror_interrupted');
  if (!(error instanceof MirrorError)) return error;
  const { exit, head, hint } = ENDS[error.code];
  const text = { en: `${head.en} ${error.message}`, zh: `${head.zh}${error.message}` };
  return new Failure(exit, error.code === 'digest' ? 'other_digest' : error.code, text, hint ? { hint } : {});
}

/** The nouns of each kind, in Chinese with the measure word. */
const NAMES: Readonly<Record<ReleaseKind, { one: string; more: string; zh: string }>> = {
  printers: { one: 'printer', more: 'printers', zh: '款打印机' },
  materials: { one: 'material', more: 'materials', zh: '种耗材' },
  profiles: { one: 'profile', more: 'profiles', zh: '个打印配置' },
  rules: { one: 'troubleshooting rule', more: 'troubleshooting rules', zh: '条排障规则' },
  settings: { one: 'setting', more: 'settings', zh: '项设置' },
  filaments: { one: 'branded filament', more: 'branded filaments', zh: '种品牌耗材' },
  fit: { one: 'compatibility list', more: 'compatibility lists', zh: '份适用结论' },
  codes: { one: 'printer code', more: 'printer codes', zh: '条机器报错' },
};

const CHANGES = { added: '新增', removed: '移除', changed: '更改' } as const;

/** The number of changed records: `3 printers added, 12 profiles changed`. */
export function changedLine(counts: Changes['counts'], { say }: Context): string {
  const parts = RELEASE_KINDS.flatMap((kind) =>
    (['added', 'removed', 'changed'] as const).flatMap((change) => {
      const count = counts[kind][change];
      const { one, more, zh } = NAMES[kind];
      if (count === 0) return [];
      return [say(`${counted(count, one, more)} ${change}`, `${CHANGES[change]} ${count} ${zh}`)];
    }),
  );
  return parts.join(say(', ', '，')) || say('no record changed', '没有记录更改');
}

/**
 * The progress of a run in one line, shortened to fit, with the percentage first.
 *
 * @param elapsedMs since the first file was requested
 * @param columns infinite without a terminal
 */
export function progressLine(progress: Progress, elapsedMs: number, columns: number, say: Say): string {
  const { step, files, ofFiles, bytes, ofBytes } = progress;
  const [done, of] = step === 'comparing' || ofBytes === 0 ? [files, ofFiles] : [bytes, ofBytes];
  const percent = `${of === 0 ? 100 : Math.min(100, Math.floor((100 * done) / of))}%`;
  if (step === 'comparing') return say(`${percent} checked`, `已检查 ${percent}`);
  const parts = [percent, `${megabytes(bytes)}/${megabytes(ofBytes)} MB`];
  const left = bytes > 0 && elapsedMs > 0 ? clock(((ofBytes - bytes) / bytes) * (elapsedMs / 1000)) : null;
  if (left !== null) parts.push(say(`${left} left`, `剩余 ${left}`));
  parts.push(`${files}/${ofFiles} ${say('files', '个文件')}`);
  while (widthOf(parts.join(' ')) > columns) parts.pop();
  return parts.join(' ');
}

/** Size in MB with significant digits only. */
export function megabytes(bytes: number): string {
  const size = bytes / 1e6;
  return size >= 10 ? size.toFixed(0) : size.toFixed(1);
}

function clock(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
