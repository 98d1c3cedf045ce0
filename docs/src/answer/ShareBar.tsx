import { useEffect, useRef, useState } from 'preact/hooks';
import { ruleText } from '../../../core/troubleshoot/resolve/rule-view.js';
import type { SymptomAnswer } from './answer.js';

/** Ways to hand the answer on: a link that shows it again, plain text for a forum, and paper. */
export function ShareBar({ answer }: { answer: SymptomAnswer }) {
  const { texts, view, language } = answer;
  const [said, setSaid] = useState('');
  const [byHand, setByHand] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.select(), [byHand]);
  const copy = async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setByHand(null);
      setSaid(done);
    } catch {
      // Without https there is no clipboard.
      setByHand(text);
      setSaid(texts.notCopied);
    }
  };
  const send = async () => {
    try {
      await navigator.share({ title: document.title, url: answer.link() });
    } catch {
      // Whoever closes the choice of the system shares nothing.
    }
  };
  return (
    <fieldset class="an-share" aria-label={texts.share}>
      {typeof navigator !== 'undefined' && 'share' in navigator && (
        <button type="button" class="an-button" onClick={send}>
          {texts.send}
        </button>
      )}
      <button type="button" class="an-button" onClick={() => copy(answer.link(), texts.linkCopied)}>
        {texts.link}
      </button>
      <button
        type="button"
        class="an-button"
        onClick={() => copy(`${ruleText(view, language)}\n\n${answer.link()}\n`, texts.textCopied)}
      >
        {texts.text}
      </button>
      <button type="button" class="an-button" onClick={() => print()}>
        {texts.print}
      </button>
      <span role="status">{said}</span>
      {byHand !== null && <textarea ref={field} readOnly rows={8} aria-label={texts.toCopy} value={byHand} />}
    </fieldset>
  );
}
