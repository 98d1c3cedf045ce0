import { faultAt, type Problem } from '../../shared/problem.js';
import type { Dataset } from '../load/dataset.js';
import type { SourceFile } from '../load/source-file.js';

/** Finds imported files that were edited, added or removed by hand, by the digests that the import recorded. */
export function checkDigests(files: readonly SourceFile[], { imported }: Dataset): Problem[] {
  const now = new Map(files.map(({ file, digest }) => [file, digest]));
  return [...imported].flatMap(([source, { digests, ...own }]) => {
    const place = (file: string, path = '') => ({ file, path, rule: 'digests' });
    const present = Object.values(own)
      .flatMap((part) => (part instanceof Map ? [...part.values()] : part ? [part] : []))
      .map(({ file }: { file: string }) => file);
    if (present.length > 0 && !now.has(digests.file))
      return [
        faultAt(place(digests.file), 'missing_digests', [
          'is missing',
          `git checkout -- data/${digests.file}, or import again`,
        ]),
      ];
    const recorded = new Map(
      Object.entries(digests.value).map(([name, digest]) => [`imported/${source}/${name}`, digest]),
    );
    const edited = present.flatMap((file): Problem[] => {
      const digest = recorded.get(file);
      if (now.get(file) === digest) return [];
      return digest === undefined
        ? [faultAt(place(file), 'not_imported', ['was not written by an import', 'run "npm run import", or remove it'])]
        : [
            faultAt(place(file), 'edited_import', [
              'was edited by hand',
              'undo the edit, which the next import would overwrite, and correct the value with an override in data/printers/<brand>/<model>.yaml',
            ]),
          ];
    });
    const missing = [...recorded.keys()].filter((file) => !present.includes(file));
    return [
      ...edited,
      ...missing.map((file) =>
        faultAt(place(digests.file, file.slice(`imported/${source}/`.length)), 'missing_import', [
          `${file} is missing`,
          'restore it, or import again',
        ]),
      ),
    ];
  });
}
