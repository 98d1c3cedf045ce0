import { codesIn } from '../../../../clients/typescript/src/parts/codes.js';
import { tellCode } from '../../../../core/codes/tell-code.js';
import { languageOf } from '../../../../core/words/language.js';
import { releaseFiles } from '../../explorer/load.js';
import { linkTo } from './elements.js';
import type { FindTexts } from './texts.js';

/** Most codes that a pasted text is answered with. */
const MOST = 3;

/** What codes and messages of machines mean that stand in a text; null where it has none. */
export async function reported(query: string, { prefix, colon }: FindTexts): Promise<HTMLElement | null> {
  const found = (await codesIn(releaseFiles(''), query, {})).slice(0, MOST);
  if (found.length === 0) return null;
  const element = document.createElement('div');
  for (const one of found) {
    const { code, meaning } = tellCode(one, languageOf(document.documentElement.lang));
    const line = document.createElement('p');
    line.append(linkTo(`${prefix}/codes/${one.system}/#${encodeURIComponent(code)}`, code), `${colon}${meaning}`);
    element.append(line);
  }
  return element;
}
