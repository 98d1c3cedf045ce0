import { nearest } from '../../../../core/names/nearest.js';
import type { Override, PrinterSource, ProcessesSource } from '../../../../schemas/generated/source.js';
import { type CheckProblem, type FieldProblem, faultAt } from '../../../shared/problem.js';
import { type Json, ownValue, sameLeaf } from '../../../shared/tree.js';
import { type Dataset, findLead, type LoadedFile } from '../../load/dataset.js';
import { valueProblem } from '../schema.js';
import {
  coversField,
  fields,
  importedProcessValue,
  importedValue,
  readPrinterTarget,
  readProcessTarget,
  type Target,
} from './target.js';

/**
 * Checks every override: its field exists, its value fits that field, and the imported value is still the one it was
 * written for.
 */
export function checkOverrides(dataset: Dataset): CheckProblem[] {
  return [
    ...[...dataset.printers.values()].flatMap((entry) => ofPrinter(dataset, entry)),
    ...[...dataset.processes.values()].flatMap((entry) => ofProcesses(dataset, entry)),
  ];
}

function ofPrinter(dataset: Dataset, { file, value: printer }: LoadedFile<PrinterSource>): CheckProblem[] {
  if (!printer.overrides) return [];
  const lead = findLead(dataset, printer);
  if (!lead)
    return printer.overrides.map((_, index) =>
      faultAt({ file, path: `overrides.${index}.field` }, 'override_without_source', [
        'corrects nothing: no source knows this printer',
        'state it under curated',
      ]),
    );
  const { imported } = lead;
  const withheld = new Set<string>();
  for (const { field } of printer.overrides) {
    const target = readPrinterTarget(field, Object.keys(imported.nozzles));
    if (target.kind === 'withheld') withheld.add(target.material);
  }
  return problemsOf(file, printer.overrides, (override) => {
    const target = readPrinterTarget(override.field, Object.keys(imported.nozzles));
    const curated = Object.keys(printer.curated ?? {});
    const name = target.kind === 'printer' && curated.find((one) => coversField(one, target.field));
    if (name)
      return faultAt({ path: 'field' }, 'curated_and_overridden', [
        `${name} is also curated in the same file`,
        'change the value under curated, and remove the override',
      ]);
    if (target.kind === 'profile' && withheld.has(target.material))
      return faultAt({ path: 'field' }, 'profile_withheld', [
        `the profile of ${target.material} is withheld`,
        'remove one of the two',
      ]);
    const groups = 'material' in target ? ownValue(imported.profiles, target.material) : undefined;
    return (
      ('material' in target && !groups && unknown('profile', target.material, Object.keys(imported.profiles ?? {}))) ||
      ('nozzle' in target &&
        target.nozzle !== null &&
        unknownUnless(
          'nozzle',
          target.nozzle,
          target.kind === 'profile' ? (groups ?? []).flatMap(({ nozzles }) => nozzles) : Object.keys(imported.nozzles),
        )) ||
      judge(override, target, () => importedValue(imported, target))
    );
  });
}

function ofProcesses(dataset: Dataset, { file, value }: LoadedFile<ProcessesSource>): CheckProblem[] {
  const blocks = dataset.imported.get(value.source)?.processes.get(value.brand)?.value ?? {};
  return problemsOf(file, value.overrides, (override) => {
    const target = readProcessTarget(override.field, Object.keys(blocks));
    if (target?.kind !== 'process')
      return faultAt({ path: 'field' }, 'no_block', [
        `"${override.field}" does not name a block`,
        'blocks.<block>.<field>',
      ]);
    return (
      unknownUnless('block', target.block, Object.keys(blocks)) ||
      judge(override, target, () => importedProcessValue(blocks, target))
    );
  });
}

function problemsOf(
  file: string,
  overrides: readonly Override[],
  faultOf: (override: Override) => FieldProblem | null,
): CheckProblem[] {
  const seen = new Set<string>();
  return overrides.flatMap((override, index) => {
    const overlaps = [...seen].find((other) => overlap(other, override.field));
    const fault = overlaps === undefined ? faultOf(override) : overlapping(override.field, overlaps);
    seen.add(override.field);
    return fault ? [{ ...fault, file, path: `overrides.${index}.${fault.path}` }] : [];
  });
}

function overlapping(field: string, other: string): FieldProblem {
  return other === field
    ? faultAt({ path: 'field' }, 'overridden_twice', [`"${field}" is overridden twice`, 'keep one'])
    : faultAt({ path: 'field' }, 'overridden_in_part', [
        `"${field}" and "${other}" are both overridden, but one is part of the other`,
        'keep one',
      ]);
}

/** Whether two overrides overlap: same value, or a group and its part; a whole profile is reported separately. */
function overlap(a: string, b: string): boolean {
  const [group, part] = a.length < b.length ? [a, b] : [b, a];
  return group === part || (!/^profiles\.[^.]+$/.test(group) && coversField(group, part));
}

/** Checks that an override can be applied and that the imported value is still the one it was written for. */
function judge({ was, value }: Override, target: Target, imported: () => Json): FieldProblem | null {
  if (target.kind === 'withheld') {
    if (value !== null)
      return faultAt({ path: 'value' }, 'withholds_profile', [
        'withholds a whole profile',
        'null, or name a field of the profile',
      ]);
  } else {
    const schema = fields(target.kind).get(target.field);
    if (!schema) return unknown('field', target.field, fields(target.kind).keys());
    const problem = valueProblem(schema, value);
    if (problem) return { ...problem, path: problem.path === '' ? 'value' : `value.${problem.path}` };
  }
  return untimely({ was, value }, imported());
}

/** Reports an override whose source now has its value, or another value than the one it was written for. */
export function untimely({ was, value }: Pick<Override, 'was' | 'value'>, now: Json): FieldProblem | null {
  if (sameLeaf(now, value as Json))
    return faultAt({ path: 'value' }, 'idle_override', [
      `the source itself now has ${JSON.stringify(value)}`,
      'remove the override',
    ]);
  if (!sameLeaf(now, was as Json))
    return faultAt({ path: 'was' }, 'outdated_override', [
      `was written for ${JSON.stringify(was)}, but the source now has ${JSON.stringify(now)}`,
      'check the override',
    ]);
  return null;
}

function unknownUnless(kind: string, name: string, known: readonly string[]): FieldProblem | null {
  return known.includes(name) ? null : unknown(kind, name, known);
}

function unknown(kind: string, name: string, known: Iterable<string>): FieldProblem {
  const [near] = nearest(name, known);
  return faultAt({ path: 'field' }, 'unknown_target', [
    `there is no ${kind} "${name}" here`,
    near?.name && `did you mean "${near?.name}"?`,
  ]);
}
