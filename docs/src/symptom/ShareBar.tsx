import { useEffect, useRef, useState } from 'preact/hooks';
import { ruleText } from '../../../core/troubleshoot/resolve/rule-view.js';
import { Button } from '../parts.js';
import type { SymptomAnswer } from './answer.js';

interface Props {
  answer: SymptomAnswer;
  /** The answers given, one line each. */
  statements: readonly string[];
}

/** Ways to share the answer: a link, plain text for a forum, and print. */
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
      // The clipboard API requires HTTPS.
      setByHand(text);
      setSaid(texts.notCopied);
    }
  };
  const send = async () => {
    try {
      await navigator.share({ title: document.title, url: answer.link() });
    } catch {
      // Closing the system's share sheet is not an error.
    }
  };
  const plainText = () => {
    const story = statements.length > 0 ? [`${texts.statements}${writer.colon.trimEnd()}`, ...statements, ''] : [];
    return [ruleText(view, language, answer.inVain, answer.shares), '', ...story, answer.link(), ''].join('\n');
  };
  return (
    <fieldset class="an-share row" aria-label={texts.share}>
      {canSend && <Button onPress={send}>{texts.send}</Button>}
      <Button onPress={() => copy(answer.link(), texts.linkCopied)}>{texts.link}</Button>
      <Button onPress={() => copy(plainText(), texts.textCopied)}>{texts.text}</Button>
      <Button onPress={printSheet}>{texts.print}</Button>
      <span role="status">{said}</span>
      {byHand !== null && <textarea ref={field} readOnly rows={8} aria-label={texts.toCopy} value={byHand} />}
    </fieldset>
  );
}

/** Prints the cards and causes on one sheet; collapsed parts stay collapsed. */
function printSheet(): void {
  const { dataset } = document.documentElement;
  dataset.sheet = '';
  addEventListener('afterprint', () => delete dataset.sheet, { once: true });
  print();
}
