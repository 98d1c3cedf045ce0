import type { Profile } from '../../../schemas/generated/record.js';
import type { Fault } from '../../shared/problem-messages/messages.js';
import type { LintFinding, LintInput } from './lint-rule.js';

/** One profile for each process that is used: many share one, and its problems are reported once. */
export function usedProcesses({ records: { profiles } }: LintInput): readonly Profile[] {
  const known = USED.get(profiles) ?? [...firstOfEach(profiles)];
  USED.set(profiles, known);
  return known;
}

/** Several rules ask for the same. */
const USED = new WeakMap<readonly Profile[], readonly Profile[]>();

function* firstOfEach(profiles: readonly Profile[]): Iterable<Profile> {
  const seen = new Set<string>();
  for (const profile of profiles) {
    const { source, process_preset: preset } = profile.provenance;
    // The same preset may stand for nozzles of several diameters.
    const key = `${source}/${preset}/${profile.nozzle.diameter_mm}`;
    if (preset === null || seen.has(key)) continue;
    seen.add(key);
    yield profile;
  }
}

/** What is wrong with one value of a process, in the file where its brand's processes are corrected. */
export function processFinding({ dataset }: LintInput, profile: Profile, field: string, fault: Fault): LintFinding {
  const { source, process_preset: preset } = profile.provenance;
  const brand = dataset.printers.get(profile.printer)?.value.brand ?? '';
  const imported = dataset.imported.get(source)?.printers.get(profile.printer)?.value;
  const { variant } = profile.nozzle;
  const group = imported?.profiles?.[profile.material]?.find(({ nozzles }) => nozzles.includes(variant));
  const block = group?.process ?? imported?.nozzles[variant]?.process ?? '';
  return {
    file: `processes/${source}/${brand}.yaml`,
    path: `blocks.${block}.${field}`,
    ...fault,
    of: { preset },
    remedy: { code: 'override_there' },
  };
}
