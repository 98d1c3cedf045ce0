import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { composeDiagnosis } from '../../../scripts/pipeline/compose/diagnosis.js';
import { composeRecords } from '../../../scripts/pipeline/compose/records.js';
import { cardsOf, cardsText, drawnCase, readCards, scoreCards } from '../../support/cards.js';
import { publishedDataset } from '../../support/published-data.js';

const cards = readCards(readFileSync(path.resolve(import.meta.dirname, '../../fixtures/cards.tsv'), 'utf8'));

describe('cards that a technician judged', () => {
  it('are read, and the best one of a case is never rated C', () => {
    expect(cards).toHaveLength(89);
    expect(cards.filter(({ best }) => best).map(({ verdict }) => verdict)).not.toContain('C');
  });

  it('are mostly shown if right, and mostly not shown if wrong', () => {
    const dataset = publishedDataset();
    const { shown, of, places } = scoreCards(composeRecords(dataset), composeDiagnosis(dataset), cards);
    expect(shown.A / of.A).toBeGreaterThan(0.9);
    expect((shown.C + shown.D) / (of.C + of.D)).toBeLessThan(0.2);
    expect(places.filter((place) => place === 0).length / places.length).toBeLessThan(0.15);
  });
});

describe('known answers', () => {
  const dataset = publishedDataset();
  const records = composeRecords(dataset);
  const table = composeDiagnosis(dataset);
  const cards = (name: string) => cardsOf(records, table, drawnCase(name));
  const text = (name: string) => cardsText(records, table, drawnCase(name));

  it('to warping of ABS in an enclosure: close it, preheat for 15 minutes and clean the plate', () => {
    const shown = cards('warping/bambu-lab-p1s/abs');
    expect(shown[0]?.fix.id).toBe('chamber-temp-up');
    const clean = shown.find(({ fix }) => fix.id === 'clean-plate');
    expect(text('warping/bambu-lab-p1s/abs')).toMatch(/ Close the door and the lid[\s\S]*: 15 min\n/);
    expect(clean?.cause.id).toBe('dirty-plate');
  });

  it('to ABS on a hotend with a PTFE tube: a warning of its limit first', () => {
    expect(text('layer-separation/creality-ender-3/abs')).toMatch(/^! ABS .* above 240 °C the PTFE tube/m);
    expect(text('layer-separation/creality-ender-3/pla')).not.toMatch(/^! .*PTFE tube in the hotend of/m);
  });

  it('to a lost connection: the host before its cable', () => {
    const ids = cards('print-aborted/voron-2-4-350/abs').map(({ fix }) => fix.id);
    expect(ids[0]).toBe('relieve-host');
    expect(ids.indexOf('usb-power')).toBeGreaterThan(0);
  });

  it('to an enclosed printer without a chamber heater: a target temperature, but no setting', () => {
    expect(text('warping/voron-2-4-350/abs/orcaslicer')).toMatch(
      /Chamber temperature: recommended 50–70 °C\n {3}Close/,
    );
    expect(text('warping/bambu-lab-x1-carbon/pa/bambu_studio')).not.toMatch(/Chamber temperature/);
    expect(text('warping/qidi-q1-pro/abs/orcaslicer')).toMatch(/chamber_temperature/);
  });

  it('to stringing of a flexible filament: dry it before increasing the retraction', () => {
    const ids = cards('stringing/creality-ender-3/tpu').map(({ fix }) => fix.id);
    expect(ids[0]).toBe('dry-filament');
  });

  it('to a plate other than that in the slicer: choose the plate type, no temperature', () => {
    const plates = dataset.fixes.get('right-plate-type')?.value;
    expect(plates).toBeDefined();
    expect(plates?.adjustment).toBeUndefined();
  });
});
