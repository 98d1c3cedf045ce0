import { fill } from '../explorer/texts/fill.js';
import { usePage } from './context.js';
import type { Dropped } from './settle.js';

/** Says what of the address was left out. */
export function DroppedList({ dropped }: { dropped: readonly Dropped[] }) {
  const { texts } = usePage();
  if (dropped.length === 0) return null;
  return (
    <div role="alert" class="xp-alert">
      <p>
        <strong>{texts.droppedTitle}</strong>
      </p>
      <ul>
        {dropped.map(({ kind, id }) => (
          <li key={`${kind} ${id}`}>{fill(texts.dropped[kind], { id })}</li>
        ))}
      </ul>
    </div>
  );
}
