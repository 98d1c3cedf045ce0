import type { ComponentChildren } from 'preact';
import { describeChangeBriefly } from '../../../core/troubleshoot/resolve/change-words.js';
import type { FirstFix } from '../../../core/troubleshoot/resolve/rule-view.js';
import { LOCALES } from '../../../core/words/language.js';
import type { Cause } from '../../../schemas/generated/record.js';
import { fill } from '../explorer/texts/fill.js';
import { causeAnchor, fixAnchor } from './anchors.js';
import { hasValues, type SymptomAnswer } from './answer.js';
import { CauseBody } from './CauseBody.js';
import { Against, OwnValue } from './FixAnswer.js';
import { Likelihood } from './Likelihood.js';
import { firstSentence, lastSentence } from './sentences.js';

interface Props {
  answer: SymptomAnswer;
  first: readonly FirstFix[];
  causeOf: (id: string) => Cause | undefined;
  /** What stands beside the heading. */
  children?: ComponentChildren;
}

/** What to try first, a card each. */
export function FirstFixes({ answer, first, causeOf, children }: Props) {
  const { texts } = answer;
  const title = [texts.firstNone, texts.firstOne, texts.firstTwo][first.length] ?? texts.first;
  return (
    <section class="sy-first" aria-labelledby="first">
      <div class="sy-title">
        <h2 id="first">{title}</h2>
        {children}
      </div>
      <ol class="sy-cards">
        {first.map((one) => (
          <Card key={one.cause.id} {...{ answer }} first={one} cause={causeOf(one.cause.id)} />
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
}: {
  answer: SymptomAnswer;
  first: FirstFix;
  cause: Cause | undefined;
}) {
  const { texts, setup, writer, words, language, FixFile } = answer;
  const { changes } = fix;
  const known = hasValues(setup);
  const [main] = changes;
  const vain = answer.didNotHelp(fix.id);
  const next = lastSentence(fix.instructions);
  const [label, text] = next ? [texts.next, next] : [texts.confirm, firstSentence(view.check)];
  return (
    <li id={causeAnchor(view.id)} class="sy-card">
      {/* Links of former days name the cause alone. */}
      <h3 id={view.id}>{fix.action}</h3>
      <p class="sy-for">
        {view.name} <Likelihood {...{ answer, view }} />
      </p>
      {fix.condition !== '' && <p class="an-if">{writer.capital(fix.condition)}</p>}
      {fix.warns && (
        <p class="caution">
          <strong>{`${words.caution}${writer.colon}`}</strong>
          {fix.caution}
        </p>
      )}
      {changes
        .flatMap(({ change }) => describeChangeBriefly(change, language).slice(0, known ? undefined : 1))
        .map((line) => (
          <p key={line} class="an-value">
            {withUnits(line)}
          </p>
        ))}
      {changes.length === 0 && <p>{firstSentence(fix.instructions)}</p>}
      {fix.with_material !== '' && <p class="an-value">{fix.with_material}</p>}
      {main?.where.map((line) => (
        <p key={line} class="an-where">
          {line}
        </p>
      ))}
      {text !== '' && (
        <p class="sy-then">
          <strong>{label}</strong>
          {text} {vain && <a {...vain}>{texts.inVain}</a>}
        </p>
      )}
      <Against {...{ answer, fix }} cause={view.id} />
      {known && main && (
        <div class="sy-do">
          <OwnValue view={main} answer={answer} />
          {FixFile && (
            <FixFile answer={answer} fix={fixAnchor(view.id, fix.id)} changes={changes.map(({ change }) => change)} />
          )}
        </div>
      )}
      <details>
        <summary>{texts.more}</summary>
        <CauseBody {...{ answer, view, cause }} above={fix.id} />
      </details>
    </li>
  );
}

/** A line with its figures kept beside their units, where a narrow card breaks it. */
function withUnits(line: string): string {
  return line.replace(/(\d) (?=°C|%|mm|s\b)/g, '$1\u00a0');
}

/** What has to be chosen before the cards have values and files. */
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
