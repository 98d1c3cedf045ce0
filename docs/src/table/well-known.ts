/**
 * The machines that the table begins with. Nobody publishes how many of each are in use, so they are chosen by hand, the
 * most asked for first: those that people name in what they type, then at most two of each further large brand.
 */
export const WELL_KNOWN = [
  'bambu-lab-p1s',
  'bambu-lab-a1',
  'bambu-lab-a1-mini',
  'bambu-lab-x1-carbon',
  'creality-ender-3',
  'bambu-lab-h2d',
  'creality-ender-3-v3-se',
  'creality-k1-max',
  'prusa-mk4s',
  'prusa-core-one',
  'prusa-mini',
  'elegoo-neptune-4-pro',
  'elegoo-centauri-carbon',
  'anycubic-kobra-3',
  'flashforge-adventurer-5m',
  'sovol-sv06',
  'qidi-q1-pro',
];
