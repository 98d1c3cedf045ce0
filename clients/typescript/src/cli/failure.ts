import { type Filling, fillText } from '../../../../core/words/fill.js';
import type { Text } from '../../../../core/words/language.js';

/** Exit codes: 0 and 1 as usual, 130 for an interrupt as in shells, the others as in `sysexits.h`. */
export const EXIT = {
  found: 0,
  notFound: 1,
  unread: 2,
  usage: 64,
  brokenData: 65,
  noInput: 66,
  unavailable: 69,
  fault: 70,
  cannotWrite: 73,
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** The meaning of each exit code, for `--help` and the documentation. */
export const EXIT_MEANINGS: Readonly<Record<keyof typeof EXIT, Text>> = {
  found: { en: 'found, or done', zh: '已找到，或已完成' },
  notFound: {
    en: 'no match, or it does not exist; a check found something dangerous',
    zh: '没有匹配的名称，或内容不存在；核对发现危险的设置',
  },
  unread: { en: 'a file to be checked could not be read', zh: '要核对的文件无法读取' },
  usage: { en: 'wrong usage of the command', zh: '命令用法有误' },
  brokenData: { en: 'the data of the source is damaged', zh: '数据源的内容已损坏' },
  noInput: { en: 'a given file cannot be read', zh: '给出的文件无法读取' },
  unavailable: { en: 'the source cannot be reached, or none is given', zh: '数据源无法访问，或没有数据源' },
  fault: { en: 'a bug in the command itself', zh: '命令自身的错误' },
  cannotWrite: { en: 'a file cannot be written', zh: '文件无法写入' },
  interrupted: { en: 'interrupted', zh: '已中断' },
};

/** Further fields of an error, for programs and people. */
export interface FailureDetails {
  /** The option, argument or file at fault, as written. */
  where?: string;
  value?: string;
  /** Possible replacements: all of them, or close matches. */
  suggestions?: readonly string[];
  /** All allowed values, if the message itself lists them. */
  allowed?: readonly string[];
  hint?: Text;
}

/** An error on stderr: a message, or with `--json` `{"error": {code, message, message_zh, …}}`. */
export class Failure extends Error {
  override readonly name = 'Failure';

  /** @param code for programs, such as `unknown_printer` or `unknown_option` */
  constructor(
    readonly exit: ExitCode,
    readonly code: string,
    readonly text: Text,
    readonly details: FailureDetails = {},
  ) {
    super(text.en);
  }
}

/** The texts of a failure, with `{…}` for words of the call, and its exit code and code if not 64 and its name. */
interface FailureKind extends Text {
  exit?: ExitCode;
  code?: string;
  hint?: Text;
}

const CHOICES = { en: 'Allowed: {choices}', zh: '可用的值：{choices}' };
const SEARCH = {
  en: 'To search for it: open-print-data find "{value}"',
  zh: '按名称查找：open-print-data find "{value}"',
};
const USAGE = { en: 'Usage: {usage}', zh: '用法：{usage}' };

const FAILURES = {
  // Arguments and options
  unknown_subcommand: {
    ...{ en: 'Unknown subcommand "{value}".', zh: '没有“{value}”这个子命令。' },
    hint: {
      en: 'Allowed: {known}. To search by name: open-print-data find "{value}"',
      zh: '可用的子命令：{known}。按名称查找：open-print-data find "{value}"',
    },
  },
  unknown_option: {
    ...{ en: 'Unknown option here: {where}.', zh: '这里不支持 {where} 选项。' },
    hint: { en: 'Allowed: {known}', zh: '可用的选项：{known}' },
  },
  needless_value: { en: '{where} takes no value.', zh: '{where} 不带值。' },
  missing_value: { en: '{where} needs a value: {where} {form}.', zh: '{where} 需要一个值：{where} {form}。' },
  repeated_option: { en: '{where} is given more than once.', zh: '{where} 重复给出。' },
  unknown_choice: { en: 'Unknown {name} "{value}".', zh: '--{name} 不支持“{value}”。', hint: CHOICES },
  unknown_language: { en: 'Unsupported language "{value}".', zh: '不支持语言“{value}”。', hint: CHOICES },
  missing_argument: { en: '{where} needs another argument.', zh: '缺少 {where} 的参数。', hint: USAGE },
  too_many_arguments: {
    ...{ en: '{where} takes no further arguments: "{value}".', zh: '{where} 不再接受其他参数：“{value}”。' },
    hint: {
      en: `Put a name of several words in quotes. ${USAGE.en}`,
      zh: `由多个词组成的名称要加引号。${USAGE.zh}`,
    },
  },
  invalid_number: {
    en: '{where} takes a whole number from {min} to {max}, not "{value}".',
    zh: '{where} 须为 {min} 到 {max} 的整数，而不是“{value}”。',
  },
  unknown_shell: { en: 'No completion for "{value}".', zh: '没有适用于“{value}”的自动补全。', hint: CHOICES },
  // Names
  brand_given: {
    ...{ en: 'The brand is already given: "{value}".', zh: '已用 --brand 指定品牌，多余的参数：“{value}”。' },
    code: 'too_many_arguments',
  },
  pair_given: {
    en: 'Printer and material are already given: "{value}".',
    zh: '打印机和耗材都已指定，多余的参数：“{value}”。',
    code: 'too_many_arguments',
  },
  no_filament: { en: 'Give a name, or --brand.', zh: '请给出名称，或用 --brand。', code: 'missing_argument' },
  nothing_found: { en: 'No match for "{value}".', zh: '没有名为“{value}”的内容。', exit: EXIT.notFound },
  unknown_identifier: {
    en: 'No system uses the identifier "{value}".',
    zh: '没有系统使用标识符“{value}”。',
    hint: SEARCH,
    exit: EXIT.notFound,
  },
  no_code: {
    en: 'No known code or message in "{value}".',
    zh: '“{value}”中没有已知的报错代码或信息。',
    ...{ code: 'nothing_found', exit: EXIT.notFound },
  },
  no_symptom: {
    ...{ en: '{reason}', zh: '{reason}', exit: EXIT.notFound },
    hint: { en: 'All about it: open-print-data code "{value}"', zh: '详情：open-print-data code "{value}"' },
  },
  neither: {
    en: 'No printer or material is called "{value}".',
    zh: '没有名为“{value}”的打印机或耗材。',
    ...{ code: 'unknown_name', exit: EXIT.notFound },
  },
  one_of_several: {
    ...{ en: '"{value}" can mean more than one {kind}.', zh: '“{value}”对应多个{kind}。', exit: EXIT.notFound },
    hint: SEARCH,
  },
  unknown_name: {
    ...{ en: 'There is no {kind} called "{value}".', zh: '没有名为“{value}”的{kind}。', exit: EXIT.notFound },
    hint: SEARCH,
  },
  no_profile: {
    en: 'There is no profile for {material} on the {printer}.{why}',
    zh: '没有 {printer} 打印 {material} 的配置。{why}',
    hint: {
      en: 'Whether it can print it, and why: open-print-data can {value}. Materials that have a profile there: {others}',
      zh: '能否打印及原因：open-print-data can {value}。该打印机有配置的耗材：{others}',
    },
    exit: EXIT.notFound,
  },
  invalid_nozzle: {
    ...{ en: '"{value}" is not a nozzle.', zh: '“{value}”不是喷嘴。' },
    hint: { en: 'Allowed: a diameter in mm, such as 0.4', zh: '可用的值：直径（mm），如 0.4' },
  },
  unknown_nozzle: {
    en: 'There is no profile for a {value} mm nozzle. There are profiles for: {nozzles}',
    zh: '没有 {value} mm 喷嘴的配置。有配置的喷嘴：{nozzles}',
    exit: EXIT.notFound,
  },
  // Faults of a print
  diagnose_what: {
    en: 'diagnose needs a symptom when it does not run in a terminal.',
    zh: '不在终端中时，diagnose 需要给出故障现象。',
    hint: { en: 'List them all: open-print-data symptoms', zh: '全部现象：open-print-data symptoms' },
    code: 'missing_argument',
  },
  no_questions: { en: 'There are no questions for {value}.', zh: '{value} 没有可提的问题。' },
  unknown_check: {
    ...{ en: 'Unknown check "{id}".', zh: '没有名为“{id}”的检查项。' },
    hint: { en: 'Write it as {where} check=outcome,…', zh: '写法：{where} 检查项=结果,…' },
  },
  unknown_outcome: {
    ...{ en: 'Unknown outcome of {id} "{outcome}".', zh: '没有名为“{outcome}”的{id} 的结果。' },
    hint: CHOICES,
  },
  repeated_check: { en: '{id} is answered more than once.', zh: '{id} 重复回答。' },
  unknown_fix: { en: '"{value}" is not a fix for this problem.', zh: '“{value}”不是此问题的解决办法。' },
  no_setting: {
    ...{ en: '"{value}" is not a setting with its value.', zh: '“{value}”不是“设置=数值”。', code: 'invalid_value' },
    hint: { en: 'Write it as --set retraction_length=1.2', zh: '写法：--set retraction_length=1.2' },
  },
  repeated_setting: { en: '{id} is set more than once.', zh: '{id} 重复设置。' },
  invalid_value: { en: '"{text}" is not a value of {id}.', zh: '“{text}”不是 {id} 的值。', hint: CHOICES },
  // Files
  unknown_preset: {
    ...{ en: 'The file has no choice of a preset "{value}".', zh: '文件中没有可选的预设“{value}”。' },
    hint: CHOICES,
  },
  unreadable: { en: 'Cannot read {value}: {why}.', zh: '无法读取 {value}：{why}。', exit: EXIT.noInput },
  unwritable: { en: 'Cannot write {value}: {why}.', zh: '无法写入 {value}：{why}。', exit: EXIT.cannotWrite },
  file_exists: {
    ...{ en: '{value} already exists.', zh: '{value} 已存在。', exit: EXIT.cannotWrite },
    hint: {
      en: 'Overwrite it with --force, or choose another name: --out FILE',
      zh: '用 --force 覆盖，或用 --out 指定其他文件',
    },
  },
  no_slicer: {
    en: 'preset needs --slicer: the slicer that imports the file.',
    zh: 'preset 需要 --slicer：用来导入的切片软件。',
    ...{ code: 'missing_option', hint: CHOICES },
  },
  two_answers: {
    en: 'The file and the JSON answer cannot both go to stdout.',
    zh: '文件和 JSON 不能同时写到标准输出。',
    hint: { en: 'Name a file: --out FILE', zh: '请指定文件：--out FILE' },
  },
  unknown_form: { en: '{slicer} has no form "{value}".', zh: '{slicer} 没有“{value}”这种形式。', hint: CHOICES },
  form_without_fix: {
    en: '--form changes needs --fix: the change to write.',
    zh: '--form changes 需要 --fix：要改变的内容。',
    code: 'missing_option',
  },
  no_fix: {
    ...{ en: '"{value}" is not a fix of a symptom.', zh: '“{value}”不是“现象/解决方法”。', code: 'invalid_value' },
    hint: {
      en: 'Write it as --fix stringing/retraction-up or --fix stringing/retraction-up=1.2',
      zh: '写法：--fix stringing/retraction-up 或 --fix stringing/retraction-up=1.2',
    },
  },
  which_fix: {
    ...{ en: '"{value}" is not a fix of a symptom.', zh: '“{value}”不是“现象/解决方法”。', code: 'invalid_value' },
    hint: { en: 'Choose one of its fixes: --fix {fixes}', zh: '请指明其中一个解决方法：--fix {fixes}' },
  },
  // Sources and mirrors
  no_source: {
    ...{ en: 'No source of data is given.', zh: '没有指定数据源。', exit: EXIT.unavailable },
    hint: {
      en: 'Give one with --source or OPEN_PRINT_DATA: the address of the service or a mirror, or a folder that contains a release. In the repository, build one first: npm run build',
      zh: '请用 --source 或 OPEN_PRINT_DATA 指定：服务或镜像的地址，或存有发布的文件夹。在仓库中请先构建：npm run build',
    },
  },
  no_release: {
    ...{ en: '{source} contains no release.', zh: '{source} 中没有发布。', exit: EXIT.unavailable },
    hint: {
      en: 'Give the folder or the address that contains /api/v1.',
      zh: '请指定包含 /api/v1 的文件夹或地址。',
    },
  },
  unreachable: {
    en: '{source} cannot be reached. {detail}',
    zh: '无法访问 {source}。{detail}',
    exit: EXIT.unavailable,
  },
  busy: {
    en: '{source} does not respond now: try again later. {detail}',
    zh: '{source} 暂时没有响应，请稍后再试。{detail}',
    exit: EXIT.unavailable,
  },
  damaged: {
    en: 'The data of {source} is damaged. {detail}',
    zh: '{source} 的内容已损坏。{detail}',
    exit: EXIT.brokenData,
  },
  fault: { en: 'The command failed. {detail}', zh: '命令执行失败。{detail}', exit: EXIT.fault },
  missing_file: { en: '{source} lacks {path}.', zh: '{source} 缺少 {path}。', exit: EXIT.brokenData },
  no_manifest: { en: '{message}', zh: '无法读取清单：{message}', exit: EXIT.unavailable },
  invalid_digest: {
    ...{ en: '"{value}" is not a digest.', zh: '“{value}”不是摘要。' },
    hint: {
      en: 'Allowed: sha256: and 64 hexadecimal digits, or only the digits, as printed by "sha256sum manifest.json" and by this command',
      zh: '格式：sha256: 加 64 位十六进制数字，或仅这些数字，即 sha256sum manifest.json 或本命令输出的值',
    },
  },
  interrupted: { en: 'Interrupted.', zh: '已中断。', exit: EXIT.interrupted },
  mirror_digest: {
    en: 'The source has another release than the one requested. {detail}',
    zh: '数据源不是所要求的那个发布。{detail}',
    hint: { en: 'Nothing was downloaded.', zh: '没有下载任何内容。' },
    ...{ code: 'other_digest', exit: EXIT.brokenData },
  },
  mirror_damaged: {
    en: 'The content of the source does not match its manifest. {detail}',
    zh: '数据源给出的内容与其清单不符。{detail}',
    hint: {
      en: 'A cache may be a few minutes behind: run the command again later. Correct files are kept.',
      zh: '中间的缓存可能滞后几分钟，请稍后再运行。正确的文件已保留。',
    },
    ...{ code: 'damaged', exit: EXIT.brokenData },
  },
  mirror_unreachable: {
    ...{ en: 'The source cannot be reached. {detail}', zh: '数据源无法访问。{detail}' },
    ...{ code: 'unreachable', exit: EXIT.unavailable },
  },
  mirror_locked: {
    ...{ en: 'Another run is mirroring into this folder. {detail}', zh: '另一次镜像正在进行。{detail}' },
    ...{ code: 'locked', exit: EXIT.cannotWrite },
  },
  mirror_folder: {
    ...{ en: 'This folder cannot hold a mirror. {detail}', zh: '该文件夹不能用作镜像。{detail}' },
    ...{ code: 'folder', exit: EXIT.cannotWrite },
  },
  mirror_disk: {
    ...{ en: 'The release cannot be written. {detail}', zh: '发布无法写入。{detail}' },
    ...{ code: 'disk', exit: EXIT.cannotWrite },
  },
  mirror_interrupted: {
    en: 'Interrupted; the folder is unchanged.',
    zh: '已中断，文件夹保持原样。',
    hint: {
      en: 'Downloaded files are kept: run the command again to continue.',
      zh: '已下载的内容已保留，再次运行即可继续。',
    },
    ...{ code: 'interrupted', exit: EXIT.interrupted },
  },
} as const satisfies Readonly<Record<string, FailureKind>>;

/**
 * A failure of the table. `where` and `value` of its details fill those places of its texts.
 *
 * @param words for the other places
 * @param code if the error has its own
 */
export function failure(
  name: keyof typeof FAILURES,
  details: FailureDetails = {},
  words: Readonly<Record<string, Filling>> = {},
  ownCode?: string,
): Failure {
  const { exit = EXIT.usage, code = name, hint, en, zh }: FailureKind = FAILURES[name];
  const { where = '', value = '' } = details;
  const filled = (text: Text) => fillText(text, { where, value, ...words });
  return new Failure(exit, ownCode ?? code, filled({ en, zh }), { ...details, ...(hint && { hint: filled(hint) }) });
}

export const NONE: Text = { en: 'none', zh: '无' };

/** A list of words in both languages. */
export function listed(words: readonly string[]): Text {
  return { en: words.join(', '), zh: words.join('、') };
}
