import type { Rule } from '../../../schemas/generated/record.js';
import type { PageLocale } from './locale.js';

/** The first drawing of a record; nothing where there is none. */
export function Picture({
  pictures,
  width,
  locale,
}: {
  pictures: Rule['pictures'];
  width: number;
  locale: PageLocale;
}) {
  const [picture] = pictures;
  if (!picture) return null;
  const { path, alt, alt_zh } = picture;
  const lazy = width < 640 ? ({ loading: 'lazy' } as const) : {};
  return <img class="picture" src={path} width={width} height={width * 0.75} alt={locale.say(alt, alt_zh)} {...lazy} />;
}

/** A symptom on a wall. */
interface Tile {
  rule: Rule;
  /** Where it leads to, without the language; its page unless given. */
  path?: string;
  /** Said beside its name. */
  note?: string;
}

/** Symptoms as a wall of their drawings; one that is filtered has with each symptom what one sees of it. */
export function Wall({
  tiles,
  locale,
  filtered = false,
}: {
  tiles: readonly Tile[];
  locale: PageLocale;
  filtered?: boolean;
}) {
  return (
    <ul class="wall">
      {tiles.map(({ rule, path = `/symptoms/${rule.id}/`, note }) => (
        <li key={rule.id} {...(filtered && sightsOf(rule))}>
          <a href={locale.to(path)}>
            <Picture pictures={rule.pictures} width={160} locale={locale} />
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
