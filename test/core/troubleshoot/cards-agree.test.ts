import { describe, expect, it } from 'vitest';
import { firmwareOf } from '../../../core/troubleshoot/resolve/conditions.js';
import { type ChangeView, cardLines, viewFix } from '../../../core/troubleshoot/resolve/rule-view.js';
import { NO_SETUP } from '../../../core/troubleshoot/resolve/setup.js';
import { SLICERS } from '../../../core/words/slicers.js';
import { composeDiagnosis } from '../../../scripts/pipeline/compose/diagnosis.js';
import { faultsOfChange } from '../../support/card-faults.js';
import { cardsOf } from '../../support/cards.js';
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

  it('include the first layer only if the symptom occurs there', () => {
    const twins = changed.filter(({ fix, where }) => fix.changes.length > 1 && !where.includes('first-layer'));
    expect(twins.map(({ name }) => name)).toEqual([]);
  });

  it('are not in the title, where a limit would contradict them', () => {
    expect(changed.filter(({ fix }) => /\d+ ?(%|°C|mm|s\b)/.test(fix.action)).map(({ name }) => name)).toEqual([]);
  });

  it('appear once on a card', () => {
    const twice = cards.flatMap((card) => {
      const figures = cardLines(card, { solved: '' }, 'en')
        .filter(({ kind }) => kind === 'change' || kind === 'figure')
        .map(({ text }) => text);
      return new Set(figures).size === figures.length ? [] : [card.name];
    });
    expect(twice).toEqual([]);
  });

  it('are those of the chosen material, if sources state them', () => {
    const own = changed.filter(({ name, fix }) => name.includes('/abs/') && fix.id === 'fan-down');
    expect(own.length).toBeGreaterThan(0);
    for (const card of own) {
      const [{ change }] = card.fix.changes as [ChangeView];
      const text = cardLines(card, { solved: '' }, 'en').map((line) => line.text);
      if (typeof change.current.value === 'number' && change.current.value > 20)
        expect(text.join('\n'), card.name).toContain('ABS: 15 % (Speed in the Prusa profiles); 10–20 %');
    }
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

describe('the words of every fix', () => {
  it('name no check box, because another slicer may have a list or a number instead', () => {
    const ticked = cards.filter(({ fix }) => /\btick\b/i.test(fix.instructions) && fix.condition === '');
    expect([...new Set(ticked.map(({ fix }) => fix.id))].filter((id) => id !== 'precise-wall')).toEqual([]);
  });

  it('do not ask to enable supports for a symptom that is seen on supports', () => {
    const seen = changed.filter(({ where }) => where.includes('supports'));
    const keys = seen.flatMap(({ fix }) => fix.changes.flatMap(({ change }) => change.where?.requires ?? []));
    expect(seen.length).toBeGreaterThan(10);
    expect(keys.filter(({ setting }) => setting === 'support_enable')).toEqual([]);
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
    ['a value beyond the limit', { ways: [{ ...way, stop: { value: way?.first_value, of: 'fix', field: null } }] }],
    ['values in reverse order', { ways: [{ ...way, next_values: [...(way?.next_values ?? [])].reverse() }] }],
    [
      'a share applied as a difference',
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

/** Commands and keys that set pressure advance, by firmware; Bambu printers calibrate it themselves. */
const ADVANCE = { marlin: /M900|M572/, klipper: /SET_PRESSURE_ADVANCE|printer\.cfg/, reprapfirmware: /M572|config\.g/ };

describe('pressure advance', () => {
  const rule = records.rules.find(({ id }) => id === 'corner-bulging');
  const fixes =
    rule?.causes.flatMap((cause) => cause.fixes.filter(({ id }) => id.startsWith('pressure-advance'))) ?? [];
  const machines = ['bambu-lab-p1s', 'prusa-mk4s', 'prusa-mk3s', 'voron-2-4-350', 'qidi-q1-pro'].map((id) =>
    records.printers.find((one) => one.id === id),
  );

  it.each(SLICERS)('is described in the terms of the firmware: %s', (slicer) => {
    for (const printer of machines)
      for (const fix of fixes) {
        if (!printer) throw new Error('an unknown printer');
        const view = viewFix(fix, { ...NO_SETUP, printer, slicer }, 'en');
        const [own = ''] = view.changes.flatMap(({ where }) => where.slice(-1));
        const text = [own, ...view.figures.map(({ what }) => what)].join('\n');
        for (const [firmware, words] of Object.entries(ADVANCE))
          if (firmware !== firmwareOf(printer) && !(firmware === 'reprapfirmware' && printer.brand_id === 'prusa'))
            expect(text, `${printer.id}: ${text}`).not.toMatch(words);
      }
  });

  it('refers to no field that the slicer hides for the printer', () => {
    const [fix] = fixes;
    const printer = machines[0] ?? null;
    const view = fix && viewFix(fix, { ...NO_SETUP, printer, slicer: 'bambu_studio' }, 'en');
    expect(view?.changes[0]?.where).toEqual([expect.stringContaining('The field is hidden for Bambu printers.')]);
  });
});
