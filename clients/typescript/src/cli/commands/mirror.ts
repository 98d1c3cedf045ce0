import { changesPath } from '../../../../../core/contract/paths.js';
import { counted, type Say } from '../../../../../core/words/language.js';
import { folder } from '../../folder.js';
import type { Progress } from '../../mirror/fetch-release.js';
import { type MirrorResult, mirror as mirrorInto } from '../../mirror/mirror.js';
import { since } from '../../parts/since.js';
import type { Command, Context } from '../command.js';
import { changedLine, DIGEST, digestOption, megabytes, mirrorFailure, PARALLEL, progressLine } from '../mirroring.js';
import { numberOption } from '../options.js';
import type { Output } from '../output.js';
import type { TextWriter } from '../text-writer.js';

export const mirror: Command = {
  name: 'mirror',
  summary: {
    en: 'copy the whole release into a folder, or update a copy',
    zh: '把整个发布复制到文件夹，或更新已有的副本',
  },
  usage: ['mirror DIR [--digest sha256:HEX] [--api-only] [--parallel N] [--check]'],
  options: {
    digest: DIGEST,
    'api-only': {
      help: {
        en: 'copy only what is below /api/: neither the site nor the downloads',
        zh: '只复制 /api/ 下的内容，不含网站和下载文件',
      },
    },
    parallel: PARALLEL,
    check: {
      help: {
        en: 'check every byte of the existing files and repair damaged ones',
        zh: '逐字节检查已有的文件，并修复损坏的文件',
      },
    },
  },
  args: { min: 1, max: 1, takes: 'path' },
  async run(context) {
    const { args, flag, data, output, say, signal } = context;
    const began = Date.now();
    const result = await mirrorInto(args[0] ?? '', {
      source: data().source.name,
      digest: digestOption(context),
      parallel: numberOption(context, 'parallel', 1, 64) ?? 8,
      ...{ apiOnly: flag('api-only'), check: flag('check'), signal },
      onProgress: progressShower(output, say),
      onNote: (note) => output.remark((paper) => paper.quiet(note)),
    }).catch((error: unknown) => {
      throw mirrorFailure(error, signal);
    });
    output.done();
    const changes = await changesIn(result);
    const steps = changes?.status === 'changed' ? changes.steps : null;
    const counts = steps?.map(({ version, counts }) => ({ version, counts }));
    output.answer({ ...result, changes: counts }, (paper) => {
      describe(result, Date.now() - began, paper, context);
      for (const { version, counts } of steps ?? []) {
        const line = changedLine(counts, context);
        const where = `${result.source}${changesPath(version)}`;
        paper.text(say(`Version ${version}: ${line}; see ${where}`, `版本 ${version}：${line}；详见 ${where}`));
      }
      if (steps === null && changes !== null)
        paper.text(say('The source keeps no record of what changed.', '没有记录说明更改内容。'));
      if (!result.authenticated && /^https?:/.test(result.source))
        paper.text(
          say(
            'The source is not authenticated: compare the digest with the published one, or give that with --digest.',
            '数据源未经验证：请将摘要与公布的摘要比较，或用 --digest 指定公布的摘要。',
          ),
        );
      paper.text(say(`Digest ${result.digest}`, `摘要 ${result.digest}`));
    });
  },
};

type DataChanges = Awaited<ReturnType<typeof since>>;

/** The data changes recorded by the mirror; null for an unchanged or first release. */
async function changesIn({ dir, previous_version, version }: MirrorResult): Promise<DataChanges | null> {
  if (previous_version === null || previous_version === version) return null;
  // The release is in place, so missing change records are not an error.
  return since(folder(dir), previous_version).catch(() => null);
}

function describe(result: MirrorResult, ms: number, paper: TextWriter, { say }: Context): void {
  const { status, dir, version, previous_version: before, files, bytes, fetched, removed, resumed, checked } = result;
  const what = {
    new: say(`${dir} is now at version ${version}.`, `${dir} 现在是版本 ${version}。`),
    updated:
      before === version
        ? say(`${dir} now has another build of version ${version}.`, `${dir} 现在是版本 ${version} 的另一次构建。`)
        : say(
            `${dir} is now at version ${version}, before: ${before}.`,
            `${dir} 现在是版本 ${version}，之前是 ${before}。`,
          ),
    repaired: say(`${dir} is repaired, version ${version}.`, `${dir} 已修复，版本 ${version}。`),
    unchanged: say(`${dir} has version ${version}, as the source does.`, `${dir} 的版本是 ${version}，与数据源相同。`),
  };
  paper.text(what[status], { tone: 'good' });
  const count = (number: number) => say(counted(number, 'file'), `${number} 个文件`);
  const size = `${count(files)}${say(', ', '，')}${megabytes(bytes)} MB`;
  const how =
    checked === 'bytes'
      ? say('every byte was checked.', '已逐字节检查。')
      : status === 'unchanged'
        ? say('the sizes match; --check reads every byte.', '大小相符；用 --check 逐字节检查。')
        : say(
            'every byte that was fetched was checked, of the other files the sizes; --check reads every byte.',
            '下载的内容已逐字节检查，其余文件只检查了大小；用 --check 逐字节检查。',
          );
  const checks = `${size}${say(': ', '：')}${how}`;
  if (status === 'unchanged') return void paper.text(checks);
  const seconds = (ms / 1000).toFixed(1);
  const more = [
    ...(resumed > 0 ? [say(`${resumed} were already there`, `${resumed} 个已在本地`)] : []),
    ...(removed > 0 ? [say(`${removed} removed, no longer listed`, `${removed} 个不再列出`)] : []),
  ];
  paper.text(
    [
      say(
        `Fetched ${count(fetched.files)}, ${megabytes(fetched.bytes)} MB, in ${seconds} s`,
        `用 ${seconds} 秒下载 ${count(fetched.files)}，${megabytes(fetched.bytes)} MB`,
      ),
      ...more,
    ].join(say('; ', '；')) + say('.', '。'),
  );
  paper.text(checks);
}

/** Interval of progress lines in a log, ms. */
const EVERY = 5000;

/** Shows progress: on a terminal in a line that is overwritten, otherwise in a line every few seconds. */
function progressShower(output: Output, say: Say): (progress: Progress) => void {
  let began: number | null = null;
  let last = Date.now();
  return (progress) => {
    const now = Date.now();
    if (progress.step === 'fetching') began ??= now;
    const line = (columns: number) => progressLine(progress, now - (began ?? now), columns, say);
    if (output.watched) return output.progress(line);
    if (now - last < EVERY) return;
    last = now;
    output.remark((paper) => paper.text(line(Number.POSITIVE_INFINITY)));
  };
}
