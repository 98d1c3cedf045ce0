import { styleText } from 'node:util';
import { formatProblem, formatProblems, type PlacedProblem, type ProblemsError } from './problem.js';

/** How problems are told: for people, for other programs, and to GitHub, which shows them beside the lines. */
export interface Telling {
  json: boolean;
  /** Whether the reader is a terminal that shows colours. */
  colours: boolean;
  /** Whether GitHub reads along. */
  annotations: boolean;
}

/** How to tell problems here, as the standard variables and the stream have it. */
export function tellingOf(json: boolean, stream: { isTTY?: boolean; hasColors?: () => boolean }): Telling {
  return {
    json,
    colours: stream.isTTY === true && (stream.hasColors?.() ?? false),
    annotations: process.env.GITHUB_ACTIONS === 'true',
  };
}

/** The text to print for problems. */
export function tell({ problems, folder }: ProblemsError, { json, colours, annotations }: Telling): string {
  if (json)
    return JSON.stringify(
      { problems: problems.map((problem) => ({ ...problem, file: `${folder}/${problem.file}` })) },
      null,
      2,
    );
  const lines = formatProblems(problems, folder, colours ? coloured : formatProblem);
  return annotations ? `${lines}\n${problems.map((problem) => annotation(problem, folder)).join('\n')}` : lines;
}

/** The place stands out, what to do and the rule step back. */
function coloured(problem: PlacedProblem, folder: string): string {
  const [place = '', ...rest] = formatProblem({ ...problem, allowed: undefined }, folder).split(' ');
  const said = rest.slice(0, -1).join(' ');
  const allowed = problem.allowed ? ` ${styleText('green', `(${problem.allowed})`)}` : '';
  return `${styleText('bold', place)} ${styleText('red', said)}${allowed} ${styleText('dim', `[${problem.rule}]`)}`;
}

/** A command of a workflow; what it says is escaped as those want it. */
function annotation({ file, line, column, path, message, allowed, rule }: PlacedProblem, folder: string): string {
  const said = `${path === '' ? '' : `${path}: `}${message}${allowed ? ` (${allowed})` : ''}`;
  const data = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
  return `::error file=${property(`${folder}/${file}`)},line=${line},col=${column},title=${property(rule)}::${data(said)}`;
}
