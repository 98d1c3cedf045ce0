import { describe, expect, it } from 'vitest';
import { composePreset } from '../../../core/presets/compose.js';
import { PresetRefused } from '../../../core/presets/preset-refused.js';
import { describeLocation } from '../../../core/troubleshoot/resolve/change-words.js';
import { viewFix } from '../../../core/troubleshoot/resolve/rule-view.js';
import { NO_SETUP, type Setup } from '../../../core/troubleshoot/resolve/setup.js';
import { LOCALES } from '../../../core/words/language.js';
import { SLICERS, type SlicerId } from '../../../core/words/slicers.js';
import { scalarAt } from '../../../core/words/values.js';
import type { Fix, PresetMapping, Profile, Requirement } from '../../../schemas/generated/record.js';
import { composePresets } from '../../../scripts/pipeline/compose/presets.js';
import { faultsOfChange } from '../../support/card-faults.js';
import { publishedDataset, publishedRecords } from '../../support/published-data.js';

const records = publishedRecords();
const mappings = composePresets(publishedDataset());
const fixes = [
  ...new Map(records.rules.flatMap(({ causes }) => causes.flatMap((one) => one.fixes)).map((fix) => [fix.id, fix])),
].flatMap(([, fix]) => (fix.adjustment ? [fix] : []));

/** One profile from each kind of source. */
const profiles = ['bambu-lab-p1s/abs', 'prusa-mk4s/petg', 'creality-ender-3/pla', 'voron-2-4-350/asa'].map((pair) => {
  const found = records.profiles.find(({ printer, material }) => `${printer}/${material}` === pair);
  if (!found) throw new Error(`no profile of ${pair}`);
  return found;
});

function setupOf(profile: Profile | null, slicer: SlicerId): Setup {
  const find = <T extends { id: string }>(all: readonly T[], id?: string) => all.find((one) => one.id === id) ?? null;
  return {
    ...NO_SETUP,
    printer: find(records.printers, profile?.printer),
    material: find(records.materials, profile?.material),
    profile,
    slicer,
  };
}

const cases = fixes.flatMap((fix) =>
  SLICERS.flatMap((slicer) => [null, ...profiles].map((profile) => ({ fix, slicer, profile }))),
);

describe('every fix in every slicer', () => {
  it('uses the unit of its field, and enables only switches', () => {
    expect(cases.length).toBeGreaterThan(1500);
    const faults = cases.flatMap(({ fix, slicer, profile }) =>
      viewFix(fix, setupOf(profile, slicer), 'en').changes.flatMap((change) =>
        faultsOfChange(change).map((fault) => `${fix.id} in ${slicer}: ${fault}`),
      ),
    );
    expect([...new Set(faults)]).toEqual([]);
  });

  it.each(['en', 'zh'] as const)('names the requirements of its key before its menu: %s', (language) => {
    let named = 0;
    for (const { fix, slicer } of cases.filter(({ profile }) => profile === null)) {
      const [change] = viewFix(fix, setupOf(null, slicer), language).changes;
      const { requires = [], key, menu, menu_zh } = change?.change.where ?? {};
      if (!change || key === null) continue;
      const lines = describeLocation(change.change, LOCALES[language].say);
      expect(change.where).toEqual(lines);
      expect(lines.at(-1)).toContain((language === 'en' ? menu : menu_zh)?.join(' > '));
      for (const [place, one] of requires.entries()) expect(lines[place]).toContain(`${one.key}`);
      named += requires.length;
    }
    expect(named).toBeGreaterThan(60);
  });
});

/** The options listed before the menu of a fix, for a profile with some values changed. */
function first(id: string, slicer: SlicerId, own: Record<string, unknown> = {}, yours: Setup['user_values'] = {}) {
  const fix = fixes.find((one) => one.id === id) as Fix;
  const profile = structuredClone(profiles[1]) as Profile;
  for (const [path, value] of Object.entries(own)) {
    const steps = path.split('.');
    const last = steps.pop() as string;
    Object.assign(
      steps.reduce<object>((node, step) => node[step as never], profile),
      { [last]: value },
    );
  }
  const [change] = viewFix(fix, { ...setupOf(profile, slicer), user_values: yours }, 'en').changes;
  return change?.where.slice(0, -1);
}

describe('an option to set first', () => {
  const roof = 'support-interface';
  const on = 'Switch on first, if it is off: Process > Support > Support > Enable support (enable_support)';

  it('is named unless the profile has it', () => {
    expect(first(roof, 'orcaslicer', { 'process.support.enabled': false })).toEqual([on]);
    expect(first(roof, 'orcaslicer', { 'process.support.enabled': null })).toEqual([on]);
    expect(first(roof, 'orcaslicer', { 'process.support.enabled': true })).toEqual([]);
  });

  it('is taken from the user’s values rather than from the profile', () => {
    expect(first(roof, 'orcaslicer', { 'process.support.enabled': true }, { support_enable: false })).toEqual([on]);
    expect(first(roof, 'orcaslicer', { 'process.support.enabled': false }, { support_enable: true })).toEqual([]);
  });

  it('may be an option, a number, or a switch to turn off', () => {
    const expected = ['Choose “Outer brim only” first: Print Settings > Skirt and brim > Brim > Brim type (brim_type)'];
    expect(first('add-brim', 'prusaslicer', { 'process.brim.type': 'none' })).toEqual(expected);
    expect(first('add-brim', 'prusaslicer', { 'process.brim.type': 'inner' })).toEqual([]);
    expect(first('small-perimeter-slower', 'orcaslicer', { 'process.small_perimeter_threshold_mm': 0 })).toEqual([
      'Set above 0 first: Process > Speed > Other layers speed > Small perimeters threshold (small_perimeter_threshold)',
    ]);
    expect(first('small-perimeter-slower', 'orcaslicer', { 'process.small_perimeter_threshold_mm': 5 })).toEqual([]);
    expect(first('avoid-crossing', 'prusaslicer')?.[0]).toMatch(/^Switch off first, if it is on: /);
  });

  it('is not named for lowering an amount, which is 0 while disabled, but for lowering a speed', () => {
    const of = (setting: string, direction: string) =>
      fixes.find(({ adjustment }) => adjustment?.setting === setting && adjustment.direction === direction)?.id ?? '';
    expect(first(of('z_hop', 'increase'), 'cura', { 'retraction.z_hop_mm': 0 })?.join()).toContain(
      'retraction_hop_enabled',
    );
    expect(first(of('z_hop', 'decrease'), 'cura')).toEqual([]);
    expect(first(of('fan_max', 'increase'), 'cura')?.join()).toContain('cool_fan_enabled');
    expect(first(of('fan_max', 'decrease'), 'cura')).toEqual([]);
    expect(first(of('acceleration', 'decrease'), 'cura')?.join()).toContain('acceleration_enabled');
  });
});

/** New values by unit; no profile above has them. */
const VALUES: Readonly<Record<string, unknown>> = { bool: true, '%': 37, ratio: 0.93, count: 3, layers: 3 };

describe('the file of a changed setting', () => {
  const changed = mappings.flatMap((mapping) =>
    records.settings.flatMap((setting) => {
      const { requires } = setting.slicers[mapping.id as SlicerId];
      // A gap does not require a brim if the profile has none: Cura then keeps its skirt.
      const isGap = mapping.id === 'cura' && setting.id === 'brim_gap';
      return requires.length > 0 && setting.unit !== 'enum' && !isGap ? [{ mapping, setting, requires }] : [];
    }),
  );

  it('sets what the setting requires, unless the profile has it', () => {
    const missing = new Set<string>();
    let seen = 0;
    for (const { mapping, setting, requires } of changed)
      for (const profile of profiles) {
        const texts = writtenBy(mapping, profile, setting.id, VALUES[setting.unit] ?? 1.37);
        if (texts === null) continue;
        seen++;
        for (const one of requires)
          if (!isKnownToBeSet(one, profile) && !isAsRequired(texts.get(one.key), one))
            missing.add(`${mapping.id} ${setting.id}: ${one.key} is ${texts.get(one.key)}`);
      }
    expect(seen).toBeGreaterThan(100);
    expect([...missing]).toEqual([]);
  });
});

function writtenBy(mapping: PresetMapping, profile: Profile, setting: string, value: unknown) {
  const { printer, material } = setupOf(profile, mapping.id as SlicerId);
  if (!printer || !material) return null;
  try {
    const { values } = composePreset(profile, printer, material, mapping, {
      parents: { machine: 'M', process: 'P', filament: 'F' },
      form: 'changes',
      changes: [{ setting, value: value as number }],
      ...(mapping.id === 'cura' && { qualityType: 'standard' }),
    });
    return new Map(Object.values(values).flat());
  } catch (error) {
    // Some changes are refused for other reasons, such as a value outside the slicer's range.
    if (error instanceof PresetRefused) return null;
    throw error;
  }
}

/** Whether the profile meets a requirement. An unknown number counts as set, because the slicer has a default. */
function isKnownToBeSet({ record_field: field, record_values: values, above }: Requirement, profile: Profile): boolean {
  const value = field === null ? null : scalarAt(profile, field.replace(/^profile\./, ''));
  if (values !== null) return values.some((one) => one === value);
  return field !== null && (value === null || Number(value) > (above ?? 0));
}

function isAsRequired(text: string | undefined, { value, above, below }: Requirement): boolean {
  if (text === undefined) return false;
  if (typeof value === 'boolean') return (value ? ['1', 'True'] : ['0', 'False']).includes(text);
  return value === null ? Number(text) > (above ?? -Infinity) && Number(text) < (below ?? Infinity) : text === value;
}
