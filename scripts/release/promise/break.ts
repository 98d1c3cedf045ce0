/** Something that a release would break of what v1 promises. */
export interface Break {
  /** Where: a schema and the path in it, an operation, a record. */
  where: string;
  /** What would be different. */
  what: string;
  /** What is allowed in its place. */
  allowed: string;
}

/** `schemas/printer.json model: the field is gone (allowed: …)` */
export function formatBreak({ where, what, allowed }: Break): string {
  return `${where}: ${what} (allowed: ${allowed})`;
}
