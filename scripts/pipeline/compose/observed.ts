import { quantile } from '../../../core/profiles/spread.js';
import { valueReader } from '../../../core/read-settings/profile-value.js';
import type { Printer, Profile, Rule, Setting } from '../../../schemas/generated/record.js';

type Range = NonNullable<Setting['observed']>['all'];

/** Share of the records to cut off at each end, as printers for pellets or chocolate distort the range. */
const BEYOND = 0.001;

/** Fewest records for a range. */
const FEWEST = 100;

/** Line dimensions, which are relative to the nozzle diameter. */
const OF_LINE = /^profile\.process\.(?:line_width_mm\.|layer_height_mm|first_layer_height_mm)/;

/** Values that depend on the distance from the extruder to the nozzle. */
const OF_EXTRUDER = /^profile\.(?:retraction\.|pressure_advance)/;

/** Number of records by value of one setting. */
type Counts = Map<number, number>;

/**
 * Adds the observed ranges of each setting: over all records, by extruder type, and for line dimensions as shares of
 * the nozzle diameter. The ranges include the safe ranges of fixes.
 */
export function withObserved(
  settings: readonly Setting[],
  { printers, profiles, rules }: { printers: readonly Printer[]; profiles: readonly Profile[]; rules: readonly Rule[] },
): Setting[] {
  const machines = new Map(printers.map((printer) => [printer.id, printer]));
  const counted = settings.flatMap((setting) => {
    const { unit, record_field: field } = setting;
    if (field === null || ['bool', 'enum'].includes(unit)) return [];
    const [ofLine, ofExtruder] = [OF_LINE.test(field), OF_EXTRUDER.test(field)];
    return [{ setting, read: valueReader(setting), ofLine, ofExtruder, ...emptyCounts() }];
  });
  for (const profile of profiles) {
    const printer = machines.get(profile.printer) ?? null;
    const { diameter_mm: nozzle } = profile.nozzle;
    for (const one of counted) {
      const value = one.read(profile, printer);
      if (typeof value !== 'number') continue;
      add(one.all, value);
      if (one.ofExtruder && printer?.extruder_type) add(one[printer.extruder_type], value);
      if (one.ofLine && nozzle) add(one.of_nozzle, Math.round((value / nozzle) * 1000) / 1000);
    }
  }
  const observed = new Map(
    counted.flatMap(({ setting, all: values, direct_drive, bowden, of_nozzle }) => {
      const all = rangeOf(values, recommended(setting, rules));
      const kinds = { direct_drive: rangeOf(direct_drive), bowden: rangeOf(bowden), of_nozzle: rangeOf(of_nozzle) };
      return all ? [[setting.id, { all, ...kinds }] as const] : [];
    }),
  );
  return settings.map((setting) => {
    const own = observed.get(setting.id);
    return own ? { ...setting, observed: own } : setting;
  });
}

const emptyCounts = (): Record<'all' | 'direct_drive' | 'bowden' | 'of_nozzle', Counts> => ({
  all: new Map(),
  direct_drive: new Map(),
  bowden: new Map(),
  of_nozzle: new Map(),
});

function add(counts: Counts, value: number): void {
  counts.set(value, (counts.get(value) ?? 0) + 1);
}

/** The range of the counted values, extended by `more`; null if there are too few records. */
function rangeOf(counts: Counts, more: readonly number[] = []): Range | null {
  const sorted = [...counts].sort(([a], [b]) => a - b);
  const records = sorted.reduce((sum, [, count]) => sum + count, 0);
  if (records < FEWEST) return null;
  const ends = [quantile(sorted, records, BEYOND), quantile(sorted, records, 1 - BEYOND), ...more];
  return { min: Math.min(...ends), max: Math.max(...ends), records };
}

/** The ends of the fixes' safe ranges, in the unit of the setting. */
function recommended({ id, unit }: Setting, rules: readonly Rule[]): number[] {
  const ends = rules.flatMap(({ causes }) =>
    causes.flatMap(({ fixes }) =>
      fixes.flatMap(({ adjustment }) => {
        const range = adjustment?.setting === id ? adjustment.safe_range : null;
        return range?.unit === unit ? [range.min, range.max] : [];
      }),
    ),
  );
  return ends.filter((value) => typeof value === 'number');
}
