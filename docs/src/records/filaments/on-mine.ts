import { FIT_VERDICTS } from '../../../../core/words/enumerations.js';
import { LOCALES } from '../../../../core/words/language.js';
import { element } from '../../element.js';
import { pageLanguage, watchSetup } from '../../setup/on-page.js';
import { explorerPath, type MySetup, NO_SETUP } from '../../setup/setup.js';
import type { OwnFigures } from './own-fit.js';

/** How far below the viewport a section's spools are evaluated in advance. */
const AHEAD = '600px 0px';

/**
 * Shows for each product whether the saved printer can print it, why, and a link to the settings. The spools of a section
 * are judged as it nears the viewport, as this needs the printer and material records.
 */
export function startOnMine(): void {
  const { say, prefix } = LOCALES[pageLanguage()];
  const sections = [...document.querySelectorAll<HTMLElement>('section[data-material]')];
  let shown: MySetup = NO_SETUP;
  let near: IntersectionObserver | null = null;

  const placesOf = (section: HTMLElement) => [...section.querySelectorAll<HTMLElement>('.on-mine')];
  const fill = (place: HTMLElement, ...content: (Node | string)[]) => {
    place.replaceChildren(...content);
    place.hidden = content.length === 0;
  };
  const link = (path: string, text: string) => element('a', { href: prefix + path }, text);

  const judge = async (section: HTMLElement, setup: MySetup) => {
    const [machine, material] = [setup.printer, section.dataset.material];
    if (machine === null || material === undefined) return;
    const places = placesOf(section);
    const spools = places.map(({ dataset }) => JSON.parse(dataset.own ?? '') as OwnFigures);
    const [{ fitsOfSpools }, { pageFiles }] = await Promise.all([
      import('./own-fit.js'),
      import('../../explorer/load.js'),
    ]);
    // If loading fails, show nothing: the page of the pair has the verdict too.
    const pair = { printer: machine.id, material, nozzle: setup.nozzle };
    const fits = await fitsOfSpools(pageFiles, pair, spools).catch(() => []);
    if (shown !== setup) return;
    for (const [i, place] of places.entries()) {
      const fit = fits[i];
      if (!fit) return;
      const { verdict, profile, reasons } = fit;
      const settings = { ...setup, slicer: null, material: { id: material, name: material } };
      fill(
        place,
        say(`On my ${machine.name}: `, `我的 ${machine.name}：`),
        element('b', { className: `fit ${verdict}` }, say(...FIT_VERDICTS[verdict])),
        ...reasons.slice(0, 1).map(({ message, message_zh }) => say(`: ${message}`, `：${message_zh}`)),
        ...(profile === undefined
          ? []
          : [' · ', link(explorerPath(settings, { filament: place.dataset.id ?? null }), say('settings', '打印参数'))]),
      );
    }
  };

  watchSetup((setup) => {
    shown = setup;
    near?.disconnect();
    near = new IntersectionObserver(
      (entries, observer) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          observer.unobserve(target);
          void judge(target as HTMLElement, setup);
        }
      },
      { rootMargin: AHEAD },
    );
    for (const section of sections) {
      if (setup.printer !== null) near.observe(section);
      const choose = say('Choose your printer to see whether it can print this', '选择您的打印机，查看能否打印');
      for (const place of placesOf(section))
        setup.printer === null ? fill(place, link('/printers/', choose)) : fill(place);
    }
  });
}
