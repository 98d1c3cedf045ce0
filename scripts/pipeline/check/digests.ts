import type { Problem } from '../../shared/problem.js';
import type { Fault } from '../../shared/problem-messages/messages.js';
import type { Dataset } from '../load/dataset.js';
import type { SourceFile } from '../load/source-file.js';

/** Finds imported files that somebody has edited, added or removed: they are not what the import has recorded. */
export function checkDigests(files: readonly SourceFile[], { imported }: Dataset): Problem[] {
  const now = new Map(files.map(({ file, digest }) => [file, digest]));
  return [...imported].flatMap(
    ([
      source,
      { printers, processes, presets, presetValues, filaments, filamentPresets, machineNames, bases, codes, digests },
    ]) => {
      const problem = (file: string, fault: Fault, path = ''): Problem => ({ file, path, ...fault, rule: 'digests' });
      const single = [filamentPresets, machineNames, bases].filter((entry) => entry !== undefined);
      const present = [
        ...printers.values(),
        ...processes.values(),
        ...presets.values(),
        ...presetValues.values(),
        ...filaments.values(),
        ...codes.values(),
        ...single,
      ].map(({ file }) => file);
      if (present.length > 0 && !now.has(digests.file))
        return [problem(digests.file, { code: 'missing_digests', parameters: { file: digests.file } })];
      const recorded = new Map(
        Object.entries(digests.value).map(([name, digest]) => [`imported/${source}/${name}`, digest]),
      );
      const edited = present.flatMap((file) => {
        const digest = recorded.get(file);
        if (digest === undefined) return [problem(file, { code: 'not_imported' })];
        return now.get(file) === digest ? [] : [problem(file, { code: 'edited_import' })];
      });
      const missing = [...recorded.keys()].filter((file) => !present.includes(file));
      return [
        ...edited,
        ...missing.map((file) =>
          problem(
            digests.file,
            { code: 'missing_import', parameters: { file } },
            file.slice(`imported/${source}/`.length),
          ),
        ),
      ];
    },
  );
}
