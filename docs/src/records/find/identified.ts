import { codesIn } from '../../../../clients/typescript/src/parts/codes.js';
import { spoolWithColour } from '../../../../clients/typescript/src/parts/find.js';
import { clearest, identify, recordsMeant } from '../../../../clients/typescript/src/parts/identify.js';
import { describeCode } from '../../../../core/codes/describe-code.js';
import type { Findable } from '../../../../core/names/search.js';
import { element } from '../../element.js';
import { pageFiles } from '../../explorer/load.js';
import { hrefOf, linkTo, listed, paragraph } from './elements.js';
import type { FindTexts } from './find-texts.js';

/** Looks up an identifier of a slicer, machine, tag or shop: the record and the system it belongs to, or nothing. */
export async function identified(
  query: string,
  items: readonly Findable[],
  texts: FindTexts,
): Promise<HTMLElement | null> {
  const found = clearest(await identify(pageFiles, query.trim()));
  const [first] = found;
  if (!first) return null;
  const meant = new Set(recordsMeant(found).map(({ kind, id }) => `${kind}/${id}`));
  const colours = found.flatMap(({ spools }) => spools.flatMap(({ colour }) => colour ?? []));
  // The schema descriptions put field names in backticks.
  const system = texts.say(first.description, first.description_zh).replaceAll('`', '');
  return element(
    'div',
    {},
    paragraph(`${first.identifier}${texts.colon}${[system, ...new Set(colours)].join(' · ')}`),
    ...listed(items.filter(({ kind, id }) => meant.has(`${kind}/${id}`)).slice(0, 5), items, texts),
  );
}

/** The branded filament and colour named in a query; null if none matches. */
export async function coloured(
  query: string,
  items: readonly Findable[],
  texts: FindTexts,
): Promise<HTMLElement | null> {
  const spool = await spoolWithColour(pageFiles, query, items);
  const item = items.find(({ kind, id }) => kind === spool?.kind && id === spool.id);
  if (!spool || !item) return null;
  return element('p', {}, linkTo(hrefOf(item, items, texts), spool.name), `${texts.colon}${spool.colour}`);
}

/** Maximum number of codes explained for a pasted text. */
const MOST = 3;

/** Explains the machine error codes and messages in a text; null if it contains none. */
export async function reported(query: string, { prefix, colon, language }: FindTexts): Promise<HTMLElement | null> {
  const found = (await codesIn(pageFiles, query)).slice(0, MOST);
  if (found.length === 0) return null;
  const lines = found.map((one) => {
    const { code, meaning } = describeCode(one, language);
    const link = linkTo(`${prefix}/codes/${one.system}/#${encodeURIComponent(code)}`, code);
    return element('p', {}, link, `${colon}${meaning}`);
  });
  return element('div', {}, ...lines);
}
