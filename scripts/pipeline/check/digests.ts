import { type CheckProblem, faultAt } from '../../shared/problem.js';
import type { Dataset } from '../load/dataset.js';
import type { SourceFile } from '../load/source-file.js';

/** Finds imported files that were edited, added or removed by hand, by the digests that the import recorded. */
export function* checkDigests(files: readonly SourceFile[], { imported }: Dataset): Iterable<CheckProblem> {
  const now = new Map(files.map(({ file, digest }) => [file, digest]));
  for (const [source, { digests, ...own }] of imported) {
    const present = Object.values(own)
      .flatMap((part) => (part instanceof Map ? [...part.values()] : part ? [part] : []))
      .map(({ file }: { file: string }) => file);
    if (present.length > 0 && !now.has(digests.file)) {
      yield faultAt({ file: digests.file, path: '' }, 'missing_digests', [
        'is missing',
        `git checkout -- data/${digests.file}, or import again`,
      ]);
      continue;
    }
    const recorded = new Map(
      Object.entries(digests.value).map(([name, digest]) => [`imported/${source}/${name}`, digest]),
    );
    for (const file of present) {
      const digest = recorded.get(file);
      if (digest === undefined)
        yield faultAt({ file, path: '' }, 'not_imported', [
          'was not written by an import',
          'run "npm run import", or remove it',
        ]);
      else if (now.get(file) !== digest)
        yield faultAt({ file, path: '' }, 'edited_import', [
          'was edited by hand',
          'undo the edit, which the next import would overwrite, and correct the value with an override in data/printers/<brand>/<model>.yaml',
        ]);
    }
    for (const file of recorded.keys())
      if (!present.includes(file))
        yield faultAt({ file: digests.file, path: file.slice(`imported/${source}/`.length) }, 'missing_import', [
          `${file} is missing`,
          'restore it, or import again',
        ]);
  }
}
