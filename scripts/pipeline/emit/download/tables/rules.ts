import { SLICERS } from '../../../../../core/words/slicers.js';
import type { Rule } from '../../../../../schemas/generated/record.js';
import { recordSchema } from '../../../../shared/schemas/read.js';
import { at, type JsonObject } from '../../../../shared/tree.js';
import type { Records } from '../../../compose/records.js';
import { cellsOf, column, fieldColumns, itemSchema, recordTable, required, type Table, toId } from '../table.js';

type Cause = Rule['causes'][number];
type Fix = Cause['fixes'][number];

const id = (name: string, what: string, zh: string) => required(name, `Id of the ${what}.`, `${zh}标识。`);
const position = column('position', 'integer', 'Position in the order to try, from 1.', '尝试顺序，从 1 起。', {
  required: true,
});

/** Symptoms, their causes and their fixes; shared causes and fixes appear once. */
export function ruleTables({ rules }: Records): Table[] {
  const causes = new Map<string, Cause>();
  const fixes = new Map<string, Fix>();
  for (const rule of rules)
    for (const cause of rule.causes) {
      causes.set(cause.id, cause);
      for (const fix of cause.fixes) fixes.set(fix.id, fix);
    }
  return [
    {
      name: 'rules',
      parts: ['figures', 'texts'],
      ...recordTable(rules, recordSchema('rule'), {
        omit: ['symptom', 'causes', 'pictures', 'references'],
        whole: ['applies_to'],
      }),
      description: 'One row per symptom. Its causes are in `rule_causes`.',
      description_zh: '每行一种现象，其原因见 `rule_causes`。',
    },
    {
      name: 'causes',
      parts: ['figures', 'texts'],
      ...recordTable(sorted(causes), itemSchema('rule', 'causes'), {
        omit: ['likelihood', 'basis', 'checks', 'fixes'],
        whole: ['applies_to'],
      }),
      description: 'One row per cause. How likely it is depends on the symptom: see `rule_causes`.',
      description_zh: '每行一个原因。其可能性取决于现象，见 `rule_causes`。',
    },
    {
      name: 'fixes',
      parts: ['figures', 'texts'],
      ...recordTable(sorted(fixes), itemSchema('rule', 'causes', 'fixes'), {
        // Already in the table of settings.
        omit: ['setting_name', 'setting_name_zh', 'unit', 'record_field', 'slicers', 'first_layer'].map(
          (name) => `adjustment.${name}`,
        ),
        whole: [
          ...['applies_to', 'additions', 'figures'],
          ...['target', 'steps', 'safe_range', 'safe_range_by_material', 'conditional_limits', 'recommendations'].map(
            (name) => `adjustment.${name}`,
          ),
        ],
      }),
      description: 'One row per fix: something to do, or a setting to change.',
      description_zh: '每行一个解决方法：一项操作或一项设置调整。',
      foreign: [toId('adjustment_setting', 'settings')],
    },
    ruleCauses(rules),
    ruleFixes(rules),
  ];
}

function ruleCauses(rules: readonly Rule[]): Table {
  const columns = fieldColumns(itemSchema('rule', 'causes'), {
    omit: ['id', 'name', 'name_zh', 'check', 'check_zh', 'applies_to', 'fixes', 'sources'],
  });
  return {
    name: 'rule_causes',
    description: 'Causes of each symptom, the likeliest first.',
    description_zh: '各现象的原因，最可能的在前。',
    parts: ['figures'],
    columns: [id('rule', 'rule', '规则'), id('cause', 'cause', '原因'), position, ...columns],
    key: ['rule', 'cause'],
    foreign: [toId('rule', 'rules'), toId('cause', 'causes')],
    indexes: [['cause']],
    rows: rules.flatMap((rule) =>
      rule.causes.map((cause, index) => [rule.id, cause.id, index + 1, ...cellsOf(cause, columns)]),
    ),
  };
}

function ruleFixes(rules: readonly Rule[]): Table {
  return {
    name: 'rule_fixes',
    description: 'Fixes of a cause under a symptom, in the order to try.',
    description_zh: '各现象下某原因的解决方法，按尝试顺序排列。',
    parts: ['figures'],
    columns: [id('rule', 'rule', '规则'), id('cause', 'cause', '原因'), position, id('fix', 'fix', '解决方法')],
    key: ['rule', 'cause', 'position'],
    foreign: [{ columns: ['rule', 'cause'], table: 'rule_causes', to: ['rule', 'cause'] }, toId('fix', 'fixes')],
    indexes: [['fix']],
    rows: rules.flatMap((rule) =>
      rule.causes.flatMap((cause) => cause.fixes.map((fix, index) => [rule.id, cause.id, index + 1, fix.id])),
    ),
  };
}

function sorted<T extends { id: string }>(records: ReadonlyMap<string, T>): T[] {
  return [...records.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

export function codeTable({ codes }: Records): Table {
  return {
    name: 'codes',
    description: 'One row per code or message that a printer reports. For its spelling, see `codes.json`.',
    description_zh: '每行一条机器报错代码或信息，写法规则见 `codes.json`。',
    parts: ['figures', 'texts'],
    ...recordTable(codes, recordSchema('code'), { whole: ['parameter_values', 'symptoms', 'causes'] }),
    indexes: [['code']],
    repeated: [
      ...['system', 'module', 'explanation_kind', 'severity', 'recovery', 'no_symptom_reason'],
      ...['no_symptom_reason_zh', 'source'],
    ],
  };
}

/** Slicer settings, and their name in each slicer. */
export function settingTables({ settings }: Records): Table[] {
  const slicer = at(recordSchema('setting'), `properties.slicers.properties.${SLICERS[0]}`) as JsonObject;
  const inSlicer = fieldColumns(slicer, { whole: ['plates', 'workarounds', 'requires'] });
  return [
    {
      name: 'settings',
      description: 'One row per slicer setting.',
      description_zh: '每行一项切片设置。',
      parts: ['figures', 'texts'],
      ...recordTable(settings, recordSchema('setting'), { omit: ['slicers'] }),
    },
    {
      name: 'setting_slicers',
      description: 'Name, place and allowed values of a setting in each slicer.',
      description_zh: '各切片软件中该设置的名称、位置和取值范围。',
      parts: ['figures', 'texts'],
      columns: [
        required('setting', 'Id of the setting.', '设置标识。'),
        required('slicer', 'Id of the slicer.', '切片软件标识。', SLICERS),
        ...inSlicer,
      ],
      key: ['setting', 'slicer'],
      foreign: [toId('setting', 'settings')],
      rows: settings.flatMap(({ id, slicers }) =>
        Object.entries(slicers).map(([slicer, own]) => [id, slicer, ...cellsOf(own, inSlicer)]),
      ),
    },
  ];
}
