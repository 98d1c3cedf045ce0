/** A change that breaks the compatibility of v1. */
export interface BreakingChange {
  /** Schema and path in it, operation, or record. */
  where: string;
  what: string;
  allowed: string;
}

/** `schemas/printer.json model: the field is gone (allowed: …)` */
export function formatBreakingChange({ where, what, allowed }: BreakingChange): string {
  return `${where}: ${what} (allowed: ${allowed})`;
}
