import { FILES } from '../../../../core/contract/paths.js';
import type { Say, Text } from '../../../../core/words/language.js';
import { BadArgumentError, type Kind, MissingFileError, UnknownNameError, UnknownNozzleError } from '../errors.js';
import type { Source } from '../source.js';
import { EXIT, type ExitCode } from './exit.js';
import { Failure, wrongUse } from './failure.js';
import type { Host } from './host.js';
import type { Output } from './output.js';
import { NAME } from './usage.js';

/** What anything that was thrown comes to for the person. */
export async function failureOf(error: unknown, source: Source | null, signal: AbortSignal): Promise<Failure> {
  if (error instanceof Failure) return error;
  if (signal.aborted) return new Failure(EXIT.interrupted, 'interrupted', { en: 'Interrupted.', zh: '已中断。' });
  if (error instanceof UnknownNameError) return unknownName(error);
  if (error instanceof UnknownNozzleError) return unknownNozzle(error);
  if (error instanceof BadArgumentError)
    return wrongUse(error.code, { en: `${error.message}.`, zh: `${error.message}。` }, { value: String(error.value) });
  if (error instanceof MissingFileError) return missingFile(error, source);
  const code = codeOf(error);
  const [exit, text] = ENDS[code ?? ''] ?? [EXIT.fault, FAULT];
  const detail = error instanceof Error ? error.message : String(error);
  const from = source?.name ?? '';
  return new Failure(exit, exit === EXIT.fault ? 'fault' : (code ?? 'fault'), {
    en: `${text.en.replace('{source}', from)} ${detail}`,
    zh: `${text.zh.replace('{source}', from)}${detail}`,
  });
}

const FAULT: Text = { en: 'The command failed.', zh: '命令执行失败。' };
const UNREACHABLE: Text = { en: '{source} cannot be reached.', zh: '无法访问 {source}。' };
const DAMAGED: Text = { en: 'The data of {source} is damaged.', zh: '{source} 的内容已损坏。' };
const BUSY: Text = { en: '{source} does not respond now: try again later.', zh: '{source} 暂时没有响应，请稍后再试。' };

/** How the codes of the client's errors, and of the file system, end. */
const ENDS: Readonly<Record<string, readonly [ExitCode, Text]>> = {
  network: [EXIT.unavailable, UNREACHABLE],
  timeout: [EXIT.unavailable, UNREACHABLE],
  EACCES: [EXIT.unavailable, UNREACHABLE],
  ENOTDIR: [EXIT.unavailable, UNREACHABLE],
  server_error: [EXIT.unavailable, BUSY],
  rate_limited: [EXIT.unavailable, BUSY],
  data_unavailable: [EXIT.unavailable, BUSY],
  broken_answer: [EXIT.brokenData, DAMAGED],
  release_changed: [EXIT.unavailable, BUSY],
};

function codeOf(error: unknown): string | null {
  const code = error instanceof Error ? (error as { code?: unknown }).code : null;
  return typeof code === 'string' ? code : null;
}

/** A source that lacks one file is damaged; one that lacks even its index is none. */
async function missingFile({ path }: MissingFileError, source: Source | null): Promise<Failure> {
  const whole = await source?.text(FILES.index).then(
    () => true,
    () => false,
  );
  if (whole)
    return new Failure(EXIT.brokenData, 'missing_file', {
      en: `${source?.name} lacks ${path}.`,
      zh: `${source?.name} 缺少 ${path}。`,
    });
  return new Failure(
    EXIT.unavailable,
    'no_release',
    { en: `${source?.name} contains no release.`, zh: `${source?.name} 中没有发布。` },
    {
      where: '--source',
      hint: {
        en: 'Give the folder or the address that contains /api/v1.',
        zh: '请指定包含 /api/v1 的文件夹或地址。',
      },
    },
  );
}

const KINDS: Readonly<Record<Kind, Text>> = {
  brands: { en: 'brand', zh: '品牌' },
  printers: { en: 'printer', zh: '打印机' },
  materials: { en: 'material', zh: '耗材' },
  symptoms: { en: 'symptom', zh: '故障现象' },
  settings: { en: 'setting', zh: '设置' },
  filaments: { en: 'filament', zh: '品牌耗材' },
  filament_brands: { en: 'filament brand', zh: '耗材品牌' },
};

function unknownName(error: UnknownNameError): Failure {
  const { code, kind, asked, suggestions, several } = error;
  const { en, zh } = KINDS[kind];
  return new Failure(
    EXIT.notFound,
    code,
    several
      ? { en: `"${asked}" can mean more than one ${en}.`, zh: `“${asked}”对应多个${zh}。` }
      : { en: `There is no ${en} called "${asked}".`, zh: `没有名为“${asked}”的${zh}。` },
    {
      value: asked,
      suggestions,
      hint: { en: `To search for it: ${NAME} find "${asked}"`, zh: `按名称查找：${NAME} find "${asked}"` },
    },
  );
}

function unknownNozzle({ code, asked, nozzles }: UnknownNozzleError): Failure {
  const text = {
    en: `There is no profile for a ${asked} mm nozzle. There are profiles for: ${nozzles.join(', ')}`,
    zh: `没有 ${asked} mm 喷嘴的配置。有配置的喷嘴：${nozzles.join('、')}`,
  };
  const details = { where: '--nozzle', value: asked, suggestions: nozzles, allowed: nozzles };
  return new Failure(EXIT.notFound, code, text, details);
}

/** Writes a failure to stderr: as JSON where that was asked for, else in words. */
export function writeFailure({ exit, code, text, details }: Failure, output: Output, host: Host, say: Say): void {
  const { hint, ...more } = details;
  if (output.json) {
    const told = { code, message: text.en, message_zh: text.zh, ...more };
    const error = hint ? { ...told, hint: hint.en, hint_zh: hint.zh } : told;
    host.stderr.write(`${JSON.stringify({ error, exit }, null, 2)}\n`);
    return;
  }
  output.remark((paper) => {
    paper.text(`${NAME}: ${say(text.en, text.zh)}`, { tone: 'warning' });
    const { suggestions = [], allowed } = details;
    // What is allowed stands in the sentence.
    if (suggestions.length > 0 && !allowed)
      paper.text(`${say('Did you mean: ', '您是不是要找：')}${suggestions.join(say(', ', '、'))}${say('?', '？')}`);
    if (hint) paper.text(say(hint.en, hint.zh));
  });
}
