import { changesPath } from '../../../../../core/contract/paths.js';
import { counted, type Say } from '../../../../../core/words/language.js';
import type { Changes } from '../../../../../schemas/generated/record.js';
import { folder } from '../../folder.js';
import { failureReason } from '../../mirror/errors.js';
import type { Progress } from '../../mirror/fetch-release.js';
import { openLocation } from '../../mirror/location.js';
import { type MirrorResult, mirror as mirrorInto } from '../../mirror/mirror.js';
import { type Verification, type VerifyOptions, verify as verifyCopy } from '../../mirror/verify.js';
import { since as changesSince, type Since } from '../../parts/since.js';
import type { Command, Context } from '../command.js';
import { EXIT, Failure, failure } from '../failure.js';
import { changedLine, DIGEST, digestOption, megabytes, mirrorFailure, PARALLEL, progressLine } from '../mirroring.js';
import { numberOption } from '../options.js';
import type { Output } from '../output.js';
import type { TextWriter } from '../text-writer.js';

/** Maximum number of findings or records in text output: an unrelated folder has thousands. */
const MOST = 40;

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
    const { args, flag, data, output, say, host } = context;
    const { signal } = host;
    const began = Date.now();
    const result = await mirrorInto(args[0] ?? '', {
      source: data.source.name,
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
      describeMirror(result, Date.now() - began, paper, context);
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

/** The data changes recorded by the mirror; null for an unchanged or first release. */
async function changesIn({ dir, previous_version, version }: MirrorResult): Promise<Since | null> {
  if (previous_version === null || previous_version === version) return null;
  // The release is in place, so missing change records are not an error.
  return changesSince(folder(dir), previous_version).catch(() => null);
}

function describeMirror(result: MirrorResult, ms: number, paper: TextWriter, { say }: Context): void {
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

export const verify: Command = {
  name: 'verify',
  summary: {
    en: 'check every byte of a copy against its manifest, and the manifest against a digest',
    zh: '逐字节核对副本与清单，并核对清单的摘要',
  },
  usage: ['verify DIR_OR_URL [--digest sha256:HEX] [--manifest DIR_OR_URL] [--parallel N]'],
  options: {
    digest: DIGEST,
    manifest: {
      value: 'DIR_OR_URL',
      path: true,
      help: { en: 'a copy that you trust; its manifest is used', zh: '以您信任的另一份副本的清单为准' },
    },
    parallel: PARALLEL,
  },
  args: { min: 1, max: 1, takes: 'path' },
  async run(context) {
    const { args, option, output, say, host } = context;
    const place = args[0] ?? '';
    const trusted = option('manifest');
    const found = await verified(place, {
      trusted: trusted === undefined ? undefined : openLocation(trusted),
      ...{ digest: digestOption(context), parallel: numberOption(context, 'parallel', 1, 64) ?? 8 },
      signal: host.signal,
      onProgress: (done, of) => output.progress(() => say(`${done} of ${of} files`, `${done} / ${of} 个文件`)),
    });
    output.done();
    output.answer(found, (paper) => describeCheck(place, found, paper, context));
    return found.findings.length === 0 ? EXIT.found : EXIT.brokenData;
  },
};

async function verified(place: string, options: VerifyOptions & { signal: AbortSignal }): Promise<Verification> {
  try {
    return await verifyCopy(place, options);
  } catch (error) {
    options.signal.throwIfAborted();
    const known = mirrorFailure(error, options.signal);
    if (known instanceof Failure) throw known;
    const message = failureReason(error);
    throw failure('no_manifest', {}, { message });
  }
}

function describeCheck(place: string, found: Verification, paper: TextWriter, { say, option }: Context): void {
  const { version, digest, files, bytes, findings, otherVersion } = found;
  const problems = {
    missing: say('missing', '缺失'),
    changed: say('changed', '改动'),
    extra: say('extra', '多余'),
    unreadable: say('unreadable', '无法读取'),
  };
  for (const { path, problem, detail } of findings.slice(0, MOST))
    paper.text(`${problems[problem]} ${path}${detail === '' ? '' : `${say(': ', '：')}${detail}`}`);
  if (findings.length > MOST)
    paper.quiet(say(`and ${findings.length - MOST} more`, `另有 ${findings.length - MOST} 个`));
  if (otherVersion !== null)
    paper.text(
      say(
        `Parts of two releases: some files are of version ${otherVersion}, the manifest is of version ${version}.`,
        `混有两个发布：部分文件属于版本 ${otherVersion}，清单属于版本 ${version}。`,
      ),
      { tone: 'warning' },
    );
  const size = `${files} ${say('files', '个文件')}${say(', ', '，')}${megabytes(bytes)} MB`;
  if (findings.length > 0)
    paper.text(
      say(
        `${place}: ${findings.length} of ${files} files do not match version ${version}.`,
        `${place}：${files} 个文件中有 ${findings.length} 个与版本 ${version} 不符。`,
      ),
      { tone: 'warning' },
    );
  else
    paper.text(say(`${place}: complete, version ${version}, ${size}.`, `${place}：完整，版本 ${version}，${size}。`), {
      tone: 'good',
    });
  const asked = option('digest') !== undefined || option('manifest') !== undefined;
  paper.text(say(`Digest ${digest}`, `摘要 ${digest}`));
  if (!asked && findings.length === 0)
    paper.quiet(
      say(
        'Only a digest or a manifest from a place that you trust shows whether the copy is genuine: --digest, --manifest',
        '是否为真本，需要来自可信来源的摘要或清单才能判断：--digest、--manifest',
      ),
    );
}

/** Maximum length of a printed value, characters. */
const LONG = 40;

export const since: Command = {
  name: 'since',
  summary: {
    en: 'what changed in the data since a version, field by field',
    zh: '自某个版本以来数据的更改，逐字段列出',
  },
  usage: ['since VERSION'],
  args: { min: 1, max: 1 },
  async run(context) {
    const { args, data, output } = context;
    const answer = await data.since(args[0] ?? '');
    output.answer(answer, (paper) => describeSince(answer, paper, context));
  },
};

function describeSince(answer: Since, paper: TextWriter, context: Context): void {
  const { say, args } = context;
  const [have = ''] = args;
  const { version } = answer;
  if (answer.status === 'unchanged')
    return void paper.text(say(`Nothing has changed since ${version}.`, `自 ${version} 以来没有更改。`));
  if (answer.status === 'changed') {
    for (const step of answer.steps) changed(step, paper, context);
    return;
  }
  const why = {
    unknown_version: say(
      `${have} is older than the oldest step kept, or was never released`,
      `${have} 早于所保留的步骤，或从未发布`,
    ),
    not_released: say('the data of the source is newer than its last release', '数据源中的数据比其最近一次发布更新'),
    no_steps: say('the source keeps no steps', '数据源没有保留步骤'),
  };
  paper.text(
    say(
      `Download everything again, version ${version}: ${why[answer.reason]}.`,
      `请全部重新获取，版本 ${version}：${why[answer.reason]}。`,
    ),
  );
}

function changed(
  { version, previous_version, counts, changes, omitted_fields: left_out }: Changes,
  paper: TextWriter,
  context: Context,
): void {
  const { say } = context;
  paper.title(`${previous_version} → ${version}`).text(changedLine(counts, context)).gap();
  const what = { added: say('added', '新增'), removed: say('removed', '移除'), changed: say('changed', '更改') };
  for (const { kind, id, change, fields = [] } of changes.slice(0, MOST)) {
    paper.text(`${kind} ${id}${say(': ', '：')}${what[change]}`);
    for (const { field, before, after } of fields)
      paper.text(`${field}: ${short(before)} → ${short(after)}`, { indent: 2 });
  }
  const more = changes.length - MOST;
  if (more > 0) paper.quiet(say(`and ${more} more: use --json to see all`, `另有 ${more} 条，--json 可输出全部`));
  const apart = left_out.join(say(', ', '、'));
  if (left_out.length > 0) paper.gap().quiet(say(`Not listed record by record: ${apart}`, `未逐条列出：${apart}`));
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? 'null';
  return text.length > LONG ? `${text.slice(0, LONG - 1)}…` : text;
}
