import type { ComponentChildren } from 'preact';
import { Button } from '../parts.js';
import { failureOf } from './load.js';
import { fill } from './texts/fill.js';
import { type Loaded, useFieldTools } from './tools.js';

interface Props<Value> {
  of: Loaded<Value>;
  what: string;
  children?: (value: Value) => ComponentChildren;
}

/** Shows loading progress or an error with a retry button, then `children` with what has loaded. */
export function Status<Value>({ of, what, children }: Props<Value>) {
  const { texts } = useFieldTools();
  const failure = of.state === 'failed' ? failureOf(of.error) : null;
  return (
    <>
      <div role="status" class="xp-status">
        {of.state === 'loading' && (
          <p class="row">
            <progress aria-label={fill(texts.loading, { what })} />
            {fill(texts.loading, { what })}
          </p>
        )}
      </div>
      {of.state === 'failed' && failure && (
        <div role="alert" class="alert">
          <p>
            <strong>{fill(texts.failed, { what })}</strong>{' '}
            {fill(texts.reasons[failure.reason], { status: failure.status ?? '' })}
          </p>
          <p>
            <code>{failure.path}</code>
          </p>
          <Button onPress={of.retry}>{texts.retry}</Button>
        </div>
      )}
      {of.state === 'ready' && children?.(of.value)}
    </>
  );
}
