import type { Material } from '../../../schemas/generated/record.js';
import type { MaterialSource } from '../../../schemas/generated/source.js';

type Facts = MaterialSource['facts'];
type Correction = Material['provenance']['corrected'][number];

/** Ids of slicer presets in data/references.yaml. */
const PRESETS: readonly string[] = [
  'bambu-studio-filament-presets',
  'orcaslicer-filament-library',
  'orcaslicer-vendor-filament-presets',
  'qidi-studio-filament-presets',
  'slicer-profiles-db-presets',
];

/** Sources whose softening temperatures mean something else, with the meaning. */
const OF_SOMETHING_ELSE: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    PRESETS.map((id) => [
      id,
      'temperature_vitrification of a preset: the bed temperature above which a slicer asks you to open the door, not the temperature at which the plastic softens',
    ]),
  ),
  'hyiger-material-defaults':
    'from a table of defaults that states 0.45 MPa for all: the same author gives far higher values for PA11 and PP at that load, so it is not known at which load this one bends',
};

/** The plausible facts of a material, and why others are not published. */
export interface SettledFacts {
  facts: Facts;
  corrected: Correction[];
}

/** Takes the softening temperature from the heat deflection under a light load in makers' data sheets. */
function bends({ heat_deflection_c: sheet }: Facts): Pick<Facts, 'softening_temperature_c'> {
  if (!sheet) return {};
  return { softening_temperature_c: { ...sheet, note: ['HDT at 0.45 MPa', sheet.note ?? []].flat().join(', ') } };
}

/**
 * Withholds implausible facts of a material. If a source's softening temperature means something else, the first of the
 * others leads, or the heat deflection in a maker's data sheet. Figures found to be of another plastic are null in
 * data/materials, with the reason as note.
 */
export function settleFacts(source: MaterialSource): SettledFacts {
  const corrected: Correction[] = [];
  for (const [field, fact] of Object.entries(source.facts)) {
    if (!('value' in fact) || fact.value !== null) continue;
    const [refused] = 'others' in fact ? (fact.others ?? []) : [];
    corrected.push({
      field,
      upstream_value: refused && 'value' in refused ? (refused.value ?? null) : null,
      reason: fact.note ?? '',
      source: (refused?.sources ?? fact.sources).join(', '),
    });
  }
  const { softening_temperature_c: softening, ...rest } = source.facts;
  if (!softening) return { facts: source.facts, corrected };
  const { others = [], ...leading } = softening;
  const means = ({ sources }: { sources: readonly string[] }) =>
    sources.flatMap((id) => OF_SOMETHING_ELSE[id] ?? [])[0];
  const reason = means(leading);
  if (reason === undefined) {
    const kept = others.filter((other) => means(other) === undefined);
    return { facts: { ...rest, softening_temperature_c: { ...leading, others: kept } }, corrected };
  }
  corrected.push({
    field: 'softening_temperature_c',
    upstream_value: leading.value,
    reason,
    source: leading.sources.join(', '),
  });
  const [next, ...further] = others.filter((other) => means(other) === undefined && typeof other.value === 'number');
  if (typeof next?.value !== 'number') return { facts: { ...rest, ...bends(rest) }, corrected };
  return { facts: { ...rest, softening_temperature_c: { ...next, value: next.value, others: further } }, corrected };
}
