import { type CheckProblem, faultAt, type Problem } from '../../shared/problem.js';
import type { Dataset } from '../load/dataset.js';

/**
 * Checks that each file is at the path that its id demands. Runs before the reference checks, which would also report
 * every reference to the id that the path suggests.
 */
export function checkFileNames(dataset: Dataset): Problem[] {
  return [...fileNames(dataset)].map((problem) => ({ ...problem, rule: 'references' }));
}

function* fileNames(dataset: Dataset): Iterable<CheckProblem> {
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
  const others = [
    ...[...dataset.processes.values()].map(({ file, value: { source, brand } }) => {
      return { file, path: 'brand', id: brand, expected: `processes/${source}/${brand}.yaml` };
    }),
    ...[...dataset.codeSystems.values()].map(({ file, value: { id } }) => {
      return { file, path: 'id', id, expected: `codes/${id}/system.yaml` };
    }),
    ...[...dataset.codes.values()].map(({ file, value: { system, module } }) => {
      return { file, path: 'module', id: module, expected: `codes/${system}/${module}.yaml` };
    }),
    ...[...dataset.slicerKeys.values()].map(({ file, value: { id } }) => {
      return { file, path: 'id', id, expected: `slicer-keys/${id}.json` };
    }),
  ];
  for (const { file, path, id, expected } of others) if (file !== expected) yield misplaced(file, path, id, expected);
}

function misplaced(file: string, path: string, id: string, expected: string): CheckProblem {
  return faultAt({ file, path }, 'misplaced_id', [`the id "${id}" belongs in ${expected}`]);
}
