import { fitPath } from '../../../../core/contract/paths.js';
import { FIT_VERDICTS } from '../../../../core/words/enumerations.js';
import type { Fit } from '../../../../schemas/generated/record.js';
import { explorerPath } from '../../setup/query-state.js';
import { type MySetup, NO_SETUP } from '../../setup/setup.js';
import { pageLanguage } from '../../setup/texts.js';
import { watchSetup } from '../../setup/watch.js';
import type { OwnFigures } from './own-figures.js';

/** What leads to the settings; the machine's name goes into the place of `{printer}`. */
const TEXTS = {
  en: { on: 'On my {printer}: ', settings: 'settings', choose: 'Choose your printer to see whether it can print this' },
  zh: { on: '我的 {printer}：', settings: '打印参数', choose: '选择您的打印机，查看能否打印' },
} as const;

/** How far below the window a section may be when its spools are judged. */
const AHEAD = '600px 0px';

/**
 * Says at each product of the page whether my printer prints it, why, and where the settings are: at once by its material,
 * and by the spool's own figures as soon as it comes near the window, since these need the records of machine and material.
 */
export function startOnMine(): void {
  const language = pageLanguage();
  const [texts, prefix] = [TEXTS[language], language === 'zh' ? '/zh-cn' : ''];
  const sections = [...document.querySelectorAll<HTMLElement>('section[data-material]')];
  let shown: MySetup = NO_SETUP;
  let near: IntersectionObserver | null = null;

  const fill = (place: HTMLElement, parts: readonly (Node | string)[]) => {
    place.replaceChildren(...parts);
    place.hidden = parts.length === 0;
  };
  const placesOf = (section: HTMLElement) => [...section.querySelectorAll<HTMLElement>('.on-mine')];
  const show = (content: (material: string) => (Node | string)[]) => {
    for (const section of sections)
      for (const place of placesOf(section)) fill(place, content(section.dataset.material ?? ''));
  };
  const link = (href: string, text: string) => {
    const made = document.createElement('a');
    made.href = prefix + href;
    made.textContent = text;
    return made;
  };
  const verdict = ({ verdict: of, reasons, profile, material }: Fit, setup: MySetup) => {
    const word = document.createElement('b');
    word.className = `fit ${of}`;
    word.textContent = FIT_VERDICTS[of][language === 'zh' ? 1 : 0];
    const [reason] = reasons;
    const why = reason ? [language === 'zh' ? `：${reason.message_zh}` : `: ${reason.message}`] : [];
    const mine = {
      ...NO_SETUP,
      printer: setup.printer,
      nozzle: setup.nozzle,
      material: { id: material, name: material },
    };
    const where = profile === null ? [] : [' · ', link(explorerPath(mine), texts.settings)];
    return [texts.on.replace('{printer}', setup.printer?.name ?? ''), word, ...why, ...where];
  };

  /** Judges the spools of a section by their own figures. */
  const judge = async (section: HTMLElement, setup: MySetup) => {
    const places = placesOf(section).filter(({ dataset }) => dataset.own !== undefined);
    const [printer, material] = [setup.printer?.id, section.dataset.material];
    if (places.length === 0 || printer === undefined || material === undefined) return;
    const { fitsOfSpools, spoolFiles } = await import('./own-fit.js');
    const spools = places.map(({ dataset }) => JSON.parse(dataset.own ?? '') as OwnFigures);
    // What cannot be read leaves the verdict on the material.
    const pair = { printer, material, nozzle: setup.nozzle };
    const fits = await fitsOfSpools(spoolFiles, pair, spools).catch(() => []);
    if (shown !== setup) return;
    fits.forEach((fit, i) => {
      const place = places[i];
      if (place) fill(place, verdict(fit, setup));
    });
  };

  watchSetup(async (setup) => {
    const id = setup.printer?.id ?? null;
    shown = setup;
    near?.disconnect();
    if (id === null) return show(() => [link('/printers/', texts.choose)]);
    // Nothing is said where it cannot be read: the page of the pair says it as well.
    const answer = await fetch(fitPath(id)).catch(() => null);
    const fits = answer?.ok ? ((await answer.json()) as { data: Fit[] }).data : [];
    if (shown !== setup) return;
    const byMaterial = new Map(fits.map((fit) => [fit.material, fit]));
    show((material) => {
      const fit = byMaterial.get(material);
      return fit ? verdict(fit, setup) : [];
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
