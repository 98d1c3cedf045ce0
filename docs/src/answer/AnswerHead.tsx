import type { ComponentChildren } from 'preact';
import { parenthesize } from '../../../core/troubleshoot/resolve/change-words.js';
import { LOCALES } from '../../../core/words/language.js';
import { fill } from '../explorer/texts/fill.js';
import { clearYours } from '../explorer/yours/store.js';
import { type SymptomAnswer, valuesUsed } from './answer.js';
import { ShareBar } from './ShareBar.js';
import { Sheet } from './Sheet.js';

interface Props {
  answer: SymptomAnswer;
  /** What of the link could not be read. */
  unread: readonly string[];
  /** What shows the things that were left out all the same. */
  toggle?: ComponentChildren;
  /** What the answer is for, with ways to change it. */
  children?: ComponentChildren;
}

/** What comes before the causes: what the setup itself rules out, what is left out, and ways to share the answer. */
export function AnswerHead({ answer, unread, toggle, children }: Props) {
  const { view, setup, texts } = answer;
  const own = Object.keys(valuesUsed(answer)).length;
  return (
    <section class="an-head">
      {children}
      {unread.length > 0 && (
        <p class="an-warn" role="alert">
          {fill(texts.unread, { what: unread.join(', ') })}
        </p>
      )}
      {view.contradictions.length > 0 && (
        <div class="an-warn" role="alert">
          <p>
            <strong>{texts.contradictions}</strong>
          </p>
          <ul>
            {view.contradictions.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <p>{texts.first}</p>
        </div>
      )}
      {setup.printer && setup.material && !setup.profile && <p class="an-quiet">{texts.noPair}</p>}
      {own > 0 && (
        <p class="an-quiet">
          {fill(texts.ownUsed, { n: own })}{' '}
          <button type="button" class="an-button" onClick={() => clearYours()}>
            {texts.ownForget}
          </button>
        </p>
      )}
      <ShareBar answer={answer} />
      <LeftOut answer={answer} />
      {toggle && <p>{toggle}</p>}
      <Sheet answer={answer} />
    </section>
  );
}

/** The causes and fixes that are for other setups, folded away, each with why. */
function LeftOut({ answer: { view, texts, language } }: { answer: SymptomAnswer }) {
  const { left_out: left } = view;
  if (left.length === 0) return null;
  return (
    <details class="an-left">
      <summary>{fill(texts.leftOut, { n: left.length })}</summary>
      <ul>
        {left.map(({ cause, fix, name, condition, likely }) => (
          <li key={`${cause} ${fix}`}>
            {fill(texts.because, { what: name, condition }) + parenthesize(likely, LOCALES[language].say)}
          </li>
        ))}
      </ul>
    </details>
  );
}
