import { composePreset } from '../../core/presets/compose.js';
import { PresetRefused } from '../../core/presets/preset-refused.js';
import type { ComposedPreset, PresetKind, PresetMapping, PresetOptions } from '../../core/presets/types.js';
import { hasKey } from '../../core/presets/versions.js';
import type { SlicerId } from '../../core/words/slicers.js';
import type { Material, Printer, Profile } from '../../schemas/generated/record.js';
import type { SlicerKeysSource } from '../../schemas/generated/source.js';
import { publishedFiles } from './published-data.js';

type Key = SlicerKeysSource['keys'][string];

const TABLES = new Map(
  publishedFiles().flatMap(({ kind, value }) => {
    const { id, keys } = value as SlicerKeysSource;
    return kind === 'slicer-keys' ? [[id, keys] as const] : [];
  }),
);

const FORMS: readonly (readonly [type: RegExp, text: RegExp])[] = [
  [/^coBools?$/, /^[01]$/],
  [/^bool$/, /^(?:True|False)$/],
  [/^(?:coInts?|int)$/, /^-?\d+$/],
  [/^(?:coPercents?|coFloatOrPercent|coFloatsOrPercents)$/, /^-?\d+(?:\.\d{1,5})?%?$/],
  [/^(?:coFloats?|float)$/, /^-?\d+(?:\.\d{1,5})?$/],
];

/** Why a key does not accept a text; null if it does, or if its type is not a number, switch or word. */
function fault({ type, values, min, max }: Key, text: string): string | null {
  if (values) return values.includes(text) ? null : `has no word ${text}`;
  const [, form] = FORMS.find(([types]) => types.test(type)) ?? [];
  if (!form) return null;
  // Machine limits are pairs, for normal and silent mode.
  for (const part of text.split(',')) {
    const n = Number(part.replace('%', ''));
    if (!form.test(part)) return `is no ${type}: ${part}`;
    if (n < (min ?? n) || n > (max ?? n)) return `is out of its range: ${part}`;
  }
  return null;
}

/** The keys of a preset that the slicer lacks in that version, has elsewhere, or would reject. */
export function* faultsOf({ slicer, version, values }: Pick<ComposedPreset, 'slicer' | 'version' | 'values'>) {
  for (const [kind, pairs] of Object.entries(values) as [PresetKind, ComposedPreset['values'][PresetKind]][])
    for (const [name, text] of pairs) {
      const key = TABLES.get(slicer)?.[name];
      const { since = null, until = null } = key ?? {};
      if (!key) yield `${name} is no key`;
      else if (key.scope !== kind) yield `${name} is of the ${key.scope} preset`;
      else if (!hasKey({ first_version: since, last_version: until } as Parameters<typeof hasKey>[0], version))
        yield `${name} is not in ${version}`;
      else {
        const wrong = fault(key, text);
        if (wrong !== null) yield `${name} ${wrong}`;
      }
    }
}

/** Rows whose value is omitted or replaced without a remark in both languages. */
export function* untoldIn({ rows }: Pick<ComposedPreset, 'rows'>): Iterable<string> {
  for (const { field, setting, outcome, remark, remark_zh } of rows)
    if (outcome !== 'carried' && outcome !== 'own' && !(remark && remark_zh))
      yield `${field ?? setting} is ${outcome}, and nobody is told`;
}

export interface KeyTally {
  presets: number;
  keys: number;
  refused: Record<string, string[]>;
  faults: Record<string, number>;
}

export interface Sample {
  profile: Profile;
  printer: Printer;
  material: Material;
}

/** Checks the presets of records against the slicer's keys. */
export function checkKeys(
  samples: Iterable<Sample>,
  mapping: PresetMapping,
  optionsFor: (sample: Sample) => PresetOptions,
): KeyTally {
  const held: KeyTally = { presets: 0, keys: 0, refused: {}, faults: {} };
  for (const sample of samples) {
    const { profile, printer, material } = sample;
    try {
      const preset = composePreset(profile, printer, material, mapping, optionsFor(sample));
      held.presets += 1;
      for (const pairs of Object.values(preset.values)) held.keys += pairs.length;
      for (const wrong of [...faultsOf(preset), ...untoldIn(preset)])
        held.faults[wrong] = (held.faults[wrong] ?? 0) + 1;
    } catch (error) {
      if (!(error instanceof PresetRefused)) throw error;
      held.refused[error.code] = [...(held.refused[error.code] ?? []), profile.id];
    }
  }
  return held;
}

/** A quality type of Cura for a printer; a common one if unknown. */
function qualityOf({ presets }: Printer): string {
  return presets.cura_quality_types[0] ?? 'standard';
}

export function alone(slicer: SlicerId, version?: string): (sample: Sample) => PresetOptions {
  return ({ printer }) => ({
    parents: null,
    ...(version === undefined ? {} : { version }),
    ...(slicer === 'cura' ? { qualityType: qualityOf(printer) } : {}),
  });
}

export function overParents(slicer: SlicerId): (sample: Sample) => PresetOptions {
  return ({ profile, printer }) => ({
    form: 'overlay',
    ...(slicer === 'cura' && profile.presets.cura?.process == null ? { qualityType: qualityOf(printer) } : {}),
  });
}

export function known(samples: readonly Sample[], slicer: SlicerId): Sample[] {
  return samples.filter(({ profile }) => profile.presets[slicer] !== null);
}
