import type { CauseSource, Conditions, FixSource, Text } from '../../../../schemas/generated/source.js';
import { faultAt } from '../../../shared/problem.js';
import type { LintFinding, LintInput } from '../findings.js';

/** Every cause and every fix belongs to at least one symptom. */
export function* causesAndFixesAreUsed({ dataset: { symptoms, causes, fixes } }: LintInput): Iterable<LintFinding> {
  const used = [...symptoms.values()].flatMap(({ value }) => value.causes);
  const usedCauses = new Set(used.map(({ cause }) => cause));
  const usedFixes = new Set(used.flatMap((cause) => cause.fixes));
  for (const [id, { file }] of causes)
    if (!usedCauses.has(id)) yield faultAt({ file, path: 'id' }, 'idle_cause', ['no symptom has this cause']);
  for (const [id, { file }] of fixes)
    if (!usedFixes.has(id)) yield faultAt({ file, path: 'id' }, 'idle_fix', ['no symptom uses this fix']);
}

/** A symptom with which the printer must be off lists only fixes done without power, or named for after the repair. */
export function* dangerNeedsNoPower({ dataset: { symptoms, fixes } }: LintInput): Iterable<LintFinding> {
  const fixOf = (id: string) => fixes.get(id)?.value;
  for (const { file, value } of symptoms.values()) {
    if (!value.power_off) continue;
    for (const [place, cause] of value.causes.entries())
      for (const id of cause.fixes)
        if (!fixOf(id)?.power_off && !fixOf(id)?.after_repair)
          yield faultAt({ file, path: `causes.${place}.fixes` }, 'heats_in_danger', [
            `lists "${id}", which needs power, although the printer must be off`,
            'fixes with power_off, or with after_repair',
          ]);
    if (!value.causes[0]?.fixes.some((id) => fixOf(id)?.power_off))
      yield faultAt({ file, path: 'causes.0.fixes' }, 'nothing_cold', [
        'has no fix for its likeliest cause that is done without power',
        'a fix with power_off',
      ]);
  }
}

/** A fix names its sources. */
export function* fixesNameTheirSources({ dataset }: LintInput): Iterable<LintFinding> {
  for (const { file, value } of dataset.fixes.values())
    if (value.sources.length === 0)
      yield faultAt({ file, path: 'sources' }, 'fix_without_source', [
        'cites no source',
        'ids in data/references.yaml; or an exception if there is nothing to read',
      ]);
}

/** A fix changes something that shows where its symptom is seen, and does not bring that very symptom. */
export function* fixesTouchWhatShows({ dataset: { symptoms, fixes, settings } }: LintInput): Iterable<LintFinding> {
  for (const { file, value: symptom } of symptoms.values())
    for (const [place, { fixes: listed }] of symptom.causes.entries())
      for (const [index, id] of listed.entries()) {
        const fix = fixes.get(id)?.value;
        const path = `causes.${place}.fixes.${index}`;
        const affects = settings.get(fix?.adjustment?.setting ?? '')?.value.affects ?? ['all'];
        if (!affects.includes('all') && !symptom.where.some((where) => affects.includes(where)))
          yield faultAt({ file, path }, 'fix_elsewhere', [
            `the fix "${id}" shows only at ${affects.join(', ')}, and the symptom at ${symptom.where.join(', ')}`,
            'a fix that touches what the symptom shows',
          ]);
        if (fix?.can_cause.includes(symptom.id))
          yield faultAt({ file, path }, 'fix_brings_symptom', [
            `the fix "${id}" can bring this very symptom`,
            'a fix that does not',
          ]);
      }
}

/** A step in a text: `by 5 °C`, `by 0.01 to 0.05 mm`, `by 20 points`. */
const STEP = /\bby ([\d.]+)(?: to ([\d.]+))? (°C|mm\/s²?|mm|%|points|layers?)(?![\w/])/g;

/** The steps in the text of a fix are those of its adjustment, and those of a percentage are points. */
export function* stepTextsMatchChanges({ dataset: { fixes, settings } }: LintInput): Iterable<LintFinding> {
  for (const { file, value: fix } of fixes.values()) {
    const unit = settings.get(fix.adjustment?.setting ?? '')?.value.unit;
    const steps = (fix.adjustment?.steps ?? []).flatMap(({ quantity: { value, min, max } }) =>
      [value, min, max].filter((one) => one !== undefined),
    );
    if (unit === undefined || steps.length === 0) continue;
    for (const [told, from, to, as = ''] of fix.instructions.en.matchAll(STEP)) {
      const path = 'instructions.en';
      if (as === '%' && unit === '%')
        yield faultAt({ file, path }, 'points_as_share', [
          `"${told}" of a percentage can be read as a share of it`,
          `"by ${from} points"`,
        ]);
      const isOfSetting = as.replace('points', '%').replace('layers', 'layer') === unit.replace('layers', 'layer');
      if (isOfSetting && [from, to].some((figure) => figure !== undefined && !steps.includes(Number(figure))))
        yield faultAt({ file, path }, 'other_step', [`"${told}" is no step of the adjustment`, steps.join(', ')]);
    }
  }
}

/** Role of a text: an instruction, a confirmation of a cause, or the label of a figure or source. */
type TextRole = 'doing' | 'check' | 'label';

/** A term for equipment or software in both languages, and the conditions one of which must cover it. */
interface Term {
  names: string;
  en: RegExp;
  zh: RegExp;
  carriedBy: readonly (keyof Conditions)[];
  /** A source named in a label is not a condition. */
  in: readonly TextRole[];
}

const TERMS: readonly Term[] = [
  {
    names: 'an extruder',
    en: /\bbowden\b|\bdirect[- ]drive\b/i,
    zh: /远程挤出|近程挤出|bowden/i,
    carriedBy: ['extruder_types'],
    in: ['doing', 'check', 'label'],
  },
  {
    names: 'a firmware',
    en: /\b(Klipper|Marlin|RepRapFirmware)\b/i,
    zh: /Klipper|Marlin|RepRapFirmware/i,
    carriedBy: ['firmwares'],
    in: ['doing', 'check'],
  },
  {
    names: 'a slicer',
    en: /\b(OrcaSlicer|Bambu Studio|PrusaSlicer|Cura)\b/,
    zh: /OrcaSlicer|Bambu Studio|PrusaSlicer|Cura/,
    carriedBy: ['slicers'],
    in: ['doing', 'check'],
  },
  {
    names: 'a structure of the printer',
    en: /\b(bed[- ]slinger|CoreXY|delta printer|enclosed printer|closed printer|open printer|open frame)s?\b/i,
    zh: /CoreXY|三角洲|封闭机箱|敞开式|开放式打印机/i,
    carriedBy: ['structures'],
    in: ['doing', 'check', 'label'],
  },
  {
    names: 'equipment',
    en: /\b(AMS|MMU|multi-material (?:unit|feeder)|auxiliary fan)\b/i,
    zh: /\bAMS\b|\bMMU\b|多色|辅助风扇/,
    carriedBy: ['equipment', 'materials'],
    in: ['doing', 'check', 'label'],
  },
  {
    names: 'a brand',
    en: /\b(Bambu Lab|Prusa|Voron|Creality)\b/,
    zh: /Bambu Lab|Prusa(?!Slicer)|Voron|Creality|拓竹/,
    carriedBy: ['brands', 'firmwares'],
    in: ['doing'],
  },
  {
    names: 'a material',
    en: /\b(ABS|ASA|PLA|PETG|TPU|PVA|HIPS|nylon|polycarbonate)\b/,
    zh: /(?<![A-Za-z])(ABS|ASA|PLA|PETG|TPU|PVA|HIPS)(?![A-Za-z])|尼龙|聚碳酸酯/,
    carriedBy: ['materials', 'material_traits'],
    in: ['doing'],
  },
];

/** A text with the conditions under which it is shown. */
interface Read {
  path: string;
  text: Text;
  part: TextRole;
  under: readonly (Conditions | undefined)[];
}

/** If a text of a fix or a cause mentions an extruder, a firmware or a slicer, the text also has it as a condition. */
export function* conditionsAreData({ dataset }: LintInput): Iterable<LintFinding> {
  for (const { file, value } of [...dataset.fixes.values(), ...dataset.causes.values()])
    for (const read of textsOf(value)) yield* unconditional(file, read);
}

function* unconditional(file: string, { path, text, part, under }: Read): Iterable<LintFinding> {
  for (const { names, carriedBy, in: parts, ...words } of TERMS) {
    if (!parts.includes(part)) continue;
    if (carriedBy.some((field) => under.some((when) => when?.[field] !== undefined))) continue;
    for (const language of ['en', 'zh'] as const) {
      const [word] = words[language].exec(text[language]) ?? [];
      if (word !== undefined)
        yield faultAt({ file, path: `${path}.${language}` }, 'condition_in_text', [
          `mentions ${names}, "${word}", without a condition`,
          `a separate sentence under \`additions\`, or a condition: ${carriedBy.join(' or ')}`,
        ]);
    }
  }
}

/** The instructions in a fix or a cause, and the labels of its figures. */
function* textsOf(value: FixSource | CauseSource): Iterable<Read> {
  const under = [value.applies_to];
  if ('name' in value) {
    yield { path: 'name', text: value.name, part: 'doing', under };
    yield { path: 'check', text: value.check, part: 'check', under };
    return;
  }
  const { action, instructions, caution, additions, figures, adjustment } = value;
  for (const [path, text] of Object.entries({ action, instructions, caution }))
    if (text) yield { path, text, part: 'doing', under };
  for (const [index, { when, text }] of (additions ?? []).entries())
    yield { path: `additions.${index}.text`, text, part: 'doing', under: [...under, when] };
  for (const [index, { when, what }] of (figures ?? []).entries())
    yield { path: `figures.${index}.what`, text: what, part: 'label', under: [...under, when] };
  for (const list of ['steps', 'stops', 'recommendations'] as const)
    for (const [index, { when, note }] of (adjustment?.[list] ?? []).entries())
      if (note) yield { path: `adjustment.${list}.${index}.note`, text: note, part: 'label', under: [...under, when] };
}
