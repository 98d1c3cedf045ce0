import { otherNames, type Tongue } from './tongue.js';

/** The other names of something, if it has any. */
export function AlsoCalled({ aliases, tongue }: { aliases: readonly string[]; tongue: Tongue }) {
  const names = otherNames(aliases, tongue);
  if (names.length === 0) return null;
  return (
    <p class="quiet">
      {tongue.say('Also called ', '又称 ')}
      {names.join(tongue.say(', ', '、'))}
    </p>
  );
}
