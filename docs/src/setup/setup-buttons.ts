import { fill } from '../explorer/texts/fill.js';
import { formatSetup } from './format-setup.js';
import { explorerPath } from './query-state.js';
import { isEmpty, type MySetup, NO_SETUP, saveSetup } from './setup.js';
import { pageLanguage, setupTexts } from './texts.js';
import { watchSetup } from './watch.js';

/** What a page of a record offers: to make it mine, and what it is with the rest of my setup. */
interface Offer {
  kind: 'printer' | 'material';
  id: string;
  name: string;
}

/** Brings to life what pages of records offer with my setup: `data-mine` holds an {@link Offer}. */
export function startSetupButtons(): void {
  const texts = setupTexts(pageLanguage());
  for (const place of document.querySelectorAll<HTMLElement>('[data-mine]')) {
    const { kind, id, name } = JSON.parse(place.dataset.mine ?? '') as Offer;
    const button = document.createElement('button');
    button.type = 'button';
    const pair = document.createElement('a');
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
      // The page lists what there are profiles with.
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
  // Links to the explorer that my setup completes say so.
  for (const place of document.querySelectorAll<HTMLElement>('[data-with-mine]'))
    watchSetup((setup) => {
      place.textContent = isEmpty(setup) ? '' : ` (${fill(texts.withMine, { setup: formatSetup(setup, texts) })})`;
    });
}
