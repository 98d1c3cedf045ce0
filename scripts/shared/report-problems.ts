import { styleText } from 'node:util';
import { formatProblems, type LocatedProblem, type ProblemsError, sentenceOf } from './problem.js';

export interface ReportFormat {
  json: boolean;
  /** Whether the output is a terminal with colour support. */
  colours: boolean;
  /** Whether to add annotations for GitHub. */
  annotations: boolean;
}

/** The output format for a stream, based on its capabilities and the standard environment variables. */
export function reportFormat(json: boolean, stream: { isTTY?: boolean; hasColors?: () => boolean }): ReportFormat {
  return {
    json,
    colours: stream.isTTY === true && (stream.hasColors?.() ?? false),
    annotations: process.env.GITHUB_ACTIONS === 'true',
  };
}

/**
 * Formats problems for output.
 *
 * @param only files whose problems are printed; those in other files are only counted. Null: all
 */
export function reportProblems(
  { problems: all, folder }: ProblemsError,
  { json, colours, annotations }: ReportFormat,
  only: readonly string[] | null = null,
): string {
  const problems = only ? all.filter(({ file }) => only.includes(file)) : all;
  const elsewhere = all.length - problems.length;
  if (json)
    return JSON.stringify(
      {
        problems: problems.map((problem) => ({ ...problem, file: `${folder}/${problem.file}` })),
        ...(elsewhere > 0 ? { problems_in_other_files: elsewhere } : {}),
      },
      null,
      2,
    );
  const others = `${elsewhere.toLocaleString('en')} problem${elsewhere === 1 ? '' : 's'} in other files: npm run validate`;
  const lines = [
    ...(problems.length > 0 || elsewhere === 0
      ? [formatProblems(problems, folder, colours ? styleText : undefined)]
      : []),
    ...(elsewhere > 0 ? [others] : []),
  ].join('\n');
  return annotations ? `${lines}\n${problems.map((problem) => annotation(problem, folder)).join('\n')}` : lines;
}

/** A workflow command of GitHub Actions, with its special characters escaped. */
function annotation(problem: LocatedProblem, folder: string): string {
  const { file, line, column, path, rule } = problem;
  const text = `${path === '' ? '' : `${path}: `}${sentenceOf(problem)}`;
  const data = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
  return `::error file=${property(`${folder}/${file}`)},line=${line},col=${column},title=${property(rule)}::${data(text)}`;
}
