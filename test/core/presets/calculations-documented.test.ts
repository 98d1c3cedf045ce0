import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CALCULATIONS } from '../../../core/presets/calculations.js';

const PAGES = path.resolve(import.meta.dirname, '../../../docs/src/content/docs');

describe('the calculations that mappings name', () => {
  it.each(['records/slicer-keys.md', 'zh-cn/records/slicer-keys.md'])('are all told on %s, and no others', (page) => {
    const [, section = ''] =
      /^## (?:Calculations|计算)\n([\s\S]*?)^## /m.exec(readFileSync(path.join(PAGES, page), 'utf8')) ?? [];
    const told = [...section.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = '']) => cell.match(/\w+/g) ?? []);
    expect(told.filter((name) => name !== 'by').sort()).toEqual(Object.keys(CALCULATIONS).sort());
  });
});
