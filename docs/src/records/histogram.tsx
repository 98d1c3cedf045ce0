import { quantile, type Spread } from '../../../core/profiles/spread.js';
import type { Setting } from '../../../schemas/generated/record.js';
import { number } from '../reference/format.js';
import { Bars } from './bars.js';
import { Section } from './lists.js';
import type { PageLocale } from './locale.js';
import { useLocale } from './use-locale.js';

interface Props {
  setting: Setting;
  spread: Spread | null;
}

/** A histogram of a setting's values over all profiles. */
export function Histogram({ setting, spread }: Props) {
  const locale = useLocale();
  const { say } = locale;
  const title = say('Values in the profiles', '全部配置中的取值');
  if (!spread || spread.known === 0)
    return (
      <Section title={title}>
        <p class="unknown">{say('Not known: no profile here contains it.', '未知：配置中没有此参数。')}</p>
      </Section>
    );
  const unit = setting.record_field?.endsWith('_mm') ? 'mm' : setting.unit;
  const bars = barsOf(spread);
  const most = Math.max(...bars.map(({ count }) => count));
  return (
    <Section title={title}>
      <p>{inWords(spread, unit, locale)}</p>
      <Bars
        bars={bars.map((bar) => ({
          name: label(bar, unit, locale),
          span: [0, bar.count / most],
          text: number(bar.count, say),
        }))}
      />
    </Section>
  );
}

function inWords({ of, counts, known, total }: Spread, unit: string, { say, writer }: PageLocale): string {
  const what = of === 'profile' ? say('profiles', '个配置') : say('printers', '台打印机');
  const amount = (value: number) => number(value, say);
  const said = say(
    `${amount(known)} of ${amount(total)} ${what} have a value; for the others it is not known.`,
    `${amount(total)} ${what}中有 ${amount(known)} 个给出了取值，其余未知。`,
  );
  const numbers = counts.filter((entry): entry is [number, number] => typeof entry[0] === 'number');
  if (numbers.length < 2) return said;
  const at = (share: number) => writer.withUnit(writer.number(quantile(numbers, known, share)), unit);
  return `${said}${say(
    ` Half of them are between ${at(0.25)} and ${at(0.75)}; the median is ${at(0.5)}.`,
    `半数介于 ${at(0.25)} 与 ${at(0.75)} 之间，中位数为 ${at(0.5)}。`,
  )}`;
}

function label({ value, from, below }: Bin, unit: string, { say, writer }: PageLocale): string {
  if (value !== undefined) return writer.any(value, unit) ?? '';
  const shown = (end: number) => writer.withUnit(writer.number(end), unit);
  if (from === undefined) return say('others', '其他');
  if (from === null) return `< ${shown(below ?? 0)}`;
  if (below === null || below === undefined) return `≥ ${shown(from)}`;
  return say(`${writer.number(from)} to <${shown(below)}`, `${writer.number(from)} 至 <${shown(below)}`);
}

/** Maximum number of bars. */
const MOST_BARS = 14;

/** A bin of a histogram: a single value, or the range from `from` (inclusive) to `below` (exclusive). */
export interface Bin {
  value?: number | string | boolean;
  /** null: open. */
  from?: number | null;
  /** null: open. */
  below?: number | null;
  count: number;
}

/** The bars of a histogram: one per value if there are few, else equal-width bins with open bins for outliers. */
export function barsOf({ counts, known }: Spread): Bin[] {
  if (counts.length <= MOST_BARS) return counts.map(([value, count]) => ({ value, count }));
  const numbers = counts.filter((entry): entry is [number, number] => typeof entry[0] === 'number');
  if (numbers.length === 0) {
    const rest = counts.slice(MOST_BARS).reduce((sum, [, count]) => sum + count, 0);
    return [...counts.slice(0, MOST_BARS).map(([value, count]) => ({ value, count })), { count: rest }];
  }
  const low = quantile(numbers, known, 0.01);
  const step = niceStep((quantile(numbers, known, 0.99) - low) / (MOST_BARS - 3));
  const start = Math.floor(low / step) * step;
  const edges = Array.from({ length: MOST_BARS - 1 }, (_, i) => Number((start + i * step).toPrecision(10)));
  const bins = [null, ...edges].map((from, i) => {
    const below = edges[i] ?? null;
    const inside = numbers.filter(([value]) => (from === null || value >= from) && (below === null || value < below));
    return { from, below, count: inside.reduce((sum, [, count]) => sum + count, 0) };
  });
  const isFilled = ({ count }: Bin) => count > 0;
  return bins.slice(bins.findIndex(isFilled), bins.findLastIndex(isFilled) + 1);
}

/** Rounds up to 1, 2, 2.5 or 5 times a power of ten. */
function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least || 1));
  return ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= least) ?? 10) * power;
}
