/** A change of a release that breaks the compatibility of v1. */
export interface BreakingChange {
  /** Where: a schema and the path in it, an operation, a record. */
  where: string;
  what: string;
  allowed: string;
}

/** `schemas/printer.json model: the field is gone (allowed: …)` */
export function formatBreakingChange({ where, what, allowed }: BreakingChange): string {
  return `${where}: ${what} (allowed: ${allowed})`;
}
