/** Example pairs from several brands; all must be in the data. */
export const EXAMPLES = [
  { printer: 'bambu-lab-p1s', material: 'petg', text: 'Bambu Lab P1S · PETG' },
  { printer: 'prusa-mk4s', material: 'pla', text: 'Prusa MK4S · PLA' },
  { printer: 'creality-ender-3-v2', material: 'pla', text: 'Creality Ender-3 V2 · PLA' },
] as const;
