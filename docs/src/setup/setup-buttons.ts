import { element } from '../element.js';
import { fill } from '../explorer/texts/fill.js';
import { formatSetup, pageLanguage, setupTexts, watchSetup } from './on-page.js';
import { explorerPath, forgetSetup, isEmpty, type MySetup, NO_SETUP, saveSetup } from './setup.js';

/** The controls on a record's page: a button to save it, and a link to it with the rest of the setup. */
interface Offer {
  kind: 'printer' | 'material';
  id: string;
  name: string;
}

/** Initialises the setup controls of record pages; `data-mine` contains an {@link Offer}. */
export function startSetupButtons(): void {
  const texts = setupTexts(pageLanguage());
  for (const place of document.querySelectorAll<HTMLElement>('[data-mine]')) {
    const { kind, id, name } = JSON.parse(place.dataset.mine ?? '') as Offer;
    const button = element('button', { type: 'button' });
    const pair = element('a');
    place.append(button, ' ', pair);
    place.hidden = false;
    button.addEventListener('click', () => {
      const chosen = button.getAttribute('aria-pressed') === 'true';
      saveSetup({ [kind]: chosen ? null : { id, name } } as Partial<MySetup>);
    });
    watchSetup((setup) => {
      const chosen = setup[kind]?.id === id;
      button.setAttribute('aria-pressed', String(chosen));
      button.textContent = (chosen ? texts.chosen : texts.choose)[kind];
      const otherKind = kind === 'printer' ? 'material' : 'printer';
      const other = setup[otherKind];
      // The page lists everything that has a profile with it.
      const fits = `#${otherKind}s a[href$="/${otherKind}s/${other?.id}/"]`;
      pair.hidden = other === null || document.querySelector(fits) === null;
      if (other === null) return;
      const own = { id, name };
      const [printer, material] = kind === 'printer' ? [own, other] : [other, own];
      const nozzle = setup.printer?.id === printer.id ? setup.nozzle : null;
      pair.href = texts.prefix + explorerPath({ ...NO_SETUP, printer, material, nozzle });
      pair.textContent = fill(texts.pair, { printer: printer.name, material: material.name });
    });
  }
}

/** Shows the saved setup below the page header, with controls to change and clear it. */
export function showSetup(): void {
  const bar = document.querySelector<HTMLElement>('aside.mine');
  if (!bar) return;
  const texts = setupTexts(pageLanguage());
  watchSetup((setup) => {
    bar.hidden = isEmpty(setup);
    if (bar.hidden) return bar.replaceChildren();
    const forget = element('button', { type: 'button', onclick: () => forgetSetup() }, texts.forget);
    const explorer = element('a', { href: texts.prefix + explorerPath(setup) }, formatSetup(setup, texts));
    const change = element('a', { href: `${texts.prefix}/#my-setup` }, texts.change);
    bar.replaceChildren(element('span', {}, texts.mine, explorer), change, forget);
  });
}
