import type { CauseSource, Conditions, FixSource, Text } from '../../../../schemas/generated/source.js';
import { faultAt } from '../../../shared/problem.js';
import type { LintFinding, LintRule } from '../findings.js';

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

export default {
  name: 'conditions-are-data',
  description:
    'If a text of a fix or a cause mentions an extruder, a firmware or a slicer, the text also has it as a condition.',
  *check({ dataset }) {
    for (const { file, value } of [...dataset.fixes.values(), ...dataset.causes.values()])
      for (const read of textsOf(value)) yield* judge(file, read);
  },
} satisfies LintRule;

function* judge(file: string, { path, text, part, under }: Read): Iterable<LintFinding> {
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
