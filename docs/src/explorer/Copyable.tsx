import { useRef, useState } from 'preact/hooks';
import { LOCALES } from '../../../core/words/language.js';
import { Button } from '../parts.js';
import { useFieldTools } from './tools.js';

interface Props {
  text: string;
  /** Makes the text a link. */
  href?: string;
  /** Name of the button, where its text alone says too little. */
  label?: string;
}

/** Code with a copy button. Without the Clipboard API, which needs HTTPS, the button selects the code instead. */
export function Copyable({ text, href, label }: Props) {
  const { say } = LOCALES[useFieldTools().language];
  const code = useRef<HTMLElement>(null);
  const [message, setMessage] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setMessage(say('Copied', '已复制'));
    } catch {
      if (code.current) getSelection()?.selectAllChildren(code.current);
      setMessage(say('Selected: press Ctrl+C or ⌘C', '已选中：请按 Ctrl+C 或 ⌘C'));
    }
  };
  const shown = <code ref={code}>{text}</code>;
  return (
    <span class="row">
      {href === undefined ? shown : <a href={href}>{shown}</a>}{' '}
      <Button label={label} onPress={copy}>
        {say('Copy', '复制')}
      </Button>{' '}
      <span role="status">{message}</span>
    </span>
  );
}
