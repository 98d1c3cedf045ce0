import { pageLanguage } from '../setup/texts.js';
import { watchSetup } from '../setup/watch.js';
import { type AnswerSetup, readAnswerSetup } from './answer-setup.js';
import { openHash } from './open-hash.js';
import { answerTexts } from './texts.js';

/** What the rest of the page is loaded with: only once there is a setup to answer for. */
interface Page {
  show(place: HTMLElement, asked: AnswerSetup | null): Promise<void>;
}

/** Brings the page of a symptom to life: it answers for the setup of the link, or for mine as soon as that is known. */
export function startAnswer(): void {
  openHash();
  const place = document.getElementById('answer');
  if (!place) return;
  const hint = [...place.children];
  let page: Page | null = null;
  let latest = 0;
  const answer = async () => {
    const asked = readAnswerSetup(location.search);
    if (asked === null && page === null) return place.replaceChildren(...hint);
    latest++;
    const own = latest;
    try {
      if (page === null) {
        place.replaceChildren(said(answerTexts(pageLanguage()).loading));
        page = (await import('./page.js')) as Page;
      }
      if (own === latest) await page.show(place, asked);
      if (own === latest && asked === null) place.replaceChildren(...hint);
    } catch {
      if (own === latest) place.replaceChildren(...hint, failed(answer));
    }
  };
  watchSetup(() => void answer());
  addEventListener('popstate', () => void answer());
}

function said(text: string): HTMLParagraphElement {
  const paragraph = document.createElement('p');
  paragraph.role = 'status';
  paragraph.textContent = text;
  return paragraph;
}

function failed(again: () => void): HTMLParagraphElement {
  const texts = answerTexts(pageLanguage());
  const paragraph = said(`${texts.failed} `);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'an-button';
  button.textContent = texts.retry;
  button.addEventListener('click', again);
  paragraph.append(button);
  return paragraph;
}
