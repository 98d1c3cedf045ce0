import { describe, expect, it } from 'vitest';
import { checkReferences } from '../../scripts/check/references.js';
import type { Dataset } from '../../scripts/load/dataset.js';
import { smallSubject } from '../support/small-dataset.js';

/** A value of the small dataset's files that a test may change at will. */
// biome-ignore lint/suspicious/noExplicitAny: the tests write what no type allows
type Loose = any;

/** The small dataset, its files where they belong, with something changed in it. */
function found(change: (files: Loose) => void = () => {}): string[] {
  const dataset = structuredClone(smallSubject().dataset) as Dataset;
  const files = Object.fromEntries(
    Object.entries(dataset).map(([kind, entries]) => [
      kind,
      entries instanceof Map
        ? Object.fromEntries([...entries].map(([id, { value }]) => [id, value]))
        : (entries as Loose).value,
    ]),
  );
  (dataset.printers.get('acme-one') as Loose).file = 'printers/acme/one.yaml';
  change(files);
  return checkReferences(dataset).map(({ file, path, message, rule }) => {
    expect(rule).toBe('references');
    return `${file} ${path}: ${message}`;
  });
}

describe('references', () => {
  it('are all right in the small dataset', () => expect(found()).toEqual([]));

  it.each<[what: string, change: (files: Loose) => void, expected: string]>([
    [
      'a printer’s brand',
      ({ printers }) => Object.assign(printers['acme-one'], { brand: 'nobody' }),
      'printers/acme/one.yaml brand: there is no brand "nobody"',
    ],
    [
      'what a printer is a variant of',
      ({ printers }) => Object.assign(printers['acme-one'], { variant_of: 'acme-zero' }),
      'printers/acme/one.yaml variant_of: there is no printer "acme-zero"',
    ],
    [
      'a printer’s source',
      ({ printers }) => Object.assign(printers['acme-one'].sources, { elsewhere: { models: [] } }),
      'printers/acme/one.yaml sources.elsewhere: there is no source "elsewhere"',
    ],
    [
      'a nozzle’s process',
      ({ printers }) => Object.assign(printers['acme-one'].sources.slicer.nozzles['0.4'], { process: 'gone' }),
      'printers/acme/one.yaml sources.slicer.nozzles.0.4.process: there is no process block "gone"',
    ],
    [
      'a profile’s material',
      ({ printers }) =>
        Object.assign(printers['acme-one'].sources.slicer.profiles, { gold: { preset: 'x', basis: 'generic' } }),
      'printers/acme/one.yaml sources.slicer.profiles.gold: there is no material "gold"',
    ],
    [
      'a profile’s nozzle',
      ({ printers }) => Object.assign(printers['acme-one'].sources.slicer.profiles.pla, { only: ['0.9'] }),
      'printers/acme/one.yaml sources.slicer.profiles.pla: there is no nozzle "0.9"',
    ],
    [
      'the nozzle of a difference',
      ({ printers }) => Object.assign(printers['acme-one'].sources.slicer.profiles.pla, { nozzles: { '0.8': {} } }),
      'printers/acme/one.yaml sources.slicer.profiles.pla: there is no nozzle "0.8"',
    ],
    [
      'a symptom’s cause',
      ({ symptoms }) => Object.assign(symptoms.strings.causes[0], { cause: 'gone' }),
      'symptoms/strings.yaml causes.0.cause: there is no cause "gone"',
    ],
    [
      'a symptom’s fix',
      ({ symptoms }) => Object.assign(symptoms.strings.causes[0], { fixes: ['cooler', 'gone'] }),
      'symptoms/strings.yaml causes.0.fixes: there is no fix "gone"',
    ],
    [
      'a related symptom',
      ({ symptoms }) => Object.assign(symptoms.strings, { related: ['gone'] }),
      'symptoms/strings.yaml related.0: there is no symptom "gone"',
    ],
    [
      'a symptom’s reference',
      ({ symptoms }) => Object.assign(symptoms.strings, { references: ['gone'] }),
      'symptoms/strings.yaml references: there is no reference "gone"',
    ],
    [
      'a cause’s source',
      ({ causes }) => Object.assign(causes['too-hot'], { sources: ['gone'] }),
      'causes/too-hot.yaml sources: there is no reference "gone"',
    ],
    [
      'the material of a condition',
      ({ causes }) => Object.assign(causes['too-hot'], { applies_to: { materials: ['gold'] } }),
      'causes/too-hot.yaml applies_to.materials: there is no material "gold"',
    ],
    [
      'the brand of a condition deep inside',
      ({ fixes }) =>
        Object.assign(fixes.cooler.adjustment, {
          steps: [{ when: { brands: ['nobody'] }, quantity: { value: 5, unit: '°C', sources: null } }],
        }),
      'fixes/cooler.yaml adjustment.steps.0.when.brands: there is no brand "nobody"',
    ],
    [
      'a fix’s setting',
      ({ fixes }) => Object.assign(fixes.cooler.adjustment, { setting: 'gone' }),
      'fixes/cooler.yaml adjustment.setting: there is no setting "gone"',
    ],
    [
      'the source of a figure',
      ({ fixes }) =>
        Object.assign(fixes.cooler, {
          figures: [{ what: { en: 'x', zh: 'x' }, quantity: { value: 1, unit: 'mm', sources: ['gone'] } }],
        }),
      'fixes/cooler.yaml figures.0.quantity.sources: there is no reference "gone"',
    ],
    [
      'the source of a material’s fact',
      ({ materials }) => Object.assign(materials.pla.facts, { density_g_cm3: { value: 1, sources: ['gone'] } }),
      'materials/pla.yaml facts.density_g_cm3.sources: there is no reference "gone"',
    ],
    [
      'the source of another value of a fact',
      ({ materials }) =>
        Object.assign(materials.pla.facts.nozzle_temperature_c, { others: [{ min: 1, sources: ['gone'] }] }),
      'materials/pla.yaml facts.nozzle_temperature_c.others.0.sources: there is no reference "gone"',
    ],
    [
      'what a material supports',
      ({ materials }) => Object.assign(materials.pla.facts, { support_for: { value: ['gold'], sources: ['guide'] } }),
      'materials/pla.yaml facts.support_for.value: there is no material "gold"',
    ],
    [
      'where a slicer’s key was read',
      ({ settings }) => {
        settings.nozzle_temperature.slicers = { ...settings.nozzle_temperature.slicers, cura: { source: 'gone' } };
      },
      'settings/nozzle-temperature.yaml slicers.cura.source: there is no reference "gone"',
    ],
    [
      'a source that leads',
      ({ sources }) => Object.assign(sources.leads, { default: ['slicer', 'gone'] }),
      'sources.yaml leads.default.1: there is no source "gone"',
    ],
    [
      'the brand that a source leads for',
      ({ sources }) => Object.assign(sources.leads, { nobody: ['slicer'] }),
      'sources.yaml leads.nobody: there is no brand "nobody"',
    ],
    [
      'the source of process blocks',
      ({ processes }) => Object.assign(processes['slicer/acme'], { source: 'gone' }),
      'processes/slicer/acme.yaml source: there is no source "gone"',
    ],
    [
      'the brand of process blocks',
      ({ processes }) => Object.assign(processes['slicer/acme'], { brand: 'nobody' }),
      'processes/slicer/acme.yaml brand: there is no brand "nobody"',
    ],
  ])('to %s must lead somewhere', (_, change, expected) => {
    expect(found(change)).toContain(expected);
  });

  it.each<[what: string, change: (files: Loose) => void, expected: string]>([
    [
      'a printer’s id',
      ({ printers }) => Object.assign(printers['acme-one'], { id: 'acme-two' }),
      'printers/acme/one.yaml id: the id "acme-two" belongs in printers/acme/two.yaml',
    ],
    [
      'a material’s id',
      ({ materials }) => Object.assign(materials.pla, { id: 'plb' }),
      'materials/pla.yaml id: the id "plb" belongs in a file called plb.yaml',
    ],
    [
      'the brand of process blocks',
      ({ processes }) => Object.assign(processes['slicer/acme'], { brand: 'apex' }),
      'processes/slicer/acme.yaml brand: the blocks of slicer and apex belong in processes/slicer/apex.yaml',
    ],
  ])('%s is the name of its file', (_, change, expected) => {
    expect(found(change)).toContain(expected);
  });

  it('are not taken from what every object has', () => {
    expect(found(({ printers }) => Object.assign(printers['acme-one'], { brand: 'constructor' }))).toContain(
      'printers/acme/one.yaml brand: there is no brand "constructor"',
    );
  });
});
