import { composeCodes } from '../../scripts/pipeline/compose/records.js';
import type { JsonObject } from '../../scripts/shared/tree.js';
import { type Changes, smallDataset } from './small-dataset.js';

const text = (en: string, zh: string) => ({ en, zh });

/** Two code systems: one of digits in two forms, one of messages. */
export const CODE_SYSTEMS: Record<string, JsonObject> = {
  acme: {
    id: 'acme',
    name: text('Acme codes', 'Acme 代码'),
    brands: ['acme'],
    shown: text('On the display.', '显示在屏幕上。'),
    structure: text('A module, a slot and a number.', '模块、槽位和编号。'),
    source: 'https://example.org/acme',
    forms: [
      {
        id: 'long',
        name: text('Long code', '长代码'),
        digits: 'hex',
        groups: [4, 4, 4, 4],
        separator: '-',
        prefixes: ['HMS'],
        parts: [
          {
            name: text('module', '模块'),
            from: 0,
            length: 2,
            values: { '03': text('toolhead', '打印头'), '07': text('feeder', '供料器') },
          },
          {
            name: text('severity', '级别'),
            from: 8,
            length: 4,
            values: { '0001': text('fatal', '致命'), '0003': text('common', '一般') },
            severity: { '0001': 'stopped', '0003': 'warning' },
          },
        ],
      },
      {
        id: 'lettered',
        name: text('Lettered code', '字母代码'),
        digits: 'decimal',
        letters: 2,
        groups: [4],
        parts: [{ name: text('part', '部位'), from: 0, length: 2, values: { CX: text('X axis', 'X 轴') } }],
      },
      {
        id: 'error',
        name: text('Error', '错误'),
        digits: 'hex',
        groups: [4, 4],
        separator: '-',
        prefixes: ['print_error'],
        as_number: true,
        parts: [{ name: text('module', '模块'), from: 0, length: 2, values: { '03': text('motion', '运动') } }],
      },
      { id: 'short', name: text('Short code', '短代码'), digits: 'decimal', groups: [5], prefixes: ['#', 'E'] },
    ],
    parameters: {
      slot: { name: text('slot', '槽位'), values: { '0': text('1', '1'), '1': text('2', '2') } },
    },
  },
  talk: {
    id: 'talk',
    name: text('Talk messages', 'Talk 信息'),
    shown: text('In the log.', '写在日志里。'),
    structure: text('Sentences.', '英文句子。'),
    source: 'https://example.org/talk',
    parameters: {
      heater: { name: text('heater', '加热器'), typical: ['extruder', 'heater_bed'], words: 2 },
      number: { name: text('number', '数值'), typical: ['1'] },
    },
  },
};

const strings = [{ symptom: 'strings', likelihood: 'high' }];
const stopping = (code: string, meaning: JsonObject) => ({ code, severity: 'stopped', meaning, symptoms: strings });

/** Their codes, by `<system>/<module>`. */
export const CODES: Record<string, JsonObject> = {
  'acme/feeder': {
    system: 'acme',
    module: 'feeder',
    name: text('Feeder', '供料器'),
    source: 'https://example.org/acme',
    codes: [
      {
        code: '0700-2{slot}00-0001-0001',
        severity: 'paused',
        meaning: text('Slot {slot} is empty.', '槽位 {slot} 空了。'),
        symptoms: strings,
        causes: [{ cause: 'too-hot', likelihood: 'high' }],
      },
      {
        ...{ code: '12201', severity: 'stopped', meaning: text('The bed stays cold.', '热床不热。') },
        no_symptom: text('It is made up.', '虚构的。'),
      },
    ],
  },
  'talk/heat': {
    system: 'talk',
    module: 'heat',
    name: text('Heat', '加热'),
    source: 'https://example.org/talk',
    lines: ["MCU 'mcu' shutdown: {message}"],
    codes: [
      {
        code: 'Heater {heater} not heating at expected rate',
        severity: 'danger',
        meaning: text('{heater} does not get warm.', '{heater} 不升温。'),
        at_once: text('Switch it off.', '请断电。'),
        symptoms: strings,
      },
      stopping('Timer too close', text('The host is late.', '上位机太慢。')),
      stopping('Temperature {number} out of range on {heater}', text('{number} is too much.', '{number} 太高。')),
    ],
  },
};

export function smallCodes(changes: Changes = {}) {
  const dataset = smallDataset({ codeSystems: CODE_SYSTEMS, codes: CODES, ...changes });
  const { codeSystems: systems, codes } = composeCodes(dataset);
  return { systems, codes };
}
