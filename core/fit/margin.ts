import type { BriefPrinter } from '../../schemas/generated/record.js';
import { fillText } from '../words/fill.js';
import type { Text } from '../words/language.js';

export const SIDES = ['x', 'y', 'z'] as const;
export type Side = (typeof SIDES)[number];

/** Requirements for a printer beyond the verdict on a material. */
export interface Demand {
  /** Minimum part size in mm for each requested side. */
  part?: Partial<Readonly<Record<Side, number | null | undefined>>> | undefined;
  /** Whether a material prints better in a warm chamber. */
  warm?: boolean | undefined;
  /** Whether a material gives off harmful fumes. */
  fumes?: boolean | undefined;
}

/** How well a printer meets a demand: more points are better; the most significant reasons come first. */
export interface Margin {
  points: number;
  reasons: Text[];
}

type Machine = Pick<
  BriefPrinter,
  'build_volume_mm' | 'printable_volume_mm' | 'enclosed' | 'max_chamber_temperature_c' | 'air_filtration'
>;

/** mm. A brim of the usual 5 mm on both sides: materials that warp need it, and it must fit on the bed. */
const ROOM_FOR_BRIM = 10;

const REASONS = {
  tight: { en: 'no room for a brim', zh: '没有加 Brim 的余量' },
  roomy: { en: '{n} mm to spare', zh: '尺寸余量 {n} mm' },
  heated: { en: 'heated chamber to {n} °C', zh: '腔体可加热到 {n} °C' },
  passive: { en: 'no heated chamber known', zh: '未见腔体加热' },
  filtered: { en: 'filters its air', zh: '带空气过滤' },
} satisfies Record<string, Text>;

/** Usable length of a side, mm: the smaller of build volume and the slicer's printable volume; null: unknown. */
export function usableSide({ build_volume_mm, printable_volume_mm }: Machine, side: Side): number | null {
  const known = [build_volume_mm[side], printable_volume_mm?.[side]].filter((one) => typeof one === 'number');
  return known.length === 0 ? null : Math.min(...known);
}

/** Compares printers with the same verdict: room around the part, a heated chamber and air filtration for fumes. */
export function marginOf(printer: Machine, { part = {}, warm = false, fumes = false }: Demand): Margin {
  const room = (['x', 'y'] as const).flatMap((side) => {
    const [asked, has] = [part[side], usableSide(printer, side)];
    return asked == null || has === null ? [] : [has - asked];
  });
  const spare = Math.floor(Math.min(...room));
  const chamber = printer.max_chamber_temperature_c;
  const told: [isTold: boolean, points: number, reason: keyof typeof REASONS, n?: number][] = [
    [room.length > 0 && spare < ROOM_FOR_BRIM, -2, 'tight'],
    [room.length > 0 && spare >= ROOM_FOR_BRIM, 0, 'roomy', spare],
    [warm && chamber !== null, 2, 'heated', chamber ?? 0],
    [warm && chamber === null && printer.enclosed === true, 0, 'passive'],
    [fumes && printer.air_filtration === true, 1, 'filtered'],
  ];
  const held = told.filter(([isTold]) => isTold);
  return {
    points: held.reduce((sum, [, points]) => sum + points, 0),
    reasons: held.map(([, , reason, n = 0]) => fillText(REASONS[reason], { n })),
  };
}

/** The requirements of some materials beyond their temperatures. */
export function demandOf(materials: readonly { enclosure: string | null; fumes: { level: string } | null }[]): Demand {
  return {
    warm: materials.some(({ enclosure }) => ['required', 'recommended', 'heated_chamber'].includes(enclosure ?? '')),
    fumes: materials.some(({ fumes }) => fumes?.level === 'high'),
  };
}
