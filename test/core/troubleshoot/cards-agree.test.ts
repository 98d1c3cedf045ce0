import { describe, expect, it } from 'vitest';
import type { ChangeView } from '../../../core/troubleshoot/resolve/rule-view.js';
import { cardsOf } from '../../../scripts/contribute/diagnose/cards.js';
import { composeDiagnosis } from '../../../scripts/pipeline/compose/diagnosis.js';
import { faultsOfChange } from '../../support/card-faults.js';
import { publishedDataset, publishedRecords } from '../../support/published-data.js';

/** Setups that differ in machine, firmware, material and slicer. */
const SETUPS = [
  ['bambu-lab-p1s', 'abs', 'bambu_studio'],
  ['prusa-mk4s', 'petg', 'prusaslicer'],
  ['creality-ender-3', 'pla', 'cura'],
  ['voron-2-4-350', 'asa', 'orcaslicer'],
  ['bambu-lab-a1-mini', 'tpu', 'orcaslicer'],
  ['qidi-q1-pro', 'pa-cf', 'orcaslicer'],
  ['creality-ender-3-v3-se', 'pla', 'prusaslicer'],
] as const;

const records = publishedRecords();
const table = composeDiagnosis(publishedDataset());
const cards = records.rules.flatMap((rule) =>
  SETUPS.flatMap(([printer, material, slicer]) =>
    cardsOf(records, table, { symptom: rule.id, printer, material, slicer }).map((card) => ({
      name: `${rule.id}/${printer}/${material}/${slicer}: ${card.fix.id}`,
      where: rule.where,
      ...card,
    })),
  ),
);
const changed = cards.filter(({ fix }) => fix.changes.length > 0);

describe('the figures of every card', () => {
  it('are on many cards', () => {
    expect(cards.length).toBeGreaterThan(1000);
    expect(changed.length).toBeGreaterThan(300);
  });

  it('agree with each other and with the slicer', () => {
    const faults = changed.flatMap(({ name, fix }) =>
      fix.changes.flatMap((change) => faultsOfChange(change).map((fault) => `${name}: ${fault}`)),
    );
    expect(faults).toEqual([]);
  });

  it('are of the first layer only if the symptom occurs there', () => {
    const twins = changed.filter(({ fix, where }) => fix.changes.length > 1 && !where.includes('first-layer'));
    expect(twins.map(({ name }) => name)).toEqual([]);
  });

  it('change each setting once', () => {
    const seen = new Map<string, Set<string>>();
    for (const { name, fix } of cards) {
      if (fix.setting === null) continue;
      const [setup = ''] = name.split(': ');
      const settings = seen.get(setup) ?? new Set();
      expect(settings.has(fix.setting), name).toBe(false);
      seen.set(setup, settings.add(fix.setting));
    }
  });
});

describe('a planted error is found', () => {
  const [good] = changed.flatMap(({ fix }) =>
    fix.changes.filter(({ change }) =>
      change.ways.some(({ status, next_values }) => status === 'step' && next_values.length > 1),
    ),
  ) as [ChangeView];
  const planted = (part: object, values = good.values) =>
    faultsOfChange({ ...good, values, change: { ...good.change, ...part } } as ChangeView);
  const [way] = good.change.ways.filter(({ status }) => status === 'step');
  const where = { ...good.change.where, unit: 'mm³' };

  it.each<[what: string, part: object]>([
    ['figures in another unit than the field', { where }],
    ['an enumeration set to "on"', { unit: 'enum', ways: [], where: null, target: { value: true } }],
    ['a step that changes nothing', { ways: [{ ...way, first_value: good.change.current.value }] }],
    ['a value beyond the end', { ways: [{ ...way, stop: { value: way?.first_value, of: 'fix', field: null } }] }],
    ['values that turn round', { ways: [{ ...way, next_values: [...(way?.next_values ?? [])].reverse() }] }],
    [
      'a share that is none',
      {
        current: { ...good.change.current, value: 100, reached: null },
        step: { size: 50, as_stated: { value: 50, unit: '% of the current value' }, others: [] },
        ways: [{ ...way, direction: 'decrease', first_value: 50, next_values: [45], stop: null }],
      },
    ],
  ])('%s', (_what, part) => {
    expect(planted({})).toEqual([]);
    expect(planted(part)).not.toEqual([]);
  });

  it('percentage points stated as a share', () => {
    const step = { size: 15, as_stated: { value: 15, unit: '%' }, others: [] };
    expect(planted({ unit: '%', where: null, step }, ['Infill: 15 → 30 %, by 15 %'])).not.toEqual([]);
    expect(planted({ unit: '%', where: null, step }, ['Infill: 15 → 30 %, by 15 points'])).toEqual([]);
  });
});
