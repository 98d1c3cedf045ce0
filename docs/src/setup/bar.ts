import { formatSetup } from './format-setup.js';
import { explorerPath } from './query-state.js';
import { forgetSetup, isEmpty } from './setup.js';
import { pageLanguage, setupTexts } from './texts.js';
import { watchSetup } from './watch.js';

/** Shows my setup below the header of the page, with ways to change and to forget it. */
export function showSetup(): void {
  const bar = document.querySelector<HTMLElement>('aside.mine');
  if (!bar) return;
  const texts = setupTexts(pageLanguage());
  watchSetup((setup) => {
    bar.hidden = isEmpty(setup);
    if (bar.hidden) return bar.replaceChildren();
    const said = document.createElement('span');
    said.append(texts.mine, link(texts.prefix + explorerPath(setup), formatSetup(setup, texts)));
    const forget = document.createElement('button');
    forget.type = 'button';
    forget.textContent = texts.forget;
    forget.addEventListener('click', () => forgetSetup());
    bar.replaceChildren(said, link(`${texts.prefix}/#my-setup`, texts.change), forget);
  });
}

function link(href: string, text: string): HTMLAnchorElement {
  const element = document.createElement('a');
  element.href = href;
  element.textContent = text;
  return element;
}
