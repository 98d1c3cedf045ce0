import { describe, expect, it } from 'vitest';
import rule from '../../../../scripts/pipeline/lint/rules/parents-are-what-was-read.js';
import { type Changes, findings } from '../../../support/small-dataset.js';

/** The small dataset's source as the newest release of a slicer, with these presets for its nozzle. */
function release(slicer: string, nozzle: object, filament: string, more: Changes = {}): Changes {
  const one = {
    nozzles: { '0.4': { diameter_mm: 0.4, ...nozzle } },
    filaments: { pla: [{ preset: filament, nozzles: ['0.4'] }] },
  };
  return { slicers: { slicer }, presets: { slicer: { acme: { 'acme-one': one } } }, ...more };
}
const read = { machine: 'Acme One 0.4', process: '0.20 mm' };
const told = (others: string, slicer = 'orcaslicer') => [
  `acme-one--0.4--pla is based on presets of ${slicer}, but would inherit from others there: ${others}`,
];

describe('parents-are-what-was-read', () => {
  it('accepts the presets that the profile was read from', () => {
    expect(findings(rule, release('orcaslicer', read, 'Generic PLA'))).toEqual([]);
  });

  it('accepts a machine that the slicer no longer has', () => {
    expect(findings(rule, { slicers: { slicer: 'orcaslicer' } })).toEqual([]);
  });

  it('reports any other preset', () => {
    expect(findings(rule, release('orcaslicer', { ...read, machine: 'Acme Two' }, 'Acme PLA'))).toEqual(
      told('Acme Two, Acme PLA'),
    );
    expect(findings(rule, release('orcaslicer', { machine: read.machine }, 'Generic PLA'))).toEqual(told('no process'));
  });

  it('knows that Cura has one definition for all nozzles, and quality types', () => {
    const nozzle = { preset: 'acme_one 0.4mm Nozzle' };
    expect(
      findings(rule, release('cura', { machine: 'acme_one', process: 'draft' }, 'Generic PLA', { nozzle })),
    ).toEqual([]);
    expect(findings(rule, release('cura', { machine: 'acme' }, 'Generic PLA', { nozzle }))).toEqual(
      told('acme', 'cura'),
    );
  });
});
