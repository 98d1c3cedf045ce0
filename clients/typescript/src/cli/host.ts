/** A stream that text goes to, or a file as it is. */
export interface Sink {
  write(text: string | Uint8Array): unknown;
  isTTY?: boolean | undefined;
  columns?: number | undefined;
}

/** What the command takes from the process that it runs in: a test gives its own. */
export interface Host {
  stdin: NodeJS.ReadableStream & { isTTY?: boolean | undefined };
  stdout: Sink;
  stderr: Sink;
  env: Readonly<Record<string, string | undefined>>;
  /** Where the data are when nobody says: a folder or an address; null: nowhere. */
  home: string | null;
  /** Aborted when the person interrupts. */
  signal: AbortSignal;
}
