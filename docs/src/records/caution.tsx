import type { Tongue } from './tongue.js';

/** What to mind, set apart from the text around it; nothing where there is nothing to mind. */
export function Caution({ text, tongue: { say, texts } }: { text: string; tongue: Tongue }) {
  if (text === '') return null;
  return (
    <p class="caution">
      <strong>
        {texts.caution}
        {say(': ', '：')}
      </strong>
      {text}
    </p>
  );
}
