/** A range; unknown ends are open. */
export interface Range {
  min?: number | null | undefined;
  max?: number | null | undefined;
}

/** The end of a range that a value is beyond; null if it is inside. Ends are inclusive. */
export function endBeyond(value: number, { min, max }: Range): 'min' | 'max' | null {
  if (min != null && value < min) return 'min';
  return max != null && value > max ? 'max' : null;
}
