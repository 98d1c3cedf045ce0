import { idsOf, type NameKind, type Names } from '../../../core/names.js';
import { FILES, namedPath } from '../../../core/paths.js';
import { suggest } from '../../../core/suggest.js';
import { LoadError, type Loader } from './load.js';

/** The kinds of ids that a link to the page may hold. */
export type Linked = Extract<NameKind, 'printers' | 'materials' | 'symptoms'>;

/** An id that names nothing. */
export class UnknownName extends LoadError {
  constructor(
    readonly kind: Linked,
    readonly id: string,
    readonly suggestions: readonly string[],
  ) {
    super('missing', id);
  }
}

/**
 * The record that an id, a name, an alias or an id of former days means, as the query endpoints take it.
 *
 * @throws {@link UnknownName} when nothing is called so; {@link LoadError} when a file cannot be had
 */
export async function named<T extends { id: string }>(loader: Loader, kind: Linked, name: string): Promise<T> {
  if (/^[a-z0-9-]+$/.test(name)) {
    try {
      return await loader.record<T>(namedPath(kind, name));
    } catch (error) {
      if (!(error instanceof LoadError) || error.reason !== 'missing') throw error;
    }
  }
  const names = await loader.json<Names>(FILES.names);
  const [id, ...more] = idsOf(names, kind, name);
  if (id === undefined || more.length > 0) {
    const suggestions = id === undefined ? suggest(names, kind, name) : [id, ...more];
    throw new UnknownName(kind, name, suggestions);
  }
  return loader.record<T>(namedPath(kind, id));
}
