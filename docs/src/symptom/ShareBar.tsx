import { useEffect, useRef, useState } from 'preact/hooks';
import { ruleText } from '../../../core/troubleshoot/resolve/rule-view.js';
import type { SymptomAnswer } from './answer.js';

interface Props {
  answer: SymptomAnswer;
  /** What was answered, a line each. */
  statements: readonly string[];
}

/** Ways to hand the answer on: a link that shows it again, plain text for a forum, and paper. */
export function ShareBar({ answer, statements }: Props) {
  const { texts, view, language, writer } = answer;
  const [said, setSaid] = useState('');
  const [byHand, setByHand] = useState<string | null>(null);
  const [canSend, setCanSend] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => setCanSend('share' in navigator), []);
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
  const plainText = () => {
    const story = statements.length > 0 ? [`${texts.statements}${writer.colon.trimEnd()}`, ...statements, ''] : [];
    return [ruleText(view, language, answer.inVain, answer.shares), '', ...story, answer.link(), ''].join('\n');
  };
  return (
    <fieldset class="an-share" aria-label={texts.share}>
      {canSend && (
        <button type="button" class="an-button" onClick={send}>
          {texts.send}
        </button>
      )}
      <button type="button" class="an-button" onClick={() => copy(answer.link(), texts.linkCopied)}>
        {texts.link}
      </button>
      <button type="button" class="an-button" onClick={() => copy(plainText(), texts.textCopied)}>
        {texts.text}
      </button>
      <button type="button" class="an-button" onClick={printSheet}>
        {texts.print}
      </button>
      <span role="status">{said}</span>
      {byHand !== null && <textarea ref={field} readOnly rows={8} aria-label={texts.toCopy} value={byHand} />}
    </fieldset>
  );
}

/** Prints the cards and the causes on one sheet: what is folded away stays so. */
function printSheet(): void {
  const { dataset } = document.documentElement;
  dataset.sheet = '';
  addEventListener('afterprint', () => delete dataset.sheet, { once: true });
  print();
}
