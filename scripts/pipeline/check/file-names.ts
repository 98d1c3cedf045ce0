import { type CheckProblem, faultAt } from '../../shared/problem.js';
import type { Dataset } from '../load/dataset.js';

/**
 * Checks that each file is at the path that its id demands. Runs before the reference checks, which would also report
 * every reference to the id that the path suggests.
 */
export function* checkFileNames(dataset: Dataset): Iterable<CheckProblem> {
  for (const { file, value } of dataset.printers.values()) {
    if (!Object.hasOwn(dataset.brands.value, value.brand)) continue; // reported by the references
    const expected = `printers/${value.brand}/${value.id.slice(value.brand.length + 1)}.yaml`;
    if (file !== expected || !value.id.startsWith(`${value.brand}-`)) yield misplaced(file, 'id', value.id, expected);
  }
  const { materials, symptoms, causes, fixes, checks, cases, settings, calibrations } = dataset;
  for (const entries of [materials, symptoms, causes, fixes, checks, cases, settings, calibrations])
    for (const { file, value } of entries.values()) {
      const expected = `${value.id.replaceAll('_', '-')}.yaml`;
      if (!file.endsWith(`/${expected}`)) yield misplaced(file, 'id', value.id, `a file called ${expected}`);
    }
  for (const { file, value } of dataset.processes.values())
    yield* unlessAt(file, 'brand', value.brand, `processes/${value.source}/${value.brand}.yaml`);
  for (const { file, value } of dataset.codeSystems.values())
    yield* unlessAt(file, 'id', value.id, `codes/${value.id}/system.yaml`);
  for (const { file, value } of dataset.codes.values())
    yield* unlessAt(file, 'module', value.module, `codes/${value.system}/${value.module}.yaml`);
  for (const { file, value } of dataset.slicerKeys.values())
    yield* unlessAt(file, 'id', value.id, `slicer-keys/${value.id}.json`);
}

function unlessAt(file: string, path: string, id: string, expected: string): CheckProblem[] {
  return file === expected ? [] : [misplaced(file, path, id, expected)];
}

function misplaced(file: string, path: string, id: string, expected: string): CheckProblem {
  return faultAt({ file, path }, 'misplaced_id', [`the id "${id}" belongs in ${expected}`]);
}
