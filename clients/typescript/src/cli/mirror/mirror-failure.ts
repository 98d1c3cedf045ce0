import type { Text } from '../../../../../core/words/language.js';
import { MirrorError } from '../../mirror/errors.js';
import { EXIT, type ExitCode } from '../exit.js';
import { Failure } from '../failure.js';

/** How each end is told, and the number it ends with. */
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

const INTERRUPTED = new Failure(
  EXIT.interrupted,
  'interrupted',
  { en: 'Interrupted; the folder is unchanged.', zh: '已中断，文件夹保持原样。' },
  {
    hint: {
      en: 'Downloaded files are kept: run the command again to continue.',
      zh: '已下载的内容已保留，再次运行即可继续。',
    },
  },
);

/** What an end of {@link mirror} is for the person; anything else as it is. */
export function mirrorFailure(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return INTERRUPTED;
  if (!(error instanceof MirrorError)) return error;
  const { exit, head, hint } = ENDS[error.code];
  const text = { en: `${head.en} ${error.message}`, zh: `${head.zh}${error.message}` };
  return new Failure(exit, error.code === 'digest' ? 'other_digest' : error.code, text, hint ? { hint } : {});
}
