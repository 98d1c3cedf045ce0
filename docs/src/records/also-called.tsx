import { otherNames, type PageLocale } from './locale.js';

/** The other names of something, if it has any. */
export function AlsoCalled({ aliases, locale }: { aliases: readonly string[]; locale: PageLocale }) {
  const names = otherNames(aliases, locale);
  if (names.length === 0) return null;
  return (
    <p class="quiet">
      {locale.say('Also called ', '又称 ')}
      {names.join(locale.say(', ', '、'))}
    </p>
  );
}
