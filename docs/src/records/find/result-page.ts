import { find } from '../../../../core/find.js';
import { findPages } from './documentation.js';
import { listed, listedPages, paragraph } from './elements.js';
import { allNames } from './names.js';
import { findTexts } from './texts.js';

/** Most records and pages of the documentation on the page of the search. */
const MOST = { records: 40, pages: 8 };

/** Shows on the page of the search what its address asks for. */
export function showResults(asked: string): void {
  const place = document.querySelector<HTMLElement>('#found');
  const texts = findTexts(document.documentElement.lang === 'en' ? 'en' : 'zh');
  const failed = paragraph(texts.failed);
  void allNames().then(
    (all) => place?.replaceChildren(...listed(find(asked, all, MOST.records), texts)),
    () => place?.replaceChildren(failed),
  );
  const documentation = document.querySelector('#documentation');
  void findPages(asked, MOST.pages).then(
    (pages) => documentation?.replaceChildren(listedPages(pages)),
    () => documentation?.replaceChildren(paragraph(texts.failed)),
  );
}
