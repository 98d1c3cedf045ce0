export interface Position {
  /** Path below the data folder. */
  file: string;
  /** Dotted path of the value inside the file; empty for the file as a whole. */
  path: string;
}

/** A code for programs, and a message for people. */
export interface Fault {
  code: string;
  message: string;
  allowed?: string | undefined;
}

type Message = readonly [message: string, allowed?: string | undefined];

export function fault(code: string, [message, allowed]: Message): Fault {
  return { code, message, ...(allowed === undefined ? {} : { allowed }) };
}

export function faultAt<const Place extends object>(place: Place, code: string, message: Message): Place & Fault {
  return { ...place, ...fault(code, message) };
}

/** Formats a fault as the rest of a sentence: `is empty (a text, or leave the field out)`. */
export function sentenceOf({ message, allowed }: Fault): string {
  return `${message}${allowed ? ` (${allowed})` : ''}`;
}

export type CheckProblem = Position &
  Fault & {
    /** The unknown id with suggestions of similar spelling, if that is the problem. */
    unknown?: { kind: string; id: string; suggestions: readonly string[] } | undefined;
  };

/** A problem in a source file, with what a contributor needs to fix it. */
export type Problem = CheckProblem & { /** The rule that found it. */ rule: string };

/** A problem of a field, without its file and rule. */
export type FieldProblem = Pick<Position, 'path'> & Fault;

/** A problem with its line and column in the text. Lines and columns count from 1. */
export type LocatedProblem = Problem & { line: number; column: number };

/** Source files from which nothing can be built. */
export class ProblemsError extends Error {
  constructor(
    readonly problems: readonly LocatedProblem[],
    /** Name of the data folder, the prefix of the problems' paths. */
    readonly folder: string,
  ) {
    super(formatProblems(problems, folder));
    this.name = 'ProblemsError';
  }
}

export const MAX_PER_KIND = 20;

/** Formats problems one per line; of many of a kind, the first ones and the number of further ones. */
export function formatProblems(
  problems: readonly LocatedProblem[],
  folder: string,
  paint?: Parameters<typeof formatProblem>[2],
): string {
  const kinds = Map.groupBy(problems, kindOf);
  const lines = [...kinds.values()].flatMap((own) => {
    const rest = own.length - MAX_PER_KIND;
    const shown = own.slice(0, MAX_PER_KIND).map((problem) => formatProblem(problem, folder, paint));
    return rest > 0 ? [...shown, `and ${rest.toLocaleString('en')} more of this kind [${own[0]?.rule}]`] : shown;
  });
  const count = problems.length.toLocaleString('en');
  return [`${count} problem${problems.length === 1 ? '' : 's'} in ${folder}/`, ...lines].join('\n');
}

/** Key of similar problems: the rule, the code and the kind of id, regardless of their subject. */
function kindOf({ rule, code, unknown }: LocatedProblem): string {
  return `${rule} ${code} ${unknown?.kind ?? ''}`;
}

/** `data/brands.yaml:3:5 bambu-lab.name: must be text (allowed: …) [schema]`; `paint` styles the parts. */
export function formatProblem(
  { file, line, column, path, rule, message, allowed }: LocatedProblem,
  folder: string,
  paint: (style: 'bold' | 'red' | 'green' | 'dim', text: string) => string = (_, text) => text,
): string {
  const text = paint('red', `${path === '' ? '' : `${path}: `}${message}`);
  const brackets = allowed ? ` ${paint('green', `(${allowed})`)}` : '';
  return `${paint('bold', `${folder}/${file}:${line}:${column}`)} ${text}${brackets} ${paint('dim', `[${rule}]`)}`;
}
