import type { Rule } from '../../../schemas/generated/record.js';
import type { PageLocale } from './locale.js';

/** The drawing of a symptom; nothing where there is none. */
export function Picture({ rule, width, locale }: { rule: Rule; width: number; locale: PageLocale }) {
  const [picture] = rule.pictures;
  if (!picture) return null;
  const { path, alt, alt_zh } = picture;
  const lazy = width < 640 ? ({ loading: 'lazy' } as const) : {};
  return <img class="picture" src={path} width={width} height={width * 0.75} alt={locale.say(alt, alt_zh)} {...lazy} />;
}

/** Symptoms as a wall of their drawings; one that is filtered has with each symptom what one sees of it. */
export function Wall({
  rules,
  locale,
  filtered = false,
}: {
  rules: readonly Rule[];
  locale: PageLocale;
  filtered?: boolean;
}) {
  return (
    <ul class="wall">
      {rules.map((rule) => (
        <li key={rule.id} {...(filtered && sightsOf(rule))}>
          <a href={locale.to(`/symptoms/${rule.id}/`)}>
            <Picture rule={rule} width={160} locale={locale} />
            <span>{locale.say(rule.name, rule.name_zh)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function sightsOf({ where, when, looks }: Rule): Record<string, string> {
  return { 'data-where': where.join(' '), 'data-when': when.join(' '), 'data-looks': looks.join(' ') };
}
