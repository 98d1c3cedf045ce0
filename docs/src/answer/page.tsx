import { render } from 'preact';
import { pagePath } from '../../../core/paths.js';
import { resolveRule } from '../../../core/resolve-rule.js';
import { Writer } from '../../../core/show/values.js';
import type { Material, Printer, Profile, Rule } from '../../../schemas/generated/record.js';
import { Loader } from '../explorer/load.js';
import { named } from '../explorer/names.js';
import { readPlace, writePlace } from '../explorer/place.js';
import { fill } from '../explorer/texts/fill.js';
import { currentYours, tellYours, valuesOf, watchYours } from '../explorer/yours/store.js';
import { forgetSetup } from '../setup/setup.js';
import { pageLanguage, setupTexts } from '../setup/texts.js';
import { AnswerHead } from './AnswerHead.js';
import { type Answer, setupWords, valuesUsed, type wordsForPage } from './answer.js';
import type { Asked } from './asked.js';
import { FixAnswer } from './FixAnswer.js';
import { loadProfiles, profileFor } from './load.js';
import { reveal, showNamed } from './open-named.js';
import { causeAnchor, fixAnchor } from './places.js';
import { answerTexts } from './texts.js';
import { readYours, writeYours } from './yours-link.js';

/** The records that an answer is made of. */
interface Loaded {
  asked: Asked;
  rule: Rule;
  printer: Printer | null;
  material: Material | null;
  profile: Profile | null;
  unread: readonly string[];
}

const loader = new Loader('', (url, options) => fetch(url, options));
let shown: { place: HTMLElement; loaded: Loaded } | null = null;
watchYours(() => shown && draw(shown.place, shown.loaded));

/** Shows the answer for a setup in its place and beside every fix; for none, the page is again as it was. @throws LoadError */
export async function show(place: HTMLElement, asked: Asked | null): Promise<void> {
  if (asked === null) {
    shown = null;
    render(null, place);
    return restore(place);
  }
  const first = shown === null;
  const loaded = await load(place.dataset.symptom ?? '', asked);
  if (first) place.replaceChildren();
  shown = { place, loaded };
  if (asked.yours !== null) tellYours({ typed: readYours(asked.yours).values });
  else draw(place, loaded);
  if (first) showNamed(location.hash);
}

async function load(symptom: string, asked: Asked): Promise<Loaded> {
  const [rule, printer, material] = await Promise.all([
    loader.record<Rule>(pagePath({ kind: 'troubleshoot', symptom })),
    asked.printer === null ? null : named<Printer>(loader, 'printers', asked.printer),
    asked.material === null ? null : named<Material>(loader, 'materials', asked.material),
  ]);
  const profile = profileFor(await loadProfiles(loader, printer, material), asked.nozzle, printer);
  return { asked, rule, printer, material, profile, unread: readYours(asked.yours).unread };
}

function draw(place: HTMLElement, { asked, rule, printer, material, profile, unread }: Loaded): void {
  const language = pageLanguage();
  const lang = language === 'en' ? 'en' : 'zh-CN';
  const words = wordsOf(place);
  const writer = new Writer(lang, words.words);
  const texts = answerTexts(language);
  const setup = { printer, material, profile, slicer: asked.slicer, yours: valuesOf(currentYours()) };
  const answer: Answer = {
    ...{ rule, setup, language, lang, writer, texts, words, loader },
    resolved: resolveRule(rule, setup),
    hrefOf: (cause, fix) => `#${fixAnchor(cause, fix)}`,
    link: () => location.origin + location.pathname + queryOf(answer, asked),
  };
  render(
    <AnswerHead {...{ answer, unread }}>
      <Whose {...{ answer, asked }} />
    </AnswerHead>,
    place,
  );
  let causes = 0;
  for (const cause of rule.causes) {
    const resolved = answer.resolved.causes.find(({ id }) => id === cause.id);
    const item = document.getElementById(causeAnchor(cause.id));
    if (!item) continue;
    for (const fix of cause.fixes) {
      const own = resolved?.fixes.find(({ id }) => id === fix.id) ?? null;
      const beside = document.getElementById(fixAnchor(cause.id, fix.id));
      if (!beside) continue;
      hide(beside, own === null);
      const change = beside.querySelector<HTMLElement>(':scope > .change');
      if (change) hide(change, own !== null);
      const added = beside.querySelectorAll<HTMLElement>(':scope > .additions > li');
      fix.additions.forEach(({ text }, i) => {
        const line = added[i];
        if (line) hide(line, own !== null && !own.additions.some((one) => one.text === text));
      });
      render(<FixAnswer {...{ answer, fix }} cause={cause.id} resolved={own} />, holderIn(beside, change));
    }
    const fits = (resolved?.fixes.length ?? 0) > 0;
    hide(item, !fits);
    if (fits) causes++;
  }
  // What a link names is shown even where it does not fit, and says so.
  reveal(location.hash);
  const title = document.getElementById('causes');
  if (title) title.textContent = fill(words.causesOf, { n: causes });
}

/** Whom the answer is for, with ways to change and to forget it. */
function Whose({ answer: { setup, language, texts }, asked }: { answer: Answer; asked: Asked }) {
  const own = setupTexts(language);
  return (
    <>
      <h2>{fill(asked.linked ? texts.linked : texts.title, { setup: setupWords(setup, language) })}</h2>
      <p class="an-share">
        <a href={`${own.folder}/#my-setup`}>{own.change}</a>
        {asked.linked ? (
          <a href={location.pathname}>{texts.mine}</a>
        ) : (
          <button type="button" class="an-button" onClick={() => forgetSetup()}>
            {own.forget}
          </button>
        )}
      </p>
    </>
  );
}

function queryOf({ rule, setup }: Answer, asked: Asked): string {
  return writePlace({
    ...readPlace(''),
    printer: setup.printer?.id ?? null,
    nozzle: setup.profile?.nozzle.variant ?? asked.nozzle,
    material: setup.material?.id ?? null,
    slicer: setup.slicer,
    yours: writeYours(valuesUsed({ rule, setup })),
  });
}

/** The words that the page was built with. */
function wordsOf(place: HTMLElement): ReturnType<typeof wordsForPage> {
  return JSON.parse(place.dataset.words ?? '{}');
}

/** Where the answer to a fix goes: in the place of the change as it is for everybody. */
function holderIn(beside: HTMLElement, change: HTMLElement | null): HTMLElement {
  const found = beside.querySelector<HTMLElement>(':scope > .an-fix');
  if (found) return found;
  const holder = document.createElement('div');
  holder.className = 'an-fix';
  if (change) change.before(holder);
  else beside.append(holder);
  return holder;
}

/** Hides something that an answer leaves out, so that it can be shown again. */
function hide(element: HTMLElement, hidden: boolean): void {
  element.hidden = hidden;
  element.toggleAttribute('data-left-out', hidden);
}

function restore(place: HTMLElement): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-left-out]')) hide(element, false);
  for (const holder of document.querySelectorAll('.an-fix')) {
    render(null, holder);
    holder.remove();
  }
  const title = document.getElementById('causes');
  const all = document.querySelectorAll('.causes > li').length;
  if (title) title.textContent = fill(wordsOf(place).causesOf, { n: all });
}
