import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CaseSource } from '../../../schemas/generated/source.js';
import { caseSetup, measure, simulate } from '../../../scripts/contribute/diagnose/measure.js';
import { composeDiagnosis } from '../../../scripts/pipeline/compose/diagnosis.js';
import { buildDataset } from '../../../scripts/pipeline/load/dataset.js';
import { readSourceFiles } from '../../../scripts/pipeline/load/read.js';

const table = composeDiagnosis(buildDataset(readSourceFiles(path.resolve(import.meta.dirname, '../../fixtures/data'))));
const solved = (changes: Partial<CaseSource>): CaseSource => ({
  ...{ id: 'one', source: 'https://example.org/1', confirmed_by: 'asker', date: null, solved_by: 'x' },
  ...{ symptoms: ['stringing'], observations: ['strings'], cause: 'retraction-too-short', fix: null, ...changes },
});

describe('the measurement', () => {
  it('counts the rank of the right cause before and after the questions', () => {
    const answered = solved({ answers: { 'retraction-tower': 'better' } });
    const { plain, wizard, questions, confusions } = measure(table, [answered, solved({})], new Map());
    expect(plain).toEqual({ first: 0, among_three: 2, listed: 2 });
    expect(wizard).toEqual({ first: 1, among_three: 2, listed: 2 });
    expect(questions.with_answers).toBe(1);
    expect(confusions).toEqual([{ right: 'retraction-too-short', instead: 'wet-filament', cases: 1 }]);
  });

  it('counts causes missing from the data as not listed', () => {
    const strange = [solved({ cause: null }), solved({ symptoms: [] }), solved({ cause: 'loose-nozzle' })];
    const division = measure(table, strange, new Map());
    expect(division).toMatchObject({ cases: 3, unknown_cause: 1, unknown_symptom: 1 });
    expect([division.plain.listed, division.wizard.listed, division.told.listed]).toEqual([0, 0, 0]);
  });

  it('continues after an unknown answer, and stops when no question is left', () => {
    const { asked, answered } = simulate(table, { symptoms: ['stringing'] }, {});
    expect([asked, answered]).toEqual([2, 0]);
  });

  it('reads the setup from the thread first, then from the printer', () => {
    const one = { enclosed: true, kinematics: 'corexy', structure: 'z_bed', extruder_type: 'bowden', brand_id: 'acme' };
    const printers = new Map([['acme-one', one as never]]);
    const known = caseSetup(solved({ setup: { printer: 'acme-one', enclosed: false } }), printers);
    expect(known).toMatchObject({ structures: ['open', 'corexy', 'z_bed'], extruder_type: 'bowden', brand: 'acme' });
    expect(caseSetup(solved({}), new Map())).toMatchObject({ structures: [], material: null });
  });
});
