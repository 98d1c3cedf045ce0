import type { Findable, FoundKind } from '../../../../core/names/search.js';
import { foundTitle } from '../../../../core/names/title.js';
import { fill } from '../../explorer/texts/fill.js';
import { filamentPage } from '../paths.js';
import type { FoundPage } from './documentation.js';
import type { FindTexts } from './texts.js';

/** Address of the page of a record; the steps of the calibration share one, and so do the products of a brand. */
export function hrefOf({ kind, id }: Findable, { prefix }: FindTexts): string {
  return `${prefix}${pathOf(kind, id)}`;
}

function pathOf(kind: FoundKind, id: string): string {
  switch (kind) {
    case 'calibration':
      return `/calibration/#${id}`;
    case 'filament_brands':
      return `/filaments/${id}/`;
    case 'filaments':
      return filamentPage(id);
    default:
      return `/${kind}/${id}/`;
  }
}

/** Records that were found, as links with what each is. */
export function listed(found: readonly Findable[], texts: FindTexts): HTMLElement[] {
  if (found.length === 0) return [paragraph(texts.none)];
  const links = found.map((item) => {
    const link = linkTo(hrefOf(item, texts), `${foundTitle({ ...item, name_zh: item.nameZh }, texts.say)} `);
    const kind = document.createElement('small');
    kind.textContent = texts.kinds[item.kind];
    link.append(kind);
    return link;
  });
  return [paragraph(fill(texts.found, { n: found.length }), 'hidden'), list(links)];
}

/** Pages of the documentation that were found. */
export function listedPages(pages: readonly FoundPage[]): HTMLElement {
  return list(pages.map(({ url, title }) => linkTo(url, title)));
}

export function linkTo(address: string, text: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = address;
  link.textContent = text;
  return link;
}

export function paragraph(text: string, name = 'quiet'): HTMLElement {
  const element = document.createElement('p');
  element.className = name;
  element.textContent = text;
  return element;
}

function list(links: readonly HTMLElement[]): HTMLElement {
  const element = document.createElement('ul');
  for (const link of links) {
    const entry = document.createElement('li');
    entry.append(link);
    element.append(entry);
  }
  return element;
}
