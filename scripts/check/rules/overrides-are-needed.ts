import type { ImportedPrinter, Override } from '../../../schemas/generated/source.js';
import { leadOf } from '../../compose/printer.js';
import type { Dataset } from '../../load/dataset.js';
import { expandProfile } from '../../shared/profile.js';
import { isObject, type Json, type JsonObject, merge, sameLeaf } from '../../shared/tree.js';
import type { Rule } from '../rule.js';

export default {
  name: 'overrides-are-needed',
  description: 'An override still corrects the value that it was written for.',
  *check({ dataset }) {
    for (const { file, value: printer } of dataset.printers.values()) {
      const { imported } = leadOf(dataset, printer);
      for (const [index, override] of (printer.overrides ?? []).entries()) {
        const now = importedValue(dataset, imported, override.field);
        yield* judge(file, index, override, now);
      }
    }
    for (const { file, value: processes } of dataset.processes.values()) {
      for (const [index, override] of (processes.overrides ?? []).entries()) {
        const id = Object.keys(processes.blocks).find((key) => override.field.startsWith(`blocks.${key}.`)) ?? '';
        const values = merge(
          (processes.common ?? {}) as JsonObject,
          (processes.blocks[id] ?? {}) as unknown as JsonObject,
        );
        yield* judge(file, index, override, at(values, override.field.slice(`blocks.${id}.`.length)));
      }
    }
  },
} satisfies Rule;

function* judge(file: string, index: number, { field, was, value }: Override, now: Json) {
  const path = `overrides.${index}.field`;
  if (sameLeaf(now, (value ?? null) as Json))
    yield {
      file,
      path,
      message: `${field}: the source now says ${JSON.stringify(value)} itself`,
      allowed: 'remove the override',
    };
  else if (!sameLeaf(now, (was ?? null) as Json))
    yield {
      file,
      path,
      message: `${field}: was written for ${JSON.stringify(was)}, the source now says ${JSON.stringify(now)}`,
      allowed: 'review the override',
    };
}

/** What the source says at the path of an override. Nozzle variants hold dots (`0.4`), so they are looked for whole. */
function importedValue(dataset: Dataset, imported: ImportedPrinter, field: string): Json {
  const variantIn = (path: string) =>
    Object.keys(imported.nozzles ?? {})
      .filter((key) => path.startsWith(`nozzles.${key}.`))
      .sort((a, b) => b.length - a.length)[0];
  const [, material, rest = ''] = /^profiles\.([^.]+)(?:\.(.*))?$/.exec(field) ?? [];
  if (material !== undefined) {
    const profile = imported.profiles?.[material];
    if (!profile || rest === '') return profile?.preset ?? null;
    const named = variantIn(rest);
    const usual = Object.keys(imported.nozzles ?? {}).find((key) => imported.nozzles?.[key]?.default);
    const defaults = (dataset.materials.get(material)?.value.profile_defaults ?? {}) as JsonObject;
    const retraction = (imported.facts?.retraction ?? {}) as JsonObject;
    const values = expandProfile(profile as unknown as JsonObject, named ?? usual ?? '', defaults, retraction);
    return at(values, named === undefined ? rest : rest.slice(`nozzles.${named}.`.length));
  }
  const variant = variantIn(field);
  if (variant === undefined) return at((imported.facts ?? {}) as JsonObject, field);
  return at((imported.nozzles?.[variant] ?? {}) as unknown as JsonObject, field.slice(`nozzles.${variant}.`.length));
}

function at(values: JsonObject, path: string): Json {
  let node: Json = values;
  for (const part of path.split('.')) node = isObject(node) ? (node[part] ?? null) : null;
  return node;
}
