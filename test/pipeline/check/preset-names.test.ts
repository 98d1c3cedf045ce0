import { describe, expect, it } from 'vitest';
import { checkReferences } from '../../../scripts/pipeline/check/references.js';
import { problemLines } from '../../support/problem-lines.js';
import { smallDataset } from '../../support/small-dataset.js';

const ONE = {
  nozzles: { '0.4': { diameter_mm: 0.4, machine: 'Acme One' } },
  filaments: { pla: [{ preset: 'Generic PLA', nozzles: ['0.4'] }] },
};

function found(brand: string, presets: object, slicers: Record<string, string> = { slicer: 'orcaslicer' }): string[] {
  const problems = checkReferences(smallDataset({ slicers, presets: { slicer: { [brand]: presets } } }));
  return problemLines(problems.filter(({ file }) => file.includes('/presets/')));
}

describe('preset names', () => {
  it('must belong to existing records', () => expect(found('acme', { 'acme-one': ONE })).toEqual([]));

  it('must belong to a slicer', () => {
    expect(found('acme', { 'acme-one': ONE }, {})).toEqual([
      ': "slicer" is not marked as the newest release of a slicer',
    ]);
  });

  it('must belong to a brand and a material', () => {
    expect(found('acme', { 'acme-taken-out': ONE })).toEqual([]);
    expect(found('nobody', {})[0]).toContain('there is no brand "nobody"');
    expect(found('acme', { 'acme-one': { ...ONE, filaments: { wax: ONE.filaments.pla } } })[0]).toContain(
      'there is no material "wax"',
    );
  });
});
