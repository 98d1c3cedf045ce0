import { codesIn } from '../../../../clients/typescript/src/parts/codes.js';
import { clearest, identify, recordsMeant } from '../../../../clients/typescript/src/parts/identify.js';
import { describeCode } from '../../../../core/codes/describe-code.js';
import type { Findable } from '../../../../core/names/search.js';
import { languageOf } from '../../../../core/words/language.js';
import { pageFiles } from '../../explorer/load.js';
import { linkTo, listed, paragraph } from './elements.js';
import type { FindTexts } from './texts.js';

/** What an identifier of a slicer, a machine, a tag or a shop stands for, with the system that calls it so; or nothing. */
export async function identified(
  query: string,
  items: readonly Findable[],
  texts: FindTexts,
): Promise<HTMLElement | null> {
  const all = await identify(pageFiles, query.trim(), undefined);
  if (all.length === 0) return null;
  const found = clearest(all);
  const meant = new Set(recordsMeant(found).map(({ kind, id }) => `${kind}/${id}`));
  const element = document.createElement('div');
  const colours = found.flatMap(({ spools }) => spools.map(({ colour }) => colour)).filter((colour) => colour !== null);
  const [first] = found;
  // The schema's words mark a field of a message as code.
  const described = texts.say(first?.description ?? '', first?.description_zh).replaceAll('`', '');
  const told = [described, ...new Set(colours)];
  element.append(
    paragraph(`${first?.identifier}${texts.colon}${told.join(' · ')}`),
    ...listed(items.filter(({ kind, id }) => meant.has(`${kind}/${id}`)).slice(0, 5), texts),
  );
  return element;
}

/** Most codes that a pasted text is answered with. */
const MOST = 3;

/** What codes and messages of machines mean that stand in a text; null where it has none. */
export async function reported(query: string, { prefix, colon }: FindTexts): Promise<HTMLElement | null> {
  const found = (await codesIn(pageFiles, query, {})).slice(0, MOST);
  if (found.length === 0) return null;
  const element = document.createElement('div');
  for (const one of found) {
    const { code, meaning } = describeCode(one, languageOf(document.documentElement.lang));
    const line = document.createElement('p');
    line.append(linkTo(`${prefix}/codes/${one.system}/#${encodeURIComponent(code)}`, code), `${colon}${meaning}`);
    element.append(line);
  }
  return element;
}
