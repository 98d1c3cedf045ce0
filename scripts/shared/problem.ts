/** Something wrong in a source file, told so that a contributor can mend it. */
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
}

/** A problem with its place in the text. Lines and columns count from 1. */
export interface PlacedProblem extends Problem {
  line: number;
  column: number;
}

/** Source files that cannot be built from. The message lists every problem, one a line. */
export class ProblemsError extends Error {
  constructor(
    readonly problems: readonly PlacedProblem[],
    folder: string,
  ) {
    super(
      `${problems.length} problem${problems.length === 1 ? '' : 's'} in ${folder}/\n${problems.map((problem) => formatProblem(problem, folder)).join('\n')}`,
    );
    this.name = 'ProblemsError';
  }
}

/** `data/brands.yaml:3:5 bambu-lab.name: must be text (allowed: …) [schema]` */
export function formatProblem(
  { file, line, column, path, message, allowed, rule }: PlacedProblem,
  folder: string,
): string {
  return `${folder}/${file}:${line}:${column} ${path === '' ? '' : `${path}: `}${message}${allowed ? ` (${allowed})` : ''} [${rule}]`;
}
