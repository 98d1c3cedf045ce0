import { type CheckProblem, faultAt } from '../../shared/problem.js';
import type { Dataset } from '../load/dataset.js';
import { findLead } from '../load/lead.js';
import { overrideOf } from './upstream.js';

/** Printable line widths as shares of the nozzle diameter: narrower lines break up, wider ones cannot be laid. */
const NARROWEST = 0.6;
const WIDEST = 2;

/** Tolerance for quotients of decimal fractions. */
const TOLERANCE = 1e-6;

/** An impossible line width, with the file whose overrides can correct it. */
type LineWidthProblem = CheckProblem & { overrides: string };

/** Checks that each nozzle can lay the line widths of its default process. */
export function checkLineWidths(dataset: Dataset): LineWidthProblem[] {
  const problems = new Map<string, LineWidthProblem>();
  for (const { value: printer } of dataset.printers.values()) {
    const lead = findLead(dataset, printer);
    if (!lead) continue; // reported by the references
    const blocks = dataset.imported.get(lead.source)?.processes.get(printer.brand);
    const file = `processes/${lead.source}/${printer.brand}.yaml`;
    const overrides = [...dataset.processes.values()].find((entry) => entry.file === file)?.value.overrides ?? [];
    for (const { process = '', diameter_mm: diameter } of Object.values(lead.imported.nozzles)) {
      for (const [line, stated] of Object.entries(blocks?.value[process]?.values.line_width_mm ?? {})) {
        const field = `blocks.${process}.line_width_mm.${line}`;
        const index = overrides.findIndex((each) => each.field === field);
        const override = overrides[index];
        const width = override ? (override.value as number | null) : stated;
        if (width === null || isLaid(width, diameter)) continue;
        const widths = `${share(diameter, NARROWEST)} to ${share(diameter, WIDEST)} mm`;
        const place = override
          ? { file, path: `overrides.${index}.value` }
          : { file: blocks?.file ?? '', path: `${process}.values.line_width_mm.${line}` };
        problems.set(field, {
          ...faultAt(place, 'no_line_width', [
            `a line width of ${width} mm does not fit a ${diameter} mm nozzle`,
            `${widths}${override ? '' : `; ${overrideOf(field, file)}`}`,
          ]),
          overrides: file,
        });
      }
    }
  }
  return [...problems.values()];
}

function isLaid(width: number, diameter: number): boolean {
  return width / diameter >= NARROWEST - TOLERANCE && width / diameter <= WIDEST + TOLERANCE;
}

function share(diameter: number, of: number): number {
  return Number((diameter * of).toPrecision(3));
}
