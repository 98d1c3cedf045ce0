declare module 'ini' {
  /** Reads a configuration: sections hold their options. */
  export function parse(text: string): Record<string, unknown>;
}
