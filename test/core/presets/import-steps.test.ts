import { describe, expect, it } from 'vitest';
import { type Imported, importSteps } from '../../../core/presets/import-steps.js';
import { SLICERS } from '../../../core/words/slicers.js';

const PARENTS = { machine: 'One 0.4 nozzle', process: '0.20mm NORMAL', filament: 'Generic PETG' };

const NONE: Imported['values'] = { filament: [], process: [], machine: [], global: [], extruder: [] };
const VALUES = { ...NONE, filament: [['temperature', '230']], process: [['layer_height', '0.2']] } as const;

describe('the import steps', () => {
  const preset = (slicer: Imported['slicer'], change: Partial<Imported> = {}): Imported => ({
    slicer,
    form: 'inherits',
    name: 'Acme One PETG',
    parents: PARENTS,
    cura: slicer === 'cura' ? { quality_type: 'draft', setting_version: 25 } : null,
    values: VALUES,
    ...change,
  });

  it.each(SLICERS)('into %s are three, in both languages, and name the file', (slicer) => {
    for (const language of ['en', 'zh'] as const) {
      const steps = importSteps(preset(slicer), 'one.zip', language);
      expect(steps).toHaveLength(3);
      expect(steps.join(' ')).toContain('one.zip');
    }
    const [english, chinese] = (['en', 'zh'] as const).map((language) => importSteps(preset(slicer), 'f', language));
    expect(english?.join('')).not.toMatch(/\p{Script=Han}/u);
    for (const step of chinese ?? []) expect(step).toMatch(/\p{Script=Han}/u);
  });

  it('name the printer that must exist first if the file inherits from its presets', () => {
    expect(importSteps(preset('orcaslicer'), 'f', 'en')[0]).toContain('One 0.4 nozzle');
    expect(importSteps(preset('orcaslicer', { parents: null, form: 'full' }), 'f', 'en')[0]).not.toContain('0.4');
  });

  it('name only the presets in the file', () => {
    const last = (values: Imported['values'], language: 'en' | 'zh') =>
      importSteps(preset('orcaslicer', { values }), 'f', language)[2];
    expect(last(VALUES, 'en')).toContain('for the filament and for the process');
    expect(last({ ...VALUES, process: [] }, 'en')).not.toContain('process');
    expect(last({ ...VALUES, filament: [] }, 'zh')).not.toContain('耗材');
  });

  it('distinguish an overlay of PrusaSlicer from a configuration to import', () => {
    const whole = importSteps(preset('prusaslicer', { form: 'full' }), 'f', 'en').join(' ');
    expect(whole).toContain('without your own start and end G-code');
    const overlay = importSteps(preset('prusaslicer', { form: 'overlay' }), 'f', 'en').join(' ');
    expect(overlay).toContain('command');
  });

  it('name the quality type of Cura', () => {
    expect(importSteps(preset('cura'), 'f', 'en')[2]).toContain('“draft”');
  });
});
