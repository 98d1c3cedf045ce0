import type { PresetRow } from '../../core/preset/shapes.js';
import type { Profile } from '../../schemas/generated/record.js';
import type { Check } from './check.js';
import type { Slicer } from './find-slicers.js';

/** Where a figure was other than the record says. */
interface Seen {
  slicer: Slicer;
  record: Profile;
  rows: readonly PresetRow[];
}

/** A difference that is known, with its reason. */
interface Explained {
  slicer: Slicer['id'];
  /** What is checked, `field what`. */
  check: RegExp;
  reason: string;
  /** Row of the report whose remark tells users; left out: no value of theirs is other than it should be. */
  told?: string;
  when?: (seen: Seen, check: Check) => boolean;
}

/** Words of patterns and supports that came after 2.5, which takes the nearest of its own and says so when it loads. */
const NEWER_WORDS = ['monotoniclines', 'organic', 'lightning', 'ensure_all', 'zigzag'];

const EXPLAINED: readonly Explained[] = [
  {
    slicer: 'cura',
    check: /^cooling\.fan_off_first_layers fan$/,
    reason: 'The fan of CuraEngine rises in a line up to its full layer; it cannot be off and then on.',
    told: 'cooling.fan_off_first_layers',
  },
  {
    slicer: 'cura',
    check: /^process\.speed_mm_s\.solid_infill /,
    reason: 'CuraEngine 5 prints the narrower lines round a top faster, so that the flow stays the same.',
    when: ({ slicer, record }, { want, got }) => {
      const {
        solid_infill: solid,
        default: usual,
        top_surface: top,
        inner_wall,
        outer_wall,
      } = record.process.line_width_mm;
      const widths = [solid, usual, top, inner_wall, outer_wall, record.nozzle.diameter_mm].filter(
        (width) => width !== null,
      );
      const ratio = Math.max(...widths) / Math.min(...widths);
      return Number.parseInt(slicer.version, 10) >= 5 && Number(got) <= Number(want) * ratio * 1.02;
    },
  },
  {
    slicer: 'cura',
    check: /^process\.speed_mm_s\.first_layer /,
    reason:
      'The limit is held for the first line as wide as the record says; Cura widens each line by a share, and draws a narrower wall.',
    told: 'process.speed_mm_s.first_layer',
    when: (_, { want, got }) => Number(got) < Number(want),
  },
  {
    slicer: 'prusaslicer',
    check: /^(top_fill_pattern|bottom_fill_pattern|fill_pattern|support_material_style) kept$/,
    reason: 'PrusaSlicer 2.5 lacks the word and takes the nearest of its own.',
    when: ({ slicer }, { want }) => slicer.version.startsWith('2.5.') && NEWER_WORDS.includes(want),
  },
  {
    slicer: 'prusaslicer',
    check: /^gcode_flavor kept$/,
    reason: 'PrusaSlicer 2.5 has no flavour for Klipper and writes plain G-code, which Klipper reads.',
    when: ({ slicer }, { want }) => slicer.version.startsWith('2.5.') && want === 'klipper',
  },
  {
    slicer: 'prusaslicer',
    check: /^cooling_slowdown_logic kept$/,
    reason: 'The key came with a version of 2.9 after 2.9.2; an older one drops it.',
    when: ({ slicer }, { got }) => slicer.version === '2.9.2' && got === 'not there',
  },
];

/** Why a figure may be other than the record says, or null: it may not. */
export function explanationOf(check: Check, seen: Seen): string | null {
  const place = `${check.field} ${check.what}`;
  const found = EXPLAINED.find(
    (one) => one.slicer === seen.slicer.id && one.check.test(place) && (one.when?.(seen, check) ?? true),
  );
  if (found?.told === undefined) return found?.reason ?? null;
  // What nobody is told is a fault, however well it is understood here.
  const row = seen.rows.find(({ field }) => field === found.told);
  return row?.remark && row.remark_zh ? found.reason : null;
}
