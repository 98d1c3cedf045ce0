/** A figure of a record, compared with the G-code. */
export interface Check {
  field: string;
  what: string;
  want: string;
  got: string;
  right: boolean;
}

/** Whether the G-code must have exactly the figure, or may stay below or above it. */
type How = 'is' | 'at most' | 'at least';

/** Checks a figure within the slicer's rounding. A figure that the G-code does not show is not checked. */
export function figure(
  field: string,
  what: string,
  want: number | null | undefined,
  got: number | null | undefined,
  tolerance: number,
  how: How = 'is',
): Check[] {
  if (want === null || want === undefined || got === null || got === undefined) return [];
  const over = got - want;
  const right = { is: Math.abs(over), 'at most': over, 'at least': -over }[how] <= tolerance;
  const told = how === 'is' ? String(want) : `${how} ${Math.round(want * 1000) / 1000}`;
  return [{ field, what, want: told, got: String(Math.round(got * 1000) / 1000), right }];
}
