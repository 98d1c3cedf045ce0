import { failureReason } from '../../mirror/errors.js';
import { openLocation } from '../../mirror/location.js';
import { type Verification, type VerifyOptions, verify as verifyCopy } from '../../mirror/verify.js';
import type { Command, Context } from '../command.js';
import { EXIT, Failure } from '../failure.js';
import { DIGEST, digestOption, megabytes, mirrorFailure, PARALLEL } from '../mirroring.js';
import { numberOption } from '../options.js';
import type { TextWriter } from '../text-writer.js';

/** Maximum number of findings in text output: an unrelated folder has thousands. */
const MOST = 40;

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
    const { args, option, output, say, signal } = context;
    const place = args[0] ?? '';
    const trusted = option('manifest');
    const found = await run(place, {
      trusted: trusted === undefined ? undefined : openLocation(trusted),
      ...{ digest: digestOption(context), parallel: numberOption(context, 'parallel', 1, 64) ?? 8, signal },
      onProgress: (done, of) => output.progress(() => say(`${done} of ${of} files`, `${done} / ${of} 个文件`)),
    });
    output.done();
    output.answer(found, (paper) => describe(place, found, paper, context));
    return found.findings.length === 0 ? EXIT.found : EXIT.brokenData;
  },
};

async function run(place: string, options: VerifyOptions & { signal: AbortSignal }): Promise<Verification> {
  try {
    return await verifyCopy(place, options);
  } catch (error) {
    options.signal.throwIfAborted();
    const known = mirrorFailure(error, options.signal);
    if (known instanceof Failure) throw known;
    const message = failureReason(error);
    throw new Failure(EXIT.unavailable, 'no_manifest', { en: message, zh: `无法读取清单：${message}` });
  }
}

function describe(place: string, found: Verification, paper: TextWriter, { say, option }: Context): void {
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
