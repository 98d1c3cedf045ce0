import { useRef, useState } from 'preact/hooks';
import type { Subject } from '../../../core/contract/paths.js';
import { addressesOf } from './addresses.js';
import { fill } from './texts/fill.js';
import { useTools } from './tools.js';

/** The addresses of what is shown, to copy. */
export function ApiAddress({ subject }: { subject: Subject }) {
  const { texts, base, requests } = useTools();
  const { query, file } = addressesOf(subject);
  const root = typeof location === 'undefined' ? base : location.origin + base;
  return (
    <section class="xp-card xp-address">
      <h3>{texts.address}</h3>
      <dl>
        <dt>{texts.queryForm}</dt>
        <dd>
          <Copyable text={root + query} what={texts.queryForm} />
          <p class="xp-quiet">{fill(texts.queryNote, { n: requests })}</p>
        </dd>
        <dt>{texts.fileForm}</dt>
        <dd>
          <Copyable text={root + file} what={texts.fileForm} href={root + file} />
          <p class="xp-quiet">{texts.fileNote}</p>
        </dd>
      </dl>
    </section>
  );
}

/** A text in type, with a button that copies it. */
export function Copyable({ text, what, href }: { text: string; what: string; href?: string }) {
  const { texts } = useTools();
  const code = useRef<HTMLElement>(null);
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(texts.copied);
    } catch {
      // Without https there is no clipboard: the text is selected for the reader.
      if (code.current) getSelection()?.selectAllChildren(code.current);
      setSaid(texts.copyFailed);
    }
  };
  const shown = <code ref={code}>{text}</code>;
  return (
    <span class="xp-copyable">
      {href === undefined ? shown : <a href={href}>{shown}</a>}
      <button type="button" class="xp-button" aria-label={fill(texts.copyWhat, { what })} onClick={copy}>
        {texts.copy}
      </button>
      <span role="status">{said}</span>
    </span>
  );
}
