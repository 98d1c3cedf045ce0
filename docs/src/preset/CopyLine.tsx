import { useRef, useState } from 'preact/hooks';
import type { PresetTexts } from './texts.js';

/** A line of a command, with a button that copies it. */
export function CopyLine({ text, words }: { text: string; words: PresetTexts }) {
  const code = useRef<HTMLElement>(null);
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(words.copied);
    } catch {
      // Without https there is no clipboard: the text is selected for the reader.
      if (code.current) getSelection()?.selectAllChildren(code.current);
      setSaid(words.copyByHand);
    }
  };
  return (
    <p class="ps-copy">
      <code ref={code}>{text}</code>{' '}
      <button type="button" class="an-button" onClick={copy}>
        {words.copy}
      </button>{' '}
      <span role="status">{said}</span>
    </p>
  );
}
