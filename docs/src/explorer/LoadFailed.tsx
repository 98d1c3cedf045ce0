import { Button } from '../parts.js';
import type { Loaded } from './tools.js';

interface Props {
  of: Loaded<unknown>;
  texts: { failed: string; retry: string };
}

/** Shows an error message with a retry button if loading failed; otherwise nothing. */
export function LoadFailed({ of, texts }: Props) {
  if (of.state !== 'failed') return null;
  return (
    <p class="alert" role="alert">
      {texts.failed} <Button onPress={of.retry}>{texts.retry}</Button>
    </p>
  );
}
