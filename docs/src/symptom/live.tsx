import { hydrate, render } from 'preact';
import type { Rule } from '../../../schemas/generated/record.js';
import { pageFiles } from '../explorer/load.js';
import { App } from './App.js';
import type { Built } from './built.js';
import { type PageAnswer, pageAnswerPath } from './page-answer.js';
import { causeAnchor, fixAnchor } from './view.js';

/**
 * Brings the page of a symptom to life, over what it was built as.
 *
 * @param fileNow the file that was dropped on it by then
 * @throws {OpenPrintDataError}
 */
export async function bringToLife(place: HTMLElement, fileNow: () => File | null): Promise<void> {
  const built = JSON.parse(place.dataset.built ?? '') as Built;
  const { rule, texts } = await pageFiles.memo<PageAnswer>(pageAnswerPath(built.symptom, built.language));
  const app = <App {...{ built, rule, texts }} file={fileNow()} />;
  if (isBuiltFrom(place, rule)) return hydrate(app, place);
  // A page that a browser has kept may be of another release than its rule.
  place.replaceChildren();
  render(app, place);
}

/** Whether the page shows the causes and fixes of this very rule. */
function isBuiltFrom(place: HTMLElement, { causes }: Rule): boolean {
  const wanted = causes.flatMap(({ id, fixes }) => [causeAnchor(id), ...fixes.map((fix) => fixAnchor(id, fix.id))]);
  const shown = [...place.querySelectorAll('[id^="cause-"], [id^="fix-"]')].map(({ id }) => id);
  return wanted.toSorted().join() === shown.toSorted().join();
}
