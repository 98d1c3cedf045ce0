import { fields } from '../check/overrides/fields.js';
import { importedProcessValue } from '../check/overrides/imported-value.js';
import { written } from '../edit/written.js';
import type { Dataset } from '../load/dataset.js';
import type { Lead } from '../load/lead.js';
import type { Place, Wanted } from './change.js';
import { findField, refuseWhole } from './find-field.js';
import { writeOverride } from './override.js';

/** A value of the process preset behind the profiles: a block that the brand's printers may share. */
export function processPlace(
  dataset: Dataset,
  { source, imported }: Lead,
  { printer, material, nozzle, field }: Wanted,
  published: Place['published'],
): Place {
  const schema = findField('process', field, fields('process'));
  refuseWhole(schema, `process.${field}`);
  const groups = imported.profiles?.[material] ?? [];
  const used = groups.flatMap((group) =>
    group.nozzles
      .filter((variant) => nozzle === undefined || variant === nozzle)
      .map((variant) => group.process ?? imported.nozzles[variant]?.process),
  );
  const [block, ...others] = [...new Set(used)];
  if (block === undefined) throw new Error(`no process preset is known for ${printer} and ${material}`);
  if (others.length > 0)
    throw new Error(
      `the nozzles have different process presets: ${[block, ...others].join(', ')}; say which one with --nozzle`,
    );
  const brand = dataset.printers.get(printer)?.value.brand ?? '';
  const blocks = dataset.imported.get(source)?.processes.get(brand)?.value ?? {};
  const entry = dataset.processes.get(`${source}/${brand}`);
  const file = entry?.file ?? `processes/${source}/${brand}.yaml`;
  const was = importedProcessValue(blocks, { kind: 'process', block, field });
  const empty = `# yaml-language-server: $schema=../../../schemas/generated/editor/processes.schema.json\n\nsource: ${source}\nbrand: ${written(brand)}\n`;
  return {
    field: `process.${field}`,
    schema,
    published,
    file,
    write: (value, wish, text) => ({
      file,
      text: writeOverride(
        text || empty,
        entry?.value.overrides,
        { field: `blocks.${block}.${field}`, was, value },
        wish,
      ),
    }),
  };
}
