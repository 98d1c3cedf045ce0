import { describe, expect, it } from 'vitest';
import { traditional } from '../../../scripts/pipeline/compose/traditional.js';

describe('conversion to Traditional Chinese', () => {
  it.each([
    ['拉丝', '拉絲'],
    ['断层', '斷層'],
    ['翘曲', '翹曲'],
    ['堵头', '堵頭'],
    ['打印中断', '打印中斷'],
    ['打印中断', '列印中斷'],
    ['首层不粘', '首層不粘'],
    ['首层不粘', '首層不黏'],
    ['粘死', '黏死'],
  ])('turns %s into %s', (simplified, other) => {
    expect(traditional(simplified)).toContain(other);
  });

  it.each(['Stringing', '炒粉', ''])('adds nothing to "%s"', (name) => {
    expect(traditional(name)).toEqual([]);
  });
});
