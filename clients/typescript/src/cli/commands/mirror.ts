import { changesPath, FILES } from '../../../../../core/contract/paths.js';
import { counted, type Say } from '../../../../../core/words/language.js';
import { folder } from '../../folder.js';
import { type MirrorResult, mirror as mirrorInto } from '../../mirror/mirror.js';
import type { Progress } from '../../mirror/progress.js';
import { since } from '../../parts/since.js';
import type { Command, Context } from '../command.js';
import { EXIT } from '../exit.js';
import { changedLine } from '../mirror/changed-lines.js';
import { mirrorFailure } from '../mirror/mirror-failure.js';
import { DIGEST, digestOption, PARALLEL, parallelOption } from '../mirror/options.js';
import { megabytes, progressLine } from '../mirror/progress-line.js';
import type { Output } from '../output.js';
import type { TextWriter } from '../text-writer.js';

/** `mirror DIR`. */
export const mirror: Command = {
  name: 'mirror',
  summary: {
    en: 'copy the whole release into a folder, or update a copy',
    zh: '把整个发布复制到文件夹，或更新已有的副本',
  },
  usage: ['mirror DIR [--digest sha256:HEX] [--api-only] [--parallel N] [--check]'],
  examples: [],
  options: {
    digest: DIGEST,
    'api-only': {
      type: 'boolean',
      help: {
        en: 'copy only what is below /api/: neither the site nor the downloads',
        zh: '只复制 /api/ 下的内容，不含网站和下载文件',
      },
    },
    parallel: PARALLEL,
    check: {
      type: 'boolean',
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
      parallel: parallelOption(context),
      ...{ apiOnly: flag('api-only'), check: flag('check'), signal },
      onProgress: progressShower(output, say),
      onNote: (note) => output.remark((paper) => paper.text(note, { tone: 'quiet' })),
    }).catch((error: unknown) => {
      throw mirrorFailure(error, signal);
    });
    output.done();
    const changes = await changesIn(result);
    const counts = changes?.status === 'changed' ? changes.counts : null;
    output.answer({ ...result, changes: counts }, (paper) => {
      describe(result, Date.now() - began, paper, context);
      if (changes !== null) paper.text(changedText(result, changes, context));
      paper.text(say(`Digest ${result.digest}`, `摘要 ${result.digest}`));
    });
    return EXIT.found;
  },
};

type DataChanges = Awaited<ReturnType<typeof since>>;

/** What the new data have different, as the mirror itself tells it; null where they are the same or the first. */
async function changesIn({ dir, previous_version, version }: MirrorResult): Promise<DataChanges | null> {
  if (previous_version === null || previous_version === version) return null;
  // The release is in place: what it does not tell about itself is no reason to fail.
  return since(folder(dir), previous_version).catch(() => null);
}

function describe(result: MirrorResult, ms: number, paper: TextWriter, { say }: Context): void {
  const { status, dir, version, previous_version: before, files, bytes, fetched, removed, resumed } = result;
  const what = {
    new: say(`${dir} is now at version ${version}.`, `${dir} 现在是版本 ${version}。`),
    updated:
      before === version
        ? say(`${dir} now has another build of version ${version}.`, `${dir} 现在是版本 ${version} 的另一次构建。`)
        : say(
            `${dir} is now at version ${version}, before: ${before}.`,
            `${dir} 现在是版本 ${version}，之前是 ${before}。`,
          ),
    repaired: say(`${dir} is complete again, version ${version}.`, `${dir} 已修复，版本 ${version}。`),
    unchanged: say(`${dir} is up to date, version ${version}.`, `${dir} 已是最新，版本 ${version}。`),
  };
  paper.text(what[status], { tone: 'good' });
  const count = (number: number) => say(counted(number, 'file'), `${number} 个文件`);
  const size = `${count(files)}${say(', ', '，')}${megabytes(bytes)} MB`;
  if (status === 'unchanged') return void paper.text(`${size}${say('.', '。')}`);
  const seconds = (ms / 1000).toFixed(1);
  const more = [
    ...(resumed > 0 ? [say(`${resumed} were already there`, `${resumed} 个已在本地`)] : []),
    ...(removed > 0 ? [say(`${removed} removed, no longer listed`, `${removed} 个不再列出`)] : []),
  ];
  paper.text(
    [
      say(
        `Fetched ${count(fetched.files)}, ${megabytes(fetched.bytes)} MB, in ${seconds} s (of ${size})`,
        `用 ${seconds} 秒下载 ${count(fetched.files)}，${megabytes(fetched.bytes)} MB（共 ${size}）`,
      ),
      ...more,
    ].join(say('; ', '；')) + say('.', '。'),
  );
}

function changedText({ source, version }: MirrorResult, changes: DataChanges, { say, language }: Context): string {
  if (changes.status !== 'changed') return say('The source keeps no record of what changed.', '没有记录说明更改内容。');
  const line = changedLine(changes.counts, language);
  const where = `${source}${changes.changes.length > 0 ? changesPath(version) : FILES.changesIndex}`;
  if (line === '') return say(`No record changed; see ${where}`, `没有记录更改；详见 ${where}`);
  return say(`In the data: ${line}; see ${where}`, `数据更改：${line}；详见 ${where}`);
}

/** How often a log is told how far it is, ms. */
const EVERY = 5000;

/** Shows how far a run is: in a line that is written over where somebody watches, else in a line every few seconds. */
function progressShower(output: Output, say: Say): (progress: Progress) => void {
  let began: number | null = null;
  let told = Date.now();
  return (progress) => {
    const now = Date.now();
    if (progress.step === 'fetching') began ??= now;
    const line = (columns: number) => progressLine(progress, now - (began ?? now), columns, say);
    if (output.watched) return output.progress(line);
    if (now - told < EVERY) return;
    told = now;
    output.remark((paper) => paper.text(line(Number.POSITIVE_INFINITY)));
  };
}
