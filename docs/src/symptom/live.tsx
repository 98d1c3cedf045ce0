import { hydrate, render } from 'preact';
import type { Rule } from '../../../schemas/generated/record.js';
import { pageFiles } from '../explorer/load.js';
import { takeFile } from '../explorer/yours/store.js';
import { App } from './App.js';
import type { Built } from './built.js';
import { type PageAnswer, pageAnswerPath } from './page-answer.js';
import { causeAnchor, fixAnchor } from './view.js';

/**
 * Hydrates the page of a symptom.
 *
 * @param fileNow returns the file dropped so far
 * @throws {OpenPrintDataError}
 */
export async function bringToLife(place: HTMLElement, fileNow: () => File | null): Promise<void> {
  const built = JSON.parse(place.dataset.built ?? '') as Built;
  const { rule, texts } = await pageFiles.memo<PageAnswer>(pageAnswerPath(built.symptom, built.language));
  const file = fileNow();
  if (file) takeFile(file);
  const app = <App {...{ built, rule, texts }} />;
  if (isBuiltFrom(place, rule)) return hydrate(app, place);
  // A page cached by the browser may be from another release than its rule.
  place.replaceChildren();
  render(app, place);
}

/** Whether the page shows exactly the causes and fixes of this rule. */
function isBuiltFrom(place: HTMLElement, { causes }: Rule): boolean {
  const wanted = causes.flatMap(({ id, fixes }) => [causeAnchor(id), ...fixes.map((fix) => fixAnchor(id, fix.id))]);
  const shown = [...place.querySelectorAll('[id^="cause-"], [id^="fix-"]')].map(({ id }) => id);
  return wanted.toSorted().join() === shown.toSorted().join();
}
