import type { ComponentChildren } from 'preact';
import { sayer } from '../../../core/resolve/change-words.js';
import { fill } from '../explorer/texts/fill.js';
import { forgetYours } from '../explorer/yours/store.js';
import { type Answer, valuesUsed } from './answer.js';
import { LeftOut } from './LeftOut.js';
import { ShareBar } from './ShareBar.js';
import { Sheet } from './Sheet.js';

interface Props {
  answer: Answer;
  /** What of the link could not be read. */
  unread: readonly string[];
  /** What shows the things that were left out all the same. */
  toggle?: ComponentChildren;
  /** What the answer is for, with ways to change it. */
  children?: ComponentChildren;
}

/** What comes before the causes: what the setup itself rules out, what is left out, and ways to share the answer. */
export function AnswerHead({ answer, unread, toggle, children }: Props) {
  const { resolved, setup, texts, language } = answer;
  const say = sayer(language);
  const own = Object.keys(valuesUsed(answer)).length;
  return (
    <section class="an-head">
      {children}
      {unread.length > 0 && (
        <p class="an-warn" role="alert">
          {fill(texts.unread, { what: unread.join(', ') })}
        </p>
      )}
      {resolved.contradictions.length > 0 && (
        <div class="an-warn" role="alert">
          <p>
            <strong>{texts.contradictions}</strong>
          </p>
          <ul>
            {resolved.contradictions.map(({ code, message, message_zh }) => (
              <li key={code + message}>{say(message, message_zh)}</li>
            ))}
          </ul>
          <p>{texts.first}</p>
        </div>
      )}
      {setup.printer && setup.material && !setup.profile && <p class="an-quiet">{texts.noPair}</p>}
      {own > 0 && (
        <p class="an-quiet">
          {fill(texts.ownUsed, { n: own })}{' '}
          <button type="button" class="an-button" onClick={() => forgetYours()}>
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
