import { SIGHTS, type Sight } from './sights.js';

/** What is chosen of each sight; nothing chosen means anything. */
export type Chosen = Readonly<Record<Sight, readonly string[]>>;

const NAMES = Object.keys(SIGHTS) as Sight[];

/** The choice in an address such as `?where=walls&where=top&looks=gaps`; what is not offered is left out. */
export function chosenIn(search: string): Chosen {
  const asked = new URLSearchParams(search);
  const offered = (sight: Sight) => asked.getAll(sight).filter((value) => Object.hasOwn(SIGHTS[sight].values, value));
  return { where: offered('where'), when: offered('when'), looks: offered('looks') };
}

/** A choice as the search part of an address; empty when nothing is chosen. */
export function searchOf(chosen: Chosen): string {
  const pairs = NAMES.flatMap((sight) => chosen[sight].map((value): [string, string] => [sight, value]));
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
}

/** Whether a symptom is among what is chosen: of each sight that has a choice, one of the chosen. */
export function shows(chosen: Chosen, of: Readonly<Record<Sight, readonly string[]>>): boolean {
  return NAMES.every((sight) => chosen[sight].length === 0 || chosen[sight].some((value) => of[sight].includes(value)));
}
