import { describe, expect, it } from 'vitest';
import { flawsOf } from '../../../scripts/pipeline/lint/chinese.js';

const flaws = (text: string) => [...flawsOf(text)].map(({ message }) => message.split(':')[0]);

const PUNCTUATION = 'half-width punctuation in Chinese';
const SPACE = 'no space between Chinese and Latin letters or digits';

describe('flawsOf', () => {
  it.each([
    '喷嘴温度过高，请降低 5 °C：约 210 °C 即可。',
    '（以 20 mm/s 打印）用 PLA、PETG 或 PA6-CF 均可；占 15% 的层。',
    '把“光滑PEI板/高温板”设为 60 °C。',
    '选择“加速控制 (高级)”分组。',
    '在 `start_gcode` 中写入 `M109 S{0}`，再用 `G28` 回零。',
    '找到{n}项，{brand} 的打印机',
    '类型如 tree(auto)，再选样式。',
    '共 0～255，0.5–1.5 mm，45°，±2 °C。',
    '正在加载……',
    '见 https://example.org/a?b=c 的说明',
    'No Chinese here, (at all): "quoted"!',
  ])('is empty for %s', (text) => {
    expect(flaws(text)).toEqual([]);
  });

  it.each([
    ['喷嘴过热,请降温', PUNCTUATION],
    ['喷嘴过热, PLA 会滴料', PUNCTUATION],
    ['PLA: 聚乳酸', PUNCTUATION],
    ['层移(错层', PUNCTUATION],
    ['打开 (PLA)的盖子', PUNCTUATION],
    ['太热了!', PUNCTUATION],
    ['用PLA 打印', SPACE],
    ['用 PLA打印', SPACE],
    ['约 60 °C以下', SPACE],
    ['超过 80%则太厚', SPACE],
    ['相差±2 °C', SPACE],
    ['间距为2 mm', SPACE],
    ['用`G28` 回零', SPACE],
    ['温度过高 ，请降温', 'a space beside full-width punctuation'],
    ['温度过高， 请降温', 'a space beside full-width punctuation'],
    ['选择 “质量”页', 'a space beside full-width punctuation'],
    ['选择"质量"页', 'straight quotation marks in Chinese'],
    ['温度过高.', 'half-width full stop in Chinese'],
    ['正在加载...', 'full stops instead of an ellipsis'],
    ['用 ＰＬＡ 打印', 'full-width letters, digits or signs'],
    ['原因 1／3', 'full-width letters, digits or signs'],
    ['选择「质量」页', 'quotation marks of Traditional Chinese'],
  ])('lists what is wrong in %s', (text, flaw) => {
    expect(flaws(text)).toContain(flaw);
  });

  it('returns the place', () => {
    expect([...flawsOf('把热床升到60 °C')]).toMatchObject([
      { message: `${SPACE}: “把热床升到60 °C”`, allowed: 'a space there, such as "用 PLA 打印"' },
    ]);
  });
});
