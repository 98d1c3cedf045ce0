import type { Loaded } from './tools.js';

interface Props {
  of: Loaded<unknown>;
  texts: { failed: string; retry: string };
  /** The page whose look it has: of the explorer, or of a symptom. */
  look: 'xp' | 'an';
}

/** Says in one sentence that something could not be loaded, with a button to try again; nothing otherwise. */
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
