import { identify } from '../../../../clients/typescript/src/parts/identify.js';
import type { Findable, FoundKind } from '../../../../core/names/search.js';
import { releaseFiles } from '../../explorer/load.js';
import { listed, paragraph } from './elements.js';
import type { FindTexts } from './texts.js';

/** What an identifier of a slicer, a machine, a tag or a shop stands for, with the system that calls it so; or nothing. */
export async function identified(
  query: string,
  items: readonly Findable[],
  texts: FindTexts,
): Promise<HTMLElement | null> {
  const all = await identify(releaseFiles(''), query.trim(), undefined);
  if (all.length === 0) return null;
  // Slicers copy ids from each other: where one system is clear, it says what is meant.
  const clear = all.find(({ printers, materials, spools }) => printers.length + materials.length + spools.length === 1);
  const found = clear ? [clear] : all;
  const ids = (kind: FoundKind, of: readonly string[]) => of.map((id) => `${kind}/${id}`);
  const meant = new Set(
    found.flatMap(({ printers, materials, filaments, spools }) => [
      ...ids('printers', printers),
      ...ids(
        'filaments',
        spools.map(({ filament }) => filament),
      ),
      ...ids('materials', materials),
      ...ids('filaments', filaments),
    ]),
  );
  const element = document.createElement('div');
  const colours = found.flatMap(({ spools }) => spools.map(({ colour }) => colour)).filter((colour) => colour !== null);
  const [first] = found;
  const told = [texts.say(first?.description ?? '', first?.description_zh), ...new Set(colours)];
  element.append(
    paragraph(`${first?.identifier}${texts.colon}${told.join(' · ')}`),
    ...listed(items.filter(({ kind, id }) => meant.has(`${kind}/${id}`)).slice(0, 5), texts),
  );
  return element;
}
