import type { Printer, Profile } from '../../../schemas/generated/record.js';
import type { Override } from '../../../schemas/generated/source.js';
import type { CheckProblem, Fault, Position } from '../../shared/problem.js';
import { at } from '../../shared/tree.js';
import type { Records } from '../compose/records.js';
import type { Dataset } from '../load/dataset.js';

/** A problem found by a rule, without the rule's name. */
export type LintFinding = CheckProblem & {
  /** Other values of the file that the one at `path` was compared with, named as in overrides and curated facts. */
  against?: readonly string[] | undefined;
  /** The override that withholds the wrong value, if a maintainer would write one. `--fix` writes it. */
  fix?: Override | undefined;
};

export type LintProblem = LintFinding & { rule: string };

/** The input of a rule: the source files, and the records composed from them. */
export interface LintInput {
  dataset: Dataset;
  records: Records;
}

/** A requirement on the whole dataset that a schema cannot express. */
export interface LintRule {
  /** Kebab-case. */
  name: string;
  check: (composed: LintInput) => Iterable<LintFinding>;
}

/** Formats a range for a message: `190 to 230`, with `…` for an open end. */
export function rangeText({ min, max }: { min: number | null; max: number | null }): string {
  return `${min ?? '…'} to ${max ?? '…'}`;
}

/** A place in the file of a printer. */
export function atPrinter({ printers }: Dataset, id: string, path: string): Position {
  return { file: printers.get(id)?.file ?? '', path };
}

/** A finding on an imported value in the file of a printer, with the override that withholds it. */
export function withholding(
  dataset: Dataset,
  printer: string,
  { field, was, reason, source }: Omit<Override, 'value'>,
  { code, message }: Fault,
  against?: readonly string[],
): LintFinding {
  const allowed = 'correct or withhold it with an override';
  const fix = { field, was, value: null, reason, source };
  return { ...atPrinter(dataset, printer, field), code, message, allowed, fix, against };
}

/**
 * A finding on a profile value, with the override that withholds it; for all nozzles if the printer has only one.
 *
 * @param against what it was compared with: other values of the profile, and facts of its printer
 */
export function profileFinding(
  { dataset }: LintInput,
  profile: Profile,
  field: string,
  { code, message }: Fault,
  reason: string,
  against: { profile?: readonly string[]; printer?: readonly string[] } = {},
): LintFinding {
  const { printer, material, nozzle, provenance } = profile;
  const { nozzles = {} } = dataset.imported.get(provenance.source)?.printers.get(printer)?.value ?? {};
  const alone = Object.keys(nozzles).length === 1;
  const scope = alone ? `profiles.${material}` : `profiles.${material}.nozzles.${nozzle.variant}`;
  const was = at(profile, field) as number;
  const source = `${provenance.source}: ${provenance.filament_preset}`;
  const flaw = { code, message: `${nozzle.variant} nozzle: ${message}` };
  const compared = [...(against.profile ?? []).map((one) => `${scope}.${one}`), ...(against.printer ?? [])];
  return withholding(dataset, printer, { field: `${scope}.${field}`, was, reason, source }, flaw, compared);
}

/** One profile per process in use: many profiles share a process, whose problems are reported once. */
export function usedProcesses({ records: { profiles } }: LintInput): readonly Profile[] {
  const presets = profiles.filter(({ provenance }) => provenance.process_preset !== null);
  // The same preset can be for nozzles of several diameters.
  return firstOfEach(presets, ({ provenance: { source, process_preset: preset }, nozzle }) =>
    [source, preset, nozzle.diameter_mm].join('/'),
  );
}

/** The first of the profiles with each key. */
export function firstOfEach(profiles: readonly Profile[], keyOf: (profile: Profile) => string): Profile[] {
  return [...Map.groupBy(profiles, keyOf).values()].flatMap(([first]) => first ?? []);
}

/** A finding on a process value, in the file with the corrections of its brand's processes. */
export function processFinding(
  { dataset }: LintInput,
  profile: Profile,
  field: string,
  { code, message }: Fault,
): LintFinding {
  const { source, process_preset: preset } = profile.provenance;
  const brand = dataset.printers.get(profile.printer)?.value.brand ?? '';
  const imported = dataset.imported.get(source)?.printers.get(profile.printer)?.value;
  const { variant } = profile.nozzle;
  const group = imported?.profiles?.[profile.material]?.find(({ nozzles }) => nozzles.includes(variant));
  const block = group?.process ?? imported?.nozzles[variant]?.process ?? '';
  return {
    file: `processes/${source}/${brand}.yaml`,
    path: `blocks.${block}.${field}`,
    code,
    message: `${preset}: ${message}`,
    allowed: 'correct or withhold it with an override there',
  };
}

/** A finding on an imported fact of a printer, with the override that withholds it. */
export function printerFinding(
  { dataset }: LintInput,
  { id, provenance: { source, presets }, ...facts }: Printer,
  field: string,
  flaw: Fault,
  reason: string,
): LintFinding {
  const was = at(facts, field) as number;
  return withholding(dataset, id, { field, was, reason, source: `${source}: ${presets[0]}` }, flaw);
}
