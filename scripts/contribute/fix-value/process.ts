import { fields } from '../../pipeline/check/overrides/fields.js';
import { importedProcessValue } from '../../pipeline/check/overrides/imported-value.js';
import type { Dataset } from '../../pipeline/load/dataset.js';
import type { Lead } from '../../pipeline/load/lead.js';
import { inlineYaml } from '../edit/inline-yaml.js';
import type { EditableValue, ProfileValueQuery } from './editable-value.js';
import { findField, rejectObjectField } from './find-field.js';
import { writeOverride } from './override.js';

/** A value of the process preset behind the profiles: a block that the brand's printers may share. */
export function processValue(
  dataset: Dataset,
  { source, imported }: Lead,
  { printer, material, nozzle, field }: ProfileValueQuery,
  published: EditableValue['published'],
): EditableValue {
  const schema = findField('process', field, fields('process'));
  rejectObjectField(schema, `process.${field}`);
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
      `the nozzles have different process presets: ${[block, ...others].join(', ')}; choose one with --nozzle`,
    );
  const brand = dataset.printers.get(printer)?.value.brand ?? '';
  const blocks = dataset.imported.get(source)?.processes.get(brand)?.value ?? {};
  const entry = dataset.processes.get(`${source}/${brand}`);
  const file = entry?.file ?? `processes/${source}/${brand}.yaml`;
  const was = importedProcessValue(blocks, { kind: 'process', block, field });
  const empty = `# yaml-language-server: $schema=../../../schemas/generated/editor/processes.schema.json\n\nsource: ${source}\nbrand: ${inlineYaml(brand)}\n`;
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
