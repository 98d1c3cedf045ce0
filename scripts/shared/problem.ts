/** A problem in a source file, described so that a contributor can fix it. */
export interface Problem {
  /** Path below the data folder. */
  file: string;
  /** Dotted path of the value inside the file; empty for the file as a whole. */
  path: string;
  /** What is wrong. */
  message: string;
  /** What is allowed, or what to do. */
  allowed?: string | undefined;
  /** The rule that found it. */
  rule: string;
  /** What is wrong, for code that goes on from it: the words are for people. */
  cause?: Cause | undefined;
}

/** A problem of a field, without its file and rule. */
export type FieldProblem = Pick<Problem, 'path' | 'message' | 'allowed'>;

/** What is wrong, by a code and its parameters. */
export type Cause =
  /** An id names nothing. `kind` is what it should name, `suggestions` are the nearest ids, at most three. */
  | { code: 'unknown_id'; kind: string; id: string; suggestions: readonly string[] }
  /** A place is cited that data/origins.yaml does not list. */
  | { code: 'unlisted_origin'; origin: string }
  /** A value does not fit a keyword of its schema. */
  | { code: 'schema'; keyword: string };

/** A problem with its place in the text. Lines and columns count from 1. */
export interface LocatedProblem extends Problem {
  line: number;
  column: number;
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

/** What makes two problems one kind: the rule and its code, not what they are about. */
function kindOf({ rule, cause }: LocatedProblem): string {
  const of = cause?.code === 'unknown_id' ? cause.kind : cause?.code === 'schema' ? cause.keyword : '';
  return `${rule} ${cause?.code} ${of}`;
}

/** `data/brands.yaml:3:5 bambu-lab.name: must be text (allowed: …) [schema]` */
export function formatProblem(
  { file, line, column, path, message, allowed, rule }: LocatedProblem,
  folder: string,
): string {
  return `${folder}/${file}:${line}:${column} ${path === '' ? '' : `${path}: `}${message}${allowed ? ` (${allowed})` : ''} [${rule}]`;
}
