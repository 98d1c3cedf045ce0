import { wholeAnswer } from '../../../core/contract/envelope.js';
import { quantile, type Spread, Spreads } from '../../../core/profiles/spread.js';
import type { BriefSetting, Rule } from '../../../schemas/generated/record.js';
import type { Records } from '../compose/records.js';

/** Maximum number of common values listed per setting. */
const MOST_COMMON = 5;

/** `/api/v1/brief/settings.json`: the usage of every setting, for clients without all profiles and rules; one page. */
export function briefSettings({ settings, printers, profiles, rules }: Records): string {
  const spreads = new Spreads(settings);
  for (const printer of printers) spreads.add('printer', printer);
  for (const profile of profiles) spreads.add('profile', profile);
  const all = spreads.all();
  const lines = settings.map(({ id }): BriefSetting => {
    const spread = all.get(id) ?? null;
    return { id, distribution: spread && briefSpread(spread), symptoms: mendedBy(id, rules) };
  });
  return wholeAnswer(lines.map((line) => JSON.stringify(line)));
}

function briefSpread({ of, counts, known, total }: Spread): NonNullable<BriefSetting['distribution']> {
  const numbers = counts.filter((entry): entry is [number, number] => typeof entry[0] === 'number');
  const at = (share: number) =>
    numbers.length > 0 && numbers.length === counts.length ? quantile(numbers, known, share) : null;
  const common = counts.toSorted(([, a], [, b]) => b - a).slice(0, MOST_COMMON);
  return {
    of,
    known,
    total,
    p5: at(0.05),
    median: at(0.5),
    p95: at(0.95),
    common: common.map(([value, count]) => ({ value, count })),
  };
}

/** Ids of the rules with a fix that changes a setting, on all layers or on the first. */
function mendedBy(setting: string, rules: readonly Rule[]): string[] {
  const changes = ({ causes }: Rule) =>
    causes.some(({ fixes }) =>
      fixes.some(({ adjustment }) => [adjustment?.setting, adjustment?.first_layer?.setting].includes(setting)),
    );
  return rules.filter(changes).map(({ id }) => id);
}
