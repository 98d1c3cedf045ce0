import type { OpenPrintData } from '../../clients/typescript/src/index.js';
import { allFixes } from '../../clients/typescript/src/parts/preset-of.js';
import { type PresetNames, PresetRefused, presetDownload, presetFiles } from '../../clients/typescript/src/preset.js';
import { overlayCommand } from '../../core/presets/files.js';
import { importSteps } from '../../core/presets/import-steps.js';
import { SLICERS, type SlicerId } from '../../core/words/slicers.js';
import type { Profile } from '../../schemas/generated/record.js';

/** Names and options of a preset, as for the TypeScript client. */
export type PresetQuestion = PresetNames & { printer: string; material: string };

type Options = Partial<PresetNames>;

/** Options that rotate over the pairs: older versions, forms, and values of the slicer's own presets. */
const OPTIONS: readonly ((slicer: SlicerId) => Options)[] = [
  () => ({}),
  () => ({ theirs: true }),
  () => ({ form: 'overlay' }),
  (slicer) => ({ version: { prusaslicer: '2.5', cura: '4.13', orcaslicer: '2.4.1', bambu_studio: '2.4' }[slicer] }),
  () => ({ name: '我的 preset: a/b' }),
];

/** Values for a fix: the first one to try, others that may be unsafe or of another kind. */
const VALUES = [undefined, undefined, 1, -500, 100_000, true, 'none'] as const;

/** Inputs for every slicer with evenly spread pairs, for every fix that changes a setting, and for refusals. */
export async function presetQuestions(data: OpenPrintData): Promise<PresetQuestion[]> {
  const pages = Array.from({ length: 12 }, (_, place) => data.profiles.list().page(1 + place * 40, { limit: 50 }));
  const pairs = (await Promise.all(pages)).flatMap(({ data: profiles }) => profiles.filter((_, at) => at % 8 === 0));
  const spread = pairs.flatMap((profile, place) =>
    SLICERS.map((slicer, turn) => asked(profile, { slicer, ...OPTIONS[(place + turn) % OPTIONS.length]?.(slicer) })),
  );
  const rules = await data.troubleshoot.list().all();
  const fixes = rules.flatMap((rule) =>
    allFixes(rule).flatMap(({ id, adjustment }) => (adjustment ? [{ symptom: rule.id, fix: id }] : [])),
  );
  const fixed = fixes.map((fix, place) => {
    const value = VALUES[place % VALUES.length];
    return asked(pairs[(place * 7) % pairs.length] as Profile, {
      slicer: SLICERS[place % SLICERS.length] ?? 'cura',
      fixes: [value === undefined ? fix : { ...fix, value }],
      ...(place % 3 === 0 ? { form: 'changes' as const } : {}),
    });
  });
  return [...spread, ...fixed, ...REFUSED];
}

const P1S = { printer: 'p1s', material: 'petg' };
const RETRACTION = { symptom: 'stringing', fix: 'retraction-up' };

/** Inputs that a specific rule refuses. */
const REFUSED: readonly PresetQuestion[] = [
  { ...P1S, slicer: 'orcaslicer', version: '1.0' },
  { ...P1S, slicer: 'cura', qualityType: 'no type\nat all' },
  { ...P1S, slicer: 'cura', name: '///' },
  { ...P1S, slicer: 'bambu_studio', name: 'Bambu Lab P1S 0.4 nozzle' },
  { ...P1S, slicer: 'orcaslicer', fixes: [{ symptom: 'stringing', fix: 'no-fix' }] },
  {
    ...P1S,
    slicer: 'orcaslicer',
    fixes: [
      { ...RETRACTION, value: 0.8 },
      { ...RETRACTION, value: 0.9 },
    ],
  },
  { ...P1S, slicer: 'orcaslicer', fixes: [{ symptom: 'curling', fix: 'small-perimeter-slower', value: 0.4 }] },
  { ...P1S, slicer: 'cura', fixes: [{ symptom: 'dimensional-inaccuracy', fix: 'measure-filament', value: 1 }] },
  { ...P1S, slicer: 'cura', fixes: [{ symptom: 'under-extrusion', fix: 'bigger-nozzle', value: 0.6 }] },
  { printer: 'mk4s', material: 'petg', slicer: 'cura', fixes: [{ symptom: 'blobs-and-zits', fix: 'print-from-card' }] },
  { ...P1S, slicer: 'orcaslicer', nozzle: '0.9' },
  { ...P1S, slicer: 'orcaslicer', form: 'some' as 'whole' },
  { ...P1S, slicer: 'slic3r' as 'cura' },
  { printer: 'no such printer', material: 'petg', slicer: 'cura' },
];

function asked({ printer, material, nozzle }: Profile, options: Options): PresetQuestion {
  return { printer, material, nozzle: nozzle.variant, slicer: 'cura', ...options };
}

/** The same inputs as arguments of the Python client. */
export function pythonArguments({ qualityType, ...question }: PresetQuestion): object {
  return { ...question, ...(qualityType === undefined ? {} : { quality_type: qualityType }) };
}

/** The result of the TypeScript client, in the form of `presets_all.py`. */
export async function presetAnswer(data: OpenPrintData, question: PresetQuestion): Promise<object> {
  const { printer, material, ...options } = question;
  try {
    const composed = await data.preset(printer, material, options);
    const { name: file } = presetDownload(composed);
    const { slicer, version, name, form, notes, rows, cura } = composed;
    return {
      ...{ slicer, version, name, form, file_name: file, notes, rows, cura },
      files: presetFiles(composed).map((one) => [one.name, one.text]),
      steps: (['en', 'zh'] as const).map((language) => importSteps(composed, file, language)),
      command: overlayCommand(composed, file),
    };
  } catch (error) {
    if (!(error instanceof PresetRefused)) return { code: (error as { code: string }).code };
    const { code, subject, allowed, message, text_zh } = error;
    return { code, subject, allowed, text: message, text_zh };
  }
}
