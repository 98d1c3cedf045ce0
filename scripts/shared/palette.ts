/**
 * The colours of the drawings: the light one, as in the files, and its dark counterpart. The sound part is neutral;
 * `mark` is the only accent, for the defect.
 */
export const PALETTE = {
  /** Background. */
  back: { light: '#eef3f4', dark: '#1c282b' },
  /** Plastic: front, side or lower surface, lit top. */
  part: { light: '#c2d0d5', dark: '#6f868e' },
  shade: { light: '#98adb5', dark: '#5a7079' },
  lit: { light: '#e4ecee', dark: '#9bb0b8' },
  /** Lines between layers and around shapes. */
  edge: { light: '#566d76', dark: '#131d21' },
  /** Holes and shadows inside the part. */
  deep: { light: '#2f434b', dark: '#0a1113' },
  /** Thin lines and symbols on the background. */
  ink: { light: '#3d535b', dark: '#c3d3d8' },
  /** The build plate. */
  bed: { light: '#465b63', dark: '#3b4e56' },
  /** Nozzle, gears, tools. */
  metal: { light: '#f7fafb', dark: '#d3dee2' },
  /** The defect, and its softer tone. */
  mark: { light: '#cf4307', dark: '#ff8b52' },
  glow: { light: '#f4b08f', dark: '#84412a' },
} as const satisfies Readonly<Record<string, { light: string; dark: string }>>;

export type Role = keyof typeof PALETTE;
