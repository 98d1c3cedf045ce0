import { RELEASE_KINDS, type ReleaseKind } from '../../../../core/contract/changes.js';
import { parseDigest } from '../../../../core/contract/manifest.js';
import { counted, type Say } from '../../../../core/words/language.js';
import type { Changes } from '../../../../schemas/generated/record.js';
import { MirrorError } from '../mirror/errors.js';
import type { Progress } from '../mirror/fetch-release.js';
import type { Context, Option } from './command.js';
import { failure } from './failure.js';
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

/** Converts the error of a mirror to a failure; returns other errors unchanged. */
export function mirrorFailure(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return failure('mirror_interrupted');
  return error instanceof MirrorError ? failure(`mirror_${error.code}`, {}, { detail: error.message }) : error;
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
