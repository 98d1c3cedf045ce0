/** A range, open where an end is not known. */
export interface Range {
  min?: number | null | undefined;
  max?: number | null | undefined;
}

/** The end of a range that a value lies beyond; null when it lies inside. The ends belong to the range. */
export function endBeyond(value: number, { min, max }: Range): 'min' | 'max' | null {
  if (min != null && value < min) return 'min';
  return max != null && value > max ? 'max' : null;
}
