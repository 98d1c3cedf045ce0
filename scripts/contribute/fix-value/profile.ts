import type { ImportedProfile } from '../../../schemas/generated/source.js';
import { fields, importedProcessValue, importedValue } from '../../pipeline/check/overrides/target.js';
import type { Records } from '../../pipeline/compose/records.js';
import { type Dataset, findLead, type Lead } from '../../pipeline/load/dataset.js';
import { at, isObject, sameLeaf } from '../../shared/tree.js';
import { fileLines } from '../../shared/yaml-text.js';
import { type EditableValue, findField, overridden, rejectObjectField } from './editable-value.js';

interface ProfileValueQuery {
  printer: string;
  material: string;
  /** Variant of the nozzle; undefined: all of them. */
  nozzle: string | undefined;
  field: string;
}

/**
 * A value of the profiles of a material, on one nozzle or on all; `process.` prefixes values of the process preset.
 *
 * @throws naming the nearest existing fields
 */
export function profileValue(
  { dataset, records }: { dataset: Dataset; records: Records },
  wanted: ProfileValueQuery,
): EditableValue {
  const entry = dataset.printers.get(wanted.printer);
  const lead = entry && findLead(dataset, entry.value);
  const groups = lead?.imported.profiles?.[wanted.material];
  if (!entry || !lead || !groups) throw new Error(`${wanted.printer} has no profile of ${wanted.material}`);
  const variants = groups.flatMap(({ nozzles }) => nozzles);
  if (wanted.nozzle !== undefined && !variants.includes(wanted.nozzle))
    throw new Error(
      `${wanted.printer} has no profile of ${wanted.material} on the nozzle "${wanted.nozzle}" (allowed: ${variants.join(', ')})`,
    );
  const profilesOf = (from: Records) =>
    from.profiles.filter(
      ({ printer, material, nozzle: { variant } }) =>
        printer === wanted.printer &&
        material === wanted.material &&
        (wanted.nozzle === undefined || variant === wanted.nozzle),
    );
  const published = (from: Records) => profilesOf(from).map((one) => at(one, wanted.field));
  // One correction cannot be right for different values.
  const [first, ...others] = published(records);
  if (others.some((value) => !sameLeaf(value, first ?? null))) {
    const values = profilesOf(records).map(
      (one) => `${JSON.stringify(at(one, wanted.field))} on ${one.nozzle.variant}`,
    );
    throw new Error(`${wanted.field} differs between nozzles: ${values.join(', ')}; choose one with --nozzle`);
  }
  const process = /^process\.(.+)$/.exec(wanted.field)?.[1];
  if (process !== undefined) return processValue(dataset, lead, { ...wanted, field: process }, published);
  const processes = [...fields('process')].map(([field, schema]) => [`process.${field}`, schema] as const);
  const schema = findField('profile', wanted.field, new Map([...fields('profile'), ...processes]));
  rejectObjectField(schema, wanted.field);
  refuseRepeated(
    wanted.field,
    groups.map(({ values }) => values),
  );
  const [material, nozzle, field] = [wanted.material, wanted.nozzle ?? null, wanted.field];
  const path = `profiles.${material}${nozzle === null ? '' : `.nozzles.${nozzle}`}.${field}`;
  // An override of all nozzles refers to the value on the default one, if the profile has it.
  const usual = variants.find((variant) => lead.imported.nozzles[variant]?.default) ?? variants[0] ?? null;
  const was = importedValue(lead.imported, { kind: 'profile', material, nozzle: nozzle ?? usual, field });
  return overridden({ field, schema, published, file: entry.file }, { overrides: entry.value.overrides, path, was });
}

/** @throws if a bed temperature is derived from that of a plate, which has to be changed instead */
function refuseRepeated(field: string, values: readonly ImportedProfile['values'][]): void {
  if (!field.startsWith('bed_temperature_c.')) return;
  const plates = new Set(
    values.flatMap((one) => {
      const own = at(one, 'bed_temperature_c.other_layers');
      const byPlate = at(one, 'bed_temperature_by_plate_c');
      return own === null && isObject(byPlate) ? Object.keys(byPlate) : [];
    }),
  );
  if (plates.size === 0) return;
  const layer = field.slice('bed_temperature_c.'.length);
  throw new Error(
    `${field} depends on the plate here: change ${[...plates].map((plate) => `bed_temperature_by_plate_c.${plate}.${layer}`).join(' or ')}`,
  );
}

/** A value of the process preset behind the profiles: a block that several printers of the brand may share. */
function processValue(
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
  const head = `# yaml-language-server: $schema=../../../schemas/generated/editor/processes.schema.json\n\n${fileLines({ source, brand })}`;
  const path = `blocks.${block}.${field}`;
  return overridden(
    { field: `process.${field}`, schema, published, file },
    { overrides: entry?.value.overrides, path, was, head },
  );
}
