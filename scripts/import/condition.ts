import { compileExpression, truthy } from './expression.js';
import type { Report } from './report.js';

/** Returns the setting of a name. */
export type Scope = (name: string) => string | number | readonly (string | number)[] | undefined;
export type Condition = (scope: Scope) => boolean;

/**
 * Compiles a condition of a preset on the printers it fits, such as `printer_model=="MK4" and nozzle_diameter[0]==0.4`.
 * A setting without a value is empty.
 *
 * @throws with the position if it cannot be parsed
 */
export function compileCondition(source: string): Condition {
  const expression = compileExpression(source);
  return (scope) =>
    truthy(
      expression((name) => {
        const found = scope(name) ?? '';
        return typeof found === 'object' ? found.map(scalarOf) : scalarOf(found);
      }),
    );
}

/** The condition of a preset; one that holds for no printer, and is reported, if it cannot be parsed. */
export function presetCondition(source: string, preset: string, report: Report): Condition {
  try {
    return compileCondition(source);
  } catch (error) {
    report.drop('condition that cannot be read', `${preset}: ${(error as Error).message}`);
    return () => false;
  }
}

function scalarOf(value: string | number): string | number | boolean {
  if (value === 'true' || value === 'false') return value === 'true';
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
}
