import type { Rule } from '../../../schemas/generated/record.js';
import { useLocale } from './use-locale.js';

/** The first picture of a record; nothing if it has none. */
export function Picture({ pictures, width }: { pictures: Rule['pictures']; width: number }) {
  const locale = useLocale();
  const [picture] = pictures;
  if (!picture) return null;
  const { path, alt, alt_zh } = picture;
  const lazy = width < 640 ? ({ loading: 'lazy' } as const) : {};
  return <img class="picture" src={path} width={width} height={width * 0.75} alt={locale.say(alt, alt_zh)} {...lazy} />;
}

/** A symptom in a gallery. */
interface Tile {
  rule: Rule;
  /** Link target without the language prefix; default: the page of the symptom. */
  path?: string;
  /** Shown beside its name. */
  note?: string;
}

/** A gallery of symptom drawings; if it can be filtered, each tile carries its visible traits. */
export function Wall({ tiles, filtered = false }: { tiles: readonly Tile[]; filtered?: boolean }) {
  const locale = useLocale();
  return (
    <ul class="wall">
      {tiles.map(({ rule, path = `/symptoms/${rule.id}/`, note }) => (
        <li key={rule.id} {...(filtered && sightsOf(rule))}>
          <a href={locale.to(path)}>
            <Picture pictures={rule.pictures} width={160} />
            <span>
              {locale.say(rule.name, rule.name_zh)}
              {note !== undefined && <small> {note}</small>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function sightsOf({ where, when, appearance }: Rule): Record<string, string> {
  return { 'data-where': where.join(' '), 'data-when': when.join(' '), 'data-appearance': appearance.join(' ') };
}
