import { picturePath } from '../../../../core/contract/paths.js';
import type { Findable } from '../../../../core/names/search.js';
import { foundTitle } from '../../../../core/names/title.js';
import { FOUND_KIND_NAMES } from '../../../../core/words/enumerations.js';
import type { Locale } from '../../../../core/words/language.js';
import { WHICH_SYMPTOM } from '../../../../core/words/which-symptom.js';
import type { ListedRule } from '../../../../schemas/generated/record.js';
import { element } from '../../element.js';
import { filamentPage } from '../paths.js';

/** URL of a record's page; calibration steps share one page, and so do the filaments of a brand. */
export function hrefOf({ kind, id }: Findable, index: readonly Findable[], { prefix }: Pick<Locale, 'prefix'>): string {
  if (kind === 'calibration') return `${prefix}/calibration/#${id}`;
  if (kind !== 'filament_brands' && kind !== 'filaments') return `${prefix}/${kind}/${id}/`;
  const brand = `${id.split('--')[0]}--`;
  const products = index.filter((one) => one.kind === 'filaments' && one.id.startsWith(brand)).length;
  return prefix + filamentPage(id, products);
}

/** Search results as links, each with its kind. */
export function listed(found: readonly Findable[], index: readonly Findable[], locale: Locale): HTMLElement[] {
  const { say } = locale;
  if (found.length === 0) return [paragraph(say('No match.', '没有找到。'))];
  const links = found.map((item) => {
    const link = linkTo(hrefOf(item, index, locale), `${foundTitle({ ...item, name_zh: item.nameZh }, say)} `);
    link.append(element('small', {}, say(...FOUND_KIND_NAMES[item.kind])));
    if (item.kind === 'symptoms') link.prepend(drawingOf(item.id, 48));
    return link;
  });
  return [paragraph(say(`${found.length} found`, `找到 ${found.length} 项`), 'sr-only'), list(links)];
}

/** Symptoms as cards with a drawing and a description of the visible defect, to tell them apart. */
export function cards(symptoms: readonly ListedRule[], { say, prefix }: Locale): HTMLElement[] {
  const links = symptoms.map(({ id, name, name_zh, description, description_zh }) => {
    const link = linkTo(`${prefix}/symptoms/${id}/`, say(name, name_zh));
    link.prepend(drawingOf(id, 160));
    link.append(element('small', {}, ` ${say(description, description_zh)}`));
    return link;
  });
  const cards = list(links);
  cards.className = 'cards';
  return [paragraph(say(WHICH_SYMPTOM.en, WHICH_SYMPTOM.zh)), cards];
}

/** The drawing of a symptom, without alt text as its name is beside it; removed if it fails to load. */
function drawingOf(symptom: string, width: number): HTMLImageElement {
  const image = element('img', { src: picturePath(symptom), width, height: width * 0.75, alt: '' });
  image.addEventListener('error', () => image.remove());
  return image;
}

export function list(links: readonly HTMLElement[]): HTMLElement {
  return element('ul', {}, ...links.map((link) => element('li', {}, link)));
}

export function linkTo(href: string, text: string): HTMLAnchorElement {
  return element('a', { href }, text);
}

export function paragraph(text: string, className = 'quiet'): HTMLElement {
  return element('p', { className }, text);
}
