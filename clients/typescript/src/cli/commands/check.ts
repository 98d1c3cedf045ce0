import { findingText, SEVERITIES } from '../../../../../core/profiles/check-value/check-setup.js';
import { LOCALES } from '../../../../../core/words/language.js';
import type { Command, Context } from '../command.js';
import { EXIT, Failure } from '../failure.js';
import { type GivenSetup, readSetup, SETUP_OPTIONS, setupJson, writeFile } from '../setup.js';
import { writeFailure } from '../write-failure.js';

const { printer, material, nozzle, slicer, filament, preset } = SETUP_OPTIONS;

/** Severities that can end the call with exit code 1. */
const FAIL_ON = SEVERITIES.slice(0, 2);

export const check: Command = {
  name: 'check',
  summary: {
    en: 'check the settings in files before they are printed: what is dangerous, what is unusual',
    zh: '打印前核对文件中的设置：哪些危险，哪些异常',
  },
  usage: ['check FILE… [--printer NAME] [--material NAME] [--preset NAME] [--fail-on SEVERITY] [--github]'],
  options: {
    ...({ printer, material, nozzle, slicer, filament, preset } as typeof SETUP_OPTIONS),
    'fail-on': {
      value: 'SEVERITY',
      choices: FAIL_ON,
      help: {
        en: 'the least severity that ends the call with 1; dangerous where it is left out',
        zh: '达到何种严重程度时以 1 退出，默认为 dangerous',
      },
    },
    github: { help: { en: 'write annotations for GitHub Actions', zh: '输出 GitHub Actions 的注释' } },
  },
  args: { min: 1, takes: 'path' },
  async run(context) {
    const { args, option, flag, output, language } = context;
    const severities: readonly string[] = option('fail-on') === 'unusual' ? FAIL_ON : FAIL_ON.slice(0, 1);
    const results: { path: string; given: GivenSetup | null; failure: Failure | null }[] = [];
    for (const path of args) {
      try {
        results.push({ path, given: await readSetup(context, path), failure: null });
      } catch (error) {
        if (!(error instanceof Failure) || error.exit !== EXIT.noInput) throw error;
        results.push({ path, given: null, failure: error });
      }
    }
    if (flag('github'))
      for (const line of results.flatMap((one) => annotations(one, context))) context.host.stdout.write(line);
    else
      output.answer(
        results.map(({ path, given, failure }) => ({
          ...{ path, error: failure && { code: failure.code, message: failure.text[language] } },
          setup: given && setupJson(given),
        })),
        (paper) => {
          for (const { given } of results) if (given) writeFile(paper.gap(), given, context);
        },
      );
    for (const { failure } of results)
      if (failure && !output.json && !flag('github'))
        writeFailure(failure, output, context.host, LOCALES[language].say);
    const found = results.flatMap(({ given }) => given?.file?.check.findings ?? []);
    if (results.some(({ failure }) => failure)) return EXIT.unread;
    return found.some(({ severity }) => severities.includes(severity)) ? EXIT.notFound : EXIT.found;
  },
};

/** An annotation of a file on GitHub. Source: "Workflow commands for GitHub Actions" in its documentation. */
function annotations(
  { path, given, failure }: { path: string; given: GivenSetup | null; failure: Failure | null },
  { language }: Context,
): string[] {
  const escaped = (text: string) => text.replace(/[%\r\n]/g, encodeURIComponent);
  const file = escaped(path).replace(/[:,]/g, encodeURIComponent);
  if (failure) return [`::error file=${file}::${escaped(failure.text[language])}\n`];
  return (given?.file?.check.findings ?? []).flatMap((finding) => {
    if (!given || finding.severity === 'slowed') return [];
    const kind = finding.severity === 'dangerous' ? 'error' : 'warning';
    return [`::${kind} file=${file}::${escaped(findingText(finding, given.settings, given.setup, language))}\n`];
  });
}
