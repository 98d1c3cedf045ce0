import type { CheckProblem } from '../../shared/problem.js';
import type { Dataset } from '../load/dataset.js';

/** Finds diameters in conditions that no nozzle has: with a digit too many, a condition would hold for all. */
export function* checkConditions({ causes, fixes, checks, imported }: Dataset): Iterable<CheckProblem> {
  const diameters = [...imported.values()].flatMap(({ printers }) =>
    [...printers.values()].flatMap(({ value }) =>
      Object.values(value.nozzles).map(({ diameter_mm: diameter }) => diameter),
    ),
  );
  const known = new Set(diameters.sort((a, b) => a - b));
  if (known.size === 0) return;
  for (const { file, value } of [...causes.values(), ...fixes.values(), ...checks.values()])
    for (const [path, diameter] of diametersIn(value, ''))
      if (!known.has(diameter))
        yield { file, path, code: 'no_such_nozzle', parameters: { diameter, known: [...known] } };
}

function* diametersIn(value: unknown, path: string): Iterable<[path: string, diameter: number]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const at = path === '' ? key : `${path}.${key}`;
    if (key === 'nozzle_diameters_mm')
      for (const [end, diameter] of Object.entries(inner as Record<string, number>)) yield [`${at}.${end}`, diameter];
    else yield* diametersIn(inner, at);
  }
}
