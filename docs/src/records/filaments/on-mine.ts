import { fitPath } from '../../../../core/contract/paths.js';
import { FIT_VERDICTS } from '../../../../core/words/enumerations.js';
import { LOCALES } from '../../../../core/words/language.js';
import type { Fit } from '../../../../schemas/generated/record.js';
import { element } from '../../element.js';
import { pageLanguage, watchSetup } from '../../setup/on-page.js';
import { explorerPath, type MySetup, NO_SETUP } from '../../setup/setup.js';
import type { OwnFigures } from './own-fit.js';

/** How far below the viewport a section's spools are evaluated in advance. */
const AHEAD = '600px 0px';

/**
 * Shows for each product whether the saved printer can print it, why, and a link to the settings: immediately by
 * material, then by the spool's own values as it nears the viewport, as these need the printer and material records.
 */
export function startOnMine(): void {
  const { say, prefix } = LOCALES[pageLanguage()];
  const sections = [...document.querySelectorAll<HTMLElement>('section[data-material]')];
  let shown: MySetup = NO_SETUP;
  let near: IntersectionObserver | null = null;

  const fill = (place: HTMLElement, content: readonly (Node | string)[]) => {
    place.replaceChildren(...content);
    place.hidden = content.length === 0;
  };
  const placesOf = (section: HTMLElement) => [...section.querySelectorAll<HTMLElement>('.on-mine')];
  const show = (content: (material: string, filament: string | undefined) => (Node | string)[]) => {
    for (const section of sections)
      for (const place of placesOf(section)) fill(place, content(section.dataset.material ?? '', place.dataset.id));
  };
  const link = (path: string, text: string) => element('a', { href: prefix + path }, text);
  const verdictText = (
    { verdict, message, message_zh, profile, material }: Omit<Fit, 'reasons'>,
    setup: MySetup,
    filament: string | undefined,
  ) => {
    const { name } = setup.printer ?? { name: '' };
    const own = { filament: filament ?? null };
    const pair = explorerPath({ ...setup, slicer: null, material: { id: material, name: material } }, own);
    return [
      say(`On my ${name}: `, `我的 ${name}：`),
      element('b', { className: `fit ${verdict}` }, say(...FIT_VERDICTS[verdict])),
      message ? say(`: ${message}`, `：${message_zh}`) : '',
      ...(profile === undefined ? [] : [' · ', link(pair, say('settings', '打印参数'))]),
    ];
  };

  /** Evaluates the spools of a section by their own values. */
  const judge = async (section: HTMLElement, setup: MySetup) => {
    const places = placesOf(section).filter(({ dataset }) => dataset.own !== undefined);
    const [printer, material] = [setup.printer?.id, section.dataset.material];
    if (places.length === 0 || printer === undefined || material === undefined) return;
    const [{ fitsOfSpools }, { pageFiles }] = await Promise.all([
      import('./own-fit.js'),
      import('../../explorer/load.js'),
    ]);
    const spools = places.map(({ dataset }) => JSON.parse(dataset.own ?? '') as OwnFigures);
    // If loading fails, the verdict for the material remains.
    const fits = await fitsOfSpools(pageFiles, { printer, material, nozzle: setup.nozzle }, spools).catch(() => []);
    if (shown !== setup) return;
    fits.forEach(({ reasons: [first], ...fit }, i) => {
      const place = places[i];
      if (place) fill(place, verdictText({ ...first, ...fit }, setup, place.dataset.id));
    });
  };

  watchSetup(async (setup) => {
    shown = setup;
    near?.disconnect();
    if (setup.printer === null) {
      const choose = say('Choose your printer to see whether it can print this', '选择您的打印机，查看能否打印');
      return show(() => [link('/printers/', choose)]);
    }
    // If loading fails, show nothing: the page of the pair has the verdict too.
    const answer = await fetch(fitPath(setup.printer.id)).catch(() => null);
    const fits = answer?.ok ? ((await answer.json()) as { data: Fit[] }).data : [];
    if (shown !== setup) return;
    const byMaterial = new Map(fits.map((fit) => [fit.material, fit]));
    show((material, filament) => {
      const fit = byMaterial.get(material);
      return fit ? verdictText(fit, setup, filament) : [];
    });
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
    for (const section of sections) near.observe(section);
  });
}
