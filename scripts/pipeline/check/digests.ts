import type { Problem } from '../../shared/problem.js';
import type { Dataset } from '../load/dataset.js';
import type { SourceFile } from '../load/source-file.js';

/** Where a value that an import brought is corrected. */
const INSTEAD =
  'the next import would overwrite it: undo the edit, and correct the value with an override in data/printers/<brand>/<model>.yaml';

/** Finds imported files that somebody has edited, added or removed: they are not what the import has recorded. */
export function checkDigests(files: readonly SourceFile[], { imported }: Dataset): Problem[] {
  const now = new Map(files.map(({ file, digest }) => [file, digest]));
  return [...imported].flatMap(
    ([
      source,
      { printers, processes, presets, presetValues, filaments, filamentPresets, machineNames, bases, digests },
    ]) => {
      const problem = (file: string, message: string, allowed: string) => ({
        file,
        path: '',
        message,
        allowed,
        rule: 'digests',
      });
      const single = [filamentPresets, machineNames, bases].filter((entry) => entry !== undefined);
      const present = [
        ...printers.values(),
        ...processes.values(),
        ...presets.values(),
        ...presetValues.values(),
        ...filaments.values(),
        ...single,
      ].map(({ file }) => file);
      if (present.length > 0 && !now.has(digests.file))
        return [problem(digests.file, 'is missing', `git checkout -- data/${digests.file}, or import again`)];
      const recorded = new Map(
        Object.entries(digests.value).map(([name, digest]) => [`imported/${source}/${name}`, digest]),
      );
      const edited = present.flatMap((file) => {
        const digest = recorded.get(file);
        if (digest === undefined)
          return [problem(file, 'was written by no import', 'run "npm run import", or remove it')];
        return now.get(file) === digest ? [] : [problem(file, 'was edited by hand', INSTEAD)];
      });
      const missing = [...recorded.keys()].filter((file) => !present.includes(file));
      return [
        ...edited,
        ...missing.map((file) => ({
          ...problem(digests.file, `${file} is missing`, 'restore it, or import again'),
          path: file.slice(`imported/${source}/`.length),
        })),
      ];
    },
  );
}
