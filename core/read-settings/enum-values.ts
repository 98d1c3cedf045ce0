import type { Dialect } from './raw-settings.js';

type EnumValues = Readonly<Record<string, string>>;

/** Words that are the same as ours. */
function same<Word extends string>(...words: Word[]): { readonly [Key in Word]: Key } {
  return Object.fromEntries(words.map((word) => [word, word])) as { [Key in Word]: Key };
}

/** Each slicer's words for a value, by setting, mapped to ours. Also used to import presets. */
export const ORCA_ENUMS = {
  brim_type: {
    ...{ auto_brim: 'auto', outer_only: 'outer', inner_only: 'inner', no_brim: 'none', brim_ears: 'painted' },
    ...same('outer_and_inner', 'painted'),
  },
  ironing: { 'no ironing': 'none', ...same('top', 'topmost', 'solid') },
  print_sequence: { 'by layer': 'by_layer', 'by object': 'by_object' },
  scarf_seam: same('none', 'external', 'all'),
  seam_position: same('nearest', 'aligned', 'aligned_back', 'back', 'random'),
  support_style: { 'normal(auto)': 'normal', 'normal(manual)': 'normal', 'tree(auto)': 'tree', 'tree(manual)': 'tree' },
  wall_generator: same('classic', 'arachne'),
  wall_order: {
    'inner wall/outer wall': 'inner_outer',
    'outer wall/inner wall': 'outer_inner',
    'inner-outer-inner wall': 'inner_outer_inner',
  },
} as const satisfies Readonly<Record<string, EnumValues>>;

export const PRUSA_ENUMS = {
  brim_type: { outer_only: 'outer', inner_only: 'inner', outer_and_inner: 'outer_and_inner', no_brim: 'none' },
  ironing: same('top', 'topmost', 'solid'),
  print_sequence: { '0': 'by_layer', '1': 'by_object' },
  scarf_seam: { nowhere: 'none', contours: 'external', everywhere: 'all' },
  seam_position: { nearest: 'nearest', aligned: 'aligned', rear: 'back', random: 'random' },
  support_style: { grid: 'normal', snug: 'snug', tree: 'tree', organic: 'organic' },
  wall_generator: same('classic', 'arachne'),
  wall_order: { '0': 'inner_outer', '1': 'outer_inner' },
  keep_outer_wall_speed: { uniform_cooling: 'false', consistent_surface: 'true' },
} as const satisfies Readonly<Record<string, EnumValues>>;

export const CURA_ENUMS = {
  print_sequence: { all_at_once: 'by_layer', one_at_a_time: 'by_object' },
  seam_position: { shortest: 'nearest', sharpest_corner: 'aligned', back: 'back', random: 'random' },
  support_style: { normal: 'normal', tree: 'tree' },
  wall_order: { inside_out: 'inner_outer', outside_in: 'outer_inner' },
} as const satisfies Readonly<Record<string, EnumValues>>;

const WORDS: Readonly<Partial<Record<Dialect, Readonly<Record<string, EnumValues>>>>> = {
  orcaslicer: ORCA_ENUMS,
  bambu_studio: ORCA_ENUMS,
  prusaslicer: PRUSA_ENUMS,
  superslicer: PRUSA_ENUMS,
  cura: CURA_ENUMS,
};

/** Settings that keep each slicer's own values: names of patterns. */
export const UNMAPPED_SETTINGS: ReadonlySet<string> = new Set(['infill_pattern', 'top_pattern']);

/** Maps a slicer's value to ours; null if there is none. */
export function enumValueOf(dialect: Dialect, setting: string, word: string): string | null {
  const words = WORDS[dialect]?.[setting];
  const key = word.toLowerCase();
  return words && Object.hasOwn(words, key) ? (words[key] ?? null) : null;
}

/** Names of the same pattern, according to the conversion texts of the settings. */
const SAME: readonly (readonly string[])[] = [
  ['tri-hexagon', 'stars', 'trihexagon'],
  ['rectilinear', 'zig-zag', 'lines', 'zigzag'],
  ['monotonicline', 'monotoniclines'],
];

/** Whether two words name the same pattern. */
export function samePattern(a: string, b: string): boolean {
  return a === b || SAME.some((names) => names.includes(a) && names.includes(b));
}
