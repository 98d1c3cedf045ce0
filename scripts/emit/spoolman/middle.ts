/** The middle of a range in whole degrees: Spoolman takes one temperature. Null where an end is not known. */
export function middle(range: { min: number | null; max: number | null } | null): number | null {
  if (range === null || range.min === null || range.max === null) return null;
  return Math.round((range.min + range.max) / 2);
}
