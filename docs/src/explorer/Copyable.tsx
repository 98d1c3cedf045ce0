import { useRef, useState } from 'preact/hooks';
import { Button } from '../parts.js';

interface Props {
  text: string;
  /** Makes the text a link. */
  href?: string;
  /** Name of the button, where its text alone says too little. */
  label?: string;
  texts: { copy: string; copied: string; copyFailed: string };
}

/** Code with a copy button. Without the Clipboard API, which needs HTTPS, the button selects the code instead. */
export function Copyable({ text, href, label, texts }: Props) {
  const code = useRef<HTMLElement>(null);
  const [message, setMessage] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setMessage(texts.copied);
    } catch {
      if (code.current) getSelection()?.selectAllChildren(code.current);
      setMessage(texts.copyFailed);
    }
  };
  const shown = <code ref={code}>{text}</code>;
  return (
    <span class="row">
      {href === undefined ? shown : <a href={href}>{shown}</a>}{' '}
      <Button label={label} onPress={copy}>
        {texts.copy}
      </Button>{' '}
      <span role="status">{message}</span>
    </span>
  );
}
