/** Printers that many people have seen, of several sizes. */
export const KNOWN_PRINTERS = ['bambu-lab-a1-mini', 'creality-ender-3', 'voron-2-4-350'] as const;
