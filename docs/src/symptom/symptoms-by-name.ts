import type { Files } from '../../../clients/typescript/src/files.js';
import { FILES } from '../../../core/contract/paths.js';
import type { Names } from '../../../core/names/spellings.js';

/**
 * What tells the ids of the symptoms that a name means. Few addresses name one otherwise: what takes names apart is
 * loaded for those alone.
 */
export async function symptomsByName(files: Files): Promise<(name: string) => readonly string[]> {
  const [{ idsOf }, names] = await Promise.all([
    import('../../../core/names/resolve.js'),
    files.memo<Names>(FILES.names),
  ]);
  return (name) => idsOf(names, 'symptoms', name);
}
