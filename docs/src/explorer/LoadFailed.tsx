import type { Loaded } from './tools.js';

interface Props {
  of: Loaded<unknown>;
  texts: { failed: string; retry: string };
  /** Prefix of the CSS classes: explorer (xp) or symptom pages (an). */
  look: 'xp' | 'an';
}

/** Shows an error message with a retry button if loading failed; otherwise nothing. */
export function LoadFailed({ of, texts, look }: Props) {
  if (of.state !== 'failed') return null;
  return (
    <p class={look === 'xp' ? 'xp-alert' : undefined} role="alert">
      {texts.failed}{' '}
      <button type="button" class={`${look}-button`} onClick={of.retry}>
        {texts.retry}
      </button>
    </p>
  );
}
