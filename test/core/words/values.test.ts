import { describe, expect, it } from 'vitest';
import type { Line } from '../../../core/words/layout.js';
import { Writer } from '../../../core/words/values.js';
import { TEXTS } from '../../../docs/src/explorer/explorer-texts.js';

const english = new Writer('en', TEXTS.en.words);
const chinese = new Writer('zh', TEXTS.zh.words);
const line = (path: string, kind: Line['kind'], unit = ''): Line => ({ path, label: '', about: '', kind, unit });
const written = (writer: Writer, ...args: [string, Line['kind'], string, unknown]) => {
  const [path, kind, unit, record] = args;
  return writer.line(line(path, kind, unit), record)?.replaceAll('\u00a0', ' ') ?? null;
};

describe('values as text', () => {
  it.each([
    ['value', '°C', 240.5, '240.5 °C', '240.5 °C'],
    ['value', '%', 15, '15%', '15%'],
    ['value', 'ratio', 0.95, '0.95', '0.95'],
    ['value', 'layers', 3, '3 layers', '3 层'],
    ['value', 'layers', 1, '1 layer', '1 层'],
    ['value', 'layers', -1, 'as many as on top', '与顶部相同'],
    ['value', '', true, 'yes', '是'],
    ['value', '', 'direct_drive', 'direct drive', '近程挤出'],
    ['value', '', 'monotonicline', 'monotonic line', '单调线'],
    ['value', '', 'new-pattern', 'new-pattern', 'new-pattern'],
    ['value', '', ['water', 'acetone'], 'water, acetone', '水、丙酮'],
    ['value', '', null, null, null],
    ['range', '°C', { min: 230, max: 260 }, '230–260 °C', '230–260 °C'],
    ['range', 'h', { min: 8, max: 8 }, '8 h', '8 小时'],
    ['range', '°C', { min: null, max: 45 }, '≤ 45 °C', '≤ 45 °C'],
    ['range', '°C', { min: 80, max: null }, '≥ 80 °C', '≥ 80 °C'],
    ['range', '°C', { min: null, max: null }, null, null],
    ['layers', '°C', { first_layer: 70, other_layers: 70 }, '70 °C', '70 °C'],
    ['layers', '°C', { first_layer: 85, other_layers: 90 }, '90 °C (first layer 85 °C)', '90 °C（首层 85 °C）'],
    ['layers', '°C', { first_layer: null, other_layers: null }, null, null],
    ['box', 'mm', { x: 256, y: 256, z: null }, '256 × 256 × ? mm', '256 × 256 × ? mm'],
    ['box', 'mm', { x: null, y: null, z: null }, null, null],
  ] as const)('%s in %s: %j', (kind, unit, value, en, zh) => {
    expect(written(english, 'a.b', kind, unit, { a: { b: value } })).toBe(en);
    expect(written(chinese, 'a.b', kind, unit, { a: { b: value } })).toBe(zh);
  });

  it('formats a year without a comma', () => {
    expect(written(english, 'release_year', 'value', '', { release_year: 2023 })).toBe('2023');
  });

  it('formats layer heights by nozzle', () => {
    const nozzles = [
      { variant: '0.4', layer_height_mm: { min: 0.08, max: 0.28 } },
      { variant: '0.6', layer_height_mm: { min: null, max: null } },
    ];
    expect(written(english, 'nozzles', 'nozzles', 'mm', { nozzles })).toBe('0.4: 0.08–0.28 mm; 0.6');
  });

  it('formats any value of another source', () => {
    expect(english.any({ x: 256, y: 256, z: 250 }, 'mm')).toBe('x 256, y 256, z 250');
    expect(english.any({ min: 220, max: null })).toBe('≥\u00a0220');
    expect(english.any(null)).toBeNull();
  });
});
