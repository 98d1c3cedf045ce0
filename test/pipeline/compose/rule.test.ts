import { describe, expect, it } from 'vitest';
import { smallComposed } from '../../support/small-dataset.js';

describe('composeRule', () => {
  it('is self-contained: causes, fixes, and the material range filled in', () => {
    const [rule] = smallComposed().records.rules;
    const fix = rule?.causes[0]?.fixes[0];
    expect(rule).toMatchObject({ id: 'strings', name_zh: '拉丝', aliases: ['hairs'], category_name_zh: '表面质量' });
    expect(rule).toMatchObject({ where: ['walls'], when: ['printing', 'finished'], appearance: ['strings-and-blobs'] });
    expect(fix?.adjustment?.safe_range_by_material).toEqual([{ material: 'pla', min: 190, max: 230, unit: '°C' }]);
    expect(fix?.adjustment?.slicers.cura).toMatchObject({
      key: 'nozzle_temperature',
      label_zh: '喷嘴',
      workaround: null,
    });
    expect(rule?.references).toEqual([{ id: 'guide', title: 'Guide', url: 'https://example.org', original: null }]);
  });
});
