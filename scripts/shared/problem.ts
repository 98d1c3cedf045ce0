import { type Fault, faultMessage, inBrackets, type Remedy } from './problem-messages/messages.js';

/** The position of a problem in the data. */
export interface Position {
  /** Path below the data folder. */
  file: string;
  /** Dotted path of the value inside the file; empty for the file as a whole. */
  path: string;
}

/** What code that goes on from a problem may add to what is wrong. */
interface Circumstances {
  /** The part of the position that it is about: a nozzle's profile, or a preset of a slicer. */
  of?: { nozzle: string } | { preset: string | null } | undefined;
  /** How many more there are of it, which are not listed. */
  more?: number | undefined;
  /** What to do there. */
  remedy?: Remedy | undefined;
}

/** A problem in a source file: its message is made when it is reported, so that a contributor can fix it. */
export type Problem = Position & Fault & Circumstances & { /** The rule that found it. */ rule: string };

/** A problem of a field, without its file and rule. */
export type FieldProblem = Pick<Position, 'path'> & Fault;

/** A problem without the name of its check. */
export type CheckProblem = Position & Fault & Circumstances;

/** A problem with its line and column in the text. Lines and columns count from 1. */
export type LocatedProblem = Problem & { line: number; column: number };

/** What is wrong at a position, and what is allowed or what to do, as people read it. */
export function messageOf({ of, more, remedy, ...fault }: Fault & Circumstances): ReturnType<typeof faultMessage> {
  const { message, allowed } = faultMessage(fault, remedy);
  const about = of === undefined ? '' : 'nozzle' in of ? `${of.nozzle} nozzle: ` : `${of.preset}: `;
  return { message: `${about}${message}${more === undefined ? '' : `; and ${more} more like it`}`, allowed };
}

/** Source files that cannot be built from. */
export class ProblemsError extends Error {
  constructor(
    readonly problems: readonly LocatedProblem[],
    /** Name of the data folder, as the problems' places begin. */
    readonly folder: string,
  ) {
    super(formatProblems(problems, folder));
    this.name = 'ProblemsError';
  }
}

/** Most problems of one kind that are printed. */
export const MAX_PER_KIND = 20;

/** Every problem, one a line; of many of one kind the first ones, and how many more there are. */
export function formatProblems(
  problems: readonly LocatedProblem[],
  folder: string,
  format: (problem: LocatedProblem, folder: string) => string = formatProblem,
): string {
  const kinds = Map.groupBy(problems, kindOf);
  const lines = [...kinds.values()].flatMap((own) => {
    const rest = own.length - MAX_PER_KIND;
    const shown = own.slice(0, MAX_PER_KIND).map((problem) => format(problem, folder));
    return rest > 0 ? [...shown, `and ${rest.toLocaleString('en')} more of this kind [${own[0]?.rule}]`] : shown;
  });
  const count = problems.length.toLocaleString('en');
  return [`${count} problem${problems.length === 1 ? '' : 's'} in ${folder}/`, ...lines].join('\n');
}

/** What makes two problems one kind: the rule, the code and what it names, not what they are about. */
function kindOf({ rule, code, parameters }: LocatedProblem): string {
  return `${rule} ${code} ${code === 'unknown_id' ? parameters.kind : ''}`;
}

/** `data/brands.yaml:3:5 bambu-lab.name: must be text (allowed: …) [schema]` */
export function formatProblem(problem: LocatedProblem, folder: string): string {
  const { file, line, column, path, rule } = problem;
  return `${folder}/${file}:${line}:${column} ${path === '' ? '' : `${path}: `}${inBrackets(messageOf(problem))} [${rule}]`;
}
