import { describe, expect, it } from 'vitest';
import { find } from '../../../core/names/search.js';
import { someOf } from '../../support/runs.js';
import { items, lineOf } from './question-line.js';

it.each([
  // The Ender-3, not the Ender-3 Neo, which contains the same words.
  ['ender 3 petg', 'pair creality-ender-3 petg'],
  ['can A1 mini print ASA?', 'whether bambu-lab-a1-mini asa'],
  ['K1 Max ASA', 'pair creality-k1-max asa'],
  ['x1c petg cf', 'pair bambu-lab-x1-carbon petg-cf'],
  ['拓竹A1 mini能打印ABS吗', 'whether bambu-lab-a1-mini abs'],
  ['bambu lab p1s tpu settings', 'pair bambu-lab-p1s tpu'],
  ['PLA vs PETG', 'compare pla petg'],
  ['petg和abs区别', 'compare petg abs'],
  ['a1 mini vs ender 3 v3 se', 'compare bambu-lab-a1-mini creality-ender-3-v3-se'],
  ['how to dry PETG', 'drying petg'],
  ['PETG烘干温度', 'drying petg'],
  ['nylon bed temp', 'bed_temperature pa'],
  ['petg stringing ender 3 v2', 'symptom stringing creality-ender-3-v2 petg'],
  ['PETG拉丝怎么办', 'symptom stringing petg'],
  ['first layer not sticking petg', 'symptom poor-bed-adhesion petg'],
  ['material for a hot car on a MK4', 'material heat prusa-mk4'],
  ['放在车里的支架用什么材料 MK4', 'material heat prusa-mk4'],
  ['能打印 300 mm ASA 的打印机', 'printer asa 300'],
  ['material for a hot car', 'material heat'],
  ['best filament for outdoor use', 'material sun'],
  ['holder for a hot car on a MK4', 'material heat prusa-mk4'],
  ['MK4 车里耐热支架', 'material heat prusa-mk4'],
  ['ASA 300mm 打印机', 'printer asa 300'],
  ['ASA printer 300 mm', 'printer asa 300'],
  ['耐高温的耗材推荐', 'material heat'],
  ['printer for ASA 300 mm', 'printer asa 300'],
  ['which printer for nylon', 'printer pa'],
  ['P1S or Q1 Pro for PA-CF', 'compare bambu-lab-p1s qidi-q1-pro pa-cf'],
  ['P1S 还是 Q1 Pro 打 PA-CF', 'compare bambu-lab-p1s qidi-q1-pro pa-cf'],
])('a query that names several things: %s', (query, asked) => {
  expect(lineOf(query)).toBe(asked);
});

it('a comparison finds the compared records, not those named like the “vs” in between', () => {
  expect(find('pla vs petg', items, 3).map(({ id }) => id)).toEqual(expect.arrayContaining(['pla', 'petg']));
  expect(find('pla vs petg', items).filter(({ name }) => /\bvs\d/i.test(name))).toEqual([]);
  expect(find('volumic vs30', items, 1)[0]?.id).toMatch(/^volumic-vs30/);
});

describe('a name is not a question', () => {
  const names = ['petg', 'pla+', 'stringing', 'Ender-3 V3 SE', 'bambu lab', 'ender 3 chicken', 'creality petg', ''];
  const problems = ['printer stops at 300 mm', 'printer shakes at 200 mm/s'];
  it.each([...names, ...problems])('%s', (query) => {
    expect(lineOf(query)).toBe(null);
  });

  it('for any record', () => {
    const read = someOf(items, 6).flatMap(({ kind, id, name }) => {
      const question = lineOf(name);
      return question === null ? [] : [`${kind}/${id} ${name}: ${question}`];
    });
    expect(read).toEqual([]);
  });
});
