import type { ComposedPreset } from '../../core/presets/types.js';
import type { Profile } from '../../schemas/generated/record.js';
import type { Check } from './check.js';
import type { Slicer } from './find-slicers.js';

export interface Seen {
  slicer: Slicer;
  record: Profile;
  rows: ComposedPreset['rows'];
}

/** Why a figure differs from the record, in both languages. */
export interface Reason {
  en: string;
  zh: string;
}

/** A known difference with its reason. The preset's report must mention it; otherwise it is a fault. */
interface Explained {
  slicer: Slicer['id'];
  check: RegExp;
  reason: Reason;
  /** Row of the report that mentions it; absent: that of the field. */
  row?: string;
  /** Words of that remark, in both languages. */
  told: { en: RegExp; zh: RegExp };
  when?: (seen: Seen, check: Check) => boolean;
}

const EXPLAINED: readonly Explained[] = [
  {
    slicer: 'cura',
    check: /^cooling\.fan_off_first_layers fan$/,
    reason: {
      en: 'The fan of Cura rises in a line up to the layer with its full speed; it cannot be off and then on.',
      zh: 'Cura 的风扇逐层升速，直到全速的那一层；不能先关闭再突然打开。',
    },
    told: { en: /ramps up/, zh: /逐渐升速/ },
    // Only if there are layers between the first one and the one with full fan.
    when: ({ record: { cooling } }) => (cooling.fan_off_first_layers ?? 0) > 1,
  },
  {
    slicer: 'cura',
    check: /^process\.speed_mm_s\.(solid_infill|top_surface) /,
    reason: {
      en: 'Cura 5 prints narrower lines at the edge of a top faster, so that the flow stays the same.',
      zh: 'Cura 5 会加快顶面边缘较窄的走线，使流量保持不变。',
    },
    told: { en: /version 5 .*faster/, zh: /5 版.*加快/ },
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
      const [is, should] = [Number(got), Number(want)];
      return Number.parseInt(slicer.version, 10) >= 5 && is > should && is <= should * ratio * 1.02;
    },
  },
  {
    slicer: 'cura',
    check: /^process\.speed_mm_s\.first_layer /,
    reason: {
      en: 'Cura widens every line of the first layer by the same share; the limit of flow is held for the widest, and a narrower one could be faster.',
      zh: 'Cura 按同一比例加宽首层的所有走线；流量上限按最宽的走线计算，较窄的走线本可更快。',
    },
    told: { en: /widens every line/, zh: /加宽首层的所有走线/ },
    when: (_, { want, got }) => Number(got) < Number(want),
  },
  {
    slicer: 'prusaslicer',
    check: /^cooling_slowdown_logic kept$/,
    reason: {
      en: 'PrusaSlicer 2.9.2 does not have the key yet and leaves it out.',
      zh: 'PrusaSlicer 2.9.2 还没有该键，会忽略它。',
    },
    row: 'cooling.keep_outer_wall_speed',
    told: { en: /2\.9\.2 does not/, zh: /2\.9\.2 版没有/ },
    when: ({ slicer }, { got }) => slicer.version === '2.9.2' && got === 'not there',
  },
];

/** Why a figure may differ from the record; null: it may not. */
export function explanationOf(check: Check, seen: Seen): Reason | null {
  const place = `${check.field} ${check.what}`;
  const found = EXPLAINED.find(
    (one) => one.slicer === seen.slicer.id && one.check.test(place) && (one.when?.(seen, check) ?? true),
  );
  if (!found) return null;
  const row = seen.rows.find(({ field }) => field === (found.row ?? check.field));
  const isTold = found.told.en.test(row?.remark ?? '') && found.told.zh.test(row?.remark_zh ?? '');
  return isTold ? found.reason : null;
}
