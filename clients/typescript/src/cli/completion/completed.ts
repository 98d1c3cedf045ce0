/** What a shell completes: the table of the help, in the language of the call. */
export interface Completed {
  /** Name of the command. */
  name: string;
  /** Options before a subcommand. */
  options: CompletedOption[];
  subcommands: {
    name: string;
    summary: string;
    options: CompletedOption[];
    /** What its arguments are; null: names that no shell knows. */
    takes: 'path' | readonly string[] | null;
  }[];
}

export interface CompletedOption {
  /** As they are written: `--slicer`, `-s`. */
  names: string[];
  help: string;
  /** What its value is: one of few, a path, a word that no shell knows; null: it takes none. */
  takes: 'path' | 'word' | readonly string[] | null;
  multiple: boolean;
}

/** A text as one word of a POSIX shell. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
