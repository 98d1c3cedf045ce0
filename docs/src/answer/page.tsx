import { render } from 'preact';
import { setupRecords, setupWith } from '../../../clients/typescript/src/parts/setup.js';
import { pagePath } from '../../../core/contract/paths.js';
import { viewRule } from '../../../core/troubleshoot/resolve/rule-view.js';
import { Writer } from '../../../core/words/values.js';
import type { Material, Printer, Profile, Rule } from '../../../schemas/generated/record.js';
import { releaseFiles } from '../explorer/load.js';
import { readQueryState, writeQueryState } from '../explorer/query-state.js';
import { fill } from '../explorer/texts/fill.js';
import { currentYours, updateYours, valuesOf, watchYours } from '../explorer/yours/store.js';
import { forgetSetup } from '../setup/setup.js';
import { pageLanguage, setupTexts } from '../setup/texts.js';
import { AnswerHead } from './AnswerHead.js';
import { causeAnchor, fixAnchor } from './anchors.js';
import { type SymptomAnswer, type textsForPage, valuesUsed } from './answer.js';
import type { AnswerSetup } from './answer-setup.js';
import { FixAnswer } from './FixAnswer.js';
import { revealHash, showHash } from './open-hash.js';
import { answerTexts } from './texts.js';
import { readYours, writeYours } from './yours-link.js';

/** The records that an answer is made of. */
interface Loaded {
  asked: AnswerSetup;
  rule: Rule;
  printer: Printer | null;
  material: Material | null;
  profile: Profile | null;
  unread: readonly string[];
}

const files = releaseFiles('');
let shown: { place: HTMLElement; loaded: Loaded } | null = null;
watchYours(() => shown && draw(shown.place, shown.loaded));

/** Shows the answer for a setup in its place and beside every fix; for none, the page is again as it was. @throws {OpenPrintDataError} */
export async function show(place: HTMLElement, asked: AnswerSetup | null): Promise<void> {
  if (asked === null) {
    shown = null;
    render(null, place);
    return restore(place);
  }
  const first = shown === null;
  const loaded = await load(place.dataset.symptom ?? '', asked);
  if (first) place.replaceChildren();
  shown = { place, loaded };
  if (asked.yours !== null) updateYours({ typed: readYours(asked.yours).values });
  else draw(place, loaded);
  if (first) showHash(location.hash);
}

async function load(symptom: string, asked: AnswerSetup): Promise<Loaded> {
  const [rule, records] = await Promise.all([
    files.record<Rule>(pagePath({ kind: 'troubleshoot', symptom })),
    setupRecords(files, { printer: asked.printer ?? undefined, material: asked.material ?? undefined }),
  ]);
  const { profile } = setupWith(records, { nozzle: asked.nozzle ?? undefined }, 'default');
  return {
    asked,
    rule,
    printer: records.printer,
    material: records.material,
    profile,
    unread: readYours(asked.yours).unread,
  };
}

function draw(place: HTMLElement, { asked, rule, printer, material, profile, unread }: Loaded): void {
  const language = pageLanguage();
  const words = wordsOf(place);
  const writer = new Writer(language, words.words);
  const texts = answerTexts(language);
  const setup = { printer, material, profile, slicer: asked.slicer, yours: valuesOf(currentYours()) };
  const answer: SymptomAnswer = {
    ...{ rule, setup, language, writer, texts, words, files },
    view: viewRule(rule, setup, language),
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
    const resolved = answer.view.causes.find(({ id }) => id === cause.id);
    const item = document.getElementById(causeAnchor(cause.id));
    if (!item) continue;
    for (const fix of cause.fixes) {
      const own = resolved?.fixes.find(({ id }) => id === fix.id) ?? null;
      const beside = document.getElementById(fixAnchor(cause.id, fix.id));
      if (!beside) continue;
      hide(beside, own === null);
      const change = beside.querySelector<HTMLElement>(':scope > .change');
      for (const general of [change, beside.querySelector<HTMLElement>(':scope > .condition')])
        if (general) hide(general, own !== null);
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
  revealHash(location.hash);
  const title = document.getElementById('causes');
  if (title) title.textContent = fill(words.causesOf, { n: causes });
}

/** Whom the answer is for, with ways to change and to forget it. */
function Whose({ answer: { view, language, texts }, asked }: { answer: SymptomAnswer; asked: AnswerSetup }) {
  const own = setupTexts(language);
  return (
    <>
      <h2>{fill(asked.linked ? texts.linked : texts.title, { setup: view.setup })}</h2>
      <p class="an-share">
        <a href={`${own.prefix}/#my-setup`}>{own.change}</a>
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

function queryOf({ rule, setup }: SymptomAnswer, asked: AnswerSetup): string {
  return writeQueryState({
    ...readQueryState(''),
    printer: setup.printer?.id ?? null,
    nozzle: setup.profile?.nozzle.variant ?? asked.nozzle,
    material: setup.material?.id ?? null,
    slicer: setup.slicer,
    yours: writeYours(valuesUsed({ rule, setup })),
  });
}

/** The words that the page was built with. */
function wordsOf(place: HTMLElement): ReturnType<typeof textsForPage> {
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
