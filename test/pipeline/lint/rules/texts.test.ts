import { describe, expect, it } from 'vitest';
import { findings } from '../../../support/small-dataset.js';

describe('conditions-are-data', () => {
  const NONE = { en: 'Do it.', zh: '照做。' };
  const fix = (parts: object) =>
    findings('conditions-are-data', { fixes: { cooler: { instructions: NONE, ...parts } } });

  it.each([
    ['an extruder', 'Go further with a bowden tube.', 'bowden'],
    ['a firmware', 'In Klipper, restart.', 'Klipper'],
    ['a slicer', 'Open the page in OrcaSlicer.', 'OrcaSlicer'],
    ['a structure of the printer', 'On a bed slinger, go slower.', 'bed slinger'],
    ['equipment', 'Load it past the AMS.', 'AMS'],
    ['a brand', 'On a Bambu Lab machine, wait.', 'Bambu Lab'],
    ['a material', 'PETG needs less.', 'PETG'],
  ])('rejects an English text that names %s', (what, en, word) => {
    expect(fix({ instructions: { en, zh: '照做。' } })).toEqual([`mentions ${what}, "${word}", without a condition`]);
  });

  it.each([
    ['an extruder', '远程挤出可再增大。', '远程挤出'],
    ['a structure of the printer', '敞开式机器应放慢。', '敞开式'],
    ['a material', '尼龙应减小。', '尼龙'],
  ])('rejects a Chinese text that names %s', (what, zh, word) => {
    expect(fix({ instructions: { en: 'Do it.', zh } })).toEqual([`mentions ${what}, "${word}", without a condition`]);
  });

  it('accepts conditions that the fix, or the addition, also has as data', () => {
    const text = { en: 'In Klipper, restart.', zh: '在 Klipper 中重启。' };
    expect(fix({ instructions: text, applies_to: { firmwares: ['klipper'] } })).toEqual([]);
    const added = (when: object) => fix({ additions: [{ when, part: 'instructions', text }] });
    expect(added({ firmwares: ['klipper'] })).toEqual([]);
    expect(added({ slicers: ['cura'] })).toHaveLength(2);
  });

  it('covers cautions, actions, figures and the checks of causes, and ignores sources in labels', () => {
    expect(fix({ caution: { en: 'Not with a bowden tube.', zh: '照做。' } })).toHaveLength(1);
    expect(fix({ action: { en: 'Calibrate in Cura', zh: '校准' } })).toHaveLength(1);
    const figure = (en: string) =>
      fix({ figures: [{ what: { en, zh: '值' }, quantity: { value: 1, unit: 'mm', sources: null } }] });
    expect(figure('With direct drive')).toHaveLength(1);
    expect(figure('As the OrcaSlicer wiki gives it')).toEqual([]);
    const causes = { 'too-hot': { check: { en: 'Ask Klipper.', zh: '查看。' } } };
    expect(findings('conditions-are-data', { causes })).toHaveLength(1);
  });
});

describe('texts-are-in-their-language', () => {
  const named = (en: string, zh = '喷嘴太热') =>
    findings('texts-are-in-their-language', { causes: { 'too-hot': { name: { en, zh } } } });

  it.each([
    ['Nozzle 太热', '喷嘴太热', 'contains Chinese characters: "Nozzle 太热"'],
    ['Too hot', 'Hot', 'contains no Chinese characters: "Hot"'],
    [`Park it ${'and watch it '.repeat(6)}`.trim(), '看', '85 characters of English, but 1 of Chinese'],
  ])('reports "%s" and "%s"', (en, zh, message) => expect(named(en, zh)).toEqual([message]));

  it.each([
    ['German', 'Die Düse ist für das Filament zu heiß', true],
    ['French', 'La buse est trop chaude pour le filament', true],
    ['Spanish', 'La boquilla se calienta con el filamento', true],
    ['English', 'The nozzle is too hot for the filament', false],
    ['English that names a page in German', 'As the page "Düse und Bett" of the maker says', false],
    ['a term', 'Die swell', false],
  ])('distinguishes %s from English', (_, en, isForeign) => {
    expect(named(en)).toEqual(isForeign ? [expect.stringContaining('is in another language: "')] : []);
  });
});

describe('other-languages-are-apart', () => {
  const found = (materials: Record<string, string[]>) =>
    findings('other-languages-are-apart', {
      otherLanguages: { de: { sources: ['https://example.org/'], symptoms: {}, materials } },
    });

  it('accepts words that are no other name, and those of the record itself', () => {
    expect(found({ pla: ['Milchsäure', 'PLA'] })).toEqual([]);
  });

  it('reports a word that is the name of another record, or one letter away from it', () => {
    const message = (word: string) => `"${word}" is, but for one letter, what materials/pla is called`;
    expect(found({ petg: ['PLA', 'PLAA'] })).toEqual([message('PLA'), message('PLAA')]);
  });

  it('reports a word that two records share', () => {
    expect(found({ pla: ['Faden'], petg: ['Faden'] })).toHaveLength(1);
  });
});
