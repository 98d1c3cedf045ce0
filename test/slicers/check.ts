/** A figure of a record, and what G-code shows. */
export interface Check {
  field: string;
  what: string;
  want: string;
  got: string;
  right: boolean;
}

/** Whether a figure of the G-code may be any that the slicer reaches, or none above it. */
type How = 'is' | 'at most' | 'at least';

/** Checks a figure; a slicer rounds what it writes, hence a tolerance. Nothing that is not in the G-code is checked. */
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
