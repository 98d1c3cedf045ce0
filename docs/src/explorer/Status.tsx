import type { ComponentChildren } from 'preact';
import { fill } from './texts/fill.js';
import { type Loaded, useTools } from './tools.js';

/** Says how far a load is, or why it failed, with a way to try again; shows `children` besides when it is done. */
export function Status({ of, what, children }: { of: Loaded<unknown>; what: string; children?: ComponentChildren }) {
  const { texts } = useTools();
  return (
    <>
      <div role="status" class="xp-status">
        {of.state === 'loading' && (
          <p>
            <progress
              aria-label={fill(texts.loading, { what })}
              {...(of.total > 1 ? { value: of.done, max: of.total } : {})}
            />
            {of.total > 1
              ? fill(texts.loadingPages, { what, done: of.done, total: of.total })
              : fill(texts.loading, { what })}
          </p>
        )}
      </div>
      {of.state === 'failed' && (
        <div role="alert" class="xp-alert">
          <p>
            <strong>{fill(texts.failed, { what })}</strong>{' '}
            {fill(texts.reasons[of.error.reason], { status: of.error.status ?? '' })}
          </p>
          <p>
            <code>{of.error.path}</code>
          </p>
          <button type="button" class="xp-button" onClick={of.retry}>
            {texts.retry}
          </button>
        </div>
      )}
      {of.state === 'ready' && children}
    </>
  );
}
