import { useEffect, useRef, useState } from 'preact/hooks';
import { ruleText } from '../../../core/troubleshoot/resolve/rule-view.js';
import { Button } from '../parts.js';
import { useAnswer, valuesUsed } from './answer.js';
import { answerTexts } from './outcomes.js';
import { writeView, writeYours } from './view.js';

/** Ways to share the answer: a link, plain text for a forum, and print. */
export function ShareBar() {
  const answer = useAnswer();
  const { place, view, setup, ranking, language, say } = answer;
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
      setSaid(
        say(
          'Nothing could be copied: the text below is selected, press Ctrl+C or ⌘C.',
          '此处无法自动复制：下方文字已选中，请按 Ctrl+C 或 ⌘C。',
        ),
      );
    }
  };
  /** The full URL of this answer. */
  const link = () => {
    const nozzle = setup.profile?.nozzle.variant ?? place.nozzle;
    const own = { ...place, nozzle, yours: writeYours(valuesUsed(answer)), mine: false };
    return location.origin + location.pathname + writeView(own);
  };
  const send = async () => {
    try {
      await navigator.share({ title: document.title, url: link() });
    } catch {
      // Closing the system's share sheet is not an error.
    }
  };
  const plainText = () => {
    const told = ranking ? answerTexts(ranking.table, place, say) : [];
    const story = told.length > 0 ? [say('What you reported:', '已知情况：'), ...told, ''] : [];
    return [ruleText(view, language, answer.inVain, answer.shares), '', ...story, link(), ''].join('\n');
  };
  return (
    <fieldset class="an-share row" aria-label={say('Share this answer', '分享这份答案')}>
      {canSend && <Button onPress={send}>{say('Share…', '分享…')}</Button>}
      <Button
        onPress={() =>
          copy(link(), say('The link is copied: it opens exactly this answer.', '链接已复制：打开即为这份答案。'))
        }
      >
        {say('Copy the link', '复制链接')}
      </Button>
      <Button
        onPress={() =>
          copy(plainText(), say('The text is copied: paste it into the forum.', '文字已复制：可粘贴到论坛。'))
        }
      >
        {say('Copy as text for a forum', '复制为论坛文字')}
      </Button>
      <Button onPress={printSheet}>{say('Print on one page', '打印为一页')}</Button>
      <span role="status">{said}</span>
      {byHand !== null && (
        <textarea ref={field} readOnly rows={8} aria-label={say('To copy', '待复制的内容')} value={byHand} />
      )}
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
