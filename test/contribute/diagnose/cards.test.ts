import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { chooseNozzle } from '../../../core/profiles/choose-nozzle.js';
import { rankCauses } from '../../../core/troubleshoot/diagnose/rank.js';
import { ruleInOrder } from '../../../core/troubleshoot/diagnose/rule-order.js';
import { factsOf } from '../../../core/troubleshoot/resolve/facts.js';
import { firstFixes, viewRule } from '../../../core/troubleshoot/resolve/rule-view.js';
import type { Setup } from '../../../core/troubleshoot/resolve/setup.js';
import { composeDiagnosis } from '../../../scripts/pipeline/compose/diagnosis.js';
import { composeRecords } from '../../../scripts/pipeline/compose/records.js';
import { publishedDataset } from '../../support/published-data.js';

/**
 * Fixes that the page showed for a case, as a technician judged them: A would say it now, B right but not now or vague,
 * C wrong, D can hurt.
 */
const [head = '', ...lines] = readFileSync(path.resolve(import.meta.dirname, '../../fixtures/cards.tsv'), 'utf8')
  .trim()
  .split('\n');
const columns = head.split('\t');
const cards = lines.map((line) => {
  const cells = line.split('\t');
  const cell = (name: string) => cells[columns.indexOf(name)] ?? '';
  return {
    ...{ symptom: cell('symptom'), printer: cell('printer'), material: cell('material'), fix: cell('fix') },
    ...{ verdict: cell('verdict'), first: cell('reason').includes('should be first') },
  };
});
const cases = [...Map.groupBy(cards, ({ symptom, printer, material }) => [symptom, printer, material].join()).values()];

const dataset = publishedDataset();
const records = composeRecords(dataset);
const table = composeDiagnosis(dataset);

/** Ids of the fixes that are shown for a case now, in their order. */
function shownFor({ symptom, printer, material }: (typeof cards)[number]): string[] {
  const found = <T extends { id: string }>(all: readonly T[], id: string) => {
    const record = all.find((one) => one.id === id);
    if (!record) throw new Error(`cards.tsv: no record ${id}`);
    return record;
  };
  const profiles = records.profiles.filter((one) => one.printer === printer && one.material === material);
  const setup: Setup = {
    printer: found(records.printers, printer),
    material: found(records.materials, material),
    profile: chooseNozzle(profiles, null),
    slicer: null,
    user_values: {},
  };
  const facts = factsOf(setup);
  const view = viewRule(ruleInOrder(found(records.rules, symptom), table, { setup: facts }), setup, 'en');
  const shares = rankCauses(table, { symptoms: [symptom], setup: facts });
  return firstFixes(view, new Set(), shares).map(({ fix }) => fix.id);
}

describe('fixes that a technician judged', () => {
  const shown = new Map(cards.map((card) => [card, shownFor(card)]));
  const isShown = (card: (typeof cards)[number]) => shown.get(card)?.includes(card.fix) ?? false;
  const share = (...verdicts: string[]) => {
    const own = cards.filter(({ verdict }) => verdicts.includes(verdict));
    return own.filter(isShown).length / own.length;
  };

  it('are mostly shown where he would say them, and mostly gone where they are wrong', () => {
    expect(cards).toHaveLength(89);
    expect(share('A')).toBeGreaterThan(0.9);
    expect(share('C', 'D')).toBeLessThan(0.2);
  });

  it('are mostly shown where he would say them first', () => {
    const best = cases.flatMap(
      (own) => own.find(({ first }) => first) ?? own.find(({ verdict }) => verdict === 'A') ?? [],
    );
    expect(best.map(({ verdict }) => verdict)).not.toContain('C');
    expect(best.filter((card) => !isShown(card)).length / best.length).toBeLessThan(0.15);
  });
});
