import type { Profile } from '../../../../schemas/generated/record.js';
import { faultAt } from '../../../shared/problem.js';
import type { LintRule } from '../findings.js';

export default {
  name: 'parents-are-what-was-read',
  description: 'A profile read from the newest release of a slicer names the presets of that slicer as its own.',
  *check({ dataset, records }) {
    const { sources } = dataset.sources.value;
    for (const profile of records.profiles) {
      const { source } = profile.provenance;
      const slicer = sources[source]?.slicer;
      const parents = slicer && profile.presets[slicer];
      // A machine dropped by the slicer keeps its profiles, but has no presets to inherit from.
      if (!parents) continue;
      const others = differing(profile, parents, slicer === 'cura');
      if (others.length === 0) continue;
      yield faultAt(
        {
          file: dataset.imported.get(source)?.printers.get(profile.printer)?.file ?? '',
          path: `profiles.${profile.material}`,
        },
        'other_parents',
        [
          `${profile.id} is based on presets of ${slicer}, but would inherit from others there: ${others.join(', ')}`,
          'import the source again, which reads both together',
        ],
      );
    }
  },
} satisfies LintRule;

/** Parent presets that differ from those read; for Cura, the machine may be a prefix and any process is accepted. */
function differing(
  { provenance }: Profile,
  { machine, process, filament }: NonNullable<Profile['presets']['cura']>,
  cura: boolean,
): string[] {
  const { printer_preset, process_preset, filament_preset } = provenance;
  const sameMachine = cura ? `${printer_preset} `.startsWith(`${machine} `) : machine === printer_preset;
  return [
    ...(sameMachine ? [] : [machine]),
    ...(cura || process === process_preset ? [] : [process ?? 'no process']),
    ...(filament === filament_preset ? [] : [filament ?? 'no filament']),
  ];
}
