import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The published data. It changes weekly, so tests may only expect what holds for any data. */
export const DATA = path.resolve(ROOT, process.env.DATA ?? 'data');

/** A small made-up data folder that never changes, for tests that expect certain values. */
export const FROZEN_DATA = path.join(ROOT, 'test/fixtures/data');

/** One file of each kind in the frozen data, by path below its folder; tests use no other paths. */
export const FROZEN = {
  brands: 'brands.yaml',
  sources: 'sources.yaml',
  references: 'references.yaml',
  origins: 'origins.yaml',
  redirects: 'redirects.yaml',
  /** Acme Labs One: curated facts, overrides, two sources, three nozzles. */
  printer: 'printers/acme-labs/one.yaml',
  loosePrinter: 'printers/acme-labs/mini.yaml',
  looseImported: 'imported/acme-slicer/printers/acme-labs-mini.json',
  imported: 'imported/acme-slicer/printers/acme-labs-one.json',
  processes: 'imported/acme-slicer/processes/acme-labs.json',
  digests: 'imported/acme-slicer/digests.json',
  /** PLA: a fact with other values. */
  material: 'materials/pla.yaml',
  quotedMaterial: 'materials/petg.yaml',
  setting: 'settings/aux-fan.yaml',
  fix: 'troubleshooting/fixes/dry-filament.yaml',
  cause: 'troubleshooting/causes/wet-filament.yaml',
  symptom: 'troubleshooting/symptoms/stringing.yaml',
} as const;
