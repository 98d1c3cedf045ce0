import type { Demand, Machine, Patience } from '../../../../core/materials/choose.js';
import type { Text } from '../../../../schemas/generated/source.js';
import type { Column } from './view.js';

/** The labels of the columns. */
export const COLUMN_LABELS: Readonly<Record<Column | 'uses', Text>> = {
  name: { en: 'Material', zh: '耗材' },
  uses: { en: 'Used for', zh: '用途' },
  ease: { en: 'Difficulty', zh: '打印难度' },
  stiffness: { en: 'Stiffness', zh: '刚度' },
  toughness: { en: 'Toughness', zh: '韧性' },
  heat: { en: 'Heat', zh: '耐热' },
  outdoors: { en: 'Outdoors', zh: '户外' },
  moisture: { en: 'Absorbs water', zh: '吸湿' },
  fumes: { en: 'Fumes', zh: '烟气' },
  price: { en: 'Price', zh: '价格' },
};

/** The first question: what a part must stand, with the column that answers it. */
export const DEMAND_LABELS: Readonly<Record<Demand, Text & { column: Column | 'uses' }>> = {
  heat: { en: 'a hot car', zh: '夏天的车内', column: 'heat' },
  sun: { en: 'sun and rain', zh: '日晒雨淋', column: 'outdoors' },
  bending: { en: 'bending like rubber', zh: '像橡胶一样弯曲', column: 'stiffness' },
  knocks: { en: 'knocks', zh: '磕碰', column: 'toughness' },
  wear: { en: 'friction and wear', zh: '摩擦磨损', column: 'uses' },
  looks: { en: 'good looks', zh: '外观好看', column: 'uses' },
};

/** The second: on what machine. */
export const MACHINE_LABELS: Readonly<Record<Machine, Text>> = {
  open: { en: 'an open printer', zh: '敞开式打印机' },
  enclosed: { en: 'an enclosed printer', zh: '封闭式打印机' },
  heated: { en: 'one with a heated chamber and a hotend above 300 °C', zh: '带腔体加热、喷嘴超过 300 °C 的打印机' },
};

/** The third: with how much patience. */
export const PATIENCE_LABELS: Readonly<Record<Patience, Text>> = {
  easy: { en: 'it should just work', zh: '装上就能打' },
  some: { en: 'I dry the spool and use glue', zh: '愿意烘干、涂胶' },
  any: { en: 'any effort', zh: '多麻烦都行' },
};
