import type { Printer } from '../../../schemas/generated/record.js';
import type { Fault } from '../../shared/problem-messages/messages.js';
import { at } from '../../shared/tree.js';
import type { LintFinding, LintInput } from './lint-rule.js';

/** What is wrong with one imported fact of a printer, and the override that withholds it. */
export function printerFinding(
  { dataset }: LintInput,
  printer: Printer,
  field: string,
  fault: Fault,
  reason: string,
): LintFinding {
  const { source, presets } = printer.provenance;
  const was = at(printer, field) as number;
  return {
    file: dataset.printers.get(printer.id)?.file ?? '',
    path: field,
    ...fault,
    remedy: { code: 'override' },
    fix: { field, was, value: null, reason, source: `${source}: ${presets[0]}` },
  };
}
