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

/** Source files that cannot be built from. */
export class ProblemsError extends Error {
  constructor(
    readonly problems: readonly PlacedProblem[],
    /** Name of the data folder, as the problems' places begin. */
    readonly folder: string,
  ) {
    super(formatProblems(problems, folder));
    this.name = 'ProblemsError';
  }
}

/** Most problems of one kind that are told. */
export const MOST_OF_A_KIND = 20;

/** Every problem, one a line; of many of one kind the first ones, and how many more there are. */
export function formatProblems(
  problems: readonly PlacedProblem[],
  folder: string,
  format: (problem: PlacedProblem, folder: string) => string = formatProblem,
): string {
  const kinds = Map.groupBy(problems, kindOf);
  const lines = [...kinds.values()].flatMap((own) => {
    const rest = own.length - MOST_OF_A_KIND;
    const told = own.slice(0, MOST_OF_A_KIND).map((problem) => format(problem, folder));
    return rest > 0 ? [...told, `and ${rest.toLocaleString('en')} more of this kind [${own[0]?.rule}]`] : told;
  });
  const count = problems.length.toLocaleString('en');
  return [`${count} problem${problems.length === 1 ? '' : 's'} in ${folder}/`, ...lines].join('\n');
}

/** What makes two problems one kind: the rule and its words, not what they are about. */
function kindOf({ rule, message }: PlacedProblem): string {
  return `${rule} ${message.replaceAll(/"[^"]*"|[\d.]+/g, '…')}`;
}

/** `data/brands.yaml:3:5 bambu-lab.name: must be text (allowed: …) [schema]` */
export function formatProblem(
  { file, line, column, path, message, allowed, rule }: PlacedProblem,
  folder: string,
): string {
  return `${folder}/${file}:${line}:${column} ${path === '' ? '' : `${path}: `}${message}${allowed ? ` (${allowed})` : ''} [${rule}]`;
}
