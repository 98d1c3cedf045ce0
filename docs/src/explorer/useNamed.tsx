import { useEffect } from 'preact/hooks';
import { UnknownNameError } from '../../../clients/typescript/src/errors.js';
import { resolveRecord } from '../../../clients/typescript/src/resolve-record.js';
import type { NameKind } from '../../../core/names/spellings.js';
import type { Material, Printer } from '../../../schemas/generated/record.js';
import type { QueryState } from './query-state.js';
import { Status } from './Status.js';
import { fill } from './texts/fill.js';
import { type Loaded, useLoaded, useTools } from './tools.js';

/** The keys of a place that name a record. */
type Named = 'printer' | 'printer2' | 'material' | 'material2';

/** What each of them names. */
interface Records {
  printer: Printer;
  printer2: Printer;
  material: Material;
  material2: Material;
}

const KINDS: Record<Named, Extract<NameKind, 'printers' | 'materials'>> = {
  printer: 'printers',
  printer2: 'printers',
  material: 'materials',
  material2: 'materials',
};

/** Loads what the place names; a name that is no id is replaced by the id in the address of the page. */
export function useNamed<K extends Named>(key: K): Loaded<Records[K]> {
  const { files, place, go } = useTools();
  const name = place[key];
  const loaded = useLoaded(name, (wanted) => resolveRecord<Records[K]>(files, KINDS[key], wanted));
  const id = loaded.state === 'ready' ? loaded.value.id : null;
  useEffect(() => {
    if (id !== null && id !== name) go({ [key]: id } as Partial<QueryState>, 'replaces');
  }, [id]);
  return loaded;
}

/** Says what became of {@link useNamed} when there is no record yet; suggests others for a name that is not known. */
export function NamedStatus({ of, at }: { of: Loaded<unknown>; at: Named }) {
  const { texts, hrefOf } = useTools();
  const kind = at.startsWith('printer') ? 'printer' : 'material';
  if (of.state !== 'failed' || !(of.error instanceof UnknownNameError)) return <Status of={of} what={texts[kind]} />;
  const { asked: id, suggestions } = of.error;
  return (
    <div role="alert" class="xp-alert">
      <p>
        <strong>{fill(texts.unknown[kind], { id })}</strong>
      </p>
      {suggestions.length > 0 && (
        <p>
          {texts.didYouMean}{' '}
          {suggestions.map((other, i) => (
            <span key={other}>
              {i > 0 && ' · '}
              <a href={hrefOf({ [at]: other })}>{other}</a>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
