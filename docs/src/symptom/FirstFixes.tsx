import type { ComponentChildren } from 'preact';
import { cardLines, type FirstFix, type FixLineKind } from '../../../core/troubleshoot/resolve/rule-view.js';
import { LOCALES } from '../../../core/words/language.js';
import type { Cause } from '../../../schemas/generated/record.js';
import { fill } from '../explorer/texts/fill.js';
import { Fold } from '../parts.js';
import { hasValues, type SymptomAnswer } from './answer.js';
import { CauseBody } from './CauseBody.js';
import { Against, OwnValue } from './FixAnswer.js';
import { Likelihood } from './Likelihood.js';
import { causeAnchor, fixAnchor } from './view.js';

interface Props {
  answer: SymptomAnswer;
  first: readonly FirstFix[];
  causeOf: (id: string) => Cause | undefined;
  /** Shown beside the heading. */
  children?: ComponentChildren;
}

/** The first fixes to try, one card each. */
export function FirstFixes({ answer, first, causeOf, children }: Props) {
  const { texts, view } = answer;
  const usual = [texts.firstNone, texts.firstOne, texts.firstTwo][first.length] ?? texts.first;
  const title = view.power_off === '' ? usual : first.length > 0 ? texts.firstCold : texts.firstColdNone;
  return (
    <section class="sy-first" aria-labelledby="first">
      <div class="sy-title row">
        <h2 id="first">{title}</h2>
        {children}
      </div>
      <ol class="sy-cards">
        {first.map((one) => (
          <Card
            key={one.fix.id}
            {...{ answer }}
            first={one}
            cause={causeOf(one.cause.id)}
            isNew={first.find(({ cause }) => cause === one.cause) === one}
          />
        ))}
      </ol>
      <Missing answer={answer} first={first} />
    </section>
  );
}

function Card({
  answer,
  first: { cause: view, fix },
  cause,
  isNew,
}: {
  answer: SymptomAnswer;
  first: FirstFix;
  cause: Cause | undefined;
  /** Whether this is the first card for its cause. */
  isNew: boolean;
}) {
  const { texts, setup, writer, words, language, FixFile } = answer;
  const { changes } = fix;
  const known = hasValues(setup);
  const [main] = changes;
  const vain = answer.didNotHelp(fix.id);
  return (
    <li id={isNew ? causeAnchor(view.id) : undefined} class="sy-card">
      <h3>{fix.action}</h3>
      <p class="sy-for quiet">
        {view.name} <Likelihood {...{ answer, view }} />
      </p>
      {fix.condition !== '' && <p class="an-if quiet">{writer.capital(fix.condition)}</p>}
      {cardLines({ cause: view, fix }, answer.view, language).map(({ kind, text }) => (
        <p key={text} class={CLASSES[kind]}>
          {kind === 'caution' && <strong>{`${words.caution}${writer.colon}`}</strong>}
          {withUnits(text)}{' '}
          {kind === 'check' && <a {...vain}>{answer.view.power_off === '' ? texts.inVain : texts.nothingWrong}</a>}
        </p>
      ))}
      <Against {...{ answer, fix }} cause={view.id} />
      {known && main && (
        <div class="sy-do row">
          <OwnValue view={main} answer={answer} />
          {FixFile && (
            <FixFile answer={answer} fix={fixAnchor(view.id, fix.id)} changes={changes.map(({ change }) => change)} />
          )}
        </div>
      )}
      <Fold title={texts.more}>
        <CauseBody {...{ answer, view, cause }} above={fix.id} />
      </Fold>
    </li>
  );
}

/** CSS class of each kind of line. */
const CLASSES: Partial<Record<FixLineKind, string>> = {
  change: 'an-value',
  figure: 'an-value',
  where: 'an-where',
  caution: 'caution',
  note: 'quiet',
  check: 'sy-then',
};

/** Joins numbers and units with no-break spaces. */
function withUnits(line: string): string {
  return line.replace(/(\d) (?=°C|%|mm|s\b)/g, '$1\u00a0');
}

/** Lists the choices still missing for the cards to show values and files. */
function Missing({ answer: { texts, setup, language }, first }: Pick<Props, 'answer' | 'first'>) {
  const missing = [
    setup.printer === null && texts.choosePrinter,
    setup.material === null && texts.chooseMaterial,
    setup.slicer === null && texts.chooseSlicer,
  ].filter((one) => one !== false);
  if (missing.length === 0 || !first.some(({ fix }) => fix.changes.length > 0)) return null;
  const what = new Intl.ListFormat(LOCALES[language].tag, { type: 'conjunction' }).format(missing);
  return <p class="quiet">{fill(texts.chooseFor, { what })}</p>;
}
